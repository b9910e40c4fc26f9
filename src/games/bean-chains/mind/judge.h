/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "look.h"

/* How well off the seat of @outlook is at the beginning of a turn, against the other's number: the difference is the logarithm of
 * the odds to win. */
double ch_judge (const ChOutlook *outlook);
