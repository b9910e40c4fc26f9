/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Numbers that JSON keeps as they are. */
#define TABLEE_NET_MAX_NUMBER G_GINT64_CONSTANT (9007199254740991)

/* How much of anything there may be, and how long things take, between a host and its guests. */

enum
{
  /* Sizes, in bytes. */
  TABLEE_NET_MAX_SAID = 900 * 1024,        /* of what is said in one word; longer ones are not taken apart */
  TABLEE_NET_MAX_STEPS = 64 * 1024,        /* of the steps of a game in one word; the rest follows when these have been heard */
  TABLEE_NET_MAX_LOG = 20000,              /* steps of a game that are listened to: many times as many as the longest one has */
  TABLEE_NET_MAX_CARD = 16 * 1024,
  TABLEE_NET_MAX_NAME = 60,                /* characters of what somebody is called */
  TABLEE_NET_MAX_ACTION = 200,
  TABLEE_NET_MAX_GESTURES = 8,             /* that are told in one word: the last ones */

  /* Times, in seconds. */
  TABLEE_NET_FIRST_PAUSE = 1,              /* before the same is said again, doubled each time ... */
  TABLEE_NET_LAST_PAUSE = 60,              /* ... up to this */
  TABLEE_NET_BEAT = 20,                    /* so often everybody says that they are there */
  TABLEE_NET_AWAY = 60,                    /* whoever has not been heard for so long is away */
  TABLEE_NET_GESTURE_PAUSE = 2,            /* from one gesture of a seat to the next; what comes sooner is dropped */

  /* A flood. */
  TABLEE_NET_BURST = 200,                  /* words of one seat that are opened without a pause; so many more ... */
  TABLEE_NET_WORDS_A_SECOND = 100,         /* ... a second after that; the others are dropped */
};
