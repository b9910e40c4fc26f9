/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of the play page share: its parts, and what they do to each other. */

#include "cover.h"
#include "hot-seat.h"
#include "play-page.h"

G_BEGIN_DECLS

struct _TableePlayPage
{
  GtkWidget           parent_instance;

  TableeGameSession  *session;
  TableeHouse        *house;
  TableeHotSeat      *hot_seat;
  GSignalGroup       *signals;
  GSimpleActionGroup *actions;
  GListModel         *sentences;
  TableeCover         covered_by;   /* what lies over the table */
  char               *told;         /* nullable: said until something happens */
  gboolean            refused;      /* it says why something could not be done */
  gboolean            outdated;     /* what is told below the table is older than what the table says itself */
  guint               told_source;
  guint               result_source;
  gboolean            result_waits;  /* until the table has told how the game ended */
  gint64              leave_asked;  /* when Escape was pressed with nothing to cancel; 0: not yet, or another thing was done since */
  gboolean            left_waiting; /* it was pressed while others were to play */
  GtkWidget          *focus_before; /* weak: where the keyboard was before a sheet covered the table */

  GtkWidget          *tools;
  GtkWidget          *gestures;     /* nullable: what can be said to friends elsewhere */
  GtkWidget          *menu_button;
  GtkWidget          *undo_button;
  GtkWidget          *hint_button;  /* where the turn bar has none */
  GtkWidget          *overlay;
  GtkWidget          *content;
  GtkWidget          *banner;
  GtkWidget          *banner_label;
  GtkWidget          *presence_bar;
  GtkWidget          *turn_bar;
  GtkWidget          *table_overlay;
  GtkWidget          *table_bin;
  GtkWidget          *why;          /* nullable: says why something happened */
  GtkWidget          *remark;       /* nullable: shows what computer players say */
  GtkWidget          *log;
  GtkWidget          *prompt;
  GtkWidget          *reason;        /* why what is told there is so */
  GtkWidget          *watch_controls;
  GtkWidget          *result_button;
  GtkWidget          *recap;
  GtkWidget          *recap_button;
  GtkWidget          *replay;
  GtkWidget          *replay_button;
  GtkWidget          *ticker;
  GtkWidget          *ticker_status;
  GtkWidget          *ticker_newest;
  GtkWidget          *ticker_word;
  GtkWidget          *replay_image;
  GtkWidget          *replay_word;
  GtkWidget          *recap_word;
  GtkWidget          *cover;
  GtkWidget          *scores;
  GtkWidget          *scores_sheet;
  GtkWidget          *seats;
  GtkWidget          *curtain;
  GtkWidget          *result;
};

/* Returns: (transfer none) */
TableeHouse       *tablee_play_page_get_house     (TableePlayPage    *self);

/* TABLEE_COVER_NONE: the curtain, if somebody is awaited. */
void               tablee_play_page_cover        (TableePlayPage    *self,
                                                  TableeCover        cover);
TableeCover        tablee_play_page_get_cover    (TableePlayPage    *self);

/* For play-covers.c and what it is told by: brings what lies over the table up to date, shows it alone, and gives the keyboard to the table. */
void               tablee_play_page_fill_cover   (TableePlayPage    *self);
void               tablee_play_page_show_cover   (TableePlayPage    *self);
void               tablee_play_page_focus_table  (TableePlayPage    *self);

/* For play-remarks.c: computer players at the table may remark something, where nothing else is to be read, and friends elsewhere say it. */
void               tablee_play_page_add_remarks  (TableePlayPage    *self);

/* The person for whom the curtain waits is there. */
void               tablee_play_page_lift_curtain (TableePlayPage    *self);

/* Says @sentence where the prompt is, until something happens. */
void               tablee_play_page_tell         (TableePlayPage    *self,
                                                  const char        *sentence);

/* Marks on the table what is best for the person who is asked and says why, as soon as it has been found out. */
void               tablee_play_page_give_hint    (TableePlayPage    *self);

/* What stands below the table, in play-recap.c. Where there is little room, the reason of a hint is short and stands alone; "" takes it away.
 * Where the table itself says what happened, and waits to be read, nothing older stands beside it (outdated), nor until all is told. */
gboolean           tablee_play_page_is_narrow     (TableePlayPage  *self);
void               tablee_play_page_recap_shown   (TableePlayPage  *self);
void               tablee_play_page_set_reason    (TableePlayPage  *self,
                                                   const char      *reason);
void               tablee_play_page_update_ticker (TableePlayPage  *self);
void               tablee_play_page_set_outdated  (TableePlayPage  *self,
                                                   gboolean         outdated);

/* What the others did since one decided last: called back, or taken away. */
gboolean           tablee_play_page_get_recap_shown (TableePlayPage *self);
void               tablee_play_page_call_recap      (TableePlayPage *self);

/* The same once more on the table, until it is over or anything else is done; or no more. */
gboolean           tablee_play_page_get_replaying (TableePlayPage   *self);
gboolean           tablee_play_page_can_replay    (TableePlayPage   *self);
void               tablee_play_page_replay        (TableePlayPage   *self);

/* Whether the table asks for a key before it goes on to the position of the session. */
gboolean           tablee_play_page_get_asked     (TableePlayPage   *self);

gboolean           tablee_play_page_get_log_open (TableePlayPage    *self);
void               tablee_play_page_set_log_open (TableePlayPage    *self,
                                                  gboolean           open);

/* The actions of the group "play" (play-actions.c). Returns: (transfer full) */
GSimpleActionGroup *tablee_play_actions_new      (TableePlayPage     *self);

/* Brings them up to date with the session and the page. */
void               tablee_play_actions_update    (GSimpleActionGroup *actions,
                                                  TableePlayPage     *self);

/* The hint alone, which hangs on what the table shows at the moment: while things move. */
void                tablee_play_actions_update_hint (GSimpleActionGroup *actions,
                                                     TableePlayPage     *self);

G_END_DECLS
