/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * hints-told GAME SEATS HINTS [SEED]: hints as the window tells them, for readers who know no more than the lesson: what is asked, the
 * hint, and why it is so. One seat of a session is asked as a person would be, at a quarter of its decisions; what is then played is what a computer of
 * middling strength would, and the others are such. In the language of the locale.
 */
#include "config.h"
#include "ask-player.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/hint-words.h"
#include "games/catalogue.h"
#include "present/format.h"
#include "present/language.h"
#include "present/present.h"
#include "present/session-context.h"

/* Of the decisions at which a hint can be asked for. */
static const double share = 0.25;

typedef struct
{
  TableeGameSession *session;
  TableePlayer      *player;
  TableeRandom       chance;
  guint              told;
  guint              wanted;
} Sitting;

static void
hinted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeHint) hint = tablee_game_session_hint_finish (TABLEE_GAME_SESSION (source), result, &error);

  if (hint == NULL)
    g_error ("%s", error->message);
  *(gboolean *) user_data = TRUE;
}

/* All that is said of one decision. */
static void
tell (Sitting *self)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  const TableeHint *hint = tablee_game_session_get_hint (self->session);
  g_autofree char *question = present->prompt (context, tablee_game_session_get_view (self->session));
  g_autofree char *sentence = tablee_hint_words (self->session, hint);
  g_autofree char *reason = tablee_hint_words_reason (self->session, hint, tablee_game_session_get_grounds (self->session), FALSE);
  g_autofree char *said = tablee_format_sentences (sentence, reason);

  printf ("%u. [%s] %s\n\n", ++self->told, question, said);
  fflush (stdout);
}

static void
ask (Sitting *self)
{
  gboolean hinted = FALSE;

  tablee_game_session_hint_async (self->session, hinted_cb, &hinted);
  while (!hinted || tablee_game_session_get_grounds (self->session) == NULL)
    g_main_context_iteration (NULL, TRUE);
  tell (self);
}

static void
decide (Sitting *self)
{
  if (tablee_game_session_get_can_hint (self->session) && tablee_random_real (&self->chance) < share)
    ask (self);
  tablee_game_session_play (self->session,
                            ask_player (self->session, self->player, tablee_game_session_get_view (self->session),
                                        tablee_random_next (&self->chance)), NULL);
}

static void
play_game (Sitting       *self,
           TableeRuleset *ruleset)
{
  g_autoptr (GListModel) seats = make_seats (ruleset->seats, TABLEE_LEVEL_MEDIUM);
  TableeRandom deal;

  tablee_random_seed (&deal, tablee_random_next (&self->chance));
  self->session = tablee_game_session_new (ruleset, NULL, &deal, seats, TRUE, NULL);
  tablee_game_session_set_pace (self->session, TABLEE_PACE_INSTANT);
  tablee_game_session_set_viewer (self->session, 0);
  tablee_game_session_start (self->session);
  while (!tablee_game_session_get_over (self->session) && self->told < self->wanted)
    {
      if (tablee_game_session_get_decision_open (self->session))
        decide (self);
      else
        g_main_context_iteration (NULL, TRUE);
    }
  tablee_game_session_stop (self->session);
  g_clear_object (&self->session);
}

int
main (int    argc,
      char **argv)
{
  const TableeGame *game = argc > 3 ? tablee_games_find (argv[1]) : NULL;
  Sitting self = { 0 };
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  if (game == NULL)
    {
      fprintf (stderr, "usage: hints-told GAME SEATS HINTS [SEED]\n");
      return EXIT_FAILURE;
    }
  tablee_language_init ();
  ruleset = tablee_ruleset_new (game, atoi (argv[2]), NULL, &error);
  if (ruleset == NULL)
    g_error ("%s", error->message);
  self.wanted = (guint) atoi (argv[3]);
  tablee_random_seed (&self.chance, argc > 4 ? (guint64) atoll (argv[4]) : 1);
  self.player = tablee_computer_new (TABLEE_LEVEL_MEDIUM, TABLEE_TEMPER_STEADY, 0);
  while (self.told < self.wanted)
    play_game (&self, ruleset);
  g_object_unref (self.player);

  return EXIT_SUCCESS;
}
