/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cards of Space Beans look like, and which is which. */
#include "config.h"
#include "faces.h"

#include <glib/gi18n.h>

#include "games/space-beans/words/terms.h"

static const char *const beans[SB_FAMILIES] = {
  "klingbohnen", "darth-beans", "bluebeans", "beanliens", "centauribohnen", "bohrion", "moonbohnen",
};

static const char *const values[SB_VALUES] = { "1", "2", "3", "4", "5", "6", "7", "8", "9" };

TableeCard
sb_face (SbCard card)
{
  if (card >= SB_KINDS)
    return (TableeCard) { .back = SB_BACK, .id = SB_FACE_DOWN };

  return (TableeCard) {
    .bean = tablee_bean_find (beans[sb_card_family (card)]),
    .value = values[sb_card_value (card) - 1],
    .back = SB_BACK,
    .id = sb_face_id (card, 0),
  };
}

static void
append_face (GArray *faces,
             SbCard  card,
             int     id)
{
  TableeCard face = sb_face (card);
  g_autofree char *spoken = card < SB_KINDS ? sb_words_card (card) : g_strdup (_("A card, face down"));

  face.id = id;
  face.spoken = spoken;
  tablee_cards_add (faces, &face);
}

GArray *
sb_faces_new (SbCards cards,
              int     hidden)
{
  GArray *faces = tablee_cards_new ();

  while (!sb_cards_empty (cards))
    {
      SbCard card = sb_cards_take_first (&cards);

      append_face (faces, card, sb_face_id (card, sb_cards_copies (cards, card)));
    }
  for (int i = 0; i < hidden; i++)
    append_face (faces, SB_UNKNOWN, SB_FACE_DOWN + i);

  return faces;
}

GArray *
sb_faces_new_list (const SbCard *cards,
                   gsize         n_cards)
{
  GArray *faces = tablee_cards_new ();

  for (gsize i = 0; i < n_cards; i++)
    append_face (faces, cards[i], TABLEE_NO_CARD);

  return faces;
}

int
sb_faces_last_id (SbCards cards,
                  SbCard  card)
{
  return sb_face_id (card, MAX (sb_cards_copies (cards, card) - 1, 0));
}
