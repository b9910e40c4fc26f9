/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One of the regulars, to be looked at. */
#include "config.h"
#include "cast-card.h"

#include <glib/gi18n.h>

#include "cast.h"
#include "encounter-words.h"
#include "temper-words.h"
#include "widgets/picture.h"
#include "widgets/portrait.h"

struct _TableeCastCard
{
  GtkFlowBoxChild parent_instance;

  int             regular;

  GtkWidget      *portrait;
  GtkWidget      *name;
  GtkWidget      *level;
  GtkWidget      *manner;
  GtkWidget      *temper;
  GtkWidget      *record;
};

G_DEFINE_FINAL_TYPE (TableeCastCard, tablee_cast_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
show_face (TableeCastCard *self,
           TableeMood      mood)
{
  g_autofree char *art = tablee_portrait_dup_art (self->regular, mood);

  tablee_picture_set_art (TABLEE_PICTURE (self->portrait), art);
}

static void
looked_at_cb (TableeCastCard *self)
{
  show_face (self, TABLEE_MOOD_GLAD);
}

static void
looked_away_cb (TableeCastCard *self)
{
  show_face (self, TABLEE_MOOD_CALM);
}

static void
tablee_cast_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_CAST_CARD);

  G_OBJECT_CLASS (tablee_cast_card_parent_class)->dispose (object);
}

static void
tablee_cast_card_class_init (TableeCastCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_cast_card_dispose;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/cast-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeCastCard, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeCastCard, name);
  gtk_widget_class_bind_template_child (widget_class, TableeCastCard, level);
  gtk_widget_class_bind_template_child (widget_class, TableeCastCard, manner);
  gtk_widget_class_bind_template_child (widget_class, TableeCastCard, temper);
  gtk_widget_class_bind_template_child (widget_class, TableeCastCard, record);
  gtk_widget_class_bind_template_callback (widget_class, looked_at_cb);
  gtk_widget_class_bind_template_callback (widget_class, looked_away_cb);
}

static void
tablee_cast_card_init (TableeCastCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_cast_card_new (int regular)
{
  TableeCastCard *self = g_object_new (TABLEE_TYPE_CAST_CARD, NULL);
  const char *name = tablee_cast_get_name (regular);
  const char *manner = tablee_cast_get_words (regular);
  /* Translators: of a computer player: the level and the temperament */
  g_autofree char *level = g_strdup_printf (C_("player", "%1$s · %2$s"), tablee_cast_get_level_name (regular),
                                            tablee_temper_name (tablee_cast_get_temper (regular)));
  g_autofree char *spoken = g_strjoin (". ", name, level, manner, NULL);

  self->regular = regular;
  show_face (self, TABLEE_MOOD_CALM);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_label_set_label (GTK_LABEL (self->level), level);
  gtk_label_set_label (GTK_LABEL (self->manner), manner);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  tablee_cast_card_set_game (self, NULL, NULL);

  return GTK_WIDGET (self);
}

void
tablee_cast_card_set_game (TableeCastCard *self,
                           const char     *game,
                           GPtrArray      *encounters)
{
  g_return_if_fail (TABLEE_IS_CAST_CARD (self));

  const char *temper = tablee_temper_words_in (tablee_cast_get_temper (self->regular), game);
  g_autofree char *record = encounters != NULL ? tablee_encounter_words (encounters, self->regular, game) : g_strdup ("");
  g_autofree char *spoken = *record != '\0' ? g_strjoin (" ", temper, record, NULL) : g_strdup (temper);

  gtk_label_set_label (GTK_LABEL (self->temper), temper);
  gtk_label_set_label (GTK_LABEL (self->record), record);
  gtk_widget_set_visible (self->record, *record != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
}
