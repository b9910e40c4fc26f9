/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout in lines, each in the middle. */
#include "config.h"
#include "wrap-layout.h"

enum
{
  GAP = 6,
};

struct _TableeWrapLayout
{
  GtkLayoutManager parent_instance;

  gboolean         tight;
  gboolean         even;
  gboolean         level;
  guint            most;
};

/* What stands in one line. */
typedef struct
{
  GtkWidget *next;   /* the first child of the next line */
  GArray    *sizes;  /* of GtkRequestedSize, with the child as the data; the minimum is the width that it has */
  guint      most;   /* as many as it may have */
  int        width;
  int        height;
} Line;

G_DEFINE_FINAL_TYPE (TableeWrapLayout, tablee_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_TIGHT,
  PROP_EVEN,
  PROP_LEVEL,
  PROP_MOST,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GtkSizeRequestMode
tablee_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* How wide a child is where there is @width: at least what it needs, and at most what it likes. */
static GtkRequestedSize
request (TableeWrapLayout *self,
         GtkWidget        *child,
         int               width)
{
  GtkRequisition smallest;
  GtkRequisition size;

  gtk_widget_get_preferred_size (child, &smallest, &size);
  size.width = MIN (size.width, MAX (smallest.width, width));

  return (GtkRequestedSize) { child, self->tight ? smallest.width : size.width, size.width };
}

static int
measure_height (const GtkRequestedSize *size)
{
  int height;

  gtk_widget_measure (size->data, GTK_ORIENTATION_VERTICAL, size->minimum_size, NULL, &height, NULL, NULL);

  return height;
}

/* Gives all of the line the same width, if there is one in @width that is enough for each. */
static gboolean
make_even (Line *line,
           int   width)
{
  int n = (int) line->sizes->len;
  int least = 0;
  int natural = 0;
  int room;

  if (n == 0)
    return FALSE;

  for (int i = 0; i < n; i++)
    {
      least = MAX (least, g_array_index (line->sizes, GtkRequestedSize, i).minimum_size);
      natural = MAX (natural, g_array_index (line->sizes, GtkRequestedSize, i).natural_size);
    }
  room = MIN (natural, (width - GAP * (n - 1)) / n);
  for (int i = 0; i < n && room >= least; i++)
    g_array_index (line->sizes, GtkRequestedSize, i).minimum_size = room;

  return room >= least;
}

/* Those that have less than they like share what is left of @width. */
static void
share (TableeWrapLayout *self,
       Line             *line,
       int               width)
{
  if (!self->even || !make_even (line, width))
    gtk_distribute_natural_allocation (MAX (width - line->width, 0), line->sizes->len,
                                       (GtkRequestedSize *) (gpointer) line->sizes->data);
  line->width = GAP * MAX ((int) line->sizes->len - 1, 0);
  line->height = 0;
  for (guint i = 0; i < line->sizes->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (line->sizes, GtkRequestedSize, i);

      line->width += size->minimum_size;
      line->height = MAX (line->height, measure_height (size));
    }
}

/* The line that begins with @first and fits into @width. */
static void
fill_line (TableeWrapLayout *self,
           Line             *line,
           GtkWidget        *first,
           int               width)
{
  g_array_set_size (line->sizes, 0);
  line->width = 0;
  for (line->next = first; line->next != NULL; line->next = gtk_widget_get_next_sibling (line->next))
    {
      GtkRequestedSize size;
      int gap = line->sizes->len > 0 ? GAP : 0;

      if (!gtk_widget_should_layout (line->next))
        continue;
      size = request (self, line->next, width);
      if (line->sizes->len > 0 && (line->width + gap + size.minimum_size > width || line->sizes->len == line->most))
        break;
      line->width += gap + size.minimum_size;
      g_array_append_val (line->sizes, size);
    }
  share (self, line, width);
}

/* The lines of @widget, before the first. @sizes: where they are worked out. */
static Line
begin_lines (TableeWrapLayout *self,
             GtkWidget        *widget,
             GArray           *sizes,
             int               width)
{
  Line line = { .next = gtk_widget_get_first_child (widget), .sizes = sizes, .most = self->most };
  guint children = 0;
  guint lines = 0;

  if (!self->level)
    return line;

  while (line.next != NULL)
    {
      fill_line (self, &line, line.next, width);
      children += line.sizes->len;
      lines += line.sizes->len > 0;
    }

  return (Line) { .next = gtk_widget_get_first_child (widget), .sizes = sizes, .most = lines > 0 ? (children + lines - 1) / lines : 1 };
}

static int
get_least_width (GtkWidget *widget)
{
  int least = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkRequisition size = { 0, 0 };

      if (gtk_widget_should_layout (child))
        gtk_widget_get_preferred_size (child, &size, NULL);
      least = MAX (least, size.width);
    }

  return least;
}

static void
tablee_wrap_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  g_autoptr (GArray) sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  int width = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0 ? for_size : G_MAXINT / 2;
  Line line = begin_lines (TABLEE_WRAP_LAYOUT (manager), widget, sizes, width);

  *natural = 0;
  while (line.next != NULL)
    {
      fill_line (TABLEE_WRAP_LAYOUT (manager), &line, line.next, width);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *natural = MAX (*natural, line.width);
      else
        *natural += (*natural > 0 && line.height > 0 ? GAP : 0) + line.height;
    }
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *natural : get_least_width (widget);
}

/* Centred in @width, from where lines of writing begin. */
static void
allocate_line (GtkWidget  *widget,
               const Line *line,
               int         width,
               int         y)
{
  gboolean to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = MAX ((width - line->width) / 2, 0);

  for (guint i = 0; i < line->sizes->len; i++)
    {
      const GtkRequestedSize *size = &g_array_index (line->sizes, GtkRequestedSize, i);

      gtk_widget_size_allocate (size->data, &(GtkAllocation) {
        to_left ? width - x - size->minimum_size : x, y, size->minimum_size, line->height
      }, -1);
      x += size->minimum_size + GAP;
    }
}

static void
tablee_wrap_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  g_autoptr (GArray) sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  Line line = begin_lines (TABLEE_WRAP_LAYOUT (manager), widget, sizes, width);
  int y = 0;

  while (line.next != NULL)
    {
      fill_line (TABLEE_WRAP_LAYOUT (manager), &line, line.next, width);
      allocate_line (widget, &line, width, y);
      y += line.height + GAP;
    }
}

static gboolean *
find_property (TableeWrapLayout *self,
               guint             prop_id)
{
  return prop_id == PROP_TIGHT ? &self->tight : prop_id == PROP_EVEN ? &self->even : &self->level;
}

static void
tablee_wrap_layout_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  TableeWrapLayout *self = TABLEE_WRAP_LAYOUT (object);

  if (prop_id == PROP_MOST)
    g_value_set_uint (value, self->most);
  else
    g_value_set_boolean (value, *find_property (self, prop_id));
}

static void
tablee_wrap_layout_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  TableeWrapLayout *self = TABLEE_WRAP_LAYOUT (object);

  if (prop_id == PROP_MOST)
    self->most = g_value_get_uint (value);
  else
    *find_property (self, prop_id) = g_value_get_boolean (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
}

static void
tablee_wrap_layout_class_init (TableeWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = tablee_wrap_layout_get_property;
  object_class->set_property = tablee_wrap_layout_set_property;
  layout_class->get_request_mode = tablee_wrap_layout_get_request_mode;
  layout_class->measure = tablee_wrap_layout_measure;
  layout_class->allocate = tablee_wrap_layout_allocate;

  properties[PROP_TIGHT] = g_param_spec_boolean ("tight", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_EVEN] = g_param_spec_boolean ("even", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LEVEL] = g_param_spec_boolean ("level", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_MOST] = g_param_spec_uint ("most", NULL, NULL, 1, G_MAXUINT, G_MAXUINT, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_wrap_layout_init (TableeWrapLayout *self)
{
  self->most = G_MAXUINT;
}
