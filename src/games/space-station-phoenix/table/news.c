/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the others have done since the near seat's turn. */
#include "config.h"
#include "news.h"

#include <glib/gi18n.h>

#include "games/space-station-phoenix/words/terms.h"
#include "guide-view.h"
#include "present/naming.h"

struct _PhNews
{
  TableeEvent deeds[PH_MAX_SEATS];  /* the most telling of each seat's last turn; of no kind while nothing is known */
  int         told;                 /* whose deed is the last thing that was said, but for whose turn it is; PH_NONE */
};

PhNews *
ph_news_new (void)
{
  return g_new0 (PhNews, 1);
}

void
ph_news_free (PhNews *self)
{
  g_free (self);
}

/* Follows what the log says. */
static void
keep_told (PhNews            *self,
           const PhSight     *sight,
           const TableeEvent *event)
{
  g_autofree char *words = NULL;

  if (sight->context.names != NULL && event->kind != PH_EVENT_TURN)
    words = ph_words_event (&sight->context, event);
  if (words != NULL)
    self->told = PH_NONE;
}

void
ph_news_hear (PhNews            *self,
              const PhSight     *sight,
              const TableeEvent *event)
{
  g_return_if_fail (self != NULL);

  keep_told (self, sight, event);
  switch ((int) event->kind)
    {
    case PH_EVENT_TURN:
      self->deeds[event->seat] = (TableeEvent) { .kind = PH_EVENT_NONE };
      break;
    /* What a ship is used for says more than that it is used. */
    case PH_EVENT_INCOME:
    case PH_EVENT_USE:
    case PH_EVENT_DISMANTLE:
    case PH_EVENT_BUILD:
    case PH_EVENT_TRACK:
      self->deeds[event->seat] = *event;
      self->told = event->seat;
      break;
    default:
      break;
    }
}

void
ph_news_forget (PhNews *self)
{
  g_return_if_fail (self != NULL);

  memset (self->deeds, 0, sizeof self->deeds);
}

/* What the others have done, where it is more than what was said last. */
static void
add_deeds (PhNews        *self,
           const PhScene *scene,
           GPtrArray     *sentences)
{
  const PhSight *sight = &scene->sight;
  const PhRuleset *ruleset = ph_scene_get_ruleset (scene);
  guint before = sentences->len;

  for (int i = 1; i < ruleset->base.seats; i++)
    {
      const TableeEvent *deed = &self->deeds[(sight->near + i) % ruleset->base.seats];

      if (deed->kind != PH_EVENT_NONE)
        g_ptr_array_add (sentences, ph_words_event (&sight->context, deed));
    }
  if (sentences->len == before + 1 && self->told != PH_NONE)
    g_ptr_array_set_size (sentences, (gint) before);
}

/* Advice, if there is any: what the others have done stands in the recap as well, and before it advice would be cut. */
static void
add_advice_or_deeds (PhNews        *self,
                     const PhScene *scene,
                     GPtrArray     *sentences)
{
  char *advice = ph_scene_get_ruleset (scene)->first_game ? ph_guide_dup_advice (&scene->sight) : NULL;

  if (advice != NULL)
    g_ptr_array_add (sentences, advice);
  else
    add_deeds (self, scene, sentences);
}

/* That the end is near is said to everybody, whatever is going on. */
char *
ph_news_dup_words (PhNews        *self,
                   const PhScene *scene)
{
  const PhState *state = scene->sight.state;
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (self != NULL, NULL);

  if (state->trigger != PH_NONE && state->phase != PH_PHASE_OVER)
    g_ptr_array_add (sentences, tablee_say_of (&scene->sight.context, state->trigger,
                                               _("You have triggered the end: these are the last turns."),
                                               _("%s has triggered the end: these are the last turns."),
                                               scene->sight.context.names[state->trigger]));
  if (ph_scene_is_asked (scene) && state->phase == PH_PHASE_TURN)
    add_advice_or_deeds (self, scene, sentences);
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (char **) sentences->pdata);
}

char *
ph_news_dup_ship (const PhScene *scene,
                  int            ship)
{
  const PhSight *sight = &scene->sight;
  const PhRuleset *ruleset = ph_scene_get_ruleset (scene);
  TableeAction action = ph_action (PH_ACTION_USE, ship);
  TableeReason reason = tablee_game_session_check (scene->session, action);
  g_autofree char *words = NULL;

  if (reason != TABLEE_REASON_NONE)
    return ph_words_reason (&sight->context, sight->state, action, reason);

  words = ph_words_action_spoken (&sight->context, sight->state, action);
  if (!ruleset->first_game)
    return g_steal_pointer (&words);

  /* Translators: "Use Farm 2 for 4 gems; 5 left. Take 4 food.", "Food, which every alien and human needs." */
  return g_strdup_printf (C_("Phoenix line", "%1$s %2$s"), words,
                          ph_words_purpose (ph_ship_type (ph_acts_as (ruleset, sight->state, ship))));
}
