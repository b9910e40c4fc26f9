/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "writing-actions.h"

#include "spelling.h"

/* By PhSource. */
static const char *const sources[] = {
  "dismantle", "build", "ship", "cost", "fee", "toll", "die", "observe", "recruit", "alien", "exchange", "buy", "swap", "lobby",
  "front", "reward", "hub", "quarter", "move", "start", "place",
};

/* By PhScoreRow. */
static const char *const rows[] = {
  "track", "sectors", "residents", "human", "teal", "pink", "brown", "gold", "hub", "quarters", "gems", "resources",
};

static char *
hub_word (const TableeEvent *event)
{
  return event->concealed ? g_strdup ("?") : ph_hub_to_id (event->details[0]);
}

/* A ship card that not everybody may see. */
static const char *
card_word (const TableeEvent *event,
           int                index)
{
  return event->concealed ? "?" : ph_kind_to_key (event->details[index]);
}

static int
sector_id (int sector)
{
  return sector < 0 ? 0 : ph_sector_id (sector);
}

/* "seat:place", or the key of a neutral ship. */
static char *
ship_word (const PhRuleset *ruleset,
           int              ship)
{
  if (ph_ship_owner (ship) == PH_NEUTRAL)
    return g_strdup (ruleset->components.neutrals[ph_ship_place (ship)].key);

  return g_strdup_printf ("%d:%d", ph_ship_owner (ship), ph_ship_place (ship));
}

static char *
market_to_text (const TableeEvent *event)
{
  g_autoptr (GString) text = g_string_new ("market");
  int first = ph_sector (event->args[0], 0, 1);

  for (int i = 0; i < PH_COLOURS * PH_TEMPLATES; i++)
    if ((guint32) event->args[1] >> i & 1)
      g_string_append_printf (text, " %d", ph_sector_id (first + i));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The draft and the hubs. */
static char *
set_up_to_text (const TableeEvent *event)
{
  const gint32 *args = event->args;
  int seat = event->seat;
  g_autofree char *hub = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_ALIENS:
      return g_strdup_printf ("aliens %d %d %d %d %d", args[0], args[1], args[2], args[3], event->details[0]);

    case PH_EVENT_MARKET:
      return market_to_text (event);

    case PH_EVENT_DEAL_HUB:
      hub = hub_word (event);
      return g_strdup_printf ("deal-hub %d %s", seat, hub);

    case PH_EVENT_DEAL_SHIP:
      return g_strdup_printf ("deal-ship %d %s %d %d", seat, card_word (event, 0), args[0], args[1]);

    case PH_EVENT_DRAFT:
      return g_strdup_printf ("draft %d %s %d %d", seat, ph_kind_to_key (args[0]), args[1], args[2]);

    case PH_EVENT_PASS:
      return g_strdup_printf ("pass %d %d %d %s %s", seat, args[0], args[1], card_word (event, 0), card_word (event, 1));

    case PH_EVENT_DISCARD:
      return g_strdup_printf ("discard %d %s %d", seat, card_word (event, 0), args[0]);

    case PH_EVENT_HUB:
      hub = ph_hub_to_id (args[0]);
      return g_strdup_printf ("hub %d %s", seat, hub);

    case PH_EVENT_SHOW_SHIP:
      return g_strdup_printf ("show-ship %d %s", seat, card_word (event, 0));

    case PH_EVENT_JOIN:
    default:
      return g_strdup_printf ("join %d %s %d", seat, ph_kind_to_key (args[0]), args[1]);
    }
}

static char *
gain_to_text (const TableeEvent *event)
{
  const gint32 *args = event->args;

  if (event->kind == PH_EVENT_GAIN && args[3] == PH_SOURCE_QUARTER)
    return g_strdup_printf ("gain %d %s %d %d quarter %d %d", event->seat, ph_unit_words[args[0]], args[1], args[2],
                            sector_id (event->details[0]), event->details[1] + 1);

  return g_strdup_printf ("%s %d %s %d %d %s", event->kind == PH_EVENT_PAY ? "pay" : "gain", event->seat,
                          ph_unit_words[args[0]], args[1], args[2], sources[args[3]]);
}

static char *
turn_to_text (const PhRuleset   *ruleset,
              const TableeEvent *event)
{
  const gint32 *args = event->args;
  int seat = event->seat;
  g_autofree char *ship = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_TURN:
      return g_strdup_printf ("turn %d %d %d", seat, args[0], args[1]);

    case PH_EVENT_USE:
      ship = ship_word (ruleset, args[0]);
      return g_strdup_printf ("use %d %s %s %d %d", seat, ship, ph_kind_to_key (args[1]), args[2], args[3]);

    case PH_EVENT_DISMANTLE:
      return g_strdup_printf ("dismantle %d %s %d %d", seat, ph_kind_to_key (args[0]), args[1], args[2]);

    case PH_EVENT_BUILD:
      return g_strdup_printf ("build %d %d %d %d", seat, sector_id (args[0]), args[1], args[2]);

    case PH_EVENT_ROLL:
      return g_strdup_printf ("roll %d %s %d %d %d", seat, ph_face_words[args[0]], args[1], args[2], sector_id (args[3]));

    case PH_EVENT_REROLL:
      return g_strdup_printf ("reroll %d %d %d %d %d", seat, args[0], args[1], args[2], args[3]);

    case PH_EVENT_KEEP:
      return g_strdup_printf ("keep %d", seat);

    case PH_EVENT_PICK:
      return g_strdup_printf ("pick %d %s %d %d", seat, ph_face_words[args[0]], args[1], args[2]);

    case PH_EVENT_RESIDENT:
      return g_strdup_printf ("resident %d %s %d", seat, ph_species_words[args[0]], args[1]);

    case PH_EVENT_PLACE:
      return g_strdup_printf ("place %d %s %d %d %d", seat, ph_species_words[args[0]], sector_id (args[1]), args[2] + 1, args[3]);

    case PH_EVENT_TRADE:
      return g_strdup_printf ("trade %d %s %d", seat, args[0] == PH_ACTION_BUY ? "buy" : "exchange", args[1]);

    case PH_EVENT_STOP:
      return g_strdup_printf ("stop %d %s", seat, ruleset->base.game->phases[args[0]]);

    case PH_EVENT_TRACK:
      return g_strdup_printf ("track %d %s %d %d", seat, ph_track_words[args[0]], args[1], args[2]);

    case PH_EVENT_REWARD:
    default:
      return g_strdup_printf ("reward %d %s %s", seat, ph_track_words[args[0]], ph_unit_words[args[1]]);
    }
}

static char *
income_to_text (const PhRuleset   *ruleset,
                const TableeEvent *event)
{
  const gint32 *args = event->args;
  int seat = event->seat;

  switch ((int) event->kind)
    {
    case PH_EVENT_INCOME:
      return g_strdup_printf ("income %d %d", seat, args[0]);

    case PH_EVENT_TOKEN:
      return g_strdup_printf ("token %d %s %d", seat, ruleset->components.neutrals[args[0]].key, args[1]);

    case PH_EVENT_CLEAR:
      return g_strdup_printf ("clear %d %d %s %d", seat, args[0], ph_kind_to_key (args[1]), args[2]);

    case PH_EVENT_POWER:
      return g_strdup_printf ("power %d %d %d %s", seat, sector_id (args[0]), args[1] + 1, args[2] == PH_QUARTER_DIE ? "X" : "T");

    case PH_EVENT_LIFT:
      return g_strdup_printf ("lift %d %s %d", seat, ph_species_words[args[0]], sector_id (args[1]));

    case PH_EVENT_MOVE:
      return g_strdup_printf ("move %d %s %d %d %d", seat, ph_species_words[args[0]], sector_id (args[1]), sector_id (args[2]),
                              args[3] + 1);

    case PH_EVENT_DONE:
    default:
      return g_strdup_printf ("done %d %s", seat, ruleset->base.game->phases[args[0]]);
    }
}

static char *
end_to_text (const PhRuleset   *ruleset,
             const TableeEvent *event)
{
  const gint32 *args = event->args;
  g_autoptr (GString) text = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_TRIGGER:
      return g_strdup_printf ("trigger %d%s%s%s", event->seat, args[0] & PH_TRIGGER_VP ? " vp" : "",
                              args[0] & PH_TRIGGER_SECTORS ? " sectors" : "", args[0] & PH_TRIGGER_ALIENS ? " aliens" : "");

    case PH_EVENT_LIMIT:
      return g_strdup_printf ("limit %d", args[0]);

    case PH_EVENT_SCORE:
      return g_strdup_printf ("score %d %s %d %d", event->seat, rows[args[0]], args[1], args[2]);

    case PH_EVENT_GAME_OVER:
    default:
      text = g_string_new ("game-over");
      for (int i = 0; i < ruleset->base.seats; i++)
        g_string_append_printf (text, " %d", args[i]);
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
}

char *
ph_event_to_text (const TableeRuleset *base,
                  const TableeEvent   *event)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;

  g_return_val_if_fail (event->kind > PH_EVENT_NONE && event->kind < PH_N_EVENTS, NULL);

  if (event->kind < PH_EVENT_TURN)
    return set_up_to_text (event);
  if (event->kind == PH_EVENT_PAY || event->kind == PH_EVENT_GAIN)
    return gain_to_text (event);
  if (event->kind < PH_EVENT_INCOME)
    return turn_to_text (ruleset, event);
  if (event->kind < PH_EVENT_TRIGGER)
    return income_to_text (ruleset, event);

  return end_to_text (ruleset, event);
}
