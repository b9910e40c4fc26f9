/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each kind of ship is for, for who is new. */
#include "config.h"
#include "guide-view.h"

#include <glib/gi18n.h>

#include "games/space-station-phoenix/words/terms.h"
#include "widgets/children.h"
#include "widgets/picture.h"

enum
{
  SIGN = 32,
  LINE = 40,       /* characters of a line, ... */
  LONG_LINE = 56,  /* ... where there is room */
  GAP = 10,        /* between the parts of a row, ... */
  COLUMN_GAP = 24, /* ... columns, ... */
  ROW_GAP = 8,     /* ... rows */
  FEW_GEMS = 4,
  ROOM = 3,        /* free quarters that are enough */
};

struct _PhGuideView
{
  GtkWidget  parent_instance;

  GtkBox    *rows;
  GtkLabel  *lead;
  int        columns;
  int        hub;
  char      *effects;  /* (nullable): of the hub */
};

G_DEFINE_FINAL_TYPE (PhGuideView, ph_guide_view, GTK_TYPE_WIDGET)

static void
ph_guide_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_GUIDE_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (ph_guide_view_parent_class)->dispose (object);
}

static void
ph_guide_view_finalize (GObject *object)
{
  g_free (PH_GUIDE_VIEW (object)->effects);

  G_OBJECT_CLASS (ph_guide_view_parent_class)->finalize (object);
}

static GtkSizeRequestMode
ph_guide_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* No line becomes longer because there is more room: a popover of GTK 4.8 asks for the height at a width that its shadow is
 * part of. Nor where the height is asked for at any width, -1: boxes would answer as if no line were ever broken. */
static int
limit_width (PhGuideView *self,
             int          width)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (self->rows), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return width < 0 ? natural : MIN (width, natural);
}

static void
ph_guide_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  PhGuideView *self = PH_GUIDE_VIEW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    for_size = limit_width (self, for_size);
  gtk_widget_measure (GTK_WIDGET (self->rows), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
ph_guide_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  PhGuideView *self = PH_GUIDE_VIEW (widget);
  int used = limit_width (self, width);
  int left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - used : 0;

  gtk_widget_size_allocate (GTK_WIDGET (self->rows), &(GtkAllocation) { left, 0, used, height }, -1);
}

static void
ph_guide_view_class_init (PhGuideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_guide_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ph_guide_view_finalize;
  widget_class->get_request_mode = ph_guide_view_get_request_mode;
  widget_class->measure = ph_guide_view_measure;
  widget_class->size_allocate = ph_guide_view_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "guide");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/guide-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PhGuideView, rows);
  gtk_widget_class_bind_template_child (widget_class, PhGuideView, lead);
}

/* Boxes, not a grid: asked for its height at any width, a grid whose labels wrap answers with that at its narrowest, and newer
 * versions of GTK reserve it. */
static GtkBox *
add_box (GtkBox         *parent,
         GtkOrientation  orientation,
         int             spacing)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  gtk_box_append (parent, box);
  return GTK_BOX (box);
}

static void
add_row (PhGuideView  *self,
         GtkBox       *column,
         GtkSizeGroup *names,
         const char   *art,
         const char   *title,
         const char   *words)
{
  GtkBox *row = add_box (column, GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *sign = tablee_picture_new (art);
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *purpose = gtk_label_new (words);

  gtk_widget_set_size_request (sign, SIGN, SIGN);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_add_css_class (name, "heading");
  gtk_label_set_xalign (GTK_LABEL (purpose), 0);
  gtk_label_set_wrap (GTK_LABEL (purpose), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (purpose), self->columns > 1 ? LONG_LINE : LINE);
  gtk_widget_set_hexpand (purpose, TRUE);
  gtk_box_append (row, sign);
  if (self->columns > 1)
    {
      gtk_size_group_add_widget (names, name);
    }
  else
    {
      row = add_box (row, GTK_ORIENTATION_VERTICAL, 0);
      gtk_widget_set_valign (GTK_WIDGET (row), GTK_ALIGN_CENTER);
    }
  gtk_box_append (row, name);
  gtk_box_append (row, purpose);
}

static void
add_columns (PhGuideView *self,
             int          rows)
{
  GtkBox *columns = add_box (self->rows, GTK_ORIENTATION_HORIZONTAL, COLUMN_GAP);

  for (int first = 0; first < PH_SHIP_TYPES; first += rows)
    {
      g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      GtkBox *column = add_box (columns, GTK_ORIENTATION_VERTICAL, ROW_GAP);

      for (int type = first; type < MIN (first + rows, PH_SHIP_TYPES); type++)
        add_row (self, column, names, ph_art_type (type), ph_words_type (type), ph_words_purpose (type));
      if (first + rows > PH_SHIP_TYPES && self->effects != NULL)
        add_row (self, column, names, "space-station-phoenix/hubs/works", _("Your Hub"), self->effects);
    }
}

static void
ph_guide_view_init (PhGuideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->hub = PH_NONE;
  ph_guide_view_set_columns (self, 1);
}

static void
fill (PhGuideView *self)
{
  GtkWidget *filled = gtk_widget_get_next_sibling (GTK_WIDGET (self->lead));

  if (filled != NULL)
    gtk_box_remove (self->rows, filled);
  add_columns (self, (PH_SHIP_TYPES + self->columns) / self->columns);
}

void
ph_guide_view_set_columns (PhGuideView *self,
                           int          columns)
{
  g_return_if_fail (PH_IS_GUIDE_VIEW (self));
  g_return_if_fail (columns == 1 || columns == 2);

  if (self->columns == columns)
    return;

  self->columns = columns;
  gtk_label_set_max_width_chars (self->lead, columns > 1 ? 2 * LONG_LINE : LINE);
  fill (self);
}

void
ph_guide_view_set_sight (PhGuideView   *self,
                         const PhSight *sight)
{
  const PhRuleset *ruleset = (const PhRuleset *) sight->context.ruleset;
  int hub = sight->state->seats[sight->near].hub;

  g_return_if_fail (PH_IS_GUIDE_VIEW (self));

  if (self->hub == hub)
    return;

  self->hub = hub;
  g_free (self->effects);
  self->effects = hub < ruleset->components.hub_count ? ph_words_hub_lasting (ruleset, hub) : NULL;
  fill (self);
}

/*
 * Advice
 */

static gboolean
can_use (const PhSight *sight,
         int            ship,
         int            type)
{
  const PhRuleset *ruleset = (const PhRuleset *) sight->context.ruleset;

  return ph_ship_type (ph_acts_as (ruleset, sight->state, ship)) == type &&
         ruleset->base.game->check (&ruleset->base, sight->state, ph_action (PH_ACTION_USE, ship)) == TABLEE_REASON_NONE;
}

/* One of @seat's of @type that can be used now; -1: there is none. */
static int
find_of (const PhSight *sight,
         int            seat,
         int            type)
{
  for (int place = 0; place < sight->state->seats[seat].fleet_count; place++)
    if (can_use (sight, ph_ship (seat, place), type))
      return ph_ship (seat, place);

  return -1;
}

/* A ship of @type that can be used now: one of the seat's own, or else a neutral one, or else another player's; -1: there is none. */
static int
find_type (const PhSight *sight,
           int            type)
{
  const PhRuleset *ruleset = (const PhRuleset *) sight->context.ruleset;
  int ship = find_of (sight, sight->state->current, type);

  for (int row = 0; row < ruleset->neutral_count && ship < 0; row++)
    if (can_use (sight, ph_ship (PH_NEUTRAL, row), type))
      ship = ph_ship (PH_NEUTRAL, row);
  for (int seat = 0; seat < ruleset->base.seats && ship < 0; seat++)
    ship = find_of (sight, seat, type);

  return ship;
}

/* What a ship can do, by whose it is. */
typedef struct
{
  const char *own;
  const char *neutral;
  const char *other;
} Advice;

/* Translators: the third of each three: "Bo’s Transport 2" */
static const Advice transport = { N_("You have room, food and water: a transport ship can bring in aliens."),
                                  N_("You have room, food and water: the neutral transport ship can bring in aliens."),
                                  N_("You have room, food and water: %s can bring in aliens.") };
static const Advice construction = { N_("You can pay for a sector: use a construction ship."),
                                     N_("You can pay for a sector: use the neutral construction ship."),
                                     N_("You can pay for a sector: use %s.") };

/* NULL where no ship of @type can be used. Returns: (transfer full) (nullable) */
static char *
advise_ship (const PhSight *sight,
             int            type,
             const Advice  *advice)
{
  int ship = find_type (sight, type);
  g_autofree char *name = NULL;

  if (ship < 0)
    return NULL;
  if (ph_ship_owner (ship) == sight->state->current)
    return g_strdup (_(advice->own));
  if (ph_ship_owner (ship) == PH_NEUTRAL)
    return g_strdup (_(advice->neutral));

  name = ph_words_owned_ship (&sight->context, sight->state, sight->state->current, ship);

  return ph_words_fill (_(advice->other), name);
}

static int
count_free (const PhSight *sight,
            int            seat)
{
  int free_quarters = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    free_quarters += ph_count_free ((const PhRuleset *) sight->context.ruleset, &sight->state->seats[seat], slot);

  return free_quarters;
}

/* Whether an alien who is there to be brought in could live there. */
static gboolean
has_room_for_aliens (const PhSight *sight,
                     int            seat)
{
  const PhRuleset *ruleset = (const PhRuleset *) sight->context.ruleset;
  const PhSeat *station = &sight->state->seats[seat];

  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    for (int slot = 0; slot < PH_SLOTS && sight->state->supply[species] > 0; slot++)
      if (station->sectors[slot] != PH_NONE && ph_check_room (ruleset, station, station->sectors[slot], species) == TABLEE_REASON_NONE)
        return TRUE;

  return FALSE;
}

/* Whether the metal for a sector on offer that comes next is there, whoever builds it. */
static gboolean
has_metal (const PhSight *sight,
           int            seat)
{
  const PhRuleset *ruleset = (const PhRuleset *) sight->context.ruleset;
  const PhState *state = sight->state;

  for (int sector = 0; sector < PH_SECTORS; sector++)
    if (ph_in_market (state, sector) && ph_is_next_sector (state, seat, sector) &&
        ph_build_cost (ruleset, state, seat, sector, PH_NONE) <= state->seats[seat].goods[PH_METAL])
      return TRUE;

  return FALSE;
}

/* Where no ship is to be named. */
static const char *
advise_goods (const PhSight *sight,
              int            free_quarters)
{
  const PhSeat *seat = &sight->state->seats[sight->state->current];

  if (seat->goods[PH_GEM] < FEW_GEMS)
    return _("You have hardly any gems left: taking income brings more, and makes your ships ready again.");
  if (free_quarters > 0 && seat->goods[PH_FOOD] > 0 && seat->goods[PH_WATER] > 0)
    return NULL;
  if (free_quarters > 0)
    return _("You have room: get food and water from a farm, an ice ship or an expedition.");
  if (has_metal (sight, sight->state->current))
    return _("You have the metal for a sector, but no construction ship that you can use: taking income brings gems, and makes your ships ready again.");

  return _("You need metal for a sector: dismantle a ship you can do without, or try an expedition.");
}

char *
ph_guide_dup_advice (const PhSight *sight)
{
  const PhSeat *seat = &sight->state->seats[sight->state->current];
  char *advice = NULL;
  int free_quarters;

  if (sight->state->phase != PH_PHASE_TURN)
    return NULL;

  free_quarters = count_free (sight, sight->state->current);
  if (has_room_for_aliens (sight, sight->state->current) && seat->goods[PH_FOOD] > 0 && seat->goods[PH_WATER] > 0)
    advice = advise_ship (sight, PH_TRANSPORT, &transport);
  if (advice == NULL && free_quarters < ROOM)
    advice = advise_ship (sight, PH_CONSTRUCTION, &construction);

  return advice != NULL ? advice : g_strdup (advise_goods (sight, free_quarters));
}
