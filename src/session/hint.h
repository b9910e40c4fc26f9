/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "engine/game.h"

G_BEGIN_DECLS

/* What a hint says: what is best for whoever decides, as far as that seat can know, and what would be second best. */
enum
{
  TABLEE_HINT_OTHERS = 2,
};

typedef struct
{
  TableeAction best;
  TableeAction next;
  double       best_value;  /* what the seat can expect, in the unit of the game's rewards: shares of the win, stakes */
  double       next_value;
  double       noise;       /* by how much the difference of the two may be wrong, in 19 cases of 20; infinite: not known */
  guint64      iterations;  /* that it is drawn from */
  gboolean     alike;       /* the two come to the same, as all does that was tried ... */
  gboolean     rest_alike;  /* ... and so does all else that there is to choose from, which is more than the two */

  /* What ends what the seat could go on with (engine/thinking.h), if it is neither the best nor the next best. */
  gboolean     stops;
  TableeAction stop;
  double       stop_value;
  double       stop_noise;  /* by how much the difference of the best may be wrong, in 19 cases of 20 */

  /* What is neither the best nor the next best, and comes to the same as neither, where there is no more to choose from than these. */
  guint        n_others;
  TableeAction others[TABLEE_HINT_OTHERS];
  double       other_values[TABLEE_HINT_OTHERS];
  double       other_noises[TABLEE_HINT_OTHERS];  /* by how much the difference of the best may be wrong, in 19 cases of 20 */
} TableeHint;

#define TABLEE_TYPE_HINT (tablee_hint_get_type ())
GType       tablee_hint_get_type (void);
TableeHint *tablee_hint_copy     (const TableeHint *self);
void        tablee_hint_free     (TableeHint       *self);

/* Whether the best is better for certain, and not only by chance. */
gboolean    tablee_hint_is_clear (const TableeHint *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeHint, tablee_hint_free)

G_END_DECLS
