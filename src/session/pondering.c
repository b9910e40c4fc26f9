/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thoughts in several threads, whose parts are put together at the end. */
#include "pondering.h"

#include "hand-back.h"
#include "workers.h"

typedef struct _Pondering Pondering;

/* A part of a thought, for one thread. */
typedef struct
{
  TableeWork     work;
  Pondering     *pondering;
  int            number;
  TableeThought *thought;  /* (owned) its memory; NULL: not begun */
} Part;

/* One decision on its way through worker threads and back: whoever ends the last part tells. */
struct _Pondering
{
  TableeAnswer       *answer;
  TableeLevel         level;
  TableeTemper        temper;
  TableePonderedFunc  done;
  gpointer            user_data;
  gboolean            compares;
  gint64              deadline;    /* monotonic, microseconds; 0: none */
  gint64              share;       /* microseconds that one part may take, so that those after it have as much */
  int                 parts;
  gint                unfinished;
  Part                part[];
};

static void
set_cap (Pondering *self,
         guint      milliseconds)
{
  gint64 cap = (gint64) milliseconds * G_TIME_SPAN_MILLISECOND;
  int workers = (int) tablee_workers_count ();
  int rounds = (self->parts + workers - 1) / workers;

  if (cap == 0)
    return;

  self->deadline = g_get_monotonic_time () + cap;
  self->share = cap / rounds;
}

static gboolean
is_late (const Pondering *self,
         gint64           begun)
{
  gint64 now = g_get_monotonic_time ();

  return self->deadline != 0 && (now >= self->deadline || now >= begun + self->share);
}

static void
think (Part *part)
{
  Pondering *pondering = part->pondering;
  TableeDecision *decision = tablee_answer_get_decision (pondering->answer);
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (decision);
  gint64 begun = g_get_monotonic_time ();
  TableeRandom random;

  tablee_random_seed (&random, tablee_decision_get_seed (decision));
  part->thought = g_malloc (tablee_thought_size (pondering->level, ruleset->game));
  tablee_thought_init (part->thought, ruleset, tablee_decision_get_view (decision), pondering->level, part->number, &random);
  tablee_thought_lean (part->thought, pondering->temper);
  tablee_thought_dwell (part->thought, part->number);
  while (tablee_thought_go_on (part->thought) || (pondering->compares && tablee_thought_compare (part->thought)))
    if (is_late (pondering, begun) || tablee_answer_is_cancelled (pondering->answer))
      break;
}

static void
pondering_free (gpointer data)
{
  Pondering *self = data;

  for (int i = 0; i < self->parts; i++)
    g_free (self->part[i].thought);
  tablee_answer_unref (self->answer);
  g_free (self);
}

/* A part that was not begun was cancelled, and then nobody waits for the answer. */
static gboolean
pondered_cb (gpointer user_data)
{
  Pondering *self = user_data;
  g_autofree TableeThought **thoughts = g_new (TableeThought *, self->parts);
  gboolean whole = TRUE;

  for (int i = 0; i < self->parts; i++)
    {
      thoughts[i] = self->part[i].thought;
      whole = whole && thoughts[i] != NULL;
    }
  if (whole && tablee_answer_is_owed (self->answer) && !tablee_answer_is_cancelled (self->answer))
    self->done (self->answer, thoughts, self->parts, self->user_data);

  return G_SOURCE_REMOVE;
}

static void
think_part (TableeWork *work)
{
  Part *part = (Part *) work;
  Pondering *pondering = part->pondering;

  if (!tablee_answer_is_cancelled (pondering->answer))
    think (part);
  if (g_atomic_int_dec_and_test (&pondering->unfinished))
    tablee_hand_back (tablee_answer_get_context (pondering->answer), G_PRIORITY_DEFAULT, pondered_cb, pondering, pondering_free);
}

static Pondering *
pondering_new (TableeAnswer       *answer,
               TableeLevel         level,
               TableeTemper        temper,
               int                 parts,
               gboolean            compares,
               TableePonderedFunc  done,
               gpointer            user_data)
{
  Pondering *self = g_malloc0 (sizeof *self + (gsize) parts * sizeof self->part[0]);

  self->answer = answer;
  self->level = level;
  self->temper = temper;
  self->done = done;
  self->user_data = user_data;
  self->parts = parts;
  self->compares = compares;
  self->unfinished = parts;
  set_cap (self, tablee_decision_get_cap (tablee_answer_get_decision (answer)));
  for (int i = 0; i < parts; i++)
    self->part[i] = (Part){ .work.run = think_part, .pondering = self, .number = i };

  return self;
}

void
tablee_ponder (TableeAnswer       *answer,
               TableeLevel         level,
               TableeTemper        temper,
               int                 parts,
               gboolean            compares,
               TableePonderedFunc  done,
               gpointer            user_data)
{
  Pondering *pondering;

  g_return_if_fail (answer != NULL);
  g_return_if_fail (level < TABLEE_N_LEVELS);
  g_return_if_fail (temper < TABLEE_N_TEMPERS);
  g_return_if_fail (parts > 0);
  g_return_if_fail (done != NULL);

  /* The last push may be answered, and everything freed, before it returns. */
  pondering = pondering_new (answer, level, temper, parts, compares, done, user_data);
  for (int i = 0; i < parts; i++)
    tablee_workers_push (&pondering->part[i].work);
}
