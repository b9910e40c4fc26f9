/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-station-phoenix/rules/rules.h"
#include "games/space-station-phoenix/table/tile-view.h"
#include "table-fixture.h"

G_BEGIN_DECLS

/* The table of the position @text in a window of a laptop, as seat 0 sees it. */
void           phoenix_fixture_set_up    (Fixture    *fixture,
                                          const char *text);

/* What who looks at it knows. Returns: (transfer none) */
const PhState *phoenix_fixture_get_state (Fixture    *fixture);

/* The first tile of the table that says @words at the beginning; there must be one. Returns: (transfer none) */
PhTileView    *phoenix_fixture_find_tile (Fixture    *fixture,
                                          const char *words);

/* Clicks on it, and waits until somebody is asked again. */
void           phoenix_fixture_click     (Fixture    *fixture,
                                          const char *words);

G_END_DECLS
