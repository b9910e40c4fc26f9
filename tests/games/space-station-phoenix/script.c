/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Station Phoenix with what the test gives everybody. */
#include "script.h"

#include <stdlib.h>
#include <string.h>

#include "games/space-station-phoenix/notation/spelling.h"
#include "notation/json-guard.h"
#include "notation/notation.h"

static const TableeGame *const game = &tablee_space_station_phoenix_game;

static const char *const species_words[] = { "human", "teal", "pink", "brown", "gold", NULL };
static const char *const face_words[] = { "food", "water", "metal", "human", NULL };

static Script *
script_alloc (int         seats,
              const char *options,
              int         first)
{
  g_autofree char *text = g_strdup_printf ("{ \"components\": \"rules-page\", \"first\": %d%s%s }", first,
                                           options != NULL ? ", " : "", options != NULL ? options : "");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, &error);
  Script *self = g_new0 (Script, 1);

  g_assert_no_error (error);
  self->base = tablee_ruleset_new (game, seats, object, &error);
  g_assert_no_error (error);
  self->ruleset = (const PhRuleset *) self->base;
  self->events = (TableeEventList){ .items = self->items, .capacity = G_N_ELEMENTS (self->items) };

  return self;
}

Script *
script_deal (int         seats,
             const char *options,
             int         first,
             guint64     seed)
{
  Script *self = script_alloc (seats, options, first);
  TableeRandom random;

  tablee_random_seed (&random, seed);
  game->deal (self->base, &self->state, &random, &self->events);

  return self;
}

static void
make_turn (PhState *state)
{
  state->phase = PH_PHASE_TURN;
  state->trigger = PH_NONE;
  state->context = (PhContext){ .owner = PH_NONE, .power = PH_NONE, .sector = PH_NONE };
}

Script *
script_new (int         seats,
            const char *options)
{
  Script *self = script_alloc (seats, options, 0);
  PhState *state = &self->state;

  tablee_random_seed (&state->chance, 1);
  make_turn (state);
  state->supply[PH_HUMAN] = self->ruleset->setup.humans;
  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    state->supply[species] = (guint8) (self->ruleset->setup.aliens / 4);
  for (int i = 0; i < seats; i++)
    {
      PhSeat *seat = &state->seats[i];

      seat->hub = PH_NONE;
      memset (seat->dealt, PH_NONE, sizeof seat->dealt);
      memset (seat->sectors, PH_NONE, sizeof seat->sectors);
      seat->marker.owner = PH_NONE;
      seat->turns = i == 0 ? 2 : 1;
    }

  return self;
}

void
script_free (Script *self)
{
  g_clear_pointer (&self->base, tablee_ruleset_unref);
  g_free (self);
}

/*
 * What there is
 */

void
script_goods (Script *self,
              int     seat,
              int     gems,
              int     food,
              int     water,
              int     metal,
              int     vp)
{
  const int goods[PH_GOODS] = { gems, food, water, metal, vp };

  for (int good = 0; good < PH_GOODS; good++)
    self->state.seats[seat].goods[good] = (guint16) goods[good];
}

void
script_fleet (Script     *self,
              int         index,
              const char *ships)
{
  g_auto (GStrv) words = g_strsplit (ships, " ", -1);
  PhSeat *seat = &self->state.seats[index];

  seat->fleet_count = 0;
  seat->used = 0;
  for (int i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_autofree char *key = g_strndup (words[i], 4);

      if (words[i][4] == '*')
        seat->used |= G_GUINT64_CONSTANT (1) << i;
      seat->fleet[seat->fleet_count++] = (guint8) ph_kind_from_key (key);
    }
}

void
script_hub (Script *self,
            int     seat,
            int     hub)
{
  self->state.seats[seat].hub = (guint8) (hub - 1);
}

void
script_sector (Script     *self,
               int         index,
               int         id,
               const char *residents)
{
  g_auto (GStrv) words = g_strsplit (residents, " ", -1);
  PhSeat *seat = &self->state.seats[index];
  int sector = ph_sector_from_id (id);
  int slot = ph_slot (sector);

  g_assert_cmpint (sector, >=, 0);
  seat->sectors[slot] = (guint8) sector;
  seat->filled[slot] = 0;
  seat->fresh[slot] = 0;
  for (int i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      char *mark = strchr (words[i], '!');
      int species;

      if (mark != NULL)
        {
          seat->fresh[slot] |= (guint8) (1 << i);
          *mark = '\0';
        }
      species = tablee_word_find (species_words, words[i]);
      g_assert_cmpint (species, >=, 0);
      seat->residents[slot][seat->filled[slot]++] = (guint8) species;
    }
}

void
script_wing (Script   *self,
             int       seat,
             PhColour  colour)
{
  for (int level = 1; level <= PH_LEVELS; level++)
    script_sector (self, seat, ph_sector_id (ph_sector (level, (int) colour, 1)), "");
}

void
script_market (Script     *self,
               const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);

  memset (self->state.market, 0, sizeof self->state.market);
  for (int i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      int sector = ph_sector_from_id (atoi (words[i]));

      g_assert_cmpint (sector, >=, 0);
      self->state.market[ph_sector_level (sector) - 1] |= 1u << sector % (PH_COLOURS * PH_TEMPLATES);
    }
}

void
script_dice (Script     *self,
             const char *faces)
{
  g_auto (GStrv) words = g_strsplit (faces, " ", -1);
  int count = (int) g_strv_length (words);

  self->state.given_count = (guint8) count;
  for (int i = 0; i < count; i++)
    {
      int face = tablee_word_find (face_words, words[i]);

      g_assert_cmpint (face, >=, 0);
      self->state.given[count - 1 - i] = (guint8) face;
    }
}

/*
 * What happens
 */

static TableeAction
read_action (Script     *self,
             const char *text)
{
  TableeAction action;

  if (!tablee_notation_for_game (game)->action_read (self->base, &self->state, text, &action))
    g_error ("No action: %s", text);

  return action;
}

static gboolean
is_listed (Script       *self,
           TableeAction  action)
{
  TableeAction actions[PH_MAX_ACTIONS];
  gsize count = game->legal (self->base, &self->state, actions);

  for (gsize i = 0; i < count; i++)
    if (actions[i] == action)
      return TRUE;

  return FALSE;
}

static void
apply (Script       *self,
       TableeAction  action)
{
  self->events.count = 0;
  game->apply (self->base, &self->state, action, &self->events);
}

void
script_play (Script     *self,
             const char *text)
{
  g_auto (GStrv) texts = g_strsplit (text, " | ", -1);

  for (int i = 0; texts[i] != NULL; i++)
    {
      TableeAction action = read_action (self, texts[i]);

      if (!is_listed (self, action))
        g_error ("Not legal: %s", texts[i]);
      g_assert_cmpint (game->check (self->base, &self->state, action), ==, TABLEE_REASON_NONE);
      apply (self, action);
    }
}

void
script_pass_to (Script *self,
                int     seat)
{
  while (self->state.phase != PH_PHASE_TURN || self->state.current != seat)
    {
      TableeAction actions[PH_MAX_ACTIONS];
      gsize count = game->legal (self->base, &self->state, actions);
      TableeAction income = ph_action (PH_ACTION_INCOME, 0);

      g_assert_cmpuint (count, >, 0);
      apply (self, is_listed (self, income) ? income : actions[count - 1]);
    }
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_sorted (GPtrArray *texts)
{
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);

  return g_strjoinv (" | ", (char **) texts->pdata);
}

void
script_assert_legal (Script     *self,
                     const char *text)
{
  g_autoptr (GPtrArray) expected = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) now = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) texts = g_strsplit (text, " | ", -1);
  TableeAction actions[PH_MAX_ACTIONS];
  gsize count = game->legal (self->base, &self->state, actions);
  g_autofree char *expected_text = NULL;
  g_autofree char *now_text = NULL;

  for (int i = 0; texts[i] != NULL; i++)
    g_ptr_array_add (expected, g_strdup (texts[i]));
  for (gsize i = 0; i < count; i++)
    g_ptr_array_add (now, tablee_notation_for_game (game)->action_write (self->base, &self->state, actions[i]));
  expected_text = join_sorted (expected);
  now_text = join_sorted (now);
  g_assert_cmpstr (now_text, ==, expected_text);
}

gboolean
script_is_legal (Script     *self,
                 const char *text)
{
  TableeAction action = read_action (self, text);
  gboolean legal = is_listed (self, action);

  g_assert_cmpint (legal, ==, game->check (self->base, &self->state, action) == TABLEE_REASON_NONE);

  return legal;
}

void
script_assert_refused (Script     *self,
                       const char *text,
                       int         reason)
{
  TableeAction action = read_action (self, text);

  g_assert_false (is_listed (self, action));
  g_assert_cmpint (game->check (self->base, &self->state, action), ==, reason);
}

void
script_assert_phase (Script     *self,
                     const char *phase)
{
  g_autofree char *now = g_strdup_printf ("%d %s", self->state.current, game->phases[self->state.phase]);

  g_assert_cmpstr (now, ==, phase);
}

void
script_assert_goods (Script *self,
                     int     seat,
                     int     gems,
                     int     food,
                     int     water,
                     int     metal,
                     int     vp)
{
  const guint16 *goods = self->state.seats[seat].goods;
  g_autofree char *now = g_strdup_printf ("%d %d %d %d %d", goods[0], goods[1], goods[2], goods[3], goods[4]);
  g_autofree char *expected = g_strdup_printf ("%d %d %d %d %d", gems, food, water, metal, vp);

  g_assert_cmpstr (now, ==, expected);
}

void
script_assert_fleet (Script     *self,
                     int         index,
                     const char *ships)
{
  g_autoptr (GString) now = g_string_new (NULL);
  const PhSeat *seat = &self->state.seats[index];

  for (int i = 0; i < seat->fleet_count; i++)
    g_string_append_printf (now, "%s%s%s", i > 0 ? " " : "", ph_kind_to_key (seat->fleet[i]), ph_ship_used (seat, i) ? "*" : "");
  g_assert_cmpstr (now->str, ==, ships);
}

void
script_assert_sector (Script     *self,
                      int         index,
                      int         id,
                      const char *residents)
{
  g_autoptr (GString) now = g_string_new (NULL);
  const PhSeat *seat = &self->state.seats[index];
  int slot = ph_slot (ph_sector_from_id (id));

  g_assert_true (ph_has_sector (seat, ph_sector_from_id (id)));
  for (int i = 0; i < seat->filled[slot]; i++)
    g_string_append_printf (now, "%s%s%s", i > 0 ? " " : "", species_words[seat->residents[slot][i]],
                            seat->fresh[slot] >> i & 1 ? "!" : "");
  g_assert_cmpstr (now->str, ==, residents);
}

void
script_assert_row (Script     *self,
                   PhScoreRow  row,
                   const char *points)
{
  g_autoptr (GString) now = g_string_new (NULL);
  TableeScoreSheet sheet;

  game->score (self->base, &self->state, &sheet);
  for (int i = 0; i < self->base->seats; i++)
    g_string_append_printf (now, "%s%d", i > 0 ? " " : "", (int) sheet.row[row].values[i]);
  g_assert_cmpstr (now->str, ==, points);
}

void
script_assert_ranks (Script     *self,
                     const char *ranks)
{
  g_autoptr (GString) now = g_string_new (NULL);
  TableeScoreSheet sheet;

  game->score (self->base, &self->state, &sheet);
  for (int i = 0; i < self->base->seats; i++)
    {
      g_string_append_printf (now, "%s%d", i > 0 ? " " : "", sheet.ranks[i]);
      g_assert_cmpint (sheet.winner[i], ==, sheet.ranks[i] == 1);
    }
  g_assert_cmpstr (now->str, ==, ranks);
}

int
script_count_events (Script             *self,
                     PhEvent             kind,
                     const TableeEvent **event)
{
  int count = 0;

  for (gsize i = 0; i < self->events.count; i++)
    if (self->items[i].kind == kind)
      {
        if (count == 0 && event != NULL)
          *event = &self->items[i];
        count++;
      }

  return count;
}
