/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a bubble hides least: all places of a grid are tried, and what each covers is weighed against how far it is from what it is about. */

#include "config.h"
#include "bubble-place.h"

#include "widgets/calm-tooltip.h"
#include "widgets/headings.h"
#include "widgets/tag-view.h"

enum
{
  MARGIN = 8,        /* pixels between a bubble and the edge */
  GAP = 12,          /* between a bubble and what it is about */
  STEP = 12,         /* of the grid */
  BESIDE = 120,      /* pixels from what it is about; what is farther off is not seen to be its */
  SIGN = 18,         /* half of what a sign on the upper edge of what it is about takes (widgets/state-marks.h) */
  GROUND_PART = 5,   /* whatever takes more than one part in so many is ground, and may be covered */
};

/* What a covered pixel costs: of what is seen, of words at a glance or while one reads, of a number that one plays by, of what is clicked
 * on, and of what a bubble is about. Of a row, the things in it count, and the room beside them is free. */
#define SEEN 1.0f
#define SKIMMED 3.0f
#define READ 12.0f
#define COUNTED 12.0f
#define CLICKED 12.0f
#define CLICKED_BY_MODEST 80.0f
#define CLICKED_BY_SHY 10000.0f
#define TARGET 200.0f
/* What is clicked on or read is as good as lost if more than this part of it is covered: that costs so many times as much. */
#define LOST_PART 0.35f
#define LOST 4.0f
/* What a pixel of distance costs, from what a bubble is about and from the middle. */
#define AWAY 60.0f
#define AWAY_NEAR 300.0f
#define OFF_CENTRE 10.0f
/* And one of the way of its button, which the pointer has just pressed, from one sentence to the next. */
#define MOVED 28.0f

/* What differs from manner to manner. */
typedef struct
{
  float clicked;
  float read;
  float away;
  float farthest;
  float moved;
} Costs;

static const Costs costs[] = {
  [TABLEE_BUBBLE_FAIR] = { CLICKED, SKIMMED, AWAY, G_MAXFLOAT, MOVED },
  [TABLEE_BUBBLE_NEAR] = { SEEN, READ, AWAY_NEAR, BESIDE - GAP, MOVED },
  [TABLEE_BUBBLE_MODEST] = { CLICKED_BY_MODEST, READ, AWAY, G_MAXFLOAT, 0 },
};

/* Something that is better not covered. */
typedef struct
{
  GtkWidget      *widget;
  graphene_rect_t bounds;
  float           weight;
} Obstacle;

/* A card, a button, a number: something that is looked at or clicked on as a whole. */
static gboolean
is_thing (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    return FALSE;

  return gtk_widget_get_focusable (widget) || TABLEE_IS_TAG_VIEW (widget) ||
         (gtk_widget_get_first_child (widget) == NULL && !GTK_IS_BOX (widget) && gtk_widget_get_opacity (widget) > 0);
}

static float
get_weight (GtkWidget   *widget,
            const Costs *cost)
{
  if (TABLEE_IS_TAG_VIEW (widget))
    return COUNTED;
  if (gtk_widget_get_focusable (widget))
    return cost->clicked;

  /* What explains itself is read, be it written or drawn. */
  if ((GTK_IS_LABEL (widget) && *gtk_label_get_label (GTK_LABEL (widget)) != '\0') || tablee_widget_get_tooltip (widget) != NULL)
    return cost->read;

  return SEEN;
}

/* Words that are drawn, by which the things of @widget are read. */
static void
add_headings (GArray    *obstacles,
              GtkWidget *layer,
              GtkWidget *widget)
{
  Obstacle obstacle = { .widget = widget, .weight = COUNTED };
  graphene_rect_t bounds;

  for (guint i = 0; tablee_headings_get_bounds (TABLEE_HEADINGS (widget), i, &obstacle.bounds); i++)
    if (obstacle.bounds.size.width > 0 && gtk_widget_compute_bounds (widget, layer, &bounds))
      {
        graphene_rect_offset (&obstacle.bounds, bounds.origin.x, bounds.origin.y);
        g_array_append_val (obstacles, obstacle);
      }
}

/* Whatever is in @widget; @about: it is in what the bubble is about. */
static void
add_obstacles (GArray      *obstacles,
               GtkWidget   *layer,
               GtkWidget   *widget,
               GtkWidget   *target,
               const Costs *cost,
               gboolean     about)
{
  float ground = (float) (gtk_widget_get_width (layer) * gtk_widget_get_height (layer)) / GROUND_PART;
  gboolean in_target = about || widget == target;
  Obstacle obstacle = { .widget = widget, .weight = in_target ? TARGET : get_weight (widget, cost) };

  if (!gtk_widget_get_mapped (widget))
    return;

  if (is_thing (widget) && gtk_widget_compute_bounds (widget, layer, &obstacle.bounds) &&
      obstacle.bounds.size.width * obstacle.bounds.size.height < ground)
    g_array_append_val (obstacles, obstacle);
  if (TABLEE_IS_HEADINGS (widget))
    add_headings (obstacles, layer, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_obstacles (obstacles, layer, child, target, cost, in_target);
}

/* The light bulb on the upper edge of what is to be done is looked for as much as that. */
static void
add_sign (GArray                *obstacles,
          GtkWidget             *target,
          const graphene_rect_t *aim)
{
  Obstacle sign = { target, GRAPHENE_RECT_INIT (aim->origin.x + aim->size.width / 2 - SIGN, aim->origin.y - 2 * SIGN, 2 * SIGN, 2 * SIGN), TARGET };

  g_array_append_val (obstacles, sign);
}

static float
get_overlap (const graphene_rect_t *one,
             const graphene_rect_t *other)
{
  float width = MIN (one->origin.x + one->size.width, other->origin.x + other->size.width) - MAX (one->origin.x, other->origin.x);
  float height = MIN (one->origin.y + one->size.height, other->origin.y + other->size.height) - MAX (one->origin.y, other->origin.y);

  return width > 0 && height > 0 ? width * height : 0;
}

/* From edge to edge, along both axes; 0 where they touch or overlap. */
static float
get_distance (const graphene_rect_t *one,
              const graphene_rect_t *other)
{
  float x = MAX (other->origin.x - one->origin.x - one->size.width, one->origin.x - other->origin.x - other->size.width);
  float y = MAX (other->origin.y - one->origin.y - one->size.height, one->origin.y - other->origin.y - other->size.height);

  return MAX (x, 0) + MAX (y, 0);
}

static float
weigh_one (const Obstacle        *obstacle,
           const graphene_rect_t *bubble)
{
  float overlap = get_overlap (bubble, &obstacle->bounds);
  float area = obstacle->bounds.size.width * obstacle->bounds.size.height;

  return obstacle->weight * overlap * (obstacle->weight >= CLICKED && overlap > LOST_PART * area ? LOST : 1);
}

/* Where a bubble may be, and what each place costs. */
typedef struct
{
  GArray         *obstacles;
  graphene_rect_t aim;
  float           away;      /* for a pixel from @aim, ... */
  float           farthest;  /* ... and how many are too far */
  GtkAllocation   before;    /* of no size: none */
  float           moved;     /* for a pixel from there */
  int             right;
  int             bottom;
} Search;

static void
search_clear (Search *search)
{
  g_array_unref (search->obstacles);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* From one lower right corner to the other. */
static float
get_move (const graphene_rect_t *bubble,
          const GtkAllocation   *before)
{
  float x = bubble->origin.x + bubble->size.width - (float) (before->x + before->width);
  float y = bubble->origin.y + bubble->size.height - (float) (before->y + before->height);

  return ABS (x) + ABS (y);
}

static float
weigh (const Search          *search,
       const graphene_rect_t *bubble)
{
  float cost = search->away * get_distance (bubble, &search->aim);

  if (search->before.width > 0)
    cost += search->moved * get_move (bubble, &search->before);
  for (guint i = 0; i < search->obstacles->len; i++)
    cost += weigh_one (&g_array_index (search->obstacles, Obstacle, i), bubble);

  return cost;
}

static void
try_place (const Search  *search,
           int            x,
           int            y,
           float         *best,
           GtkAllocation *bubble)
{
  graphene_rect_t tried = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) bubble->width, (float) bubble->height);
  float cost = get_distance (&tried, &search->aim) <= search->farthest ? weigh (search, &tried) : G_MAXFLOAT;

  if (cost < *best)
    {
      *best = cost;
      bubble->x = x;
      bubble->y = y;
    }
}

/* The next step of the grid from @at on, whose last is @end. */
static int
get_next (int at,
          int end)
{
  return at < end ? MIN (at + STEP, end) : end + 1;
}

/* Returns FALSE where nothing is near enough: @bubble stays what it is. */
static gboolean
find_best (const Search  *search,
           GtkAllocation *bubble)
{
  float best = G_MAXFLOAT;
  int x_before = search->before.x + search->before.width - bubble->width;
  int y_before = search->before.y + search->before.height - bubble->height;

  if (search->before.width > 0)
    try_place (search, CLAMP (x_before, MIN (MARGIN, search->right), search->right),
               CLAMP (y_before, MIN (MARGIN, search->bottom), search->bottom), &best, bubble);
  for (int y = MIN (MARGIN, search->bottom); y <= search->bottom; y = get_next (y, search->bottom))
    for (int x = MIN (MARGIN, search->right); x <= search->right; x = get_next (x, search->right))
      try_place (search, x, y, &best, bubble);

  return best < G_MAXFLOAT;
}

void
tablee_bubble_place (GtkWidget           *layer,
                     GtkWidget           *table,
                     GtkWidget           *target,
                     TableeBubbleManner   manner,
                     const GtkAllocation *before,
                     GtkAllocation       *bubble)
{
  int width = gtk_widget_get_width (layer);
  int height = gtk_widget_get_height (layer);
  g_auto (Search) search = {
    .obstacles = g_array_new (FALSE, FALSE, sizeof (Obstacle)),
    .away = costs[manner].away,
    .farthest = costs[manner].farthest,
    .before = before != NULL ? *before : (GtkAllocation) { 0 },
    .moved = costs[manner].moved,
    .right = MAX (width - bubble->width - MARGIN, 0),
    .bottom = MAX (height - bubble->height - MARGIN, 0),
  };

  add_obstacles (search.obstacles, layer, table, target, &costs[manner], FALSE);
  if (target != NULL && gtk_widget_compute_bounds (target, layer, &search.aim))
    {
      if (manner == TABLEE_BUBBLE_FAIR)
        add_sign (search.obstacles, target, &search.aim);
      graphene_rect_inset (&search.aim, -GAP, -GAP);
    }
  else
    {
      graphene_rect_init (&search.aim, (float) (width / 2), (float) (height / 2), 0, 0);
      search.away = OFF_CENTRE;
      search.farthest = G_MAXFLOAT;
    }
  if (find_best (&search, bubble))
    return;

  search.farthest = G_MAXFLOAT;
  find_best (&search, bubble);
}

static gboolean
takes_clicks (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return TRUE;
    }

  return FALSE;
}

/* Whatever takes clicks in @widget, but for the ground, and what the bubble is about. */
static gboolean
hides_clicks (GtkWidget             *layer,
              GtkWidget             *widget,
              GtkWidget             *target,
              const graphene_rect_t *bubble)
{
  float ground = (float) (gtk_widget_get_width (layer) * gtk_widget_get_height (layer)) / GROUND_PART;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if ((widget == target || takes_clicks (widget)) && gtk_widget_compute_bounds (widget, layer, &bounds) &&
      bounds.size.width * bounds.size.height < ground && get_overlap (bubble, &bounds) > 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (hides_clicks (layer, child, target, bubble))
      return TRUE;

  return FALSE;
}

gboolean
tablee_bubble_place_free (GtkWidget     *layer,
                          GtkWidget     *table,
                          GtkWidget     *target,
                          GtkAllocation *bubble)
{
  g_auto (Search) search = {
    .obstacles = g_array_new (FALSE, FALSE, sizeof (Obstacle)),
    .away = AWAY,
    .farthest = BESIDE,
    .right = gtk_widget_get_width (layer) - bubble->width - MARGIN,
    .bottom = gtk_widget_get_height (layer) - bubble->height - MARGIN,
  };

  if (search.right < MARGIN || search.bottom < MARGIN || !gtk_widget_compute_bounds (target, layer, &search.aim))
    return FALSE;

  add_obstacles (search.obstacles, layer, table, target, &costs[TABLEE_BUBBLE_FAIR], FALSE);
  for (guint i = 0; i < search.obstacles->len; i++)
    if (takes_clicks (g_array_index (search.obstacles, Obstacle, i).widget))
      g_array_index (search.obstacles, Obstacle, i).weight = CLICKED_BY_SHY;
  find_best (&search, bubble);

  return tablee_bubble_place_is_free (layer, table, target, bubble);
}

gboolean
tablee_bubble_place_is_free (GtkWidget           *layer,
                             GtkWidget           *table,
                             GtkWidget           *target,
                             const GtkAllocation *bubble)
{
  graphene_rect_t placed = GRAPHENE_RECT_INIT ((float) bubble->x, (float) bubble->y, (float) bubble->width, (float) bubble->height);
  graphene_rect_t aim;

  return gtk_widget_compute_bounds (target, layer, &aim) && get_distance (&placed, &aim) <= BESIDE &&
         !hides_clicks (layer, table, target, &placed);
}
