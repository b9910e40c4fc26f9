/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of a game that needs no table of its own. */
#include "config.h"
#include "plain-table.h"

#include <glib/gi18n.h>

#include "board-bin.h"
#include "children.h"
#include "present/format.h"
#include "present/session-context.h"
#include "seat-plate.h"
#include "slate-view.h"
#include "tag-view.h"
#include "widgets-style.h"
#include "wrap-layout.h"

enum
{
  OTHERS_WIDE = 4,    /* seats in a row */
  OTHERS_NARROW = 2,
  OTHERS_CROWDED = 3, /* on a narrow table, where there would be more than two rows */
  NEWS = 3,           /* sentences of what has just happened, at most */
  DIGITS = 9,
};

typedef struct
{
  TableeBoardBin  *board;
  GtkBox          *others;
  GtkBox          *middle;
  GtkBox          *mine;
  GtkBox          *bar;

  GPtrArray       *plates;    /* TableeSeatPlate, by seat */
  GPtrArray       *scores;    /* TableeTagView, by seat */
  int              near;
  GtkWidget       *stage;
  TableeSlateView *slate;     /* the stage of a game that has none */
  GPtrArray       *keys;      /* TableeActionButton of each row of the keys; NULL for one that plays nothing */
  GPtrArray       *choices;   /* ... and of whatever else can be done */
  GArray          *actions;   /* TableeAction of the choices */
} TableePlainTablePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TableePlainTable, tablee_plain_table, TABLEE_TYPE_TABLE)

#define PRIVATE(self) ((TableePlainTablePrivate *) tablee_plain_table_get_instance_private (TABLEE_PLAIN_TABLE (self)))

static const TableeTableShortcut digits[] = {
  TABLEE_PLAIN_TABLE_DIGITS,
  { NULL },
};

static const TableePresent *
get_present (TableePlainTable *self)
{
  return tablee_present_for_game (tablee_game_session_get_ruleset (tablee_table_get_session (TABLEE_TABLE (self)))->game);
}

static const void *
get_view (TableePlainTable *self)
{
  return tablee_game_session_get_view (tablee_table_get_session (TABLEE_TABLE (self)));
}


/* All that is said is said to whoever looks at the table. @names: freed by the caller, after the context. */
static TableePresentContext
make_context (TableePlainTable  *self,
              char            ***names)
{
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));

  *names = tablee_session_dup_names (session);
  return (TableePresentContext) { tablee_game_session_get_ruleset (session), (const char *const *) *names,
                                  tablee_session_get_listener (session) };
}

/*
 * Seats
 */

static void
make_seats (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));
  TableeTagShape shape = TABLEE_PLAIN_TABLE_GET_CLASS (self)->score_shape;

  for (int i = 0; i < tablee_game_session_get_ruleset (session)->seats; i++)
    {
      GtkWidget *plate = tablee_seat_plate_new (tablee_game_session_get_seat (session, i));
      GtkWidget *score = tablee_tag_view_new (shape);

      tablee_seat_plate_add_tag (TABLEE_SEAT_PLATE (plate), score);
      g_ptr_array_add (priv->plates, g_object_ref_sink (plate));
      g_ptr_array_add (priv->scores, g_object_ref (score));
    }
}

/* How many share a row at most. */
static guint
get_row_size (TableePlainTable *self)
{
  int n_others = (int) PRIVATE (self)->plates->len - 1;

  if (tablee_board_bin_get_form (PRIVATE (self)->board) != TABLEE_FORM_NARROW)
    return OTHERS_WIDE;

  return n_others > 2 * OTHERS_NARROW ? OTHERS_CROWDED : OTHERS_NARROW;
}

/* The others in the order in which they come after who sits near. */
static void
place_seats (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  gboolean narrow = tablee_board_bin_get_form (priv->board) == TABLEE_FORM_NARROW;
  int n_seats = (int) priv->plates->len;

  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (priv->others)), "most", get_row_size (self), NULL);
  for (int i = 0; i < n_seats; i++)
    {
      TableeSeatPlate *plate = g_ptr_array_index (priv->plates, (priv->near + i) % n_seats);

      if (gtk_widget_get_parent (GTK_WIDGET (plate)) != NULL)
        gtk_widget_unparent (GTK_WIDGET (plate));
      tablee_seat_plate_set_compact (plate, narrow && i > 0);
      tablee_widget_set_class (GTK_WIDGET (plate), "near", i == 0);
      gtk_box_append (i == 0 ? priv->mine : priv->others, GTK_WIDGET (plate));
    }
}

static gboolean
knows_all (const TableeScoreSheet *sheet,
           int                     seat)
{
  for (int i = 0; i < sheet->rows; i++)
    if (sheet->row[i].unknown[seat])
      return FALSE;

  return TRUE;
}

static void
bind_score (TableePlainTable           *self,
            const TableePresentContext *context,
            const TableeScoreSheet     *sheet,
            int                         seat)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  g_autofree char *value = get_present (self)->score_value (context, sheet->totals[seat]);
  g_autofree char *number = tablee_format_integer (sheet->totals[seat]);
  gboolean plain = TABLEE_PLAIN_TABLE_GET_CLASS (self)->score_shape == TABLEE_TAG_PLAIN;
  g_autofree char *label = g_strconcat (plain ? value : number, knows_all (sheet, seat) ? NULL : " + ?", NULL);
  g_autofree char *spoken = NULL;

  if (knows_all (sheet, seat))
    /* Translators: "12 points" */
    spoken = g_strdup_printf (_("Score: %s."), value);
  else
    /* Translators: "12 points" */
    spoken = g_strdup_printf (_("Score: %s, and what is hidden."), value);

  tablee_tag_view_set_label (g_ptr_array_index (priv->scores, seat), label, spoken);
  tablee_seat_plate_set_spoken (g_ptr_array_index (priv->plates, seat), spoken);
}

static void
bind_scores (TableePlainTable           *self,
             const TableePresentContext *context)
{
  TableeScoreSheet sheet;

  tablee_game_session_get_score_sheet (tablee_table_get_session (TABLEE_TABLE (self)), &sheet);
  for (int i = 0; i < context->ruleset->seats; i++)
    bind_score (self, context, &sheet, i);
}

static void
bind_turns (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);

  for (guint i = 0; i < priv->plates->len; i++)
    {
      TableeSeatPlate *plate = g_ptr_array_index (priv->plates, i);

      tablee_seat_plate_set_turn (plate, tablee_table_get_turn (TABLEE_TABLE (self), (int) i));
      tablee_seat_plate_set_yours (plate, tablee_table_is_yours (TABLEE_TABLE (self), (int) i));
    }
}

/*
 * Stage
 */

static void
make_stage (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  TableePlainTableClass *klass = TABLEE_PLAIN_TABLE_GET_CLASS (self);

  if (klass->make_stage != NULL)
    priv->stage = klass->make_stage (self);
  else
    priv->stage = tablee_slate_view_new ();
  priv->slate = klass->make_stage == NULL ? TABLEE_SLATE_VIEW (priv->stage) : NULL;
  gtk_box_append (priv->middle, priv->stage);
}

/* What the last action did that is worth a sentence, the latest last; from the log, which undo shortens. Returns: (nullable) */
static char *
dup_news (TableePlainTable           *self,
          const TableePresentContext *context)
{
  GListModel *log = tablee_game_session_get_log (tablee_table_get_session (TABLEE_TABLE (self)));
  guint64 revision = 0;
  int count = 0;
  g_autofree char *news = NULL;

  for (guint i = g_list_model_get_n_items (log); i > 0 && count < NEWS; i--)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i - 1);
      g_autofree char *sentence = get_present (self)->event (context, tablee_log_entry_get_event (entry));
      g_autofree char *before = NULL;

      if (sentence == NULL)
        continue;
      if (count++ > 0 && tablee_log_entry_get_revision (entry) != revision)
        break;
      revision = tablee_log_entry_get_revision (entry);
      before = g_strconcat (sentence, news != NULL ? "\n" : NULL, news, NULL);
      g_free (news);
      news = g_steal_pointer (&before);
    }

  return g_steal_pointer (&news);
}

/* Many games begin the lines of the table with how far it is: that is the title then, and not written twice. */
static void
bind_slate (TableePlainTable           *self,
            const TableePresentContext *context)
{
  const TableePresent *present = get_present (self);
  g_autofree char *progress = present->progress (context, get_view (self));
  g_autofree char *news = dup_news (self, context);
  g_autofree char *table = g_strchomp (present->table (context, get_view (self)));
  g_auto (GStrv) parts = g_strsplit (table, "\n", 2);
  gboolean headed = parts[0] != NULL && g_str_has_prefix (parts[0], progress);

  tablee_slate_view_set_words (PRIVATE (self)->slate, headed ? parts[0] : progress, news, headed ? parts[1] : table);
}

static void
bind_stage (TableePlainTable           *self,
            const TableePresentContext *context)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  TableePlainTableClass *klass = TABLEE_PLAIN_TABLE_GET_CLASS (self);

  if (priv->slate != NULL)
    bind_slate (self, context);
  else if (klass->bind_stage != NULL)
    klass->bind_stage (self, priv->stage, get_view (self));
}

/*
 * Buttons
 */

static const TableeTableShortcut *
get_shortcuts (TableePlainTable *self)
{
  return TABLEE_TABLE_GET_CLASS (self)->shortcuts;
}

/* As it is written on the key. Returns: (nullable): no key does @action. */
static char *
dup_key (TableePlainTable *self,
         const char       *action)
{
  for (const TableeTableShortcut *row = get_shortcuts (self); row->action != NULL; row++)
    {
      guint key;
      GdkModifierType modifiers;

      if (g_str_equal (row->action, action) && gtk_accelerator_parse (row->key, &key, &modifiers))
        return gtk_accelerator_get_label (key, modifiers);
    }

  return NULL;
}

static void
make_keys (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);

  for (const TableeTableShortcut *row = get_shortcuts (self); row->action != NULL; row++)
    {
      g_autofree char *key = dup_key (self, row->action);
      GtkWidget *button = row->plays != 0 ? tablee_action_button_new (NULL, key, row->action) : NULL;

      if (button != NULL)
        gtk_box_append (priv->bar, button);
      g_ptr_array_add (priv->keys, button);
    }
}

static void
bind_button (TableePlainTable           *self,
             const TableePresentContext *context,
             TableeActionButton         *button,
             TableeAction                action)
{
  g_autofree char *title = get_present (self)->action (context, get_view (self), action);

  tablee_action_button_set_title (button, title);
  tablee_table_bind_button (TABLEE_TABLE (self), button, action, FALSE);
}

static gboolean
has_key (TableePlainTable *self,
         TableeAction      action)
{
  for (const TableeTableShortcut *row = get_shortcuts (self); row->action != NULL; row++)
    if (row->plays == TABLEE_PLAYS (action))
      return TRUE;

  return FALSE;
}

/* What can be done without a key of its own. Nobody else's choices are looked at: not those of the next person, before the curtain
 * falls. */
static void
find_choices (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));
  g_autofree TableeAction *legal = g_new (TableeAction, tablee_game_session_get_ruleset (session)->game->max_actions);
  gsize n_legal = 0;

  if (tablee_game_session_get_choosing (session) && tablee_game_session_get_current_seat (session) == priv->near)
    n_legal = tablee_game_session_get_legal (session, legal);
  g_array_set_size (priv->actions, 0);
  for (gsize i = 0; i < n_legal; i++)
    if (!has_key (self, legal[i]))
      g_array_append_val (priv->actions, legal[i]);
}

static void
add_choice (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  guint index = priv->choices->len;
  g_autofree char *action = g_strdup_printf ("table.choose-%u", index + 1);
  g_autofree char *key = index < DIGITS ? dup_key (self, action) : NULL;
  GtkWidget *button = tablee_action_button_new (NULL, key, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.choose");
  gtk_box_append (priv->bar, button);
  g_ptr_array_add (priv->choices, button);
}

/* While there is nothing to choose, the bar keeps the height that it had: nothing jumps when the others play. */
static void
bind_choices (TableePlainTable           *self,
              const TableePresentContext *context)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  guint before = priv->actions->len;

  find_choices (self);
  if (priv->actions->len > 0)
    gtk_widget_set_size_request (GTK_WIDGET (priv->bar), -1, -1);
  else if (before > 0)
    gtk_widget_set_size_request (GTK_WIDGET (priv->bar), -1, gtk_widget_get_height (GTK_WIDGET (priv->bar)));

  while (priv->choices->len < priv->actions->len)
    add_choice (self);
  for (guint i = 0; i < priv->choices->len; i++)
    {
      gtk_widget_set_visible (g_ptr_array_index (priv->choices, i), i < priv->actions->len);
      if (i < priv->actions->len)
        bind_button (self, context, g_ptr_array_index (priv->choices, i), g_array_index (priv->actions, TableeAction, i));
    }
}

static void
bind_buttons (TableePlainTable           *self,
              const TableePresentContext *context)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  const TableeTableShortcut *rows = get_shortcuts (self);

  for (guint i = 0; i < priv->keys->len; i++)
    if (g_ptr_array_index (priv->keys, i) != NULL)
      bind_button (self, context, g_ptr_array_index (priv->keys, i), (TableeAction) (rows[i].plays - 1));
  bind_choices (self, context);
}

/* Where nobody is asked, what is refused says why. */
static void
choose (TableePlainTable *self,
        guint             index)
{
  TableePlainTablePrivate *priv = PRIVATE (self);

  if (index < priv->actions->len)
    tablee_table_play (TABLEE_TABLE (self), g_array_index (priv->actions, TableeAction, index));
  else if (!tablee_game_session_get_choosing (tablee_table_get_session (TABLEE_TABLE (self))))
    tablee_table_play (TABLEE_TABLE (self), 0);
  else
    tablee_table_tell (TABLEE_TABLE (self), _("Nothing has this number now."));
}

static void
choose_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  if (parameter != NULL)
    choose (TABLEE_PLAIN_TABLE (widget), g_variant_get_uint32 (parameter));
  else
    choose (TABLEE_PLAIN_TABLE (widget), (guint) tablee_table_get_digit (action_name));
}

/*
 * The base's wishes
 */

static void
tablee_plain_table_event (TableeTable       *table,
                          const TableeEvent *event)
{
  TableePlainTable *self = TABLEE_PLAIN_TABLE (table);

  if (TABLEE_PLAIN_TABLE_GET_CLASS (self)->play_event != NULL && tablee_table_get_animates (table))
    TABLEE_PLAIN_TABLE_GET_CLASS (self)->play_event (self, PRIVATE (self)->stage, event);
}

static void
tablee_plain_table_finish_animations (TableeTable *table)
{
  TableePlainTable *self = TABLEE_PLAIN_TABLE (table);

  if (TABLEE_PLAIN_TABLE_GET_CLASS (self)->finish_stage != NULL)
    TABLEE_PLAIN_TABLE_GET_CLASS (self)->finish_stage (self, PRIVATE (self)->stage);
}

static void
tablee_plain_table_changed (TableeTable *table)
{
  TableePlainTable *self = TABLEE_PLAIN_TABLE (table);
  TableePlainTablePrivate *priv = PRIVATE (self);
  g_auto (GStrv) names = NULL;
  TableePresentContext context = make_context (self, &names);

  if (priv->plates->len == 0)
    {
      make_seats (self);
      make_stage (self);
      make_keys (self);
    }
  if (priv->near != tablee_table_get_near_seat (table))
    {
      priv->near = tablee_table_get_near_seat (table);
      place_seats (self);
    }
  bind_scores (self, &context);
  bind_turns (self);
  bind_stage (self, &context);
  bind_buttons (self, &context);
}

static void
tablee_plain_table_decision_changed (TableeTable *table)
{
  TableePlainTable *self = TABLEE_PLAIN_TABLE (table);
  g_auto (GStrv) names = NULL;
  TableePresentContext context = make_context (self, &names);

  bind_turns (self);
  bind_buttons (self, &context);
}

static int
tablee_plain_table_find_places (TableeTable  *table,
                                TableeAction  action,
                                GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  TableePlainTablePrivate *priv = PRIVATE (table);
  const TableeTableShortcut *rows = get_shortcuts (TABLEE_PLAIN_TABLE (table));

  for (guint i = 0; i < priv->keys->len && places[0] == NULL; i++)
    if (rows[i].plays == TABLEE_PLAYS (action))
      places[0] = g_ptr_array_index (priv->keys, i);
  for (guint i = 0; i < priv->actions->len && places[0] == NULL; i++)
    if (g_array_index (priv->actions, TableeAction, i) == action)
      places[0] = g_ptr_array_index (priv->choices, i);

  return places[0] != NULL ? 1 : 0;
}

static int
tablee_plain_table_find_event_places (TableeTable       *table,
                                      const TableeEvent *event,
                                      GtkWidget         *places[TABLEE_TABLE_PLACES])
{
  return tablee_table_take_places (places, event->seat >= 0 ? g_ptr_array_index (PRIVATE (table)->plates, event->seat) : NULL, NULL);
}

/*
 * The widget
 */

static void
resized_cb (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);

  place_seats (self);
  gtk_widget_set_size_request (GTK_WIDGET (priv->bar), -1, -1);
  if (priv->slate != NULL)
    tablee_slate_view_set_room (priv->slate, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

/* The keyboard begins with what can be done. */
static gboolean
tablee_plain_table_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (PRIVATE (widget)->bar), GTK_DIR_TAB_FORWARD);
}

static void
tablee_plain_table_constructed (GObject *object)
{
  const char *surface = TABLEE_PLAIN_TABLE_GET_CLASS (object)->surface;

  tablee_board_bin_set_surface (PRIVATE (object)->board, surface != NULL ? surface : "bean-chains/table");

  G_OBJECT_CLASS (tablee_plain_table_parent_class)->constructed (object);
}

static void
tablee_plain_table_dispose (GObject *object)
{
  TableePlainTablePrivate *priv = PRIVATE (object);

  g_clear_pointer (&priv->plates, g_ptr_array_unref);
  g_clear_pointer (&priv->scores, g_ptr_array_unref);
  g_clear_pointer (&priv->keys, g_ptr_array_unref);
  g_clear_pointer (&priv->choices, g_ptr_array_unref);
  g_clear_pointer (&priv->actions, g_array_unref);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_plain_table_parent_class)->dispose (object);
}

static void
tablee_plain_table_class_init (TableePlainTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  object_class->constructed = tablee_plain_table_constructed;
  object_class->dispose = tablee_plain_table_dispose;
  widget_class->grab_focus = tablee_plain_table_grab_focus;
  table_class->event = tablee_plain_table_event;
  table_class->changed = tablee_plain_table_changed;
  table_class->decision_changed = tablee_plain_table_decision_changed;
  table_class->finish_animations = tablee_plain_table_finish_animations;
  table_class->find_places = tablee_plain_table_find_places;
  table_class->find_event_places = tablee_plain_table_find_event_places;

  tablee_table_class_set_shortcuts (table_class, digits);
  tablee_table_class_install_actions (table_class, "table.choose-", choose_action);
  gtk_widget_class_install_action (widget_class, "table.choose", "u", choose_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "plain-table");
}

/* No template: GTK 4.8 disposes of none in a class that others are derived from. */
static void
make_rows (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (rows, "rows");
  gtk_widget_set_layout_manager (GTK_WIDGET (priv->others),
                                 g_object_new (TABLEE_TYPE_WRAP_LAYOUT, "even", TRUE, "level", TRUE, "tight", TRUE, NULL));
  gtk_widget_set_vexpand (GTK_WIDGET (priv->middle), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (priv->middle), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (priv->middle), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (priv->mine), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (rows), GTK_WIDGET (priv->others));
  gtk_box_append (GTK_BOX (rows), GTK_WIDGET (priv->middle));
  gtk_box_append (GTK_BOX (rows), GTK_WIDGET (priv->mine));
  tablee_board_bin_set_child (priv->board, rows);
}

static void
make_bar (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);

  gtk_widget_set_layout_manager (GTK_WIDGET (priv->bar), g_object_new (TABLEE_TYPE_WRAP_LAYOUT, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (priv->bar), "action-bar");
  tablee_board_bin_set_bar (priv->board, GTK_WIDGET (priv->bar));
}

static void
tablee_plain_table_init (TableePlainTable *self)
{
  TableePlainTablePrivate *priv = PRIVATE (self);

  priv->near = TABLEE_NOBODY;
  priv->plates = g_ptr_array_new_with_free_func (g_object_unref);
  priv->scores = g_ptr_array_new_with_free_func (g_object_unref);
  priv->keys = g_ptr_array_new ();
  priv->choices = g_ptr_array_new ();
  priv->actions = g_array_new (FALSE, FALSE, sizeof (TableeAction));
  priv->board = TABLEE_BOARD_BIN (tablee_board_bin_new ());
  priv->others = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  priv->middle = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  priv->mine = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  priv->bar = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_add_css_class (GTK_WIDGET (self), "warm");
  gtk_widget_set_parent (GTK_WIDGET (priv->board), GTK_WIDGET (self));
  make_rows (self);
  make_bar (self);
  g_signal_connect_swapped (priv->board, "resized", G_CALLBACK (resized_cb), self);
}
