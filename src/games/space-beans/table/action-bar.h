/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/space-beans/rules/rules.h"
#include "session/game-session.h"
#include "widgets/table.h"

G_BEGIN_DECLS

/* What the buttons are about. */
typedef struct
{
  TableeTable       *table;   /* which knows why something cannot be done */
  TableeGameSession *session;
  int                seat;    /* whose buttons they are */
  gboolean           asked;   /* this seat is to decide, and a person does */
  SbCard             chosen;  /* the card that still needs a collection, or SB_UNKNOWN */
} SbBarState;

/* The decisions of Space Beans that are not a thing on the table: those of the phase it is. They are the actions of the table
 * that it is in, with its keys. */
#define SB_TYPE_ACTION_BAR (sb_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (SbActionBar, sb_action_bar, SB, ACTION_BAR, GtkWidget)

/* If the button with the focus goes, another one gets it. */
void     sb_action_bar_set_state   (SbActionBar      *self,
                                    const SbBarState *state);

/* The button of @action, which is one without a card. Returns: (transfer none) (nullable) */
GtkWidget *sb_action_bar_get_button (SbActionBar    *self,
                                    TableeAction      action);

/* Whether the focus is on a button that goes with @state. */
gboolean sb_action_bar_loses_focus (SbActionBar      *self,
                                    const SbBarState *state);

G_END_DECLS
