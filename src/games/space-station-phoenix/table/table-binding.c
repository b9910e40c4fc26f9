/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include "fleet.h"

static TableeGameSession *
get_session (TableeSpaceStationPhoenixTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

static void
set_tiles (PhShelf *shelf,
           PhTile  *tiles,
           int      n_tiles)
{
  ph_shelf_set_tiles (shelf, tiles, (gsize) n_tiles);
  ph_pieces_clear (tiles, (gsize) n_tiles);
}

/*
 * What is common
 */

static void
bind_supply (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  PhTile tiles[PH_SPECIES];

  for (int i = 0; i < PH_SPECIES; i++)
    {
      int species = (i + 1) % PH_SPECIES;  /* humans last */

      ph_pieces_species (&scene.sight, species, &tiles[i]);
      if (scene.sight.state->phase == PH_PHASE_TRADE && species != PH_HUMAN)
        ph_scene_offer_drag (&scene, &tiles[i], ph_action (PH_ACTION_ALIEN, species), PH_DRAG_SPECIES);
      else if (scene.sight.state->phase == PH_PHASE_HUMAN && species == PH_HUMAN)
        ph_scene_offer_drag (&scene, &tiles[i], ph_action (PH_ACTION_RECRUIT, 0), PH_DRAG_SPECIES);
    }
  set_tiles (self->supply, tiles, PH_SPECIES);
}

void
ph_table_bind_tracks (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  gboolean upright = tablee_board_bin_get_form (self->board) != TABLEE_FORM_NARROW;
  PhTile tiles[PH_TRACKS];

  set_tiles (self->tracks, tiles, ph_scene_fill_tracks (&scene, upright, tiles));
}

/*
 * Words
 */

static gboolean
is_narrow (TableeSpaceStationPhoenixTable *self)
{
  return tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
}

/* On a narrow table the news take more lines than the bar may have: there they are on the table, which scrolls. */
void
ph_table_bind_line (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);
  gboolean turn = ph_scene_is_asked (&scene) && scene.sight.state->phase == PH_PHASE_TURN;
  gboolean narrow = is_narrow (self);
  g_autofree char *news = ph_news_dup_words (self->told, &scene);
  g_autofree char *ship = turn && self->looked_at >= 0 ? ph_news_dup_ship (&scene, self->looked_at) : NULL;

  gtk_label_set_label (self->news, news);
  gtk_widget_set_visible (GTK_WIDGET (self->news), narrow && *news != '\0');
  ph_bar_set_words (self->bar, ship != NULL ? ship : narrow ? "" : news);
}

static void
bind_bar (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);

  ph_bar_set_scene (self->bar, &scene, is_narrow (self));
}

void
ph_table_bind (TableeSpaceStationPhoenixTable *self)
{
  PhScene scene = ph_table_get_scene (self);

  ph_choices_fill (&self->choices, get_session (self));
  for (int seat = 0; seat < ph_table_get_ruleset (self)->base.seats; seat++)
    if (seat != self->near)
      ph_other_view_set_scene (ph_table_get_other (self, seat), &scene, seat);
  ph_market_set_scene (self->market, &scene);
  ph_fleet_show (self->neutral, &scene, PH_NEUTRAL);
  ph_fleet_show (self->fleet, &scene, self->near);
  bind_supply (self);
  ph_table_bind_tracks (self);
  ph_home_set_scene (self->home, &scene);
  ph_stage_set_scene (self->stage, &scene);
  bind_bar (self);
  ph_table_bind_line (self);
  ph_table_show_section (self);
}
