/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What flies over the board when something happens. */
#include "config.h"
#include "flights.h"

#include "tile-face.h"
#include "tile-view.h"
#include "widgets/art.h"
#include "widgets/mover.h"

/* Pixels. */
enum
{
  GOOD = 30,
  RESIDENT = 40,
};

struct _PhFlights
{
  PhBoard     *board;
  TableeMover *mover;
  guint        step;
  int          last_ship;   /* that is in use */
  int          dismantled;  /* place in the fleet */
};

PhFlights *
ph_flights_new (PhBoard           *board,
                TableeFlightLayer *layer)
{
  PhFlights *self = g_new0 (PhFlights, 1);

  self->board = board;
  self->mover = tablee_mover_new (layer);

  return self;
}

void
ph_flights_free (PhFlights *self)
{
  g_object_unref (self->mover);
  g_free (self);
}

/*
 * Where things are
 */

static GtkWidget *
get_good (PhFlights *self,
          int        seat,
          int        good)
{
  return ph_board_find (self->board, PH_PART_GOOD, seat, good);
}

static GtkWidget *
get_sector (PhFlights *self,
            int        seat,
            int        sector)
{
  return ph_board_find (self->board, PH_PART_SECTOR, seat, sector);
}

static GtkWidget *
get_ship (PhFlights *self,
          int        ship)
{
  return ph_board_find (self->board, PH_PART_SHIP, ph_ship_owner (ship), ship);
}

/* Where goods come from. */
static GtkWidget *
get_source (PhFlights         *self,
            const TableeEvent *event)
{
  switch (event->args[3])
    {
    case PH_SOURCE_DISMANTLE:
      return get_ship (self, ph_ship (event->seat, self->dismantled));
    case PH_SOURCE_SHIP:
    case PH_SOURCE_FEE:
    case PH_SOURCE_BUY:
    case PH_SOURCE_EXCHANGE:
      return get_ship (self, self->last_ship);
    case PH_SOURCE_DIE:
    case PH_SOURCE_OBSERVE:
      return ph_board_find (self->board, PH_PART_STAGE, event->seat, -1);
    case PH_SOURCE_FRONT:
    case PH_SOURCE_REWARD:
      return ph_board_find (self->board, PH_PART_TRACK, event->seat, -1);
    case PH_SOURCE_QUARTER:
      return get_sector (self, event->seat, event->details[0]);
    case PH_SOURCE_HUB:
    case PH_SOURCE_TOLL:
    case PH_SOURCE_START:
      return ph_board_find (self->board, PH_PART_STATION, event->seat, event->seat);
    default:
      return NULL;
    }
}

/*
 * Flights
 */

static gboolean
can_fly (GtkWidget *from,
         GtkWidget *to)
{
  return from != NULL && to != NULL && gtk_widget_get_mapped (from) && gtk_widget_get_mapped (to);
}

static void
fly (PhFlights  *self,
     GtkWidget  *from,
     GtkWidget  *to,
     const char *art,
     int         size)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self->board));
  g_autoptr (GdkTexture) texture = NULL;

  if (!can_fly (from, to))
    return;

  texture = tablee_art_dup_texture (art, size * scale, size * scale);
  if (texture != NULL)
    tablee_mover_add (self->mover, from, to, GDK_PAINTABLE (texture), self->step);
}

/* A sector on offer, to its place. */
static void
fly_sector (PhFlights *self,
            int        seat,
            int        sector)
{
  GtkWidget *from = ph_board_find (self->board, PH_PART_OFFER, seat, sector);
  GtkWidget *to = get_sector (self, seat, sector);
  g_autoptr (GdkPaintable) paintable = NULL;

  if (!can_fly (from, to) || !PH_IS_TILE_VIEW (from))
    return;

  paintable = ph_tile_dup_paintable (ph_tile_view_get_tile (PH_TILE_VIEW (from)), from, gtk_widget_get_height (from));
  tablee_mover_add_card (self->mover, from, TABLEE_NO_CARD, to, sector, paintable, self->step);
}

/* Who comes to live somewhere. */
static void
fly_resident (PhFlights         *self,
              const TableeEvent *event)
{
  GtkWidget *from = ph_board_find (self->board, PH_PART_SPECIES, event->seat, event->args[0]);
  int sector = event->args[1];

  if (event->kind == PH_EVENT_MOVE)
    {
      from = get_sector (self, event->seat, event->args[1]);
      sector = event->args[2];
    }
  fly (self, from, get_sector (self, event->seat, sector), ph_art_species (event->args[0]), RESIDENT);
}

static void
set_out (PhFlights         *self,
         const TableeEvent *event)
{
  switch ((int) event->kind)
    {
    case PH_EVENT_USE:
      fly (self, get_good (self, event->seat, PH_GEM), get_ship (self, event->args[0]), ph_art_good (PH_GEM), GOOD);
      break;
    case PH_EVENT_BUILD:
      fly_sector (self, event->seat, event->args[0]);
      break;
    case PH_EVENT_PLACE:
    case PH_EVENT_MOVE:
      fly_resident (self, event);
      break;
    case PH_EVENT_GAIN:
      fly (self, get_source (self, event), get_good (self, event->seat, event->args[0]), ph_art_good (event->args[0]), GOOD);
      break;
    default:
      return;
    }
  /* What one income or one ship brings goes together. */
  if (event->kind != PH_EVENT_GAIN)
    self->step++;
}

void
ph_flights_begin (PhFlights *self)
{
  self->step = 0;
}

void
ph_flights_hear (PhFlights         *self,
                 const TableeEvent *event,
                 gboolean           animated)
{
  if (event->kind == PH_EVENT_USE)
    self->last_ship = event->args[0];
  if (event->kind == PH_EVENT_DISMANTLE)
    self->dismantled = event->args[1];
  if (animated)
    set_out (self, event);
}

void
ph_flights_play (PhFlights *self)
{
  tablee_mover_play (self->mover);
}

void
ph_flights_finish (PhFlights *self)
{
  tablee_mover_finish (self->mover);
}
