/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards that lie open. */
#include "config.h"
#include "tray.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/al-cabohne/words/terms.h"

struct _AcTray
{
  GtkBox          parent_instance;

  GtkLabel       *title;
  GtkWidget      *room;
  TableeHandView *cards;

};

G_DEFINE_FINAL_TYPE (AcTray, ac_tray, GTK_TYPE_BOX)

static const char *
get_title (const AcScene *scene)
{
  AcPhase phase = (AcPhase) scene->state->phase;

  if (scene->ruleset->base.seats > 1 && (phase == AC_PHASE_LEFTOVERS || phase == AC_PHASE_DRAW))
    return _("Leftovers");

  return _("Revealed Cards");
}

static char *
dup_spoken (AcType   type,
            gboolean usable,
            gboolean lifted)
{
  const char *name = ac_words_bean_name (type);

  if (lifted)
    /* Translators: "Blue bean": an open card that has been lifted */
    return g_strdup_printf (_("%s, revealed, lifted"), name);
  if (usable)
    /* Translators: "Blue bean" */
    return g_strdup_printf (_("%s, revealed, can be used"), name);

  return g_strdup_printf (_("%s, revealed"), name);
}

static void
add_cards (GArray        *cards,
           const AcScene *scene,
           AcType         type)
{
  gboolean lifted = scene->lifted.kind == AC_SUBJECT_OPEN && scene->lifted.index == (int) type;
  AcSubject subject = { AC_SUBJECT_OPEN, (int) type };
  gboolean usable = ac_scene_is_usable (scene, subject);
  g_autofree char *click = ac_scene_dup_click (scene, subject);
  g_autofree char *note = ac_faces_note (scene->ruleset, type, click);
  g_autofree char *spoken = dup_spoken (type, usable, FALSE);
  g_autofree char *spoken_lifted = lifted ? dup_spoken (type, usable, TRUE) : NULL;
  TableeCard card = ac_faces_card (type);

  card.id = ac_faces_open_id (type, 0);
  card.available = usable;
  card.marked = scene->marks->open[type];
  card.spoken = spoken;
  card.note = note;
  tablee_cards_add_copies (cards, &card, scene->state->open[type], spoken_lifted);
}

static void
ac_tray_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AC_TYPE_TRAY);

  G_OBJECT_CLASS (ac_tray_parent_class)->dispose (object);
}

static void
ac_tray_class_init (AcTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ac_tray_dispose;

  g_type_ensure (TABLEE_TYPE_HAND_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/tray.ui");
  gtk_widget_class_bind_template_child (widget_class, AcTray, title);
  gtk_widget_class_bind_template_child (widget_class, AcTray, room);
  gtk_widget_class_bind_template_child (widget_class, AcTray, cards);
}

static void
ac_tray_init (AcTray *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ac_tray_show (AcTray        *self,
              const AcScene *scene)
{
  g_autoptr (GArray) cards = tablee_cards_new ();

  g_return_if_fail (AC_IS_TRAY (self));
  g_return_if_fail (scene != NULL);

  for (int type = 0; type < AC_TYPES; type++)
    add_cards (cards, scene, (AcType) type);
  tablee_hand_view_set_cards (self->cards, (const TableeCard *) (gpointer) cards->data, cards->len);
  gtk_label_set_label (self->title, get_title (scene));
}

void
ac_tray_set_form (AcTray   *self,
                  int       card_width,
                  gboolean  narrow)
{
  g_return_if_fail (AC_IS_TRAY (self));

  tablee_hand_view_set_card_width (self->cards, card_width);
  /* Nothing moves aside when cards come: they have what room there is, and overlap only where that is too little. */
  gtk_widget_set_size_request (self->room, card_width * (narrow ? 4 : 5), tablee_card_view_get_height_for (card_width));
  gtk_widget_set_visible (GTK_WIDGET (self->title), !narrow);
}

TableeHandView *
ac_tray_get_cards (AcTray *self)
{
  g_return_val_if_fail (AC_IS_TRAY (self), NULL);

  return self->cards;
}
