/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sectors on offer. */
#include "config.h"
#include "market.h"

#include "faces.h"
#include "metrics.h"

/* Pixels that gaps and marks need beside the sectors. */
enum
{
  GAP = 3,
  MARK = 6,           /* round a sector */
  MAX_COMPACT = 32,   /* sectors for later are compact only below this */
  MIN_LATER = 12,
  WHOLE_QUARTER = 57, /* percent of the height that a quarter is high, ... */
  COMPACT_QUARTER = 68,   /* 82, if it were as beautiful */
  MAX_NEXT = 72,
  MIN_NEXT = 18,
  NARROW_NEXT = 48,
  NARROW_LATER = 34,
};

/* In its heights. */
#define LONGEST_SECTOR 3.85f

struct _PhMarket
{
  GtkBox    parent_instance;

  GtkBox   *rows[PH_COLOURS];
  PhShelf  *next[PH_COLOURS];   /* what the near seat can build next */
  PhShelf  *later[PH_COLOURS];  /* what it can not */
  gboolean  compact;            /* what is for later */
};

G_DEFINE_FINAL_TYPE (PhMarket, ph_market, GTK_TYPE_BOX)

static guint activated_signal;

static void
activated_cb (PhMarket *self,
              int       sector)
{
  g_signal_emit (self, activated_signal, 0, sector);
}

static void
ph_market_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_MARKET);

  G_OBJECT_CLASS (ph_market_parent_class)->dispose (object);
}

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                 \
                                             G_STRUCT_OFFSET (PhMarket, array) + (index) * sizeof (gpointer))

static void
ph_market_class_init (PhMarketClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_market_dispose;

  activated_signal = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (PH_TYPE_SHELF);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/market.ui");
  BIND_ELEMENT ("row_teal", rows, PH_TEAL);
  BIND_ELEMENT ("row_pink", rows, PH_PINK);
  BIND_ELEMENT ("row_brown", rows, PH_BROWN);
  BIND_ELEMENT ("next_teal", next, PH_TEAL);
  BIND_ELEMENT ("next_pink", next, PH_PINK);
  BIND_ELEMENT ("next_brown", next, PH_BROWN);
  BIND_ELEMENT ("later_teal", later, PH_TEAL);
  BIND_ELEMENT ("later_pink", later, PH_PINK);
  BIND_ELEMENT ("later_brown", later, PH_BROWN);
}

static void
ph_market_init (PhMarket *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      g_signal_connect_swapped (self->next[colour], "activated", G_CALLBACK (activated_cb), self);
      g_signal_connect_swapped (self->later[colour], "activated", G_CALLBACK (activated_cb), self);
    }
}

PhTileView *
ph_market_find_view (PhMarket *self,
                     int       sector)
{
  int colour = ph_sector_colour (sector);
  PhTileView *view;

  g_return_val_if_fail (PH_IS_MARKET (self), NULL);

  view = ph_shelf_find_view (self->next[colour], sector);
  return view != NULL ? view : ph_shelf_find_view (self->later[colour], sector);
}

gboolean
ph_market_focus_first (PhMarket *self)
{
  g_return_val_if_fail (PH_IS_MARKET (self), FALSE);

  for (int colour = 0; colour < PH_COLOURS; colour++)
    if (ph_shelf_focus_first (self->next[colour]) || ph_shelf_focus_first (self->later[colour]))
      return TRUE;

  return FALSE;
}

/*
 * What is on offer
 */

static void
fill_offer (PhMarket      *self,
            const PhScene *scene,
            int            sector,
            gboolean       next,
            PhTile        *tile)
{
  ph_pieces_offer (&scene->sight, sector, ph_scene_get_builder (scene), tile);
  tile->sector.dim = !next;
  tile->sector.compact = self->compact && !next;
  if (tile->sector.compact)
    tile->sector.width = ph_sector_face_get_compact_width (tile->sector.n_quarters);
  if (scene->sight.state->phase == PH_PHASE_BUILD)
    ph_scene_offer (scene, tile, ph_action (PH_ACTION_BUILD, sector));
}

static void
fill_shelf (PhMarket      *self,
            const PhScene *scene,
            int            colour,
            gboolean       next)
{
  const PhState *state = scene->sight.state;
  PhShelf *shelf = next ? self->next[colour] : self->later[colour];
  g_autofree PhTile *tiles = g_new (PhTile, PH_LEVELS * PH_TEMPLATES);
  gsize n = 0;

  for (int level = 1; level <= PH_LEVELS; level++)
    for (int number = 1; number <= PH_TEMPLATES; number++)
      {
        int sector = ph_sector (level, colour, number);

        if (ph_in_market (state, sector) && ph_is_next_sector (state, scene->sight.near, sector) == next)
          fill_offer (self, scene, sector, next, &tiles[n++]);
      }
  ph_shelf_set_tiles (shelf, tiles, n);
  ph_pieces_clear (tiles, n);
  gtk_widget_set_visible (GTK_WIDGET (shelf), n > 0);
}

void
ph_market_set_scene (PhMarket      *self,
                     const PhScene *scene)
{
  g_return_if_fail (PH_IS_MARKET (self));

  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      fill_shelf (self, scene, colour, TRUE);
      fill_shelf (self, scene, colour, FALSE);
    }
}

/*
 * Sizes
 */

/* What one colour on offer takes, in heights of a sector: what can be built next, and the rest. */
typedef struct
{
  float next;
  float later;
  int   n_next;
  int   n_later;
} Offer;

/* Heights of what can be built next and of the rest, and the lines that the rest takes. */
typedef struct
{
  int next;
  int later;
} OfferSizes;

static Offer
measure_offer (const PhScene *scene,
               int            colour,
               gboolean       compact)
{
  const PhRuleset *ruleset = ph_scene_get_ruleset (scene);
  const PhState *state = scene->sight.state;
  Offer offer = { 0 };

  for (int sector = 0; sector < PH_SECTORS; sector++)
    if (ph_sector_colour (sector) == colour && ph_in_market (state, sector))
      {
        int whole = 220 + 80 * ph_sector_level (sector);
        gboolean next = ph_is_next_sector (state, scene->sight.near, sector);
        int width = compact ? ph_sector_face_get_compact_width (ruleset->components.sectors[sector].count) : whole;

        offer.next += next ? (float) whole / PH_SECTOR_HEIGHT : 0;
        offer.later += next ? 0 : (float) width / PH_SECTOR_HEIGHT;
        offer.n_next += next;
        offer.n_later += !next;
      }

  return offer;
}

/* The largest height of the rest where what can be built next is as high as @next, in a room for one colour. */
static int
fit_later (const Offer *offer,
           int          next,
           int          width,
           int          height)
{
  int left = width - (int) (offer->next * (float) next) - (MARK + GAP) * offer->n_next - PH_SPACING;
  int best = 0;

  for (int lines = 1; lines <= 3 && offer->n_later > 0; lines++)
    {
      int in_line = (offer->n_later + lines - 1) / lines;
      /* Lines are of different lengths: the longest has more than its part. */
      float longest = offer->later / (float) lines + (lines > 1 ? LONGEST_SECTOR / 2 : 0);
      int tall = (height - (lines - 1) * GAP) / lines - MARK;
      int wide = (int) ((float) (left - (MARK + GAP) * in_line) / longest);

      best = MAX (best, MIN (tall, wide));
    }

  return offer->n_later > 0 ? MIN (best, next) : next;
}

/* One pair of sizes for all colours: what comes next is never smaller than the rest, and as large as leaves that a place in which
 * it can still be seen. */
static OfferSizes
fit_market (const Offer *offers,
            int          width,
            int          height)
{
  OfferSizes best = { MIN_NEXT, 0 };

  for (int next = MIN_NEXT; next <= MIN (height - MARK, MAX_NEXT); next++)
    {
      int later = next;

      for (int colour = 0; colour < PH_COLOURS; colour++)
        later = MIN (later, fit_later (&offers[colour], next, width, height));
      if (later < MIN_LATER && later < best.later)
        continue;
      if (best.later < MIN_LATER || next + 2 * later >= best.next + 2 * best.later)
        best = (OfferSizes) { next, later };
    }
  best.later = MAX (best.later, MIN_LATER);

  return best;
}

static void
set_orientation (PhMarket       *self,
                 GtkOrientation  orientation)
{
  for (int colour = 0; colour < PH_COLOURS; colour++)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->rows[colour]), orientation);
}

void
ph_market_lay_out (PhMarket      *self,
                   const PhScene *scene,
                   int            width,
                   int            height)
{
  Offer offers[PH_COLOURS];
  OfferSizes sizes = { 0, 0 };

  g_return_if_fail (PH_IS_MARKET (self));

  set_orientation (self, GTK_ORIENTATION_HORIZONTAL);
  for (int compact = 0; compact < 2; compact++)
    {
      int rows = 0;
      OfferSizes fitting;

      for (int colour = 0; colour < PH_COLOURS; colour++)
        {
          offers[colour] = measure_offer (scene, colour, compact);
          rows += offers[colour].n_next + offers[colour].n_later > 0;
        }
      fitting = fit_market (offers, width, (height - 2 * GAP) / MAX (rows, 1));
      /* Quarters are larger in a compact one, which is not as beautiful. */
      if (!compact || (sizes.later < MAX_COMPACT && fitting.later * COMPACT_QUARTER > sizes.later * WHOLE_QUARTER))
        {
          sizes = fitting;
          self->compact = compact;
        }
    }
  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      ph_shelf_set_height (self->next[colour], sizes.next);
      ph_shelf_set_per_row (self->next[colour], PH_TEMPLATES);
      ph_shelf_set_height (self->later[colour], sizes.later);
    }
  ph_market_set_scene (self, scene);
}

void
ph_market_lay_out_narrow (PhMarket      *self,
                          const PhScene *scene)
{
  g_return_if_fail (PH_IS_MARKET (self));

  self->compact = FALSE;
  set_orientation (self, GTK_ORIENTATION_VERTICAL);
  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      ph_shelf_set_height (self->next[colour], NARROW_NEXT);
      ph_shelf_set_per_row (self->next[colour], 0);
      ph_shelf_set_height (self->later[colour], NARROW_LATER);
    }
  ph_market_set_scene (self, scene);
}
