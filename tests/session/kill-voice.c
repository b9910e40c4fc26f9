/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the child of the kill test speaks. */
#include "kill-voice.h"

#include "session/dice.h"
#include "session/game-record-private.h"

#include <unistd.h>

static void
write_line (GString *line)
{
  gsize written = 0;

  g_string_append_c (line, '\n');
  while (written < line->len)
    {
      gssize length = write (STDOUT_FILENO, line->str + written, line->len - written);

      if (length < 0)
        _exit (1);
      written += (gsize) length;
    }
}

void
kill_say (guint      *steps,
          KillKind    kind,
          const char *format,
          ...)
{
  g_autoptr (GString) line = g_string_new (kill_kinds[kind]);
  va_list values;

  va_start (values, format);
  g_string_append_vprintf (line, format, values);
  va_end (values);
  write_line (line);
  *steps += 1;
}

void
kill_say_acknowledged (guint  step,
                       gint64 id)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_printf (line, "!\t%u\t%" G_GINT64_FORMAT, step, id);
  write_line (line);
}

char *
kill_dup_seat_word (TableeSeat *seat)
{
  return kill_seat_word (tablee_seat_get_player (seat), tablee_seat_get_portrait (seat), tablee_seat_get_hints (seat),
                         tablee_seat_get_name (seat));
}

static void
add_seats (GListModel *seats,
           GString    *words)
{
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);
      g_autofree char *word = kill_dup_seat_word (seat);

      g_string_append_printf (words, "\t%s", word);
    }
}

static void
add_actions (const TableeGameLog *log,
             GString             *words)
{
  for (guint i = 0; i < tablee_game_log_get_length (log); i++)
    {
      g_autofree char *action = tablee_game_log_dup_text (log, i);
      g_autofree char *word = kill_action_word (tablee_game_log_get_item (log, i)->by, action);

      g_string_append_printf (words, "\t%s", word);
    }
}

/* Returns: (transfer full) */
static char *
dup_beginning (TableeGameRecord *record)
{
  const TableeGameLog *log = tablee_game_record_get_log (record);
  const TableeRandom *dealt = tablee_game_log_get_seed (log);
  g_autofree char *seed = dealt != NULL ? tablee_seed_to_text (dealt) : NULL;
  g_autofree char *start = dealt == NULL ? tablee_position_to_text (tablee_game_log_get_start (log)) : NULL;
  g_autofree char *dice = tablee_dice_to_text (tablee_game_record_get_dice (record));

  return kill_beginning_word (tablee_game_record_get_allow_take_back (record), seed, start, dice,
                              tablee_game_record_get_options (record));
}

void
kill_say_whole (guint            *steps,
                KillKind          kind,
                TableeGameRecord *record)
{
  g_autofree char *beginning = dup_beginning (record);
  g_autoptr (GString) rest = g_string_new (NULL);

  add_seats (tablee_game_record_get_seats (record), rest);
  add_actions (tablee_game_record_get_log (record), rest);
  kill_say (steps, kind, "\t%s\t%s\t%d\t%d\t%u\t%u%s", tablee_game_record_get_ruleset (record)->game->id, beginning,
            tablee_game_record_get_taken_back (record), tablee_game_record_get_given_up_by (record),
            tablee_game_record_get_n_actions (record), g_list_model_get_n_items (tablee_game_record_get_seats (record)), rest->str);
}
