/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What can be chosen now on the table of Space Station Phoenix. */

#include <glib.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "session/game-session.h"

G_BEGIN_DECLS

enum
{
  PH_KEYS = 9,
  PH_MAX_BUTTONS = 12,
};

/*
 * What the decision that is open is about: the things and buttons to choose from, in the order of their digits. Things that
 * cannot be chosen now have their digit all the same where they have a fixed place, so that keys do not change their meaning.
 */
typedef struct
{
  TableeAction actions[PH_MAX_ACTIONS];
  int          n_actions;
  TableeAction buttons[PH_MAX_BUTTONS];  /* of these, and of those that end a phase, what is no thing on the table */
  int          n_buttons;
} PhChoices;

/* @seat: whose decision it is, a person's; without one there is nothing. */
void     ph_choices_fill    (PhChoices         *self,
                             TableeGameSession *session);

/* The digit of @action, or 0. */
int      ph_choices_get_key (const PhChoices   *self,
                             TableeAction       action);

G_END_DECLS
