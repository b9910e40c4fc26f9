/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* What the others have done since the near seat's turn, in sentences. */
typedef struct _PhNews PhNews;

PhNews *ph_news_new       (void);
void    ph_news_free      (PhNews            *self);

/* Remembers @event, if it says best so far what the turn of its seat is about. The names in @sight may be NULL, before the first are
 * known. */
void    ph_news_hear      (PhNews            *self,
                           const PhSight     *sight,
                           const TableeEvent *event);

/* Another position that no events led to: nothing is known of it. */
void    ph_news_forget    (PhNews            *self);

/* That the end is near; at the choice of a ship what the others have done, and advice for who is new. Can be empty.
 * Returns: (transfer full) */
char   *ph_news_dup_words (PhNews            *self,
                           const PhScene     *scene);

/* What using @ship would cost, or why it cannot be used; who is new is told what it is for, too. Returns: (transfer full) */
char   *ph_news_dup_ship  (const PhScene     *scene,
                           int                ship);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PhNews, ph_news_free)

G_END_DECLS
