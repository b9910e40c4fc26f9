/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "error.h"
#include "engine/game.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The keys that all positions share, as read. */
typedef struct _TableeCommonKeys
{
  TableeRandom seed;         /* concealed if the position is a view */
  int          current;
  int          phase;        /* index into the game's phases */
  gboolean     is_view;
} TableeCommonKeys;

/*
 * Takes an object apart key by key, keeps the place for error messages ("players[1].stack[3]") and finds what nobody took.
 * The first mistake is kept; afterwards every call answers with its default, so that a game's reader runs straight through
 * and asks once at the end.
 */
typedef struct _TableeReader TableeReader;

TableeReader *tablee_reader_new          (JsonObject    *object);
/* For an object that is part of something larger: @place is where it stands ("options"), @code what a mistake in it is. */
TableeReader *tablee_reader_new_at       (JsonObject         *object,
                                          const char         *place,
                                          TableeNotationError code);
void          tablee_reader_free         (TableeReader  *self);

gboolean      tablee_reader_has          (TableeReader  *self,
                                          const char    *key);

/* Takes all keys of the object that the reader is in: what is in them is checked elsewhere. */
void          tablee_reader_take_rest    (TableeReader  *self);

/* Takes @key if it is absent or null, and says so: for what has null as its default. */
gboolean      tablee_reader_take_null    (TableeReader  *self,
                                          const char    *key);

/* The same for element @index of the list that the reader is in. */
gboolean      tablee_reader_take_null_at (TableeReader  *self,
                                          guint          index);

/* Each takes @key of the object that the reader is in; absent gives @absent. null is a mistake unless said. */
gint64        tablee_reader_integer      (TableeReader  *self,
                                          const char    *key,
                                          gint64         absent,
                                          gint64         minimum,
                                          gint64         maximum);
gboolean      tablee_reader_boolean      (TableeReader  *self,
                                          const char    *key,
                                          gboolean       absent);

/* A string, NULL if absent or after a mistake. */
const char   *tablee_reader_string       (TableeReader  *self,
                                          const char    *key);

/* An object, as it is; NULL if absent or null, or after a mistake. Returns: (transfer none) */
JsonObject   *tablee_reader_object       (TableeReader  *self,
                                          const char    *key);

/* Index of the word among @words (NULL-terminated). */
int           tablee_reader_word         (TableeReader  *self,
                                          const char    *key,
                                          int            absent,
                                          const char *const *words);

/* Element @index of the list that the reader is in, as one of @words: its index there; -1 after a mistake. @format says that a
 * quoted text is none of them. */
int           tablee_reader_word_at      (TableeReader  *self,
                                          guint          index,
                                          const char *const *words,
                                          const char    *format);
/* Counts in @named what element @index names, which occurs at most as often as it is @there. FALSE: once more is a mistake. */
gboolean      tablee_reader_count_at     (TableeReader  *self,
                                          guint          index,
                                          int           *named,
                                          int            there);

/* Enters the list @key (absent: an empty one) and says how many elements it has, at most @maximum; 0 after a mistake. Leave it
 * afterwards, whatever it said. */
guint         tablee_reader_enter_list   (TableeReader  *self,
                                          const char    *key,
                                          guint          maximum);
/* The same for the list that is element @index of the list that the reader is in. */
guint         tablee_reader_enter_list_at (TableeReader *self,
                                          guint          index,
                                          guint          maximum);
/* Enters the object that is element @index of the list that the reader is in, or that @key holds. Leave it afterwards if they
 * return TRUE; FALSE is a mistake, or a @key that is absent. Leaving finds the keys that nobody took. */
gboolean      tablee_reader_enter_element (TableeReader *self,
                                          guint          index);
gboolean      tablee_reader_enter_object (TableeReader  *self,
                                          const char    *key);
void          tablee_reader_leave        (TableeReader  *self);

/* Goes through the seats of a position, the elements of "players", and in each of them calls @read. */
void          tablee_reader_each_seat    (TableeReader  *self,
                                          void         (*read) (gpointer data,
                                                                int      seat),
                                          gpointer       data);

/* Element @index of the list that the reader is in, as a string; NULL after a mistake. */
const char   *tablee_reader_string_at    (TableeReader  *self,
                                          guint          index);
gint64        tablee_reader_integer_at   (TableeReader  *self,
                                          guint          index,
                                          gint64         minimum,
                                          gint64         maximum);

/* Whether @key holds an object (for piles written as { "unordered": [...] }). Takes nothing. */
gboolean      tablee_reader_is_object    (TableeReader  *self,
                                          const char    *key);

/* Records a mistake at the place where the reader is, at @key of it, or at element @index. @format: see error.h. */
void          tablee_reader_fail         (TableeReader  *self,
                                          const char    *key,
                                          const char    *format,
                                          ...) G_GNUC_PRINTF (3, 4);
void          tablee_reader_fail_at      (TableeReader  *self,
                                          guint          index,
                                          const char    *format,
                                          ...) G_GNUC_PRINTF (3, 4);
/* For a message without arguments, which need not be written here. */
void          tablee_reader_fail_literal (TableeReader  *self,
                                          const char    *key,
                                          const char    *message);
/* The same, of element @index: @name occurs once more than it is @there. */
void          tablee_reader_fail_too_many (TableeReader *self,
                                          guint          index,
                                          const char    *name,
                                          int            there);
gboolean      tablee_reader_failed       (TableeReader  *self);

/* Returns: (transfer full): what stood in the file, safe and short enough for a message, in quotation marks. */
char         *tablee_reader_quote        (const char    *text);

/* Index of @word among @words, which end with NULL, or -1. */
int           tablee_word_find           (const char *const *words,
                                          const char    *word);

/* Ends reading: the first mistake, or the first key that nobody took, as an error. */
gboolean      tablee_reader_finish       (TableeReader  *self,
                                          GError       **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeReader, tablee_reader_free)

G_END_DECLS
