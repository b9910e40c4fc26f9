/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A drawing that is sharp at any size. */
#include "config.h"
#include "picture.h"

#include "art-draw.h"
#include "art-part.h"

#include <adwaita.h>

struct _TableePicture
{
  GtkWidget     parent_instance;

  char         *art;
  char         *label;
  gboolean      cover;

  GdkTexture   *texture;
  int           wanted_width;   /* device pixels of the texture that is shown or being rendered; 0: none yet */
  int           wanted_height;
  GCancellable *cancellable;    /* of the rendering that is under way */
};

G_DEFINE_FINAL_TYPE (TableePicture, tablee_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ART,
  PROP_COVER,
  PROP_LABEL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static TableeArtFit
get_fit (TableePicture *self)
{
  return self->cover ? TABLEE_ART_COVER : TABLEE_ART_FIT;
}

/* What is shown stays until the new one is there, unless it is another drawing. */
static void
forget_rendering (TableePicture *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->wanted_width = 0;
  self->wanted_height = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rendered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (TableePicture) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = tablee_art_render_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  if (texture == NULL)
    g_debug ("No drawing “%s”: %s", self->art, error->message);

  g_set_object (&self->texture, texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
render (TableePicture *self,
        int            width,
        int            height)
{
  g_autoptr (GdkTexture) texture = NULL;

  if (self->art == NULL || (width == self->wanted_width && height == self->wanted_height))
    return;

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->wanted_width = width;
  self->wanted_height = height;

  texture = tablee_art_dup_cached (self->art, get_fit (self), width, height);
  if (texture != NULL)
    {
      g_set_object (&self->texture, texture);
      return;
    }

  self->cancellable = g_cancellable_new ();
  tablee_art_render_async (self->art, get_fit (self), width, height, self->cancellable, rendered_cb, g_object_ref (self));
}

static void
dark_changed_cb (TableePicture *self)
{
  forget_rendering (self);
}

static void
tablee_picture_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  TableePicture *self = TABLEE_PICTURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int scale_factor = gtk_widget_get_scale_factor (widget);
  double texture_width;
  double texture_height;
  double scale;
  graphene_rect_t bounds;

  if (width <= 0 || height <= 0)
    return;
  render (self, width * scale_factor, height * scale_factor);
  if (self->texture == NULL)
    return;

  /* A texture of another size is shown until the right one is there. */
  texture_width = gdk_texture_get_width (self->texture);
  texture_height = gdk_texture_get_height (self->texture);
  scale = MIN (width / texture_width, height / texture_height);
  if (self->cover)
    scale = MAX (width / texture_width, height / texture_height);
  texture_width *= scale;
  texture_height *= scale;
  graphene_rect_init (&bounds, (float) ((width - texture_width) / 2), (float) ((height - texture_height) / 2),
                      (float) texture_width, (float) texture_height);
  tablee_art_draw (snapshot, self->texture, &bounds);
}

static void
set_label (TableePicture *self,
           const char    *label)
{
  if (g_strcmp0 (self->label, label) == 0)
    return;

  g_free (self->label);
  self->label = g_strdup (label);
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, label == NULL, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LABEL]);
}

static void
set_cover (TableePicture *self,
           gboolean       cover)
{
  if (self->cover == cover)
    return;

  self->cover = cover;
  forget_rendering (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COVER]);
}

static void
tablee_picture_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  TableePicture *self = TABLEE_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      g_value_set_string (value, self->art);
      break;
    case PROP_COVER:
      g_value_set_boolean (value, self->cover);
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_picture_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  TableePicture *self = TABLEE_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      tablee_picture_set_art (self, g_value_get_string (value));
      break;
    case PROP_COVER:
      set_cover (self, g_value_get_boolean (value));
      break;
    case PROP_LABEL:
      set_label (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_picture_dispose (GObject *object)
{
  TableePicture *self = TABLEE_PICTURE (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->texture);

  G_OBJECT_CLASS (tablee_picture_parent_class)->dispose (object);
}

static void
tablee_picture_finalize (GObject *object)
{
  TableePicture *self = TABLEE_PICTURE (object);

  g_clear_pointer (&self->art, g_free);
  g_clear_pointer (&self->label, g_free);

  G_OBJECT_CLASS (tablee_picture_parent_class)->finalize (object);
}

static void
tablee_picture_class_init (TableePictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tablee_picture_get_property;
  object_class->set_property = tablee_picture_set_property;
  object_class->dispose = tablee_picture_dispose;
  object_class->finalize = tablee_picture_finalize;
  widget_class->snapshot = tablee_picture_snapshot;

  properties[PROP_ART] = g_param_spec_string ("art", NULL, NULL, NULL,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_COVER] = g_param_spec_boolean ("cover", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "art");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tablee_picture_init (TableePicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (dark_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tablee_picture_new (const char *art)
{
  return g_object_new (TABLEE_TYPE_PICTURE, "art", art, NULL);
}

void
tablee_picture_set_art (TableePicture *self,
                        const char    *art)
{
  g_return_if_fail (TABLEE_IS_PICTURE (self));

  if (g_strcmp0 (self->art, art) == 0)
    return;

  if (self->art == NULL || art == NULL || !tablee_art_are_parts (self->art, art))
    g_clear_object (&self->texture);
  g_free (self->art);
  self->art = g_strdup (art);
  forget_rendering (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ART]);
}
