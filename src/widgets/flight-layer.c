/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The layer over a table on which things fly. */
#include "config.h"
#include "flight-layer.h"

#include <adwaita.h>
#include <math.h>

#include "still.h"

/* How far above the straight path the middle of a flight is, as a share of the height of what flies. */
#define LIFT_SHARE 0.45f

/* How often what trembles goes to and fro, and how far, in degrees; then it bursts away, as shares of its height and its width, and turns
 * over once before it is back. */
#define SWAYS 2.5f
#define SWAY_ANGLE 9.0f
#define SWAY_SHARE 0.4f
#define LEAP_SHARE 0.75f
#define DRIFT_SHARE 0.9f

/* How high what is tossed goes, in its own heights, and how often it turns half round. */
#define TOSS_HEIGHT 2.4f
#define TOSS_TURNS 5.0f

/* How soft a shadow is that is made once, in pixels, and how dark any is. */
#define SOFTNESS 8
#define DARKNESS 0.35f

typedef enum
{
  FLIES,
  SHAKES,
  TOSSED,
} FlightKind;

/* One side of what flies, as large as it gets, and its shadow: where they are better made once than drawn in each frame. */
typedef struct
{
  GskRenderNode *picture;
  GskRenderNode *shadow;
} Still;

typedef struct
{
  FlightKind       kind;
  GdkPaintable    *back;       /* seen first, if any */
  GdkPaintable    *paintable;
  Still            stills[2];  /* of these, once they have been seen */
  graphene_rect_t  from;
  graphene_rect_t  to;
  guint            delay;
  guint            duration;
  int              place;      /* among all that are on their way */
  float            drift;      /* of what is tossed */
} Flight;

struct _TableeFlightLayer
{
  GtkWidget     parent_instance;

  GPtrArray    *flights;    /* Flight */
  guint         span;       /* milliseconds until all have landed */
  AdwAnimation *animation;  /* of the time since the first one began, or NULL */
};

G_DEFINE_FINAL_TYPE (TableeFlightLayer, tablee_flight_layer, GTK_TYPE_WIDGET)

enum
{
  LANDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
flight_free (Flight *flight)
{
  g_clear_object (&flight->back);
  g_clear_object (&flight->paintable);
  for (guint i = 0; i < G_N_ELEMENTS (flight->stills); i++)
    {
      g_clear_pointer (&flight->stills[i].picture, gsk_render_node_unref);
      g_clear_pointer (&flight->stills[i].shadow, gsk_render_node_unref);
    }
  g_free (flight);
}

static void
forget_flights (TableeFlightLayer *self)
{
  g_ptr_array_set_size (self->flights, 0);
  self->span = 0;
  g_clear_object (&self->animation);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
animation_value_cb (double   value,
                    gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
animation_done_cb (TableeFlightLayer *self)
{
  forget_flights (self);
  g_signal_emit (self, signals[LANDED], 0);
}

static void
extend (TableeFlightLayer *self,
        guint              span)
{
  AdwAnimationTarget *target;

  self->span = MAX (self->span, span);
  if (self->animation != NULL)
    {
      adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), self->span);
      adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), self->span);
      return;
    }

  target = adw_callback_animation_target_new (animation_value_cb, self, NULL);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, self->span, self->span, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (animation_done_cb), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
}

static graphene_size_t
get_full_size (const Flight *flight)
{
  return GRAPHENE_SIZE_INIT (MAX (flight->from.size.width, flight->to.size.width), MAX (flight->from.size.height, flight->to.size.height));
}

static void
make_still (Still          *still,
            GdkPaintable   *paintable,
            graphene_size_t size,
            int             scale)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, size.width, size.height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;

  still->picture = tablee_still_new (node, scale);
  still->shadow = tablee_still_new_shadow (node, SOFTNESS, DARKNESS);
}

/* @lifted: how far it is above the table, from 0 to 1, or -1 for no shadow. Returns: (transfer full) */
static GskRenderNode *
draw_still (const Still *still,
            float        lifted)
{
  g_autoptr (GskRenderNode) shadow = NULL;
  g_autoptr (GskTransform) down = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, 4 + 10 * lifted));

  if (lifted < 0)
    return gsk_render_node_ref (still->picture);

  shadow = gsk_transform_node_new (still->shadow, down);

  return gsk_container_node_new ((GskRenderNode *[]) { shadow, still->picture }, 2);
}

/* The side that is seen, with its upper left corner at the origin. */
static void
snapshot_still (Flight         *flight,
                GtkSnapshot    *snapshot,
                gboolean        back,
                graphene_size_t size,
                float           lifted,
                int             scale)
{
  graphene_size_t full = get_full_size (flight);
  Still *still = &flight->stills[back];
  g_autoptr (GskRenderNode) node = NULL;

  if (still->picture == NULL)
    make_still (still, back ? flight->back : flight->paintable, full, scale);
  if (still->picture == NULL)
    return;

  node = draw_still (still, lifted);
  gtk_snapshot_scale (snapshot, size.width / full.width, size.height / full.height);
  gtk_snapshot_append_node (snapshot, node);
}

static void
snapshot_side (const Flight   *flight,
               GtkSnapshot    *snapshot,
               gboolean        back,
               graphene_size_t size,
               float           lifted)
{
  if (lifted >= 0)
    gtk_snapshot_push_shadow (snapshot, &(GskShadow) { { 0, 0, 0, DARKNESS }, 0, 4 + 10 * lifted, 4 + 8 * lifted }, 1);
  gdk_paintable_snapshot (back ? flight->back : flight->paintable, snapshot, size.width, size.height);
  if (lifted >= 0)
    gtk_snapshot_pop (snapshot);
}

/* What is turned over grows narrow until its back has gone by, and wide again. */
static void
snapshot_turned (TableeFlightLayer *self,
                 Flight            *flight,
                 GtkSnapshot       *snapshot,
                 graphene_size_t    size,
                 float              t,
                 float              lifted)
{
  gboolean back = flight->back != NULL && t < 0.5f;
  float share = flight->back != NULL ? fabsf (1 - 2 * t) : 1;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size.width * (1 - share) / 2, 0));
  gtk_snapshot_scale (snapshot, MAX (share, 0.01f), 1);
  if (tablee_still_is_useful ())
    snapshot_still (flight, snapshot, back, size, lifted, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  else
    snapshot_side (flight, snapshot, back, size, lifted);
}

static void
snapshot_shaken (const Flight *flight,
                 GtkSnapshot  *snapshot,
                 float         t)
{
  const graphene_rect_t *place = &flight->from;
  float swayed = MIN (t / SWAY_SHARE, 1);
  float leapt = MAX ((t - SWAY_SHARE) / (1 - SWAY_SHARE), 0);
  float side = flight->place % 2 == 0 ? 1 : -1;
  float away = 4 * leapt * (1 - leapt);
  float angle = SWAY_ANGLE * (1 - swayed) * sinf (swayed * SWAYS * 2 * (float) G_PI) + side * 360 * leapt;
  float middle = place->size.height / 2;
  graphene_point_t foot = {
    place->origin.x + place->size.width * (0.5f + side * away * DRIFT_SHARE),
    place->origin.y + place->size.height * (1 - away * LEAP_SHARE),
  };

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &foot);
  /* What sways stands on its lower edge, what leaps turns about its middle. */
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, leapt > 0 ? -middle : 0));
  gtk_snapshot_rotate (snapshot, angle);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, leapt > 0 ? middle : 0));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-place->size.width / 2, -place->size.height));
  gdk_paintable_snapshot (flight->paintable, snapshot, place->size.width, place->size.height);
  gtk_snapshot_restore (snapshot);
}

/* What waits has no shadow yet: those of a heap would darken the table. */
static void
snapshot_flying (TableeFlightLayer *self,
                 Flight            *flight,
                 GtkSnapshot       *snapshot,
                 float              t,
                 gboolean           waits)
{
  float lifted;
  graphene_rect_t bounds;

  t = 1 - (1 - t) * (1 - t) * (1 - t);
  lifted = 4 * t * (1 - t);
  graphene_rect_interpolate (&flight->from, &flight->to, t, &bounds);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds.origin.x,
                                                          bounds.origin.y - lifted * LIFT_SHARE * bounds.size.height));
  snapshot_turned (self, flight, snapshot, bounds.size, t, waits ? -1 : lifted);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_tossed (const Flight *flight,
                 GtkSnapshot  *snapshot,
                 float         t)
{
  float high = 4 * t * (1 - t);
  float share = MAX (fabsf (cosf (t * TOSS_TURNS * (float) G_PI)), 0.12f);
  graphene_rect_t bounds;

  graphene_rect_interpolate (&flight->from, &flight->to, t * t * (3 - 2 * t), &bounds);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds.origin.x + (flight->drift * high + (1 - share) / 2) * bounds.size.width,
                                                          bounds.origin.y - high * TOSS_HEIGHT * bounds.size.height));
  gtk_snapshot_scale (snapshot, share, 1);
  gdk_paintable_snapshot (flight->paintable, snapshot, bounds.size.width, bounds.size.height);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_flight (TableeFlightLayer *self,
                 Flight            *flight,
                 GtkSnapshot       *snapshot)
{
  double elapsed = adw_animation_get_value (self->animation) - flight->delay;
  float t = (float) CLAMP (elapsed / MAX (flight->duration, 1), 0, 1);

  if (flight->kind == SHAKES)
    snapshot_shaken (flight, snapshot, t);
  else if (flight->kind == FLIES)
    snapshot_flying (self, flight, snapshot, t, elapsed < 0);
  else if (elapsed >= 0)
    snapshot_tossed (flight, snapshot, t);
}

static void
tablee_flight_layer_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  TableeFlightLayer *self = TABLEE_FLIGHT_LAYER (widget);

  if (self->animation == NULL)
    return;
  for (guint i = 0; i < self->flights->len; i++)
    snapshot_flight (self, g_ptr_array_index (self->flights, i), snapshot);
}

static gboolean
tablee_flight_layer_contains (GtkWidget *widget,
                              double     x,
                              double     y)
{
  return FALSE;
}

static void
tablee_flight_layer_dispose (GObject *object)
{
  TableeFlightLayer *self = TABLEE_FLIGHT_LAYER (object);

  /* The animation would emit "done" when its widget goes. */
  if (self->animation != NULL)
    g_signal_handlers_disconnect_by_data (self->animation, self);
  g_clear_object (&self->animation);
  g_clear_pointer (&self->flights, g_ptr_array_unref);

  G_OBJECT_CLASS (tablee_flight_layer_parent_class)->dispose (object);
}

static void
tablee_flight_layer_class_init (TableeFlightLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_flight_layer_dispose;
  widget_class->snapshot = tablee_flight_layer_snapshot;
  widget_class->contains = tablee_flight_layer_contains;

  signals[LANDED] = g_signal_new ("landed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "flight-layer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tablee_flight_layer_init (TableeFlightLayer *self)
{
  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify) flight_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

static void
add_flight (TableeFlightLayer *self,
            const Flight      *content)
{
  Flight *flight = g_memdup2 (content, sizeof *content);

  flight->place = (int) self->flights->len + 1;
  g_object_ref (flight->paintable);
  if (flight->back != NULL)
    g_object_ref (flight->back);
  g_ptr_array_add (self->flights, flight);
  extend (self, flight->delay + flight->duration);
}

void
tablee_flight_layer_fly (TableeFlightLayer     *self,
                         GdkPaintable          *back,
                         GdkPaintable          *paintable,
                         const graphene_rect_t *from,
                         const graphene_rect_t *to,
                         guint                  delay,
                         guint                  duration)
{
  g_return_if_fail (TABLEE_IS_FLIGHT_LAYER (self));
  g_return_if_fail (back == NULL || GDK_IS_PAINTABLE (back));
  g_return_if_fail (GDK_IS_PAINTABLE (paintable));

  add_flight (self, &(Flight) { FLIES, back, paintable, { { NULL } }, *from, *to, delay, duration, 0, 0 });
}

void
tablee_flight_layer_toss (TableeFlightLayer     *self,
                          GdkPaintable          *paintable,
                          const graphene_rect_t *from,
                          const graphene_rect_t *to,
                          float                  drift,
                          guint                  delay,
                          guint                  duration)
{
  g_return_if_fail (TABLEE_IS_FLIGHT_LAYER (self));
  g_return_if_fail (GDK_IS_PAINTABLE (paintable));

  add_flight (self, &(Flight) { TOSSED, NULL, paintable, { { NULL } }, *from, *to, delay, duration, 0, drift });
}

void
tablee_flight_layer_shake (TableeFlightLayer     *self,
                           GdkPaintable          *paintable,
                           const graphene_rect_t *place,
                           guint                  delay,
                           guint                  duration)
{
  g_return_if_fail (TABLEE_IS_FLIGHT_LAYER (self));
  g_return_if_fail (GDK_IS_PAINTABLE (paintable));

  add_flight (self, &(Flight) { SHAKES, NULL, paintable, { { NULL } }, *place, *place, delay, duration, 0, 0 });
}

void
tablee_flight_layer_pause (TableeFlightLayer *self,
                           guint              duration)
{
  g_return_if_fail (TABLEE_IS_FLIGHT_LAYER (self));

  extend (self, duration);
}

gboolean
tablee_flight_layer_get_flying (TableeFlightLayer *self)
{
  g_return_val_if_fail (TABLEE_IS_FLIGHT_LAYER (self), FALSE);

  return self->animation != NULL;
}

void
tablee_flight_layer_finish (TableeFlightLayer *self)
{
  g_return_if_fail (TABLEE_IS_FLIGHT_LAYER (self));

  if (self->animation == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->animation, self);
  adw_animation_skip (self->animation);
  animation_done_cb (self);
}
