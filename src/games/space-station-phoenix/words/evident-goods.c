/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open about goods. */
#include "config.h"
#include "evident-parts.h"

#include <glib/gi18n-lib.h>

#include "present/naming.h"
#include "terms.h"

/* Of a resource: enough for more aliens than a transport brings. Of gems, which every use of a ship costs: hardly enough for two, and for many. */
enum
{
  MANY = 6,
  FEW_GEMS = 2,
  MANY_GEMS = 12,
};

/* What the action gets; or PH_GOODS. */
static int
find_got (const PhPair *self,
          int           which)
{
  static const int goods[] = { [PH_FACE_FOOD] = PH_FOOD, [PH_FACE_WATER] = PH_WATER, [PH_FACE_METAL] = PH_METAL, [PH_FACE_HUMAN] = PH_GOODS };

  switch ((int) self->kinds[which])
    {
    case PH_ACTION_PICK:
      return goods[self->numbers[which]];
    case PH_ACTION_TAKE:
    case PH_ACTION_REWARD:
      return self->numbers[which];
    default:
      return PH_GOODS;
    }
}

static gboolean
is_resource (int good)
{
  return good == PH_FOOD || good == PH_WATER || good == PH_METAL;
}

/* What the action gives away: a resource, or a ship that brings one; or PH_GOODS. */
static int
find_given (const PhPair *self,
            int           which)
{
  static const int brought[PH_SHIP_TYPES] = { [PH_FARM] = PH_FOOD, [PH_ICE] = PH_WATER };
  int good;

  switch ((int) self->kinds[which])
    {
    case PH_ACTION_GIVE:
      return self->numbers[which];
    case PH_ACTION_DISMANTLE:
      good = brought[ph_ship_type (ph_pair_get_seat (self)->fleet[self->numbers[which]])];
      return good != 0 ? good : PH_GOODS;
    default:
      return PH_GOODS;
    }
}

static gboolean
are_for_aliens (int good,
                int than)
{
  return (good == PH_FOOD && than == PH_WATER) || (good == PH_WATER && than == PH_FOOD);
}

/* Of two resources, at least twice as many as of the other one; of the two that every alien needs, more. */
static gboolean
is_plentiful (const PhPair *self,
              int           good,
              int           than)
{
  const guint16 *goods = ph_pair_get_seat (self)->goods;

  return is_resource (good) && is_resource (than) && goods[good] > 0 &&
         goods[good] >= (are_for_aliens (good, than) ? goods[than] + 1 : 2 * goods[than]);
}

/* One is got of which there is less, or given of which there is more. */
static char *
say_scarce (const PhPair *self)
{
  gboolean gives = find_given (self, 0) != PH_GOODS;
  const int goods[2] = { gives ? find_given (self, 0) : find_got (self, 0), gives ? find_given (self, 1) : find_got (self, 1) };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (!(gives ? is_plentiful (self, goods[0], goods[1]) : is_plentiful (self, goods[1], goods[0])))
    return NULL;

  first = ph_pair_write_stock (self, goods[0]);
  second = ph_pair_write_stock (self, goods[1]);
  if (are_for_aliens (goods[0], goods[1]))
    /* Translators: "2 food", "3 water", name of a player */
    return tablee_say_of (self->context, self->seat, _("You have %1$s, but %2$s; every alien needs one of each."),
                          _("%3$s has %1$s, but %2$s; every alien needs one of each."), first, second, ph_pair_get_name (self));

  /* Translators: "1 food", "4 water", name of a player */
  return tablee_say_of (self->context, self->seat, _("You have %1$s, but %2$s."), _("%3$s has %1$s, but %2$s."), first, second, ph_pair_get_name (self));
}

/* Metal is got rather than something else while it is not enough for a sector, or something else when it is. */
static char *
say_metal (const PhPair *self)
{
  const int goods[2] = { find_got (self, 0), find_got (self, 1) };
  int stock = ph_pair_get_seat (self)->goods[PH_METAL];
  int cheapest = ph_pair_find_cheapest (self, PH_NONE);
  g_autofree char *metal = ph_pair_write_stock (self, PH_METAL);

  if (goods[0] == PH_GOODS || goods[1] == PH_GOODS || goods[0] == goods[1] || cheapest < 0)
    return NULL;

  if (goods[0] == PH_METAL && stock < cheapest)
    /* Translators: "2 metal", how much of it a sector costs; name of a player */
    return tablee_say_of (self->context, self->seat, _("You have %1$s; without a ship’s discount the cheapest sector costs %2$d."),
                          _("%3$s has %1$s; without a ship’s discount the cheapest sector costs %2$d."), metal, cheapest, ph_pair_get_name (self));
  if (goods[1] == PH_METAL && stock >= cheapest)
    /* Translators: "7 metal"; name of a player */
    return tablee_say_of (self->context, self->seat, _("You have %1$s, enough for a sector already."), _("%2$s has %1$s, enough for a sector already."),
                          metal, ph_pair_get_name (self));

  return NULL;
}

/* What is enough of @good for some time: gems, which ships cost, or a resource; G_MAXINT: it is neither. */
static int
get_enough (int good)
{
  return good == PH_GEM ? MANY_GEMS : is_resource (good) ? MANY : G_MAXINT;
}

static int
get_few (int good)
{
  return good == PH_GEM ? FEW_GEMS : is_resource (good) ? PH_FEW : -1;
}

/* A point rather than goods. */
static char *
say_point (const PhPair *self)
{
  g_autofree char *gems = ph_words_good (PH_GEM, PH_GEMS_PER_POINT);

  if (find_got (self, 0) != PH_VP || find_got (self, 1) == PH_GOODS || find_got (self, 1) == PH_VP)
    return NULL;

  /* Translators: "20 gems" */
  return g_strdup_printf (_("A point is kept; what is left at the end scores little, 1 point for %s."), gems);
}

/* What is bought or exchanged for, of which there is hardly any. */
static char *
say_lacking (const PhPair *self)
{
  int good = self->then != NULL && ph_action_kind (*self->then) == PH_ACTION_TAKE ? ph_action_number (*self->then) : PH_GOODS;

  if ((self->kinds[0] != PH_ACTION_BUY && self->kinds[0] != PH_ACTION_EXCHANGE) || good == PH_GOODS || ph_pair_get_seat (self)->goods[good] > PH_FEW)
    return NULL;

  return ph_pair_say_only (self, good);
}

/* There are more transactions than aliens that can be paid for. */
static char *
say_transactions (const PhPair *self)
{
  const guint16 *goods = ph_pair_get_seat (self)->goods;
  int aliens = MIN (goods[PH_FOOD], goods[PH_WATER]);
  int left = self->state->context.left;

  if ((self->kinds[0] != PH_ACTION_BUY && self->kinds[0] != PH_ACTION_EXCHANGE) || self->kinds[1] != PH_ACTION_ALIEN || aliens + 1 >= left)
    return NULL;

  /* Translators: how many aliens, how many transactions, name of a player */
  return tablee_say_of (self->context, self->seat,
                        g_dngettext (GETTEXT_PACKAGE, "Your food and water are enough for %1$d alien (transactions left: %2$d).",
                                     "Your food and water are enough for %1$d aliens (transactions left: %2$d).", (gulong) aliens),
                        g_dngettext (GETTEXT_PACKAGE, "The food and water of %3$s are enough for %1$d alien (transactions left: %2$d).",
                                     "The food and water of %3$s are enough for %1$d aliens (transactions left: %2$d).", (gulong) aliens),
                        aliens, left, ph_pair_get_name (self));
}

/* Of a resource and something else, what is got of which there is hardly any, or not what there is enough of. */
static char *
say_stock (const PhPair *self)
{
  const int goods[2] = { find_got (self, 0), find_got (self, 1) };
  const guint16 *stock = ph_pair_get_seat (self)->goods;
  g_autofree char *what = NULL;

  if (goods[0] == PH_GOODS || goods[1] == PH_GOODS || is_resource (goods[0]) == is_resource (goods[1]))
    return NULL;

  if (stock[goods[0]] <= get_few (goods[0]))
    return ph_pair_say_only (self, goods[0]);
  if (stock[goods[1]] >= get_enough (goods[1]))
    {
      what = ph_pair_write_stock (self, goods[1]);
      /* Translators: "7 food", name of a player */
      return tablee_say_of (self->context, self->seat, _("You have %1$s already."), _("%2$s has %1$s already."), what, ph_pair_get_name (self));
    }

  return NULL;
}

/* Gems for a level of diplomacy, a reward that is not gems itself, or an alien; -1: it is none of these. */
static int
get_price (const PhPair *self,
           int           which)
{
  int number = self->numbers[which];
  int price = 0;

  switch ((int) self->kinds[which])
    {
    case PH_ACTION_LOBBY:
      return ph_lobby_cost (self->ruleset, self->state, self->seat, number);
    case PH_ACTION_REWARD:
      if (number == PH_GEM)
        return -1;
      ph_reward (self->ruleset, self->state, self->seat, self->state->context.track, (PhGood) number, &price);
      return price;
    case PH_ACTION_ALIEN:
      return number == PH_GOLD_ALIEN;  /* S8 */
    default:
      return -1;
    }
}

static char *
say_price (const PhPair *self)
{
  const int prices[2] = { get_price (self, 0), get_price (self, 1) };

  return self->kinds[0] == self->kinds[1] && prices[0] >= 0 && prices[1] >= 0 ? ph_pair_say_saved (prices[1] - prices[0]) : NULL;
}

/* What is not used is gone, and what need not be paid is kept. */
static char *
say_left (const PhPair *self)
{
  if (self->kinds[0] == PH_ACTION_PICK && self->kinds[1] == PH_ACTION_STOP)
    return g_strdup (_("Dice that are left over bring nothing."));
  if (self->kinds[0] == PH_ACTION_DONE && self->kinds[1] == PH_ACTION_MOVE)
    return g_strdup (_("Moving somebody costs gems."));
  if (self->kinds[0] == PH_ACTION_POWER && self->kinds[1] == PH_ACTION_DONE &&
      self->ruleset->masks[self->numbers[0]][PH_QUARTER_DIE] != 0)
    return g_strdup (_("It is free, and can be used only now, during this income."));

  return NULL;
}

char *
ph_words_evident_goods (const PhPair *pair)
{
  static PhReason *const reasons[] = { say_left, say_price, say_scarce, say_point, say_metal, say_stock, say_lacking, say_transactions };

  return ph_pair_find_reason (pair, reasons, G_N_ELEMENTS (reasons));
}
