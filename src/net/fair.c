/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seeds that nobody has chosen alone. */
#include "fair.h"

#include <sodium.h>
#include <string.h>

#include "engine/score.h"

static const char half_key[] = "tablee half of seed";
static const char seed_key[] = "tablee seed of game";

/* The seat is bound to as well: what one has shown is of no use for another. */
static void
commit (const TableeShare *share,
        guint8             commitment[TABLEE_COMMITMENT_BYTES])
{
  guint8 bytes[1 + TABLEE_HALF_BYTES];

  bytes[0] = share->seat == TABLEE_NOBODY ? 0xff : (guint8) share->seat;
  memcpy (bytes + 1, share->half, TABLEE_HALF_BYTES);
  crypto_generichash (commitment, TABLEE_COMMITMENT_BYTES, bytes, sizeof bytes, (const guint8 *) half_key, strlen (half_key));
}

void
tablee_share_make (TableeShare *share,
                   int          seat)
{
  g_return_if_fail (share != NULL);

  if (sodium_init () < 0)
    g_error ("libsodium finds no random numbers");

  share->seat = seat;
  share->has_half = TRUE;
  randombytes_buf (share->half, TABLEE_HALF_BYTES);
  commit (share, share->commitment);
}

gboolean
tablee_share_holds (const TableeShare *share)
{
  guint8 commitment[TABLEE_COMMITMENT_BYTES];

  g_return_val_if_fail (share != NULL, FALSE);

  commit (share, commitment);

  return share->has_half && memcmp (commitment, share->commitment, TABLEE_COMMITMENT_BYTES) == 0;
}

void
tablee_shares_mix (const TableeShare *shares,
                   guint              count,
                   TableeRandom      *seed)
{
  crypto_generichash_state state;
  guint8 bytes[sizeof seed->words];

  g_return_if_fail (shares != NULL && count > 0);
  g_return_if_fail (seed != NULL);

  crypto_generichash_init (&state, (const guint8 *) seed_key, strlen (seed_key), sizeof bytes);
  for (guint i = 0; i < count; i++)
    crypto_generichash_update (&state, shares[i].half, TABLEE_HALF_BYTES);
  crypto_generichash_final (&state, bytes, sizeof bytes);
  for (guint i = 0; i < G_N_ELEMENTS (seed->words); i++)
    {
      seed->words[i] = 0;
      for (guint byte = 0; byte < 8; byte++)
        seed->words[i] = seed->words[i] << 8 | bytes[i * 8 + byte];
    }
  if (tablee_random_concealed (seed))
    seed->words[0] = 1;
}
