/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open about goods. */
#include "config.h"
#include "evident-parts.h"

#include <glib/gi18n-lib.h>

#include "present/naming.h"
#include "terms.h"

/* Of a resource: enough for more aliens than a transport brings. */
enum
{
  MANY = 6,
};

/* What the action gets; or PH_GOODS. */
static int
find_good (const PhPair *self,
           int         which)
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

/* Of two resources, at least twice as many as of the other one. */
static gboolean
is_plentiful (const PhPair *self,
              int         good,
              int         than)
{
  const guint16 *goods = ph_pair_get_seat (self)->goods;

  return is_resource (good) && is_resource (than) && goods[good] > 0 && goods[good] >= 2 * goods[than];
}

/* One is got of which there is less, or given of which there is more. */
static char *
say_scarce (const PhPair *self)
{
  gboolean gives = self->kinds[0] == PH_ACTION_GIVE && self->kinds[1] == PH_ACTION_GIVE;
  const int goods[2] = { gives ? self->numbers[0] : find_good (self, 0), gives ? self->numbers[1] : find_good (self, 1) };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (!(gives ? is_plentiful (self, goods[0], goods[1]) : is_plentiful (self, goods[1], goods[0])))
    return NULL;

  first = ph_pair_write_stock (self, goods[0]);
  second = ph_pair_write_stock (self, goods[1]);

  /* Translators: "1 food", "4 water", name of a player */
  return tablee_say_of (self->context, self->seat, _("You have %1$s, but %2$s."), _("%3$s has %1$s, but %2$s."), first, second, ph_pair_get_name (self));
}

/* Of a resource and something else, the resource is got of which there is hardly any, or not the one of which there is enough. */
static char *
say_stock (const PhPair *self)
{
  const int goods[2] = { find_good (self, 0), find_good (self, 1) };
  const guint16 *stock = ph_pair_get_seat (self)->goods;
  g_autofree char *what = NULL;

  if (goods[0] == PH_GOODS || goods[1] == PH_GOODS || is_resource (goods[0]) == is_resource (goods[1]))
    return NULL;

  if (is_resource (goods[0]) && stock[goods[0]] <= PH_FEW)
    return ph_pair_say_only (self, goods[0]);
  if (is_resource (goods[1]) && stock[goods[1]] >= MANY)
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
           int         which)
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
  static PhReason *const reasons[] = { say_left, say_price, say_scarce, say_stock };

  return ph_pair_find_reason (pair, reasons, G_N_ELEMENTS (reasons));
}
