/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages of the way from the library to here, made when they are visited. */
#include "config.h"
#include "navigation.h"

#include "menus.h"
#include "notice-bar.h"
#include "notice-layout.h"
#include "widgets/calm-tooltip.h"
#include "widgets/widgets-style.h"

struct _TableeNavigation
{
  GtkWidget       parent_instance;

  GtkWidget      *content;
  AdwHeaderBar   *header_bar;
  AdwWindowTitle *title;
  GtkWidget      *back_button;
  GtkMenuButton  *menu_button;
  GtkWidget      *tools;        /* those of all pages, of which one page's are shown */
  TableeNoticeBar *notice_bar;
  AdwToastOverlay *toasts;
  GtkStack       *stack;

  TableeHouse    *house;
  gboolean        narrow;
  int             width;         /* the last page knows of */
  guint           width_source;
  GPtrArray      *places;   /* of TableePlace */
  GPtrArray      *pages;    /* of TableePage or NULL, as long as places; the stack owns them */
};

G_DEFINE_FINAL_TYPE (TableeNavigation, tablee_navigation, GTK_TYPE_WIDGET)

enum
{
  NARROW_WIDTH = 480,  /* below this there is one line above a page */
};

enum
{
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static TableePlace *
last_place (TableeNavigation *self)
{
  return g_ptr_array_index (self->places, self->places->len - 1);
}

static TableePage *
last_page (TableeNavigation *self)
{
  return g_ptr_array_index (self->pages, self->pages->len - 1);
}

/* Widgets of a page that is hidden in a stack keep their labels in the accessibility tree, those of an invisible one do not. */
static void
hide_other_pages_cb (TableeNavigation *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  if (self->pages == NULL || gtk_stack_get_transition_running (self->stack))
    return;

  for (guint i = 0; i < self->pages->len; i++)
    {
      GtkWidget *page = g_ptr_array_index (self->pages, i);

      if (page != NULL && page != shown)
        gtk_widget_set_visible (page, FALSE);
    }
}

/* Keys go to the page, not to what is left in the header bar; a page that has put the focus somewhere itself keeps it there. */
static void
focus_page (TableeNavigation *self,
            GtkWidget        *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && (focus == NULL || !gtk_widget_is_ancestor (focus, page)))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

/* They stay where they are: GTK 4.8 complains of a widget that comes back into a window after an assistive technology has seen
 * it. */
static void
show_tools (TableeNavigation *self,
            GtkWidget        *tools)
{
  if (tools != NULL && gtk_widget_get_parent (tools) == NULL)
    gtk_box_append (GTK_BOX (self->tools), tools);
  for (GtkWidget *child = gtk_widget_get_first_child (self->tools); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == tools);
}

static void
retitled_cb (TableeNavigation *self,
             TableePage       *page)
{
  if (page == last_page (self))
    tablee_navigation_update_title (self);
}

/* Whoever has more than a button to close with in the title bar has them back in a wider window. Returns: (transfer full) */
static char *
dup_narrow_decoration (GtkWidget *widget)
{
  g_autofree char *layout = NULL;
  g_autoptr (GString) narrow = NULL;

  g_object_get (gtk_widget_get_settings (widget), "gtk-decoration-layout", &layout, NULL);
  narrow = g_string_new (layout);
  g_string_replace (narrow, "minimize", "", 0);
  g_string_replace (narrow, "maximize", "", 0);

  return g_string_free (g_steal_pointer (&narrow), FALSE);
}

static void
set_narrow (TableeNavigation *self,
            gboolean          narrow)
{
  g_autofree char *decoration = narrow ? dup_narrow_decoration (GTK_WIDGET (self)) : NULL;

  self->narrow = narrow;
  adw_header_bar_set_decoration_layout (self->header_bar, decoration);
  tablee_widget_set_class (GTK_WIDGET (self->header_bar), "narrow", narrow);
  tablee_page_set_narrow (last_page (self), narrow);
  tablee_navigation_update_title (self);
}

static gboolean
width_changed_cb (gpointer user_data)
{
  TableeNavigation *self = user_data;
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  self->width_source = 0;
  if (width <= 0 || width == self->width)
    return G_SOURCE_REMOVE;

  self->width = width;
  if ((width < NARROW_WIDTH) != self->narrow)
    set_narrow (self, !self->narrow);
  else if (last_page (self) != NULL)
    tablee_page_set_narrow (last_page (self), self->narrow);

  return G_SOURCE_REMOVE;
}

/* Nothing may come or go while it is laid out. */
static void
laid_out_cb (TableeNavigation *self)
{
  if (self->width_source == 0)
    self->width_source = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, width_changed_cb, self, NULL);
}

/* A window that is about to be as narrow as that is laid out so at once: what is wider makes it wider, and it stays so. */
static void
tablee_navigation_root (GtkWidget *widget)
{
  TableeNavigation *self = TABLEE_NAVIGATION (widget);
  GtkRoot *root;
  int width = -1;
  int height;

  GTK_WIDGET_CLASS (tablee_navigation_parent_class)->root (widget);

  root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  if (self->width == 0 && width > 0 && (width < NARROW_WIDTH) != self->narrow)
    set_narrow (self, !self->narrow);
}

static void
show_last (TableeNavigation *self)
{
  TableePage *page = last_page (self);

  if (page == NULL)
    {
      GtkWidget *built = tablee_place_build_page (last_place (self), self->house);

      g_signal_connect_object (built, "play", G_CALLBACK (tablee_navigation_play), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (built, "show-table", G_CALLBACK (tablee_navigation_show_table), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (built, "retitled", G_CALLBACK (retitled_cb), self, G_CONNECT_SWAPPED);
      gtk_stack_add_child (self->stack, built);
      self->pages->pdata[self->pages->len - 1] = built;
      page = TABLEE_PAGE (built);
    }

  tablee_page_set_narrow (page, self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (page), TRUE);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (page));
  hide_other_pages_cb (self);
  gtk_widget_set_visible (self->back_button, self->places->len > 1);
  show_tools (self, tablee_page_get_tools (page));
  tablee_navigation_update_title (self);
  tablee_page_shown (page);
  focus_page (self, GTK_WIDGET (page));
  g_signal_emit (self, signals[MOVED], 0);
}

static void
leave_last (TableeNavigation *self)
{
  show_tools (self, NULL);
  if (last_page (self) != NULL)
    tablee_page_hidden (last_page (self));
}

static void
drop (TableeNavigation *self,
      guint             index)
{
  GtkWidget *page = g_ptr_array_index (self->pages, index);
  GtkWidget *tools = page != NULL ? tablee_page_get_tools (TABLEE_PAGE (page)) : NULL;

  tablee_place_leave (g_ptr_array_index (self->places, index), self->house);
  if (tools != NULL)
    gtk_box_remove (GTK_BOX (self->tools), tools);
  if (page != NULL)
    gtk_stack_remove (self->stack, page);
  g_ptr_array_remove_index (self->pages, index);
  g_ptr_array_remove_index (self->places, index);
}

static gboolean
is_of_a_game (const TableePlace *place)
{
  TableePlaceKind kind = tablee_place_get_kind (place);

  return kind == TABLEE_PLACE_SET_UP || kind == TABLEE_PLACE_JOIN || kind == TABLEE_PLACE_ELSEWHERE || kind == TABLEE_PLACE_PLAY;
}

static void
drop_game_below_last (TableeNavigation *self)
{
  while (self->places->len > 2 && is_of_a_game (g_ptr_array_index (self->places, self->places->len - 2)))
    drop (self, self->places->len - 2);
}

/* The first frame waits for nothing: the store is opened after it. */
static void
drawn_cb (GdkFrameClock    *clock,
          TableeNavigation *self)
{
  g_signal_handlers_disconnect_by_func (clock, drawn_cb, self);
  tablee_notice_bar_set_store (self->notice_bar, tablee_house_get_store (self->house));
}

static void
tablee_navigation_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tablee_navigation_parent_class)->realize (widget);

  g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint", G_CALLBACK (drawn_cb), widget, 0);
  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)), "layout", G_CALLBACK (laid_out_cb), widget,
                           G_CONNECT_SWAPPED);
}

/* When it is first opened. */
static void
build_menu (GtkMenuButton *button,
            gpointer       user_data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, tablee_menus_get ("main-menu"));
}

static void
tablee_navigation_dispose (GObject *object)
{
  TableeNavigation *self = TABLEE_NAVIGATION (object);

  g_clear_handle_id (&self->width_source, g_source_remove);
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_ptr_array_unref);
  g_clear_object (&self->house);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_NAVIGATION);

  G_OBJECT_CLASS (tablee_navigation_parent_class)->dispose (object);
}

static void
tablee_navigation_class_init (TableeNavigationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_navigation_dispose;
  widget_class->realize = tablee_navigation_realize;
  widget_class->root = tablee_navigation_root;

  g_type_ensure (TABLEE_TYPE_NOTICE_BAR);
  g_type_ensure (TABLEE_TYPE_NOTICE_LAYOUT);

  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/navigation.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, content);
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, header_bar);
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, title);
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, back_button);
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, tools);
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, notice_bar);
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, toasts);
  gtk_widget_class_bind_template_child (widget_class, TableeNavigation, stack);
  gtk_widget_class_bind_template_callback (widget_class, hide_other_pages_cb);
}

static void
tablee_navigation_init (TableeNavigation *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_calm_tooltip_use (GTK_WIDGET (self->menu_button));
  gtk_menu_button_set_create_popup_func (self->menu_button, build_menu, NULL, NULL);
}

GtkWidget *
tablee_navigation_new (GPtrArray  *places,
                       TableeHouse *house)
{
  TableeNavigation *self;

  g_return_val_if_fail (places != NULL && places->len > 0, NULL);
  g_return_val_if_fail (TABLEE_IS_HOUSE (house), NULL);

  self = g_object_new (TABLEE_TYPE_NAVIGATION, NULL);
  self->house = g_object_ref (house);
  self->places = places;
  self->pages = g_ptr_array_new ();
  g_ptr_array_set_size (self->pages, (int) places->len);
  show_last (self);

  return GTK_WIDGET (self);
}

void
tablee_navigation_push (TableeNavigation *self,
                        TableePlace      *place)
{
  g_return_if_fail (TABLEE_IS_NAVIGATION (self));
  g_return_if_fail (place != NULL);

  leave_last (self);
  g_ptr_array_add (self->places, place);
  g_ptr_array_add (self->pages, NULL);
  show_last (self);
  if (tablee_place_get_kind (place) == TABLEE_PLACE_PLAY || tablee_place_get_kind (place) == TABLEE_PLACE_ELSEWHERE)
    drop_game_below_last (self);
}

void
tablee_navigation_play (TableeNavigation  *self,
                        TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_NAVIGATION (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  tablee_navigation_push (self, tablee_place_new_play (session));
  tablee_game_session_start (session);
}

void
tablee_navigation_show_table (TableeNavigation *self,
                              GObject          *table)
{
  TableeGameSession *session;

  g_return_if_fail (TABLEE_IS_NAVIGATION (self));
  g_return_if_fail (G_IS_OBJECT (table));

  session = tablee_elsewhere_get_session (table);
  if (session != NULL)
    tablee_navigation_play (self, session);
  else
    tablee_navigation_push (self, tablee_place_new_elsewhere (table));
}

gboolean
tablee_navigation_pop (TableeNavigation *self)
{
  g_return_val_if_fail (TABLEE_IS_NAVIGATION (self), FALSE);

  if (self->places->len < 2)
    return FALSE;

  leave_last (self);
  drop (self, self->places->len - 1);
  show_last (self);

  return TRUE;
}

void
tablee_navigation_pop_to_root (TableeNavigation *self)
{
  g_return_if_fail (TABLEE_IS_NAVIGATION (self));

  if (self->places->len < 2)
    return;

  leave_last (self);
  while (self->places->len > 1)
    drop (self, self->places->len - 1);
  show_last (self);
}

const TableePlace *
tablee_navigation_get_place (TableeNavigation *self)
{
  g_return_val_if_fail (TABLEE_IS_NAVIGATION (self), NULL);

  return last_place (self);
}

TableePage *
tablee_navigation_get_page (TableeNavigation *self)
{
  g_return_val_if_fail (TABLEE_IS_NAVIGATION (self), NULL);

  return last_page (self);
}

void
tablee_navigation_update_title (TableeNavigation *self)
{
  g_autofree char *headline = NULL;
  g_autofree char *details = NULL;
  g_autofree char *title = NULL;
  gboolean urgent = FALSE;

  g_return_if_fail (TABLEE_IS_NAVIGATION (self));

  title = tablee_page_dup_title (last_page (self));
  if (self->narrow)
    headline = tablee_page_dup_headline (last_page (self), &details, &urgent);
  adw_window_title_set_title (self->title, headline != NULL ? headline : title);
  adw_window_title_set_subtitle (self->title, details != NULL ? details : "");
  tablee_widget_set_tooltip (GTK_WIDGET (self->title), details);
  tablee_widget_set_class (GTK_WIDGET (self->title), "urgent", urgent);
}

GPtrArray *
tablee_navigation_steal_places (TableeNavigation *self)
{
  g_autoptr (GPtrArray) places G_GNUC_UNUSED = NULL;

  g_return_val_if_fail (TABLEE_IS_NAVIGATION (self), NULL);

  for (guint i = 0; i < self->pages->len; i++)
    if (self->pages->pdata[i] != NULL)
      tablee_place_keep_state (g_ptr_array_index (self->places, i), self->pages->pdata[i]);
  leave_last (self);

  return g_steal_pointer (&self->places);
}

void
tablee_navigation_toast (TableeNavigation *self,
                         AdwToast         *toast)
{
  g_return_if_fail (TABLEE_IS_NAVIGATION (self));
  g_return_if_fail (ADW_IS_TOAST (toast));

  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
tablee_navigation_open_menu (TableeNavigation *self)
{
  g_return_if_fail (TABLEE_IS_NAVIGATION (self));

  gtk_menu_button_popup (self->menu_button);
}
