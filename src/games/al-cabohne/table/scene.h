/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "marks.h"
#include "subject.h"
#include "widgets/table.h"

G_BEGIN_DECLS

/* What the parts of the table show: the position, the seat that is near, the card that is lifted, and what has just happened. It is made
 * anew for each showing and holds nothing. */
typedef struct
{
  TableeTable     *table;    /* which knows what actions do, in words */
  const AcRuleset *ruleset;
  const AcState   *state;
  const AcMarks   *marks;
  AcSubject        lifted;
  gboolean         chosen;   /* it was lifted by a person, and not by itself */
  int              near;
} AcScene;

/* Whether a person can do @action now. */
gboolean     ac_scene_may         (const AcScene *self,
                                   TableeAction   action);

/* Whether the lifted card can be planted there, or given. */
gboolean     ac_scene_may_plant   (const AcScene *self,
                                   int            field);
gboolean     ac_scene_may_give    (const AcScene *self,
                                   AcBoss         boss);

/* Whether anything can be done with the card. */
gboolean     ac_scene_is_usable   (const AcScene *self,
                                   AcSubject      subject);

/* What a click on the card does. Returns: (transfer full) (nullable): NULL if it does nothing but say why. */
char        *ac_scene_dup_click   (const AcScene *self,
                                   AcSubject      subject);

/* Whether a click on the lifted card leaves @action undone, since the card was lifted by itself: only what plants it is
 * surely meant, and not even that where a boss may get the card. */
gboolean     ac_scene_click_needs_choice (const AcScene *self,
                                   TableeAction   action);

/* What the next click on the lifted card does, that of @action. Returns: (transfer full) */
char        *ac_scene_say_next_click (const AcScene *self,
                                      TableeAction   action);

/* Whether a card of the hand can be given to a boss. */
gboolean     ac_scene_hand_calls  (const AcScene *self);

/* What the button and the key for going on mean in this phase. */
TableeAction ac_scene_get_end     (const AcScene *self);

/* What an action of the near player does, whoever's turn it is. Returns: (transfer full) */
char        *ac_scene_dup_near    (const AcScene *self,
                                   TableeAction   action);

G_END_DECLS
