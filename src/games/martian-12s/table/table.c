/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Martian 12s: its keys, and the session shown on its parts. */
#include "config.h"
#include "table.h"

#include <glib/gi18n.h>
#include <math.h>

#include "bag-view.h"
#include "games/martian-12s/rules/rules.h"
#include "key-view.h"
#include "left-view.h"
#include "pot-view.h"
#include "present/format.h"
#include "present/naming.h"
#include "present/present.h"
#include "present/session-context.h"
#include "round-card.h"
#include "round-words.h"
#include "seat-view.h"
#include "session/tutor.h"
#include "size-button.h"
#include "table-layout.h"
#include "teller.h"
#include "widgets/action-button.h"
#include "widgets/board-bin.h"
#include "widgets/children.h"
#include "widgets/mover.h"

/* Milliseconds that the card of a round stays, if nobody does anything. */
#define CARD_TIME 4500

/* Portraits: how many of them are as high as the table, or as wide as a place in the strip, and how many pixels they have at least. */
enum
{
  NEAR_PORTRAIT = 8,
  OTHER_PORTRAIT = 17,
  CROWD_PORTRAIT = 26,  /* in two rows */
  STRIP_PORTRAIT = 3,
  MIN_PORTRAIT = 24,
};

struct _TableeMartian12sTable
{
  TableeTable         parent_instance;

  TableeBoardBin     *bin;
  GtkWidget          *board;
  M12TableLayout     *layout;
  M12BagView         *bag;
  GtkBox             *sizes;
  M12SizeButton      *size_buttons[M12_SIZES];
  M12PotView         *pot;
  M12LeftView        *left;
  M12KeyView         *key;
  GtkBox             *bar;
  GtkBox             *actions;
  TableeActionButton *buttons[M12_SIZES + 1];
  M12RoundCard       *card;
  M12SeatView        *seats[TABLEE_MAX_SEATS];

  int                 n_seats;
  int                 near;
  gboolean            narrow;
  gboolean            left_chosen;  /* somebody has said whether the table of what is left is shown */

  TableeMover        *mover;
  M12Teller          *teller;
  gboolean            heard;        /* events came since the last "changed" */
  TableeStanding      standing[TABLEE_MAX_SEATS];  /* when nothing was at stake last */
  guint               card_source;
};

G_DEFINE_FINAL_TYPE (TableeMartian12sTable, tablee_martian_12s_table, TABLEE_TYPE_TABLE)

enum
{
  PROP_0,
  PROP_LEFT_VISIBLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const TableeTableShortcut shortcuts[] = {
  { "table.pull-small", "1", N_("Pull a Small Pyramid"), .plays = TABLEE_PLAYS (M12_ACTION_PULL_SMALL) },
  { "table.pull-medium", "2", N_("Pull a Medium Pyramid"), .plays = TABLEE_PLAYS (M12_ACTION_PULL_MEDIUM) },
  { "table.pull-large", "3", N_("Pull a Large Pyramid"), .plays = TABLEE_PLAYS (M12_ACTION_PULL_LARGE) },
  { "table.pass", "p", N_("Pass"), .plays = TABLEE_PLAYS (M12_ACTION_PASS) },
  { "table.toggle-left", "b", N_("Show What Is Left in the Bag") },
  { NULL },
};

static const M12Ruleset *
get_ruleset (TableeMartian12sTable *self)
{
  return (const M12Ruleset *) tablee_game_session_get_ruleset (tablee_table_get_session (TABLEE_TABLE (self)));
}

static const M12State *
get_view (TableeMartian12sTable *self)
{
  return tablee_game_session_get_view (tablee_table_get_session (TABLEE_TABLE (self)));
}

static char *
dup_amount (TableeMartian12sTable *self,
            gint64                 amount)
{
  const M12Ruleset *ruleset = get_ruleset (self);
  TableePresentContext context = { &ruleset->base, NULL };

  return tablee_present_for_game (ruleset->base.game)->score_value (&context, amount);
}

/*
 * What is shown
 */

static TableeTurn
get_turn (TableeMartian12sTable *self,
          int                    seat)
{
  const M12State *shown = m12_teller_get_shown (self->teller);

  if (shown->phase == M12_PHASE_OVER || shown->current != seat)
    return TABLEE_TURN_NONE;

  return tablee_game_session_get_thinking (tablee_table_get_session (TABLEE_TABLE (self))) ? TABLEE_TURN_THINKS : TABLEE_TURN_DECIDES;
}

/* Once everybody has pulled, and until the round has been scored: a bit for each seat. */
static guint
find_leaders (TableeMartian12sTable *self)
{
  const M12State *shown = m12_teller_get_shown (self->teller);
  int leaders[TABLEE_MAX_SEATS];
  int count = shown->phase == M12_PHASE_OVER || shown->lap == 1 ? 0 : m12_round_leaders (get_ruleset (self), shown, leaders);
  guint bits = 0;

  for (int i = 0; i < count; i++)
    bits |= 1u << leaders[i];

  return bits;
}

static void
bind_seats (TableeMartian12sTable *self)
{
  const M12State *shown = m12_teller_get_shown (self->teller);
  const int *won = m12_teller_get_result (self->teller)->won;
  gboolean over = shown->phase == M12_PHASE_OVER && !m12_teller_is_telling (self->teller);
  guint leaders = find_leaders (self);

  for (int i = 0; i < self->n_seats; i++)
    {
      g_autofree char *balance = dup_amount (self, shown->seats[i].balance);

      m12_seat_view_set_standing (self->seats[i], &(M12Standing) {
        .seat = &shown->seats[i],
        .balance = balance,
        .turn = get_turn (self, i),
        .over = over,
        .winner = over ? self->standing[i] != TABLEE_STANDING_NONE : won[i] > 0,
        .ahead = (leaders >> i & 1) != 0,
        .standing = self->standing[i],
        .yours = tablee_table_is_yours (TABLEE_TABLE (self), i),
      });
      m12_seat_view_set_marked (self->seats[i], i == m12_teller_get_actor (self->teller));
    }
}

/* Who is left alone pulls again and again, beyond six laps, which looks like a mistake to whoever has not heard of it. */
static char *
dup_lone_lap (TableeMartian12sTable *self,
              int                    seat)
{
  int lap = m12_teller_get_shown (self->teller)->lap;
  g_autoptr (TableePresentContext) context = NULL;

  if (self->narrow)
    /* Translators: number of the lap of a round */
    return g_strdup_printf (_("Lap %d"), lap);

  context = tablee_session_context_new (tablee_table_get_session (TABLEE_TABLE (self)));
  /* Translators: number of the lap of a round, and the only player who still pulls */
  return tablee_say_of (context, seat, _("Lap %1$d: only you are left"), _("Lap %1$d: only %2$s is left"), lap, context->names[seat]);
}

static char *
dup_lap (TableeMartian12sTable *self)
{
  const M12State *shown = m12_teller_get_shown (self->teller);
  int seat = g_bit_nth_lsf (shown->active, -1);

  if (shown->lap > 1 && seat >= 0 && g_bit_nth_lsf (shown->active, seat) < 0)
    return dup_lone_lap (self, seat);

  /* Whoever was left alone has gone on after the last one. */
  if (shown->lap > M12_LAP_LIMIT)
    return g_strdup_printf (_("Lap %d"), shown->lap);

  /* Translators: number of the lap of a round, and how many there are at most */
  return g_strdup_printf (_("Lap %1$d of %2$d"), shown->lap, M12_LAP_LIMIT);
}

static void
bind_pot (TableeMartian12sTable *self)
{
  const M12State *shown = m12_teller_get_shown (self->teller);
  const M12Ruleset *ruleset = get_ruleset (self);
  g_autofree char *amount = dup_amount (self, (gint64) shown->pot * ruleset->stake);
  g_autofree char *stake = dup_amount (self, ruleset->stake);
  /* Translators: an amount ("€1", "1 token") */
  g_autofree char *price = g_strdup_printf (_("Stake: %s"), stake);
  g_autofree char *lap = dup_lap (self);
  g_autofree char *round = NULL;
  g_autofree char *details = NULL;

  if (ruleset->rounds > 0)
    round = g_strdup_printf (_("Round %1$d of %2$d"), shown->round, ruleset->rounds);
  else
    round = g_strdup_printf (_("Round %d"), shown->round);

  details = g_strjoin ("\n", price, round, lap, NULL);
  m12_pot_view_set_pot (self->pot, shown->pot, amount, details);
}

static void
bind_bag (TableeMartian12sTable *self)
{
  const M12State *shown = m12_teller_get_shown (self->teller);
  int left = 0;
  int total = 0;

  for (int size = 0; size < M12_SIZES; size++)
    left += shown->left[size];
  for (int colour = 0; colour < M12_COLOURS; colour++)
    total += get_ruleset (self)->copies[colour] * M12_SIZES;

  m12_bag_view_set_left (self->bag, left, total);
  m12_left_view_set_bag (self->left, shown);
}

/* Takes back into @before what has been staked in this round. Returns whether anything has. */
static gboolean
take_back_stakes (TableeMartian12sTable *self,
                  M12State              *before)
{
  gboolean staked = FALSE;

  for (int i = 0; i < self->n_seats; i++)
    {
      staked |= before->seats[i].height > 0;
      before->seats[i].balance += (gint64) before->seats[i].height * get_ruleset (self)->stake;
    }

  return staked;
}

static gboolean
is_as_begun (TableeMartian12sTable *self,
             const M12State        *state)
{
  for (int i = 0; i < self->n_seats; i++)
    if (state->seats[i].balance != get_ruleset (self)->wallets[i])
      return FALSE;

  return TRUE;
}

/* While stakes are in the pot, who has pulled most is behind: who is ahead is who was before the round. */
static void
settle (TableeMartian12sTable *self)
{
  M12State before = *get_view (self);
  gboolean staked = before.phase != M12_PHASE_OVER && take_back_stakes (self, &before);
  gboolean nothing = staked && is_as_begun (self, &before);
  TableeScoreSheet sheet = { 0 };

  if (staked)
    get_ruleset (self)->base.game->score (&get_ruleset (self)->base, &before, &sheet);

  for (int i = 0; i < self->n_seats; i++)
    if (nothing)
      self->standing[i] = TABLEE_STANDING_NONE;
    else if (staked)
      self->standing[i] = tablee_standing_find (&sheet, i);
    else
      self->standing[i] = tablee_seat_get_standing (tablee_game_session_get_seat (tablee_table_get_session (TABLEE_TABLE (self)), i));
}

/* The last thing that is told of what has happened. */
static void
scores_changed_cb (TableeMartian12sTable *self)
{
  if (m12_teller_is_telling (self->teller))
    return;

  settle (self);
  bind_seats (self);
}

static void
bind_shown (TableeMartian12sTable *self)
{
  bind_seats (self);
  bind_pot (self);
  bind_bag (self);
}

/*
 * What can be done
 */

/* What the hints of the actions are about: nobody shall read there how the story goes on. */
static const M12State *
get_told (TableeMartian12sTable *self)
{
  return m12_teller_is_telling (self->teller) ? m12_teller_get_shown (self->teller) : get_view (self);
}

/* The seat whose risks are shown: who decides, if a person does, or if somebody looks through the game. */
static int
get_deciding_seat (TableeMartian12sTable *self)
{
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));

  if (get_told (self)->current >= 0 && !tablee_game_session_get_begun (session))
    return get_told (self)->current;

  return tablee_game_session_get_choosing (session) ? tablee_game_session_get_current_seat (session) : self->near;
}

/* Who has passed or popped risks nothing more in this round; and nobody does after the game, whose last lap may leave somebody active. */
static gboolean
is_in_round (TableeMartian12sTable *self)
{
  const M12State *told = get_told (self);

  return told->phase != M12_PHASE_OVER && told->seats[get_deciding_seat (self)].status == M12_ACTIVE;
}

static char *
dup_risk (TableeMartian12sTable *self,
          int                    size)
{
  const M12State *told = get_told (self);
  int popping = m12_count_popping (told, get_deciding_seat (self), size);
  g_autofree char *share = NULL;

  if (!is_in_round (self))
    return g_strdup ("");

  if (told->left[size] == 0 && self->narrow)
    return g_strdup ("–");
  if (told->left[size] == 0)
    /* Translators: no pyramid of a size is left */
    return g_strdup (C_("size", "none left"));
  if (popping == 0 && !self->narrow)
    /* Translators: no risk to pop with the next pyramid */
    return g_strdup (C_("risk", "safe"));

  /* Whole percents: nobody weighs tenths. */
  share = tablee_format_percent (round (100.0 * popping / told->left[size]) / 100);
  if (self->narrow)
    return g_steal_pointer (&share);
  /* Translators: chance to pop with the next pyramid ("40%") */
  return g_strdup_printf (_("risk %s"), share);
}

/* Below the pyramid that it is about: how many there are, and what one of them risks. */
static char *
dup_caption (TableeMartian12sTable *self,
             int                    left,
             const char            *risk)
{
  return self->narrow ? g_strdup_printf ("×%d", left) : g_strdup_printf ("×%d\n%s", left, risk);
}

static char *
dup_spoken_action (TableeMartian12sTable *self,
                   TableeAction           action)
{
  const M12Ruleset *ruleset = get_ruleset (self);
  TableePresentContext context = { &ruleset->base, NULL };
  const TableePresent *present = tablee_present_for_game (ruleset->base.game);

  if (action < M12_ACTION_PASS && get_view (self)->left[action] == 0)
    return present->action (&context, get_view (self), action);
  return present->action_spoken (&context, get_view (self), action);
}

/* Why @action cannot be done now, which nobody shall read before it is shown. Returns: (transfer full) (nullable) */
static char *
dup_reason (TableeMartian12sTable *self,
            TableeAction           action)
{
  return m12_teller_is_telling (self->teller) ? NULL : tablee_table_dup_reason (TABLEE_TABLE (self), action);
}

static void
bind_action (TableeMartian12sTable *self,
             TableeAction           action)
{
  gboolean available = !m12_teller_is_telling (self->teller) &&
                       tablee_game_session_may (tablee_table_get_session (TABLEE_TABLE (self)), action);
  g_autofree char *reason = available ? NULL : dup_reason (self, action);
  g_autofree char *spoken = dup_spoken_action (self, action);
  g_autofree char *hint = NULL;
  TableeActionButton *button = self->buttons[action];

  if (action < M12_ACTION_PASS)
    {
      g_autofree char *risk = dup_risk (self, (int) action);
      g_autofree char *caption = dup_caption (self, get_told (self)->left[action], risk);

      m12_size_button_set_state (self->size_buttons[action], caption, spoken, reason, available);
      hint = g_steal_pointer (&risk);
    }
  else if (is_in_round (self))
    {
      /* Translators: what passing leaves: a number of points */
      hint = g_strdup_printf (_("keep %d"), get_told (self)->seats[get_deciding_seat (self)].points);
    }

  tablee_action_button_set_keyless (button, self->narrow);
  tablee_action_button_set_hint (button, hint);
  tablee_action_button_set_spoken (button, spoken);
  tablee_action_button_set_reason (button, reason);
  tablee_action_button_set_available (button, available);
}

static int
tablee_martian_12s_table_find_places (TableeTable  *table,
                                      TableeAction  action,
                                      GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  if (action > M12_ACTION_PASS)
    return 0;

  places[0] = GTK_WIDGET (self->buttons[action]);

  return 1;
}

static int
tablee_martian_12s_table_find_event_places (TableeTable       *table,
                                            const TableeEvent *event,
                                            GtkWidget         *places[TABLEE_TABLE_PLACES])
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  if (event->seat < 0)
    return tablee_table_take_places (places, event->kind == M12_EVENT_BAG_EMPTY ? GTK_WIDGET (self->bag) : GTK_WIDGET (self->pot), NULL);

  return tablee_table_take_places (places, self->seats[event->seat], event->kind == M12_EVENT_WIN ? self->pot : NULL);
}

static void
bind_actions (TableeMartian12sTable *self)
{
  for (TableeAction action = 0; action <= M12_ACTION_PASS; action++)
    bind_action (self, action);
}

/*
 * Seats
 */

static gboolean
drop_cb (TableeMartian12sTable *self,
         const GValue          *value,
         double                 x,
         double                 y)
{
  int size = g_value_get_int (value);

  if (size < 0 || size >= M12_SIZES)
    return FALSE;

  return tablee_table_play (TABLEE_TABLE (self), M12_ACTION_PULL_SMALL + (TableeAction) size);
}

static void
make_seats (TableeMartian12sTable *self)
{
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));

  self->n_seats = get_ruleset (self)->base.seats;
  for (int i = 0; i < self->n_seats; i++)
    {
      GtkWidget *seat = m12_seat_view_new (tablee_game_session_get_seat (session, i));
      GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

      g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
      gtk_widget_add_controller (seat, GTK_EVENT_CONTROLLER (target));
      gtk_widget_insert_before (seat, self->board, GTK_WIDGET (self->bag));
      self->seats[i] = M12_SEAT_VIEW (seat);
    }
}

static int
get_portrait_size (TableeMartian12sTable *self,
                   M12SeatForm            form)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int others = MAX (self->n_seats - 1, 1);
  int columns = m12_table_layout_count_columns (others);
  int size = height / OTHER_PORTRAIT;

  if (form == M12_SEAT_NEAR)
    size = height / NEAR_PORTRAIT;
  if (form == M12_SEAT_STRIP && columns < others)
    size = height / CROWD_PORTRAIT;
  if (form == M12_SEAT_STRIP)
    size = MIN (size, gtk_widget_get_width (GTK_WIDGET (self)) / columns / STRIP_PORTRAIT);

  return MAX (size, MIN_PORTRAIT);
}

static void
bind_layout (TableeMartian12sTable *self)
{
  M12TableParts parts = {
    .bag = GTK_WIDGET (self->bag),
    .sizes = GTK_WIDGET (self->sizes),
    .pot = GTK_WIDGET (self->pot),
    .left = GTK_WIDGET (self->left),
    .key = GTK_WIDGET (self->key),
    .card = GTK_WIDGET (self->card),
    .n_seats = self->n_seats,
    .near = self->near,
    .narrow = self->narrow,
  };

  for (int i = 0; i < self->n_seats; i++)
    {
      M12SeatForm form = i == self->near ? M12_SEAT_NEAR : self->narrow ? M12_SEAT_STRIP : M12_SEAT_OTHER;

      parts.seats[i] = GTK_WIDGET (self->seats[i]);
      m12_seat_view_set_form (self->seats[i], form, get_portrait_size (self, form));
    }
  m12_table_layout_set_parts (self->layout, &parts);
}

/*
 * The card of a round
 */

static void
hide_card (gpointer user_data)
{
  TableeMartian12sTable *self = user_data;

  g_clear_handle_id (&self->card_source, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self->card), FALSE);
  tablee_table_set_question (TABLEE_TABLE (self), NULL);
  m12_teller_go_on (self->teller);
  if (m12_teller_is_telling (self->teller) && !tablee_table_get_animates (TABLEE_TABLE (self)))
    m12_teller_finish (self->teller, FALSE);
}

/* Amounts as they are written elsewhere: nobody has to count stakes. */
static void
write_money (TableeMartian12sTable *self,
             const M12RoundResult  *result,
             char                 **won,
             char                 **balances)
{
  for (int i = 0; i < get_ruleset (self)->base.seats; i++)
    {
      gint64 pot = (gint64) result->won[i] * get_ruleset (self)->stake;

      won[i] = pot > 0 ? dup_amount (self, pot) : NULL;
      balances[i] = dup_amount (self, result->state.seats[i].balance + pot);
    }
}

/* Whoever leads a lesson says how the round ended. */
static gboolean
is_led (TableeMartian12sTable *self)
{
  TableeTutor *tutor = tablee_tutor_find (tablee_table_get_session (TABLEE_TABLE (self)));

  return tutor != NULL && tablee_tutor_get_led (tutor);
}

/* A person reads it before the next round covers what it is about; where people only watch, look through a game, or want speed, it
 * goes by itself. */
static gboolean
waits_for_reader (TableeMartian12sTable *self)
{
  TableeGameSession *session = tablee_table_get_session (TABLEE_TABLE (self));
  TableePace pace = tablee_game_session_get_pace (session);
  gboolean person = tablee_seat_get_kind (tablee_game_session_get_seat (session, self->near)) == TABLEE_SEAT_HUMAN;

  return person && pace > TABLEE_PACE_FAST && tablee_game_session_get_begun (session);
}

/* The card goes by itself. */
static void
pass_card (TableeMartian12sTable *self)
{
  tablee_table_set_question (TABLEE_TABLE (self), NULL);
  if (self->card_source == 0)
    self->card_source = g_timeout_add_once (CARD_TIME, hide_card, self);
}

/* Where nothing has the keyboard, no key would be heard; and at the end of a game nothing else here takes it any more. */
static void
take_keyboard (TableeMartian12sTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean lost = focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus);
  gboolean over = tablee_game_session_get_over (tablee_table_get_session (TABLEE_TABLE (self)));

  if (root != NULL && (lost || (over && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))))
    gtk_widget_grab_focus (GTK_WIDGET (self->card));
}

static void
wait_for_reader (TableeMartian12sTable *self)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (tablee_table_get_session (TABLEE_TABLE (self)));
  g_autofree char *question = m12_round_words_dup_question (context, m12_teller_get_shown (self->teller)->round,
                                                            m12_teller_get_next_first (self->teller));

  g_clear_handle_id (&self->card_source, g_source_remove);
  if (waits_for_reader (self))
    tablee_table_set_question (TABLEE_TABLE (self), question);
  else
    pass_card (self);
}

static void
round_ended_cb (TableeMartian12sTable *self,
                GPtrArray             *events)
{
  const M12RoundResult *result = m12_teller_get_result (self->teller);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (tablee_table_get_session (TABLEE_TABLE (self)));
  g_auto (GStrv) sentences = m12_round_words_new (context, &result->state, events, TRUE);
  g_auto (GStrv) spoken = m12_round_words_new (context, &result->state, events, FALSE);
  char *won[TABLEE_MAX_SEATS] = { NULL };
  char *balances[TABLEE_MAX_SEATS] = { NULL };

  /* Nothing is played below what is to be read. */
  if (is_led (self))
    {
      m12_teller_hold (self->teller);
      return;
    }

  write_money (self, result, won, balances);
  m12_round_card_set_round (self->card, &result->state, context->names, (const char *const *) won, (const char *const *) balances,
                            (const char *const *) sentences, (const char *const *) spoken);
  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    {
      g_free (won[i]);
      g_free (balances[i]);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->card), TRUE);
  /* Who is ahead now is to be seen beside what each has. */
  settle (self);
  bind_seats (self);
  wait_for_reader (self);
  take_keyboard (self);
  /* Nothing is played below it. */
  m12_teller_hold (self->teller);
}

/*
 * What the teller says
 */

static void
moved_cb (TableeMartian12sTable *self)
{
  bind_shown (self);
  bind_actions (self);
  tablee_table_moved_on (TABLEE_TABLE (self));
}

/* The truth takes the place of what was shown. */
static void
done_cb (TableeMartian12sTable *self)
{
  int near = tablee_table_get_near_seat (TABLEE_TABLE (self));

  m12_teller_set_shown (self->teller, get_view (self));
  if (near != self->near)
    {
      self->near = near;
      bind_layout (self);
    }
  settle (self);
  bind_shown (self);
  bind_actions (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self->card)))
    pass_card (self);
  tablee_table_caught_up (TABLEE_TABLE (self));
}

static void
make_teller (TableeMartian12sTable *self)
{
  M12Stage stage = {
    .mover = self->mover,
    .bag = self->bag,
    .coins = m12_pot_view_get_coins (self->pot),
  };

  memcpy (stage.seats, self->seats, sizeof stage.seats);
  self->teller = m12_teller_new (get_ruleset (self), &stage);
  g_signal_connect_object (self->teller, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->teller, "round-ended", G_CALLBACK (round_ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->teller, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
}

/*
 * The base's wishes
 */

static void
tablee_martian_12s_table_event (TableeTable       *table,
                                const TableeEvent *event)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  self->heard = TRUE;
  m12_teller_hear (self->teller, event);
}

static void
tablee_martian_12s_table_changed (TableeTable *table)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  if (self->teller == NULL)
    {
      m12_left_view_set_ruleset (self->left, get_ruleset (self));
      m12_key_view_set_ruleset (self->key, get_ruleset (self));
      make_seats (self);
      make_teller (self);
      settle (self);
      g_signal_connect_object (tablee_table_get_session (table), "scores-changed", G_CALLBACK (scores_changed_cb), self, G_CONNECT_SWAPPED);
    }

  /* Who looks through a game has gone on: what is shown is not to stay behind. */
  if (!tablee_game_session_get_begun (tablee_table_get_session (table)) && gtk_widget_get_visible (GTK_WIDGET (self->card)))
    hide_card (self);

  if (!self->heard)
    {
      /* Undo, redo, another viewer: nothing happened that could be told. */
      m12_teller_finish (self->teller, TRUE);
      m12_teller_forget (self->teller);
      hide_card (self);
      settle (self);
      bind_shown (self);
    }
  else if (tablee_table_get_animates (table))
    {
      m12_teller_tell (self->teller);
      bind_actions (self);
    }
  else
    {
      m12_teller_finish (self->teller, !waits_for_reader (self));
    }

  self->heard = FALSE;
}

static void
tablee_martian_12s_table_decision_changed (TableeTable *table)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);

  if (!m12_teller_is_telling (self->teller))
    bind_seats (self);
  bind_actions (self);
}

static void
tablee_martian_12s_table_finish_animations (TableeTable *table)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);
  gboolean card = gtk_widget_get_visible (GTK_WIDGET (self->card));

  /* What takes the card away does not take away what follows it. */
  hide_card (self);
  if (!card && m12_teller_is_telling (self->teller))
    m12_teller_finish (self->teller, FALSE);
}

static gboolean
tablee_martian_12s_table_is_behind (TableeTable *table)
{
  return m12_teller_is_telling (TABLEE_MARTIAN_12S_TABLE (table)->teller);
}

static const void *
tablee_martian_12s_table_get_shown (TableeTable *table)
{
  return m12_teller_get_shown (TABLEE_MARTIAN_12S_TABLE (table)->teller);
}

/*
 * The widget
 */

static void
resized_cb (TableeMartian12sTable *self)
{
  self->narrow = tablee_board_bin_get_form (self->bin) == TABLEE_FORM_NARROW;
  gtk_widget_set_halign (GTK_WIDGET (self->bar), self->narrow ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self->actions), self->narrow);
  m12_key_view_set_low (self->key, self->narrow);
  if (!self->left_chosen && gtk_widget_get_visible (GTK_WIDGET (self->left)) == self->narrow)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->left), !self->narrow);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEFT_VISIBLE]);
    }
  bind_layout (self);
  bind_actions (self);
}

static void
set_left_visible (TableeMartian12sTable *self,
                  gboolean               visible)
{
  self->left_chosen = TRUE;
  if (gtk_widget_get_visible (GTK_WIDGET (self->left)) == visible)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->left), visible);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEFT_VISIBLE]);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

static GVariant *
tablee_martian_12s_table_save_view (TableeTable *table)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  if (self->left_chosen)
    g_variant_dict_insert (&dict, "left-visible", "b", gtk_widget_get_visible (GTK_WIDGET (self->left)));

  return g_variant_dict_end (&dict);
}

static void
tablee_martian_12s_table_restore_view (TableeTable *table,
                                       GVariant    *view)
{
  gboolean visible;

  if (g_variant_lookup (view, "left-visible", "b", &visible))
    set_left_visible (TABLEE_MARTIAN_12S_TABLE (table), visible);
}

static void
tablee_martian_12s_table_get_property (GObject    *object,
                                       guint       prop_id,
                                       GValue     *value,
                                       GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_LEFT_VISIBLE:
      g_value_set_boolean (value, gtk_widget_get_visible (GTK_WIDGET (TABLEE_MARTIAN_12S_TABLE (object)->left)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_martian_12s_table_set_property (GObject      *object,
                                       guint         prop_id,
                                       const GValue *value,
                                       GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_LEFT_VISIBLE:
      set_left_visible (TABLEE_MARTIAN_12S_TABLE (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tablee_martian_12s_table_dispose (GObject *object)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (object);

  g_clear_handle_id (&self->card_source, g_source_remove);
  g_clear_object (&self->teller);
  g_clear_object (&self->mover);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_MARTIAN_12S_TABLE);
  tablee_widget_remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (tablee_martian_12s_table_parent_class)->dispose (object);
}

/* Children that are bound to elements of arrays. */
#define BIND_ELEMENT(name, array, index)                                                                                \
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,                                                 \
                                             G_STRUCT_OFFSET (TableeMartian12sTable, array) + (index) * sizeof (gpointer))

static void
bind_action_children (GtkWidgetClass *widget_class)
{
  BIND_ELEMENT ("size_small", size_buttons, M12_ACTION_PULL_SMALL);
  BIND_ELEMENT ("size_medium", size_buttons, M12_ACTION_PULL_MEDIUM);
  BIND_ELEMENT ("size_large", size_buttons, M12_ACTION_PULL_LARGE);
  BIND_ELEMENT ("pull_small", buttons, M12_ACTION_PULL_SMALL);
  BIND_ELEMENT ("pull_medium", buttons, M12_ACTION_PULL_MEDIUM);
  BIND_ELEMENT ("pull_large", buttons, M12_ACTION_PULL_LARGE);
  BIND_ELEMENT ("pass", buttons, M12_ACTION_PASS);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (M12_TYPE_BAG_VIEW);
  g_type_ensure (M12_TYPE_KEY_VIEW);
  g_type_ensure (M12_TYPE_LEFT_VIEW);
  g_type_ensure (M12_TYPE_POT_VIEW);
  g_type_ensure (M12_TYPE_ROUND_CARD);
  g_type_ensure (M12_TYPE_SIZE_BUTTON);
  g_type_ensure (M12_TYPE_TABLE_LAYOUT);
  g_type_ensure (TABLEE_TYPE_ACTION_BUTTON);
  g_type_ensure (TABLEE_TYPE_BOARD_BIN);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/martian-12s/table.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, bin);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, board);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, layout);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, bag);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, sizes);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, pot);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, left);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, key);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, bar);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, actions);
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, card);
  gtk_widget_class_bind_template_callback (widget_class, resized_cb);
  bind_action_children (widget_class);
}

static void
tablee_martian_12s_table_class_init (TableeMartian12sTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  object_class->get_property = tablee_martian_12s_table_get_property;
  object_class->set_property = tablee_martian_12s_table_set_property;
  object_class->dispose = tablee_martian_12s_table_dispose;
  tablee_table_class_set_shortcuts (table_class, shortcuts);
  table_class->stylesheet = "/io/github/tablee/Tablee/martian-12s/table.css";
  table_class->event = tablee_martian_12s_table_event;
  table_class->changed = tablee_martian_12s_table_changed;
  table_class->decision_changed = tablee_martian_12s_table_decision_changed;
  table_class->finish_animations = tablee_martian_12s_table_finish_animations;
  table_class->is_behind = tablee_martian_12s_table_is_behind;
  table_class->get_shown = tablee_martian_12s_table_get_shown;
  table_class->find_places = tablee_martian_12s_table_find_places;
  table_class->find_event_places = tablee_martian_12s_table_find_event_places;
  table_class->save_view = tablee_martian_12s_table_save_view;
  table_class->restore_view = tablee_martian_12s_table_restore_view;

  properties[PROP_LEFT_VISIBLE] = g_param_spec_boolean ("left-visible", NULL, NULL, TRUE,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_property_action (widget_class, "table.toggle-left", "left-visible");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "martian-12s-table");
  bind_template (widget_class);
}

static void
tablee_martian_12s_table_init (TableeMartian12sTable *self)
{
  self->near = TABLEE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->mover = tablee_mover_new (tablee_board_bin_get_flights (self->bin));
}
