/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sectors on offer. */
#include "config.h"
#include "market.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/space-station-phoenix/words/terms.h"
#include "metrics.h"
#include "present/naming.h"

/* In pixels. */
enum
{
  GAP = 1,            /* as in the template */
  MAX_SECTOR = 72,
  MAX_WHOLE = 110,
  MIN_WHOLE = 44,     /* below, sectors are compact: their signs are larger */
  MIN_SECTOR = 11,
  NARROW_SECTOR = 32,
};

enum { MAX_OFFERS = PH_SECTORS };

struct _PhMarket
{
  GtkBox    parent_instance;

  PhShelf  *offers;
  gboolean  compact;
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

static void
ph_market_class_init (PhMarketClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_market_dispose;

  activated_signal = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (PH_TYPE_SHELF);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/market.ui");
  gtk_widget_class_bind_template_child (widget_class, PhMarket, offers);
}

static void
ph_market_init (PhMarket *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->offers, "activated", G_CALLBACK (activated_cb), self);
}

PhTileView *
ph_market_find_view (PhMarket *self,
                     int       sector)
{
  g_return_val_if_fail (PH_IS_MARKET (self), NULL);

  return ph_tile_rack_find_view (PH_TILE_RACK (self->offers), sector);
}

gboolean
ph_market_focus_first (PhMarket *self)
{
  g_return_val_if_fail (PH_IS_MARKET (self), FALSE);

  return ph_shelf_focus_first (self->offers);
}

/*
 * What is on offer
 */

/* Prices stay those of the near seat, who plans by them; what somebody else who builds just now pays for @sector is only said. */
static void
say_builder (const PhScene *scene,
             int            sector,
             PhTile        *tile)
{
  const PhState *state = scene->sight.state;
  g_autofree char *metal = NULL;

  if (!ph_is_next_sector (state, state->current, sector))
    return;

  metal = ph_words_good (PH_METAL, ph_build_cost (ph_scene_get_ruleset (scene), state, state->current, sector,
                                                  ph_scene_get_builder (scene)));
  /* Translators: whole sentences about a sector on offer, with a price; name of another player, "3 metal" */
  ph_pieces_say (tile, g_strdup_printf (_("%1$s\n%2$s, who is building now, would pay %3$s."), tile->spoken,
                                        tablee_name_of (&scene->sight.context, state->current), metal));
}

/* Why the near seat cannot build it, whatever it has. */
static void
say_dim (const PhScene *scene,
         int            sector,
         PhTile        *tile)
{
  const TableePresentContext *context = &scene->sight.context;
  int near = scene->sight.near;
  int level = ph_sector_level (sector);

  if (scene->sight.state->seats[near].sectors[ph_slot (sector)] != PH_NONE)
    /* Translators: whole sentences about a sector on offer; a level, name of a player */
    ph_pieces_say (tile, tablee_say_of (context, near, _("%1$s\nYour wing of this colour has its level %2$d sector already."),
                                        _("%1$s\nThe wing of this colour has its level %2$d sector already: %3$s."), tile->spoken, level,
                                        context->names[near]));
  else
    /* Translators: the same */
    ph_pieces_say (tile, tablee_say_of (context, near, _("%1$s\nYour wing of this colour needs its level %2$d sector first."),
                                        _("%1$s\nThe wing of this colour needs its level %2$d sector first: %3$s."), tile->spoken, level - 1,
                                        context->names[near]));
}

static void
fill_offer (PhMarket      *self,
            const PhScene *scene,
            int            sector,
            PhTile        *tile)
{
  const PhState *state = scene->sight.state;
  gboolean other = state->phase == PH_PHASE_BUILD && state->current != scene->sight.near;

  ph_pieces_offer (&scene->sight, sector, other ? PH_NONE : ph_scene_get_builder (scene), tile);
  if (other)
    say_builder (scene, sector, tile);
  tile->sector.dim = !ph_is_next_sector (state, scene->sight.near, sector);
  if (tile->sector.dim)
    say_dim (scene, sector, tile);
  tile->sector.compact = self->compact;
  if (tile->sector.compact)
    tile->sector.width = ph_sector_face_get_compact_width (tile->sector.n_quarters);
  if (scene->sight.state->phase == PH_PHASE_BUILD)
    ph_scene_offer (scene, tile, ph_action (PH_ACTION_BUILD, sector));
}

/* In order: wing by wing, and in each level by level. Returns how many. */
static int
list_offers (const PhScene *scene,
             int           *sectors)
{
  int n = 0;

  for (int colour = 0; colour < PH_COLOURS; colour++)
    for (int level = 1; level <= PH_LEVELS; level++)
      for (int number = 1; number <= PH_TEMPLATES; number++)
        if (ph_in_market (scene->sight.state, ph_sector (level, colour, number)))
          sectors[n++] = ph_sector (level, colour, number);

  return n;
}

void
ph_market_set_scene (PhMarket      *self,
                     const PhScene *scene)
{
  g_autofree PhTile *tiles = g_new (PhTile, MAX_OFFERS);
  int sectors[MAX_OFFERS];
  int n;

  g_return_if_fail (PH_IS_MARKET (self));

  n = list_offers (scene, sectors);
  for (int i = 0; i < n; i++)
    fill_offer (self, scene, sectors[i], &tiles[i]);
  ph_shelf_set_tiles (self->offers, tiles, (gsize) n);
  ph_pieces_clear (tiles, (gsize) n);
}

/*
 * Sizes
 */

static int
measure_sector (const PhScene *scene,
                int            sector,
                int            height,
                gboolean       compact)
{
  int quarters = ph_scene_get_ruleset (scene)->components.sectors[sector].count;
  int width = compact ? ph_sector_face_get_compact_width (quarters) : PH_PRICE_LEAD + 220 + 80 * ph_sector_level (sector);

  return width * height / PH_SECTOR_HEIGHT + 1;
}

/* Pixels that all lines take, as the shelf lays them; G_MAXINT: one of the sectors is too wide for any line. */
static int
measure_lines (const PhScene *scene,
               const int     *sectors,
               int            n,
               int            width,
               int            sector_height,
               gboolean       compact)
{
  int mark = 2 * ph_tile_view_get_margin (sector_height);
  int lines = 1;
  int x = 0;

  for (int i = 0; i < n; i++)
    {
      int wide = measure_sector (scene, sectors[i], sector_height, compact) + mark;

      if (wide > width)
        return G_MAXINT;
      if (x > 0 && x + wide > width)
        {
          lines++;
          x = 0;
        }
      x += wide + GAP;
    }

  return lines * (sector_height + mark + GAP);
}

/* @compact: as they are drawn then. */
static int
fit_sectors (const PhScene *scene,
             const int     *sectors,
             int            n,
             int            width,
             int            height,
             gboolean      *compact)
{
  for (int sector = MAX_SECTOR; sector > MIN_SECTOR; sector--)
    {
      *compact = sector < MIN_WHOLE;
      if (measure_lines (scene, sectors, n, width, sector, *compact) <= height)
        return sector;
    }

  return MIN_SECTOR;
}

/* Those that anybody has built have been on offer as well: what they leave free moves nothing else. */
static int
add_built (const PhScene *scene,
           int           *sectors,
           int            n)
{
  const PhState *state = scene->sight.state;

  for (int seat = 0; seat < ph_scene_get_ruleset (scene)->base.seats; seat++)
    for (int slot = 0; slot < PH_SLOTS && n < MAX_OFFERS; slot++)
      if (state->seats[seat].sectors[slot] != PH_NONE)
        sectors[n++] = state->seats[seat].sectors[slot];

  return n;
}

static int
compare_sectors (const void *one,
                 const void *other)
{
  int a = *(const int *) one;
  int b = *(const int *) other;
  int colours = ph_sector_colour (a) - ph_sector_colour (b);

  return colours != 0 ? colours : a - b;
}

int
ph_market_fit (const PhScene *scene,
               int            width,
               int            height)
{
  int sectors[MAX_OFFERS];
  int n = add_built (scene, sectors, list_offers (scene, sectors));
  gboolean compact;

  qsort (sectors, (gsize) n, sizeof *sectors, compare_sectors);

  return fit_sectors (scene, sectors, n, width, height, &compact);
}

int
ph_market_fit_whole (const PhScene *scene,
                     const int     *sectors,
                     int            n_sectors,
                     int            width,
                     int            height)
{
  for (int sector = MAX_WHOLE; sector > MIN_SECTOR; sector--)
    if (measure_lines (scene, sectors, n_sectors, width, sector, FALSE) <= height)
      return sector;

  return MIN_SECTOR;
}

static void
set_compact (PhMarket      *self,
             const PhScene *scene,
             gboolean       compact)
{
  if (self->compact == compact)
    return;

  self->compact = compact;
  ph_market_set_scene (self, scene);
}

void
ph_market_lay_out (PhMarket      *self,
                   const PhScene *scene,
                   int            width,
                   int            height)
{
  int sectors[MAX_OFFERS];
  gboolean compact;
  int n;

  g_return_if_fail (PH_IS_MARKET (self));

  n = list_offers (scene, sectors);
  ph_shelf_set_height (self->offers, fit_sectors (scene, sectors, n, width, height, &compact));
  set_compact (self, scene, compact);
}

void
ph_market_lay_out_narrow (PhMarket      *self,
                          const PhScene *scene)
{
  g_return_if_fail (PH_IS_MARKET (self));

  ph_shelf_set_height (self->offers, NARROW_SECTOR);
  set_compact (self, scene, TRUE);
}
