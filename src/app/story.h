/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"
#include "session/game-session.h"
#include "session/log-turns.h"

G_BEGIN_DECLS

/* Some of what happened to one seat: what can be told in one sign, one after the other, or a single sentence. */
typedef struct
{
  int              seat;       /* whom it is about: whom it happened to, or who did it; TABLEE_NOBODY */
  gboolean         pictured;
  TableeEventSign  sign;       /* if pictured */
  gboolean         goes_on;    /* the part before it has the same word, of the same seat */
  guint            turn;       /* of those that are told, and ... */
  guint            chapter;    /* ... of which heading: what comes after another one is told after it */
  int              mover;      /* whose turn that is, as far as it is told; TABLEE_NOBODY */
  guint            row;        /* of news: what is told of one seat together. Rows rise in the order in which they begin */
  GPtrArray       *sentences;
  GArray          *events;     /* of TableeEvent */
} TableeStoryPart;

/* What the entries from @first to before @end of the log of @session say, but for who is next. Returns: (transfer full)
 * (element-type TableeStoryPart) */
GPtrArray   *tablee_story_tell        (TableeGameSession     *session,
                                       guint                  first,
                                       guint                  end);

/* The same without what is quiet (present/sign.h): of what somebody did there is some all the same where there is nothing else. */
GPtrArray   *tablee_story_tell_news   (TableeGameSession     *session,
                                       guint                  first,
                                       guint                  end);

/* All of what @part says, in words. Returns: (transfer full) */
char        *tablee_story_dup_words   (const TableeStoryPart *part);

/* What followed an action, from number @first (from 1) to @last of the game, whose log knows them: up to @most sentences. What is seen on faces
 * (present/mood-rules.h) is told, the last of it where there is more, and beside it what was done first, of which chances speak; what came of that
 * by itself, as an income, is not. Returns: (transfer full) (nullable): NULL: nothing is told. */
char        *tablee_story_dup_followed (TableeGameSession     *session,
                                        guint64                first,
                                        guint64                last,
                                        guint                  most);

/* What is said of a turn of which nothing else is told yet: whose it is. Returns: (transfer full) (nullable) */
char        *tablee_story_dup_beginning (TableeGameSession   *session,
                                         guint                first);

/* The heading that one of these entries begins. Returns: (transfer full) (nullable) */
char        *tablee_story_dup_chapter (TableeGameSession     *session,
                                       guint                  first,
                                       guint                  end);

/* Who sits there: "You", or the name; and the drawing. Returns: (transfer full) (nullable): NULL for nobody. */
char        *tablee_story_dup_name     (TableeGameSession    *session,
                                        int                   seat);
char        *tablee_story_dup_portrait (TableeGameSession    *session,
                                        int                   seat);

/* The drawing in the mood in which what @parts (element-type TableeStoryPart) tell has left the seat. Returns: (transfer full) (nullable) */
char        *tablee_story_dup_face     (TableeGameSession    *session,
                                        int                   seat,
                                        GPtrArray            *parts);

/* The log of @session in turns. Returns: (transfer full) */
TableeLogTurns *tablee_story_new_turns (TableeGameSession    *session);

G_END_DECLS
