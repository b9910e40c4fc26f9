/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include "notation/json-text.h"
#include "notation/notation.h"

#include <string.h>

static const char *const kidneys[] = { "5678", "3678", NULL };
static const char *const types[AC_TYPES] = { "Bl", "Ki", "Fe", "Pu", "Sa", "Br", "St" };
static const char *const bosses[AC_BOSSES] = { "al", "don", "joe" };

static const TableeOption options[] = {
  { "kidney", TABLEE_OPTION_CHOICE, .choices = kidneys },
  { NULL },
};

/*
 * Options
 */

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
 * Reading
 */

static void
state_read (const TableeRuleset    *base,
            TableeReader           *reader,
            const TableeCommonKeys *common,
            void                   *data)
{
  tablee_reader_fail (reader, NULL, "positions of this game cannot be read yet");
}

/*
 * Writing
 */

static const char *
type_text (int type)
{
  return type < AC_TYPES ? types[type] : "?";
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

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* A set is written sorted. */
static void
write_set (JsonBuilder   *builder,
           const char    *key,
           const uint8_t  counts[AC_TYPES])
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (int type = 0; type < AC_TYPES; type++)
    for (int i = 0; i < counts[type]; i++)
      g_ptr_array_add (texts, (gpointer) types[type]);
  g_ptr_array_sort (texts, compare_texts);

  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < texts->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (texts, i));
  json_builder_end_array (builder);
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
  json_builder_add_string_value (builder, types[field.type]);
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
      json_builder_set_member_name (builder, bosses[boss]);
      write_field (builder, state->bosses[boss]);
    }
  json_builder_end_object (builder);
  write_pile (builder, "mafia_coins", state, AC_PILE_MAFIA);
}

static TableeRandom *
chance (void *data)
{
  AcState *state = data;

  return &state->chance;
}

static int
current (const void *data)
{
  const AcState *state = data;

  return state->current;
}

/*
 * Actions and events
 */

static gboolean
action_read (const TableeRuleset *base,
             const void          *state,
             const char          *text,
             TableeAction        *action)
{
  return FALSE;
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
      return g_strdup_printf ("plant %s %d", types[first], second + 1);
    case AC_ACTION_DISCARD:
      return g_strdup_printf ("discard %s", types[first]);
    case AC_ACTION_PAY:
      return g_strdup ("pay");
    case AC_ACTION_GIVE:
      return g_strdup_printf ("give %s %s", types[first], bosses[second]);
    case AC_ACTION_GIVE_HAND:
      return g_strdup_printf ("hand %d %s", first + 1, bosses[second]);
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

static char *
event_write (const TableeRuleset *base,
             const TableeEvent   *event)
{
  return g_strdup_printf ("%d %d", event->kind, event->seat);
}

static const char *
reason_write (TableeReason reason)
{
  return "no";
}

extern const TableeNotation tablee_al_cabohne_notation;

const TableeNotation tablee_al_cabohne_notation = {
  .game = &tablee_al_cabohne_game,
  .options = options,
  .ruleset_new = ruleset_new,
  .options_write = options_write,
  .state_read = state_read,
  .state_write = state_write,
  .chance = chance,
  .current = current,
  .seat_write = seat_write,
  .action_read = action_read,
  .action_write = action_write,
  .event_write = event_write,
  .reason_write = reason_write,
};
