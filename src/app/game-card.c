/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "game-card.h"

#include <glib/gi18n.h>

#include "application.h"
#include "game-words.h"
#include "widgets/picture.h"
#include "window.h"

struct _TableeGameCard
{
  GtkWidget             parent_instance;

  GtkWidget            *scene;
  TableePicture        *picture;
  GtkWidget            *coming_label;
  GtkWidget            *ribbon;
  GtkWidget            *continue_button;
  GtkLabel             *turn_label;
  GtkLabel             *progress_label;
  GtkWidget            *more_button;
  GtkPopover           *popover;
  GtkListBox           *list;
  GtkWidget            *words;
  GtkLabel             *name_label;
  GtkLabel             *tagline_label;
  GtkLabel             *facts_label;
  GtkWidget            *begin_button;

  const TableeGameInfo *info;
  GListModel           *under_way;  /* of TableeStoredGame */
  GSignalGroup         *first;      /* the one that the ribbon is about */
};

G_DEFINE_FINAL_TYPE (TableeGameCard, tablee_game_card, GTK_TYPE_WIDGET)

enum
{
  WIDE = 600,          /* from here on the words stand beside the scene */
  WORDS_WIDTH = 340,   /* then they are so wide */
  SCENE_HEIGHT = 560,  /* and the scene no higher */
};

static gboolean
is_under_way (gpointer item,
              gpointer user_data)
{
  TableeGameCard *self = user_data;

  return !tablee_stored_game_get_over (item) && g_str_equal (tablee_stored_game_get_game (item), self->info->id);
}

static void
update_ribbon (TableeGameCard *self)
{
  g_autoptr (TableeStoredGame) game = g_list_model_get_item (self->under_way, 0);
  guint count = g_list_model_get_n_items (self->under_way);
  g_autofree char *turn = NULL;
  g_autofree char *progress = NULL;
  g_autofree char *spoken = NULL;

  g_signal_group_set_target (self->first, game);
  gtk_widget_set_visible (self->ribbon, game != NULL);
  gtk_widget_set_visible (self->more_button, count > 1);
  if (game == NULL)
    return;

  turn = tablee_game_words_turn (game);
  progress = tablee_game_words_progress (game);
  /* Translators: goes on with a game; %s is whose turn it is: "Ana’s turn". */
  spoken = g_strdup_printf (_("Continue: %s"), turn);
  gtk_label_set_label (self->turn_label, spoken);
  gtk_label_set_label (self->progress_label, progress);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_label), progress != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->continue_button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, progress != NULL ? progress : "", -1);
}

static void
resumed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TableeGameCard) self = user_data;
  g_autoptr (GError) error = NULL;
  TableeGameSession *session = tablee_application_resume_finish (TABLEE_APPLICATION (source), result, &error);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!TABLEE_IS_WINDOW (root))
    return;

  if (session != NULL)
    tablee_window_show_session (TABLEE_WINDOW (root), session);
  else
    {
      /* Translators: %s is the reason, in English. */
      g_autofree char *sentence = g_strdup_printf (_("This game cannot be continued: %s"), error->message);

      tablee_window_toast (TABLEE_WINDOW (root), sentence);
    }
}

static void
resume (TableeGameCard   *self,
        TableeStoredGame *game)
{
  tablee_application_resume_async (tablee_application_get_default (), tablee_stored_game_get_id (game), resumed_cb,
                                   g_object_ref (self));
}

static void
begin (TableeGameCard *self)
{
  tablee_window_show_set_up (TABLEE_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->info->id, NULL);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  g_autofree char *turn = tablee_game_words_turn (item);
  g_autofree char *players = tablee_game_words_players (item);
  g_autofree char *progress = tablee_game_words_progress (item);
  g_autofree char *markup_turn = g_markup_escape_text (turn, -1);
  /* Translators: a game under way: first who plays, then where it stands: "Ana and Bo · Round 3 of 10". */
  g_autofree char *subtitle = progress == NULL ? g_strdup (players) : g_strdup_printf (C_("game under way", "%s · %s"), players, progress);
  g_autofree char *markup_subtitle = g_markup_escape_text (subtitle, -1);

  return g_object_new (ADW_TYPE_ACTION_ROW,
                       "title", markup_turn,
                       "subtitle", markup_subtitle,
                       "activatable", TRUE,
                       NULL);
}

static void
continue_clicked_cb (TableeGameCard *self)
{
  g_autoptr (TableeStoredGame) game = g_list_model_get_item (self->under_way, 0);

  if (game != NULL)
    resume (self, game);
}

static void
row_activated_cb (TableeGameCard *self,
                  GtkListBoxRow  *row)
{
  g_autoptr (TableeStoredGame) game = g_list_model_get_item (self->under_way, (guint) gtk_list_box_row_get_index (row));

  gtk_popover_popdown (self->popover);
  if (game != NULL)
    resume (self, game);
}

static void
begin_clicked_cb (TableeGameCard *self)
{
  begin (self);
}

static void
released_cb (TableeGameCard *self)
{
  if (self->info->playable)
    begin (self);
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
  return is_wide (self, width) ? MIN (SCENE_HEIGHT, (width - WORDS_WIDTH) * 9 / 16) : width * 9 / 16;
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

static void
tablee_game_card_dispose (GObject *object)
{
  TableeGameCard *self = TABLEE_GAME_CARD (object);

  if (self->first != NULL)
    g_signal_group_set_target (self->first, NULL);
  g_clear_object (&self->first);
  if (self->under_way != NULL)
    g_signal_handlers_disconnect_by_data (self->under_way, self);
  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
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

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, scene);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, picture);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, coming_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, ribbon);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, turn_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, progress_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, more_button);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, popover);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, list);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, words);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, tagline_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, facts_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameCard, begin_button);
  gtk_widget_class_bind_template_callback (widget_class, continue_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
}

static void
tablee_game_card_init (TableeGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->first = g_signal_group_new (TABLEE_TYPE_STORED_GAME);
  g_signal_group_connect_swapped (self->first, "notify", G_CALLBACK (update_ribbon), self);
}

/* What the screen reader says of the card before it comes to what is on it. */
static void
label_card (TableeGameCard *self)
{
  g_autofree char *spoken = NULL;

  if (self->info->playable)
    spoken = g_strdup (_(self->info->name));
  else
    /* Translators: %s is the name of a game that this version cannot play yet. */
    spoken = g_strdup_printf (_("%s, coming later"), _(self->info->name));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
label_begin_button (TableeGameCard *self)
{
  /* Translators: %s is the name of a game. */
  g_autofree char *spoken = g_strdup_printf (_("New game of %s"), _(self->info->name));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->begin_button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
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
  gtk_widget_set_visible (self->coming_label, !info->playable);
  gtk_widget_set_visible (self->begin_button, info->playable);
  if (info->playable)
    gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "to-come");
  label_card (self);
  label_begin_button (self);

  return GTK_WIDGET (self);
}

void
tablee_game_card_set_games (TableeGameCard *self,
                            GListModel     *games)
{
  GtkFilter *filter;

  g_return_if_fail (TABLEE_IS_GAME_CARD (self));
  g_return_if_fail (G_IS_LIST_MODEL (games));
  g_return_if_fail (self->under_way == NULL);

  filter = GTK_FILTER (gtk_custom_filter_new (is_under_way, self, NULL));
  self->under_way = G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (games), filter));
  g_signal_connect_swapped (self->under_way, "items-changed", G_CALLBACK (update_ribbon), self);
  gtk_list_box_bind_model (self->list, self->under_way, create_row, NULL, NULL);
  update_ribbon (self);
}
