/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kill-state.h"

G_BEGIN_DECLS

/* Damage that a fault of the store could do, to see that it is noticed. */
typedef struct
{
  const char *what;
  const char *where;   /* finds a game where it can be done */
  const char *script;  /* $ is that game */
  KillFault   fault;   /* what it must be taken for */
} KillDamage;

extern const KillDamage kill_damages[];
extern const guint      kill_n_damages;

/* Does it to the database at @path. Returns FALSE if there is no game for it. */
gboolean kill_damage_do (const KillDamage *self,
                         const char       *path);

G_END_DECLS
