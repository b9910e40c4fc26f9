/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Al Cabohne in writing: options, positions, actions, events. */
#include "reading.h"

#include "notation/forms.h"
#include "notation/json-text.h"

static const char *const kidneys[] = { "5678", "3678", NULL };

static const TableeOption options[] = {
  { "kidney", TABLEE_OPTION_CHOICE, .choices = kidneys, TABLEE_OPTION_FIELD (AcRuleset, kidney_3678) },
  { NULL },
};

/*
 * Options
 */

static bool
has_quick_bits (void)
{
#if defined __x86_64__
  return __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("popcnt");
#else
  return false;
#endif
}

static gboolean
complete (TableeRuleset       *base,
          TableeOptionValues  *values,
          GError             **error)
{
  AcRuleset *ruleset = (AcRuleset *) base;

  ac_ruleset_complete (ruleset);
  ruleset->quick_bits = has_quick_bits ();

  return TRUE;
}

/*
 * Writing
 */

static const char *
type_text (int type)
{
  return type < AC_TYPES ? ac_type_texts[type] : "?";
}

/* @pile as written: hands front first, other piles top first. */
static void
write_pile (JsonBuilder   *builder,
            const char    *key,
            const AcState *state,
            AcPile         pile)
{
  gboolean is_hand = pile < AC_PILE_COINS;
  int count;
  const AcCard *cards = ac_pile (state, pile, &count);

  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (int i = 0; i < count; i++)
    json_builder_add_string_value (builder, type_text (cards[is_hand ? i : count - 1 - i]));
  json_builder_end_array (builder);
}

static void
write_set (JsonBuilder   *builder,
           const char    *key,
           const uint8_t  counts[AC_TYPES])
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (int type = 0; type < AC_TYPES; type++)
    for (int i = 0; i < counts[type]; i++)
      g_ptr_array_add (texts, (gpointer) ac_type_texts[type]);
  tablee_json_write_set (builder, key, texts);
}

static void
write_field (JsonBuilder *builder,
             AcField      field)
{
  if (field.count == 0)
    {
      json_builder_add_null_value (builder);
      return;
    }

  json_builder_begin_array (builder);
  json_builder_add_string_value (builder, ac_type_texts[field.type]);
  json_builder_add_int_value (builder, field.count);
  json_builder_end_array (builder);
}

static void
seat_write (const TableeRuleset *base,
            const void          *data,
            int                  seat,
            gboolean             is_view,
            JsonBuilder         *builder)
{
  const AcState *state = data;

  write_pile (builder, "hand", state, (AcPile) (AC_PILE_HAND + seat));
  json_builder_set_member_name (builder, "fields");
  json_builder_begin_array (builder);
  for (int field = 0; field < state->owned[seat]; field++)
    write_field (builder, state->fields[seat][field]);
  json_builder_end_array (builder);
  write_pile (builder, "coins", state, (AcPile) (AC_PILE_COINS + seat));
}

static void
state_write (const TableeRuleset *base,
             const void          *data,
             gboolean             is_view,
             JsonBuilder         *builder)
{
  const AcRuleset *ruleset = (const AcRuleset *) base;
  const AcState *state = data;
  static const uint8_t none[AC_TYPES];
  gboolean revealed = state->phase == AC_PHASE_CULTIVATE;

  write_pile (builder, "draw", state, AC_PILE_DRAW);
  write_pile (builder, "discard", state, AC_PILE_DISCARD);
  write_set (builder, "set_aside", state->set_aside);
  write_set (builder, "revealed", revealed ? state->open : none);
  write_set (builder, "leftovers", revealed ? none : state->open);
  tablee_json_write_integer (builder, "exhaustions", state->exhaustions);
  json_builder_set_member_name (builder, "bosses");
  json_builder_begin_object (builder);
  for (int boss = 0; boss < ruleset->bosses; boss++)
    {
      json_builder_set_member_name (builder, ac_boss_texts[boss]);
      write_field (builder, state->bosses[boss]);
    }
  json_builder_end_object (builder);
  write_pile (builder, "mafia_coins", state, AC_PILE_MAFIA);
}

/*
 * Actions and events
 */

static const TableeTerm terms[] = {
  { 't', .words = ac_type_texts },
  { 'b', .words = ac_boss_texts },
  { 'f', .count = AC_FIELDS, .first = 1 },
  { 'h', .count = AC_CARDS, .first = 1 },  /* a place in a hand */
  { 'n', .count = AC_COUNTS },  /* cards on a field, or of a boss */
  { 0 },
};

#define ACTION(kind) ((TableeAction) (kind) << 16)

static const TableeActionForm actions[] = {
  { ACTION (AC_ACTION_PLANT), "plant f" },
  { ACTION (AC_ACTION_STOP), "stop" },
  { ACTION (AC_ACTION_PLANT_OPEN), "plant t f" },
  { ACTION (AC_ACTION_DISCARD), "discard t" },
  { ACTION (AC_ACTION_PAY), "pay" },
  { ACTION (AC_ACTION_GIVE), "give t b" },
  { ACTION (AC_ACTION_GIVE_HAND), "hand h b" },
  { ACTION (AC_ACTION_HARVEST), "harvest f" },
  { ACTION (AC_ACTION_BUY), "buy-field" },
  { ACTION (AC_ACTION_END), "end" },
  { 0 },
};

static const char *const events[] = {
  [AC_EVENT_DEAL] = "deal s 0",
  [AC_EVENT_DEAL_CARD] = "deal-card s d0t 0 1",
  [AC_EVENT_TURN] = "turn s",
  [AC_EVENT_PLANT] = "plant s 0t 1f 2n 3",
  [AC_EVENT_STOP] = "stop s",
  [AC_EVENT_PLANT_OPEN] = "plant-open s 0t 1f 2n 3",
  [AC_EVENT_DISCARD] = "discard s 0t 1 2",
  [AC_EVENT_PAY] = "pay s 0t 1f 2b 3n",
  [AC_EVENT_GIVE] = "give s 0t 1b 2n 3",
  [AC_EVENT_GIVE_HAND] = "give-hand s 0t 1h 2b 3n",
  [AC_EVENT_HARVEST] = "harvest s 0t 1f 2n 3",
  [AC_EVENT_BUY] = "buy-field s 0 1",
  [AC_EVENT_BOSS_HARVEST] = "boss-harvest 0t 1b 2n 3",
  [AC_EVENT_TURN_UP] = "turn-up s 0t 1 2",
  [AC_EVENT_TURN_UP_BOSS] = "turn-up-boss N 0t 1b 2n 3",
  [AC_EVENT_PICK_UP] = "pick-up s 0t 1 2",
  [AC_EVENT_PICK_UP_BOSS] = "pick-up-boss s 0t 1b 2n 3",
  [AC_EVENT_LEAVE] = "leave s 0",
  [AC_EVENT_DRAW] = "draw s d0t 0 1",
  [AC_EVENT_EXHAUSTED] = "exhausted 0 1",
  [AC_EVENT_SHUFFLE] = "shuffle 0",
  [AC_EVENT_NO_CARDS] = "no-cards 0",
  [AC_EVENT_CLEAR] = "clear s 0t 1",
  [AC_EVENT_CLEAR_HAND] = "clear-hand s 0t 1 2",
  [AC_EVENT_SELL] = "sell s 0t 1f 2n 3",
  [AC_EVENT_SELL_BOSS] = "sell-boss 0t 1b 2n 3",
  [AC_EVENT_GAME_OVER] = "game-over 0 1 2",
};

/* By reason, from TABLEE_REASON_GAME on. */
static const char *const reasons[] = {
  [AC_REASON_NOT_THERE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no card of this kind is revealed"),
  [AC_REASON_NOT_IN_HAND - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the hand has fewer cards"),
  [AC_REASON_NO_FIELD - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the third field has not been bought"),
  [AC_REASON_OTHER_TYPE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("another bean grows in this field"),
  [AC_REASON_OTHER_FIELD - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("this bean grows in another field already"),
  [AC_REASON_NO_BOSS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("Joe is in the game for one player only"),
  [AC_REASON_BOSS_OTHER_TYPE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the boss collects another bean"),
  [AC_REASON_OTHER_BOSS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("another boss collects this bean already"),
  [AC_REASON_NOTHING_GROWS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("nothing grows in this field"),
  [AC_REASON_LONE_BEAN - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a single bean stays while all other fields have more"),
  [AC_REASON_NO_TRADE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("when playing alone, there is no field to buy"),
  [AC_REASON_BOUGHT - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the third field has been bought already"),
  [AC_REASON_COINS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a field costs four coins"),
  [AC_REASON_BOSS_WAITS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a boss without a card must be given one"),
  [AC_REASON_CARDS_WAIT - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("when playing alone, all revealed cards must be used"),
};

extern const TableeNotation tablee_al_cabohne_notation;

const TableeNotation tablee_al_cabohne_notation = {
  .game = &tablee_al_cabohne_game,
  .options = options,
  .first_deals = TRUE,
  .complete = complete,
  .state_read = ac_state_read,
  .state_write = state_write,
  .seat_write = seat_write,
  .action_read = tablee_forms_action_read,
  .action_write = tablee_forms_action_write,
  .event_write = tablee_forms_event_write,
  .most = 999,
  .terms = terms,
  .actions = actions,
  .shifts = { 8, 0 },
  .events = TABLEE_WORD_LIST (events),
  .reasons = TABLEE_WORD_LIST (reasons),
};
