/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Space Beans: its keys, and the session shown on its parts. */
#include "config.h"
#include "table.h"

#include <glib/gi18n.h>

#include "action-bar.h"
#include "faces.h"
#include "flights.h"
#include "games/space-beans/rules/rules.h"
#include "games/space-beans/words/terms.h"
#include "marks.h"
#include "piles.h"
#include "places.h"
#include "present/naming.h"
#include "present/present.h"
#include "present/session-context.h"
#include "race-view.h"
#include "seat-view.h"
#include "widgets/spoken-label.h"
#include "widgets/widgets-style.h"

enum
{
  ROOMY_HEIGHT = 600,  /* pixels, below which there is little room in a wide window too */
  STRIP_WIDTH = 112,   /* of one of the others where there is little room */
  LINES_IN_ROW = 2,
  CROWD = 5,           /* seats: of more there are three rows of lines, and little height is left for the rest */
};

struct _TableeSpaceBeansTable
{
  TableeCardTable     parent_instance;

  TableeBoardBin     *bin;
  GtkBox             *board;
  GtkBox             *others;
  GtkBox             *common;
  GtkBox             *mine;
  TableePileView     *draw;
  TableePileView     *discard;
  SbRaceView         *race;
  TableeHandView     *hand;
  GtkWidget          *empty_hand;
  SbActionBar        *bar;
  SbSeatView         *views[SB_MAX_SEATS];  /* the near seat first, then clockwise */

  SbState             shown;                /* as the table shows it */
  int                 near;
  int                 n_seats;
  int                 chosen;               /* the card that still needs a collection: id of its face, or TABLEE_NO_CARD */
  int                 taken_up;             /* the same of one that was clicked where drawing is asked about */
  SbMarks             marks;                /* what this turn has changed */

  int                 card_width;           /* of the hand */
  gboolean            compact;              /* there is little room */
};

G_DEFINE_FINAL_TYPE (TableeSpaceBeansTable, tablee_space_beans_table, TABLEE_TYPE_CARD_TABLE)

static const TableeTableShortcut shortcuts[] = {
  { "table.draw", "d", N_("Draw Two Cards"), .plays = TABLEE_PLAYS (SB_ACTION_DRAW) },
  { "table.no-draw", "x", N_("Do Not Draw"), .plays = TABLEE_PLAYS (SB_ACTION_NO_DRAW) },
  { "table.close", "c", N_("Close the Visible Collection"), .plays = TABLEE_PLAYS (SB_ACTION_CLOSE) },
  { "table.keep", "k", N_("Keep the Visible Collection"), .plays = TABLEE_PLAYS (SB_ACTION_KEEP) },
  { "table.card-", TABLEE_TABLE_DIGITS, N_("Lay Out a Card by Its Place in the Hand") },
  { "table.to-visible", "v", N_("Put the Chosen Card into the Visible Collection") },
  { "table.to-secret", "b", N_("Put the Chosen Card into the Secret Collection") },
  { "table.done", "e", N_("Lay Out No More Cards"), .plays = TABLEE_PLAYS (SB_ACTION_DONE) },
  { NULL },
};

static TableeGameSession *
get_session (TableeSpaceBeansTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

static const SbRuleset *
get_ruleset (TableeSpaceBeansTable *self)
{
  return (const SbRuleset *) tablee_game_session_get_ruleset (get_session (self));
}

static const SbState *
get_view (TableeSpaceBeansTable *self)
{
  return tablee_game_session_get_view (get_session (self));
}

/* Whether the person at the near seat is asked now. */
static gboolean
is_asked (TableeSpaceBeansTable *self)
{
  return tablee_game_session_get_choosing (get_session (self)) && get_view (self)->current == self->near;
}

static gboolean
is_legal (TableeSpaceBeansTable *self,
          TableeAction           action)
{
  return get_view (self)->current == self->near && tablee_game_session_may (get_session (self), action);
}

/* The view of @seat: that of the near one is at the bottom. */
static SbSeatView *
get_seat_view (TableeSpaceBeansTable *self,
               int                    seat)
{
  return self->views[(seat - self->near + self->n_seats) % self->n_seats];
}

/*
 * What is shown
 */

/* A card of the hand says that a visible collection is kept: closing it has its button. */
static gboolean
keeps (TableeSpaceBeansTable *self,
       SbCard                 card)
{
  return is_asked (self) && sb_targets_if_kept (get_view (self), card) != 0;
}

/* The collections that @card can go to. */
static unsigned
get_targets (TableeSpaceBeansTable *self,
             SbCard                 card)
{
  if (!is_asked (self))
    return 0;

  return keeps (self, card) ? sb_targets_if_kept (get_view (self), card) : sb_targets (get_view (self), card);
}

/* The collections that the chosen card can go to; while cards are added, where they go. */
static unsigned
get_available_slots (TableeSpaceBeansTable *self,
                     int                    seat)
{
  const SbState *view = get_view (self);

  if (seat != self->near || !is_asked (self))
    return 0;
  if (view->phase == SB_PHASE_ADD)
    return 1u << view->slot;
  if (self->chosen == TABLEE_NO_CARD)
    return 0;

  return get_targets (self, sb_face_card (self->chosen));
}

/* The others sit clockwise from where lines begin, so that hands go along their row to there, then down to the near seat, and from
 * there to the end of the row. */
static const char *
get_arrow (TableeSpaceBeansTable *self,
           int                    seat)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (seat != self->near)
    return sb_right (&get_ruleset (self)->base, seat) == self->near ? "↓" : rtl ? "→" : "←";

  return self->n_seats == 2 ? "↑" : rtl ? "↖" : "↗";
}

/* What the end of the game brought to @seat. */
static int
get_sold (TableeSpaceBeansTable *self,
          int                    seat)
{
  const SbRuleset *ruleset = get_ruleset (self);
  const SbState *view = get_view (self);
  int bonus = sb_has_bonus (ruleset, view, seat) ? ruleset->bonus : 0;

  if (view->phase != SB_PHASE_OVER)
    return 0;

  return sb_worth (view->seats[seat].visible) + sb_worth (view->seats[seat].secret) + bonus;
}

static void
bind_seat (TableeSpaceBeansTable *self,
           int                    seat)
{
  TableeGameSession *session = get_session (self);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  const SbState *view = get_view (self);
  int right = sb_right (&get_ruleset (self)->base, seat);

  sb_seat_view_set_standing (get_seat_view (self, seat), &(SbStanding) {
    .seat = &view->seats[seat],
    .player = tablee_game_session_get_seat (session, seat),
    .label = tablee_label_of (context, seat),
    .yours = tablee_is_listener (context, seat),
    .passes_to = tablee_name_of (context, right),
    .arrow = get_arrow (self, seat),
    .turn = tablee_table_get_turn (TABLEE_TABLE (self), seat),
    .available = get_available_slots (self, seat),
    .marked = self->marks.seats[seat],
    .scored = self->marks.scored[seat],
    .over = view->phase == SB_PHASE_OVER,
    .sold = get_sold (self, seat),
  });
}

static void
bind_seats (TableeSpaceBeansTable *self)
{
  int points[SB_MAX_SEATS];

  for (int i = 0; i < self->n_seats; i++)
    {
      bind_seat (self, i);
      points[i] = sb_points (get_view (self)->seats[i].points) + get_sold (self, i);
    }
  sb_race_view_set_points (self->race, get_ruleset (self)->end_score, points, tablee_session_get_listener (get_session (self)));
}

static void
bind_piles (TableeSpaceBeansTable *self)
{
  sb_piles_show_draw (self->draw, get_view (self), is_legal (self, SB_ACTION_DRAW), !self->compact);
  sb_piles_show_discard (self->discard, get_view (self), !self->compact);
}

static int
tablee_space_beans_table_find_places (TableeTable  *table,
                                      TableeAction  action,
                                      GtkWidget    *places[TABLEE_TABLE_PLACES])
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);

  return sb_places_find (&(SbPlaces){ self->hand, self->views[0], self->bar }, get_view (self), action, places);
}

static int
tablee_space_beans_table_find_event_places (TableeTable       *table,
                                            const TableeEvent *event,
                                            GtkWidget         *places[TABLEE_TABLE_PLACES])
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);
  SbSeatView *seats[SB_MAX_SEATS] = { NULL };

  for (int seat = 0; seat < self->n_seats; seat++)
    seats[seat] = get_seat_view (self, seat);

  return sb_places_find_event (seats, self->draw, self->discard, event, places);
}

/*
 * The hand
 */

static char *
dup_spoken_card (const TableeCard *face)
{
  if (face->chosen)
    /* Translators: a card ("Klingbohnen 4") */
    return g_strdup_printf (_("%s, chosen: say which collection it goes to"), face->spoken);
  if (face->available)
    /* Translators: a card ("Klingbohnen 4") */
    return g_strdup_printf (_("%s, in your hand, can be laid out"), face->spoken);

  /* Translators: a card ("Klingbohnen 4") */
  return g_strdup_printf (_("%s, in your hand"), face->spoken);
}

static void
complete_face (TableeSpaceBeansTable *self,
               TableeCard            *face)
{
  SbCard card = sb_face_card (face->id);
  char *spoken;

  if (card == SB_UNKNOWN)
    return;

  face->available = get_targets (self, card) != 0;
  face->chosen = face->id == self->chosen;
  face->marked = sb_cards_copies (self->marks.fresh, card) > 0;
  spoken = dup_spoken_card (face);
  g_free ((gpointer) face->spoken);
  face->spoken = spoken;
}

static void
bind_hand (TableeSpaceBeansTable *self)
{
  const SbSeat *seat = &get_view (self)->seats[self->near];
  g_autoptr (GArray) faces = sb_faces_new (seat->hand, seat->hand_hidden);
  int count = (int) faces->len;
  g_autofree char *spoken = tablee_table_dup_hand (TABLEE_TABLE (self), self->near, count);

  for (guint i = 0; i < faces->len; i++)
    complete_face (self, &g_array_index (faces, TableeCard, i));
  tablee_hand_view_set_cards (self->hand, (const TableeCard *) (gpointer) faces->data, faces->len);
  tablee_widget_set_spoken_label (GTK_WIDGET (self->hand), spoken);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), count > 0);
  gtk_widget_set_visible (self->empty_hand, count == 0);
}

static void
bind_bar (TableeSpaceBeansTable *self)
{
  SbBarState state = {
    .table = TABLEE_TABLE (self),
    .session = get_session (self),
    .seat = self->near,
    .asked = is_asked (self),
    .chosen = sb_face_card (self->chosen),
  };

  /* The keyboard goes to the hand when there is a card to choose, and otherwise stays in the bar. */
  if (get_view (self)->phase == SB_PHASE_PLAY && sb_action_bar_loses_focus (self->bar, &state))
    gtk_widget_child_focus (GTK_WIDGET (self->hand), GTK_DIR_TAB_FORWARD);
  sb_action_bar_set_state (self->bar, &state);
}

static gboolean
hand_has_focus (TableeSpaceBeansTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->hand));
}

/* As long as the card lies ready, and not only for the moment. */
static void
bind_question (TableeSpaceBeansTable *self)
{
  gboolean either = self->chosen != TABLEE_NO_CARD && get_targets (self, sb_face_card (self->chosen)) == (1u << SB_VISIBLE | 1u << SB_SECRET);

  if (self->taken_up != TABLEE_NO_CARD)
    tablee_table_set_question (TABLEE_TABLE (self), _("To play without drawing, choose this card once more."));
  else
    tablee_table_set_question (TABLEE_TABLE (self), either ? _("This card can go to either collection: choose one.") : NULL);
}

/* What depends on who is asked. */
static void
bind_decision (TableeSpaceBeansTable *self)
{
  gboolean in_hand = hand_has_focus (self);

  bind_question (self);

  bind_seats (self);
  bind_piles (self);
  bind_hand (self);
  bind_bar (self);
  if (in_hand && !hand_has_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
tablee_space_beans_table_show (TableeCardTable *table)
{
  bind_decision (TABLEE_SPACE_BEANS_TABLE (table));
}

/*
 * What is done
 */

static void
choose (TableeSpaceBeansTable *self,
        int                    id)
{
  self->chosen = id;
  bind_decision (self);
  tablee_table_view_changed (TABLEE_TABLE (self));
}

static void
put_card (TableeSpaceBeansTable *self,
          int                    id,
          SbSlot                 slot)
{
  SbCard card = sb_face_card (id);
  TableeAction put;

  if (card == SB_UNKNOWN)
    return;

  put = sb_put_action (get_view (self), card, slot);
  if (keeps (self, card))
    tablee_table_play_both (TABLEE_TABLE (self), SB_ACTION_KEEP, put);
  else
    tablee_table_play (TABLEE_TABLE (self), put);
}

static void
take_up (TableeSpaceBeansTable *self,
         int                    id)
{
  self->taken_up = id;
  bind_question (self);
}

/* Who takes up a card of the hand instead of drawing, twice, does not draw; it lies ready, and may go somewhere. A click that was only to look at it
 * decides nothing. Returns whether it was about that. */
static gboolean
begin_with_hand (TableeSpaceBeansTable *self,
                 int                    id)
{
  SbState after = *get_view (self);

  if (!is_asked (self) || after.phase != SB_PHASE_DRAW || !is_legal (self, SB_ACTION_NO_DRAW))
    return FALSE;

  after.phase = SB_PHASE_PLAY;
  if (sb_targets (&after, sb_face_card (id)) == 0)
    return FALSE;

  if (self->taken_up != id)
    take_up (self, id);
  else if (tablee_table_play (TABLEE_TABLE (self), SB_ACTION_NO_DRAW))
    choose (self, id);
  return TRUE;
}

static void
card_activated_cb (TableeSpaceBeansTable *self,
                   int                    id)
{
  const SbState *view = get_view (self);
  SbCard card = sb_face_card (id);
  unsigned targets;

  if (card == SB_UNKNOWN || begin_with_hand (self, id))
    return;

  targets = get_targets (self, card);
  if (targets == (1u << SB_VISIBLE | 1u << SB_SECRET))
    {
      if (keeps (self, card))
        tablee_table_play (TABLEE_TABLE (self), SB_ACTION_KEEP);
      choose (self, self->chosen == id ? TABLEE_NO_CARD : id);
    }
  else if (targets != 0)
    put_card (self, id, targets == 1u << SB_SECRET ? SB_SECRET : SB_VISIBLE);
  else
    put_card (self, id, (SbSlot) view->slot);
}

/* Where the card can go that is being dragged is marked as for a chosen one. */
static void
card_lifted_cb (TableeSpaceBeansTable *self,
                int                    id)
{
  if (id != TABLEE_NO_CARD && get_targets (self, sb_face_card (id)) == 0)
    return;

  self->chosen = id;
  bind_decision (self);
}

/* The chosen card goes to @slot. Without one, what is to be done first is said. */
static void
put_chosen (TableeSpaceBeansTable *self,
            SbSlot                 slot)
{
  const SbState *view = get_view (self);
  g_autoptr (TableePresentContext) context = NULL;
  g_autofree char *prompt = NULL;

  if (self->chosen != TABLEE_NO_CARD)
    {
      put_card (self, self->chosen, slot);
      return;
    }
  if (is_asked (self) && view->phase == SB_PHASE_PLAY)
    {
      tablee_table_tell (TABLEE_TABLE (self), _("First choose a card in your hand."));
      return;
    }

  context = tablee_session_context_new (get_session (self));
  prompt = tablee_present_for_game (&tablee_space_beans_game)->prompt (context, view);
  if (is_asked (self))
    tablee_table_tell (TABLEE_TABLE (self), prompt);
}

static void
slot_clicked_cb (TableeSpaceBeansTable *self,
                 int                    slot)
{
  put_chosen (self, (SbSlot) slot);
}

static void
card_dropped_cb (TableeSpaceBeansTable *self,
                 int                    slot,
                 int                    id)
{
  put_card (self, id, (SbSlot) slot);
}

static void
draw_activated_cb (TableeSpaceBeansTable *self)
{
  tablee_table_play (TABLEE_TABLE (self), SB_ACTION_DRAW);
}

static void
card_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (widget);
  TableeCardView *view = tablee_hand_view_get_card (self->hand, (gsize) tablee_table_get_digit (action_name));

  if (view != NULL)
    card_activated_cb (self, tablee_card_view_get_card (view)->id);
}

static void
put_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  put_chosen (TABLEE_SPACE_BEANS_TABLE (widget), g_str_equal (action_name, "table.to-secret") ? SB_SECRET : SB_VISIBLE);
}

/*
 * Seats
 */

static void
make_seats (TableeSpaceBeansTable *self)
{
  self->n_seats = get_ruleset (self)->base.seats;
  for (int i = 0; i < self->n_seats; i++)
    {
      self->views[i] = SB_SEAT_VIEW (sb_seat_view_new ());
      gtk_box_append (i == 0 ? self->mine : self->others, GTK_WIDGET (self->views[i]));
    }
  gtk_widget_set_hexpand (GTK_WIDGET (self->views[0]), TRUE);
  g_signal_connect_object (self->views[0], "slot-clicked", G_CALLBACK (slot_clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->views[0], "card-dropped", G_CALLBACK (card_dropped_cb), self, G_CONNECT_SWAPPED);
  sb_race_view_set_seats (self->race, tablee_game_session_get_seats (get_session (self)));
}

/*
 * What has happened
 */

static guint
add_moves (TableeSpaceBeansTable *self,
           const TableeEvent     *event,
           guint                  step)
{
  SbStage stage = {
    .mover = tablee_card_table_get_mover (TABLEE_CARD_TABLE (self)),
    .draw = self->draw,
    .discard = self->discard,
    .hand = self->hand,
    .near = self->near,
    .shown = &self->shown,
    .view = get_view (self),
    .card_width = self->card_width * 3 / 4,
  };

  for (int i = 0; i < self->n_seats; i++)
    stage.seats[i] = get_seat_view (self, i);

  return sb_flights_add (&stage, event, step);
}

static guint
tablee_space_beans_table_hear (TableeCardTable   *table,
                               const TableeEvent *event,
                               guint              step)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);

  sb_marks_follow (&self->marks, event, self->near);

  return tablee_table_get_animates (TABLEE_TABLE (table)) ? add_moves (self, event, step) : 0;
}

static void
tablee_space_beans_table_sit (TableeCardTable *table,
                              int              near)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);

  if (self->n_seats == 0)
    make_seats (self);
  self->near = near;
  self->marks.fresh = (SbCards) { 0 };
  tablee_mover_finish (tablee_card_table_get_mover (table));
}

static void
tablee_space_beans_table_jump (TableeCardTable *table)
{
  TABLEE_SPACE_BEANS_TABLE (table)->marks = sb_marks_recall (tablee_game_session_get_log (tablee_table_get_session (TABLEE_TABLE (table))));
}

/* The chosen card goes back among the others. */
static gboolean
tablee_space_beans_table_cancel (TableeTable *table)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);

  if (self->chosen == TABLEE_NO_CARD && self->taken_up == TABLEE_NO_CARD)
    return FALSE;

  self->taken_up = TABLEE_NO_CARD;
  choose (self, TABLEE_NO_CARD);

  return TRUE;
}

static void
tablee_space_beans_table_begin (TableeCardTable *table)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);

  self->chosen = TABLEE_NO_CARD;
  self->taken_up = TABLEE_NO_CARD;
  self->shown = *get_view (self);
}

/*
 * A choice that is half made, for the table that takes the place of this one
 */

static GVariant *
tablee_space_beans_table_save_view (TableeTable *table)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  if (self->chosen != TABLEE_NO_CARD)
    tablee_table_insert_choice (table, &dict, self->chosen);

  return g_variant_dict_end (&dict);
}

static void
tablee_space_beans_table_restore_view (TableeTable *table,
                                       GVariant    *view)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);
  int chosen;

  if (!tablee_table_lookup_choice (table, view, &chosen) || sb_face_card (chosen) == SB_UNKNOWN ||
      sb_targets (get_view (self), sb_face_card (chosen)) != (1u << SB_VISIBLE | 1u << SB_SECRET))
    return;

  self->chosen = chosen;
  bind_decision (self);
}

/*
 * Size and form
 */

static void
place_others (TableeSpaceBeansTable *self,
              int                    columns,
              guint                  spacing)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->others));

  gtk_grid_layout_set_column_spacing (GTK_GRID_LAYOUT (layout), spacing);
  gtk_grid_layout_set_row_spacing (GTK_GRID_LAYOUT (layout), spacing);
  for (int i = 1; i < self->n_seats; i++)
    {
      GtkGridLayoutChild *child = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout,
                                                                                              GTK_WIDGET (self->views[i])));

      gtk_grid_layout_child_set_column (child, (i - 1) % columns);
      gtk_grid_layout_child_set_row (child, (i - 1) / columns);
    }
}

/* How large things are beside the cards of the near collections, in hundredths of the width of one. */
typedef struct
{
  int   smallest;  /* of those cards, in pixels: what is smaller cannot be read, and scrolls */
  int   largest;
  int   other;     /* cards of the others */
  int   line;      /* of one of the others in a line */
  int   pile;
  int   hand;      /* 0: as beside fields */
  int   race;      /* height of the track */
  guint spacing;   /* pixels, between the others */
} Sizes;

static const Sizes roomy_sizes = { 40, 220, 64, 64, 72, 0, 100, 8 };
static const Sizes narrow_sizes = { 26, 90, 70, 60, 72, 122, 128, 4 };
static const Sizes crowded_sizes = { 22, 90, 80, 68, 66, 150, 110, 2 };
static const Sizes low_sizes = { 26, 90, 70, 60, 78, 122, 144, 4 };

static const Sizes *
get_sizes (TableeSpaceBeansTable *self)
{
  if (tablee_card_table_is_narrow (TABLEE_CARD_TABLE (self)))
    return self->n_seats > CROWD ? &crowded_sizes : &narrow_sizes;

  return tablee_card_table_is_roomy (TABLEE_CARD_TABLE (self), ROOMY_HEIGHT) ? &roomy_sizes : &low_sizes;
}

/* Cards of the others share the width with those of the other seats. */
static int
get_other_width (TableeSpaceBeansTable *self,
                 const Sizes           *sizes,
                 int                    unit)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  return MAX (MIN (sizes->other * unit / 100, width / MAX (self->n_seats - 1, 1) / (self->compact ? 4 : 6)), 16);
}

static void
scale_seats (TableeSpaceBeansTable *self,
             const Sizes           *sizes,
             int                    unit)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int others = MAX (self->n_seats - 1, 1);
  int columns = self->compact ? CLAMP (width / STRIP_WIDTH, 1, others) : others;
  gboolean lines = columns < others;
  int card_width = lines ? sizes->line * unit / 100 : get_other_width (self, sizes, unit);
  SbSeatForm form = !self->compact ? SB_SEAT_OTHER
                    : lines ? SB_SEAT_LINE
                    : width / columns < 5 * card_width ? SB_SEAT_STRIP : SB_SEAT_ROW;

  /* What would be several rows of strips is lower as pairs of lines. */
  if (lines)
    columns = MIN (columns, LINES_IN_ROW);
  sb_seat_view_set_form (self->views[0], self->compact ? SB_SEAT_NEAR_STRIP : SB_SEAT_NEAR, unit);
  for (int i = 1; i < self->n_seats; i++)
    sb_seat_view_set_form (self->views[i], form, card_width);
  place_others (self, columns, sizes->spacing);
}

static void
tablee_space_beans_table_scale (TableeCardTable *table,
                                int              unit)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);
  const Sizes *sizes = get_sizes (self);

  scale_seats (self, sizes, unit);
  self->card_width = sizes->hand > 0 ? sizes->hand * unit / 100 : tablee_hand_view_get_width_beside (unit);
  tablee_hand_view_set_card_width (self->hand, self->card_width);
  /* Nothing jumps when the last card goes. */
  gtk_widget_set_size_request (self->empty_hand, -1, tablee_hand_view_get_row_height (self->hand));
  tablee_pile_view_set_card_width (self->draw, sizes->pile * unit / 100);
  tablee_pile_view_set_card_width (self->discard, sizes->pile * unit / 100);
  gtk_widget_set_size_request (GTK_WIDGET (self->race), -1, sizes->race * unit / 100);
}

static void
tablee_space_beans_table_fit (TableeCardTable *table)
{
  TableeSpaceBeansTable *self = TABLEE_SPACE_BEANS_TABLE (table);
  const Sizes *sizes = get_sizes (self);

  self->compact = sizes != &roomy_sizes;
  tablee_widget_set_class (GTK_WIDGET (self), "compact", self->compact);
  tablee_space_beans_table_scale (table, sizes->smallest);
  tablee_card_table_show (table);
  tablee_card_table_scale_to_fit (table, sizes->smallest, sizes->largest);
}

/*
 * The widget
 */

/* The keyboard begins at what can be done, below what there is to see. */
static gboolean
tablee_space_beans_table_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (TABLEE_SPACE_BEANS_TABLE (widget)->bar), GTK_DIR_TAB_FORWARD);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (SB_TYPE_ACTION_BAR);
  g_type_ensure (SB_TYPE_RACE_VIEW);
  g_type_ensure (TABLEE_TYPE_BOARD_BIN);
  g_type_ensure (TABLEE_TYPE_HAND_VIEW);
  g_type_ensure (TABLEE_TYPE_PILE_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-beans/table.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, bin);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, board);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, others);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, common);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, mine);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, draw);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, discard);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, race);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, hand);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, empty_hand);
  gtk_widget_class_bind_template_child (widget_class, TableeSpaceBeansTable, bar);
  gtk_widget_class_bind_template_callback (widget_class, card_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_lifted_cb);
  gtk_widget_class_bind_template_callback (widget_class, draw_activated_cb);
}

static void
install_actions (TableeTableClass *table_class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (table_class);

  tablee_table_class_set_shortcuts (table_class, shortcuts);
  tablee_table_class_install_actions (table_class, "table.card-", card_action);
  gtk_widget_class_install_action (widget_class, "table.to-visible", NULL, put_action);
  gtk_widget_class_install_action (widget_class, "table.to-secret", NULL, put_action);
}

static void
tablee_space_beans_table_class_init (TableeSpaceBeansTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);
  TableeCardTableClass *card_class = TABLEE_CARD_TABLE_CLASS (klass);

  widget_class->grab_focus = tablee_space_beans_table_grab_focus;
  card_class->sit = tablee_space_beans_table_sit;
  card_class->jump = tablee_space_beans_table_jump;
  card_class->hear = tablee_space_beans_table_hear;
  card_class->begin = tablee_space_beans_table_begin;
  card_class->show = tablee_space_beans_table_show;
  card_class->scale = tablee_space_beans_table_scale;
  card_class->fit = tablee_space_beans_table_fit;
  table_class->stylesheet = "/io/github/tablee/Tablee/space-beans/table.css";
  table_class->find_places = tablee_space_beans_table_find_places;
  table_class->find_event_places = tablee_space_beans_table_find_event_places;
  table_class->save_view = tablee_space_beans_table_save_view;
  table_class->cancel = tablee_space_beans_table_cancel;
  table_class->restore_view = tablee_space_beans_table_restore_view;

  install_actions (table_class);
  gtk_widget_class_set_css_name (widget_class, "space-beans-table");
  bind_template (widget_class);
}

static void
tablee_space_beans_table_init (TableeSpaceBeansTable *self)
{
  self->near = 0;
  self->chosen = TABLEE_NO_CARD;
  self->taken_up = TABLEE_NO_CARD;
  self->card_width = 72;
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_card_table_set_board (TABLEE_CARD_TABLE (self), self->bin);
}
