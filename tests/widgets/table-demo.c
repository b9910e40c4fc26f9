/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the table of a game at a point of it, without the application. */
#include "config.h"

#include <adwaita.h>

#include "games/catalogue.h"
#include "notation/notation.h"
#include "plain-samples.h"
#include "present/language.h"
#include "shot.h"
#include "support.h"
#include "widgets/direction.h"
#include "widgets/table.h"

static const char *const names[] = { "Ana", "Bo", "Cleo", "Dario", "Élise", "Farid", "Greta", "Hugo", "Inès" };

static int n_seats = 4;
static int seed = 7;
static int count = 0;
static int lap = 3;
static int wait = 900;
static gboolean dark;
static gboolean watch;
static gboolean hide_left;
static gboolean plain;
static char *size;
static char *shot;
static char *options;
static char *keys;
static char *language;
static char *game;
static char *phase;

static const GOptionEntry entries[] = {
  { "game", 'g', 0, G_OPTION_ARG_STRING, &game, "Another game than Martian 12s, played at random", "GAME" },
  { "phase", 'p', 0, G_OPTION_ARG_STRING, &phase, "... and until this phase begins", "PHASE" },
  { "seats", 'n', 0, G_OPTION_ARG_INT, &n_seats, "Number of seats", "N" },
  { "seed", 's', 0, G_OPTION_ARG_INT, &seed, "Seed of the game", "S" },
  { "actions", 'a', 0, G_OPTION_ARG_INT, &count, "At least so many actions have been played", "N" },
  { "lap", 'l', 0, G_OPTION_ARG_INT, &lap, "And the first seat is to move in this lap or later", "N" },
  { "wait", 'w', 0, G_OPTION_ARG_INT, &wait, "Milliseconds before the shot", "N" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "Size of the window", "WxH" },
  { "options", 0, 0, G_OPTION_ARG_STRING, &options, "Options of the game", "JSON" },
  { "shot", 0, 0, G_OPTION_ARG_FILENAME, &shot, "Save a picture and end", "FILE" },
  { "keys", 'k', 0, G_OPTION_ARG_STRING, &keys, "Play these first: digits for sizes, p to pass", "KEYS" },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "Language of the interface, from $TABLEE_LOCALEDIR", "LANGUAGE" },
  { "dark", 0, 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
  { "watch", 0, 0, G_OPTION_ARG_NONE, &watch, "Only computers play", NULL },
  { "hide-left", 0, 0, G_OPTION_ARG_NONE, &hide_left, "Without the table of what is left", NULL },
  { "plain", 0, 0, G_OPTION_ARG_NONE, &plain, "As a plain table, whatever the game has", NULL },
  { NULL },
};

static void
told_cb (TableeTable *table,
         const char  *sentence)
{
  g_print ("%s\n", sentence);
}

static gboolean
shot_cb (gpointer user_data)
{
  save_shot (user_data, shot);
  gtk_window_destroy (user_data);
  return G_SOURCE_REMOVE;
}

static gboolean
keys_cb (gpointer user_data)
{
  static const char *const actions[] = { "table.pull-small", "table.pull-medium", "table.pull-large" };

  if (keys == NULL || *keys == '\0')
    return G_SOURCE_REMOVE;
  if (!tablee_game_session_get_decision_open (tablee_table_get_session (user_data)))
    return G_SOURCE_CONTINUE;
  gtk_widget_activate_action (user_data, *keys == 'p' ? "table.pass" : actions[(*keys - '1') % 3], NULL);
  keys++;
  return G_SOURCE_CONTINUE;
}

static gboolean
is_there (TableeGameSession *session,
          int                n_played)
{
  if (n_played < count)
    return FALSE;
  if (phase != NULL)
    return g_str_equal (tablee_game_session_get_phase (session), phase);

  return count == 0 || tablee_game_session_get_current_seat (session) == 0;
}

/* A game of any kind between people, @count actions on or a few more, until it is the turn of the first seat. */
static TableeGameSession *
new_random_session (void)
{
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  g_autoptr (JsonNode) node = json_from_string (options != NULL ? options : "{}", NULL);
  g_autoptr (GError) error = NULL;
  const TableeGame *rules = tablee_games_find (game);
  TableeRuleset *ruleset = tablee_ruleset_new (rules, n_seats, json_node_get_object (node), &error);
  g_autofree TableeAction *actions = g_new (TableeAction, rules->max_actions);
  TableeRandom random;
  TableeGameSession *session;

  g_assert_no_error (error);
  for (int i = 0; i < n_seats; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, names[i % G_N_ELEMENTS (names)], i, TABLEE_SEAT_HUMAN, 0);

      g_list_store_append (seats, seat);
    }
  tablee_random_seed (&random, (uint64_t) seed);
  session = tablee_game_session_new (ruleset, json_node_get_object (node), &random, G_LIST_MODEL (seats), FALSE, NULL);
  tablee_game_session_start (session);
  for (int i = 0; !is_there (session, i) && !tablee_game_session_get_over (session); i++)
    {
      gsize n;

      while (!tablee_game_session_get_decision_open (session) && !tablee_game_session_get_over (session))
        g_main_context_iteration (NULL, TRUE);
      tablee_game_session_set_viewer (session, tablee_game_session_get_current_seat (session));
      n = tablee_game_session_get_legal (session, actions);
      if (n > 0)
        tablee_game_session_play (session, actions[tablee_random_below (&random, (uint32_t) n)], NULL);
    }
  tablee_game_session_set_viewer (session, MAX (tablee_game_session_get_current_seat (session), 0));
  return session;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameSession) session = NULL;
  g_autofree char *actions = NULL;
  GtkWidget *window;
  GtkWidget *table;
  int width = 1280;
  int height = 860;

  tablee_language_init ();
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  if (language != NULL)
    tablee_language_set (language);
  adw_init ();
  tablee_direction_follow_language ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  if (size != NULL)
    sscanf (size, "%dx%d", &width, &height);

  if (game != NULL)
    {
      session = new_random_session ();
    }
  else
    {
      actions = invent_actions (n_seats, (guint64) seed, options, count, 0, lap);
      session = new_martian_session (n_seats, (guint64) seed, watch ? 0 : 1, options, actions);
    }
  table = plain ? plain_sample_new (session) : tablee_table_new (session);
  g_signal_connect (table, "told", G_CALLBACK (told_cb), NULL);
  if (hide_left)
    g_object_set (table, "left-visible", FALSE, NULL);

  window = gtk_window_new ();
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));

  tablee_game_session_start (session);
  g_timeout_add (400, keys_cb, table);
  if (shot != NULL)
    g_timeout_add ((guint) wait, shot_cb, window);
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  tablee_game_session_stop (session);

  return 0;
}
