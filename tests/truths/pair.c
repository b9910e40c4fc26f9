/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two truths that one viewer cannot tell apart, made by chance. */
#include "pair.h"

#include "notation/json-text.h"
#include "notation/position.h"

enum
{
  HURRIED = 7,
  HURRIED_OF = 8,
  LONGEST = 20000,      /* decisions of a random game */
  HIDING_WEIGHT = 10,   /* a moment in which somebody hides something is worth so many in which only piles and dice are secrets */
  FORCED_WEIGHT = 400,  /* one in which the truths differ in whether there is a choice is worth so many */
  TRIES = 20,
  PEOPLE_SEATS = 10,
};

static const char *const names[PEOPLE_SEATS] = { "Ana", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hope", "Ida", "Jo" };

/*
 * What is seen
 */

static void
look (const TruthPair *self,
      const guint8    *state,
      guint8          *view)
{
  const TableeGame *game = self->ruleset->game;

  memcpy (view, state, game->state_size);
  game->conceal (self->ruleset, view, self->viewer);
}

static gboolean
look_the_same (const TruthPair *self,
               const guint8    *a,
               const guint8    *b)
{
  gsize size = self->ruleset->game->state_size;
  g_autofree guint8 *view_a = g_malloc (size);
  g_autofree guint8 *view_b = g_malloc (size);

  look (self, a, view_a);
  look (self, b, view_b);

  return memcmp (view_a, view_b, size) == 0;
}

/* What undo may go back to beyond an event follows from it: it has to be told from nothing. */
static gboolean
sound_the_same (const TruthPair       *self,
                const TableeEventList *a,
                const TableeEventList *b)
{
  if (a->count != b->count)
    return FALSE;

  for (gsize i = 0; i < a->count; i++)
    {
      TableeEvent one = a->items[i];
      TableeEvent other = b->items[i];

      tablee_event_conceal (&one, self->viewer);
      tablee_event_conceal (&other, self->viewer);
      one.reveals = other.reveals = FALSE;
      if (memcmp (&one, &other, sizeof one) != 0)
        return FALSE;
    }

  return TRUE;
}

static gsize
count_legal (const TruthPair *self,
             const guint8    *state)
{
  g_autofree TableeAction *actions = g_new (TableeAction, self->ruleset->game->max_actions);

  return self->ruleset->game->legal (self->ruleset, state, actions);
}

/*
 * The start
 */

static TableeAction
choose (const TableeSample *sample,
        TableeRuleset      *ruleset,
        const guint8       *state,
        TableeRandom       *random)
{
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize count = ruleset->game->legal (ruleset, state, actions);

  if (sample->hurry != NULL && tablee_random_below (random, HURRIED_OF) < HURRIED)
    return sample->hurry (ruleset, state, actions, count, random);

  return actions[tablee_random_below (random, (guint32) count)];
}

/* Whether somebody, but for @but, holds what does not lie open. */
static gboolean
anybody_hides (const TruthPair *self,
               const guint8    *state,
               int              but)
{
  const TableeGame *game = self->ruleset->game;
  g_autofree guint8 *open = g_memdup2 (state, game->state_size);
  g_autofree guint8 *known = g_malloc (game->state_size);

  game->conceal (self->ruleset, open, TABLEE_NOBODY);
  for (int seat = 0; seat < self->ruleset->seats; seat++)
    {
      memcpy (known, state, game->state_size);
      game->conceal (self->ruleset, known, seat);
      if (seat != but && memcmp (known, open, game->state_size) != 0)
        return TRUE;
    }

  return FALSE;
}

/* An only action is played at once, which may show what is not the same. */
static guint32
weigh (const TruthPair *self,
       const guint8    *one,
       const guint8    *other)
{
  if (count_legal (self, one) == 1 && count_legal (self, other) == 1)
    return 0;
  if (tablee_game_to_move (self->ruleset, one) != self->viewer &&
      (count_legal (self, one) == 1) != (count_legal (self, other) == 1))
    return FORCED_WEIGHT;

  return anybody_hides (self, one, self->viewer) ? HIDING_WEIGHT : 1;
}

/* Every moment of a random game may be the start. */
static void
find_start (TruthPair          *self,
            const TableeSample *sample,
            TableeRandom       *random)
{
  const TableeGame *game = self->ruleset->game;
  g_autofree guint8 *state = g_malloc (game->state_size);
  g_autofree guint8 *other = g_malloc (game->state_size);
  guint32 weights = 0;

  game->deal (self->ruleset, state, random, NULL);
  for (int decisions = 0; decisions < LONGEST && !tablee_game_over (self->ruleset, state); decisions++)
    {
      guint32 weight;

      memcpy (other, state, game->state_size);
      sample->permute_hidden (self->ruleset, other, self->viewer, random);
      weight = weigh (self, state, other);
      weights += weight;
      if (weight > 0 && tablee_random_below (random, weights) < weight)
        {
          memcpy (self->start[TRUTH_A], state, game->state_size);
          memcpy (self->start[TRUTH_B], other, game->state_size);
        }
      game->apply (self->ruleset, state, choose (sample, self->ruleset, state, random), NULL);
    }
}

/*
 * How it goes on
 */

/* One action in one of the truths, and what is seen of it. */
typedef struct
{
  TableeAction    action;
  guint8         *state;
  TableeEventList events;
} Step;

static void
step_clear (gpointer data)
{
  Step *step = data;

  g_free (step->state);
  g_free (step->events.items);
}

static GArray *
try_all (const TruthPair *self,
         const guint8    *state,
         TableeRandom    *random)
{
  const TableeGame *game = self->ruleset->game;
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  gsize count = game->legal (self->ruleset, state, actions);

  g_array_set_clear_func (steps, step_clear);
  for (gsize i = 0; i < count; i++)
    {
      gsize other = i + tablee_random_below (random, (guint32) (count - i));
      Step step = { .action = actions[other], .state = g_memdup2 (state, game->state_size) };

      actions[other] = actions[i];
      step.events = (TableeEventList){ .items = g_new0 (TableeEvent, game->max_events), .capacity = game->max_events };
      game->apply (self->ruleset, step.state, step.action, &step.events);
      g_array_append_val (steps, step);
    }

  return steps;
}

static gboolean
go_together (const TruthPair *self,
             const Step      *a,
             const Step      *b,
             gboolean         own)
{
  return (!own || a->action == b->action) && !tablee_game_over (self->ruleset, a->state) &&
         !tablee_game_over (self->ruleset, b->state) && sound_the_same (self, &a->events, &b->events) &&
         look_the_same (self, a->state, b->state);
}

/* Finds an action for each truth of which the same is seen. */
static gboolean
go_on (TruthPair    *self,
       guint8       *states[2],
       TableeRandom *random)
{
  const TableeGame *game = self->ruleset->game;
  gboolean own = tablee_game_to_move (self->ruleset, states[TRUTH_A]) == self->viewer;
  g_autoptr (GArray) here = try_all (self, states[TRUTH_A], random);
  g_autoptr (GArray) there = try_all (self, states[TRUTH_B], random);

  for (guint i = 0; i < here->len; i++)
    for (guint j = 0; j < there->len; j++)
      {
        const Step *a = &g_array_index (here, Step, i);
        const Step *b = &g_array_index (there, Step, j);

        if (!go_together (self, a, b, own))
          continue;

        g_array_append_val (self->actions[TRUTH_A], a->action);
        g_array_append_val (self->actions[TRUTH_B], b->action);
        memcpy (states[TRUTH_A], a->state, game->state_size);
        memcpy (states[TRUTH_B], b->state, game->state_size);
        return TRUE;
      }

  return FALSE;
}

static void
find_actions (TruthPair    *self,
              TableeRandom *random,
              guint         most)
{
  gsize size = self->ruleset->game->state_size;
  g_autofree guint8 *a = g_memdup2 (self->start[TRUTH_A], size);
  g_autofree guint8 *b = g_memdup2 (self->start[TRUTH_B], size);
  guint8 *states[] = { a, b };

  while (self->actions[TRUTH_A]->len < most && go_on (self, states, random))
    ;
}

static JsonObject *
find_options (const TableeSample *sample,
              int                 seats,
              TableeRandom       *random)
{
  const TableeSampleOptions *found = NULL;
  g_autoptr (JsonNode) node = NULL;
  guint32 count = 1;

  /* The defaults, which all games have, are one more. */
  for (const TableeSampleOptions *options = sample->options; options->max_seats > 0; options++)
    if (seats >= options->min_seats && seats <= options->max_seats && tablee_random_below (random, ++count) == 0)
      found = options;
  if (found == NULL || found->options == NULL)
    return json_object_new ();

  node = json_from_string (found->options, NULL);

  return json_node_dup_object (node);
}

TruthPair *
truth_pair_new (const TableeSample *sample,
                int                 seats,
                int                 viewer,
                guint64             seed,
                guint               most)
{
  TruthPair *self = g_new0 (TruthPair, 1);
  g_autoptr (GError) error = NULL;
  TableeRandom random;

  tablee_random_seed (&random, seed);
  self->viewer = viewer;
  self->options = find_options (sample, seats, &random);
  self->ruleset = tablee_ruleset_new (sample->game, seats, self->options, &error);
  g_assert_no_error (error);
  for (int which = TRUTH_A; which <= TRUTH_B; which++)
    {
      self->start[which] = g_malloc0 (sample->game->state_size);
      self->actions[which] = g_array_new (FALSE, FALSE, sizeof (TableeAction));
    }
  find_start (self, sample, &random);
  find_actions (self, &random, most);

  return self;
}

void
truth_pair_free (TruthPair *self)
{
  for (int which = TRUTH_A; which <= TRUTH_B; which++)
    {
      g_free (self->start[which]);
      g_array_unref (self->actions[which]);
    }
  tablee_ruleset_unref (self->ruleset);
  json_object_unref (self->options);
  g_free (self);
}

/*
 * What is made of it
 */

static guint8 *
dup_state (const TruthPair *self,
           int              which,
           guint            n)
{
  const TableeGame *game = self->ruleset->game;
  guint8 *state = g_memdup2 (self->start[which], game->state_size);

  for (guint i = 0; i < n; i++)
    game->apply (self->ruleset, state, g_array_index (self->actions[which], TableeAction, i), NULL);

  return state;
}

gsize
truth_pair_legal (const TruthPair *self,
                  int              which,
                  guint            n,
                  TableeAction    *actions)
{
  g_autofree guint8 *state = dup_state (self, which, n);

  return actions != NULL ? self->ruleset->game->legal (self->ruleset, state, actions) : count_legal (self, state);
}

int
truth_pair_mover (const TruthPair *self,
                  guint            n)
{
  g_autofree guint8 *state = dup_state (self, TRUTH_A, n);

  return tablee_game_to_move (self->ruleset, state);
}

gboolean
truth_pair_anybody_holds (const TruthPair *self,
                          guint            n)
{
  g_autofree guint8 *state = dup_state (self, TRUTH_A, n);

  return anybody_hides (self, state, TABLEE_NOBODY);
}

gboolean
truth_pair_change_known (TruthPair          *self,
                         const TableeSample *sample,
                         guint64             seed)
{
  TableeRandom random;

  tablee_random_seed (&random, seed);
  g_array_set_size (self->actions[TRUTH_A], 0);
  g_array_set_size (self->actions[TRUTH_B], 0);
  for (int i = 0; i < TRIES; i++)
    {
      memcpy (self->start[TRUTH_B], self->start[TRUTH_A], sample->game->state_size);
      sample->permute_hidden (self->ruleset, self->start[TRUTH_B], TABLEE_NOBODY, &random);
      if (!look_the_same (self, self->start[TRUTH_A], self->start[TRUTH_B]))
        return TRUE;
    }

  return FALSE;
}

gboolean
truth_pair_is_secretly_forced (const TruthPair *self,
                               guint            n)
{
  return (truth_pair_legal (self, TRUTH_A, n, NULL) == 1) != (truth_pair_legal (self, TRUTH_B, n, NULL) == 1);
}

static void
write_seats (const TruthPair *self,
             TruthCompany     company,
             JsonBuilder     *builder)
{
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < self->ruleset->seats; seat++)
    {
      json_builder_begin_object (builder);
      tablee_json_write_string (builder, "name", names[seat]);
      tablee_json_write_string (builder, "player", company == TRUTH_PEOPLE || seat == self->viewer ? "human" : "medium");
      tablee_json_write_integer (builder, "portrait", seat);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_actions (const TruthPair *self,
               int              which,
               guint            n,
               JsonBuilder     *builder)
{
  const TableeNotation *notation = tablee_notation_for_game (self->ruleset->game);

  json_builder_set_member_name (builder, "actions");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      g_autofree guint8 *state = dup_state (self, which, i);
      g_autofree char *text = notation->action_write (self->ruleset, state, g_array_index (self->actions[which], TableeAction, i));

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

static void
take_object (JsonBuilder *builder,
             const char  *key,
             JsonObject  *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);
  json_builder_set_member_name (builder, key);
  json_builder_add_value (builder, node);
}

char *
truth_pair_to_record (const TruthPair *self,
                      int              which,
                      guint            n,
                      TruthCompany     company)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (self->ruleset, self->start[which], FALSE);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "format", "tablee-record");
  tablee_json_write_integer (builder, "version", 1);
  tablee_json_write_string (builder, "game", self->ruleset->game->id);
  tablee_json_write_integer (builder, "rules", self->ruleset->game->rules_version);
  take_object (builder, "options", json_object_ref (self->options));
  tablee_ruleset_write_data (self->ruleset, builder);
  write_seats (self, company, builder);
  take_object (builder, "position", tablee_position_to_json (position));
  tablee_json_write_string (builder, "dice", "7ab1e");
  write_actions (self, which, n, builder);
  tablee_json_write_boolean (builder, "take_back", TRUE);
  tablee_json_write_string (builder, "started", "2026-11-21T14:03:00Z");
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return tablee_json_to_text (json_node_get_object (root));
}
