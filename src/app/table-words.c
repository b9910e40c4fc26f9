/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables with friends elsewhere in words. */
#include "config.h"
#include "table-words.h"

#include <glib/gi18n.h>

#include "elsewhere.h"
#include "game-words.h"
#include "net/guest.h"
#include "net/host.h"
#include "present/format.h"
#include "present/naming.h"
#include "present/seat-name.h"
#include "present/session-context.h"

char *
tablee_table_words_game (GObject *table)
{
  const char *id = tablee_elsewhere_get_game (table);

  return g_strdup (id != NULL ? tablee_game_words_game (id) : _("A table elsewhere"));
}

static char *
dup_turn (TableeGameSession *session)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  int current = tablee_game_session_get_current_seat (session);

  if (current < 0)
    return g_strdup (_("The game is over."));

  return tablee_say_of (context, current, _("Your turn"), _("%s’s turn"), context->names[current]);
}

static char *
dup_host_state (TableeHost *host)
{
  int awaited = 0;

  for (int i = 0; i < tablee_host_get_ruleset (host)->seats; i++)
    awaited += tablee_host_get_invitation (host, i) != NULL && !tablee_host_get_taken (host, i);
  if (awaited == 0)
    return g_strdup (_("Everybody is there: begin the game"));

  return g_strdup_printf (ngettext ("%d friend is awaited", "%d friends are awaited", (gulong) awaited), awaited);
}

static char *
dup_guest_state (TableeGuest *guest)
{
  switch (tablee_guest_get_state (guest))
    {
    case TABLEE_GUEST_CONNECTING:
      return g_strdup (_("The table is looked for"));
    case TABLEE_GUEST_REFUSED:
      return g_strdup (_("The seat cannot be had"));
    case TABLEE_GUEST_CHEATED:
      return g_strdup (_("The host has not kept to what was agreed"));
    case TABLEE_GUEST_WAITING:
    case TABLEE_GUEST_PLAYING:
    case TABLEE_GUEST_OVER:
    default:
      return g_strdup (_("The others are awaited"));
    }
}

char *
tablee_table_words_state (GObject *table)
{
  TableeGameSession *session = tablee_elsewhere_get_session (table);

  if (session != NULL)
    return dup_turn (session);

  return TABLEE_IS_HOST (table) ? dup_host_state (TABLEE_HOST (table)) : dup_guest_state (TABLEE_GUEST (table));
}

static TableeSeat *
get_seat (GObject *table,
          guint    seat)
{
  g_autoptr (TableeSeat) item = NULL;

  if (TABLEE_IS_HOST (table))
    return tablee_host_get_seat (TABLEE_HOST (table), (int) seat);

  item = g_list_model_get_item (tablee_guest_get_seats (TABLEE_GUEST (table)), seat);

  return item;
}

static guint
count_seats (GObject *table)
{
  GListModel *seats;

  if (TABLEE_IS_HOST (table))
    return (guint) tablee_host_get_ruleset (TABLEE_HOST (table))->seats;

  seats = tablee_guest_get_seats (TABLEE_GUEST (table));

  return seats != NULL ? g_list_model_get_n_items (seats) : 0;
}

char *
tablee_table_words_players (GObject *table)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < count_seats (table); i++)
    g_strv_builder_add (builder, tablee_name_or_place (tablee_seat_get_name (get_seat (table, i)), (int) i));
  names = g_strv_builder_end (builder);

  return names[0] != NULL ? tablee_format_list ((const char *const *) names) : g_strdup ("");
}

gboolean
tablee_table_words_is_open (GObject *table)
{
  TableeGameSession *session = tablee_elsewhere_get_session (table);

  return session == NULL || !tablee_game_session_get_over (session);
}
