/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is common to all: market, what is chosen from, supply, tracks and the guide. */
#include "config.h"
#include "common.h"

#include "faces.h"
#include "market.h"
#include "metrics.h"
#include "stage.h"
#include "welcome.h"

/* In pixels. */
enum
{
  SIGN = 40,          /* of the supply, at most */
  NARROW_SIGN = 42,
  TWO_COLUMNS = 900,  /* width above which the guide has them */
};

enum { TRACKS_SHARE = 36 };  /* percent of the width that the tracks take at most */

struct _PhCommon
{
  GtkBox     parent_instance;

  PhWelcome *welcome;
  PhMarket  *market;
  PhStage   *stage;
  GtkWidget *supply_panel;
  PhShelf   *supply;
  GtkWidget *tracks_panel;
  PhShelf   *tracks;

  gboolean   narrow;  /* as it was laid out */
};

G_DEFINE_FINAL_TYPE (PhCommon, ph_common, GTK_TYPE_BOX)

enum
{
  ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
offer_cb (PhCommon *self,
          int       sector)
{
  g_signal_emit (self, signals[ACTIVATED], 0, PH_PART_OFFER, sector);
}

static void
stage_cb (PhCommon *self,
          int       id)
{
  g_signal_emit (self, signals[ACTIVATED], 0, PH_PART_STAGE, id);
}

static void
supply_cb (PhCommon *self,
           int       species)
{
  g_signal_emit (self, signals[ACTIVATED], 0, PH_PART_SPECIES, species);
}

static void
track_cb (PhCommon *self,
          int       track)
{
  g_signal_emit (self, signals[ACTIVATED], 0, PH_PART_TRACK, track);
}

static void
ph_common_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_COMMON);

  G_OBJECT_CLASS (ph_common_parent_class)->dispose (object);
}

static void
ph_common_class_init (PhCommonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_common_dispose;

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                     G_TYPE_INT, G_TYPE_INT);

  g_type_ensure (PH_TYPE_MARKET);
  g_type_ensure (PH_TYPE_SHELF);
  g_type_ensure (PH_TYPE_STAGE);
  g_type_ensure (PH_TYPE_WELCOME);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/common.ui");
  gtk_widget_class_bind_template_child (widget_class, PhCommon, welcome);
  gtk_widget_class_bind_template_child (widget_class, PhCommon, market);
  gtk_widget_class_bind_template_child (widget_class, PhCommon, stage);
  gtk_widget_class_bind_template_child (widget_class, PhCommon, supply_panel);
  gtk_widget_class_bind_template_child (widget_class, PhCommon, supply);
  gtk_widget_class_bind_template_child (widget_class, PhCommon, tracks_panel);
  gtk_widget_class_bind_template_child (widget_class, PhCommon, tracks);
}

static void
ph_common_init (PhCommon *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->market, "activated", G_CALLBACK (offer_cb), self);
  g_signal_connect_swapped (ph_stage_get_shelf (self->stage), "activated", G_CALLBACK (stage_cb), self);
  g_signal_connect_swapped (self->supply, "activated", G_CALLBACK (supply_cb), self);
  g_signal_connect_swapped (self->tracks, "activated", G_CALLBACK (track_cb), self);
}

/*
 * What is shown
 */

static void
set_tiles (PhShelf *shelf,
           PhTile  *tiles,
           int      n_tiles)
{
  ph_shelf_set_tiles (shelf, tiles, (gsize) n_tiles);
  ph_pieces_clear (tiles, (gsize) n_tiles);
}

static void
set_supply (PhCommon      *self,
            const PhScene *scene)
{
  PhTile tiles[PH_SPECIES];

  for (int i = 0; i < PH_SPECIES; i++)
    {
      int species = (i + 1) % PH_SPECIES;  /* humans last */

      ph_pieces_species (&scene->sight, species, &tiles[i]);
      if (scene->sight.state->phase == PH_PHASE_TRADE && species != PH_HUMAN)
        ph_scene_offer_drag (scene, &tiles[i], ph_action (PH_ACTION_ALIEN, species), PH_DRAG_SPECIES);
      else if (scene->sight.state->phase == PH_PHASE_HUMAN && species == PH_HUMAN)
        ph_scene_offer_drag (scene, &tiles[i], ph_action (PH_ACTION_RECRUIT, 0), PH_DRAG_SPECIES);
    }
  set_tiles (self->supply, tiles, PH_SPECIES);
}

/* Levels of a track are one above the other where there is width for all tracks. */
static void
set_tracks (PhCommon      *self,
            const PhScene *scene)
{
  PhTile tiles[PH_TRACKS];

  set_tiles (self->tracks, tiles, ph_scene_fill_tracks (scene, !self->narrow, tiles));
}

void
ph_common_set_scene (PhCommon      *self,
                     const PhScene *scene)
{
  g_return_if_fail (PH_IS_COMMON (self));

  ph_market_set_scene (self->market, scene);
  set_supply (self, scene);
  set_tracks (self, scene);
  ph_stage_set_scene (self->stage, scene);
}

static void
show (gpointer widget,
      gboolean visible)
{
  gtk_widget_set_visible (GTK_WIDGET (widget), visible);
}

void
ph_common_show (PhCommon      *self,
                const PhScene *scene)
{
  g_return_if_fail (PH_IS_COMMON (self));

  show (self, TRUE);
  show (self->welcome, scene->guide);
  show (self->market, !ph_scene_has_stage (scene) && !scene->guide);
  show (self->stage, ph_scene_has_stage (scene));
  show (self->supply_panel, !scene->guide);
  /* They are in the middle when one of them is to be chosen. */
  show (self->tracks_panel, !ph_scene_has_cards (scene) && !scene->guide && !ph_scene_has_tracks (scene));
}

void
ph_common_show_narrow (PhCommon      *self,
                       const PhScene *scene,
                       PhCommonPart   part)
{
  gboolean stage;

  g_return_if_fail (PH_IS_COMMON (self));

  stage = ph_scene_has_stage (scene);
  show (self, part != PH_COMMON_NOTHING || scene->guide);
  show (self->welcome, scene->guide);
  show (self->market, part == PH_COMMON_MARKET && !stage);
  show (self->stage, part == PH_COMMON_MARKET && stage);
  show (self->supply_panel, part == PH_COMMON_BOARD);
  show (self->tracks_panel, part == PH_COMMON_BOARD);
}

gboolean
ph_common_has_available (PhCommon     *self,
                         PhCommonPart  part)
{
  g_return_val_if_fail (PH_IS_COMMON (self), FALSE);

  switch (part)
    {
    case PH_COMMON_MARKET:
      return ph_shelf_has_available (ph_stage_get_shelf (self->stage));
    case PH_COMMON_BOARD:
      return ph_shelf_has_available (self->supply) || ph_shelf_has_available (self->tracks);
    case PH_COMMON_NOTHING:
    default:
      return FALSE;
    }
}

void
ph_common_roll (PhCommon *self)
{
  g_return_if_fail (PH_IS_COMMON (self));

  if (gtk_widget_get_mapped (GTK_WIDGET (self->stage)))
    ph_stage_roll (self->stage);
}

void
ph_common_stop (PhCommon *self)
{
  g_return_if_fail (PH_IS_COMMON (self));

  ph_stage_stop (self->stage);
}

/*
 * Where things are
 */

static GtkWidget *
find_offer (PhCommon *self,
            int      sector)
{
  PhTileView *view = NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->stage)))
    view = ph_shelf_find_view (ph_stage_get_shelf (self->stage), sector);
  return GTK_WIDGET (view != NULL ? view : ph_market_find_view (self->market, sector));
}

GtkWidget *
ph_common_find (PhCommon *self,
                PhPart    part,
                int       id)
{
  g_return_val_if_fail (PH_IS_COMMON (self), NULL);

  switch ((int) part)
    {
    case PH_PART_OFFER:
      return find_offer (self, id);
    case PH_PART_STAGE:
      return GTK_WIDGET (ph_stage_get_shelf (self->stage));
    case PH_PART_SPECIES:
      return GTK_WIDGET (ph_shelf_find_view (self->supply, id));
    case PH_PART_TRACK:
      return GTK_WIDGET (self->tracks);
    default:
      g_return_val_if_reached (NULL);
    }
}

gboolean
ph_common_focus_guide (PhCommon *self)
{
  g_return_val_if_fail (PH_IS_COMMON (self), FALSE);

  return ph_welcome_focus_close (self->welcome);
}

gboolean
ph_common_focus_first (PhCommon      *self,
                       const PhScene *scene)
{
  g_return_val_if_fail (PH_IS_COMMON (self), FALSE);

  if (ph_scene_has_stage (scene))
    return ph_shelf_focus_first (ph_stage_get_shelf (self->stage));

  return ph_market_focus_first (self->market);
}

/*
 * Sizes
 */

static void
lay_out_tracks (PhCommon      *self,
                const PhScene *scene,
                int            height,
                int            per_row)
{
  PhTileView *first = ph_shelf_get_view (self->tracks, 0);

  if (first != NULL && ph_tile_view_get_tile (first)->track.upright == self->narrow)
    set_tracks (self, scene);
  ph_shelf_set_sizes (self->tracks, height, per_row);
}

static int
fit_supply (int height,
            int words)
{
  return MIN (height / PH_SPECIES - PH_SMALL_MARK, ph_scale (SIGN, words));
}

static int
measure_supply (int sign)
{
  return (int) ((float) sign * PH_SIGN_RATIO) + PH_PADDING + PH_SPACING + PH_SMALL_MARK;
}

/* Where there is more height than width the tracks leave the sectors on offer their part of it. */
void
ph_common_lay_out (PhCommon      *self,
                   const PhScene *scene,
                   int            width,
                   int            height,
                   int            words)
{
  int tall = ph_panel_height (height, words);
  int sign = fit_supply (tall, words);
  int rest = width - measure_supply (sign) - PH_PADDING;
  float share = (float) width * TRACKS_SHARE / 100 / PH_TRACKS;
  int track = MIN (tall - PH_MARK - 2, (int) ((share - PH_MARK - 2) / PH_LADDER_RATIO));
  int tracks = (int) ((float) track * PH_LADDER_RATIO + PH_MARK + 2) * PH_TRACKS + PH_PADDING + 2 * PH_SPACING;

  g_return_if_fail (PH_IS_COMMON (self));

  self->narrow = FALSE;
  ph_shelf_set_sizes (self->supply, sign, 1);
  lay_out_tracks (self, scene, track, PH_TRACKS);
  ph_market_lay_out (self->market, scene, rest - tracks, tall);
  ph_stage_lay_out (self->stage, scene, rest, tall);
}

void
ph_common_lay_out_narrow (PhCommon      *self,
                          const PhScene *scene,
                          int            width)
{
  g_return_if_fail (PH_IS_COMMON (self));

  self->narrow = TRUE;
  ph_shelf_set_sizes (self->supply, NARROW_SIGN, 3);
  lay_out_tracks (self, scene, (int) ((float) width / PH_TRACK_RATIO) - PH_MARK, 1);
  ph_market_lay_out_narrow (self->market, scene);
  ph_stage_lay_out_narrow (self->stage, scene, width);
}

int
ph_common_fit_guide (PhCommon      *self,
                     const PhScene *scene,
                     int            width)
{
  int natural;

  g_return_val_if_fail (PH_IS_COMMON (self), 0);

  ph_welcome_set_columns (self->welcome, width > TWO_COLUMNS ? 2 : 1);
  show (self->welcome, scene->guide);
  gtk_widget_measure (GTK_WIDGET (self->welcome), GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}
