/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * decisions GAMES [GAME]: what a seat is asked in a whole game, and how many clicks that takes, at the real table of each game: the seat
 * plays by clicks on what is on the table, as an expert would, the others are experts; once as usual and once with "Quick Play".
 * For each game the mean of so many seeds: decisions with a choice; clicks; and what no click on the table could do, which was
 * played without one and counts as one. Needs a display.
 */
#include "config.h"
#include "ask-player.h"

#include <adwaita.h>

#include <stdio.h>
#include <stdlib.h>

#include "games/catalogue.h"
#include "games/space-beans/rules/rules.h"
#include "notation/option.h"
#include "widgets/card-view.h"
#include "widgets/table.h"

typedef struct
{
  const char *id;
  int         seats;
} Kind;

static const Kind kinds[] = {
  { "space-beans", 3 }, { "al-cabohne", 2 }, { "bean-chains", 2 }, { "space-station-phoenix", 2 }, { "martian-12s", 3 },
};

typedef struct
{
  guint asked;      /* decisions with a choice */
  guint clicks;
  guint unclicked;  /* actions for which there was no click */
} Tally;

/* A game, and who sits at its table. */
typedef struct
{
  TableeGameSession *session;
  TableePlayer      *expert;
  GtkWidget         *table;
  guint64            seed;
  Tally              tally;
} Sitting;

static TableeAction
ask_expert (Sitting    *self,
            const void *view)
{
  return ask_player (self->session, self->expert, view, self->seed++);
}

/*
 * Clicks
 */

static GtkWidget *
find_button (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_button (child);

  return found;
}

/* Whether the table has taken it: something was played. */
static gboolean
click (Sitting   *self,
       GtkWidget *place)
{
  guint64 before = tablee_game_session_get_revision (self->session);
  GtkWidget *button = place != NULL ? find_button (place) : NULL;

  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");

  return tablee_game_session_get_revision (self->session) != before;
}

static gboolean
is_chosen (GtkWidget *place)
{
  return TABLEE_IS_CARD_VIEW (place) && tablee_card_view_get_card (TABLEE_CARD_VIEW (place))->chosen;
}

/* Plays @action by clicks: on what is meant, and then on where it goes, unless it is chosen already. Returns how many it took, or 0. */
static guint
click_for (Sitting      *self,
           TableeAction  action)
{
  GtkWidget *places[TABLEE_TABLE_PLACES] = { NULL };
  int count = TABLEE_TABLE_GET_CLASS (self->table)->find_places (TABLEE_TABLE (self->table), action, places);
  guint clicks = 0;

  for (int i = 0; i < count; i++)
    {
      if (count > 1 && i == 0 && is_chosen (places[i]))
        continue;
      clicks++;
      if (click (self, places[i]))
        return clicks;
    }

  return 0;
}

static void
settle (Sitting *self)
{
  while (!tablee_game_session_get_decision_open (self->session) && !tablee_game_session_get_over (self->session))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Plays that the visible collection is kept by a click on the card that is laid out next, where the table takes that. Returns whether it
 * did; both are counted as decisions if the click played both. */
static gboolean
keep_by_card (Sitting *self)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (self->session);
  g_autofree void *next = g_memdup2 (tablee_game_session_get_view (self->session), ruleset->game->state_size);
  guint64 before = tablee_game_session_get_revision (self->session);
  guint clicks;

  ruleset->game->apply (ruleset, next, SB_ACTION_KEEP, NULL);
  if (tablee_game_to_move (ruleset, next) != 0)
    return FALSE;

  clicks = click_for (self, ask_expert (self, next));
  if (clicks == 0)
    return FALSE;

  settle (self);
  self->tally.asked += tablee_game_session_get_revision (self->session) > before + 1;
  self->tally.clicks += clicks;

  return TRUE;
}

static void
decide (Sitting *self)
{
  TableeAction action = ask_expert (self, tablee_game_session_get_view (self->session));
  guint clicks;

  self->tally.asked++;
  if (g_str_equal (tablee_game_session_get_ruleset (self->session)->game->id, "space-beans") && action == SB_ACTION_KEEP &&
      keep_by_card (self))
    return;

  clicks = click_for (self, action);
  if (clicks == 0 && !tablee_game_session_play (self->session, action, NULL))
    g_error ("What an expert would do is not legal");
  self->tally.unclicked += clicks == 0;
  self->tally.clicks += MAX (clicks, 1);
}

/*
 * Games
 */

static void
play_game (const Kind *kind,
           guint64     seed,
           gboolean    quick,
           Tally      *sum)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find (kind->id), kind->seats, NULL, &error);
  g_autoptr (GListModel) seats = make_seats (kind->seats, TABLEE_LEVEL_EXPERT);
  Sitting self = { .seed = seed << 32 };
  GtkWidget *window = gtk_window_new ();
  TableeRandom deal;

  g_assert_no_error (error);
  tablee_random_seed (&deal, seed);
  self.session = tablee_game_session_new (ruleset, NULL, &deal, seats, TRUE, NULL);
  self.expert = tablee_computer_new (TABLEE_LEVEL_EXPERT, TABLEE_TEMPER_STEADY, 0);
  tablee_game_session_set_pace (self.session, TABLEE_PACE_INSTANT);
  tablee_game_session_set_viewer (self.session, 0);
  tablee_game_session_set_quick (self.session, quick);
  self.table = tablee_table_new (self.session);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), self.table);
  gtk_window_present (GTK_WINDOW (window));
  tablee_game_session_start (self.session);
  for (settle (&self); !tablee_game_session_get_over (self.session); settle (&self))
    decide (&self);

  sum->asked += self.tally.asked;
  sum->clicks += self.tally.clicks;
  sum->unclicked += self.tally.unclicked;
  tablee_game_session_stop (self.session);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (self.session);
  g_object_unref (self.expert);
}

static void
print_games (const Kind *kind,
             guint       games,
             gboolean    quick)
{
  Tally sum = { 0 };

  for (guint64 seed = 0; seed < games; seed++)
    play_game (kind, seed, quick, &sum);
  printf ("%-22s %d seats  %-10s  %5.1f decisions  %5.1f clicks  (%.1f without a place to click)\n", kind->id, kind->seats,
          quick ? "quick play" : "as usual", (double) sum.asked / games, (double) sum.clicks / games, (double) sum.unclicked / games);
  fflush (stdout);
}

int
main (int    argc,
      char **argv)
{
  guint games = argc > 1 ? (guint) atoi (argv[1]) : 0;

  if (games == 0)
    {
      fprintf (stderr, "usage: decisions GAMES [GAME]\n");
      return 1;
    }

  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int quick = 0; quick <= 1 && (argc < 3 || g_str_equal (argv[2], kinds[i].id)); quick++)
      print_games (&kinds[i], games, quick);

  return 0;
}
