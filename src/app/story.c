/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, in pictures and sentences, seat by seat. */
#include "config.h"
#include "story.h"

#include <glib/gi18n.h>

#include "present/format.h"
#include "present/mood-rules.h"
#include "present/seat-name.h"
#include "present/session-context.h"
#include "widgets/portrait.h"

static void
free_part (gpointer data)
{
  TableeStoryPart *part = data;

  g_ptr_array_unref (part->sentences);
  g_array_unref (part->events);
  g_free (part);
}

/* The story so far. */
typedef struct
{
  TableeGameSession          *session;
  TableePresentContext       *context;
  const TableePresent        *present;
  GPtrArray                  *parts;
  guint                       turn;
  guint                       chapter;
  int                         mover;
  char                       *heading;
} Teller;

static TableeStoryPart *
make_part (const Teller *teller,
           int           seat)
{
  TableeStoryPart *part = g_new0 (TableeStoryPart, 1);

  part->seat = seat;
  part->turn = teller->turn;
  part->chapter = teller->chapter;
  part->mover = teller->mover;
  part->sentences = g_ptr_array_new_with_free_func (g_free);
  part->events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));

  return part;
}

/* Whether @part says the same of @seat as @sign, of whatever. */
static gboolean
has_word (const TableeStoryPart *part,
          int                    seat,
          const TableeEventSign *sign)
{
  return sign != NULL && part->pictured && part->seat == seat && g_strcmp0 (part->sign.word, sign->word) == 0;
}

/* A part that @sign, of @seat, continues: of the last ones, or of this turn if all of a turn are one. Returns: (nullable) */
static TableeStoryPart *
find_joined (const Teller          *teller,
             int                    seat,
             const TableeEventSign *sign)
{
  for (guint i = teller->parts->len; i > 0 && sign != NULL; i--)
    {
      TableeStoryPart *part = g_ptr_array_index (teller->parts, i - 1);
      gboolean same = has_word (part, seat, sign);

      if (part->chapter != teller->chapter || !(same || (sign->gathers && part->turn == teller->turn)))
        return NULL;
      if (same && tablee_sign_join (&part->sign, sign))
        return part;
    }

  return NULL;
}

/* What continues one of the last parts goes into it: all gems that were gained are one number. */
static TableeStoryPart *
find_part (const Teller          *teller,
           int                    seat,
           const TableeEventSign *sign)
{
  TableeStoryPart *last = teller->parts->len > 0 ? g_ptr_array_index (teller->parts, teller->parts->len - 1) : NULL;
  TableeStoryPart *part = find_joined (teller, seat, sign);

  if (part != NULL)
    return part;

  part = make_part (teller, seat);
  part->goes_on = last != NULL && last->chapter == teller->chapter && has_word (last, seat, sign);
  part->pictured = sign != NULL;
  if (sign != NULL)
    part->sign = *sign;
  g_ptr_array_add (teller->parts, part);

  return part;
}

/* Whether a turn begins with @event, whose heading may be another one. */
static gboolean
begin_turn (Teller            *teller,
            const TableeEvent *event)
{
  char *heading = teller->present->chapter != NULL ? teller->present->chapter (teller->context, event) : NULL;

  if (heading != NULL)
    {
      teller->chapter += g_strcmp0 (heading, teller->heading) != 0;
      g_free (teller->heading);
      teller->heading = heading;
    }
  if (teller->present->begins_turn == NULL || !teller->present->begins_turn (event))
    return FALSE;

  teller->turn++;
  teller->mover = event->seat;
  return TRUE;
}

static gboolean
is_unasked (const Teller   *teller,
            TableeLogEntry *entry)
{
  int actor = tablee_log_entry_get_actor (entry);

  return teller->present->tells_unasked && actor >= 0 && !tablee_log_entry_get_chosen (entry) &&
         tablee_seat_get_kind (tablee_game_session_get_seat (teller->session, actor)) == TABLEE_SEAT_HUMAN;
}

static void
tell_entry (Teller         *teller,
            TableeLogEntry *entry)
{
  const TableePresent *present = teller->present;
  const TableeEvent *event = tablee_log_entry_get_event (entry);
  g_autofree char *sentence = NULL;
  TableeEventSign sign = { 0 };
  TableeStoryPart *part;
  gboolean pictured;

  teller->context->unasked = is_unasked (teller, entry);
  sentence = begin_turn (teller, event) ? NULL : present->event (teller->context, event);
  if (sentence == NULL)
    return;

  pictured = present->event_sign != NULL && present->event_sign (teller->context, event, &sign);
  part = find_part (teller, event->seat >= 0 ? event->seat : tablee_log_entry_get_actor (entry), pictured ? &sign : NULL);
  part->sign.quiet = sign.quiet;
  g_ptr_array_add (part->sentences, g_steal_pointer (&sentence));
  g_array_append_val (part->events, *event);
}

GPtrArray *
tablee_story_tell (TableeGameSession *session,
                   guint              first,
                   guint              end)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  Teller teller = {
    .session = session,
    .context = context,
    .present = tablee_present_for_game (context->ruleset->game),
    .mover = TABLEE_NOBODY,
    .parts = g_ptr_array_new_with_free_func (free_part),
  };

  for (guint i = first; i < end; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (tablee_game_session_get_log (session), i);

      tell_entry (&teller, entry);
    }
  g_free (teller.heading);

  return teller.parts;
}

/* What nobody did goes without saying even where there is nothing else. */
static gboolean
is_needless (const TableeStoryPart *part,
             guint                  loud)
{
  return part->sign.quiet && (loud > 0 || g_array_index (part->events, TableeEvent, 0).seat < 0);
}

/* Where the parts of a seat go. */
typedef struct
{
  gboolean begun;
  guint    number;
  guint    turn;    /* the last of its own that is told there */
} Row;

/* Who acts again after others did does so after them; what others do to a seat stands with what it did. */
static gboolean
goes_on_in (const Row             *row,
            guint                  rows,
            const TableeStoryPart *part)
{
  return row->begun && (row->number + 1 == rows || part->seat != part->mover || part->turn == row->turn);
}

static void
number_rows (GPtrArray *parts)
{
  Row seats[TABLEE_MAX_SEATS + 1] = { 0 };
  guint chapter = 0;
  guint rows = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      TableeStoryPart *part = g_ptr_array_index (parts, i);
      Row *row = &seats[part->seat + 1];

      if (part->chapter != chapter)
        memset (seats, 0, sizeof seats);
      chapter = part->chapter;
      if (!goes_on_in (row, rows, part))
        *row = (Row) { TRUE, rows++, part->turn };
      if (part->seat == part->mover)
        row->turn = part->turn;
      part->row = row->number;
    }
}

GPtrArray *
tablee_story_tell_news (TableeGameSession *session,
                        guint              first,
                        guint              end)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  GPtrArray *parts = tablee_story_tell (session, first, end);
  guint loud = 0;

  for (guint i = 0; i < parts->len; i++)
    loud += !((TableeStoryPart *) g_ptr_array_index (parts, i))->sign.quiet;
  for (guint i = parts->len; i > 0; i--)
    if (is_needless (g_ptr_array_index (parts, i - 1), loud))
      {
        if (i < parts->len)
          ((TableeStoryPart *) g_ptr_array_index (parts, i))->goes_on = FALSE;
        g_ptr_array_remove_index (parts, i - 1);
      }
  number_rows (parts);

  return parts;
}

char *
tablee_story_dup_words (const TableeStoryPart *part)
{
  g_return_val_if_fail (part != NULL, NULL);

  GString *words = g_string_new (NULL);

  for (guint i = 0; i < part->sentences->len;)
    {
      const char *sentence = g_ptr_array_index (part->sentences, i);
      guint next = i + 1;
      g_autofree char *repeated = NULL;

      while (next < part->sentences->len && g_str_equal (sentence, g_ptr_array_index (part->sentences, next)))
        next++;
      repeated = tablee_format_repeated (sentence, (int) (next - i));
      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", repeated);
      i = next;
    }

  return g_string_free (words, FALSE);
}

/* Of the entries of a log: the first one that belongs to action @revision or to a later one. */
static guint
find_entry (GListModel *log,
            guint64     revision)
{
  guint low = 0;
  guint high = g_list_model_get_n_items (log);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, middle);

      if (tablee_log_entry_get_revision (entry) < revision)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

/* What is seen on somebody's face. */
static gboolean
matters (const TableePresentContext *context,
         const TableeEvent          *event)
{
  for (int seat = 0; seat < context->ruleset->seats; seat++)
    if (tablee_mood_rules_find (context, event, seat) != TABLEE_MOOD_CALM)
      return TRUE;

  return FALSE;
}

/* Of the entries from @first to before @end: how many matter. */
static guint
count_mattering (const TableePresentContext *context,
                 GListModel                 *log,
                 guint                       first,
                 guint                       end)
{
  guint count = 0;

  for (guint i = first; i < end; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);

      count += matters (context, tablee_log_entry_get_event (entry));
    }

  return count;
}

char *
tablee_story_dup_followed (TableeGameSession *session,
                           guint64            first,
                           guint64            last,
                           guint              most)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  GListModel *log = tablee_game_session_get_log (session);
  guint begin = find_entry (log, first);
  guint end = find_entry (log, last + 1);
  guint mattering = count_mattering (context, log, begin, end);
  guint deeds = most - MIN (mattering, most);
  guint64 told = first - 1;  /* action */
  g_autofree char *words = NULL;

  for (guint i = begin; i < end; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);
      const TableeEvent *event = tablee_log_entry_get_event (entry);
      gboolean by_face = matters (context, event) && mattering-- <= most;
      gboolean deed = deeds > 0 && event->seat >= 0 && tablee_log_entry_get_revision (entry) > told;
      g_autofree char *said = by_face || deed ? present->event (context, event) : NULL;
      g_autofree char *before = g_steal_pointer (&words);

      if (said != NULL && deed)
        told = tablee_log_entry_get_revision (entry);
      if (said != NULL && deed && !by_face)
        deeds--;
      words = tablee_format_sentences (before, said);
    }

  return g_steal_pointer (&words);
}

char *
tablee_story_dup_beginning (TableeGameSession *session,
                            guint              first)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  g_autoptr (TableeLogEntry) entry = g_list_model_get_item (tablee_game_session_get_log (session), first);

  return entry != NULL ? tablee_present_for_game (context->ruleset->game)->event (context, tablee_log_entry_get_event (entry)) : NULL;
}

char *
tablee_story_dup_chapter (TableeGameSession *session,
                          guint              first,
                          guint              end)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  const TableePresent *present = tablee_present_for_game (tablee_game_session_get_ruleset (session)->game);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  char *chapter = NULL;

  for (guint i = first; i < end && chapter == NULL && present->chapter != NULL; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (tablee_game_session_get_log (session), i);

      chapter = present->chapter (context, tablee_log_entry_get_event (entry));
    }

  return chapter;
}

char *
tablee_story_dup_name (TableeGameSession *session,
                       int                seat)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  if (seat < 0)
    return NULL;
  if (tablee_session_get_listener (session) == seat + 1)
    return g_strdup (C_("heading", "You"));

  return g_strdup (tablee_name_of_seat (tablee_game_session_get_seat (session, seat)));
}

char *
tablee_story_dup_portrait (TableeGameSession *session,
                           int                seat)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  if (seat < 0)
    return NULL;

  return tablee_portrait_dup_art (tablee_seat_get_portrait (tablee_game_session_get_seat (session, seat)), TABLEE_MOOD_CALM);
}

static TableeMood
find_last_mood (const TableePresentContext *context,
                const TableeStoryPart     *part,
                int                        seat)
{
  TableeMood mood = TABLEE_MOOD_CALM;

  for (guint i = part->events->len; mood == TABLEE_MOOD_CALM && i-- > 0;)
    mood = tablee_mood_rules_find (context, &g_array_index (part->events, TableeEvent, i), seat);

  return mood;
}

char *
tablee_story_dup_face (TableeGameSession *session,
                       int                seat,
                       GPtrArray         *parts)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (parts != NULL, NULL);

  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  TableeMood mood = TABLEE_MOOD_CALM;

  if (seat < 0)
    return NULL;
  for (guint i = parts->len; mood == TABLEE_MOOD_CALM && i-- > 0;)
    mood = find_last_mood (context, g_ptr_array_index (parts, i), seat);

  return tablee_portrait_dup_art (tablee_seat_get_portrait (tablee_game_session_get_seat (session, seat)), mood);
}

TableeLogTurns *
tablee_story_new_turns (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  return tablee_log_turns_new (tablee_game_session_get_log (session),
                               tablee_present_for_game (tablee_game_session_get_ruleset (session)->game)->begins_turn);
}
