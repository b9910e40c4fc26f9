/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What happens in games, one small thing after the other. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum
{
  TABLEE_EVENT_ARGS = 4,
  TABLEE_EVENT_DETAILS = 4,
};

/*
 * One small thing that happened. Its kind and the meaning of its numbers are the game's (an enum in the game's rules.h);
 * animation, log, sound and screen reader are driven by events alone.
 */
typedef struct
{
  uint16_t kind;                           /* the game's enum; 0 is none */
  int8_t   seat;                           /* whom it happened to, from 0; TABLEE_NOBODY: the table */
  uint8_t  holder;                         /* one more than the seat that knew before what is revealed; 0: nobody did */
  bool     reveals;                        /* who may see it, but for the holder, learns something new from it */
  bool     concealed;                      /* its detail has been blanked for the viewer */
  uint16_t audience;                       /* the seats that may see the detail, bit i for seat i */
  int32_t  args[TABLEE_EVENT_ARGS];        /* the public part */
  int32_t  details[TABLEE_EVENT_DETAILS];  /* the part for the audience only; all 0 once concealed */
} TableeEvent;

/* Events in the order in which they happened, in memory of the caller. */
typedef struct
{
  TableeEvent *items;
  size_t       capacity;  /* at least max_events of the game */
  size_t       count;
} TableeEventList;

/* An audience of everybody. */
#define TABLEE_AUDIENCE_ALL UINT16_MAX

/* Appends @event. Does nothing with a NULL @events: playouts want none. @events has room for it. */
void tablee_event_list_add     (TableeEventList   *events,
                                TableeEvent        event);

/* Behind tablee_tell() and tablee_tell_seat(). Cold: out of the way of playouts. */
__attribute__ ((cold))
void tablee_event_list_tell      (TableeEventList *events,
                                  int              kind,
                                  int              seat,
                                  bool             reveals,
                                  const int32_t    args[TABLEE_EVENT_ARGS]);
__attribute__ ((cold))
void tablee_event_list_tell_seat (TableeEventList *events,
                                  int              kind,
                                  int              seat,
                                  bool             reveals,
                                  int32_t          detail,
                                  const int32_t    args[TABLEE_EVENT_ARGS]);

/* What everybody may know. Playouts want no events: with a NULL @events this costs a comparison. */
static inline void
tablee_tell (TableeEventList *events,
             int              kind,
             int              seat,
             bool             reveals,
             int32_t          arg0,
             int32_t          arg1,
             int32_t          arg2,
             int32_t          arg3)
{
  if (events != NULL)
    tablee_event_list_tell (events, kind, seat, reveals, (const int32_t[]){ arg0, arg1, arg2, arg3 });
}

/* The same, of which @detail is for @seat alone. */
static inline void
tablee_tell_seat (TableeEventList *events,
                  int              kind,
                  int              seat,
                  bool             reveals,
                  int32_t          detail,
                  int32_t          arg0,
                  int32_t          arg1)
{
  if (events != NULL)
    tablee_event_list_tell_seat (events, kind, seat, reveals, detail, (const int32_t[TABLEE_EVENT_ARGS]){ arg0, arg1 });
}

/* What was told last shows what @seat had hidden from others: it learns nothing from it. */
__attribute__ ((cold))
void tablee_event_list_add_holder (TableeEventList *events,
                                   int              seat);

/* Those who learn something new from @events, bit i for seat i: undo stops where a person is among them. */
uint16_t tablee_event_list_get_learners (const TableeEventList *events);

/* Blanks what @viewer (a seat, or TABLEE_NOBODY) may not see. */
void tablee_event_conceal      (TableeEvent       *event,
                                int                viewer);
