/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events of Space Station Phoenix in writing. */
#include "writing-actions.h"

#include "spelling.h"

/* By PhSource. */
static const char *const sources[] = {
  "dismantle", "build", "ship", "cost", "fee", "toll", "die", "observe", "recruit", "alien", "exchange", "buy", "swap", "lobby",
  "front", "reward", "hub", "quarter", "move", "start", "place", NULL,
};

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

static const char *const hubs[PH_MAX_HUBS + 1] = {
  "H01", "H02", "H03", "H04", "H05", "H06", "H07", "H08", "H09", "H10", "H11", "H12",
  "H13", "H14", "H15", "H16", "H17", "H18", "H19", "H20", "H21", "H22", "H23", "H24", NULL,
};

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

/* Some are written in another way: ph_event_to_text(). What they are made of stands here all the same. */
static const char *const forms[] = {
  [PH_EVENT_ALIENS] = "aliens 0 1 2 3 d0",
  [PH_EVENT_MARKET] = "market 0v *",
  [PH_EVENT_DEAL_HUB] = "deal-hub s d0h",
  [PH_EVENT_DEAL_SHIP] = "deal-ship s d0k 0 1",
  [PH_EVENT_DRAFT] = "draft s 0k 1z 2",
  [PH_EVENT_PASS] = "pass s 0@ 1 d0k d1k",
  [PH_EVENT_DISCARD] = "discard s d0k 0",
  [PH_EVENT_HUB] = "hub s 0h",
  [PH_EVENT_SHOW_SHIP] = "show-ship s d0k",
  [PH_EVENT_JOIN] = "join s 0k 1z",
  [PH_EVENT_TURN] = "turn s 0 1",
  [PH_EVENT_USE] = "use s 1k 2 3 *",
  [PH_EVENT_DISMANTLE] = "dismantle s 0k 1m 2",
  [PH_EVENT_BUILD] = "build s 0i 1 2",
  [PH_EVENT_ROLL] = "roll s 0f 1 2 3o",
  [PH_EVENT_REROLL] = "reroll s 0 1 2 3",
  [PH_EVENT_KEEP] = "keep s",
  [PH_EVENT_PICK] = "pick s 0f 1 2",
  [PH_EVENT_RESIDENT] = "resident s 0r 1",
  [PH_EVENT_PLACE] = "place s 0r 1i 2q 3",
  [PH_EVENT_TRADE] = "trade s 1 *",
  [PH_EVENT_STOP] = "stop s 0p",
  [PH_EVENT_TRACK] = "track s 0t 1 2",
  [PH_EVENT_REWARD] = "reward s 0t 1u",
  [PH_EVENT_PAY] = "pay s 0u 1 2 3s",
  [PH_EVENT_GAIN] = "gain s 0u 1 2 3s *",
  [PH_EVENT_INCOME] = "income s 0",
  [PH_EVENT_TOKEN] = "token s 1 *",
  [PH_EVENT_CLEAR] = "clear s 0m 1k 2",
  [PH_EVENT_POWER] = "power s 0i 1q 2x",
  [PH_EVENT_LIFT] = "lift s 0r 1i",
  [PH_EVENT_MOVE] = "move s 0r 1i 2i 3q",
  [PH_EVENT_DONE] = "done s 0p",
  [PH_EVENT_TRIGGER] = "trigger s 0e",
  [PH_EVENT_LIMIT] = "limit 0",
  [PH_EVENT_SCORE] = "score s 0w 1 2",
  [PH_EVENT_GAME_OVER] = "game-over 0 1 2 3",
};

const TableeWordList ph_events = { forms, G_N_ELEMENTS (forms) };

const TableeTerm ph_terms[] = {
  { 'f', .words = ph_face_words },
  { 'h', .words = hubs },
  { 'e', .count = 1 << 3 },  /* PH_TRIGGER_ bits */
  { 'i', .written = sector_id, .count = PH_SECTORS },
  { 'k', .words = ph_kind_keys, .count = PH_SHIP_KINDS },
  { 'm', .count = PH_MAX_FLEET },  /* a place in the fleet */
  { 'o', .written = sector_id, .count = PH_SECTORS + 1, .least = -1 },  /* a sector, or none */
  { 'p', .count = PH_PHASE_OVER + 1 },
  { 'q', .count = PH_MAX_QUARTERS, .first = 1 },  /* a quarter of a sector */
  { 'r', .words = ph_species_words },
  { 's', .words = sources },
  { 't', .words = ph_track_words },
  { 'u', .words = ph_unit_words },
  { 'v', .count = PH_LEVELS, .least = 1 },
  { 'w', .words = ph_score_row_ids },
  { 'x', .count = PH_QUARTER_KINDS },
  { 'z', .count = PH_MAX_FLEET, .least = 1 },  /* ships of the fleet */
  { 0 },
};

static gboolean
is_ship (const PhRuleset *ruleset,
         int              ship)
{
  int owner = ph_ship_owner (ship);

  if (ship < 0 || (owner != PH_NEUTRAL && owner >= ruleset->base.seats))
    return FALSE;

  return ph_ship_place (ship) < (owner == PH_NEUTRAL ? ruleset->components.neutral_count : PH_MAX_FLEET);
}

gboolean
ph_event_fits (const TableeRuleset *base,
               const TableeEvent   *event)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const gint32 *args = event->args;
  const gint32 *details = event->details;

  switch ((int) event->kind)
    {
    case PH_EVENT_MARKET:
      return (guint32) args[1] >> (PH_COLOURS * PH_TEMPLATES) == 0;

    case PH_EVENT_HUB:
      return args[0] < ruleset->components.hub_count;

    case PH_EVENT_DEAL_HUB:
      return details[0] < ruleset->components.hub_count;

    case PH_EVENT_USE:
      return is_ship (ruleset, args[0]);

    case PH_EVENT_TRADE:
      return args[0] == PH_ACTION_EXCHANGE || args[0] == PH_ACTION_BUY;

    case PH_EVENT_TOKEN:
      return args[0] >= 0 && args[0] < ruleset->components.neutral_count;

    case PH_EVENT_GAIN:
      return details[0] >= 0 && details[0] < PH_SECTORS && details[1] >= 0 && details[1] < PH_MAX_QUARTERS;

    default:
      return TRUE;
    }
}

static char *
use_to_text (const PhRuleset   *ruleset,
             const TableeEvent *event)
{
  const gint32 *args = event->args;
  g_autofree char *ship = ship_word (ruleset, args[0]);

  return g_strdup_printf ("use %d %s %s %d %d", event->seat, ship, ph_kind_to_key (args[1]), args[2], args[3]);
}

static char *
end_to_text (const PhRuleset   *ruleset,
             const TableeEvent *event)
{
  g_autoptr (GString) text = g_string_new ("game-over");

  for (int i = 0; i < ruleset->base.seats; i++)
    g_string_append_printf (text, " %d", event->args[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
ph_event_to_text (const TableeRuleset *base,
                  const TableeEvent   *event)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const gint32 *args = event->args;
  g_autofree char *form = NULL;
  int seat = event->seat;

  switch ((int) event->kind)
    {
    case PH_EVENT_MARKET:
      return market_to_text (event);

    case PH_EVENT_USE:
      return use_to_text (ruleset, event);

    case PH_EVENT_TRADE:
      return g_strdup_printf ("trade %d %s %d", seat, args[0] == PH_ACTION_BUY ? "buy" : "exchange", args[1]);

    case PH_EVENT_STOP:
    case PH_EVENT_DONE:
      return g_strdup_printf ("%s %d %s", event->kind == PH_EVENT_STOP ? "stop" : "done", seat, base->game->phases[args[0]]);

    case PH_EVENT_TOKEN:
      return g_strdup_printf ("token %d %s %d", seat, ruleset->components.neutrals[args[0]].key, args[1]);

    case PH_EVENT_POWER:
      return g_strdup_printf ("power %d %d %d %s", seat, sector_id (args[0]), args[1] + 1, args[2] == PH_QUARTER_DIE ? "X" : "T");

    case PH_EVENT_TRIGGER:
      return g_strdup_printf ("trigger %d%s%s%s", seat, args[0] & PH_TRIGGER_VP ? " vp" : "",
                              args[0] & PH_TRIGGER_SECTORS ? " sectors" : "", args[0] & PH_TRIGGER_ALIENS ? " aliens" : "");

    case PH_EVENT_GAME_OVER:
      return end_to_text (ruleset, event);

    default:
      form = tablee_forms_event_write (base, event);
      if (event->kind == PH_EVENT_GAIN && args[3] == PH_SOURCE_QUARTER)
        return g_strdup_printf ("%s %d %d", form, sector_id (event->details[0]), event->details[1] + 1);
      return g_steal_pointer (&form);
    }
}
