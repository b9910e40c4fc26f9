/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of Al Cabohne is seen on faces. */
#include "config.h"
#include "signs.h"
#include "terms.h"

/* Coins that are something to be proud of. */
enum { WELL_PAID = 3 };

static gboolean
is_well_paid (const TableePresentContext *context,
              const TableeEvent          *event)
{
  return event->args[3] >= WELL_PAID;
}

static gboolean
is_unpaid (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return event->args[3] == 0;
}

const TableeMoodRule ac_words_moods[] = {
  { AC_EVENT_PAY, TABLEE_MOOD_STARTLED },
  { AC_EVENT_BOSS_HARVEST, TABLEE_MOOD_SORRY, TABLEE_MOOD_OF_OTHERS },
  { AC_EVENT_HARVEST, TABLEE_MOOD_PROUD, .fits = is_well_paid },
  { AC_EVENT_HARVEST, TABLEE_MOOD_SORRY, .fits = is_unpaid },
  { AC_EVENT_HARVEST, TABLEE_MOOD_GLAD },
  { AC_EVENT_BUY, TABLEE_MOOD_GLAD },
  { 0 },
};
