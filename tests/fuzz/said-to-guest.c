/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as what a host has sealed: said to a guest of Space beans that has heard nothing of the game yet, and once more. */

#include "taken.h"
#include "target.h"

#include <string.h>

#include "games/catalogue.h"
#include "net/guest-private.h"
#include "net/memory-broker.h"

static const TableeWeather fine = { 0 };
static const guint8 secret[TABLEE_SECRET_BYTES] = { 3, 1, 4 };

static void
keep_cb (TableeGuest *guest)
{
  g_autofree char *text = tablee_guest_to_text (guest);

  g_assert_nonnull (text);
  tablee_guest_kept (guest);
}

static void
session_cb (TableeGuest       *guest G_GNUC_UNUSED,
            TableeGameSession *session)
{
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
}

static TableeGuest *
open_guest (TableeMemoryBroker *broker,
            TableeSlots        *slots)
{
  static TableeKeys host;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("space-beans"), 2, NULL, NULL);
  g_autoptr (TableeInvitation) invitation = tablee_invitation_new_for_secret ("mqtt://memory", secret);
  g_autofree char *slot = tablee_invitation_dup_slot (invitation, TABLEE_SLOT_CARD);
  TableeGuest *guest = tablee_guest_new (invitation, "Zoé", 0, slots);
  g_autoptr (TableeCard) card = NULL;
  g_autoptr (GBytes) sealed = NULL;

  if (host.public[0] == 0 && host.public[1] == 0)
    tablee_keys_make (&host);
  card = tablee_card_new (ruleset, NULL, 1, host.public);
  sealed = tablee_card_seal (card, invitation);
  g_signal_connect (guest, "keep", G_CALLBACK (keep_cb), NULL);
  g_signal_connect (guest, "session", G_CALLBACK (session_cb), NULL);
  tablee_guest_open (guest);
  tablee_slots_put (slots, slot, sealed);
  while (tablee_memory_broker_step (broker))
    ;
  g_assert_nonnull (guest->talk);

  return guest;
}

static void
say (TableeGuest *guest,
     JsonObject  *what)
{
  g_signal_emit_by_name (guest->talk, "heard", what, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  if (guest->session != NULL && guest->state == TABLEE_GUEST_PLAYING)
    g_assert_cmpuint (tablee_chronicle_get_length (guest->chronicle), ==, tablee_game_session_get_n_played (guest->session) + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  TableeTalkHead head;
  g_autoptr (JsonObject) said = tablee_talk_read (text, &head);
  g_autoptr (TableeMemoryBroker) broker = NULL;
  g_autoptr (TableeSlots) slots = NULL;
  g_autoptr (TableeGuest) guest = NULL;

  if (said == NULL)
    {
      count_input (FALSE, size);
      return 0;
    }

  broker = tablee_memory_broker_new (1, &fine);
  slots = tablee_memory_broker_connect (broker);
  guest = open_guest (broker, slots);
  say (guest, said);
  say (guest, said);
  count_input (guest->session != NULL, size);
  if (guest->session != NULL)
    tablee_game_session_stop (guest->session);

  return 0;
}
