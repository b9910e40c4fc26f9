/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How it stands with a table elsewhere, in words. */
#include "config.h"
#include "guest-words.h"

#include <glib/gi18n.h>

#include "net/broker-address.h"
#include "player-list.h"
#include "present/seat-name.h"
#include "sentences.h"

/* The machine by which the table is reached. Returns: (transfer full) */
static char *
dup_broker (TableeGuest *guest)
{
  g_autoptr (GUri) uri = tablee_broker_parse (tablee_invitation_get_broker (tablee_guest_get_invitation (guest)), NULL);

  return g_strdup (g_uri_get_host (uri));
}

static char *
dup_reason (TableeGuest *guest)
{
  const GError *error = tablee_guest_get_error (guest);

  return error != NULL ? tablee_sentences_failure (error) : g_strdup ("");
}

static gboolean
is_awaited (TableeGuest *guest,
            TableeSeat  *seat)
{
  return tablee_seat_get_kind (seat) == TABLEE_SEAT_FRIEND && !tablee_guest_get_present (guest, tablee_seat_get_index (seat));
}

/* @first: out: (transfer full) (nullable): one of them. */
static guint
count_awaited (TableeGuest  *guest,
               TableeSeat  **first)
{
  GListModel *seats = tablee_guest_get_seats (guest);
  guint count = 0;

  *first = NULL;
  for (guint i = 0; seats != NULL && i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      if (!is_awaited (guest, seat))
        continue;
      if (count++ == 0)
        *first = g_object_ref (seat);
    }

  return count;
}

static char *
dup_awaited (TableeGuest *guest)
{
  g_autoptr (TableeSeat) first = NULL;
  guint count = count_awaited (guest, &first);

  if (count == 0)
    return g_strdup (_("Everybody Is Here"));
  /* A seat that nobody has taken yet has no name. */
  if (count > 1 || *tablee_seat_get_name (first) == '\0')
    /* Translators: %u players who have not come to the table yet */
    return g_strdup_printf (ngettext ("Waiting for %u Player", "Waiting for %u Players", count), count);

  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_("Waiting for %s"), tablee_name_of_seat (first));
}

static const char *
get_refusal_heading (TableeGuest *guest)
{
  switch (tablee_guest_get_refusal (guest))
    {
    case TABLEE_REFUSAL_TAKEN:
      return _("This Seat Is Taken");
    case TABLEE_REFUSAL_SEAT_GONE:
      return _("Your Seat Was Given to a Computer");
    case TABLEE_REFUSAL_TABLE_GONE:
      return _("This Table Is Gone");
    case TABLEE_REFUSAL_RULESET:
      return _("The Same Game, but Not by the Same Numbers");
    case TABLEE_REFUSAL_NONE:
    case TABLEE_REFUSAL_PROTOCOL:
    case TABLEE_REFUSAL_GAME:
    case TABLEE_REFUSAL_RULES:
    default:
      return _("One of You Needs an Update");
    }
}

char *
tablee_guest_words_heading (TableeGuest *guest,
                            gboolean     connected)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (guest), NULL);

  TableeGuestState state = tablee_guest_get_state (guest);

  if (state == TABLEE_GUEST_REFUSED)
    return g_strdup (get_refusal_heading (guest));
  if (state == TABLEE_GUEST_CHEATED)
    return g_strdup (_("The Host Has Not Played Fair"));
  if (state == TABLEE_GUEST_OVER)
    return g_strdup (_("The Game Is Over"));
  if (!connected)
    return g_strdup (_("No Connection"));
  if (state == TABLEE_GUEST_CONNECTING)
    return g_strdup (_("Looking for the Table"));
  if (!tablee_guest_get_host_present (guest))
    return g_strdup (_("The Host Is Away"));

  return state == TABLEE_GUEST_WAITING ? dup_awaited (guest) : g_strdup (_("The Game Is Under Way"));
}

static char *
dup_refused (TableeGuest *guest)
{
  g_autofree char *reason = dup_reason (guest);

  /* Translators: %s is the reason: "somebody else has taken this seat: ask for another invitation" */
  return g_strdup_printf (_("This table cannot be joined: %s."), reason);
}

static char *
dup_cheated (TableeGuest *guest)
{
  g_autofree char *reason = dup_reason (guest);

  /* Translators: %s is what the host has done: "the host has begun another game" */
  return g_strdup_printf (_("Tablée has found that something is wrong with this game: %s. It is not kept in your history."), reason);
}

static char *
dup_unreached (TableeGuest *guest)
{
  g_autofree char *broker = dup_broker (guest);

  /* Translators: %s is the name or the address of a machine in the network. */
  return g_strdup_printf (_("%s cannot be reached at the moment. Tablée keeps trying. Is this computer in the network, and is the computer of whoever invited you switched on?"), broker);
}

char *
tablee_guest_words_details (TableeGuest *guest,
                            gboolean     connected)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (guest), NULL);

  TableeGuestState state = tablee_guest_get_state (guest);

  if (state == TABLEE_GUEST_REFUSED)
    return dup_refused (guest);
  if (state == TABLEE_GUEST_CHEATED)
    return dup_cheated (guest);
  if (state == TABLEE_GUEST_OVER)
    return g_strdup (_("It is in your history, with every hand and every decision."));
  if (!connected)
    return dup_unreached (guest);
  if (state == TABLEE_GUEST_CONNECTING)
    return g_strdup (_("Nothing has been heard from it yet. Perhaps your host has closed Tablée, or the invitation is an old one. You need not wait here: the table is kept in the library."));
  if (!tablee_guest_get_host_present (guest))
    return g_strdup (_("Your seat is kept. It goes on when the host is back, even days later."));

  return g_strdup (state == TABLEE_GUEST_WAITING ? _("The game begins as soon as the host says so. You need not wait here: Tablée tells you.") : "");
}

char *
tablee_guest_words_presence (TableeGuest *guest,
                             int          seat)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (guest), NULL);

  g_autoptr (TableeSeat) who = g_list_model_get_item (tablee_guest_get_seats (guest), (guint) seat);

  if (seat == tablee_guest_get_seat (guest))
    return g_strdup (_("You"));
  if (tablee_seat_get_kind (who) == TABLEE_SEAT_COMPUTER)
    return g_strdup (tablee_player_list_get_level_name (tablee_seat_get_level (who)));
  if (tablee_guest_get_present (guest, seat))
    return g_strdup (tablee_guest_get_host_present (guest) ? C_("player", "Here") : "");

  /* Translators: of a player at a table elsewhere: has been there, but is not now; or nobody has taken the seat yet */
  return g_strdup (*tablee_seat_get_name (who) != '\0' ? C_("player", "Away") : C_("seat", "Awaited"));
}

char *
tablee_guest_words_notice (TableeGuest *guest)
{
  g_return_val_if_fail (TABLEE_IS_GUEST (guest), NULL);

  return tablee_guest_get_state (guest) == TABLEE_GUEST_CHEATED ? dup_cheated (guest) : NULL;
}
