/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The two piles in the middle. */
#include "config.h"
#include "piles.h"

#include <glib/gi18n.h>

#include "faces.h"

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
    .note = _("When it is used up, the discard pile is shuffled and becomes the new one."),
    .available = available,
  });
}

void
sb_piles_show_discard (TableePileView *pile,
                       const SbState  *view,
                       gboolean        words)
{
  g_autoptr (GArray) faces = sb_faces_new_list (view->discard, view->discard_count);

  tablee_pile_view_set_discard (pile, &(TableePile) {
    .caption = words ? C_("cards", "Discard pile") : NULL,
    .contents = (const TableeCard *) (gpointer) faces->data,
    .n_contents = faces->len,
  });
}
