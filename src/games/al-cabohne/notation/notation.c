/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reading.h"

#include "notation/json-text.h"
#include "notation/notation.h"

static const char *const kidneys[] = { "5678", "3678", NULL };

static const TableeOption options[] = {
  { "kidney", TABLEE_OPTION_CHOICE, .choices = kidneys },
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

static TableeRuleset *
ruleset_new (int                  seats,
             TableeOptionValues  *values,
             GError             **error)
{
  AcRuleset *ruleset = g_atomic_rc_box_alloc0 (sizeof *ruleset);

  ac_ruleset_init (ruleset, seats);
  ruleset->base.first = (int32_t) tablee_option_values_get (values, "first");
  ruleset->kidney_3678 = tablee_option_values_get (values, "kidney") != 0;
  ac_ruleset_complete (ruleset);
  ruleset->quick_bits = has_quick_bits ();

  return &ruleset->base;
}

static void
options_write (const TableeRuleset *base,
               JsonBuilder         *builder)
{
  const AcRuleset *ruleset = (const AcRuleset *) base;

  if (ruleset->kidney_3678)
    tablee_json_write_string (builder, "kidney", kidneys[1]);
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

/* A number as it is written, from 1 to @maximum, less 1; -1 if it is none. */
static int
number_from_text (const char *text,
                  int         maximum)
{
  guint64 number;

  if (*text == '0' || !g_ascii_string_to_unsigned (text, 10, 1, (guint64) maximum, &number, NULL))
    return -1;

  return (int) number - 1;
}

static int
boss_from_text (const char *text)
{
  for (int boss = 0; boss < AC_BOSSES; boss++)
    if (g_str_equal (text, ac_boss_texts[boss]))
      return boss;

  return -1;
}

/* Takes over the action if both arguments were understood. */
static gboolean
make_action (AcActionKind   kind,
             int            first,
             int            second,
             TableeAction  *action)
{
  if (first < 0 || second < 0)
    return FALSE;

  *action = ac_action (kind, first, second);

  return TRUE;
}

static gboolean
read_plain_action (const char   *word,
                   TableeAction *action)
{
  if (g_str_equal (word, "stop"))
    return make_action (AC_ACTION_STOP, 0, 0, action);
  if (g_str_equal (word, "pay"))
    return make_action (AC_ACTION_PAY, 0, 0, action);
  if (g_str_equal (word, "buy-field"))
    return make_action (AC_ACTION_BUY, 0, 0, action);

  return g_str_equal (word, "end") && make_action (AC_ACTION_END, 0, 0, action);
}

static gboolean
read_short_action (char         **words,
                   TableeAction  *action)
{
  AcCard type;

  if (g_str_equal (words[0], "plant"))
    return make_action (AC_ACTION_PLANT, number_from_text (words[1], AC_FIELDS), 0, action);
  if (g_str_equal (words[0], "harvest"))
    return make_action (AC_ACTION_HARVEST, number_from_text (words[1], AC_FIELDS), 0, action);

  return g_str_equal (words[0], "discard") && ac_type_from_text (words[1], &type) &&
         make_action (AC_ACTION_DISCARD, type, 0, action);
}

static gboolean
read_long_action (char         **words,
                  TableeAction  *action)
{
  AcCard type;

  if (g_str_equal (words[0], "hand"))
    return make_action (AC_ACTION_GIVE_HAND, number_from_text (words[1], AC_CARDS), boss_from_text (words[2]), action);
  if (!ac_type_from_text (words[1], &type))
    return FALSE;
  if (g_str_equal (words[0], "plant"))
    return make_action (AC_ACTION_PLANT_OPEN, type, number_from_text (words[2], AC_FIELDS), action);

  return g_str_equal (words[0], "give") && make_action (AC_ACTION_GIVE, type, boss_from_text (words[2]), action);
}

static gboolean
action_read (const TableeRuleset *base,
             const void          *state,
             const char          *text,
             TableeAction        *action)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 4);

  switch (g_strv_length (words))
    {
    case 1:
      return read_plain_action (words[0], action);
    case 2:
      return read_short_action (words, action);
    case 3:
      return read_long_action (words, action);
    default:
      return FALSE;
    }
}

static char *
action_write (const TableeRuleset *base,
              const void          *state,
              TableeAction         action)
{
  int first = ac_action_first (action);
  int second = ac_action_second (action);

  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return g_strdup_printf ("plant %d", first + 1);
    case AC_ACTION_STOP:
      return g_strdup ("stop");
    case AC_ACTION_PLANT_OPEN:
      return g_strdup_printf ("plant %s %d", ac_type_texts[first], second + 1);
    case AC_ACTION_DISCARD:
      return g_strdup_printf ("discard %s", ac_type_texts[first]);
    case AC_ACTION_PAY:
      return g_strdup ("pay");
    case AC_ACTION_GIVE:
      return g_strdup_printf ("give %s %s", ac_type_texts[first], ac_boss_texts[second]);
    case AC_ACTION_GIVE_HAND:
      return g_strdup_printf ("hand %d %s", first + 1, ac_boss_texts[second]);
    case AC_ACTION_HARVEST:
      return g_strdup_printf ("harvest %d", first + 1);
    case AC_ACTION_BUY:
      return g_strdup ("buy-field");
    case AC_ACTION_END:
      return g_strdup ("end");
    case AC_ACTION_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* What an event says in writing: its word, whose it is, then its arguments by what they are: t a type, b a boss, f a field
 * or a position in the hand (from 1), n a number. A detail comes first. */
static const struct
{
  const char *word;
  const char *args;
  gboolean    has_seat;
  gboolean    has_detail;
} event_forms[] = {
  [AC_EVENT_DEAL] = { "deal", "n", TRUE },
  [AC_EVENT_DEAL_CARD] = { "deal-card", "nn", TRUE, TRUE },
  [AC_EVENT_TURN] = { "turn", "", TRUE },
  [AC_EVENT_PLANT] = { "plant", "tfnn", TRUE },
  [AC_EVENT_STOP] = { "stop", "", TRUE },
  [AC_EVENT_PLANT_OPEN] = { "plant-open", "tfnn", TRUE },
  [AC_EVENT_DISCARD] = { "discard", "tnn", TRUE },
  [AC_EVENT_PAY] = { "pay", "tfbn", TRUE },
  [AC_EVENT_GIVE] = { "give", "tbnn", TRUE },
  [AC_EVENT_GIVE_HAND] = { "give-hand", "tfbn", TRUE },
  [AC_EVENT_HARVEST] = { "harvest", "tfnn", TRUE },
  [AC_EVENT_BUY] = { "buy-field", "nn", TRUE },
  [AC_EVENT_BOSS_HARVEST] = { "boss-harvest", "tbnn" },
  [AC_EVENT_TURN_UP] = { "turn-up", "tnn", TRUE },
  [AC_EVENT_TURN_UP_BOSS] = { "turn-up-boss", "tbnn", TRUE },
  [AC_EVENT_PICK_UP] = { "pick-up", "tnn", TRUE },
  [AC_EVENT_PICK_UP_BOSS] = { "pick-up-boss", "tbnn", TRUE },
  [AC_EVENT_LEAVE] = { "leave", "n", TRUE },
  [AC_EVENT_DRAW] = { "draw", "nn", TRUE, TRUE },
  [AC_EVENT_EXHAUSTED] = { "exhausted", "nn" },
  [AC_EVENT_SHUFFLE] = { "shuffle", "n" },
  [AC_EVENT_NO_CARDS] = { "no-cards", "n" },
  [AC_EVENT_CLEAR] = { "clear", "tn", TRUE },
  [AC_EVENT_CLEAR_HAND] = { "clear-hand", "tnn", TRUE },
  [AC_EVENT_SELL] = { "sell", "tfnn", TRUE },
  [AC_EVENT_SELL_BOSS] = { "sell-boss", "tbnn" },
  [AC_EVENT_GAME_OVER] = { "game-over", "nnn" },
};

static void
write_arg (GString *text,
           char     kind,
           int      value)
{
  if (kind == 't')
    g_string_append_printf (text, " %s", type_text (value));
  else if (kind == 'b')
    g_string_append_printf (text, " %s", ac_boss_texts[value]);
  else
    g_string_append_printf (text, " %d", kind == 'f' ? value + 1 : value);
}

static char *
event_write (const TableeRuleset *base,
             const TableeEvent   *event)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (event->kind > AC_EVENT_NONE && event->kind < G_N_ELEMENTS (event_forms), NULL);

  text = g_string_new (event_forms[event->kind].word);
  if (event_forms[event->kind].has_seat)
    g_string_append_printf (text, " %d", event->seat);
  if (event_forms[event->kind].has_detail)
    write_arg (text, 't', event->concealed ? AC_HIDDEN : event->details[0]);
  for (int i = 0; event_forms[event->kind].args[i] != '\0'; i++)
    write_arg (text, event_forms[event->kind].args[i], event->args[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *
reason_write (TableeReason reason)
{
  static const char *const reasons[] = {
    [AC_REASON_NOT_THERE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("no such card lies open"),
    [AC_REASON_NOT_IN_HAND - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the hand has fewer cards"),
    [AC_REASON_NO_FIELD - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the third field has not been bought"),
    [AC_REASON_OTHER_TYPE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("another bean grows on this field"),
    [AC_REASON_OTHER_FIELD - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("this bean grows on another field already"),
    [AC_REASON_NO_BOSS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("Joe is in the game for one player only"),
    [AC_REASON_BOSS_OTHER_TYPE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the boss collects another bean"),
    [AC_REASON_OTHER_BOSS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("another boss collects this bean already"),
    [AC_REASON_NOTHING_GROWS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("nothing grows on this field"),
    [AC_REASON_LONE_BEAN - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a single bean stays while all other fields have more"),
    [AC_REASON_NO_TRADE - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a player alone buys no field"),
    [AC_REASON_BOUGHT - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the third field has been bought already"),
    [AC_REASON_COINS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a field costs four coins"),
    [AC_REASON_BOSS_WAITS - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a boss without a card must be given one"),
    [AC_REASON_CARDS_WAIT - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a player alone cultivates all revealed cards"),
  };
  int index = (int) reason - TABLEE_REASON_GAME;

  g_return_val_if_fail (index >= 0 && index < (int) G_N_ELEMENTS (reasons), NULL);

  return reasons[index];
}

extern const TableeNotation tablee_al_cabohne_notation;

const TableeNotation tablee_al_cabohne_notation = {
  .game = &tablee_al_cabohne_game,
  .options = options,
  .ruleset_new = ruleset_new,
  .options_write = options_write,
  .state_read = ac_state_read,
  .state_write = state_write,
  .seat_write = seat_write,
  .action_read = action_read,
  .action_write = action_write,
  .event_write = event_write,
  .reason_write = reason_write,
};
