/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of Martian 12s is seen on faces. */
#include "config.h"
#include "games/martian-12s/rules/rules.h"
#include "signs.h"

static gboolean
is_exact (const TableePresentContext *context,
          const TableeEvent          *event)
{
  return event->args[1] == M12_LIMIT;
}

static gboolean
is_close (const TableePresentContext *context,
          const TableeEvent          *event)
{
  return event->args[1] == M12_LIMIT - 1;
}

static gboolean
is_alone (const TableePresentContext *context,
          const TableeEvent          *event)
{
  return event->args[3] == 1;
}

const TableeMoodRule m12_words_moods[] = {
  { M12_EVENT_POP, TABLEE_MOOD_STARTLED },
  { M12_EVENT_PULL, TABLEE_MOOD_PROUD, .fits = is_exact },
  { M12_EVENT_PULL, TABLEE_MOOD_GLAD, .fits = is_close },
  { M12_EVENT_WIN, TABLEE_MOOD_PROUD, .fits = is_alone },
  { M12_EVENT_WIN, TABLEE_MOOD_SORRY, TABLEE_MOOD_OF_OTHERS, is_alone },
  { M12_EVENT_WIN, TABLEE_MOOD_GLAD },
  { 0 },
};
