/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Things in rows to choose from, which are one Tab stop. */
#include "config.h"
#include "rack.h"

#include "children.h"
#include "travel.h"
#include "whole.h"

typedef struct
{
  GPtrArray *views;       /* in the order of the things; the widget owns them */
  gsize      last_focus;  /* where Tab comes back to */
  guint      upheavals;   /* how often many things have changed at once */
  gboolean   centred;
} TableeRackPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TableeRack, tablee_rack, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((TableeRackPrivate *) tablee_rack_get_instance_private (TABLEE_RACK (self)))

enum
{
  NO_ID = -1,
  MANY = 6,  /* changes at once */
};

enum
{
  PROP_0,
  PROP_CENTRED,
  N_PROPS,
};

enum
{
  ACTIVATED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/*
 * Travelling
 */

static gboolean
tablee_rack_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  return tablee_travel (widget, PRIVATE (widget)->views, direction, &PRIVATE (widget)->last_focus);
}

static gboolean
end_cb (GtkWidget *widget,
        GVariant  *to_end,
        gpointer   user_data)
{
  TableeRackPrivate *priv = PRIVATE (widget);

  return tablee_travel_to (priv->views, g_variant_get_boolean (to_end) ? (int) priv->views->len - 1 : 0, &priv->last_focus);
}

/*
 * Views
 */

static void
clicked_cb (TableeRack *self,
            GtkWidget  *view)
{
  guint index;

  if (g_ptr_array_find (PRIVATE (self)->views, view, &index))
    PRIVATE (self)->last_focus = index;
  g_signal_emit (self, signals[ACTIVATED], 0, TABLEE_RACK_GET_CLASS (self)->get_id (view));
}

static GtkWidget *
add_view (TableeRack *self)
{
  GtkWidget *view = TABLEE_RACK_GET_CLASS (self)->make_view (self);

  g_signal_connect_swapped (view, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_set_parent (view, GTK_WIDGET (self));

  return view;
}

/* Takes the view of @id out of @views, or any if that is NO_ID; there is a hole then. Returns: (nullable) */
static GtkWidget *
take_view (TableeRack *self,
           GPtrArray  *views,
           int         id)
{
  for (guint i = 0; i < views->len; i++)
    {
      GtkWidget *view = g_ptr_array_index (views, i);

      if (view != NULL && (id == NO_ID || TABLEE_RACK_GET_CLASS (self)->get_id (view) == id))
        {
          views->pdata[i] = NULL;
          return view;
        }
    }

  return NULL;
}

static int
get_thing_id (TableeRack    *self,
              gconstpointer  things,
              gsize          index)
{
  TableeRackClass *klass = TABLEE_RACK_GET_CLASS (self);

  return klass->get_thing_id != NULL ? klass->get_thing_id ((const char *) things + index * klass->thing_size) : NO_ID;
}

/* Returns whether anything has changed. */
static gboolean
put_view (TableeRack    *self,
          GtkWidget     *view,
          GtkWidget     *previous,
          gconstpointer  thing)
{
  gboolean changed = TABLEE_RACK_GET_CLASS (self)->show (view, thing);

  if (gtk_widget_get_prev_sibling (view) == previous)
    return changed;

  gtk_widget_insert_after (view, GTK_WIDGET (self), previous);
  return TRUE;
}

/* The views of @things: each its own, then those of things that have gone, then new ones. What is left stays in @old. @changed: how many
 * show something else, or elsewhere. */
static GPtrArray *
assign_views (TableeRack    *self,
              GPtrArray     *old,
              gconstpointer  things,
              gsize          n_things,
              guint         *changed)
{
  TableeRackClass *klass = TABLEE_RACK_GET_CLASS (self);
  GPtrArray *views = g_ptr_array_new ();
  GtkWidget *previous = NULL;

  for (gsize i = 0; i < n_things; i++)
    {
      int id = get_thing_id (self, things, i);

      g_ptr_array_add (views, id != NO_ID ? take_view (self, old, id) : NULL);
    }
  for (gsize i = 0; i < n_things; i++)
    {
      if (views->pdata[i] == NULL)
        views->pdata[i] = take_view (self, old, NO_ID);
      if (views->pdata[i] == NULL)
        views->pdata[i] = add_view (self);
      *changed += put_view (self, views->pdata[i], previous, (const char *) things + i * klass->thing_size);
      previous = views->pdata[i];
    }

  return views;
}

/* After other things were set: the focus stays with the thing that had it, or else in its place. */
static void
keep_focus (TableeRack *self,
            int         index,
            int         id)
{
  TableeRackPrivate *priv = PRIVATE (self);
  GtkWidget *view = id != NO_ID ? tablee_rack_find_view (self, id) : NULL;
  guint found;

  if (view != NULL && g_ptr_array_find (priv->views, view, &found))
    index = (int) found;
  tablee_travel_to (priv->views, MIN (index, (int) priv->views->len - 1), &priv->last_focus);
}

static void
remove_view (TableeRack *self,
             GtkWidget  *view)
{
  g_signal_handlers_disconnect_by_data (view, self);
  gtk_widget_unparent (view);
}

/*
 * The widget
 */

static void
set_centred (TableeRack *self,
             gboolean    centred)
{
  if (PRIVATE (self)->centred == centred)
    return;

  PRIVATE (self)->centred = centred;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CENTRED]);
}

static void
tablee_rack_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CENTRED:
      g_value_set_boolean (value, PRIVATE (object)->centred);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_rack_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CENTRED:
      set_centred (TABLEE_RACK (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_rack_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  tablee_whole_snapshot (widget, snapshot, PRIVATE (widget)->upheavals);
  GTK_WIDGET_CLASS (tablee_rack_parent_class)->snapshot (widget, snapshot);
}

static void
tablee_rack_dispose (GObject *object)
{
  TableeRackPrivate *priv = PRIVATE (object);

  for (guint i = 0; i < priv->views->len; i++)
    g_signal_handlers_disconnect_by_data (priv->views->pdata[i], object);
  g_ptr_array_set_size (priv->views, 0);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_rack_parent_class)->dispose (object);
}

static void
tablee_rack_finalize (GObject *object)
{
  g_ptr_array_unref (PRIVATE (object)->views);

  G_OBJECT_CLASS (tablee_rack_parent_class)->finalize (object);
}

static void
tablee_rack_class_init (TableeRackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tablee_rack_get_property;
  object_class->set_property = tablee_rack_set_property;
  object_class->dispose = tablee_rack_dispose;
  object_class->finalize = tablee_rack_finalize;
  widget_class->focus = tablee_rack_focus;
  widget_class->snapshot = tablee_rack_snapshot;

  properties[PROP_CENTRED] = g_param_spec_boolean ("centred", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_End, 0, end_cb, "b", TRUE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_rack_init (TableeRack *self)
{
  PRIVATE (self)->views = g_ptr_array_new ();
}

guint
tablee_rack_set (TableeRack    *self,
                 gconstpointer  things,
                 gsize          n_things)
{
  TableeRackPrivate *priv = PRIVATE (self);
  g_autoptr (GPtrArray) old = NULL;
  int focus;
  int focus_id = NO_ID;
  guint changed;

  g_return_val_if_fail (TABLEE_IS_RACK (self), 0);
  g_return_val_if_fail (things != NULL || n_things == 0, 0);

  focus = tablee_travel_get_index (GTK_WIDGET (self), priv->views);
  if (focus >= 0 && TABLEE_RACK_GET_CLASS (self)->get_thing_id != NULL)
    focus_id = TABLEE_RACK_GET_CLASS (self)->get_id (priv->views->pdata[focus]);

  old = g_steal_pointer (&priv->views);
  changed = (guint) ABS ((int) old->len - (int) n_things);
  priv->views = assign_views (self, old, things, n_things, &changed);
  if (focus >= 0 && n_things > 0)
    keep_focus (self, focus, focus_id);
  for (guint i = 0; i < old->len; i++)
    if (old->pdata[i] != NULL)
      remove_view (self, old->pdata[i]);
  if (changed == 0)
    return 0;

  priv->upheavals += changed >= MANY;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return changed;
}

gsize
tablee_rack_get_n_views (TableeRack *self)
{
  g_return_val_if_fail (TABLEE_IS_RACK (self), 0);

  return PRIVATE (self)->views->len;
}

GtkWidget *
tablee_rack_get_view (TableeRack *self,
                      gsize       index)
{
  GPtrArray *views;

  g_return_val_if_fail (TABLEE_IS_RACK (self), NULL);

  views = PRIVATE (self)->views;
  return index < views->len ? g_ptr_array_index (views, index) : NULL;
}

GtkWidget *
tablee_rack_find_view (TableeRack *self,
                       int         id)
{
  GPtrArray *views;

  g_return_val_if_fail (TABLEE_IS_RACK (self), NULL);

  views = PRIVATE (self)->views;
  for (guint i = 0; i < views->len; i++)
    if (TABLEE_RACK_GET_CLASS (self)->get_id (views->pdata[i]) == id)
      return views->pdata[i];

  return NULL;
}

gboolean
tablee_rack_focus_view (TableeRack *self,
                        gsize       index)
{
  g_return_val_if_fail (TABLEE_IS_RACK (self), FALSE);

  return tablee_travel_to (PRIVATE (self)->views, (int) index, &PRIVATE (self)->last_focus);
}

gboolean
tablee_rack_get_centred (TableeRack *self)
{
  g_return_val_if_fail (TABLEE_IS_RACK (self), FALSE);

  return PRIVATE (self)->centred;
}
