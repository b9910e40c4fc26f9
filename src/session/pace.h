/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How soon a computer's answer is shown. */
typedef enum
{
  TABLEE_PACE_INSTANT,  /* tests, fast-forward */
  TABLEE_PACE_FAST,     /*  400 ms */
  TABLEE_PACE_NORMAL,   /*  900 ms */
  TABLEE_PACE_SLOW,     /* 2000 ms */
  TABLEE_PACE_STEP,     /* one step at a time: tablee_game_session_step() */
} TableePace;
