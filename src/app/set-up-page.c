/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a game is set up. */
#include "config.h"
#include "set-up-page.h"

#include <glib/gi18n.h>
#include <math.h>

#include "compat.h"
#include "elsewhere-words.h"
#include "game-words.h"
#include "games/catalogue.h"
#include "lessons.h"
#include "options-row.h"
#include "present/format.h"
#include "present/present.h"
#include "round-table.h"
#include "seat-editor.h"
#include "seating.h"
#include "session/game-list.h"
#include "session/store-strength.h"
#include "shortcuts.h"
#include "strength-words.h"
#include "widgets/spoken-label.h"
#include "widgets/widgets-style.h"
#include "widgets/wrap-layout.h"

#define SET_UPS_KEY "set-ups"
#define MATCH_TOLERANCE 0.04  /* of one's share of wins: half a step of somebody else's strength */

struct _TableeSetUpPage
{
  GtkWidget      parent_instance;

  TableeHouse   *house;
  TableeSetUp   *set_up;
  GListModel    *finished;   /* of TableeStoredGame: games of this kind */
  GPtrArray     *strengths;  /* of TableeStrength: of this game; (nullable): until they have been read */
  GCancellable  *reading;
  gboolean       newcomer;   /* an option was switched on because there are none */
  gboolean       updating;

  GtkWidget     *scroller;
  GtkWidget     *table;
  GtkWidget     *game_name;
  GtkWidget     *seat_count;
  GtkWidget     *add_button;
  GtkWidget     *learn_button;
  GtkWidget     *alone_button;
  GtkWidget     *match_group;
  GtkWidget     *match_row;
  GtkWidget     *streak;
  GtkWidget     *first_box;
  GtkWidget     *first;
  GtkStringList *first_names;
  GtkWidget     *options_row;
  GtkWidget     *reset_button;
  GtkWidget     *take_back;
  GtkWidget     *seed;
  GtkWidget     *play_bar;
  GtkWidget     *problem;
  GtkWidget     *play_button;
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeSetUpPage, tablee_set_up_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

/* The seat of a set-up that has changed is shown again by its number: the widgets of the others stay as they are. */
static TableeSeatEditor *
find_editor (TableeSetUpPage *self,
             TableeSeat      *seat)
{
  GtkWidget *child;

  for (guint i = 0; (child = tablee_round_table_get_seat (TABLEE_ROUND_TABLE (self->table), i)) != NULL; i++)
    if (tablee_seat_editor_get_seat (TABLEE_SEAT_EDITOR (child)) == seat)
      return TABLEE_SEAT_EDITOR (child);

  return NULL;
}

static void
remove_left_editors (TableeSetUpPage *self)
{
  GtkWidget *child;
  guint i = 0;

  while ((child = tablee_round_table_get_seat (TABLEE_ROUND_TABLE (self->table), i)) != NULL)
    {
      guint position;

      if (g_list_store_find (G_LIST_STORE (tablee_set_up_get_seats (self->set_up)),
                             tablee_seat_editor_get_seat (TABLEE_SEAT_EDITOR (child)), &position))
        i++;
      else
        tablee_round_table_remove (TABLEE_ROUND_TABLE (self->table), child);
    }
}

static void update_names (TableeSetUpPage *self);
static void update_outlook (TableeSetUpPage *self);

static void
place_editors (TableeSetUpPage *self)
{
  static const char *const strength[] = { "notify::kind", "notify::level", "notify::temper", "notify::slack" };
  GListModel *seats = tablee_set_up_get_seats (self->set_up);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);
      TableeSeatEditor *editor = find_editor (self, seat);

      if (editor == NULL)
        {
          editor = TABLEE_SEAT_EDITOR (tablee_seat_editor_new (self->set_up, seat));
          g_signal_connect_object (seat, "notify::name", G_CALLBACK (update_names), self, G_CONNECT_SWAPPED);
          for (gsize j = 0; j < G_N_ELEMENTS (strength); j++)
            g_signal_connect_object (seat, strength[j], G_CALLBACK (update_outlook), self, G_CONNECT_SWAPPED);
        }
      tablee_round_table_place (TABLEE_ROUND_TABLE (self->table), GTK_WIDGET (editor), i);
    }
}

static void
update_first (TableeSetUpPage *self,
              char           **names)
{
  GListModel *seats = tablee_set_up_get_seats (self->set_up);
  TableeSeat *first = tablee_set_up_get_first (self->set_up);
  guint position = 0;

  self->updating = TRUE;
  gtk_string_list_splice (self->first_names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->first_names)), NULL);
  gtk_string_list_append (self->first_names, C_("who begins", "as the rules say"));
  for (char **name = names; *name != NULL; name++)
    gtk_string_list_append (self->first_names, *name);
  if (first != NULL && g_list_store_find (G_LIST_STORE (seats), first, &position))
    position++;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->first), position);
  self->updating = FALSE;
}

/* Who sits there alone sees what there is to keep up. */
static void
update_streak (TableeSetUpPage *self)
{
  g_auto (GStrv) names = tablee_seating_dup_given_names (self->set_up);
  g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (self->set_up), 0);
  TableeStore *store = tablee_house_get_store (self->house);
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autofree char *streak = NULL;

  if (names[0] != NULL && names[1] == NULL && tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN)
    ruleset = tablee_set_up_make_ruleset (self->set_up, NULL);
  if (ruleset != NULL)
    streak = tablee_game_words_streak_of (store, ruleset, names[0]);
  gtk_label_set_label (GTK_LABEL (self->streak), streak != NULL ? streak : "");
  gtk_widget_set_visible (self->streak, streak != NULL);
}

/* Who is the only person here, as far as that one is rated. Returns: (transfer none) (nullable) */
static const TableeStrength *
find_strength (TableeSetUpPage *self)
{
  g_autoptr (TableeSeat) person = tablee_seating_find_person (self->set_up);
  g_auto (GStrv) names = tablee_seating_dup_given_names (self->set_up);
  guint position;

  if (person == NULL || self->strengths == NULL ||
      !g_list_store_find (G_LIST_STORE (tablee_set_up_get_seats (self->set_up)), person, &position))
    return NULL;

  return tablee_strengths_find (self->strengths, tablee_set_up_get_game (self->set_up)->id, names[position]);
}

static double
get_rating (TableeSetUpPage *self)
{
  const TableeStrength *strength = find_strength (self);

  return strength != NULL ? strength->rating.value : tablee_rating_begin ().value;
}

/* @share: how often whoever plays wins against those who sit there. Nobody believes a number that one game has brought about. */
static char *
say_outlook (const TableeStrength *strength,
             double                share)
{
  g_autofree char *percent = tablee_format_percent (MAX (round (share * 100), 1) / 100);

  if (tablee_strength_words_are_sure (&strength->rating))
    /* Translators: %s is a share: "33%" */
    return g_strdup_printf (_("The other seats go to computers as strong as you. With those who sit there now, you win about %s of the games."), percent);

  /* Translators: the same */
  return g_strdup_printf (_("The other seats go to computers as strong as you. Going by your few games so far, you would win about %s of the games against those who sit there now."),
                          percent);
}

/* Once something is known of it. */
static void
update_outlook (TableeSetUpPage *self)
{
  const TableeStrength *strength = find_strength (self);
  double share = tablee_seating_get_share (self->set_up, get_rating (self));
  gboolean known = share >= 0 && strength != NULL && strength->games > 0;
  g_autofree char *outlook = known ? say_outlook (strength, share) :
                                     g_strdup (_("The other seats go to computers as strong as you, once you have played against some."));

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->match_row), outlook);
  gtk_widget_set_visible (self->match_group, share >= 0);
}

static void
strengths_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (TableeSetUpPage) self = user_data;
  g_autoptr (GPtrArray) strengths = tablee_store_read_strengths_finish (TABLEE_STORE (source), result, NULL);

  if (strengths == NULL || self->set_up == NULL)
    return;

  self->strengths = g_steal_pointer (&strengths);
  update_outlook (self);
}

static void
read_strengths (TableeSetUpPage *self)
{
  self->reading = g_cancellable_new ();
  tablee_store_read_strengths_async (tablee_house_get_store (self->house), tablee_set_up_get_game (self->set_up)->id, self->reading,
                                     strengths_cb, g_object_ref (self));
}

/* Nobody is stronger than a master, or weaker than a beginner. */
static const char *
describe_match (TableeSetUpPage *self)
{
  double share = tablee_seating_get_share (self->set_up, get_rating (self));
  double even = 1.0 / tablee_set_up_get_n_seats (self->set_up);

  if (share > even + MATCH_TOLERANCE)
    return _("You are stronger than all computers. The strongest play.");
  if (share < even - MATCH_TOLERANCE)
    return _("All computers are stronger than you. The weakest play.");
  return _("The computers are about as strong as you now.");
}

static void
match_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (widget);
  const TableeStrength *strength = find_strength (self);

  tablee_seating_match (self->set_up, get_rating (self));
  if (strength != NULL && strength->games > 0)
    tablee_compat_announce (widget, describe_match (self));
  else
    tablee_compat_announce (widget, _("Your strength is not known yet, so the computers are of medium level."));
}

static void
streaks_cb (TableeSetUpPage *self)
{
  update_streak (self);
}

static void
update_names (TableeSetUpPage *self)
{
  g_auto (GStrv) names = tablee_seating_dup_names (self->set_up);
  GtkWidget *editor;

  for (guint i = 0; names[i] != NULL; i++)
    if ((editor = tablee_round_table_get_seat (TABLEE_ROUND_TABLE (self->table), i)) != NULL)
      tablee_seat_editor_update (TABLEE_SEAT_EDITOR (editor), i, names[i]);
  tablee_options_row_set_names (TABLEE_OPTIONS_ROW (self->options_row), (const char *const *) names);
  update_first (self, names);
  update_streak (self);
  update_outlook (self);
}

static void
show_problem (TableeSetUpPage *self,
              const GError    *error)
{
  gboolean placed = tablee_options_row_set_error (TABLEE_OPTIONS_ROW (self->options_row), error);

  gtk_widget_set_visible (self->problem, error != NULL);
  if (placed)
    gtk_label_set_label (GTK_LABEL (self->problem), _("One of the options does not go with the others."));
  else if (error != NULL)
    {
      g_autofree char *sentence = tablee_options_row_dup_problem (error);

      gtk_label_set_label (GTK_LABEL (self->problem), sentence);
    }
}

/* The option that is on for newcomers, if the game has one. Returns: (transfer none) (nullable) */
static TableeOptionItem *
find_newcomers_option (TableeSetUp *set_up)
{
  const TableePresent *present = tablee_present_for_game (tablee_set_up_get_game (set_up));

  for (const TableeOptionWords *words = present->options; words != NULL && words->key != NULL; words++)
    if (words->newcomers)
      return tablee_options_model_find (tablee_set_up_get_options (set_up), words->key);

  return NULL;
}

/* What was chosen for a newcomer is so no more, and nobody has chosen that. */
static gboolean
has_grown_up (TableeSetUpPage *self)
{
  TableeOptionItem *option = find_newcomers_option (self->set_up);

  return option != NULL && !tablee_option_item_get_given (option) && tablee_game_list_get_ready (TABLEE_GAME_LIST (self->finished)) &&
         g_list_model_get_n_items (self->finished) == 1;
}

/* All options in one sentence, or what is wrong with them. */
static void
update_options (TableeSetUpPage *self)
{
  const TableePresent *present = tablee_present_for_game (tablee_set_up_get_game (self->set_up));
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeRuleset) ruleset = tablee_set_up_make_ruleset (self->set_up, &error);
  gboolean seed_valid = tablee_set_up_get_seed_valid (self->set_up);
  gboolean alone;

  if (ruleset != NULL && present->options_summary != NULL)
    {
      g_auto (GStrv) names = tablee_seating_dup_names (self->set_up);
      TableePresentContext context = { ruleset, (const char *const *) names };
      g_autofree char *summary = present->options_summary (&context);
      /* Translators: all options, which differ from those of one's first game: "Ships are drafted, all hubs" */
      g_autofree char *grown = has_grown_up (self) ? g_strdup_printf (_("%s (your first game is behind you)"), summary) : NULL;

      adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->options_row), grown != NULL ? grown : summary);
    }
  show_problem (self, error);
  if (seed_valid)
    gtk_widget_remove_css_class (self->seed, "error");
  else
    gtk_widget_add_css_class (self->seed, "error");
  if (!seed_valid && error == NULL)
    {
      gtk_label_set_label (GTK_LABEL (self->problem),
                           _("A seed is a whole number, or up to 64 digits (0 to 9) and letters (a to f)."));
      gtk_widget_set_visible (self->problem, TRUE);
    }
  alone = tablee_set_up_get_n_seats (self->set_up) == 1 && tablee_set_up_count (self->set_up, TABLEE_SEAT_FRIEND) == 1;
  if (alone && error == NULL)
    {
      gtk_label_set_label (GTK_LABEL (self->problem), _("Who plays alone plays here. With a friend elsewhere at least two sit at the table."));
      gtk_widget_set_visible (self->problem, TRUE);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set-up.play", ruleset != NULL && seed_valid && !alone);
}

static char *
dup_count (int               seats,
           const TableeGame *game)
{
  if (game->min_seats == game->max_seats)
    return g_strdup_printf (ngettext ("%d seat", "%d seats", (gulong) seats), seats);

  if (game->min_seats + 1 == game->max_seats)
    /* Translators: %1$d is how many sit at the table, %2$d or %3$d how many may */
    return g_strdup_printf (ngettext ("%1$d seat (%2$d or %3$d)", "%1$d seats (%2$d or %3$d)", (gulong) seats), seats,
                            game->min_seats, game->max_seats);

  /* Translators: %1$d is how many sit at the table, %2$d and %3$d how many may */
  return g_strdup_printf (ngettext ("%1$d seat (%2$d to %3$d)", "%1$d seats (%2$d to %3$d)", (gulong) seats), seats,
                          game->min_seats, game->max_seats);
}

static void
update_counts (TableeSetUpPage *self)
{
  const TableeGame *game = tablee_set_up_get_game (self->set_up);
  int seats = (int) tablee_set_up_get_n_seats (self->set_up);
  gboolean given = tablee_options_model_get_given (tablee_set_up_get_options (self->set_up));
  g_autofree char *count = dup_count (seats, game);

  gtk_label_set_label (GTK_LABEL (self->seat_count), count);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set-up.add-seat", seats < game->max_seats);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set-up.reset-options", given);
  gtk_widget_set_visible (self->reset_button, given);
  gtk_widget_set_visible (self->first_box, seats > 1);
  /* One of the two, where there can be more seats or fewer. */
  gtk_widget_set_visible (self->alone_button, game->min_seats == 1 && seats > 1);
  gtk_widget_set_visible (self->add_button, game->min_seats < game->max_seats
                                              && (seats < game->max_seats || !gtk_widget_get_visible (self->alone_button)));
}

/* With friends elsewhere there are no dice of one's own, and a table has to be laid first. */
static void
update_friends (TableeSetUpPage *self)
{
  gboolean friends = tablee_set_up_count (self->set_up, TABLEE_SEAT_FRIEND) > 0;

  gtk_button_set_label (GTK_BUTTON (self->play_button), friends ? C_("friends to a game", "_Invite") : C_("begin the game", "_Play"));
  gtk_widget_set_sensitive (self->seed, !friends);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->seed),
                                 friends ? _("Deal (Drawn Together With Your Friends)") : _("Deal (Empty: Random)"));
}

/* What a set-up of another build may have. */
static void
seat_people_here (TableeSetUpPage *self)
{
  for (guint i = 0; i < tablee_set_up_get_n_seats (self->set_up); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_set_up_get_seats (self->set_up), i);

      if (tablee_seat_get_kind (seat) == TABLEE_SEAT_FRIEND && !tablee_elsewhere_get_built ())
        g_object_set (seat, "kind", TABLEE_SEAT_HUMAN, NULL);
    }
}

/* The game can be explained at the table: to who has seen its end as well, but then that is not what they have come for. */
static void
update_lesson (TableeSetUpPage *self)
{
  g_autofree char *lesson = tablee_lessons_find (tablee_set_up_get_game (self->set_up)->id, (int) tablee_set_up_get_n_seats (self->set_up));
  gboolean played = !tablee_game_list_get_ready (TABLEE_GAME_LIST (self->finished)) || g_list_model_get_n_items (self->finished) > 0;

  if (lesson != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->learn_button), "s", lesson);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->learn_button), "win.learn");
    }
  gtk_widget_set_visible (self->learn_button, lesson != NULL);
  tablee_widget_set_class (self->learn_button, "flat", played);
}

static void
set_up_changed_cb (TableeSetUpPage *self)
{
  remove_left_editors (self);
  place_editors (self);
  update_names (self);
  update_counts (self);
  update_lesson (self);
  update_friends (self);
  gtk_switch_set_active (GTK_SWITCH (self->take_back), tablee_set_up_get_take_back (self->set_up));
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->seed)), tablee_set_up_get_seed (self->set_up)) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->seed), tablee_set_up_get_seed (self->set_up));
  update_options (self);
}

static void
first_selected_cb (TableeSetUpPage *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->first));
  g_autoptr (TableeSeat) seat = NULL;

  if (self->updating || selected == GTK_INVALID_LIST_POSITION)
    return;

  if (selected > 0)
    seat = g_list_model_get_item (tablee_set_up_get_seats (self->set_up), selected - 1);
  tablee_set_up_set_first (self->set_up, seat);
}

static void
take_back_cb (TableeSetUpPage *self)
{
  if (self->set_up != NULL)
    tablee_set_up_set_take_back (self->set_up, gtk_switch_get_active (GTK_SWITCH (self->take_back)));
}

static void
seed_changed_cb (TableeSetUpPage *self)
{
  if (self->set_up != NULL)
    tablee_set_up_set_seed (self->set_up, gtk_editable_get_text (GTK_EDITABLE (self->seed)));
}

/* Who has just sat down. */
static void
tell_seat (TableeSetUpPage *self,
           guint            position)
{
  g_auto (GStrv) names = tablee_seating_dup_names (self->set_up);
  g_autofree char *sentence = NULL;

  if (position >= g_strv_length (names))
    return;

  /* Translators: read aloud: %s is the name of a player. */
  sentence = g_strdup_printf (_("At the table now: %s"), names[position]);
  tablee_compat_announce (self->table, sentence);
}

static void
add_seat_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (widget);
  guint seats = tablee_set_up_get_n_seats (self->set_up);
  GtkWidget *editor;

  /* The button stays under the pointer and has the focus, for the next one, as long as there is room for one. */
  tablee_seating_add_seat (self->set_up);
  tell_seat (self, seats);
  if ((int) seats + 1 < tablee_set_up_get_game (self->set_up)->max_seats)
    return;

  editor = tablee_round_table_get_seat (TABLEE_ROUND_TABLE (self->table), tablee_set_up_get_n_seats (self->set_up) - 1);
  if (editor != NULL)
    tablee_seat_editor_focus_name (TABLEE_SEAT_EDITOR (editor));
}

/* The first person stays, or whoever sits first. */
static void
play_alone_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (widget);
  GListModel *seats = tablee_set_up_get_seats (self->set_up);
  guint stays = 0;

  for (guint i = g_list_model_get_n_items (seats); i-- > 0;)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      stays = tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN ? i : stays;
    }
  for (guint i = g_list_model_get_n_items (seats); i-- > 0;)
    if (i != stays)
      tablee_set_up_remove_seat (self->set_up, i);
  gtk_widget_grab_focus (self->play_button);
}

static void
reset_options_action (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  tablee_options_model_clear (tablee_set_up_get_options (TABLEE_SET_UP_PAGE (widget)->set_up));
}

/* Who has never seen the end of this game gets its gentle form, once it is known that there was none. */
static void
welcome_newcomer (TableeSetUpPage *self)
{
  TableeOptionItem *option = find_newcomers_option (self->set_up);

  if (!tablee_game_list_get_ready (TABLEE_GAME_LIST (self->finished)))
    return;

  g_signal_handlers_disconnect_by_func (self->finished, welcome_newcomer, self);
  if (g_list_model_get_n_items (self->finished) > 0 || tablee_option_item_get_given (option))
    return;

  self->newcomer = TRUE;
  tablee_option_item_set_value (option, TRUE);
}

static void
look_for_newcomer (TableeSetUpPage *self)
{
  if (find_newcomers_option (self->set_up) == NULL)
    return;

  g_signal_connect_swapped (self->finished, "notify::ready", G_CALLBACK (welcome_newcomer), self);
  g_signal_connect_swapped (self->finished, "notify::ready", G_CALLBACK (update_options), self);
  welcome_newcomer (self);
}

/* What a newcomer did not choose is not remembered: it ends with the first game. Returns: (transfer full) */
static char *
dup_remembered (TableeSetUpPage *self)
{
  g_autofree char *text = tablee_set_up_to_text (self->set_up, FALSE);
  g_autoptr (TableeSetUp) copy = NULL;

  if (!self->newcomer)
    return g_steal_pointer (&text);

  copy = tablee_set_up_new (tablee_set_up_get_game (self->set_up));
  if (!tablee_set_up_read (copy, text, NULL))
    return g_steal_pointer (&text);
  tablee_option_item_clear (find_newcomers_option (copy));

  return tablee_set_up_to_text (copy, FALSE);
}

/* What is remembered is a table of set-ups in writing, one a game. */
static void
remember (TableeSetUpPage *self)
{
  GSettings *settings = tablee_house_get_settings (self->house);
  g_autoptr (GVariant) old = g_settings_get_value (settings, SET_UPS_KEY);
  g_autofree char *text = dup_remembered (self);
  const char *id = tablee_set_up_get_game (self->set_up)->id;
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  for (gsize i = 0; i < g_variant_n_children (old); i++)
    {
      const char *game, *kept;

      g_variant_get_child (old, i, "{&s&s}", &game, &kept);
      if (g_strcmp0 (game, id) != 0)
        g_variant_builder_add (&builder, "{ss}", game, kept);
    }
  g_variant_builder_add (&builder, "{ss}", id, text);
  g_settings_set_value (settings, SET_UPS_KEY, g_variant_builder_end (&builder));
}

/* What cannot be read any more is forgotten without a word: it is a convenience only. */
static void
recall (TableeSetUpPage *self)
{
  GSettings *settings = tablee_house_get_settings (self->house);
  g_autoptr (GVariant) kept = g_settings_get_value (settings, SET_UPS_KEY);
  const char *text;

  if (g_variant_lookup (kept, tablee_set_up_get_game (self->set_up)->id, "&s", &text))
    tablee_set_up_read (self->set_up, text, NULL);
}

/* Why nobody can be invited now: of the broker, or of the options. */
static void
show_invite_problem (TableeSetUpPage *self,
                     const GError    *error)
{
  g_autofree char *sentence = error->domain == G_IO_ERROR ? tablee_elsewhere_words_failure (error) : NULL;

  if (sentence == NULL)
    {
      show_problem (self, error);
      return;
    }
  gtk_label_set_label (GTK_LABEL (self->problem), sentence);
  gtk_widget_set_visible (self->problem, TRUE);
}

static void
invite (TableeSetUpPage *self)
{
  g_auto (GStrv) names = tablee_seating_dup_given_names (self->set_up);
  g_autoptr (GError) error = NULL;
  GObject *table = tablee_elsewhere_invite (tablee_house_get_elsewhere (self->house), self->set_up, (const char *const *) names, &error);

  if (table == NULL)
    show_invite_problem (self, error);
  else
    tablee_page_show_table (TABLEE_PAGE (self), table);
}

static void
play_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (widget);
  g_auto (GStrv) names = tablee_seating_dup_given_names (self->set_up);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameSession) session = NULL;

  remember (self);
  if (tablee_set_up_count (self->set_up, TABLEE_SEAT_FRIEND) > 0)
    {
      invite (self);
      return;
    }
  session = tablee_house_begin_game (self->house, self->set_up, (const char *const *) names, &error);
  if (session == NULL)
    show_problem (self, error);
  else
    tablee_page_play (TABLEE_PAGE (self), session);
}

static char *
tablee_set_up_page_dup_title (TableePage *page)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (page);

  return g_strdup (_(tablee_present_for_game (tablee_set_up_get_game (self->set_up))->name));
}

static const char *
tablee_set_up_page_get_help (TableePage *page)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (page);

  return tablee_present_for_game (tablee_set_up_get_game (self->set_up))->help_page;
}

static GVariant *
tablee_set_up_page_save (TableePage *page)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (page);
  g_autofree char *text = tablee_set_up_to_text (self->set_up, TRUE);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "set-up", "s", text);
  g_variant_dict_insert (&dict, "newcomer", "b", self->newcomer);
  g_variant_dict_insert (&dict, "expanded", "b", adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self->options_row)));

  return g_variant_dict_end (&dict);
}

static void
tablee_set_up_page_restore (TableePage *page,
                            GVariant   *state)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (page);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (state);
  const char *text;
  gboolean expanded;

  if (g_variant_dict_lookup (&dict, "set-up", "&s", &text))
    tablee_set_up_read (self->set_up, text, NULL);
  if (g_variant_dict_lookup (&dict, "newcomer", "b", &self->newcomer))
    g_signal_handlers_disconnect_by_func (self->finished, welcome_newcomer, self);
  if (g_variant_dict_lookup (&dict, "expanded", "b", &expanded))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->options_row), expanded);
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_set_up_page_dup_title;
  iface->get_help = tablee_set_up_page_get_help;
  iface->save = tablee_set_up_page_save;
  iface->restore = tablee_set_up_page_restore;
}

static void
tablee_set_up_page_dispose (GObject *object)
{
  TableeSetUpPage *self = TABLEE_SET_UP_PAGE (object);

  if (self->set_up != NULL)
    g_signal_handlers_disconnect_by_data (self->set_up, self);
  if (self->finished != NULL)
    g_signal_handlers_disconnect_by_data (self->finished, self);
  g_clear_object (&self->finished);
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->strengths, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_SET_UP_PAGE);
  g_clear_object (&self->set_up);
  g_clear_object (&self->house);

  G_OBJECT_CLASS (tablee_set_up_page_parent_class)->dispose (object);
}

static void
tablee_set_up_page_class_init (TableeSetUpPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_set_up_page_dispose;

  g_type_ensure (TABLEE_TYPE_OPTIONS_ROW);
  g_type_ensure (TABLEE_TYPE_ROUND_TABLE);
  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/set-up-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, table);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, game_name);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, seat_count);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, learn_button);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, alone_button);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, streak);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, match_group);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, match_row);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, first_box);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, first);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, first_names);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, options_row);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, reset_button);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, take_back);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, seed);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, play_bar);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, problem);
  gtk_widget_class_bind_template_child (widget_class, TableeSetUpPage, play_button);
  gtk_widget_class_bind_template_callback (widget_class, first_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, seed_changed_cb);

  gtk_widget_class_install_action (widget_class, "set-up.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "set-up.add-seat", NULL, add_seat_action);
  gtk_widget_class_install_action (widget_class, "set-up.play-alone", NULL, play_alone_action);
  gtk_widget_class_install_action (widget_class, "set-up.match", NULL, match_action);
  gtk_widget_class_install_action (widget_class, "set-up.reset-options", NULL, reset_options_action);
  tablee_shortcuts_bind_keys (widget_class, "set-up.");

  gtk_widget_class_set_css_name (widget_class, "set-up-page");
}

static void
tablee_set_up_page_init (TableeSetUpPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_drop_down_set_spoken_label (GTK_DROP_DOWN (self->first), _("Who begins"));
}

GtkWidget *
tablee_set_up_page_new (const char        *game_id,
                        TableeGameSession *like,
                        TableeHouse       *house)
{
  const TableeGame *game = tablee_games_find (game_id);

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (like == NULL || TABLEE_IS_GAME_SESSION (like), NULL);
  g_return_val_if_fail (TABLEE_IS_HOUSE (house), NULL);

  TableeSetUpPage *self = g_object_new (TABLEE_TYPE_SET_UP_PAGE, NULL);

  self->house = g_object_ref (house);
  self->set_up = like != NULL ? tablee_set_up_new_like (like) : tablee_seating_new_set_up (game);
  self->finished = G_LIST_MODEL (tablee_game_list_get (tablee_house_get_store (house), TRUE, game_id));
  g_signal_connect_swapped (self->finished, "notify::ready", G_CALLBACK (update_lesson), self);
  if (like == NULL)
    {
      recall (self);
      look_for_newcomer (self);
    }
  seat_people_here (self);
  gtk_label_set_label (GTK_LABEL (self->game_name), _(tablee_present_for_game (game)->name));
  tablee_options_row_set_model (TABLEE_OPTIONS_ROW (self->options_row), tablee_set_up_get_options (self->set_up));
  g_signal_connect_swapped (self->set_up, "changed", G_CALLBACK (set_up_changed_cb), self);
  g_signal_connect_object (tablee_house_get_store (house), "notify::streaks", G_CALLBACK (streaks_cb), self, G_CONNECT_SWAPPED);
  set_up_changed_cb (self);
  read_strengths (self);

  return GTK_WIDGET (self);
}
