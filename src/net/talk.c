/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saying how things stand until it has been heard. */
#include "talk.h"

#include "net-limits.h"
#include "notation/json-guard.h"
#include "notation/reader.h"

#include <string.h>

struct _TableeTalk
{
  GObject      parent_instance;

  TableeLine  *line;
  TableeSlots *slots;
  char        *own;
  char        *other;
  gboolean     held;
  gboolean     leaving;

  char        *said;        /* (nullable): JSON */
  gint64       word;        /* its number: grows with each thing that is said */
  gint64       heard_word;  /* the number of what the other end has heard of this life */
  gint64       other_word;  /* of what was heard last from the other end, ... */
  guint64      other_epoch; /* ... in this life of it */
  gboolean     other_knows; /* that knew of this life of this end */

  gint64       now;
  gint64       put_at;
  gint64       repeat_at;
  gint64       pause;
  gint64       heard_at;    /* when the other end was heard last; -1: never, or it has left */
  gboolean     present;
  gint64       allowance;   /* microseconds of words that may come */
  gint64       allowed_at;
};

enum
{
  HEARD,
  PRESENCE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableeTalk, tablee_talk, G_TYPE_OBJECT)

/*
 * Saying
 */

/* What is said is long, and put many times: it is not taken apart for that. */
static char *
write_word (TableeTalk *self,
            gboolean    wants_answer)
{
  return g_strdup_printf ("{\"word\":%" G_GINT64_FORMAT ",\"heard\":%" G_GINT64_FORMAT ",\"answer\":%s,\"leaving\":%s,\"say\":%s}",
                          self->word, self->other_word, wants_answer && !tablee_talk_get_heard (self) ? "true" : "false",
                          self->leaving ? "true" : "false", self->said);
}

/* What is put in answer wants none itself: or words would go back and forth for nothing, and more with each that crosses another. */
static void
put (TableeTalk *self,
     gboolean    wants_answer)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) sealed = NULL;

  if (self->held || self->said == NULL || tablee_line_get_peer (self->line) == NULL)
    return;

  text = write_word (self, wants_answer);
  sealed = tablee_line_seal (self->line, self->own, text);
  self->put_at = self->now;
  tablee_slots_put (self->slots, self->own, sealed);
}

static void
put_anew (TableeTalk *self)
{
  self->pause = TABLEE_NET_FIRST_PAUSE * G_USEC_PER_SEC;
  self->repeat_at = self->now + self->pause;
  put (self, TRUE);
}

gboolean
tablee_talk_get_heard (TableeTalk *self)
{
  g_return_val_if_fail (TABLEE_IS_TALK (self), FALSE);

  return self->heard_word == self->word;
}

gint64
tablee_talk_get_word (TableeTalk *self)
{
  g_return_val_if_fail (TABLEE_IS_TALK (self), 0);

  return self->word;
}

gboolean
tablee_talk_has_heard (TableeTalk *self,
                       gint64      word)
{
  g_return_val_if_fail (TABLEE_IS_TALK (self), FALSE);

  return self->heard_word >= word;
}

void
tablee_talk_say (TableeTalk *self,
                 const char *what)
{
  g_return_if_fail (TABLEE_IS_TALK (self));
  g_return_if_fail (what != NULL);

  if (g_strcmp0 (what, self->said) == 0)
    return;
  if (strlen (what) > TABLEE_NET_MAX_SAID)
    {
      g_warning ("What is to be said is too long: %zu bytes", strlen (what));
      return;
    }

  g_free (self->said);
  self->said = g_strdup (what);
  self->word++;
  put_anew (self);
}

void
tablee_talk_hold (TableeTalk *self,
                  gboolean    hold)
{
  g_return_if_fail (TABLEE_IS_TALK (self));

  if (self->held == hold)
    return;

  self->held = hold;
  if (!hold)
    put_anew (self);
}

void
tablee_talk_leave (TableeTalk *self)
{
  g_return_if_fail (TABLEE_IS_TALK (self));

  self->leaving = TRUE;
  put (self, TRUE);
}

/*
 * Hearing
 */

JsonObject *
tablee_talk_read (const char      *text,
                  TableeTalkHead  *head)
{
  g_autoptr (JsonObject) object = strlen (text) <= TABLEE_SLOT_MAX_BYTES ? tablee_json_parse (text, -1, NULL) : NULL;
  g_autoptr (TableeReader) reader = NULL;
  JsonObject *say;

  if (object == NULL)
    return NULL;

  reader = tablee_reader_new (object);
  head->word = tablee_reader_integer (reader, "word", 0, 1, G_MAXINT32);
  head->heard = tablee_reader_integer (reader, "heard", 0, 0, G_MAXINT32);
  head->wants_answer = tablee_reader_boolean (reader, "answer", FALSE);
  head->is_leaving = tablee_reader_boolean (reader, "leaving", FALSE);
  say = tablee_reader_object (reader, "say");

  return say != NULL && head->word > 0 && !tablee_reader_failed (reader) ? json_object_ref (say) : NULL;
}

static void
set_present (TableeTalk *self,
             gboolean    present)
{
  if (self->present == present)
    return;

  self->present = present;
  g_signal_emit (self, signals[PRESENCE], 0);
}

/* A flood is not looked at: nobody means that much in good faith. */
static gboolean
is_flood (TableeTalk *self)
{
  const gint64 cost = G_USEC_PER_SEC / TABLEE_NET_WORDS_A_SECOND;

  self->allowance = MIN (self->allowance + self->now - self->allowed_at, cost * TABLEE_NET_BURST);
  self->allowed_at = self->now;
  if (self->allowance < cost)
    return TRUE;

  self->allowance -= cost;

  return FALSE;
}

/* Who is heard in another life than before knows nothing of what this end has said. */
static void
meet (TableeTalk *self,
      guint64     epoch)
{
  if (epoch == self->other_epoch)
    return;

  self->other_epoch = epoch;
  self->other_word = 0;
  self->other_knows = FALSE;
  self->heard_word = 0;
}

/* What is said in answer tells that it was heard, too. The same is new once more when it is said to this life and was said to another one. */
static void
hear (TableeTalk           *self,
      JsonObject           *say,
      const TableeTalkHead *head,
      gboolean              knows)
{
  gboolean is_new = head->word > self->other_word || (knows && !self->other_knows);
  gint64 before = self->word;

  self->other_word = MAX (self->other_word, head->word);
  self->other_knows = self->other_knows || knows;
  if (is_new)
    g_signal_emit (self, signals[HEARD], 0, say, knows);
  if (self->word == before && head->wants_answer)
    put (self, FALSE);
}

static void
word_cb (TableeTalk *self,
         const char *slot,
         GBytes     *bytes)
{
  g_autoptr (TableeTalk) alive G_GNUC_UNUSED = g_object_ref (self);
  g_autofree char *text = NULL;
  g_autoptr (JsonObject) say = NULL;
  TableeTalkHead head;
  gboolean answers;

  if (!g_str_equal (slot, self->other) || is_flood (self))
    return;
  text = tablee_line_open (self->line, slot, bytes, &answers);
  say = text != NULL ? tablee_talk_read (text, &head) : NULL;
  if (say == NULL)
    return;

  meet (self, tablee_line_get_peer_epoch (self->line));
  if (answers && head.heard <= self->word)
    self->heard_word = MAX (self->heard_word, head.heard);
  self->heard_at = head.is_leaving ? -1 : self->now;
  set_present (self, !head.is_leaving);
  hear (self, say, &head, answers);
}

/*
 * Time
 */

static void
look_away (TableeTalk *self)
{
  if (self->heard_at < 0 || self->now - self->heard_at >= TABLEE_NET_AWAY * G_USEC_PER_SEC)
    set_present (self, FALSE);
}

gint64
tablee_talk_advance (TableeTalk *self,
                     gint64      now)
{
  g_return_val_if_fail (TABLEE_IS_TALK (self), now);

  self->now = MAX (self->now, now);
  look_away (self);
  if (self->leaving)
    return G_MAXINT64;
  if (!tablee_talk_get_heard (self) && self->now >= self->repeat_at)
    {
      self->pause = MIN (2 * self->pause, TABLEE_NET_LAST_PAUSE * G_USEC_PER_SEC);
      self->repeat_at = self->now + self->pause;
      put (self, TRUE);
    }
  else if (self->now - self->put_at >= TABLEE_NET_BEAT * G_USEC_PER_SEC)
    {
      put (self, TRUE);
      self->put_at = self->now;
    }

  return MIN (self->put_at + TABLEE_NET_BEAT * G_USEC_PER_SEC, tablee_talk_get_heard (self) ? G_MAXINT64 : self->repeat_at);
}

gboolean
tablee_talk_get_present (TableeTalk *self)
{
  g_return_val_if_fail (TABLEE_IS_TALK (self), FALSE);

  return self->present;
}

/*
 * The object
 */

static void
tablee_talk_finalize (GObject *object)
{
  TableeTalk *self = TABLEE_TALK (object);

  tablee_line_free (self->line);
  g_clear_object (&self->slots);
  g_free (self->own);
  g_free (self->other);
  g_free (self->said);

  G_OBJECT_CLASS (tablee_talk_parent_class)->finalize (object);
}

static void
tablee_talk_class_init (TableeTalkClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_talk_finalize;

  signals[HEARD] = g_signal_new ("heard", TABLEE_TYPE_TALK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, JSON_TYPE_OBJECT, G_TYPE_BOOLEAN);
  signals[PRESENCE] = g_signal_new ("presence", TABLEE_TYPE_TALK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tablee_talk_init (TableeTalk *self)
{
  self->heard_at = -1;
  self->pause = TABLEE_NET_FIRST_PAUSE * G_USEC_PER_SEC;
  self->allowance = G_USEC_PER_SEC / TABLEE_NET_WORDS_A_SECOND * TABLEE_NET_BURST;
}

TableeTalk *
tablee_talk_new (TableeLine  *line,
                 TableeSlots *slots,
                 const char  *own,
                 const char  *other)
{
  TableeTalk *self;

  g_return_val_if_fail (line != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_SLOTS (slots), NULL);
  g_return_val_if_fail (own != NULL && other != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_TALK, NULL);
  self->line = line;
  self->slots = g_object_ref (slots);
  self->own = g_strdup (own);
  self->other = g_strdup (other);
  g_signal_connect_object (slots, "word", G_CALLBACK (word_cb), self, G_CONNECT_SWAPPED);
  tablee_slots_watch (slots, other);

  return self;
}

TableeLine *
tablee_talk_get_line (TableeTalk *self)
{
  g_return_val_if_fail (TABLEE_IS_TALK (self), NULL);

  return self->line;
}
