/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game: podium, the move that brought most, sheet and curve. */
#include "config.h"
#include "result-view.h"

#include <glib/gi18n.h>

#include "celebration.h"
#include "game-words.h"
#include "hint-words.h"
#include "podium-place.h"
#include "presence.h"
#include "present/ending-words.h"
#include "present/format.h"
#include "present/naming.h"
#include "present/session-context.h"
#include "score-view.h"
#include "sentences.h"
#include "session/store-strength.h"
#include "session/tutor.h"
#include "strength-words.h"
#include "widgets/widgets-style.h"
#include "widgets/wrap-layout.h"

/* Set on a session whose end has been celebrated. */
#define CELEBRATED_KEY "tablee-celebrated"

/* Microseconds. */
enum
{
  SETTLE_TIME = 1500000,  /* a hand on its way to what was there before still arrives */
  AIM_TIME = 500000,      /* from where the pointer sets out to where it presses what it has seen */
  SEEN_TIME = 4000000,    /* what has been there for so long was seen, however fast the hand */
};

struct _TableeResultView
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *podium_box;
  GtkWidget *podium;
  GtkWidget *celebration;
  GtkWidget *sentence;
  GtkWidget *why;
  GtkWidget *lesson;
  GtkWidget *streak;
  GtkWidget *strength;
  GtkWidget *moment;
  GtkWidget *deed;
  GtkWidget *mark;
  GtkWidget *hints;
  GtkWidget *relieved;
  GtkWidget *scores;
  GtkWidget *buttons;
  GtkWidget *again_button;
  GtkWidget *seats_button;
  GtkWidget *table_button;
  GtkWidget *mistakes_button;

  gboolean           past;
  TableeGameSession *shown;
  GCancellable      *reading;        /* ratings; NULL: they have been read */
  gboolean           festive;        /* an end that has not been celebrated */
  gboolean           fresh;          /* it came up by itself, and nothing has been pressed in it */
  gint64             came_up;        /* when, in microseconds */
  gint64             moved;          /* when the pointer moved first after that; 0: not yet */
};

G_DEFINE_FINAL_TYPE (TableeResultView, tablee_result_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_PAST,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  STEPS = 3,
  RISE_STEP = 250,  /* milliseconds from one to the next */
  LEAST_GAIN = 2,   /* what one move must have brought to be worth a word */
};

/* The columns by rank, the best first. */
static void
order_columns (const TableeScoreSheet *sheet,
               int                    *order)
{
  for (int i = 0; i < sheet->columns; i++)
    {
      int j = i;

      for (; j > 0 && sheet->ranks[order[j - 1]] > sheet->ranks[i]; j--)
        order[j] = order[j - 1];
      order[j] = i;
    }
}

/* Once a game: the last one rises first, then the next, and when the winner stands there beans fly. Where somebody comes back to a result,
 * or nothing is to move, all of it is there. */
static void
celebrate (TableeResultView *self)
{
  GtkWidget *places[STEPS] = { NULL };
  guint count = 0;

  if (!self->festive || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  self->festive = FALSE;
  for (GtkWidget *place = gtk_widget_get_first_child (self->podium); place != NULL; place = gtk_widget_get_next_sibling (place))
    places[count++] = place;
  /* From left to right they are the second, the first and the third. */
  for (guint i = 0; i < count; i++)
    {
      guint rank = i == 1 || count == 1 ? 0 : i == 0 ? 1 : 2;

      tablee_podium_place_rise (TABLEE_PODIUM_PLACE (places[i]), (count - 1 - rank) * RISE_STEP);
    }
  tablee_celebration_start (TABLEE_CELEBRATION (self->celebration));
}

/* Of the one who is @i in @order. A loser is glad only if somebody at the table has won and somebody is behind: bosses are no company. */
static TableeMood
find_mood (const TableeScoreSheet *sheet,
           int                     seats,
           const int              *order,
           int                     i)
{
  gboolean seat_wins = FALSE;
  int last = 0;

  if (sheet->winner[order[i]])
    return TABLEE_MOOD_PROUD;

  for (int seat = 0; seat < seats; seat++)
    {
      seat_wins |= sheet->winner[seat];
      last = MAX (last, sheet->ranks[seat]);
    }

  return !seat_wins || sheet->ranks[order[i]] == last ? TABLEE_MOOD_SORRY : TABLEE_MOOD_GLAD;
}

/* The winner in the middle, the second on the left, the third on the right. */
static void
fill_podium (TableeResultView       *self,
             TableeGameSession      *session,
             const TableeScoreSheet *sheet)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  int order[TABLEE_MAX_COLUMNS] = { 0 };
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->podium)) != NULL)
    gtk_box_remove (GTK_BOX (self->podium), child);

  order_columns (sheet, order);
  for (int i = 0; i < MIN (sheet->columns, STEPS); i++)
    {
      int column = order[i];
      g_autofree char *name = tablee_sentences_column (session, column);
      g_autofree char *art = tablee_sentences_column_art (session, column, find_mood (sheet, ruleset->seats, order, i));
      g_autofree char *points = present->score_value (context, sheet->totals[column]);
      GtkWidget *place = tablee_podium_place_new (name, art, (int) sheet->ranks[column], sheet->winner[column], points);

      if (i == 1)
        gtk_box_prepend (GTK_BOX (self->podium), place);
      else
        gtk_box_append (GTK_BOX (self->podium), place);
    }
}

/* What was told of it: the first sentence that says what was gained. There is none where what was gained was not had yet, as by a card for a collection: nobody
 * would take that for the move that brought most. Returns: (transfer full) (nullable) */
static char *
dup_moment (TableeGameSession          *session,
            const TableePresentContext *context,
            const TableeBestStep       *best)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  GListModel *log = tablee_game_session_get_log (session);
  g_autofree char *gain = present->score_value (context, best->gain);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);
      const TableeEvent *event = tablee_log_entry_get_event (entry);
      g_autofree char *sentence = NULL;

      if (tablee_log_entry_get_revision (entry) != best->number || event->seat != best->seat)
        continue;
      sentence = present->event (context, event);
      if (sentence != NULL && strstr (sentence, gain) != NULL)
        return g_steal_pointer (&sentence);
    }

  return NULL;
}

/* Who gained most by one action. */
static void
show_best_moment (TableeResultView  *self,
                  TableeGameSession *session)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  g_autofree char *moment = NULL;
  TableeBestStep best;

  if (tablee_game_session_find_best_step (session, &best) && best.gain >= LEAST_GAIN)
    moment = dup_moment (session, context, &best);
  gtk_label_set_label (GTK_LABEL (self->deed), moment != NULL ? moment : "");
  gtk_widget_set_visible (self->deed, moment != NULL);
  gtk_widget_set_visible (self->moment, moment != NULL);
}

/* Whether a win of whoever plays alone is counted apart (session/streak.h). */
static gboolean
was_won_with_help (TableeGameSession *session)
{
  TableeSeat *seat = tablee_game_session_get_seat (session, 0);
  TableeScoreSheet sheet;

  if (tablee_game_session_get_given_up_by (session) != TABLEE_NOBODY)
    return FALSE;

  tablee_game_session_get_score_sheet (session, &sheet);

  return sheet.winner[0] && (tablee_game_session_get_taken_back (session) || tablee_seat_get_hints (seat) > 0 ||
                             tablee_seat_get_relieved (seat));
}

/* Alone, wins in a row are what one plays for. */
static char *
dup_streak (TableeGameSession *session,
            TableeStore       *store)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  TableeSeat *seat = tablee_game_session_get_seat (session, 0);
  g_autofree char *streak = NULL;

  if (ruleset->seats > 1 || tablee_seat_get_kind (seat) != TABLEE_SEAT_HUMAN)
    return NULL;

  streak = tablee_game_words_streak_of (store, ruleset, tablee_seat_get_name (seat));
  if (!was_won_with_help (session))
    return g_steal_pointer (&streak);

  return g_strconcat (streak != NULL ? streak : "", streak != NULL ? "\n" : "",
                      _("This game was won with help: it neither counts in the winning streak nor ends it."), NULL);
}

/* By what it is won where points are equal, and why it is over; that somebody gave it up is said already. */
static char *
dup_why (TableeGameSession *session)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  const void *view = tablee_game_session_get_view (session);
  g_autofree char *tie = NULL;
  g_autofree char *why = NULL;

  if (tablee_game_session_get_given_up_by (session) != TABLEE_NOBODY)
    return NULL;

  tie = tablee_ending_words_tie (context, view);
  why = tablee_ending_words_why (context, view);

  return tablee_format_sentences (tie, why);
}

static char *
dup_hints (TableeGameSession *session)
{
  g_auto (GStrv) names = tablee_session_dup_names (session);
  guint hints[TABLEE_MAX_SEATS] = { 0 };

  for (int i = 0; names[i] != NULL; i++)
    hints[i] = tablee_seat_get_hints (tablee_game_session_get_seat (session, i));

  return tablee_hint_words_count ((const char *const *) names, hints, tablee_session_get_listener (session));
}

/* Who played for whom. */
static char *
dup_relieved (TableeGameSession *session)
{
  g_auto (GStrv) names = tablee_session_dup_names (session);
  gboolean relieved[TABLEE_MAX_SEATS] = { FALSE };

  for (int i = 0; names[i] != NULL; i++)
    relieved[i] = tablee_seat_get_relieved (tablee_game_session_get_seat (session, i));

  return tablee_hint_words_relieved ((const char *const *) names, relieved, tablee_session_get_listener (session));
}

/*
 * Ratings
 */

static void
strengths_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (TableeResultView) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) strengths = tablee_store_read_strengths_finish (TABLEE_STORE (source), result, &error);
  g_autofree char *words = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->shown == NULL)
    return;

  g_clear_object (&self->reading);
  words = strengths != NULL ? tablee_strength_words_of_session (self->shown, strengths) : NULL;
  gtk_label_set_label (GTK_LABEL (self->strength), words != NULL ? words : "");
  gtk_widget_set_visible (self->strength, words != NULL);
  /* Where it is why the game does not count it is not told twice. */
  if (words != NULL && !gtk_widget_get_visible (self->hints))
    gtk_widget_set_visible (self->mark, FALSE);
}

static void
stop_reading (TableeResultView *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

/* What was told of another game is not said of this one. */
static void
show_strength (TableeResultView  *self,
               TableeGameSession *session,
               TableeStore       *store)
{
  stop_reading (self);
  if (g_set_object (&self->shown, session))
    gtk_widget_set_visible (self->strength, FALSE);
  self->reading = g_cancellable_new ();
  tablee_store_read_strengths_async (store, tablee_game_session_get_ruleset (session)->game->id, self->reading, strengths_cb,
                                     g_object_ref (self));
}

static void
tablee_result_view_dispose (GObject *object)
{
  TableeResultView *self = TABLEE_RESULT_VIEW (object);

  stop_reading (self);
  g_clear_object (&self->shown);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_RESULT_VIEW);

  G_OBJECT_CLASS (tablee_result_view_parent_class)->dispose (object);
}

/* Nothing moves before that. */
static void
tablee_result_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tablee_result_view_parent_class)->map (widget);
  celebrate (TABLEE_RESULT_VIEW (widget));
}

static void
tablee_result_view_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  if (id == PROP_PAST)
    TABLEE_RESULT_VIEW (object)->past = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_result_view_constructed (GObject *object)
{
  TableeResultView *self = TABLEE_RESULT_VIEW (object);

  G_OBJECT_CLASS (tablee_result_view_parent_class)->constructed (object);

  if (!self->past)
    return;

  gtk_widget_set_visible (self->lesson, FALSE);
  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons); button != NULL; button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_visible (button, button == self->table_button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->table_button), "review.result");
}

/* The first button that is there: Tab goes on to all the others. */
static gboolean
tablee_result_view_grab_focus (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_first_child (TABLEE_RESULT_VIEW (widget)->buttons);

  while (button != NULL && !gtk_widget_get_visible (button))
    button = gtk_widget_get_next_sibling (button);

  return button != NULL && gtk_widget_grab_focus (button);
}

static void
motion_cb (TableeResultView *self)
{
  if (self->moved == 0)
    self->moved = g_get_monotonic_time ();
}

/* Here was what asks for the result, on the table: who reads long and looks away comes back to it. */
static gboolean
is_on_table_button (TableeResultView *self,
                    double            x,
                    double            y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return picked != NULL && (picked == self->table_button || gtk_widget_is_ancestor (picked, self->table_button));
}

/* What is pressed at once, or by a pointer that has hardly moved since this came up by itself, was aimed at what was here before. Only once: then
 * everybody has seen it. */
static void
pressed_cb (GtkGesture       *gesture,
            int               n_press,
            double            x,
            double            y,
            TableeResultView *self)
{
  gint64 now = g_get_monotonic_time ();
  gboolean seen = now - self->came_up > SEEN_TIME && !is_on_table_button (self, x, y);
  gboolean aimed = self->moved != 0 && now - self->moved > AIM_TIME && now - self->came_up > SETTLE_TIME;

  if (self->fresh && !seen && !aimed)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->fresh = FALSE;
}

static void
tablee_result_view_class_init (TableeResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = tablee_result_view_constructed;
  G_OBJECT_CLASS (klass)->dispose = tablee_result_view_dispose;
  G_OBJECT_CLASS (klass)->set_property = tablee_result_view_set_property;

  properties[PROP_PAST] = g_param_spec_boolean ("past", NULL, NULL, FALSE,
                                                G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  widget_class->grab_focus = tablee_result_view_grab_focus;
  widget_class->map = tablee_result_view_map;

  g_type_ensure (TABLEE_TYPE_CELEBRATION);
  g_type_ensure (TABLEE_TYPE_SCORE_VIEW);
  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, podium_box);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, podium);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, celebration);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, sentence);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, why);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, lesson);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, streak);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, strength);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, moment);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, deed);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, mark);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, hints);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, relieved);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, scores);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, buttons);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, again_button);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, seats_button);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, table_button);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, mistakes_button);
  gtk_widget_class_bind_template_callback (widget_class, motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "result-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_REGION);
}

static void
tablee_result_view_init (TableeResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* At a table of somebody else's there is nobody to invite. */
static void
offer_another (TableeResultView  *self,
               TableeGameSession *session)
{
  TableePresence *presence = tablee_presence_find (session);
  gboolean own = presence == NULL || tablee_presence_can_set_player (presence);

  gtk_widget_set_visible (self->again_button, own);
  gtk_widget_set_visible (self->seats_button, own);
}

/* After a lesson there is no use in another one, nor in what was said to be done: a game of one's own is next. */
static void
show_lesson (TableeResultView  *self,
             TableeGameSession *session)
{
  const TableeGame *game = tablee_game_session_get_ruleset (session)->game;
  gboolean lesson = tablee_tutor_find (session) != NULL;
  /* Translators: below the result of a lesson. %s is the name of a game */
  g_autofree char *words = g_strdup_printf (_("This was a lesson: now you know %s. Play a game of your own!"),
                                            _(tablee_present_for_game (game)->name));

  gtk_label_set_label (GTK_LABEL (self->lesson), words);
  gtk_widget_set_visible (self->lesson, lesson);
  gtk_widget_set_visible (self->mistakes_button, !lesson);
  if (!lesson)
    return;

  gtk_widget_set_visible (self->seats_button, FALSE);
  gtk_button_set_label (GTK_BUTTON (self->again_button), _("_Play a Real Game"));
  /* No action is ever there with the target of the other. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->again_button), NULL);
  if (tablee_game_session_get_ruleset (session)->seats == 1)
    {
      gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->again_button), NULL);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->again_button), "win.set-up-like");
      return;
    }

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->again_button), "s", game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->again_button), "win.set-up");
}

void
tablee_result_view_show (TableeResultView  *self,
                         TableeGameSession *session,
                         TableeStore       *store)
{
  g_return_if_fail (TABLEE_IS_RESULT_VIEW (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));
  g_return_if_fail (TABLEE_IS_STORE (store));

  gboolean given_up = tablee_game_session_get_given_up_by (session) != TABLEE_NOBODY;
  g_autofree char *sentence = tablee_result_view_dup_sentence (session);
  g_autofree char *why = dup_why (session);
  g_autofree char *streak = self->past ? NULL : dup_streak (session, store);
  g_autofree char *hints = dup_hints (session);
  g_autofree char *relieved = dup_relieved (session);
  TableeScoreSheet sheet;

  tablee_game_session_get_score_sheet (session, &sheet);
  show_strength (self, session, store);
  show_best_moment (self, session);
  fill_podium (self, session, &sheet);
  gtk_widget_set_visible (self->podium_box, !given_up);
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_label (GTK_LABEL (self->why), why != NULL ? why : "");
  gtk_widget_set_visible (self->why, why != NULL);
  gtk_label_set_label (GTK_LABEL (self->streak), streak != NULL ? streak : "");
  gtk_widget_set_visible (self->streak, streak != NULL);
  gtk_label_set_label (GTK_LABEL (self->hints), hints);
  gtk_widget_set_visible (self->hints, *hints != '\0');
  gtk_label_set_label (GTK_LABEL (self->relieved), relieved);
  gtk_widget_set_visible (self->relieved, *relieved != '\0');
  gtk_widget_set_visible (self->mark, tablee_game_session_get_taken_back (session));
  tablee_score_view_show (TABLEE_SCORE_VIEW (self->scores), session);
  if (!self->past)
    {
      offer_another (self, session);
      show_lesson (self, session);
    }
  if (!given_up && !self->past && g_object_replace_data (G_OBJECT (session), CELEBRATED_KEY, NULL, GINT_TO_POINTER (TRUE), NULL, NULL))
    self->festive = TRUE;
  celebrate (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

void
tablee_result_view_come_up (TableeResultView *self)
{
  g_return_if_fail (TABLEE_IS_RESULT_VIEW (self));

  self->fresh = TRUE;
  self->came_up = g_get_monotonic_time ();
  self->moved = 0;
}

char *
tablee_result_view_dup_sentence (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  int given_up_by = tablee_game_session_get_given_up_by (session);
  TableeScoreSheet sheet;

  if (given_up_by != TABLEE_NOBODY)
    return tablee_say_of (context, given_up_by, _("You gave the game up."), _("%s gave the game up."), context->names[given_up_by]);

  tablee_game_session_get_score_sheet (session, &sheet);

  return tablee_present_for_game (ruleset->game)->result (context, &sheet);
}
