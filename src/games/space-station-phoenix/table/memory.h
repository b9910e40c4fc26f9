/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "intent.h"
#include "scene.h"

G_BEGIN_DECLS

/* A half-made choice as one number: the lifted dice, the sector whose resident is to move, and the section of a narrow table. */
int      ph_memory_pack   (const PhIntent *intent,
                           int             section);

/* Puts into @intent what of @packed still has a meaning in the position that is shown. Returns the section. */
int      ph_memory_unpack (int             packed,
                           const PhScene  *scene,
                           PhIntent       *intent);

G_END_DECLS
