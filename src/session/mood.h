/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What a face shows, for a moment, of what happens to whoever sits there. */
typedef enum
{
  TABLEE_MOOD_CALM,
  TABLEE_MOOD_GLAD,      /* something was gained */
  TABLEE_MOOD_SORRY,     /* something was lost, or came to nothing */
  TABLEE_MOOD_STARTLED,  /* something was taken, or burst */
  TABLEE_MOOD_PROUD,     /* something was won */
  TABLEE_MOOD_THINKING,
  TABLEE_N_MOODS,
} TableeMood;
