/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "widgets/hand-ids.h"
#include "widgets/hand-view.h"

G_BEGIN_DECLS

/* The hand of the near seat, whose cards are known by @ids. */
void ac_hand_show (TableeHandView *hand,
                   TableeHandIds  *ids,
                   const AcScene  *scene);

G_END_DECLS
