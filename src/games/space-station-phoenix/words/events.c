/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Space Station Phoenix, in sentences. */
#include "config.h"
#include "terms.h"

#include "present/format.h"
#include "present/naming.h"

#include <glib/gi18n-lib.h>

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

  /* Translators: "12 cyan aliens, 9 pink aliens, … and 11 gold aliens", "16 humans" */
  return g_strdup_printf (_("In the supply: %1$s. On Earth: %2$s."), aliens, humans);
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
  /* Translators of all of these: name of a hub, or "Farm 2"; name of a player */
  static const PhSentence hub = { N_("You may choose the hub %1$s."), N_("%2$s may choose the hub %1$s.") };
  static const PhSentence dealt = { N_("You are dealt the ship %1$s."), N_("%2$s is dealt the ship %1$s.") };
  static const PhSentence discarded = { N_("You discard the ship %1$s."), N_("%2$s discards the ship %1$s.") };
  static const PhSentence shown = { N_("You may keep the ship %1$s."), N_("%2$s may keep the ship %1$s.") };
  g_autofree char *ship = event->kind != PH_EVENT_DEAL_HUB ? ph_words_ship (event->details[0]) : NULL;

  if (event->concealed)
    return NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_DEAL_HUB:
      return ph_words_say_of (context, event->seat, &hub, ph_words_hub (get_ruleset (context), event->details[0]));
    case PH_EVENT_DEAL_SHIP:
      return ph_words_say_of (context, event->seat, &dealt, ship);
    case PH_EVENT_DISCARD:
      return ph_words_say_of (context, event->seat, &discarded, ship);
    case PH_EVENT_SHOW_SHIP:
    default:
      return ph_words_say_of (context, event->seat, &shown, ship);
    }
}

static char *
say_pass (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  int receiver = event->args[0];
  int cards = event->args[1];
  gulong n = (gulong) cards;

  if (tablee_is_listener (context, receiver))
    /* Translators: number of cards, name of a player */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%2$s passes you %1$d card.", "%2$s passes you %1$d cards.", n), cards,
                            name);

  /* Translators: number of cards, to whom; name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You pass %1$d card to %2$s.", "You pass %1$d cards to %2$s.", n),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s passes %1$d card to %2$s.", "%3$s passes %1$d cards to %2$s.", n),
                        cards, context->names[receiver], name);
}

static char *
say_set_up (const TableePresentContext *context,
            const TableeEvent          *event)
{
  /* Translators: name of a hub; name of a player */
  static const PhSentence hub = { N_("You choose the hub %1$s."), N_("%2$s chooses the hub %1$s.") };
  /* Translators: the same, where nobody could choose */
  static const PhSentence given = { N_("You get the hub %1$s."), N_("%2$s gets the hub %1$s.") };
  /* Translators of both: "Farm 2"; name of a player */
  static const PhSentence drafted = { N_("You draft %1$s."), N_("%2$s drafts %1$s.") };
  static const PhSentence joined = { N_("You add %1$s to your fleet."), N_("%2$s adds %1$s to the fleet.") };
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
      return ph_words_say_of (context, event->seat, get_ruleset (context)->first_game ? &given : &hub,
                              ph_words_hub (get_ruleset (context), event->args[0]));
    case PH_EVENT_DRAFT:
      ship = ph_words_ship (event->args[0]);
      return ph_words_say_of (context, event->seat, &drafted, ship);
    case PH_EVENT_JOIN:
      ship = ph_words_ship (event->args[0]);
      return ph_words_say_of (context, event->seat, &joined, ship);
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
  const char *name = context->names[event->seat];
  int owner = ph_ship_owner (event->args[0]);
  g_autofree char *ship = ph_words_ship (event->args[1]);
  g_autofree char *cost = ph_words_good (PH_GEM, event->args[2]);
  g_autofree char *fee = ph_words_good (PH_GEM, event->args[3]);

  if (owner == PH_NEUTRAL)
    /* Translators: "Farm 2", "5 gems"; name of a player */
    return tablee_say_of (context, event->seat, _("You use the neutral %1$s for %2$s."), _("%3$s uses the neutral %1$s for %2$s."),
                          ship, cost, name);
  if (owner == event->seat)
    /* Translators: "Farm 2", "4 gems"; name of a player */
    return tablee_say_of (context, event->seat, _("You use %1$s for %2$s."), _("%3$s uses %1$s for %2$s."), ship, cost, name);
  if (tablee_is_listener (context, owner))
    /* Translators: "Farm 2", "4 gems", "2 gems", name of a player */
    return g_strdup_printf (_("%4$s uses your %1$s for %2$s and pays you %3$s."), ship, cost, fee, name);

  /* Translators: "Farm 2", "4 gems", "2 gems", its owner; name of a player */
  return tablee_say_of (context, event->seat, _("You use %4$s’s %1$s for %2$s and pay %4$s %3$s."),
                        _("%5$s uses %4$s’s %1$s for %2$s and pays %4$s %3$s."), ship, cost, fee, context->names[owner], name);
}

static char *
say_build (const TableePresentContext *context,
           const TableeEvent          *event)
{
  /* Translators: "a level 1 cyan sector"; name of a player */
  static const PhSentence start = { N_("You start with %1$s."), N_("%2$s starts with %1$s.") };
  g_autofree char *sector = ph_words_any_sector (event->args[0]);
  g_autofree char *metal = ph_words_good (PH_METAL, event->args[1]);

  if (event->args[1] == 0)
    return ph_words_say_of (context, event->seat, &start, sector);

  /* Translators: "a level 1 cyan sector", "3 metal"; name of a player */
  return tablee_say_of (context, event->seat, _("You build %1$s for %2$s."), _("%3$s builds %1$s for %2$s."), sector, metal,
                        context->names[event->seat]);
}

static char *
say_roll (const TableePresentContext *context,
          const TableeEvent          *event)
{
  /* Translators: "1 food" or "1 human"; name of a player */
  static const PhSentence one = { N_("You roll a die: %1$s."), N_("%2$s rolls a die: %1$s.") };
  g_autofree char *face = ph_words_die (event->args[0]);

  if (event->args[2] == 1)
    return ph_words_say_of (context, event->seat, &one, face);

  /* Translators: "1 food" or "1 human", which die, of how many; name of a player */
  return tablee_say_of (context, event->seat, _("You roll die %2$d of %3$d: %1$s."), _("%4$s rolls die %2$d of %3$d: %1$s."), face,
                        event->args[1], event->args[2], context->names[event->seat]);
}

static char *
say_track (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  const char *track = ph_words_type (event->args[0]);
  g_autofree char *gems = ph_words_good (PH_GEM, event->args[2]);

  if (event->args[2] == 0)
    /* Translators: track ("Transport"), level; name of a player */
    return tablee_say_of (context, event->seat, _("You reach level %2$d of the %1$s track for free."),
                          _("%3$s reaches level %2$d of the %1$s track for free."), track, event->args[1], name);

  /* Translators: track ("Transport"), level, "3 gems"; name of a player */
  return tablee_say_of (context, event->seat, _("You reach level %2$d of the %1$s track for %3$s."),
                        _("%4$s reaches level %2$d of the %1$s track for %3$s."), track, event->args[1], gems, name);
}

static char *
say_place (const TableePresentContext *context,
           const TableeEvent          *event)
{
  g_autofree char *sector = ph_words_sector (event->args[1]);

  /* Translators: "a cyan alien", "the level 1 cyan sector", number of the quarter; name of a player */
  return tablee_say_of (context, event->seat, _("You place %1$s in %2$s, quarter %3$d."),
                        _("%4$s places %1$s in %2$s, quarter %3$d."), ph_words_species (event->args[0]), sector, event->args[2] + 1,
                        context->names[event->seat]);
}

static char *
say_action (const TableePresentContext *context,
            const TableeEvent          *event)
{
  /* Translators: "Farm 2"; name of a player */
  static const PhSentence dismantled = { N_("You dismantle %1$s."), N_("%2$s dismantles %1$s.") };
  /* Translators: "2 food and 1 human"; name of a player */
  static const PhSentence rerolled = { N_("You reroll %1$s."), N_("%2$s rerolls %1$s.") };
  /* Translators: "a cyan alien"; name of a player */
  static const PhSentence brought = { N_("You bring %1$s to your station."), N_("%2$s brings %1$s to the station.") };
  const char *name = context->names[MAX (event->seat, 0)];
  g_autofree char *words = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_USE:
      return say_use (context, event);
    case PH_EVENT_DISMANTLE:
      words = ph_words_ship (event->args[0]);
      return ph_words_say_of (context, event->seat, &dismantled, words);
    case PH_EVENT_BUILD:
      return say_build (context, event);
    case PH_EVENT_ROLL:
      return say_roll (context, event);
    case PH_EVENT_REROLL:
      words = ph_words_dice ((const int[PH_FACES]) { event->args[0], event->args[1], event->args[2], event->args[3] });
      return ph_words_say_of (context, event->seat, &rerolled, words);
    case PH_EVENT_KEEP:
      return tablee_say_of (context, event->seat, _("You keep all your dice."), _("%s keeps all the dice."), name);
    case PH_EVENT_RESIDENT:
      return ph_words_say_of (context, event->seat, &brought, ph_words_species (event->args[0]));
    case PH_EVENT_PLACE:
      return say_place (context, event);
    case PH_EVENT_STOP:
      return tablee_say_of (context, event->seat, _("You stop here."), _("%s stops here."), name);
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
  /* Translators of both: "1 food"; name of a player */
  static const PhSentence paid = { N_("You pay %1$s."), N_("%2$s pays %1$s.") };
  static const PhSentence given = { N_("You give %1$s."), N_("%2$s gives %1$s.") };
  g_autofree char *goods = ph_words_good (event->args[0], event->args[1]);

  switch (event->args[3])
    {
    case PH_SOURCE_RECRUIT:
    case PH_SOURCE_ALIEN:
    case PH_SOURCE_MOVE:
    case PH_SOURCE_REWARD:
      return ph_words_say_of (context, event->seat, &paid, goods);
    case PH_SOURCE_EXCHANGE:
    case PH_SOURCE_SWAP:
    case PH_SOURCE_BUY:
      return ph_words_say_of (context, event->seat, &given, goods);
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

  /* Translators: "1 water", "the level 1 cyan sector"; name of a player */
  return tablee_say_of (context, event->seat, _("You get %1$s from %2$s."), _("%3$s gets %1$s from %2$s."), goods, sector,
                        context->names[event->seat]);
}

/* One sentence for each source; NULL: the event before has told it. */
static const PhSentence *
get_gain_sentence (int source)
{
  /* Translators of all of these: "3 gems"; name of a player */
  static const PhSentence sentences[] = {
    [PH_SOURCE_DISMANTLE] = { N_("You get %1$s for it."), N_("%2$s gets %1$s for it.") },
    [PH_SOURCE_SHIP] = { N_("You take %1$s."), N_("%2$s takes %1$s.") },
    [PH_SOURCE_TOLL] = { N_("You collect a toll of %1$s."), N_("%2$s collects a toll of %1$s.") },
    [PH_SOURCE_DIE] = { N_("You bring back %1$s from Earth."), N_("%2$s brings back %1$s from Earth.") },
    [PH_SOURCE_OBSERVE] = { N_("You observe the humans: %1$s."), N_("%2$s observes the humans: %1$s.") },
    [PH_SOURCE_EXCHANGE] = { N_("You get %1$s in exchange."), N_("%2$s gets %1$s in exchange.") },
    [PH_SOURCE_SWAP] = { N_("You get %1$s in exchange."), N_("%2$s gets %1$s in exchange.") },
    [PH_SOURCE_BUY] = { N_("You buy %1$s."), N_("%2$s buys %1$s.") },
    [PH_SOURCE_FRONT] = { N_("You are alone in front on the track and get %1$s."),
                          N_("%2$s is alone in front on the track and gets %1$s.") },
    [PH_SOURCE_REWARD] = { N_("You get %1$s for diplomacy."), N_("%2$s gets %1$s for diplomacy.") },
    [PH_SOURCE_HUB] = { N_("You get %1$s from your hub."), N_("%2$s gets %1$s from the hub.") },
    [PH_SOURCE_START] = { N_("You begin with %1$s."), N_("%2$s begins with %1$s.") },
    [PH_SOURCE_PLACE] = { N_("You get %1$s for playing later."), N_("%2$s gets %1$s for playing later.") },
  };

  return source >= 0 && source < (int) G_N_ELEMENTS (sentences) && sentences[source].you != NULL ? &sentences[source] : NULL;
}

static char *
say_gain (const TableePresentContext *context,
          const TableeEvent          *event)
{
  g_autofree char *goods = ph_words_good (event->args[0], event->args[1]);
  const PhSentence *sentence = get_gain_sentence (event->args[3]);

  if (event->args[3] == PH_SOURCE_QUARTER)
    return say_quarter_gain (context, event, goods);

  return sentence != NULL ? ph_words_say_of (context, event->seat, sentence, goods) : NULL;
}

/*
 * The income
 */

static char *
say_move (const TableePresentContext *context,
          const TableeEvent          *event)
{
  g_autofree char *from = ph_words_sector (event->args[1]);
  g_autofree char *to = ph_words_sector (event->args[2]);

  /* Translators: "a cyan alien", "the level 1 cyan sector", "the level 2 cyan sector"; name of a player */
  return tablee_say_of (context, event->seat, _("You move %1$s from %2$s to %3$s."), _("%4$s moves %1$s from %2$s to %3$s."),
                        ph_words_species (event->args[0]), from, to, context->names[event->seat]);
}

static char *
say_income (const TableePresentContext *context,
            const TableeEvent          *event)
{
  /* Translators of both: "Farm 2"; name of a player */
  static const PhSentence token = { N_("You take your token back from the neutral %1$s."),
                                    N_("%2$s takes the token back from the neutral %1$s.") };
  static const PhSentence ready = { N_("Your %1$s is ready again."), N_("%2$s’s %1$s is ready again.") };
  /* Translators: "the level 2 cyan sector"; name of a player */
  static const PhSentence power = { N_("You use the power of %1$s."), N_("%2$s uses the power of %1$s.") };
  g_autofree char *what = NULL;

  switch ((int) event->kind)
    {
    case PH_EVENT_INCOME:
      if (context->unasked)
        return tablee_say_of (context, event->seat, _("Nothing else was possible: you take income."),
                              _("Nothing else was possible: %s takes income."), context->names[event->seat]);

      return tablee_say_of (context, event->seat, _("You take income."), _("%s takes income."), context->names[event->seat]);
    case PH_EVENT_TOKEN:
      what = ph_words_ship (get_ruleset (context)->components.neutrals[event->args[0]].ship);
      return ph_words_say_of (context, event->seat, &token, what);
    case PH_EVENT_CLEAR:
      what = ph_words_ship (event->args[1]);
      return ph_words_say_of (context, event->seat, &ready, what);
    case PH_EVENT_POWER:
      what = ph_words_sector (event->args[0]);
      return ph_words_say_of (context, event->seat, &power, what);
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
  const char *name = context->names[event->seat];

  if ((event->args[0] & PH_TRIGGER_VP) != 0)
    /* Translators: number of points (40); name of a player */
    return tablee_say_of (context, event->seat, _("You have %1$d points or more: every other player has one more turn."),
                          _("%2$s has %1$d points or more: every other player has one more turn."), PH_WIN_VP, name);
  if ((event->args[0] & PH_TRIGGER_SECTORS) != 0)
    return tablee_say_of (context, event->seat, _("You have completed your station: every other player has one more turn."),
                          _("%s has completed the station: every other player has one more turn."), name);

  /* Translators: number of aliens (4); name of a player */
  return tablee_say_of (context, event->seat,
                        _("You end your turn with %1$d aliens or fewer in the supply: every other player has one more turn."),
                        _("%2$s ends the turn with %1$d aliens or fewer in the supply: every other player has one more turn."),
                        PH_LAST_ALIENS, name);
}

/* Translators of all of these: "12 points"; name of a player */
static const PhSentence score_sentences[PH_SCORE_ROWS] = {
  [PH_SCORE_TRACK] = { N_("You have scored %1$s."), N_("%2$s has scored %1$s.") },
  [PH_SCORE_SECTORS] = { N_("You score %1$s for sectors."), N_("%2$s scores %1$s for sectors.") },
  [PH_SCORE_RESIDENTS] = { N_("You score %1$s for residents."), N_("%2$s scores %1$s for residents.") },
  [PH_SCORE_HUMAN] = { N_("You score %1$s for humans."), N_("%2$s scores %1$s for humans.") },
  [PH_SCORE_TEAL] = { N_("You score %1$s for cyan aliens."), N_("%2$s scores %1$s for cyan aliens.") },
  [PH_SCORE_PINK] = { N_("You score %1$s for pink aliens."), N_("%2$s scores %1$s for pink aliens.") },
  [PH_SCORE_BROWN] = { N_("You score %1$s for brown aliens."), N_("%2$s scores %1$s for brown aliens.") },
  [PH_SCORE_GOLD] = { N_("You score %1$s for gold aliens."), N_("%2$s scores %1$s for gold aliens.") },
  [PH_SCORE_HUB] = { N_("You score %1$s for your hub."), N_("%2$s scores %1$s for the hub.") },
  [PH_SCORE_QUARTERS] = { N_("You score %1$s for end bonuses."), N_("%2$s scores %1$s for end bonuses.") },
  [PH_SCORE_GEMS] = { N_("You score %1$s for gems."), N_("%2$s scores %1$s for gems.") },
  [PH_SCORE_RESOURCES] = { N_("You score %1$s for resources."), N_("%2$s scores %1$s for resources.") },
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
      return ph_words_say_of (context, event->seat, &score_sentences[event->args[0]], points);
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
  const char *name = context->names[event->seat];

  if (event->args[1] != 0)
    return tablee_say_of (context, event->seat, _("It is your last turn."), _("It is %s’s last turn."), name);

  return tablee_say_of (context, event->seat, _("It is your turn."), _("It is %s’s turn."), name);
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
