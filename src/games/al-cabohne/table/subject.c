/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card that the next click is about, and what can be done with it. */
#include "config.h"
#include "subject.h"

static const AcState *
get_state (TableeGameSession *session)
{
  return tablee_game_session_get_view (session);
}

TableeAction
ac_subject_plant (AcSubject subject,
                  int       field)
{
  if (subject.kind == AC_SUBJECT_OPEN)
    return ac_action (AC_ACTION_PLANT_OPEN, subject.index, field);

  return ac_action (AC_ACTION_PLANT, field, 0);
}

TableeAction
ac_subject_give (AcSubject subject,
                 AcBoss    boss)
{
  if (subject.kind == AC_SUBJECT_OPEN)
    return ac_action (AC_ACTION_GIVE, subject.index, (int) boss);

  return ac_action (AC_ACTION_GIVE_HAND, subject.kind == AC_SUBJECT_HAND ? subject.index : 0, (int) boss);
}

static gboolean
find_planting (TableeGameSession *session,
               AcSubject          subject,
               TableeAction      *action)
{
  for (int field = 0; field < AC_FIELDS; field++)
    {
      *action = ac_subject_plant (subject, field);
      if (subject.kind != AC_SUBJECT_HAND && tablee_game_session_may (session, *action))
        return TRUE;
    }

  return FALSE;
}

/* What can be done with the card but planting it. Returns how much. */
static int
find_others (TableeGameSession *session,
             AcSubject          subject,
             TableeAction      *action)
{
  TableeAction candidate = ac_action (AC_ACTION_DISCARD, subject.index, 0);
  int found = 0;

  if (subject.kind == AC_SUBJECT_OPEN && tablee_game_session_may (session, candidate))
    {
      *action = candidate;
      found++;
    }
  for (int boss = 0; boss < AC_BOSSES; boss++)
    {
      candidate = ac_subject_give (subject, (AcBoss) boss);
      if (!tablee_game_session_may (session, candidate))
        continue;
      *action = candidate;
      found++;
    }

  return found;
}

gboolean
ac_subject_is_usable (TableeGameSession *session,
                      AcSubject          subject)
{
  TableeAction action;

  return subject.kind != AC_SUBJECT_NONE &&
         (find_planting (session, subject, &action) || find_others (session, subject, &action) > 0);
}

gboolean
ac_subject_wants_field (TableeGameSession *session,
                        AcSubject          subject)
{
  TableeAction action;

  return (subject.kind == AC_SUBJECT_FRONT || subject.kind == AC_SUBJECT_OPEN) && !find_planting (session, subject, &action);
}

gboolean
ac_subject_may_go_to_boss (TableeGameSession *session,
                           AcSubject          subject)
{
  for (int boss = 0; boss < AC_BOSSES; boss++)
    if (tablee_game_session_may (session, ac_subject_give (subject, (AcBoss) boss)))
      return TRUE;

  return FALSE;
}

gboolean
ac_subject_find_action (TableeGameSession *session,
                        AcSubject          subject,
                        TableeAction      *action)
{
  return find_planting (session, subject, action) || find_others (session, subject, action) == 1;
}

AcSubject
ac_subject_find_default (TableeGameSession *session)
{
  const AcState *state = get_state (session);
  AcSubject found = { AC_SUBJECT_NONE, 0 };

  if (state->phase == AC_PHASE_PLANT || state->phase == AC_PHASE_PLANT_MORE)
    return (AcSubject) { AC_SUBJECT_FRONT, 0 };

  for (int type = 0; type < AC_TYPES; type++)
    {
      AcSubject subject = { AC_SUBJECT_OPEN, type };
      TableeAction action;

      if (state->open[type] > 0 && find_planting (session, subject, &action))
        return subject;
      if (state->open[type] > 0 && found.kind == AC_SUBJECT_NONE && ac_subject_is_usable (session, subject))
        found = subject;
    }

  return found;
}
