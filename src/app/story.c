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

static TableeStoryPart *
make_part (int seat)
{
  TableeStoryPart *part = g_new0 (TableeStoryPart, 1);

  part->seat = seat;
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

/* What continues one of the last parts goes into it: all gems that were gained are one number. */
static TableeStoryPart *
find_part (GPtrArray             *parts,
           int                    seat,
           const TableeEventSign *sign)
{
  gboolean goes_on = parts->len > 0 && has_word (g_ptr_array_index (parts, parts->len - 1), seat, sign);
  TableeStoryPart *part;

  for (guint i = parts->len; i > 0 && has_word (g_ptr_array_index (parts, i - 1), seat, sign); i--)
    {
      part = g_ptr_array_index (parts, i - 1);
      if (tablee_sign_join (&part->sign, sign))
        return part;
    }

  part = make_part (seat);
  part->goes_on = goes_on;
  part->pictured = sign != NULL;
  if (sign != NULL)
    part->sign = *sign;
  g_ptr_array_add (parts, part);

  return part;
}

static void
tell_entry (GPtrArray                  *parts,
            const TableePresentContext *context,
            TableeLogEntry             *entry)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  const TableeEvent *event = tablee_log_entry_get_event (entry);
  g_autofree char *sentence = NULL;
  TableeStoryPart *part;
  TableeEventSign sign;
  gboolean pictured;

  if (present->begins_turn == NULL || !present->begins_turn (event))
    sentence = present->event (context, event);
  if (sentence == NULL)
    return;

  pictured = present->event_sign != NULL && present->event_sign (context, event, &sign);
  part = find_part (parts, event->seat >= 0 ? event->seat : tablee_log_entry_get_actor (entry), pictured ? &sign : NULL);
  g_ptr_array_add (part->sentences, g_steal_pointer (&sentence));
  g_array_append_val (part->events, *event);
}

GPtrArray *
tablee_story_tell (TableeGameSession *session,
                   guint              first,
                   guint              end)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  GPtrArray *parts = g_ptr_array_new_with_free_func (free_part);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);

  for (guint i = first; i < end; i++)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (tablee_game_session_get_log (session), i);

      tell_entry (parts, context, entry);
    }

  return parts;
}

GPtrArray *
tablee_story_tell_news (TableeGameSession *session,
                        guint              first,
                        guint              end)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  const TableePresent *present = tablee_present_for_game (tablee_game_session_get_ruleset (session)->game);
  GPtrArray *parts = tablee_story_tell (session, first, end);

  for (guint i = parts->len; i > 0 && present->is_minor != NULL; i--)
    {
      TableeStoryPart *part = g_ptr_array_index (parts, i - 1);

      if (present->is_minor (&g_array_index (part->events, TableeEvent, 0)))
        g_ptr_array_remove_index (parts, i - 1);
    }

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
