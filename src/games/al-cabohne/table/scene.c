/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all parts of the table of Al Cabohne show at one moment. */
#include "config.h"
#include "scene.h"

#include <glib/gi18n.h>

#include "games/al-cabohne/words/terms.h"

gboolean
ac_scene_may (const AcScene *self,
              TableeAction   action)
{
  return tablee_game_session_may (tablee_table_get_session (self->table), action);
}

gboolean
ac_scene_may_plant (const AcScene *self,
                    int            field)
{
  return self->lifted.kind != AC_SUBJECT_NONE && self->lifted.kind != AC_SUBJECT_HAND &&
         ac_scene_may (self, ac_subject_plant (self->lifted, field));
}

gboolean
ac_scene_may_give (const AcScene *self,
                   AcBoss         boss)
{
  return self->lifted.kind != AC_SUBJECT_NONE && ac_scene_may (self, ac_subject_give (self->lifted, boss));
}

gboolean
ac_scene_is_usable (const AcScene *self,
                    AcSubject      subject)
{
  return ac_subject_is_usable (tablee_table_get_session (self->table), subject);
}

gboolean
ac_scene_click_needs_choice (const AcScene *self,
                             TableeAction   action)
{
  AcActionKind kind = ac_action_kind (action);
  gboolean plants = kind == AC_ACTION_PLANT || kind == AC_ACTION_PLANT_OPEN;

  return !self->chosen && (!plants || ac_subject_may_go_to_boss (tablee_table_get_session (self->table), self->lifted));
}

char *
ac_scene_say_next_click (const AcScene *self,
                         TableeAction   action)
{
  int first = ac_action_first (action);
  int second = ac_action_second (action);

  switch ((int) ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return g_strdup_printf (_("Click to plant it in field %d."), first + 1);
    case AC_ACTION_PLANT_OPEN:
      if (ac_subject_may_go_to_boss (tablee_table_get_session (self->table), self->lifted))
        return g_strdup_printf (_("Click again to plant it in field %d, or click a boss to give it to him."), second + 1);
      return g_strdup_printf (_("Click to plant it in field %d."), second + 1);
    case AC_ACTION_GIVE:
    case AC_ACTION_GIVE_HAND:
      /* Translators: "Al", "Don" or "Joe" */
      return g_strdup_printf (_("Click again to give it to %s."), ac_words_boss_name ((AcBoss) second));
    default:
      return g_strdup (_("Click again to discard it."));
    }
}

char *
ac_scene_dup_click (const AcScene *self,
                    AcSubject      subject)
{
  TableeAction action;

  if (!ac_scene_is_usable (self, subject))
    return NULL;
  if (subject.kind != self->lifted.kind || subject.index != self->lifted.index)
    return g_strdup (_("Click to choose it."));
  if (!ac_subject_find_action (tablee_table_get_session (self->table), subject, &action))
    return g_strdup (_("Choose where the card goes."));

  return ac_scene_click_needs_choice (self, action) ? g_strdup (_("Click to choose it.")) : ac_scene_say_next_click (self, action);
}

gboolean
ac_scene_hand_calls (const AcScene *self)
{
  int count;

  ac_pile (self->state, (AcPile) (AC_PILE_HAND + self->near), &count);
  for (int i = 0; i < count; i++)
    if (ac_scene_is_usable (self, (AcSubject) { AC_SUBJECT_HAND, i }))
      return TRUE;

  return FALSE;
}

TableeAction
ac_scene_get_end (const AcScene *self)
{
  gboolean planting = self->state->phase == AC_PHASE_PLANT || self->state->phase == AC_PHASE_PLANT_MORE;

  return ac_action (planting ? AC_ACTION_STOP : AC_ACTION_END, 0, 0);
}

char *
ac_scene_dup_near (const AcScene *self,
                   TableeAction   action)
{
  TableePresentContext context = { &self->ruleset->base, NULL };
  AcState state = *self->state;

  state.current = (int8_t) self->near;
  return ac_words_action_spoken (&context, &state, action);
}
