/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a host has kept to its word. */
#include "guest-private.h"

#include <string.h>

#include "notation/error.h"

static GError *
new_error (const char *message)
{
  return tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_FORMAT, "", message);
}

/* Each has opened what it had bound itself to, this end among them. */
static gboolean
shares_hold (TableeGuest *self,
             GArray      *shares)
{
  if (self->shares == NULL || shares->len != self->shares->len)
    return FALSE;

  for (guint i = 0; i < shares->len; i++)
    {
      const TableeShare *bound = &g_array_index (self->shares, TableeShare, i);
      const TableeShare *shown = &g_array_index (shares, TableeShare, i);

      if (bound->seat != shown->seat || memcmp (bound->commitment, shown->commitment, TABLEE_COMMITMENT_BYTES) != 0 ||
          !tablee_share_holds (shown))
        return FALSE;
    }

  return TRUE;
}

/* The game began as the seed deals it. */
static gboolean
is_dealt (TableeGuest      *self,
          TableeGameRecord *record,
          GArray           *shares)
{
  const TableeGame *game = self->ruleset->game;
  TableeRuleset *ruleset = tablee_game_record_get_ruleset (record);
  g_autoptr (TableePosition) position = tablee_game_record_get_position (record, 0);
  g_autofree void *state = NULL;
  TableeRandom seed;

  if (ruleset->game != game || ruleset->checksum != self->ruleset->checksum)
    return FALSE;

  tablee_shares_mix ((const TableeShare *) (gpointer) shares->data, shares->len, &seed);
  state = g_malloc0 (game->state_size);
  game->deal (ruleset, state, &seed, NULL);

  return memcmp (state, tablee_position_get_state (position), game->state_size) == 0;
}

/* What was told of it is what this seat could know of it. */
static gboolean
is_as_told (TableeGuest      *self,
            TableeGameRecord *record)
{
  g_autoptr (TableeChronicle) chronicle = tablee_chronicle_new_for_record (record, self->seat);
  guint length = tablee_chronicle_get_length (chronicle);

  return length == tablee_chronicle_get_length (self->chronicle) &&
         g_str_equal (tablee_chronicle_get_digest (chronicle, length), tablee_chronicle_get_digest (self->chronicle, length));
}

GError *
tablee_guest_prove (TableeGuest      *self,
                    TableeGameRecord *record,
                    GArray           *shares)
{
  if (!shares_hold (self, shares))
    return new_error (TABLEE_MESSAGE ("the host has not kept to what the seed was to be made of"));
  if (!is_dealt (self, record, shares))
    return new_error (TABLEE_MESSAGE ("the host has not dealt by the seed that was agreed upon"));
  if (!is_as_told (self, record))
    return new_error (TABLEE_MESSAGE ("the host has told another game than the one that was played"));

  return NULL;
}
