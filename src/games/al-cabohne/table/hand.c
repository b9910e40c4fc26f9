/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The hand of the near seat. */
#include "config.h"
#include "hand.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/al-cabohne/words/terms.h"

static char *
dup_spoken (AcType   type,
            int      position,
            int      count,
            gboolean usable)
{
  const char *name = ac_words_bean_name (type);

  if (usable)
    /* Translators: "Blue bean" or "Hidden card", its place in the hand, number of cards in the hand */
    return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand, can be used"), name, position + 1, count);

  return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand"), name, position + 1, count);
}

static gboolean
is_usable (const AcScene *scene,
           AcType         type,
           int            position)
{
  if (type == AC_HIDDEN)
    return FALSE;
  if (scene->lifted.kind == AC_SUBJECT_FRONT)
    return position == 0 && ac_scene_is_usable (scene, scene->lifted);

  return ac_scene_is_usable (scene, (AcSubject) { AC_SUBJECT_HAND, position });
}

/* What it brings, and what a click does. */
static char *
dup_note (const AcScene *scene,
          AcType         type,
          int            position)
{
  gboolean front = scene->lifted.kind == AC_SUBJECT_FRONT && position == 0;
  AcSubject subject = { front ? AC_SUBJECT_FRONT : AC_SUBJECT_HAND, position };
  g_autofree char *click = NULL;

  if (type == AC_HIDDEN)
    return NULL;

  click = is_usable (scene, type, position) ? ac_scene_dup_click (scene, subject) : NULL;
  return ac_faces_note (scene->ruleset, type, click);
}

void
ac_hand_show (TableeHandView *hand,
              TableeHandIds  *ids,
              const AcScene  *scene)
{
  g_autoptr (GArray) cards = tablee_cards_new ();
  AcSubject lifted = scene->lifted;
  int count;
  const AcCard *held = ac_pile (scene->state, (AcPile) (AC_PILE_HAND + scene->near), &count);

  tablee_hand_ids_match (ids, count);
  for (int i = 0; i < count; i++)
    {
      TableeCard card = ac_faces_card ((AcType) held[i]);
      gboolean usable = is_usable (scene, (AcType) held[i], i);
      g_autofree char *words = NULL;
      g_autofree char *note = NULL;

      card.id = tablee_hand_ids_get (ids, i);
      card.available = usable;
      card.chosen = (lifted.kind == AC_SUBJECT_FRONT && i == 0 && usable) ||
                    (lifted.kind == AC_SUBJECT_HAND && i == lifted.index);
      card.marked = tablee_hand_ids_is_new (ids, card.id);
      card.note = note = dup_note (scene, (AcType) held[i], i);
      card.spoken = words = dup_spoken ((AcType) held[i], i, count, usable);
      tablee_cards_add (cards, &card);
    }
  tablee_hand_view_set_cards (hand, (const TableeCard *) (gpointer) cards->data, cards->len);
}
