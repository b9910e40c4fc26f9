/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one seat is told of a game, in writing. */
#include "chronicle.h"

#include "game-record-private.h"
#include "game-session-private.h"
#include "told-step.h"

struct _TableeChronicle
{
  GPtrArray *steps;    /* in writing: as objects they would be many times as large */
  GPtrArray *digests;  /* one more than steps: the first one is of nothing */
};

TableeChronicle *
tablee_chronicle_new (void)
{
  TableeChronicle *self = g_new0 (TableeChronicle, 1);

  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->digests = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->digests, g_strdup (""));

  return self;
}

static void
follow_log (TableeChronicle     *self,
            const TableeGameLog *log,
            int                  seat)
{
  guint head = tablee_game_log_get_head (log);

  tablee_chronicle_cut (self, head + 1);
  for (guint n = self->steps->len; n <= head; n++)
    {
      g_autoptr (JsonObject) step = tablee_told_step_write (log, n, seat);

      tablee_chronicle_append (self, step);
    }
}

TableeChronicle *
tablee_chronicle_new_for_record (TableeGameRecord *record,
                                 int               seat)
{
  TableeChronicle *self;

  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), NULL);

  self = tablee_chronicle_new ();
  follow_log (self, tablee_game_record_get_log (record), seat);

  return self;
}

void
tablee_chronicle_free (TableeChronicle *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->digests);
  g_free (self);
}

void
tablee_chronicle_follow (TableeChronicle   *self,
                         TableeGameSession *session,
                         int                seat)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  follow_log (self, tablee_course_get_log (tablee_conductor_get_course (tablee_game_session_get_conductor (session))), seat);
}

guint
tablee_chronicle_get_length (const TableeChronicle *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->steps->len;
}

JsonObject *
tablee_chronicle_dup_step (const TableeChronicle *self,
                           guint                  index)
{
  g_autoptr (JsonNode) node = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  node = json_from_string (g_ptr_array_index (self->steps, index), NULL);

  return json_object_ref (json_node_get_object (node));
}

const char *
tablee_chronicle_get_text (const TableeChronicle *self,
                           guint                  index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, index);
}

static char *
dup_text (JsonObject *step)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), step);

  return json_to_string (node, FALSE);
}

gboolean
tablee_chronicle_has_step (const TableeChronicle *self,
                           guint                  index,
                           JsonObject            *step)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (step != NULL, FALSE);

  if (index >= self->steps->len)
    return FALSE;

  text = dup_text (step);

  return g_str_equal (text, g_ptr_array_index (self->steps, index));
}

const char *
tablee_chronicle_get_digest (const TableeChronicle *self,
                             guint                  n)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n <= self->steps->len, NULL);

  return g_ptr_array_index (self->digests, n);
}

void
tablee_chronicle_cut (TableeChronicle *self,
                      guint            n)
{
  g_return_if_fail (self != NULL);

  if (n >= self->steps->len)
    return;

  g_ptr_array_set_size (self->steps, (int) n);
  g_ptr_array_set_size (self->digests, (int) n + 1);
}

void
tablee_chronicle_append (TableeChronicle *self,
                         JsonObject      *step)
{
  g_autofree char *text = NULL;
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_return_if_fail (self != NULL);
  g_return_if_fail (step != NULL);

  text = dup_text (step);
  g_checksum_update (checksum, g_ptr_array_index (self->digests, self->steps->len), -1);
  g_checksum_update (checksum, (const guchar *) text, -1);
  g_ptr_array_add (self->steps, g_steal_pointer (&text));
  g_ptr_array_add (self->digests, g_strdup (g_checksum_get_string (checksum)));
}
