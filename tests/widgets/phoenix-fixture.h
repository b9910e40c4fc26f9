/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-station-phoenix/table/tile-view.h"
#include "table-fixture.h"

G_BEGIN_DECLS

/* The first tile of the table that says @words at the beginning; there must be one. Returns: (transfer none) */
PhTileView *phoenix_fixture_find_tile (Fixture    *fixture,
                                       const char *words);

/* Clicks on it, and waits until somebody is asked again. */
void        phoenix_fixture_click     (Fixture    *fixture,
                                       const char *words);

G_END_DECLS
