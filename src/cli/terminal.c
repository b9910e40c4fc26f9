/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A session on a terminal: tells, shows, asks. */
#include "config.h"

#include "terminal.h"
#include "present/naming.h"
#include "present/session-context.h"
#include "score.h"

#include "notation/notation.h"
#include "present/format.h"
#include "present/present.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct _CliTerminal
{
  TableeGameSession    *session;
  const TableePresent  *present;
  TableePresentContext *context;
  GSignalGroup         *signals;
  gboolean              quit;
  gboolean              shared;       /* others play elsewhere */
  gboolean              table_shown;  /* since something happened */
  char                 *told;         /* what happened last, not yet printed, or NULL */
  int                   told_times;   /* in a row */
};

typedef struct
{
  const char *word;
  void      (*run) (CliTerminal *self);
} Order;

/*
 * Showing
 */

static void
show_table (CliTerminal *self)
{
  g_autofree char *table = self->present->table (self->context, tablee_game_session_get_view (self->session));

  g_print ("\n%s\n", table);
  self->table_shown = TRUE;
}

static void
show_score (CliTerminal *self)
{
  g_autofree char *text = NULL;
  TableeScoreSheet sheet;

  tablee_game_session_get_score_sheet (self->session, &sheet);
  text = cli_score_to_text (self->context, &sheet);
  g_print ("\n%s", text);
}

static void
show_actions (CliTerminal         *self,
              const TableeAction  *actions,
              gsize                count)
{
  const void *view = tablee_game_session_get_view (self->session);
  int seat = tablee_game_session_get_current_seat (self->session);
  g_autofree char *prompt = self->present->prompt (self->context, view);

  /* Who plays alone here knows whose turn it is. */
  if (tablee_is_listener (self->context, seat))
    g_print ("%s\n", prompt);
  else
    {
      g_autofree char *turn = g_strdup_printf (_("It is %s’s turn."), self->context->names[seat]);

      g_print ("%s %s\n", turn, prompt);
    }
  for (gsize i = 0; i < count; i++)
    {
      g_autofree char *words = self->present->action_spoken (self->context, view, actions[i]);

      g_print ("  %" G_GSIZE_FORMAT "  %s\n", i + 1, words);
    }
}

/*
 * Orders
 */

static void
undo (CliTerminal *self)
{
  if (!tablee_game_session_undo (self->session) && !tablee_game_session_take_back (self->session))
    g_print ("%s\n", tablee_game_session_get_allow_take_back (self->session)
                       ? _("There is nothing to undo.")
                       : _("What was shown stays shown, unless the game is played with --take-back."));
}

static void
redo (CliTerminal *self)
{
  if (!tablee_game_session_redo (self->session))
    g_print ("%s\n", _("There is nothing to redo."));
}

static void
quit (CliTerminal *self)
{
  self->quit = TRUE;
}

static void
show_help (CliTerminal *self)
{
  g_print ("%s\n", _("Type the number of an action or its words (as “tablee-cli legal” writes them), or one of these:\n"
                     "  table  shows the table again\n"
                     "  score  shows the score sheet\n"
                     "  undo   goes back to your last decision\n"
                     "  redo   plays again what was undone\n"
                     "  help   shows this\n"
                     "  quit   ends without finishing the game"));
}

static const Order orders[] = {
  { "table", show_table }, { "score", show_score }, { "undo", undo }, { "redo", redo }, { "help", show_help }, { "quit", quit },
};

static gboolean
run_order (CliTerminal *self,
           const char  *word)
{
  for (size_t i = 0; i < G_N_ELEMENTS (orders); i++)
    if (g_str_equal (orders[i].word, word))
      {
        orders[i].run (self);
        return TRUE;
      }

  return FALSE;
}

/*
 * Answers
 */

/* A number of the list, or the action in writing, legal or not. */
static gboolean
read_action (CliTerminal        *self,
             const char         *text,
             const TableeAction *actions,
             gsize               count,
             TableeAction       *action)
{
  const TableeRuleset *ruleset = self->context->ruleset;
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, 1, count, &number, NULL))
    {
      *action = actions[number - 1];
      return TRUE;
    }

  return notation->action_read (ruleset, tablee_game_session_get_view (self->session), text, action);
}

static void
play (CliTerminal  *self,
      TableeAction  action)
{
  TableeReason reason = tablee_game_session_check (self->session, action);
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  if (reason != TABLEE_REASON_NONE)
    {
      sentence = self->present->reason (self->context, tablee_game_session_get_view (self->session), action, reason);
      g_print ("%s\n", sentence);
      return;
    }

  if (!tablee_game_session_play (self->session, action, &error))
    g_print ("%s\n", error->message);
}

static gboolean
input_cb (int          fd,
          GIOCondition condition,
          gpointer     user_data)
{
  gboolean *ready = user_data;

  *ready = TRUE;

  return G_SOURCE_CONTINUE;
}

/* Until something has been typed, or is not asked for any more. Returns FALSE for that. */
static gboolean
wait_for_input (CliTerminal *self)
{
  gboolean ready = FALSE;
  guint source = g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP | G_IO_ERR, input_cb, &ready);

  while (!ready && !self->quit && tablee_game_session_get_decision_open (self->session))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);

  return ready;
}

/* Returns: (transfer full) (nullable): a line without the spaces around it; NULL at the end of the input. */
static char *
read_line (CliTerminal *self)
{
  char *line = NULL;
  size_t size = 0;
  g_autofree char *answer = NULL;

  if (isatty (STDIN_FILENO))
    g_print ("> ");
  fflush (stdout);
  if (self->shared && !wait_for_input (self))
    return g_strdup ("");
  if (getline (&line, &size, stdin) >= 0)
    answer = g_utf8_make_valid (g_strstrip (line), -1);
  free (line);

  return g_steal_pointer (&answer);
}

static void
ask (CliTerminal *self)
{
  g_autofree TableeAction *actions = g_new (TableeAction, self->context->ruleset->game->max_actions);
  g_autofree char *answer = NULL;
  TableeAction action;
  gsize count;

  tablee_game_session_set_viewer (self->session, tablee_game_session_get_current_seat (self->session));
  if (!tablee_game_session_get_decision_open (self->session))
    return;  /* there is no choice, which nobody else was to know */

  count = tablee_game_session_get_legal (self->session, actions);
  if (!self->table_shown)
    {
      show_table (self);
      show_actions (self, actions, count);
    }

  answer = read_line (self);
  if (answer == NULL)
    quit (self);
  else if (*answer == '\0' || run_order (self, answer))
    return;
  else if (read_action (self, answer, actions, count, &action))
    play (self, action);
  else
    g_print (_("“%s” is not an action; “help” tells what can be typed.\n"), answer);
}

/*
 * Signals of the session
 */

static void
print_told (CliTerminal *self)
{
  g_autofree char *told = g_steal_pointer (&self->told);
  g_autofree char *line = told != NULL ? tablee_format_repeated (told, self->told_times) : NULL;

  if (line != NULL)
    g_print ("%s\n", line);
}

/* What happens several times in a row is one line, which waits for the end of the action. */
static void
event_cb (CliTerminal       *self,
          const TableeEvent *event)
{
  g_autofree char *sentence = self->present->event (self->context, event);

  if (sentence != NULL && g_strcmp0 (sentence, self->told) == 0)
    {
      self->told_times++;
      return;
    }

  print_told (self);
  self->told = g_steal_pointer (&sentence);
  self->told_times = 1;
}

static void
changed_cb (CliTerminal *self)
{
  print_told (self);
  self->table_shown = FALSE;
}

/* How the game began: no signal tells it. */
static void
tell_beginning (CliTerminal *self)
{
  GListModel *log = tablee_game_session_get_log (self->session);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);

      event_cb (self, tablee_log_entry_get_event (entry));
    }
  print_told (self);
}

/*
 * Life
 */

CliTerminal *
cli_terminal_new (TableeGameSession *session)
{
  CliTerminal *self = g_new0 (CliTerminal, 1);
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);

  self->session = g_object_ref (session);
  self->context = tablee_session_context_new (session);
  self->present = tablee_present_for_game (ruleset->game);
  self->signals = g_signal_group_new (TABLEE_TYPE_GAME_SESSION);
  g_signal_group_connect_swapped (self->signals, "event", G_CALLBACK (event_cb), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_set_target (self->signals, session);

  return self;
}

void
cli_terminal_free (CliTerminal *self)
{
  g_return_if_fail (self != NULL);

  g_signal_group_set_target (self->signals, NULL);
  g_object_unref (self->signals);
  g_object_unref (self->session);
  g_free (self->told);
  tablee_session_context_free (self->context);
  g_free (self);
}

static void
play_to_end (CliTerminal *self,
             gboolean     asks)
{
  tell_beginning (self);
  tablee_game_session_start (self->session);
  while (!self->quit && !tablee_game_session_get_over (self->session))
    if (asks && tablee_game_session_get_decision_open (self->session))
      ask (self);
    else
      g_main_context_iteration (NULL, TRUE);
}

void
cli_terminal_run (CliTerminal *self)
{
  g_return_if_fail (self != NULL);

  play_to_end (self, TRUE);
  tablee_game_session_stop (self->session);
  show_score (self);
}

/* What is read ahead would not be seen in the file. */
void
cli_terminal_follow (CliTerminal *self,
                     gboolean     asks)
{
  g_return_if_fail (self != NULL);

  setvbuf (stdin, NULL, _IONBF, 0);
  self->shared = TRUE;
  play_to_end (self, asks);
  show_score (self);
}

void
cli_terminal_quit (CliTerminal *self)
{
  g_return_if_fail (self != NULL);

  quit (self);
}
