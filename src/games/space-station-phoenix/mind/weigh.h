/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A glance at each action: how readily a sensible player takes it, from what lies there and without playing it in thought. */

#include "games/space-station-phoenix/rules/rules.h"

/* The weight of @action, which is legal in @view for the seat that is to move there: more than 0, around 1. */
double ph_weigh_action (const PhRuleset *ruleset,
                        const PhState   *view,
                        TableeAction     action);
