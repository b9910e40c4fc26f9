/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Beans from a position that the test makes. */
#include "script.h"

#include <string.h>

static const char families[] = "KDBLCOM";
static const char *const plain[] = { "draw", "no-draw", "close", "keep", "done" };
static const char *const with_card[] = { "visible", "secret", "add" };
static const char *const kinds[] = {
  "none", "dealer", "deal", "turn", "draw", "reshuffle", "no-draw", "close", "score", "discard", "turn-up", "keep", "visible",
  "secret", "no-play", "pass", "end", "bonus", "discard-hand", "reveal", "sell", "game-over",
};

SbCard
script_card (const char *text)
{
  const char *family = strchr (families, text[0]);

  g_assert_nonnull (family);
  g_assert_cmpuint (strlen (text), ==, 2);

  return sb_card ((int) (family - families), g_ascii_digit_value (text[1]));
}

SbCards
script_cards (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  SbCards cards = { 0 };

  for (char **part = parts; *part != NULL; part++)
    {
      SbCard card = script_card (*part);

      g_assert_cmpint (sb_cards_copies (cards, card), <, sb_card_copies (card));
      sb_cards_add (&cards, card);
    }

  return cards;
}

void
script_init (Script *script,
             int     seats)
{
  *script = (Script){ 0 };
  sb_ruleset_init (&script->ruleset, seats);
  sb_ruleset_complete (&script->ruleset);
  tablee_random_seed (&script->state.chance, 12);
  for (int i = 0; i < seats; i++)
    script->state.seats[i].opened = true;
}

static int
set_pile (SbCard     *pile,
          const char *cards)
{
  g_auto (GStrv) parts = g_strsplit (cards, " ", -1);
  int count = (int) g_strv_length (parts);

  memset (pile, 0, SB_CARDS);
  for (int i = 0; i < count; i++)
    pile[count - 1 - i] = script_card (parts[i]);

  return count;
}

void
script_set_draw (Script     *script,
                 const char *cards)
{
  script->state.draw_count = (guint8) set_pile (script->state.draw, cards);
}

void
script_set_discard (Script     *script,
                    const char *cards)
{
  script->state.discard_count = (guint8) set_pile (script->state.discard, cards);
}

void
script_fill_draw (Script *script)
{
  memset (script->state.draw, 0, sizeof script->state.draw);
  script->state.draw_count = 0;
  sb_fill_draw (&script->ruleset, &script->state);
}

void
script_deal (Script *script,
             int     seats)
{
  TableeRandom seed;

  script_init (script, seats);
  script->ruleset.base.first = 0;
  sb_ruleset_complete (&script->ruleset);
  tablee_random_seed (&seed, 12);
  script->events = (TableeEventList){ .items = script->items, .capacity = G_N_ELEMENTS (script->items) };
  tablee_space_beans_game.deal (&script->ruleset.base, &script->state, &seed, &script->events);
}

static TableeAction
read_move (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (gsize i = 0; i < G_N_ELEMENTS (plain); i++)
    if (g_str_equal (text, plain[i]))
      return (TableeAction) i;
  for (gsize i = 0; i < G_N_ELEMENTS (with_card); i++)
    if (g_str_equal (words[0], with_card[i]))
      return SB_ACTION_VISIBLE + 64 * (TableeAction) i + script_card (words[1]);

  g_error ("%s is no action", text);
}

char *
script_write (TableeAction action)
{
  if (action <= SB_ACTION_DONE)
    return g_strdup (plain[action]);

  return g_strdup_printf ("%s %c%d", with_card[action / 64 - 1], families[sb_card_family (sb_action_card (action))],
                          sb_card_value (sb_action_card (action)));
}

static gsize
list_legal (Script       *script,
            TableeAction *actions)
{
  const TableeGame *game = &tablee_space_beans_game;
  gsize count = game->legal (&script->ruleset.base, &script->state, actions);
  gsize next = 0;

  for (TableeAction action = 0; action < 300; action++)
    {
      gboolean listed = next < count && actions[next] == action;

      g_assert_cmpint (game->check (&script->ruleset.base, &script->state, action) == TABLEE_REASON_NONE, ==, listed);
      next += listed;
    }
  g_assert_cmpuint (next, ==, count);

  return count;
}

static void
play_move (Script     *script,
           const char *move)
{
  const TableeGame *game = &tablee_space_beans_game;
  TableeAction action = read_move (move);

  if (game->check (&script->ruleset.base, &script->state, action) != TABLEE_REASON_NONE)
    g_error ("%s is not legal", move);
  script->events = (TableeEventList){ .items = script->items, .capacity = game->max_events };
  game->apply (&script->ruleset.base, &script->state, action, &script->events);
}

void
script_play (Script     *script,
             const char *moves)
{
  g_auto (GStrv) parts = g_strsplit (moves, ";", -1);

  for (char **part = parts; *part != NULL; part++)
    play_move (script, g_strstrip (*part));
}

void
script_assert_legal (Script     *script,
                     const char *expected)
{
  TableeAction actions[SB_MAX_ACTIONS];
  gsize count = list_legal (script, actions);
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < count; i++)
    {
      g_autofree char *move = script_write (actions[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", move);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

int
script_reason (Script     *script,
               const char *move)
{
  return (int) tablee_space_beans_game.check (&script->ruleset.base, &script->state, read_move (move));
}

void
script_assert_cards (SbCards     cards,
                     const char *expected)
{
  SbCards all = expected[0] != '\0' ? script_cards (expected) : (SbCards){ 0 };

  g_assert_cmphex (cards.once, ==, all.once);
  g_assert_cmphex (cards.twice, ==, all.twice);
}

void
script_assert_events (Script     *script,
                      const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < script->events.count; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", kinds[script->items[i].kind]);
  g_assert_cmpstr (text->str, ==, expected);
}

const TableeEvent *
script_event (Script  *script,
              SbEvent  kind)
{
  for (gsize i = 0; i < script->events.count; i++)
    if (script->items[i].kind == kind)
      return &script->items[i];

  g_error ("no event of kind %s", kinds[kind]);
}

int
script_count (Script *script)
{
  int count = sb_drawable (&script->state);

  for (int i = 0; i < script->ruleset.base.seats; i++)
    {
      const SbSeat *seat = &script->state.seats[i];

      count += sb_cards_count (seat->hand) + sb_cards_count (seat->visible) + sb_cards_count (seat->secret)
             + sb_cards_count (seat->points);
    }

  return count;
}

SbSeat *
script_seat (Script *script,
             int     index)
{
  return &script->state.seats[index];
}

void
script_set_hand (Script     *script,
                 int         index,
                 const char *cards)
{
  script->state.seats[index].hand = script_cards (cards);
}

void
script_set_collections (Script     *script,
                        int         index,
                        const char *visible,
                        const char *secret)
{
  script->state.seats[index].visible = script_cards (visible);
  if (secret != NULL)
    script->state.seats[index].secret = script_cards (secret);
}

void
script_begin_close (Script     *script,
                    const char *visible,
                    const char *secret,
                    const char *hand)
{
  script_init (script, 2);
  script_set_collections (script, 0, visible, secret);
  script_set_hand (script, 0, hand);
  script->state.phase = SB_PHASE_CLOSE;
}

TableeScoreSheet
script_sheet (Script *script)
{
  TableeScoreSheet sheet;

  tablee_space_beans_game.score (&script->ruleset.base, &script->state, &sheet);

  return sheet;
}

gint64
script_row_value (Script     *script,
                  const char *id,
                  int         column)
{
  TableeScoreSheet sheet = script_sheet (script);

  for (int row = 0; row < sheet.rows; row++)
    if (g_str_equal (sheet.row[row].id, id))
      return sheet.row[row].values[column];

  g_error ("no row %s", id);
}
