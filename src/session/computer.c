/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player that is a computer. */
#include "player.h"

#include "pondering.h"

struct _TableeComputer
{
  GObject parent_instance;

  TableeLevel  level;
  TableeTemper temper;
  int          slack;
};

static void tablee_computer_player_init (TableePlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeComputer, tablee_computer, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, tablee_computer_player_init))

static void
pondered_cb (TableeAnswer   *answer,
             TableeThought **parts,
             int             count,
             gpointer        user_data)
{
  for (int i = 1; i < count; i++)
    tablee_thought_merge (parts[0], parts[i]);
  tablee_answer_give (answer, tablee_thought_action (parts[0]));
}

/* By other chance than what is drawn while it thinks. */
static TableeLevel
draw_level (TableeComputer *self,
            TableeDecision *decision)
{
  TableeRandom random;

  tablee_random_seed (&random, ~tablee_decision_get_seed (decision));

  return tablee_level_draw (self->level, self->slack, tablee_decision_get_ruleset (decision)->game, &random);
}

static void
tablee_computer_decide_async (TableePlayer        *player,
                              TableeDecision      *decision,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  TableeComputer *self = TABLEE_COMPUTER (player);
  const TableeGame *game = tablee_decision_get_ruleset (decision)->game;
  TableeLevel level = draw_level (self, decision);

  tablee_ponder (tablee_answer_new (player, decision, cancellable, callback, user_data), level, self->temper,
                 tablee_thought_parts (level, game), FALSE, pondered_cb, NULL);
}

static void
tablee_computer_player_init (TableePlayerInterface *iface)
{
  iface->decide_async = tablee_computer_decide_async;
  iface->decide_finish = tablee_answer_finish;
}

static void
tablee_computer_class_init (TableeComputerClass *klass)
{
}

static void
tablee_computer_init (TableeComputer *self)
{
}

TableePlayer *
tablee_computer_new (TableeLevel  level,
                     TableeTemper temper,
                     int          slack)
{
  TableeComputer *self;

  g_return_val_if_fail (level < TABLEE_N_LEVELS, NULL);
  g_return_val_if_fail (temper < TABLEE_N_TEMPERS, NULL);
  g_return_val_if_fail (slack >= 0 && slack < TABLEE_SLACK_STEPS, NULL);

  self = g_object_new (TABLEE_TYPE_COMPUTER, NULL);
  self->level = level;
  self->temper = temper;
  self->slack = slack;

  return TABLEE_PLAYER (self);
}

TableeLevel
tablee_computer_get_level (TableeComputer *self)
{
  g_return_val_if_fail (TABLEE_IS_COMPUTER (self), TABLEE_LEVEL_MEDIUM);

  return self->level;
}
