/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "line.h"
#include "slots.h"

G_BEGIN_DECLS

/*
 * One end of a conversation over a line: says how things stand until that has been heard, hears what the other end says, and knows whether
 * it is there. It has no clock: whoever owns it says what time it is.
 *
 * Signals: "heard" (JsonObject *what, gboolean knows): the other end says something new; @knows: and says it to this life of this end, which
 * it has heard: what is for one moment only is not to be looked at otherwise. "presence" (): it has come or gone.
 */
#define TABLEE_TYPE_TALK (tablee_talk_get_type ())
G_DECLARE_FINAL_TYPE (TableeTalk, tablee_talk, TABLEE, TALK, GObject)

/* @line: taken over. What is said is put at @own; the other end puts at @other. Returns: (transfer full) */
TableeTalk *tablee_talk_new          (TableeLine  *line,
                                      TableeSlots *slots,
                                      const char  *own,
                                      const char  *other);
TableeLine *tablee_talk_get_line     (TableeTalk  *self);

/* What is to be said from now on, if it is anything else: a JSON object in writing. It is said once the line is bound. */
void        tablee_talk_say          (TableeTalk  *self,
                                      const char  *what);
/* Whether the other end has heard what is said now. */
gboolean    tablee_talk_get_heard    (TableeTalk  *self);
/* The number of what is said now; and whether the other end has heard that, or anything later. */
gint64      tablee_talk_get_word     (TableeTalk  *self);
gboolean    tablee_talk_has_heard    (TableeTalk  *self,
                                      gint64       word);
/* While it is held nothing is put. */
void        tablee_talk_hold         (TableeTalk  *self,
                                      gboolean     hold);
/* Says that one is leaving. */
void        tablee_talk_leave        (TableeTalk  *self);

/* It is @now, in microseconds of any clock that does not go back. Returns when it is to be called again at the latest. */
gint64      tablee_talk_advance      (TableeTalk  *self,
                                      gint64       now);
gboolean    tablee_talk_get_present  (TableeTalk  *self);

/* What a word says before it is sealed, taken apart. */
typedef struct
{
  gint64   word;          /* its number: what is new has a greater one */
  gint64   heard;         /* the number of the other's word that was heard last */
  gboolean wants_answer;  /* it is not known yet to have been heard */
  gboolean is_leaving;
} TableeTalkHead;

/* For the above, and to be fuzzed. Returns: (transfer full) (nullable): what is said. */
JsonObject *tablee_talk_read         (const char      *text,
                                      TableeTalkHead  *head);

G_END_DECLS
