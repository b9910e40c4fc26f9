/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a level thinks of the actions of a position, from what the seat that is to move knows. */
#include "config.h"

#include "arguments.h"

#include "ai/choose.h"
#include "ai/foresight.h"
#include "ai/thought.h"
#include "notation/json-text.h"
#include "present/contrast-words.h"
#include "present/format.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

enum
{
  DECIMALS = 4,
  MOST_DIFFERENCES = 12,
};

/* Of an action. */
typedef struct
{
  TableeAction action;
  double       value;   /* in the unit of the game's rewards */
  guint64      visits;  /* of the search */
} Opinion;

typedef struct
{
  TableeRuleset  *ruleset;
  TableePosition  *view;
  TableeLevel     level;
  Opinion        *opinions;  /* the best first */
  size_t          count;
  char           *reason;    /* why the first is better than the second; NULL: nothing to be said */
} Advice;

static void
advice_clear (Advice *self)
{
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->opinions, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Advice, advice_clear)

/* All parts of a thought as one: its memory, to be freed one by one. */
static GPtrArray *
think (const Advice       *self,
       const TableeRandom *random)
{
  const TableeGame *game = self->ruleset->game;
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  int count = tablee_thought_parts (self->level, game);

  for (int part = 0; part < count; part++)
    {
      void *memory = g_malloc (tablee_thought_size (self->level, game));
      TableeThought *thought = tablee_thought_init (memory, self->ruleset, tablee_position_get_state (self->view), self->level,
                                                    part, random);

      g_ptr_array_add (parts, memory);
      while (tablee_thought_go_on (thought))
        continue;
      if (part > 0)
        tablee_thought_merge (g_ptr_array_index (parts, 0), thought);
    }

  return parts;
}

static void
search (Advice             *self,
        const TableeRandom *random)
{
  g_autoptr (GPtrArray) parts = think (self, random);
  g_autofree TableeSearchAdvice *advice = g_new0 (TableeSearchAdvice, self->ruleset->game->max_actions);
  size_t count = tablee_thought_advice (g_ptr_array_index (parts, 0), advice);

  for (size_t i = 0; i < count; i++)
    {
      self->opinions[i].value = advice[i].mean;
      self->opinions[i].visits = advice[i].visits;
    }
}

static void
weigh (Advice             *self,
       const TableeRandom *random)
{
  const TableeHeuristics *heuristics = tablee_games_heuristics (self->ruleset->game);
  g_autofree TableeAdvice *advice = g_new0 (TableeAdvice, self->ruleset->game->max_actions);
  g_autofree void *scratch = g_malloc0 (MAX (heuristics->scratch_size, 1));
  TableeRandom own = *random;
  size_t count = heuristics->advise (self->ruleset, tablee_position_get_state (self->view),
                                     tablee_level_traits (self->level)->skill, &own, scratch, advice);

  for (size_t i = 0; i < count; i++)
    self->opinions[i].value = advice[i].value;
}

/* The best first: what a search has tried most often, or what is worth most; the others in the order of the legal ones. */
static int
compare (const void *a,
         const void *b)
{
  const Opinion *one = a;
  const Opinion *other = b;

  if (one->visits != other->visits)
    return one->visits < other->visits ? 1 : -1;
  if (one->value < other->value || one->value > other->value)
    return one->value < other->value ? 1 : -1;

  return one->action < other->action ? -1 : one->action > other->action;
}

static void
judge (Advice             *self,
       const TableeRandom *random)
{
  const TableeGame *game = self->ruleset->game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);

  self->count = game->legal (self->ruleset, tablee_position_get_state (self->view), actions);
  self->opinions = g_new0 (Opinion, self->count);
  for (size_t i = 0; i < self->count; i++)
    self->opinions[i].action = actions[i];
  if (self->count > 1 && tablee_level_iterations (self->level, game) > 0)
    search (self, random);
  else if (self->count > 1)
    weigh (self, random);
  qsort (self->opinions, self->count, sizeof *self->opinions, compare);
}

/* The best and the next best are played on in imagined truths: the seat that decides is spoken to. */
static void
find_reason (Advice             *self,
             const TableeRandom *random)
{
  const void *view = tablee_position_get_state (self->view);
  g_autofree void *memory = g_malloc (tablee_foresight_size (self->ruleset->game));
  g_auto (GStrv) names = cli_make_names (self->ruleset->seats);
  TableePresentContext context = { self->ruleset, (const char *const *) names, tablee_game_to_move (self->ruleset, view) + 1 };
  TableeDifference differences[MOST_DIFFERENCES];
  TableeForesight *foresight;
  size_t count;

  if (self->count < 2 || self->opinions[0].value <= self->opinions[1].value)
    return;

  foresight = tablee_foresight_init (memory, self->ruleset, view, self->opinions[0].action, self->opinions[1].action, random);
  for (guint32 i = 0; i < tablee_foresight_truths (self->ruleset->game); i++)
    tablee_foresight_go_on (foresight);
  count = tablee_contrast_find (tablee_foresight_get (foresight), differences, MOST_DIFFERENCES);
  self->reason = tablee_contrast_words (&context, &(TableeComparison){ view, self->opinions[0].action, self->opinions[1].action }, differences,
                                        count, TABLEE_CONTRAST_ALL);
}

static char *
dup_action (const Advice  *self,
            const Opinion *opinion)
{
  return tablee_position_get_notation (self->view)->action_write (self->ruleset, tablee_position_get_state (self->view),
                                                                  opinion->action);
}

/* What cannot be chosen is not valued. */
static void
print_words (const Advice *self)
{
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("lrr");
  g_autofree char *text = NULL;

  tablee_text_table_add (table, C_("hint", "Action"), C_("hint", "Value"), C_("hint", "Tried"));
  for (size_t i = 0; i < self->count; i++)
    {
      const Opinion *opinion = &self->opinions[i];
      g_autofree char *action = dup_action (self, opinion);
      g_autofree char *value = self->count > 1 ? tablee_format_decimal (opinion->value, DECIMALS) : NULL;
      g_autofree char *visits = opinion->visits > 0 ? tablee_format_integer ((gint64) opinion->visits) : NULL;

      tablee_text_table_add (table, action, value, visits);
    }
  text = tablee_text_table_to_text (table);
  g_print ("%s", text);
  if (self->reason != NULL)
    g_print ("%s\n", self->reason);
}

static void
print_json (const Advice *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "{\"game\": \"%s\", \"seat\": %d, \"level\": \"%s\", \"actions\": [",
                          self->ruleset->game->id,
                          tablee_game_to_move (self->ruleset, tablee_position_get_state (self->view)),
                          tablee_level_traits (self->level)->id);
  for (size_t i = 0; i < self->count; i++)
    {
      const Opinion *opinion = &self->opinions[i];
      g_autofree char *action = dup_action (self, opinion);

      g_string_append_printf (text, "%s{\"action\": ", i > 0 ? ", " : "");
      cli_append_string (text, action);
      g_string_append (text, ", \"value\": ");
      if (self->count > 1)
        cli_append_decimal (text, opinion->value, DECIMALS);
      else
        g_string_append (text, "null");
      g_string_append_printf (text, ", \"visits\": %" G_GUINT64_FORMAT "}", opinion->visits);
    }
  g_string_append (text, "], \"reason\": ");
  if (self->reason != NULL)
    cli_append_string (text, self->reason);
  else
    g_string_append (text, "null");
  g_print ("%s}\n", text->str);
}

static gboolean
parse_level (const char   *id,
             TableeLevel  *level,
             GError      **error)
{
  *level = TABLEE_LEVEL_MASTER;
  for (int i = 0; id != NULL && i < TABLEE_N_LEVELS; i++)
    if (g_str_equal (tablee_level_traits ((TableeLevel) i)->id, id) && i != TABLEE_LEVEL_RANDOM)
      {
        *level = (TableeLevel) i;
        return TRUE;
      }
  if (id == NULL)
    return TRUE;

  /* Translators: what was written after --level */
  g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("--level: “%s” must be one of beginner, easy, medium, expert, master"), id);

  return FALSE;
}

/* What the seat that is to move knows. Returns: (transfer full) (nullable) */
static TableePosition *
look (const TableePosition  *position,
      GError               **error)
{
  TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  int seat = tablee_game_to_move (ruleset, tablee_position_get_state (position));

  if (seat != TABLEE_NOBODY)
    return tablee_position_view (position, seat);

  g_set_error_literal (error, CLI_ERROR, CLI_ERROR_VALUE, _("the game is over: there is nothing to decide"));

  return NULL;
}

gboolean
cli_run_hint (const CliCommand  *command,
              char             **arguments,
              GError           **error)
{
  g_autofree char *level = NULL;
  g_autofree char *seed_text = NULL;
  gboolean json = FALSE;
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (TableePosition) view = NULL;
  g_auto (Advice) advice = { 0 };
  TableeRandom random;
  const GOptionEntry entries[] = {
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level, N_("Who judges: beginner, easy, medium, expert, master (the usual one)"),
      "LEVEL" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed_text, N_("The same seed gives the same hint; 0 if there is none"), "S" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Write JSON"), NULL },
    { NULL },
  };

  if (!cli_parse_options (command, entries, 0, 1, &arguments, error) || !parse_level (level, &advice.level, error) ||
      !cli_parse_seed (seed_text != NULL ? seed_text : "0", &random, error))
    return FALSE;
  position = cli_read_position (arguments[1], error);
  if (position == NULL || !cli_check_playable (position, error))
    return FALSE;
  view = look (position, error);
  if (view == NULL)
    return FALSE;

  advice.view = view;
  advice.ruleset = tablee_position_get_ruleset (view);
  judge (&advice, &random);
  find_reason (&advice, &random);
  if (json)
    print_json (&advice);
  else
    print_words (&advice);

  return TRUE;
}
