/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cover.h"
#include "play-page.h"

G_BEGIN_DECLS

/* Returns: (transfer none) */
TableeHost        *tablee_play_page_get_host     (TableePlayPage    *self);

/* TABLEE_COVER_NONE: the curtain, if somebody is awaited. */
void               tablee_play_page_cover        (TableePlayPage    *self,
                                                  TableeCover        cover);
TableeCover        tablee_play_page_get_cover    (TableePlayPage    *self);

/* The person for whom the curtain waits is there. */
void               tablee_play_page_lift_curtain (TableePlayPage    *self);

/* Says @sentence where the prompt is, until something happens. */
void               tablee_play_page_tell         (TableePlayPage    *self,
                                                  const char        *sentence);

/* Marks on the table what is best for the person who is asked and says why, as soon as it has been found out. */
void               tablee_play_page_give_hint    (TableePlayPage    *self);

/* What the others did since one decided last: called back, or taken away. */
gboolean           tablee_play_page_get_recap_shown (TableePlayPage *self);
void               tablee_play_page_call_recap      (TableePlayPage *self);

gboolean           tablee_play_page_get_log_open (TableePlayPage    *self);
void               tablee_play_page_set_log_open (TableePlayPage    *self,
                                                  gboolean           open);

/* The actions of the group "play" (play-actions.c). Returns: (transfer full) */
GSimpleActionGroup *tablee_play_actions_new      (TableePlayPage     *self);

/* Brings them up to date with the session and the page. */
void               tablee_play_actions_update    (GSimpleActionGroup *actions,
                                                  TableePlayPage     *self);

G_END_DECLS
