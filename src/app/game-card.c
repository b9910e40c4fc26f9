/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of a game in the library. */
#include "config.h"
#include "game-card.h"

#include <glib/gi18n.h>

#include "game-ribbon.h"
#include "session/game-list.h"
#include "widgets/picture.h"
#include "widgets/spoken-label.h"

struct _TableeGameCard
{
  GtkWidget             parent_instance;

  GtkWidget            *scene;
  TableePicture        *picture;
  GtkWidget            *words;
  GtkLabel             *name_label;
  GtkLabel             *tagline_label;
  GtkLabel             *facts_label;
  GtkWidget            *begin_button;

  const TableeGameInfo *info;
  GListModel           *under_way;  /* of TableeStoredGame */
  GtkWidget            *ribbon;     /* once there is one under way */
  gboolean              suggested;
};

G_DEFINE_FINAL_TYPE (TableeGameCard, tablee_game_card, GTK_TYPE_WIDGET)

enum
{
  WIDE = 600,          /* from here on the words stand beside the scene */
  WORDS_WIDTH = 340,   /* then they are so wide */
  SCENE_HEIGHT = 560,  /* and the scene no higher */
  CORNER = 16,         /* as in style.css */
};

static void
ensure_ribbon (TableeGameCard *self)
{
  if (self->ribbon != NULL || g_list_model_get_n_items (self->under_way) == 0)
    return;

  self->ribbon = tablee_game_ribbon_new (self->under_way);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->scene), self->ribbon);
}

static void
set_suggested (GtkWidget *widget,
               gboolean   suggested)
{
  if (suggested)
    gtk_widget_add_css_class (widget, "suggested-action");
  else
    gtk_widget_remove_css_class (widget, "suggested-action");
}

static void
begin_cb (TableeGameCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.set-up", "s", self->info->id);
}

/* What one does most likely: a game that is under way is gone on with. */
static void
clicked_cb (TableeGameCard *self)
{
  if (self->ribbon == NULL || !tablee_game_ribbon_continue (TABLEE_GAME_RIBBON (self->ribbon)))
    begin_cb (self);
}

/* One of the two that there are: the ribbon as long as it is shown. */
static void
show_suggestion (TableeGameCard *self)
{
  gboolean goes_on = self->under_way != NULL && g_list_model_get_n_items (self->under_way) > 0;

  set_suggested (self->begin_button, self->suggested && !goes_on);
  if (self->ribbon != NULL)
    set_suggested (self->ribbon, self->suggested && goes_on);
}

static void
under_way_cb (TableeGameCard *self)
{
  ensure_ribbon (self);
  show_suggestion (self);
}

static gboolean
is_wide (TableeGameCard *self,
         int             width)
{
  return width >= WIDE;
}

static int
scene_height (TableeGameCard *self,
              int             width)
{
  /* Flatter beside the words, so that in a window of usual size the buttons of the cards below are in sight. */
  return is_wide (self, width) ? MIN (SCENE_HEIGHT, (width - WORDS_WIDTH) * 3 / 10) : width * 9 / 16;
}

static GtkSizeRequestMode
tablee_game_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tablee_game_card_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  TableeGameCard *self = TABLEE_GAME_CARD (widget);
  int words_height;

  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  for_size = for_size < 0 ? *natural : MAX (for_size, *minimum);
  if (is_wide (self, for_size))
    {
      gtk_widget_measure (self->words, orientation, WORDS_WIDTH, &words_height, NULL, NULL, NULL);
      *minimum = *natural = MAX (words_height, scene_height (self, for_size));
    }
  else
    {
      gtk_widget_measure (self->words, orientation, for_size, &words_height, NULL, NULL, NULL);
      *minimum = *natural = words_height + scene_height (self, for_size);
    }
}

static void
tablee_game_card_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TableeGameCard *self = TABLEE_GAME_CARD (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int scene_width = width - WORDS_WIDTH;
  int below = scene_height (self, width);

  gtk_widget_measure (self->scene, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  if (is_wide (self, width))
    {
      gtk_widget_size_allocate (self->scene, &(GtkAllocation) { rtl ? WORDS_WIDTH : 0, 0, scene_width, height }, -1);
      gtk_widget_size_allocate (self->words, &(GtkAllocation) { rtl ? 0 : scene_width, 0, WORDS_WIDTH, height }, -1);
    }
  else
    {
      gtk_widget_size_allocate (self->scene, &(GtkAllocation) { 0, 0, width, below }, -1);
      gtk_widget_size_allocate (self->words, &(GtkAllocation) { 0, below, width, height - below }, -1);
    }
}

/* The scene has the corners that it shares with the card. Only it is clipped: a rounded clip that the fold cuts through needs a
 * texture of its own where GL draws, and the scenes lie above the fold. */
static void
tablee_game_card_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TableeGameCard *self = TABLEE_GAME_CARD (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean wide = is_wide (self, gtk_widget_get_width (widget));
  gboolean left = !wide || !rtl;
  gboolean right = !wide || rtl;
  graphene_size_t round = GRAPHENE_SIZE_INIT (CORNER, CORNER);
  graphene_size_t square = GRAPHENE_SIZE_INIT (0, 0);
  graphene_rect_t bounds;
  GskRoundedRect clip;

  if (gtk_widget_compute_bounds (self->scene, widget, &bounds))
    {
      gsk_rounded_rect_init (&clip, &bounds, left ? &round : &square, right ? &round : &square,
                             wide && right ? &round : &square, wide && left ? &round : &square);
      gtk_snapshot_push_rounded_clip (snapshot, &clip);
      gtk_widget_snapshot_child (widget, self->scene, snapshot);
      gtk_snapshot_pop (snapshot);
    }
  gtk_widget_snapshot_child (widget, self->words, snapshot);
}

static void
tablee_game_card_dispose (GObject *object)
{
  TableeGameCard *self = TABLEE_GAME_CARD (object);

  if (self->under_way != NULL)
    g_signal_handlers_disconnect_by_data (self->under_way, self);
  g_clear_object (&self->under_way);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_GAME_CARD);

  G_OBJECT_CLASS (tablee_game_card_parent_class)->dispose (object);
}

static void
tablee_game_card_class_init (TableeGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_game_card_dispose;
  widget_class->get_request_mode = tablee_game_card_get_request_mode;
  widget_class->measure = tablee_game_card_measure;
  widget_class->size_allocate = tablee_game_card_size_allocate;
  widget_class->snapshot = tablee_game_card_snapshot;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, scene);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, picture);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, words);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, tagline_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, facts_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, begin_button);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
tablee_game_card_init (TableeGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
label_begin_button (TableeGameCard *self)
{
  /* Translators: %s is the name of a game. */
  g_autofree char *spoken = g_strdup_printf (_("New game of %s"), _(self->info->name));

  tablee_widget_set_spoken_label (GTK_WIDGET (self->begin_button), spoken);
}

GtkWidget *
tablee_game_card_new (const TableeGameInfo *info)
{
  TableeGameCard *self;
  g_autofree char *facts = NULL;
  g_autofree char *art = NULL;

  g_return_val_if_fail (info != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_GAME_CARD, NULL);
  self->info = info;
  facts = tablee_game_info_dup_facts (info);
  art = g_strconcat ("scenes/", info->id, NULL);
  tablee_picture_set_art (self->picture, art);
  gtk_label_set_label (self->name_label, _(info->name));
  gtk_label_set_label (self->tagline_label, _(info->tagline));
  gtk_label_set_label (self->facts_label, facts);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(info->name), -1);
  label_begin_button (self);

  return GTK_WIDGET (self);
}

void
tablee_game_card_set_store (TableeGameCard *self,
                            TableeStore    *store)
{
  g_return_if_fail (TABLEE_IS_GAME_CARD (self));
  g_return_if_fail (TABLEE_IS_STORE (store));
  g_return_if_fail (self->under_way == NULL);

  self->under_way = G_LIST_MODEL (tablee_game_list_get (store, FALSE, self->info->id));
  g_signal_connect_swapped (self->under_way, "items-changed", G_CALLBACK (under_way_cb), self);
  under_way_cb (self);
}

const char *
tablee_game_card_get_game (TableeGameCard *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_CARD (self), NULL);

  return self->info->id;
}

void
tablee_game_card_set_suggested (TableeGameCard *self,
                                gboolean        suggested)
{
  g_return_if_fail (TABLEE_IS_GAME_CARD (self));

  self->suggested = suggested;
  show_suggestion (self);
}
