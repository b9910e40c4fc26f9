/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all parts of the table of Al Cabohne show at one moment. */
#include "config.h"
#include "scene.h"

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
