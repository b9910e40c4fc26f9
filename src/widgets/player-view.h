/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "field-view.h"
#include "session/seat.h"
#include "turn.h"

G_BEGIN_DECLS

/* No player has more. */
enum { TABLEE_PLAYER_FIELDS = 3 };

/* How much room a table has for a player. */
typedef struct
{
  int      card_width;
  int      plate_width;  /* of who it is, beside the fields */
  gboolean above;        /* that stands above the fields */
  gboolean narrow;       /* the fields share the width that there is */
  gboolean balanced;     /* the fields lie in the middle of the table, and not of what the plate leaves */
  gboolean flat;         /* what is said of a field stands beside its cards; for a terse player */
  gboolean terse;        /* there is no room for more than the least */
} TableePlayerForm;

/*
 * A player who plants: who it is, coins, cards in hand, and the fields. CSS node: player.
 *
 * In a template, a <child type="field-1"> goes below the first field, and so on.
 */
#define TABLEE_TYPE_PLAYER_VIEW (tablee_player_view_get_type ())
G_DECLARE_FINAL_TYPE (TableePlayerView, tablee_player_view, TABLEE, PLAYER_VIEW, GtkWidget)

void       tablee_player_view_set_seat     (TableePlayerView       *self,
                                            TableeSeat             *seat);

/* This is the one who sits at the table's near side, once and for all: a click on a field activates @action with its number,
 * from 0 ("i"). */
void       tablee_player_view_set_near     (TableePlayerView       *self,
                                            const char             *action);
/* What fields may be called: @titles end with NULL. Unless they are terse, all of them have room for each. */
void       tablee_player_view_set_titles   (TableePlayerView       *self,
                                            const char *const      *titles);
void       tablee_player_view_set_form     (TableePlayerView       *self,
                                            const TableePlayerForm *form);
void       tablee_player_view_set_turn     (TableePlayerView       *self,
                                            TableeTurn              turn);
void       tablee_player_view_set_yours    (TableePlayerView       *self,
                                            gboolean                yours);
void       tablee_player_view_set_numbers  (TableePlayerView       *self,
                                            int                     coins,
                                            int                     cards);

/* How many fields are shown, at least one. */
void       tablee_player_view_set_n_fields (TableePlayerView       *self,
                                            int                     n_fields);

/* Of @content, what there is no room for is left out. */
void       tablee_player_view_set_field    (TableePlayerView       *self,
                                            int                     field,
                                            const TableeField      *content);
gboolean   tablee_player_view_get_terse    (TableePlayerView       *self);

/* Returns: (transfer none) */
GtkWidget *tablee_player_view_get_field    (TableePlayerView       *self,
                                            int                     field);
GtkWidget *tablee_player_view_get_coins    (TableePlayerView       *self);
GtkWidget *tablee_player_view_get_hand     (TableePlayerView       *self);

G_END_DECLS
