/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When computer players had better be silent. */
#include "config.h"
#include "play-page-private.h"

#include <adwaita.h>

#include "play-gestures.h"
#include "remark-view.h"
#include "why-view.h"

/* Whatever is to be read goes first; what the others did can be read at any time. */
static gboolean
asks_cb (TableePlayPage *self)
{
  return self->told != NULL || self->covered_by != TABLEE_COVER_NONE || tablee_play_page_get_replaying (self) ||
         (self->why != NULL && tablee_why_view_get_target (TABLEE_WHY_VIEW (self->why)) != NULL);
}

void
tablee_play_page_add_remarks (TableePlayPage *self)
{
  TableeTable *table = TABLEE_TABLE (adw_bin_get_child (ADW_BIN (self->table_bin)));

  self->remark = tablee_remark_view_new (self->session, table, tablee_house_get_settings (self->house));
  g_signal_connect_object (self->remark, "asks", G_CALLBACK (asks_cb), self, G_CONNECT_SWAPPED);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->table_overlay), self->remark);
  tablee_play_gestures_add (self);
}
