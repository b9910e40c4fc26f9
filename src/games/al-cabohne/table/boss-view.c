/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A boss of the Mafia with his field. */
#include "config.h"
#include "boss-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "faces.h"
#include "games/al-cabohne/words/terms.h"
#include "widgets/children.h"
#include "widgets/picture.h"

enum
{
  FULL_NAME = 52,       /* width of cards from which there is room for "Don Corlebohne" */
  FULL_NAME_FIRM = 60,  /* the same within firm borders */
  BOW_TIME = 800,       /* milliseconds, as in the style sheet */
};

struct _AcBossView
{
  GtkWidget        parent_instance;

  TableePicture   *portrait;
  TableeFieldView *field;

  AcBoss           boss;
  gboolean         short_name;
  gboolean         terse;
  guint            bow_source;
};

G_DEFINE_FINAL_TYPE (AcBossView, ac_boss_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_BOSS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
set_boss (AcBossView *self,
          AcBoss      boss)
{
  static const char *const portraits[AC_BOSSES] = { "bosses/al", "bosses/don", "bosses/joe" };

  self->boss = boss;
  tablee_picture_set_art (self->portrait, portraits[boss]);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->field), "i", (int) boss);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->field), "table.boss");
}

static void
ac_boss_view_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_BOSS:
      g_value_set_int (value, (int) AC_BOSS_VIEW (object)->boss);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ac_boss_view_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_BOSS:
      set_boss (AC_BOSS_VIEW (object), (AcBoss) g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ac_boss_view_dispose (GObject *object)
{
  g_clear_handle_id (&AC_BOSS_VIEW (object)->bow_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), AC_TYPE_BOSS_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (ac_boss_view_parent_class)->dispose (object);
}

static void
ac_boss_view_class_init (AcBossViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ac_boss_view_get_property;
  object_class->set_property = ac_boss_view_set_property;
  object_class->dispose = ac_boss_view_dispose;

  properties[PROP_BOSS] = g_param_spec_int ("boss", NULL, NULL, AC_AL, AC_JOE, AC_AL,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (TABLEE_TYPE_FIELD_VIEW);
  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "boss");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/boss-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AcBossView, portrait);
  gtk_widget_class_bind_template_child (widget_class, AcBossView, field);
}

static void
ac_boss_view_init (AcBossView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_boss (self, AC_AL);
}

static char *
dup_spoken (AcBossView      *self,
            const AcRuleset *ruleset,
            AcField          field,
            const char      *duty,
            const char      *click)
{
  const char *name = ac_words_boss (self->boss);
  g_autofree char *what = NULL;

  if (field.count == 0)
    {
      /* Translators: name of a boss */
      g_autofree char *none = g_strdup_printf (_("%s has no beans."), name);

      what = g_strjoin (" ", none, duty, NULL);
    }
  else
    {
      g_autofree char *beans = ac_words_beans ((AcType) field.type, field.count);

      /* Translators: name of a boss, "4 blue beans", a number of cards */
      what = g_strdup_printf (_("%1$s has %2$s and harvests at %3$d."), name, beans,
                              ac_boss_cards (ruleset, self->boss, (AcType) field.type));
    }
  if (click == NULL)
    return g_steal_pointer (&what);

  /* Translators: two sentences: "Don Corlebohne has no beans.", "Give a blue bean to Don Corlebohne, who …" */
  return g_strdup_printf (C_("sentences", "%1$s %2$s."), what, click);
}

static const char *
get_title (AcBossView *self)
{
  return self->short_name ? ac_words_boss_name (self->boss) : ac_words_boss (self->boss);
}

void
ac_boss_view_show (AcBossView      *self,
                   const AcRuleset *ruleset,
                   AcField          field,
                   const char      *duty,
                   const char      *spoken,
                   gboolean         available,
                   gboolean         marked)
{
  g_autofree TableeCard *cards = tablee_cards_repeat (ac_faces_card ((AcType) field.type), field.count);
  g_autofree char *words = NULL;
  g_autofree char *note = NULL;

  g_return_if_fail (AC_IS_BOSS_VIEW (self));

  words = dup_spoken (self, ruleset, field, duty, spoken);
  if (field.count > 0 && !self->terse)
    /* Translators: below the field of a boss: how many cards he has, and with how many he harvests. There is little room */
    note = g_strdup_printf (C_("boss", "%1$d of %2$d"), field.count, ac_boss_cards (ruleset, self->boss, (AcType) field.type));

  tablee_field_view_set_field (self->field, &(TableeField) {
    .title = get_title (self),
    .cards = cards,
    .n_cards = field.count,
    .note = note,
    .slots = ac_boss_coins (self->boss),
    .filled = ac_field_value (ruleset, field),
    .spoken = words,
    .empty = C_("boss", "No beans"),
    .id = (int) self->boss,
    .available = available,
    .marked = marked,
  });
}

void
ac_boss_view_set_form (AcBossView *self,
                       int         card_width,
                       gboolean    narrow,
                       gboolean    terse)
{
  gboolean high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  int size = card_width * 5 / 4;

  g_return_if_fail (AC_IS_BOSS_VIEW (self));

  self->short_name = narrow || card_width < (high_contrast ? FULL_NAME_FIRM : FULL_NAME);
  self->terse = terse;
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), !narrow);
  gtk_widget_set_size_request (GTK_WIDGET (self->portrait), size, size);
  tablee_field_view_set_card_width (self->field, card_width);
  tablee_field_view_make_room (self->field, (const char *const[]) { get_title (self), NULL });
  gtk_widget_set_size_request (GTK_WIDGET (self->field), narrow ? -1 : card_width * 5 / 2 + 4, -1);
}

static gboolean
bowed_cb (gpointer user_data)
{
  AcBossView *self = user_data;

  self->bow_source = 0;
  gtk_widget_remove_css_class (GTK_WIDGET (self->portrait), "bows");
  return G_SOURCE_REMOVE;
}

void
ac_boss_view_bow (AcBossView *self)
{
  g_return_if_fail (AC_IS_BOSS_VIEW (self));

  g_clear_handle_id (&self->bow_source, g_source_remove);
  gtk_widget_add_css_class (GTK_WIDGET (self->portrait), "bows");
  self->bow_source = g_timeout_add (BOW_TIME, bowed_cb, self);
}

GtkWidget *
ac_boss_view_get_field (AcBossView *self)
{
  g_return_val_if_fail (AC_IS_BOSS_VIEW (self), NULL);

  return GTK_WIDGET (self->field);
}
