/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of Bean Chains is seen on faces. */
#include "config.h"
#include "signs.h"
#include "terms.h"

/* Coins that are something to be proud of. */
enum { WELL_PAID = 3 };

static gboolean
is_well_paid (const TableePresentContext *context,
              const TableeEvent          *event)
{
  return event->args[2] >= WELL_PAID;
}

static gboolean
is_unpaid (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return event->args[2] == 0;
}

const TableeMoodRule ch_words_moods[] = {
  { CH_EVENT_SELL, TABLEE_MOOD_PROUD, .fits = is_well_paid },
  { CH_EVENT_SELL, TABLEE_MOOD_SORRY, .fits = is_unpaid },
  { CH_EVENT_SELL, TABLEE_MOOD_GLAD },
  { CH_EVENT_MATCH, TABLEE_MOOD_GLAD },
  { 0 },
};
