/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/al-cabohne/rules/rules.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/* The card that the next click is about. */
typedef enum
{
  AC_SUBJECT_NONE,
  AC_SUBJECT_FRONT,  /* of the hand, while it is to be planted */
  AC_SUBJECT_OPEN,   /* index: its type */
  AC_SUBJECT_HAND,   /* index: its position in the hand */
} AcSubjectKind;

typedef struct
{
  AcSubjectKind kind;
  int           index;
} AcSubject;

/* The actions that move the card to a field or to a boss. */
TableeAction ac_subject_plant     (AcSubject          subject,
                                   int                field);
TableeAction ac_subject_give      (AcSubject          subject,
                                   AcBoss             boss);

/* Whether anything can be done with it. */
gboolean     ac_subject_is_usable (TableeGameSession *session,
                                   AcSubject          subject);

/* Whether it lies there for want of a field: nothing that its owner has takes it. */
gboolean     ac_subject_wants_field (TableeGameSession *session,
                                     AcSubject          subject);

/* Whether some boss may be given the card. */
gboolean     ac_subject_may_go_to_boss (TableeGameSession *session,
                                        AcSubject          subject);

/* What is meant by "put it where it belongs": planting it, or else the only other thing that can be done with it. Returns FALSE
 * if there is no such action. */
gboolean     ac_subject_find_action (TableeGameSession *session,
                                   AcSubject          subject,
                                   TableeAction      *action);

/* The card that is lifted while nobody has chosen: the front card, or the first open card that can be planted, or else be used. */
AcSubject    ac_subject_find_default (TableeGameSession *session);

G_END_DECLS
