/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is common to all: market, what is chosen from, tracks and the guide. */
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
  TRACK = 66,         /* a track, at most, ... */
  MIN_TRACK = 46,     /* ... and where there is little room */
  SIGNS = 25,         /* a sector on offer whose signs can be told */
  TWO_COLUMNS = 900,  /* width above which the guide has them */
};

enum
{
  STAGE_SHARE = 52,        /* percent of the width that cards take beside the market, ... */
  SMALL_STAGE_SHARE = 60,  /* ... and if they could not be read otherwise */
};

struct _PhCommon
{
  GtkBox     parent_instance;

  PhWelcome *welcome;
  PhMarket  *market;
  PhStage   *stage;
  GtkWidget *tracks_panel;
  PhShelf   *tracks;
  gboolean   tall_tracks;
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
  gtk_widget_class_bind_template_child (widget_class, PhCommon, tracks_panel);
  gtk_widget_class_bind_template_child (widget_class, PhCommon, tracks);
}

static void
ph_common_init (PhCommon *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->market, "activated", G_CALLBACK (offer_cb), self);
  g_signal_connect_swapped (ph_stage_get_shelf (self->stage), "activated", G_CALLBACK (stage_cb), self);
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
set_tracks (PhCommon      *self,
            const PhScene *scene)
{
  PhTile tiles[PH_TRACKS];

  set_tiles (self->tracks, tiles, ph_scene_fill_tracks (scene, self->tall_tracks, tiles));
}

void
ph_common_set_scene (PhCommon      *self,
                     const PhScene *scene)
{
  g_return_if_fail (PH_IS_COMMON (self));

  ph_welcome_set_sight (self->welcome, &scene->sight);
  ph_market_set_scene (self->market, scene);
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
  show (self->market, (!ph_scene_has_stage (scene) || ph_scene_has_cards (scene)) && !scene->guide);
  show (self->stage, ph_scene_has_stage (scene));
  /* They are in the middle when one of them is to be chosen. */
  show (self->tracks_panel, !scene->guide && !ph_scene_has_tracks (scene));
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
  /* GTK 4.8 holds for good what is hidden with the keyboard in it twice over, as a part and as part of a whole. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  show (self->welcome, scene->guide);
  show (self->market, part == PH_COMMON_MARKET && !stage);
  show (self->stage, part == PH_COMMON_MARKET && stage);
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
      return ph_tile_rack_has_available (PH_TILE_RACK (ph_stage_get_shelf (self->stage)));
    case PH_COMMON_BOARD:
      return ph_tile_rack_has_available (PH_TILE_RACK (self->tracks));
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
    view = ph_tile_rack_find_view (PH_TILE_RACK (ph_stage_get_shelf (self->stage)), sector);
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

static int
measure_tracks (int      track,
                gboolean tall)
{
  return (int) ((float) track * (tall ? PH_TALL_TRACK_RATIO : PH_TRACK_RATIO)) + PH_MARK + PH_PADDING + PH_SPACING;
}

static void
set_tall_tracks (PhCommon      *self,
                 const PhScene *scene,
                 gboolean       tall)
{
  if (self->tall_tracks == tall)
    return;

  self->tall_tracks = tall;
  set_tracks (self, scene);
}

/* What cards take of @rest, what tracks leave: less where the signs of sectors on offer could not be told otherwise. */
static int
get_stage_width (const PhScene *scene,
                 int            rest,
                 int            tall)
{
  int least = MIN (ph_stage_get_least_width (scene), rest * SMALL_STAGE_SHARE / 100);
  int most = MAX (rest * STAGE_SHARE / 100, least);

  if (!ph_scene_has_cards (scene))
    return 0;
  if (ph_market_fit (scene, rest - most - PH_PADDING, tall) >= SIGNS)
    return most;

  /* Sectors never become smaller where there is more room for them, so it is found by halves. */
  while (most - least > 1)
    {
      int middle = (least + most) / 2;

      if (ph_market_fit (scene, rest - middle - PH_PADDING, tall) >= SIGNS)
        least = middle;
      else
        most = middle;
    }

  return least;
}

/* What is left for sectors on offer beside tracks, and cards. */
static int
get_market_width (const PhScene *scene,
                  int            width,
                  int            tall,
                  int            track,
                  gboolean       tall_track)
{
  int rest = width - measure_tracks (track, tall_track) - PH_PADDING;

  return ph_scene_has_cards (scene) ? rest - get_stage_width (scene, rest, tall) - PH_PADDING : rest;
}

static int
fit_track (int height,
           int words)
{
  return MIN (ph_panel_height (height, words) / PH_TRACKS - PH_MARK, ph_scale (TRACK, words));
}

int
ph_common_fit (const PhScene *scene,
               int            width,
               int            height,
               int            words,
               gboolean       wide)
{
  int tall = ph_panel_height (height, words);
  int track = wide ? fit_track (height, words) : MIN (fit_track (height, words), MIN_TRACK);

  return ph_market_fit (scene, get_market_width (scene, width, tall, track, !wide), tall) - SIGNS;
}

static gboolean
leaves_room (const PhScene *scene,
             int            width,
             int            tall,
             int            track,
             gboolean       tall_track)
{
  return ph_market_fit (scene, get_market_width (scene, width, tall, track, tall_track), tall) >= SIGNS;
}

/* Tracks have two lines where there is width to spare, which cards never leave, else three; they are smaller where the signs of sectors on
 * offer could not be told otherwise. */
void
ph_common_lay_out (PhCommon      *self,
                   const PhScene *scene,
                   int            width,
                   int            height,
                   int            words)
{
  int tall = ph_panel_height (height, words);
  int track = fit_track (height, words);
  gboolean tall_track = ph_scene_has_cards (scene) || !leaves_room (scene, width, tall, track, FALSE);
  int rest;
  int stage;

  g_return_if_fail (PH_IS_COMMON (self));

  while (track > MIN_TRACK && !leaves_room (scene, width, tall, track, tall_track))
    track--;
  rest = width - measure_tracks (track, tall_track) - PH_PADDING;
  set_tall_tracks (self, scene, tall_track);
  ph_shelf_set_sizes (self->tracks, track, 1);
  ph_market_lay_out (self->market, scene, get_market_width (scene, width, tall, track, tall_track), tall);
  stage = ph_scene_has_cards (scene) ? get_stage_width (scene, rest, tall) : rest;
  gtk_widget_set_size_request (GTK_WIDGET (self->stage), ph_scene_has_cards (scene) ? stage : -1, -1);
  /* The tracks are nowhere else while one is chosen. */
  ph_stage_lay_out (self->stage, scene, (ph_scene_has_tracks (scene) ? width : stage) - PH_PADDING, tall);
}

void
ph_common_lay_out_narrow (PhCommon      *self,
                          const PhScene *scene,
                          int            width)
{
  g_return_if_fail (PH_IS_COMMON (self));

  gtk_widget_set_size_request (GTK_WIDGET (self->stage), -1, -1);
  set_tall_tracks (self, scene, FALSE);
  ph_shelf_set_sizes (self->tracks, (int) ((float) width / PH_TRACK_RATIO) - PH_MARK, 1);
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
