/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "piles.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "words.h"

void
sb_piles_show_draw (TableePileView *pile,
                    const SbState  *view,
                    gboolean        available,
                    gboolean        words)
{
  int count = view->draw_count;
  TableeCard back = sb_face (SB_UNKNOWN);
  g_autofree char *spoken = g_strdup_printf (ngettext ("Draw pile: %d card", "Draw pile: %d cards", (gulong) count), count);

  tablee_pile_view_set_pile (pile, &(TableePile) {
    .top = count > 0 ? &back : NULL,
    .count = count,
    .caption = words ? C_("cards", "Draw pile") : NULL,
    .spoken = spoken,
    .available = available,
  });
}

static char *
dup_spoken_discard (const SbState *view)
{
  int count = view->discard_count;
  g_autofree char *top = NULL;

  if (count == 0)
    return g_strdup (_("Discard pile: empty"));

  top = sb_words_card (view->discard[count - 1]);
  /* Translators: number of cards, a card ("Klingbohnen 4") */
  return g_strdup_printf (ngettext ("Discard pile: %1$d card, on top %2$s", "Discard pile: %1$d cards, on top %2$s",
                                    (gulong) count),
                          count, top);
}

void
sb_piles_show_discard (TableePileView *pile,
                       const SbState  *view,
                       gboolean        words)
{
  g_autoptr (GArray) faces = sb_faces_new_list (view->discard, view->discard_count);
  g_autofree char *spoken = dup_spoken_discard (view);
  const TableeCard *cards = (const TableeCard *) (gpointer) faces->data;

  tablee_pile_view_set_pile (pile, &(TableePile) {
    .top = faces->len > 0 ? &cards[faces->len - 1] : NULL,
    .count = view->discard_count,
    .caption = words ? C_("cards", "Discard pile") : NULL,
    .spoken = spoken,
    .contents = cards,
    .n_contents = faces->len,
  });
}
