/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a database should hold after a kill, and what it does. */
#include "kill-state.h"

#include <string.h>

G_DEFINE_QUARK (kill-fault-quark, kill_fault)

/*
 * Games
 */

static void
note_free (gpointer data)
{
  KillNote *note = data;

  g_free (note->text);
  g_free (note);
}

static gpointer
copy_word (gconstpointer word,
           gpointer      user_data)
{
  return g_strdup (word);
}

KillGame *
kill_game_new (const char *game,
               const char *beginning)
{
  KillGame *self = g_rc_box_new0 (KillGame);

  self->game = g_strdup (game);
  self->beginning = g_strdup (beginning);
  self->seats = g_ptr_array_new_with_free_func (g_free);
  self->actions = g_ptr_array_new_with_free_func (g_free);
  self->notes = g_ptr_array_new_with_free_func (note_free);
  self->given_up_by = TABLEE_NOBODY;

  return self;
}

KillGame *
kill_game_ref (KillGame *self)
{
  return g_rc_box_acquire (self);
}

static void
game_clear (gpointer data)
{
  KillGame *self = data;

  g_free (self->game);
  g_free (self->beginning);
  g_ptr_array_unref (self->seats);
  g_ptr_array_unref (self->actions);
  g_ptr_array_unref (self->notes);
  g_free (self->options);
  g_free (self->seed);
  g_free (self->start);
  g_free (self->position);
  g_free (self->totals);
}

void
kill_game_unref (KillGame *self)
{
  g_rc_box_release_full (self, game_clear);
}

void
kill_game_take_note (KillGame   *self,
                     guint       number,
                     const char *text)
{
  KillNote *note = g_new (KillNote, 1);
  guint place = 0;

  *note = (KillNote){ number, g_strdup (text) };
  while (place < self->notes->len && ((KillNote *) self->notes->pdata[place])->number < number)
    place++;
  if (place < self->notes->len && ((KillNote *) self->notes->pdata[place])->number == number)
    g_ptr_array_remove_index (self->notes, place);
  g_ptr_array_insert (self->notes, (int) place, note);
}

/* What the child tells of a game, without what is only found. Returns: (transfer full) */
static KillGame *
game_copy (const KillGame *self)
{
  KillGame *copy = kill_game_new (self->game, self->beginning);

  g_ptr_array_extend (copy->seats, self->seats, copy_word, NULL);
  g_ptr_array_extend (copy->actions, self->actions, copy_word, NULL);
  for (guint i = 0; i < self->notes->len; i++)
    {
      const KillNote *note = self->notes->pdata[i];

      kill_game_take_note (copy, note->number, note->text);
    }
  copy->head = self->head;
  copy->taken_back = self->taken_back;
  copy->given_up_by = self->given_up_by;

  return copy;
}

static gboolean
words_equal (GPtrArray *one,
             GPtrArray *other)
{
  if (one->len != other->len)
    return FALSE;

  for (guint i = 0; i < one->len; i++)
    if (!g_str_equal (one->pdata[i], other->pdata[i]))
      return FALSE;

  return TRUE;
}

static gboolean
notes_equal (GPtrArray *one,
             GPtrArray *other)
{
  if (one->len != other->len)
    return FALSE;

  for (guint i = 0; i < one->len; i++)
    {
      const KillNote *note = one->pdata[i];
      const KillNote *same = other->pdata[i];

      if (note->number != same->number || !g_str_equal (note->text, same->text))
        return FALSE;
    }

  return TRUE;
}

gboolean
kill_game_equal (const KillGame *one,
                 const KillGame *other)
{
  return one->head == other->head && one->taken_back == other->taken_back && one->given_up_by == other->given_up_by &&
         g_str_equal (one->game, other->game) && g_str_equal (one->beginning, other->beginning) &&
         words_equal (one->actions, other->actions) && words_equal (one->seats, other->seats) &&
         notes_equal (one->notes, other->notes);
}

/*
 * All of them
 */

KillState *
kill_state_new (void)
{
  KillState *self = g_new0 (KillState, 1);

  self->games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) kill_game_unref);

  return self;
}

KillState *
kill_state_copy (const KillState *self)
{
  KillState *copy = kill_state_new ();
  GHashTableIter iter;
  gpointer id;
  gpointer game;

  g_hash_table_iter_init (&iter, self->games);
  while (g_hash_table_iter_next (&iter, &id, &game))
    kill_state_put (copy, *(gint64 *) id, kill_game_ref (game));
  copy->last_id = self->last_id;
  copy->current = self->current;

  return copy;
}

void
kill_state_free (KillState *self)
{
  g_hash_table_unref (self->games);
  g_free (self);
}

KillGame *
kill_state_lookup (const KillState *self,
                   gint64           id)
{
  return g_hash_table_lookup (self->games, &id);
}

void
kill_state_put (KillState *self,
                gint64     id,
                KillGame  *game)
{
  g_hash_table_replace (self->games, g_memdup2 (&id, sizeof id), game);
}

/* Where they differ, or 0. Ids are never 0; where only the last id differs, it is that. */
static gint64
find_difference (const KillState *one,
                 const KillState *other)
{
  GHashTableIter iter;
  gpointer id;
  gpointer game;

  g_hash_table_iter_init (&iter, one->games);
  while (g_hash_table_iter_next (&iter, &id, &game))
    {
      const KillGame *same = kill_state_lookup (other, *(gint64 *) id);

      if (same == NULL || (same != game && !kill_game_equal (game, same)))
        return *(gint64 *) id;
    }

  g_hash_table_iter_init (&iter, other->games);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (kill_state_lookup (one, *(gint64 *) id) == NULL)
      return *(gint64 *) id;

  return one->last_id != other->last_id ? MAX (one->last_id, other->last_id) : 0;
}

gboolean
kill_state_equal (const KillState *self,
                  const KillState *other)
{
  return find_difference (self, other) == 0;
}

/*
 * Steps
 */

static gint64
number (const char *word)
{
  return g_ascii_strtoll (word, NULL, 10);
}

/* Returns: (transfer full) */
static KillGame *
whole_game (char **words)
{
  KillGame *game = kill_game_new (words[1], words[2]);
  guint seats = (guint) number (words[6]);

  game->taken_back = number (words[3]) != 0;
  game->given_up_by = (int) number (words[4]);
  game->head = (guint) number (words[5]);
  for (guint i = 7; words[i] != NULL; i++)
    g_ptr_array_add (i < 7 + seats ? game->seats : game->actions, g_strdup (words[i]));

  return game;
}

/* A copy of the game @id, to be changed in its place. */
static KillGame *
edit (KillState *state,
      KillStep  *step,
      gint64     id)
{
  const KillGame *game = kill_state_lookup (state, id);
  KillGame *copy;

  g_assert_nonnull (game);
  copy = game_copy (game);
  kill_state_put (state, id, copy);
  step->id = id;

  return copy;
}

static void
take_whole (KillState *state,
            KillStep  *step)
{
  step->id = ++state->last_id;
  kill_state_put (state, step->id, whole_game (step->words));
}

static void
begin (KillState *state,
       KillStep  *step)
{
  take_whole (state, step);
  state->current = step->id;
}

/* The new action cuts off what was undone, and what was found out about it. */
static void
play (KillState *state,
      KillStep  *step)
{
  KillGame *game = edit (state, step, state->current);

  for (guint i = game->notes->len; i-- > 0;)
    if (((KillNote *) game->notes->pdata[i])->number >= game->head)
      g_ptr_array_remove_index (game->notes, i);
  g_ptr_array_set_size (game->actions, (int) game->head);
  g_ptr_array_add (game->actions, g_strdup (step->words[1]));
  game->head++;
}

static void
go_to (KillState *state,
       KillStep  *step)
{
  KillGame *game = edit (state, step, state->current);

  game->head = (guint) number (step->words[1]);
  game->taken_back |= step->kind == KILL_TAKE_BACK;
}

static void
change_seat (KillState *state,
             KillStep  *step)
{
  KillGame *game = edit (state, step, state->current);
  gint64 seat = number (step->words[1]);

  g_assert_cmpint (seat, <, game->seats->len);
  g_free (game->seats->pdata[seat]);
  game->seats->pdata[seat] = g_strdup (step->words[2]);
}

static void
give_up (KillState *state,
         KillStep  *step)
{
  edit (state, step, state->current)->given_up_by = (int) number (step->words[1]);
}

static void
take_notes (KillState *state,
            KillStep  *step)
{
  KillGame *game = edit (state, step, number (step->words[1]));

  for (guint i = 2; step->words[i] != NULL; i += 2)
    kill_game_take_note (game, (guint) number (step->words[i]), step->words[i + 1]);
}

static void
delete (KillState *state,
        KillStep  *step)
{
  step->id = number (step->words[1]);
  step->game = g_intern_string (kill_state_lookup (state, step->id)->game);
  g_hash_table_remove (state->games, &step->id);
}

static void
resume (KillState *state,
        KillStep  *step)
{
  step->id = number (step->words[1]);
  state->current = step->id;
}

static void
leave (KillState *state,
       KillStep  *step)
{
  step->id = state->current;
  state->current = 0;
}

static void (*const kinds[KILL_N_KINDS]) (KillState *state, KillStep *step) = {
  [KILL_NEW] = begin,
  [KILL_IMPORT] = take_whole,
  [KILL_PERSON] = play,
  [KILL_COMPUTER] = play,
  [KILL_FORCED] = play,
  [KILL_UNDO] = go_to,
  [KILL_TAKE_BACK] = go_to,
  [KILL_REDO] = go_to,
  [KILL_SEAT] = change_seat,
  [KILL_HINT] = change_seat,
  [KILL_GIVE_UP] = give_up,
  [KILL_DELETE] = delete,
  [KILL_NOTES] = take_notes,
  [KILL_RESUME] = resume,
  [KILL_LEAVE] = leave,
};

void
kill_state_carry_out (KillState *self,
                      KillStep  *step)
{
  kinds[step->kind] (self, step);
  if (step->kind != KILL_DELETE)
    step->game = g_intern_string (kill_state_lookup (self, step->id)->game);
}

KillStep *
kill_step_parse (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, "\t", -1);

  for (KillKind kind = 0; kind < KILL_N_KINDS; kind++)
    if (words[0] != NULL && g_str_equal (words[0], kill_kinds[kind]))
      {
        KillStep *self = g_new0 (KillStep, 1);

        self->kind = kind;
        self->words = g_steal_pointer (&words);
        return self;
      }

  return NULL;
}

void
kill_step_free (KillStep *self)
{
  g_strfreev (self->words);
  g_free (self);
}

/*
 * What may be found
 */

/* The session may have played once more before it could say so. Returns: (transfer full) (nullable): the action as a step. */
static KillStep *
guess_step (const KillState *state,
            const KillState *found)
{
  const KillGame *before = kill_state_lookup (state, state->current);
  const KillGame *after = kill_state_lookup (found, state->current);
  g_autofree char *line = NULL;
  const char *word;
  gint64 by;

  if (before == NULL || after == NULL || after->actions->len <= before->head)
    return NULL;

  word = after->actions->pdata[before->head];
  by = number (word);
  if (by == TABLEE_BY_PERSON)
    return NULL;
  line = g_strdup_printf ("%s\t%s", kill_kinds[by == TABLEE_BY_COMPUTER ? KILL_COMPUTER : KILL_FORCED], word);

  return kill_step_parse (line);
}

static char *
describe (const KillState *state,
          gint64           id)
{
  const KillGame *game = kill_state_lookup (state, id);
  g_autoptr (GString) text = g_string_new (NULL);

  if (game == NULL)
    return g_strdup_printf ("none (the last id is %" G_GINT64_FORMAT ")", state->last_id);

  g_string_printf (text, "%s, %u actions, head %u, %s, given up by %d, %u notes, last: %s; seats:", game->game, game->actions->len,
                   game->head, game->taken_back ? "taken back" : "not taken back", game->given_up_by, game->notes->len,
                   game->actions->len > 0 ? (char *) game->actions->pdata[game->actions->len - 1] : "-");
  for (guint i = 0; i < game->seats->len; i++)
    g_string_append_printf (text, " (%s)", (char *) game->seats->pdata[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
describe_difference (const KillState *expected,
                     const KillState *found,
                     const char      *when,
                     GString         *message)
{
  gint64 id = find_difference (expected, found);
  g_autofree char *there = describe (found, id);
  g_autofree char *then = describe (expected, id);

  g_string_append_printf (message, "%s: game %" G_GINT64_FORMAT " is %s; found: %s\n", when, id, then, there);
}

static void
set_error (const KillState  *known,
           const KillState  *last,
           GPtrArray        *pending,
           const KillState  *found,
           GError          **error)
{
  g_autoptr (GString) message = g_string_new (NULL);

  describe_difference (known, found, "as it was acknowledged", message);
  describe_difference (last, found, "with all that came after it", message);
  for (guint i = 0; i < pending->len; i++)
    {
      g_autofree char *line = g_strjoinv (" ", ((KillStep *) pending->pdata[i])->words);

      g_string_append_printf (message, "after it: %s\n", line);
    }
  g_set_error_literal (error, KILL_FAULT, KILL_FAULT_COURSE, message->str);
}

gboolean
kill_state_fits (const KillState  *known,
                 GPtrArray        *pending,
                 const KillState  *found,
                 guint            *kept,
                 GError          **error)
{
  g_autoptr (KillState) state = kill_state_copy (known);
  g_autoptr (KillStep) step = NULL;
  gboolean fits = FALSE;

  /* Of equals the last one: what was undone may have been redone. */
  for (guint i = 0; i <= pending->len; i++)
    {
      if (i > 0)
        kill_state_carry_out (state, pending->pdata[i - 1]);
      if (!kill_state_equal (state, found))
        continue;
      fits = TRUE;
      *kept = i;
    }
  if (fits)
    return TRUE;

  step = guess_step (state, found);
  if (step != NULL)
    {
      g_autoptr (KillState) after = kill_state_copy (state);

      kill_state_carry_out (after, step);
      *kept = pending->len + 1;
      if (kill_state_equal (after, found))
        return TRUE;
    }
  set_error (known, state, pending, found, error);

  return FALSE;
}
