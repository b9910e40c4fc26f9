/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "terms.h"

#include "present/format.h"

#include <glib/gi18n-lib.h>

static const char *
get_name (const TableePresentContext *context,
          const TableeEvent          *event)
{
  return event->seat >= 0 ? context->names[event->seat] : "";
}

static const PhRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const PhRuleset *) context->ruleset;
}

/*
 * The set-up
 */

static char *
say_aliens (const TableeEvent *event)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *aliens = NULL;
  g_autofree char *humans = ph_words_residents (PH_HUMAN, event->details[0]);

  for (int i = 0; i < PH_SPECIES - 1; i++)
    g_ptr_array_add (words, ph_words_residents (PH_TEAL_ALIEN + i, event->args[i]));
  g_ptr_array_add (words, NULL);
  aliens = tablee_format_list ((const char *const *) words->pdata);

  /* Translators: "12 teal aliens, 9 pink aliens, … and 11 gold aliens", "16 humans" */
  return g_strdup_printf (_("Waiting for a home: %1$s, and %2$s on Earth."), aliens, humans);
}

static char *
say_market (const TableeEvent *event)
{
  int sectors = __builtin_popcount ((unsigned) event->args[1]);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d sector of level %2$d is on offer.",
                                       "%1$d sectors of level %2$d are on offer.", (gulong) sectors), sectors, event->args[0]);
}

/* What a seat alone gets to see. */
static char *
say_secret (const TableePresentContext *context,
            const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  g_autofree char *ship = event->kind != PH_EVENT_DEAL_HUB ? ph_words_ship (event->details[0]) : NULL;

  if (event->concealed)
    return NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_DEAL_HUB:
      /* Translators: name of a player, name of a hub */
      return g_strdup_printf (_("%1$s may choose the hub %2$s."), name, ph_words_hub (get_ruleset (context), event->details[0]));
    case PH_EVENT_DEAL_SHIP:
      /* Translators: name of a player, "Farm 2" */
      return g_strdup_printf (_("%1$s is dealt %2$s."), name, ship);
    case PH_EVENT_DISCARD:
      return g_strdup_printf (_("%1$s discards %2$s."), name, ship);
    case PH_EVENT_SHOW_SHIP:
    default:
      return g_strdup_printf (_("%1$s sees %2$s."), name, ship);
    }
}

static char *
say_pass (const TableePresentContext *context,
          const TableeEvent          *event)
{
  int cards = event->args[1];

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s passes %3$d card to %2$s.", "%1$s passes %3$d cards to %2$s.",
                                       (gulong) cards), get_name (context, event), context->names[event->args[0]], cards);
}

static char *
say_set_up (const TableePresentContext *context,
            const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  g_autofree char *ship = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_ALIENS:
      return say_aliens (event);
    case PH_EVENT_MARKET:
      return say_market (event);
    case PH_EVENT_PASS:
      return say_pass (context, event);
    case PH_EVENT_HUB:
      /* Translators: name of a player, name of a hub */
      return g_strdup_printf (_("%1$s chooses the hub %2$s."), name, ph_words_hub (get_ruleset (context), event->args[0]));
    case PH_EVENT_DRAFT:
      ship = ph_words_ship (event->args[0]);
      /* Translators: name of a player, "Farm 2" */
      return g_strdup_printf (_("%1$s takes %2$s into the fleet."), name, ship);
    case PH_EVENT_JOIN:
      ship = ph_words_ship (event->args[0]);
      /* Translators: name of a player, "Farm 2" */
      return g_strdup_printf (_("%2$s joins the fleet of %1$s."), name, ship);
    default:
      return say_secret (context, event);
    }
}

/*
 * Ships
 */

static char *
say_use (const TableePresentContext *context,
         const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  int owner = ph_ship_owner (event->args[0]);
  g_autofree char *ship = ph_words_ship (event->args[1]);
  g_autofree char *cost = ph_words_good (PH_GEM, event->args[2]);
  g_autofree char *fee = ph_words_good (PH_GEM, event->args[3]);

  if (owner == PH_NEUTRAL)
    /* Translators: name of a player, "Farm 2", "5 gems" */
    return g_strdup_printf (_("%1$s uses the neutral %2$s for %3$s."), name, ship, cost);
  if (owner == event->seat)
    /* Translators: name of a player, "Farm 2", "4 gems" */
    return g_strdup_printf (_("%1$s uses %2$s for %3$s."), name, ship, cost);

  /* Translators: name of a player, "Farm 2", "4 gems", its owner, "2 gems" */
  return g_strdup_printf (_("%1$s uses %4$s’s %2$s for %3$s and pays %4$s %5$s."), name, ship, cost, context->names[owner], fee);
}

static char *
say_build (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  g_autofree char *sector = ph_words_sector (event->args[0]);
  g_autofree char *metal = ph_words_good (PH_METAL, event->args[1]);

  if (event->args[1] == 0)
    /* Translators: name of a player, "teal sector 111" */
    return g_strdup_printf (_("%1$s starts with %2$s."), name, sector);

  /* Translators: name of a player, "teal sector 111", "3 metal" */
  return g_strdup_printf (_("%1$s builds %2$s for %3$s."), name, sector, metal);
}

static char *
say_roll (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  const char *face = ph_words_face (event->args[0]);

  if (event->args[2] == 1)
    /* Translators: name of a player, "Food" or "Human" */
    return g_strdup_printf (_("%1$s rolls a die: %2$s."), name, face);

  /* Translators: name of a player, "Food" or "Human", which die, of how many */
  return g_strdup_printf (_("%1$s rolls die %3$d of %4$d: %2$s."), name, face, event->args[1], event->args[2]);
}

static char *
say_track (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  const char *track = ph_words_type (event->args[0]);
  g_autofree char *gems = ph_words_good (PH_GEM, event->args[2]);

  if (event->args[2] == 0)
    /* Translators: name of a player, track ("Transport"), level */
    return g_strdup_printf (_("%1$s reaches level %3$d of the track %2$s for nothing."), name, track, event->args[1]);

  /* Translators: name of a player, track ("Transport"), level, "3 gems" */
  return g_strdup_printf (_("%1$s reaches level %3$d of the track %2$s for %4$s."), name, track, event->args[1], gems);
}

static char *
say_place (const TableePresentContext *context,
           const TableeEvent          *event)
{
  g_autofree char *sector = ph_words_sector (event->args[1]);

  /* Translators: name of a player, "a teal alien", "teal sector 111", number of the quarter */
  return g_strdup_printf (_("%1$s houses %2$s in %3$s, quarter %4$d."), get_name (context, event),
                          ph_words_species (event->args[0]), sector, event->args[2] + 1);
}

static char *
say_action (const TableePresentContext *context,
            const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  g_autofree char *words = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_USE:
      return say_use (context, event);
    case PH_EVENT_DISMANTLE:
      words = ph_words_ship (event->args[0]);
      /* Translators: name of a player, "Farm 2" */
      return g_strdup_printf (_("%1$s takes %2$s apart."), name, words);
    case PH_EVENT_BUILD:
      return say_build (context, event);
    case PH_EVENT_ROLL:
      return say_roll (context, event);
    case PH_EVENT_REROLL:
      words = ph_words_dice ((const int[PH_FACES]) { event->args[0], event->args[1], event->args[2], event->args[3] });
      /* Translators: name of a player, "2 food and 1 human" */
      return g_strdup_printf (_("%1$s rolls %2$s again."), name, words);
    case PH_EVENT_KEEP:
      return g_strdup_printf (_("%s keeps all dice."), name);
    case PH_EVENT_RESIDENT:
      /* Translators: name of a player, "a teal alien" */
      return g_strdup_printf (_("%1$s brings %2$s to the station."), name, ph_words_species (event->args[0]));
    case PH_EVENT_PLACE:
      return say_place (context, event);
    case PH_EVENT_STOP:
      return g_strdup_printf (_("%s stops here."), name);
    case PH_EVENT_TRACK:
      return say_track (context, event);
    default:
      return NULL;
    }
}

/*
 * Goods
 */

/* Most payments have been told by what they were for. */
static char *
say_pay (const TableePresentContext *context,
         const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  g_autofree char *goods = ph_words_good (event->args[0], event->args[1]);

  switch (event->args[3])
    {
    case PH_SOURCE_RECRUIT:
    case PH_SOURCE_ALIEN:
    case PH_SOURCE_MOVE:
    case PH_SOURCE_REWARD:
      /* Translators: name of a player, "1 food" */
      return g_strdup_printf (_("%1$s pays %2$s."), name, goods);
    case PH_SOURCE_EXCHANGE:
    case PH_SOURCE_SWAP:
    case PH_SOURCE_BUY:
      /* Translators: name of a player, "1 food" */
      return g_strdup_printf (_("%1$s gives %2$s."), name, goods);
    default:
      return NULL;
    }
}

static char *
say_quarter_gain (const TableePresentContext *context,
                  const TableeEvent          *event,
                  const char                 *goods)
{
  g_autofree char *sector = ph_words_sector (event->details[0]);

  /* Translators: name of a player, "1 water", "teal sector 111" */
  return g_strdup_printf (_("%1$s gets %2$s from %3$s."), get_name (context, event), goods, sector);
}

/* One format for each source; NULL: the event before has told it. */
static const char *
get_gain_format (int source)
{
  /* Translators of all of these: name of a player, "3 gems" */
  static const char *const formats[] = {
    [PH_SOURCE_DISMANTLE] = N_("%1$s gets %2$s for it."),
    [PH_SOURCE_SHIP] = N_("%1$s takes %2$s."),
    [PH_SOURCE_TOLL] = N_("%1$s collects a toll of %2$s."),
    [PH_SOURCE_DIE] = N_("%1$s brings %2$s from Earth."),
    [PH_SOURCE_OBSERVE] = N_("%1$s observes the humans: %2$s."),
    [PH_SOURCE_EXCHANGE] = N_("%1$s gets %2$s in exchange."),
    [PH_SOURCE_SWAP] = N_("%1$s gets %2$s in exchange."),
    [PH_SOURCE_BUY] = N_("%1$s buys %2$s."),
    [PH_SOURCE_FRONT] = N_("%1$s, alone in front on the track, gets %2$s."),
    [PH_SOURCE_REWARD] = N_("%1$s gets %2$s for diplomacy."),
    [PH_SOURCE_HUB] = N_("%1$s gets %2$s from the hub."),
    [PH_SOURCE_START] = N_("%1$s begins with %2$s."),
    [PH_SOURCE_PLACE] = N_("%1$s gets %2$s for playing later."),
  };

  return source >= 0 && source < (int) G_N_ELEMENTS (formats) ? formats[source] : NULL;
}

static char *
say_gain (const TableePresentContext *context,
          const TableeEvent          *event)
{
  g_autofree char *goods = ph_words_good (event->args[0], event->args[1]);
  const char *format = get_gain_format (event->args[3]);

  if (event->args[3] == PH_SOURCE_QUARTER)
    return say_quarter_gain (context, event, goods);
  if (format == NULL)
    return NULL;

  return ph_words_fill (_(format), get_name (context, event), goods);
}

/*
 * The income
 */

static char *
say_power (const TableePresentContext *context,
           const TableeEvent          *event)
{
  g_autofree char *sector = ph_words_sector (event->args[0]);

  /* Translators: name of a player, "teal sector 215" */
  return g_strdup_printf (_("%1$s uses the power of %2$s."), get_name (context, event), sector);
}

static char *
say_move (const TableePresentContext *context,
          const TableeEvent          *event)
{
  g_autofree char *from = ph_words_sector (event->args[1]);
  g_autofree char *to = ph_words_sector (event->args[2]);

  /* Translators: name of a player, "a teal alien", "teal sector 111", "teal sector 211" */
  return g_strdup_printf (_("%1$s moves %2$s from %3$s to %4$s."), get_name (context, event), ph_words_species (event->args[0]),
                          from, to);
}

static char *
say_income (const TableePresentContext *context,
            const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  g_autofree char *ship = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_INCOME:
      return g_strdup_printf (_("%s takes an income."), name);
    case PH_EVENT_TOKEN:
      ship = ph_words_ship (get_ruleset (context)->components.neutrals[event->args[0]].ship);
      /* Translators: name of a player, "Farm 2" */
      return g_strdup_printf (_("%1$s takes the token back from the neutral %2$s."), name, ship);
    case PH_EVENT_CLEAR:
      ship = ph_words_ship (event->args[1]);
      /* Translators: "Farm 2", name of a player */
      return g_strdup_printf (_("%1$s of %2$s is ready again."), ship, name);
    case PH_EVENT_POWER:
      return say_power (context, event);
    case PH_EVENT_MOVE:
      return say_move (context, event);
    default:
      return NULL;
    }
}

/*
 * The end
 */

static char *
say_trigger (const TableePresentContext *context,
             const TableeEvent          *event)
{
  const char *name = get_name (context, event);

  if ((event->args[0] & PH_TRIGGER_VP) != 0)
    return g_strdup_printf (_("%1$s has %2$d points or more: everybody else has one more turn."), name, PH_WIN_VP);
  if ((event->args[0] & PH_TRIGGER_SECTORS) != 0)
    return g_strdup_printf (_("The station of %s is complete: everybody else has one more turn."), name);

  return g_strdup_printf (_("Hardly any aliens are left after the turn of %s: everybody else has one more turn."), name);
}

/* Translators of all of these: name of a player, "12 points" */
static const char *const score_formats[PH_SCORE_ROWS] = {
  [PH_SCORE_TRACK] = N_("%1$s has %2$s on the track."),
  [PH_SCORE_SECTORS] = N_("%1$s scores %2$s for sectors."),
  [PH_SCORE_RESIDENTS] = N_("%1$s scores %2$s for residents."),
  [PH_SCORE_HUMAN] = N_("%1$s scores %2$s for humans."),
  [PH_SCORE_TEAL] = N_("%1$s scores %2$s for teal aliens."),
  [PH_SCORE_PINK] = N_("%1$s scores %2$s for pink aliens."),
  [PH_SCORE_BROWN] = N_("%1$s scores %2$s for brown aliens."),
  [PH_SCORE_GOLD] = N_("%1$s scores %2$s for gold aliens."),
  [PH_SCORE_HUB] = N_("%1$s scores %2$s for the hub."),
  [PH_SCORE_QUARTERS] = N_("%1$s scores %2$s for end bonuses."),
  [PH_SCORE_GEMS] = N_("%1$s scores %2$s for gems."),
  [PH_SCORE_RESOURCES] = N_("%1$s scores %2$s for resources."),
};

static char *
say_end (const TableePresentContext *context,
         const TableeEvent          *event)
{
  g_autofree char *points = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_TRIGGER:
      return say_trigger (context, event);
    case PH_EVENT_LIMIT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Everybody has had %d turn: the game ends.",
                                           "Everybody has had %d turns: the game ends.", (gulong) event->args[0]),
                              event->args[0]);
    case PH_EVENT_SCORE:
      points = ph_words_good (PH_VP, event->args[1]);
      return ph_words_fill (_(score_formats[event->args[0]]), get_name (context, event), points);
    case PH_EVENT_GAME_OVER:
      return g_strdup (_("The game is over."));
    default:
      return NULL;
    }
}

static char *
say_turn (const TableePresentContext *context,
          const TableeEvent          *event)
{
  if (event->args[1] != 0)
    return g_strdup_printf (_("It is %s’s last turn."), get_name (context, event));

  return g_strdup_printf (_("It is %s’s turn."), get_name (context, event));
}

char *
ph_words_event (const TableePresentContext *context,
                const TableeEvent          *event)
{
  if (event->kind == PH_EVENT_TURN)
    return say_turn (context, event);
  if (event->kind == PH_EVENT_PAY)
    return say_pay (context, event);
  if (event->kind == PH_EVENT_GAIN)
    return say_gain (context, event);
  if (event->kind < PH_EVENT_TURN)
    return say_set_up (context, event);
  if (event->kind < PH_EVENT_INCOME)
    return say_action (context, event);
  if (event->kind < PH_EVENT_TRIGGER)
    return say_income (context, event);

  return say_end (context, event);
}
