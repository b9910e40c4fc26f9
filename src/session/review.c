/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A review of a game, decision by decision, that can stop and go on. */
#include "review-private.h"

#include "ai/search.h"
#include "game-session-private.h"
#include "games/catalogue.h"
#include "store-review.h"
#include "workers.h"

#include <math.h>

enum
{
  MOST_ITERATIONS = 2000,  /* of a decision: the longest games, of some 400 decisions, then take less than a minute */
};

struct _TableeReview
{
  GObject parent_instance;

  /* What it is about. */
  TableeRuleset *ruleset;
  GPtrArray     *choices;     /* of TableeChoice */
  guint          length;
  int            n_sides;
  gboolean       one_sided;   /* seen with the eyes of one seat */
  gboolean       ended;
  gint32         end[TABLEE_MAX_COLUMNS];
  guint32        iterations;

  /* What is known. */
  GArray        *points;      /* of TableeReviewPoint, one a choice */
  guint          n_known;

  /* How it goes on. */
  gboolean       running;
  GArray        *order;       /* of guint: places of the points, in the order in which they are searched */
  guint          next;        /* place in the order */
  GPtrArray     *searches;    /* of Search: under way */

  /* Why: of what somebody looks at. */
  GPtrArray       *grounds;    /* of TableeGrounds, one a choice; NULL: nobody asked */
  TableeReasoning *reasoning;  /* on its way */
  guint            reasoned;   /* for which point */

  /* Where it is kept. */
  TableeStore   *store;
  gint64         id;
  gboolean       loading;
  gboolean       keeping;
  GArray        *unkept;      /* of guint: places of the points */
};

/* A point that is searched. */
typedef struct
{
  TableeReview  *review;
  guint          index;
  TableeInquiry *inquiry;
} Search;

enum
{
  PROP_PROGRESS = 1,
  PROP_RUNNING,
  N_PROPS,
};

enum
{
  POINT,
  REASONED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableeReview, tablee_review, G_TYPE_OBJECT)

static TableeReviewPoint *
point_at (TableeReview *self,
          guint         index)
{
  return &g_array_index (self->points, TableeReviewPoint, index);
}

static TableeChoice *
choice_at (TableeReview *self,
           guint         index)
{
  return g_ptr_array_index (self->choices, index);
}

static void
tell_point (TableeReview *self,
            guint         index)
{
  self->n_known++;
  g_signal_emit (self, signals[POINT], 0, index);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static void
set_running (TableeReview *self,
             gboolean      running)
{
  if (self->running == running)
    return;

  self->running = running;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

/*
 * Keeping
 */

static void keep (TableeReview *self);

static void
kept_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TableeReview) self = g_weak_ref_get (weak);
  gboolean kept = tablee_store_keep_review_finish (TABLEE_STORE (source), result, NULL);

  g_weak_ref_clear (weak);
  if (self == NULL)
    return;

  /* The game may have been deleted meanwhile; that the disk fails is told by the store. */
  self->keeping = FALSE;
  if (kept)
    keep (self);
  else
    g_clear_object (&self->store);
}

/* All that was found since the last time, at once. */
static void
hand_in (TableeReview *self)
{
  GVariantBuilder notes = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(us)"));
  GWeakRef *weak;

  if (self->store == NULL || self->id == 0 || self->unkept->len == 0)
    return;

  for (guint i = 0; i < self->unkept->len; i++)
    {
      guint index = g_array_index (self->unkept, guint, i);
      g_autofree char *text = tablee_review_point_to_text (point_at (self, index), self->ruleset,
                                                           tablee_review_get_view (self, index), self->iterations);

      g_variant_builder_add (&notes, "(us)", point_at (self, index)->number, text);
    }
  g_array_set_size (self->unkept, 0);
  self->keeping = TRUE;
  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  tablee_store_keep_review_async (self->store, self->id, g_variant_builder_end (&notes), kept_cb, weak);
}

/* While something is written, what is found meanwhile gathers. */
static void
keep (TableeReview *self)
{
  if (!self->keeping)
    hand_in (self);
}

/*
 * Searching
 */

static void go_on (TableeReview *self);

static void
found_cb (const TableeFinding *finding,
          gpointer             user_data)
{
  Search *search = user_data;
  g_autoptr (TableeReview) self = g_object_ref (search->review);
  guint index = search->index;
  TableeReviewPoint *point = point_at (self, index);

  search->inquiry = NULL;
  g_ptr_array_remove_fast (self->searches, search);
  point->finding = *finding;
  point->known = TRUE;
  g_array_append_val (self->unkept, index);
  keep (self);
  tell_point (self, index);
  go_on (self);
}

static void
search_free (gpointer data)
{
  Search *search = data;

  if (search->inquiry != NULL)
    tablee_inquiry_cancel (search->inquiry);
  g_free (search);
}

static void
search_point (TableeReview *self,
              guint         index)
{
  TableeChoice *choice = choice_at (self, index);
  Search *search = g_new0 (Search, 1);

  search->review = self;
  search->index = index;
  g_ptr_array_add (self->searches, search);
  search->inquiry = tablee_inquiry_start (choice->decision, choice->played, self->iterations, found_cb, search);
}

static void
go_on (TableeReview *self)
{
  if (!self->running || self->loading)
    return;

  while (self->searches->len < tablee_workers_count () && self->next < self->order->len)
    {
      guint index = g_array_index (self->order, guint, self->next++);

      if (!point_at (self, index)->known)
        search_point (self, index);
    }
  if (self->searches->len == 0)
    set_running (self, FALSE);
}

/*
 * Beginning
 */

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TableeReview) self = user_data;
  g_autoptr (GVariant) notes = tablee_store_load_review_finish (TABLEE_STORE (source), result, NULL);
  GVariantIter iter;
  guint32 number;
  const char *text;

  self->loading = FALSE;
  if (notes != NULL)
    {
      g_variant_iter_init (&iter, notes);
      while (g_variant_iter_next (&iter, "(u&s)", &number, &text))
        {
          guint index;

          if (tablee_review_find (self, number, &index) && !point_at (self, index)->known &&
              tablee_review_point_parse (point_at (self, index), text, self->ruleset, tablee_review_get_view (self, index),
                                         self->iterations))
            tell_point (self, index);
        }
    }
  go_on (self);
}

static void
add_points (TableeReview *self)
{
  for (guint i = 0; i < self->choices->len; i++)
    {
      TableeChoice *choice = choice_at (self, i);
      TableeReviewPoint point = { .number = choice->number, .played = choice->played,
                                  .seat = tablee_decision_get_seat (choice->decision) };

      g_array_append_val (self->points, point);
    }
}

static gboolean
begins_turn (TableeReview *self,
             guint         index)
{
  return index == 0 || point_at (self, index)->seat != point_at (self, index - 1)->seat;
}

static void
find_order (TableeReview *self)
{
  for (int others = 0; others < 2; others++)
    for (guint i = 0; i < self->points->len; i++)
      if (begins_turn (self, i) != others)
        g_array_append_val (self->order, i);
}

static const TableeCourse *
get_course (TableeGameSession *session)
{
  return tablee_conductor_get_course (tablee_game_session_get_conductor (session));
}

/* Whoever plays without a seat has a column of the score sheet. */
static int
count_sides (TableeGameSession *session)
{
  TableeScoreSheet sheet;

  tablee_game_session_get_score_sheet (session, &sheet);

  return tablee_game_session_get_ruleset (session)->seats + (sheet.extra_column != NULL);
}

/* Shares of the win: what the seats do not have. */
static gint32
find_rest (const TableeReview *self,
           const gint32       *rewards)
{
  gint32 rest = TABLEE_FINDING_UNIT;

  for (int seat = 0; seat < self->ruleset->seats; seat++)
    rest -= rewards[seat];

  return MAX (0, rest);
}

/* Of a game that is over everything lies open. */
static void
look_at_end (TableeReview      *self,
             TableeGameSession *session)
{
  const void *state = tablee_game_log_get_state (tablee_course_get_log (get_course (session)), self->length);
  double rewards[TABLEE_MAX_SEATS];

  self->ended = tablee_game_over (self->ruleset, state);
  if (!self->ended)
    return;

  tablee_games_heuristics (self->ruleset->game)->reward (self->ruleset, state, rewards);
  for (int seat = 0; seat < self->ruleset->seats; seat++)
    self->end[seat] = (gint32) lround (rewards[seat] * TABLEE_FINDING_UNIT);
  if (self->n_sides > self->ruleset->seats)
    self->end[self->ruleset->seats] = find_rest (self, self->end);
}

/*
 * The object
 */

static void
tablee_review_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  TableeReview *self = TABLEE_REVIEW (object);

  switch (id)
    {
    case PROP_PROGRESS:
      g_value_set_double (value, tablee_review_get_progress (self));
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_review_dispose (GObject *object)
{
  TableeReview *self = TABLEE_REVIEW (object);

  g_ptr_array_set_size (self->searches, 0);
  g_clear_pointer (&self->reasoning, tablee_reasoning_cancel);
  hand_in (self);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tablee_review_parent_class)->dispose (object);
}

static void
tablee_review_finalize (GObject *object)
{
  TableeReview *self = TABLEE_REVIEW (object);

  g_clear_pointer (&self->ruleset, tablee_ruleset_unref);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_ptr_array_unref (self->searches);
  g_ptr_array_unref (self->grounds);
  g_array_unref (self->points);
  g_array_unref (self->order);
  g_array_unref (self->unkept);

  G_OBJECT_CLASS (tablee_review_parent_class)->finalize (object);
}

static void
tablee_review_class_init (TableeReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tablee_review_get_property;
  object_class->dispose = tablee_review_dispose;
  object_class->finalize = tablee_review_finalize;

  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, read);
  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[POINT] = g_signal_new ("point", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_UINT);
  signals[REASONED] = g_signal_new ("reasoned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                    G_TYPE_UINT);
}

static void
tablee_review_init (TableeReview *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (TableeReviewPoint));
  self->order = g_array_new (FALSE, FALSE, sizeof (guint));
  self->unkept = g_array_new (FALSE, FALSE, sizeof (guint));
  self->searches = g_ptr_array_new_with_free_func (search_free);
  self->grounds = g_ptr_array_new_with_free_func (g_free);
}

TableeReview *
tablee_review_new (TableeGameSession *session,
                   TableeStore       *store)
{
  TableeReview *self;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (store == NULL || TABLEE_IS_STORE (store), NULL);

  self = g_object_new (TABLEE_TYPE_REVIEW, NULL);
  self->ruleset = tablee_ruleset_ref (tablee_course_get_ruleset (get_course (session)));
  self->iterations = MIN (tablee_search_iterations (tablee_game_session_get_ruleset (session)->game), MOST_ITERATIONS);
  self->choices = tablee_game_session_dup_choices (session);
  g_ptr_array_set_size (self->grounds, (int) self->choices->len);
  self->length = tablee_game_log_get_head (tablee_course_get_log (get_course (session)));
  self->n_sides = count_sides (session);
  self->one_sided = tablee_game_session_get_viewer (session) != TABLEE_VIEWER_ALL;
  add_points (self);
  find_order (self);
  look_at_end (self, session);

  /* What is kept of a game that goes on from a position is about actions that it has no longer. */
  self->id = tablee_game_session_get_id (session);
  if (store == NULL || self->id == 0 || tablee_game_session_get_resumed_from_position (session))
    return self;

  g_set_object (&self->store, store);
  self->loading = TRUE;
  tablee_store_load_review_async (store, self->id, NULL, loaded_cb, g_object_ref (self));

  return self;
}

void
tablee_review_set_iterations (TableeReview *self,
                              guint32       iterations)
{
  g_return_if_fail (TABLEE_IS_REVIEW (self));
  g_return_if_fail (!self->running && self->n_known == 0);
  g_return_if_fail (iterations > 0);

  self->iterations = iterations;
}

guint32
tablee_review_get_iterations (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), 0);

  return self->iterations;
}

void
tablee_review_start (TableeReview *self)
{
  g_return_if_fail (TABLEE_IS_REVIEW (self));

  if (self->running || self->n_known == self->points->len)
    return;

  self->next = 0;
  set_running (self, TRUE);
  go_on (self);
}

void
tablee_review_stop (TableeReview *self)
{
  g_return_if_fail (TABLEE_IS_REVIEW (self));

  g_ptr_array_set_size (self->searches, 0);
  set_running (self, FALSE);
}

gboolean
tablee_review_get_running (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), FALSE);

  return self->running;
}

double
tablee_review_get_progress (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), 0);

  return self->points->len > 0 ? (double) self->n_known / self->points->len : 1;
}

gint64
tablee_review_get_id (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), 0);

  return self->id;
}

const TableeRuleset *
tablee_review_get_ruleset (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), NULL);

  return self->ruleset;
}

guint
tablee_review_get_length (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), 0);

  return self->length;
}

guint
tablee_review_get_n_points (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), 0);

  return self->points->len;
}

const TableeReviewPoint *
tablee_review_get_point (TableeReview *self,
                         guint         index)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), NULL);
  g_return_val_if_fail (index < self->points->len, NULL);

  return point_at (self, index);
}

const void *
tablee_review_get_view (TableeReview *self,
                        guint         index)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), NULL);
  g_return_val_if_fail (index < self->points->len, NULL);

  return tablee_decision_get_view (choice_at (self, index)->decision);
}

static void
reasoned_cb (const TableeGrounds *grounds,
             gpointer             user_data)
{
  TableeReview *self = user_data;
  guint index = self->reasoned;

  self->reasoning = NULL;
  self->grounds->pdata[index] = g_memdup2 (grounds, sizeof *grounds);
  g_signal_emit (self, signals[REASONED], 0, index);
}

void
tablee_review_ask_grounds (TableeReview *self,
                           guint         index)
{
  const TableeReviewPoint *point;

  g_return_if_fail (TABLEE_IS_REVIEW (self));
  g_return_if_fail (index < self->points->len);

  point = point_at (self, index);
  if (self->reasoning != NULL && self->reasoned == index)
    return;

  g_clear_pointer (&self->reasoning, tablee_reasoning_cancel);
  if (!point->known || point->finding.best == point->played || self->grounds->pdata[index] != NULL)
    return;

  self->reasoned = index;
  self->reasoning = tablee_reasoning_start (choice_at (self, index)->decision, point->finding.best, point->played, reasoned_cb, self);
}

const TableeGrounds *
tablee_review_get_grounds (TableeReview *self,
                           guint         index)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), NULL);
  g_return_val_if_fail (index < self->points->len, NULL);

  return self->grounds->pdata[index];
}

gboolean
tablee_review_is_one_sided (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), FALSE);

  return self->one_sided;
}

gboolean
tablee_review_find (TableeReview *self,
                    guint         number,
                    guint        *index)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), FALSE);
  g_return_val_if_fail (index != NULL, FALSE);

  for (guint i = 0; i < self->points->len; i++)
    if (point_at (self, i)->number == number)
      {
        *index = i;
        return TRUE;
      }

  return FALSE;
}

int
tablee_review_get_n_sides (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), 0);

  return self->n_sides;
}

gboolean
tablee_review_get_expected (TableeReview *self,
                            guint         index,
                            int           side,
                            gint32       *expected)
{
  const TableeReviewPoint *point;
  gboolean has_seat;

  g_return_val_if_fail (TABLEE_IS_REVIEW (self), FALSE);
  g_return_val_if_fail (index < self->points->len, FALSE);
  g_return_val_if_fail (side >= 0 && side < self->n_sides, FALSE);
  g_return_val_if_fail (expected != NULL, FALSE);

  point = point_at (self, index);
  has_seat = side < self->ruleset->seats;
  if (!point->known || (has_seat && point->seat != side && !self->one_sided))
    return FALSE;

  *expected = has_seat ? point->finding.expected[side] : find_rest (self, point->finding.expected);

  return TRUE;
}

const gint32 *
tablee_review_get_end (TableeReview *self)
{
  g_return_val_if_fail (TABLEE_IS_REVIEW (self), NULL);

  return self->ended ? self->end : NULL;
}

gint32
tablee_review_point_get_loss (const TableeReviewPoint *point)
{
  g_return_val_if_fail (point != NULL, 0);

  return point->known ? point->finding.expected[point->seat] - point->finding.after[point->seat] : 0;
}
