/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a person wishes of a game beside choosing an action: where the game is elsewhere, its host is asked. */
typedef enum
{
  TABLEE_WISH_UNDO,
  TABLEE_WISH_TAKE_BACK,
  TABLEE_WISH_REDO,
  TABLEE_WISH_GIVE_UP,
  TABLEE_N_WISHES,
} TableeWish;

G_END_DECLS
