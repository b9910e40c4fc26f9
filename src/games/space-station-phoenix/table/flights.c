/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include "widgets/art.h"

/* What flies when something happens. */

enum
{
  SMALL = 30,
};

/*
 * Where things are
 */

static GtkWidget *
get_goods (TableeSpaceStationPhoenixTable *self,
           int                             seat,
           int                             good)
{
  if (seat == self->near)
    return GTK_WIDGET (ph_shelf_find_view (ph_home_get_goods (self->home), good));

  return GTK_WIDGET (ph_other_view_get_goods (ph_table_get_other (self, seat)));
}

static GtkWidget *
get_ship (TableeSpaceStationPhoenixTable *self,
          int                             ship)
{
  int owner = ph_ship_owner (ship);
  PhShelf *shelf = owner == PH_NEUTRAL    ? self->neutral
                   : owner == self->near  ? self->fleet
                                          : ph_other_view_get_fleet (ph_table_get_other (self, owner));

  return GTK_WIDGET (ph_shelf_find_view (shelf, ship));
}

static GtkWidget *
get_station (TableeSpaceStationPhoenixTable *self,
             int                             seat)
{
  if (seat == self->near)
    return GTK_WIDGET (ph_home_get_station (self->home));

  return GTK_WIDGET (ph_other_view_get_station (ph_table_get_other (self, seat)));
}

/* A sector of a station, or the site of it. */
static GtkWidget *
get_sector (TableeSpaceStationPhoenixTable *self,
            int                             seat,
            int                             sector)
{
  PhTileView *view = seat == self->near ? ph_station_view_find_sector (ph_home_get_station (self->home), sector) : NULL;

  if (view == NULL && seat == self->near)
    view = ph_station_view_find_sector (ph_home_get_station (self->home), PH_SECTORS + ph_slot (sector));

  return view != NULL ? GTK_WIDGET (view) : get_station (self, seat);
}

static GtkWidget *
get_offer (TableeSpaceStationPhoenixTable *self,
           int                             sector)
{
  PhTileView *view = NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->stage)))
    view = ph_shelf_find_view (ph_stage_get_shelf (self->stage), sector);
  return GTK_WIDGET (view != NULL ? view : ph_market_find_view (self->market, sector));
}

/* Where goods come from. */
static GtkWidget *
get_source (TableeSpaceStationPhoenixTable *self,
            const TableeEvent              *event)
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
      return gtk_widget_get_mapped (GTK_WIDGET (self->stage)) ? GTK_WIDGET (ph_stage_get_shelf (self->stage)) : NULL;
    case PH_SOURCE_FRONT:
    case PH_SOURCE_REWARD:
      return GTK_WIDGET (self->tracks);
    case PH_SOURCE_QUARTER:
      return get_sector (self, event->seat, event->details[0]);
    case PH_SOURCE_HUB:
    case PH_SOURCE_TOLL:
    case PH_SOURCE_START:
      return get_station (self, event->seat);
    default:
      return NULL;
    }
}

/*
 * Flights
 */

static void
fly (TableeSpaceStationPhoenixTable *self,
     GtkWidget                      *from,
     GtkWidget                      *to,
     const char                     *art,
     int                             size)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkTexture) texture = NULL;

  if (from == NULL || to == NULL || !gtk_widget_get_mapped (from) || !gtk_widget_get_mapped (to))
    return;

  texture = tablee_art_dup_texture (art, size * scale, size * scale);
  if (texture != NULL)
    tablee_mover_add (self->mover, from, to, GDK_PAINTABLE (texture), self->step);
}

/* A sector on offer, to its place. */
static void
fly_sector (TableeSpaceStationPhoenixTable *self,
            GtkWidget                      *from,
            GtkWidget                      *to,
            int                             sector)
{
  g_autoptr (GdkPaintable) paintable = NULL;

  if (!PH_IS_TILE_VIEW (from) || to == NULL || !gtk_widget_get_mapped (from) || !gtk_widget_get_mapped (to))
    return;

  paintable = ph_tile_dup_paintable (ph_tile_view_get_tile (PH_TILE_VIEW (from)), from, gtk_widget_get_height (from));
  tablee_mover_add_card (self->mover, from, TABLEE_NO_CARD, to, sector, paintable, self->step);
}

static void
fly_gain (TableeSpaceStationPhoenixTable *self,
          const TableeEvent              *event)
{
  fly (self, get_source (self, event), get_goods (self, event->seat, event->args[0]), ph_art_good (event->args[0]), SMALL);
}

/* Who comes to live somewhere. */
static void
fly_resident (TableeSpaceStationPhoenixTable *self,
              const TableeEvent              *event)
{
  GtkWidget *from = GTK_WIDGET (ph_shelf_find_view (self->supply, event->args[0]));
  int sector = event->args[1];

  if (event->kind == PH_EVENT_MOVE)
    {
      from = get_sector (self, event->seat, event->args[1]);
      sector = event->args[2];
    }
  fly (self, from, get_sector (self, event->seat, sector), ph_art_species (event->args[0]), SMALL * 4 / 3);
}

static void
set_out (TableeSpaceStationPhoenixTable *self,
         const TableeEvent              *event)
{
  switch ((int) event->kind)
    {
    case PH_EVENT_USE:
      fly (self, get_goods (self, event->seat, PH_GEM), get_ship (self, event->args[0]), ph_art_good (PH_GEM), SMALL);
      break;
    case PH_EVENT_BUILD:
      fly_sector (self, get_offer (self, event->args[0]), get_sector (self, event->seat, event->args[0]), event->args[0]);
      break;
    case PH_EVENT_PLACE:
    case PH_EVENT_MOVE:
      fly_resident (self, event);
      break;
    case PH_EVENT_GAIN:
      fly_gain (self, event);
      break;
    default:
      return;
    }
  /* What one income or one ship brings goes together. */
  if (event->kind != PH_EVENT_GAIN)
    self->step++;
}

void
ph_table_hear (TableeSpaceStationPhoenixTable *self,
               const TableeEvent              *event)
{
  if (event->kind == PH_EVENT_USE)
    self->last_ship = event->args[0];
  if (event->kind == PH_EVENT_DISMANTLE)
    self->dismantled = event->args[1];
  ph_marks_hear (&self->marks, event, self->near);
  if (tablee_table_get_animates (TABLEE_TABLE (self)))
    set_out (self, event);
}
