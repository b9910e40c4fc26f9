/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The deck and the discard pile. */
#include "config.h"
#include "piles.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/bean-chains/words/terms.h"

void
ch_piles_show_deck (TableePileView *pile,
                    const ChScene  *scene,
                    gboolean        narrow)
{
  TableeCard back = ch_faces_card (CH_NO_BEAN);
  int count = scene->state->deck_count;
  g_autofree char *spoken = g_strdup_printf (ngettext ("Deck: %d card.", "Deck: %d cards.", (gulong) count), count);

  tablee_pile_view_set_pile (pile, &(TableePile) {
    .top = count > 0 ? &back : NULL,
    .count = count,
    .caption = narrow ? NULL : C_("pile", "deck"),
    .spoken = spoken,
  });
}

static TableeCard *
make_contents (const ChState *state)
{
  TableeCard *cards = g_new0 (TableeCard, state->discard_count + 1);

  for (int i = 0; i < state->discard_count; i++)
    {
      cards[i] = ch_faces_card (state->discard[i]);
      cards[i].spoken = ch_words_bean_name (state->discard[i]);
    }

  return cards;
}

void
ch_piles_show_discard (TableePileView *pile,
                       const ChScene  *scene,
                       gboolean        narrow)
{
  const ChState *state = scene->state;
  TableeAction throw;
  g_autofree TableeCard *contents = make_contents (state);

  tablee_pile_view_set_discard (pile, &(TableePile) {
    .caption = narrow ? NULL : C_("pile", "discard"),
    .contents = contents,
    .n_contents = state->discard_count,
    .available = ch_scene_find_throw (scene, &throw) && ch_scene_may (scene, throw),
    .marked = scene->marks->discard,
  });
}
