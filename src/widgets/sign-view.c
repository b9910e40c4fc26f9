/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, drawn as words, pictures and numbers in a row. */
#include "config.h"
#include "sign-view.h"

#include "art-draw.h"
#include "art.h"
#include "present/format.h"

#include <string.h>

enum
{
  HEIGHT = 22,      /* pixels of a picture */
  LINE = 24,        /* of a line */
  GAP = 5,          /* between what belongs together */
  SIGN_GAP = 12,    /* between two signs */
};

/* Words, or a picture. */
typedef struct
{
  char        *text;    /* (nullable) */
  PangoLayout *layout;  /* (nullable): of the text, once it has been asked for */
  gboolean     dim;
  const char  *art;     /* (nullable): interned */
  const char  *over;    /* (nullable): interned */
  int          width;   /* of the picture, in pixels */
  gboolean     begins;  /* a sign: there may be a new line before it */
  gboolean     sticks;  /* to what is before it: there is no new line between them */
} Piece;

struct _TableeSignView
{
  GtkWidget parent_instance;

  GArray *pieces;
};

G_DEFINE_FINAL_TYPE (TableeSignView, tablee_sign_view, GTK_TYPE_WIDGET)

static void
clear_piece (gpointer data)
{
  Piece *piece = data;

  g_clear_pointer (&piece->text, g_free);
  g_clear_object (&piece->layout);
}

static Piece *
get_piece (TableeSignView *self,
           guint           index)
{
  return &g_array_index (self->pieces, Piece, index);
}

/* Numbers and words of a sign: what it is about in bold, what was done a little paler. */
static PangoLayout *
make_layout (TableeSignView *self,
             const Piece    *piece)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), piece->text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (piece->dim ? PANGO_WEIGHT_NORMAL : PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_single_paragraph_mode (layout, TRUE);

  return layout;
}

static void
get_size (TableeSignView *self,
          Piece          *piece,
          int            *width,
          int            *height)
{
  *width = piece->width;
  *height = HEIGHT;
  if (piece->text == NULL)
    return;

  if (piece->layout == NULL)
    piece->layout = make_layout (self, piece);
  pango_layout_get_pixel_size (piece->layout, width, height);
}

/* From @first on to the next sign, with the gaps between. */
static int
measure_sign (TableeSignView *self,
              guint           first,
              guint          *end)
{
  int total = 0;

  for (*end = first; *end < self->pieces->len && (*end == first || !get_piece (self, *end)->begins); ++*end)
    {
      int width, height;

      get_size (self, get_piece (self, *end), &width, &height);
      total += width + (*end > first ? GAP : 0);
    }

  return total;
}

/* Of a piece with what sticks to it. */
static int
measure_together (TableeSignView *self,
                  guint           index,
                  guint           end)
{
  int total, height;

  get_size (self, get_piece (self, index), &total, &height);
  for (guint i = index + 1; i < end && get_piece (self, i)->sticks; i++)
    {
      int width;

      get_size (self, get_piece (self, i), &width, &height);
      total += GAP + width;
    }

  return total;
}

typedef void (* Visit) (TableeSignView *self,
                        Piece          *piece,
                        int             x,
                        int             y,
                        GtkSnapshot    *snapshot);

/* Goes through all pieces in lines of @width, -1: a single one. Returns how many lines there are. */
static int
flow (TableeSignView *self,
      int             width,
      Visit           visit,
      GtkSnapshot    *snapshot)
{
  int lines = 0;
  int x = 0;
  guint end;

  for (guint first = 0; first < self->pieces->len; first = end)
    {
      int sign_width = measure_sign (self, first, &end);

      if (lines == 0 || (width >= 0 && x + SIGN_GAP + sign_width > width))
        {
          lines++;
          x = 0;
        }
      else
        {
          x += SIGN_GAP;
        }
      for (guint i = first; i < end; i++)
        {
          int piece_width, piece_height;

          get_size (self, get_piece (self, i), &piece_width, &piece_height);
          /* A sign that is wider than all there is goes on below. */
          if (width >= 0 && x > 0 && !get_piece (self, i)->sticks && x + measure_together (self, i, end) > width)
            {
              lines++;
              x = 0;
            }
          if (visit != NULL)
            visit (self, get_piece (self, i), x, (lines - 1) * LINE + (LINE - piece_height) / 2, snapshot);
          x += piece_width + (i + 1 < end ? GAP : 0);
        }
    }

  return lines;
}

static GtkSizeRequestMode
tablee_sign_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (TableeSignView *self,
               int            *minimum,
               int            *natural)
{
  guint end;

  *minimum = *natural = 0;
  for (guint first = 0; first < self->pieces->len; first = end)
    *natural += measure_sign (self, first, &end) + (first > 0 ? SIGN_GAP : 0);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      int width, height;

      get_size (self, get_piece (self, i), &width, &height);
      *minimum = MAX (*minimum, width);
    }
}

static void
tablee_sign_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  TableeSignView *self = TABLEE_SIGN_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    *minimum = *natural = flow (self, for_size, NULL, NULL) * LINE;
}

static void
draw_art (GtkSnapshot *snapshot,
          const char  *art,
          int          width,
          int          scale)
{
  g_autoptr (GdkTexture) texture = art != NULL ? tablee_art_dup_texture (art, width * scale, HEIGHT * scale) : NULL;

  if (texture != NULL)
    tablee_art_draw (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, HEIGHT));
}

static void
draw_piece (TableeSignView *self,
            Piece          *piece,
            int             x,
            int             y,
            GtkSnapshot    *snapshot)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  if (piece->layout != NULL)
    {
      gtk_snapshot_append_layout (snapshot, piece->layout, &colour);
    }
  else
    {
      draw_art (snapshot, piece->art, piece->width, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
      draw_art (snapshot, piece->over, piece->width, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
    }
  gtk_snapshot_restore (snapshot);
}

static void
tablee_sign_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  flow (TABLEE_SIGN_VIEW (widget), gtk_widget_get_width (widget), draw_piece, snapshot);
}

/* Letters may be others. */
static void
tablee_sign_view_css_changed (GtkWidget         *widget,
                              GtkCssStyleChange *change)
{
  TableeSignView *self = TABLEE_SIGN_VIEW (widget);

  GTK_WIDGET_CLASS (tablee_sign_view_parent_class)->css_changed (widget, change);
  for (guint i = 0; i < self->pieces->len; i++)
    g_clear_object (&get_piece (self, i)->layout);
  gtk_widget_queue_resize (widget);
}

static void
tablee_sign_view_finalize (GObject *object)
{
  g_array_unref (TABLEE_SIGN_VIEW (object)->pieces);

  G_OBJECT_CLASS (tablee_sign_view_parent_class)->finalize (object);
}

static void
tablee_sign_view_class_init (TableeSignViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tablee_sign_view_finalize;
  widget_class->get_request_mode = tablee_sign_view_get_request_mode;
  widget_class->measure = tablee_sign_view_measure;
  widget_class->snapshot = tablee_sign_view_snapshot;
  widget_class->css_changed = tablee_sign_view_css_changed;
  gtk_widget_class_set_css_name (widget_class, "sign");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tablee_sign_view_init (TableeSignView *self)
{
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (self->pieces, clear_piece);
}

GtkWidget *
tablee_sign_view_new (void)
{
  return g_object_new (TABLEE_TYPE_SIGN_VIEW, NULL);
}

void
tablee_sign_view_clear (TableeSignView *self)
{
  g_return_if_fail (TABLEE_IS_SIGN_VIEW (self));

  g_array_set_size (self->pieces, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
add_text (TableeSignView *self,
          const char     *text,
          gboolean        dim)
{
  Piece piece = { .text = g_strdup (text), .dim = dim };

  g_array_append_val (self->pieces, piece);
}

static void
add_art (TableeSignView *self,
         const char     *art,
         const char     *over,
         int             percent)
{
  Piece piece = { .art = g_intern_string (art), .over = g_intern_string (over), .width = percent > 0 ? HEIGHT * percent / 100 : HEIGHT };

  g_array_append_val (self->pieces, piece);
}

static void
add_thing (TableeSignView        *self,
           const TableeSignThing *thing)
{
  g_autofree char *value = thing->value > 0 ? tablee_format_integer (thing->value) : NULL;
  g_autofree char *count = thing->count > 1 ? g_strdup_printf ("×%d", thing->count) : NULL;

  add_art (self, thing->art, thing->over, thing->width);
  if (value != NULL)
    add_text (self, value, FALSE);
  if (count != NULL)
    add_text (self, count, FALSE);
}

static void
add_amount (TableeSignView *self,
            int             amount,
            const char     *unit)
{
  g_autofree char *number = tablee_format_integer (amount);
  g_autofree char *text = g_strconcat (amount > 0 ? "+" : "", number, NULL);

  if (amount == 0)
    return;

  add_text (self, text, FALSE);
  if (strchr (unit, '/') != NULL)
    add_art (self, unit, NULL, 0);
  else
    add_text (self, unit, FALSE);
}

/* An arrow, and to what or whom. */
static void
add_way (TableeSignView *self,
         const char     *art,
         int             percent,
         gboolean        arrow)
{
  if (art == NULL)
    return;

  if (arrow)
    add_text (self, "→", TRUE);
  add_art (self, art, NULL, percent);
  get_piece (self, self->pieces->len - 1)->sticks = TRUE;
}

void
tablee_sign_view_add (TableeSignView        *self,
                      const TableeEventSign *sign,
                      const char            *who,
                      const char            *whom)
{
  g_return_if_fail (TABLEE_IS_SIGN_VIEW (self));
  g_return_if_fail (sign != NULL);

  guint first = self->pieces->len;

  if (who != NULL)
    add_art (self, who, NULL, 0);
  if (sign->word != NULL)
    add_text (self, sign->word, TRUE);
  for (guint i = 0; i < sign->n_things; i++)
    add_thing (self, &sign->things[i]);
  add_amount (self, sign->amount, sign->unit);
  add_way (self, sign->place, sign->place_width, TRUE);
  add_way (self, whom, 0, sign->place == NULL);
  add_amount (self, sign->others, sign->unit);
  get_piece (self, first)->begins = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
