/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Faces in their moods. */
#include "config.h"
#include "portrait.h"

/* As the drawings call them: tests/data/check-art. */
static const char *const parts[TABLEE_N_MOODS] = {
  [TABLEE_MOOD_GLAD] = "glad",
  [TABLEE_MOOD_SORRY] = "sorry",
  [TABLEE_MOOD_STARTLED] = "startled",
  [TABLEE_MOOD_PROUD] = "proud",
  [TABLEE_MOOD_THINKING] = "thinking",
};

char *
tablee_portrait_dup_art (int        portrait,
                         TableeMood mood)
{
  g_return_val_if_fail (portrait >= 0, NULL);
  g_return_val_if_fail (mood < TABLEE_N_MOODS, NULL);

  if (parts[mood] == NULL)
    return g_strdup_printf ("portraits/%d", portrait);

  return g_strdup_printf ("portraits/%d#%s", portrait, parts[mood]);
}
