/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes JSON into other JSON. */
#include "json-mutator.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum
{
  MAX_VALUES = 8192,
  MAX_DEPTH = 64,
  MAX_CHANGES = 4,
  MAX_PART = 16384,   /* bytes of a value that is put elsewhere */
  TRIES = 8,
};

/* A value, as it stands in the text. */
typedef struct
{
  size_t start;
  size_t end;
  size_t member;      /* where its key begins; of an element: where it begins itself */
  size_t key_end;     /* behind the key; 0: an element, or the top */
  int    parent;      /* -1: the top */
  char   kind;        /* { [ " 0 (a number) t (true, false or null) */
} Value;

typedef struct
{
  const char *text;
  size_t      size;
  size_t      at;
  Value       values[MAX_VALUES];
  int         count;
} Scan;

static Scan scan;
static Scan other_scan;
static char part[MAX_PART];
static char second_part[MAX_PART];

/*
 * What there is
 */

static char
peek (Scan *self)
{
  while (self->at < self->size && strchr (" \t\r\n", self->text[self->at]) != NULL && self->text[self->at] != '\0')
    self->at++;

  return self->at < self->size ? self->text[self->at] : '\0';
}

static bool
take_string (Scan *self)
{
  if (peek (self) != '"')
    return false;

  for (self->at++; self->at < self->size; self->at++)
    if (self->text[self->at] == '\\')
      self->at++;
    else if (self->text[self->at] == '"')
      return ++self->at <= self->size;

  return false;
}

static bool
take_word (Scan *self)
{
  size_t start = self->at;

  while (self->at < self->size && strchr ("+-.0123456789abcdefghijklmnopqrstuvwxyzE", self->text[self->at]) != NULL &&
         self->text[self->at] != '\0')
    self->at++;

  return self->at > start;
}

static int
add_value (Scan   *self,
           int     parent,
           size_t  member,
           size_t  key_end)
{
  Value *value = &self->values[self->count];
  char first = peek (self);

  if (self->count == MAX_VALUES || first == '\0')
    return -1;

  *value = (Value){ .start = self->at, .member = key_end > 0 ? member : self->at, .key_end = key_end, .parent = parent };
  if (first == '{' || first == '[' || first == '"')
    value->kind = first;
  else
    value->kind = first == '-' || (first >= '0' && first <= '9') ? '0' : 't';

  return self->count++;
}

/* Goes past what separates values in the container @parent. Returns whether it ends here. */
static bool
take_end (Scan *self,
          int   parent)
{
  char closing = self->values[parent].kind == '{' ? '}' : ']';

  if (peek (self) == ',')
    self->at++;
  if (peek (self) != closing)
    return false;

  self->values[parent].end = ++self->at;

  return true;
}

/* Reads the beginning of a value, its key before it if it has one. Returns its number, or -1. */
static int
take_value (Scan *self,
            int   parent)
{
  bool has_key = parent >= 0 && self->values[parent].kind == '{';
  size_t member;
  size_t key_end = 0;

  peek (self);
  member = self->at;
  if (has_key)
    {
      if (!take_string (self))
        return -1;
      key_end = self->at;
      if (peek (self) != ':')
        return -1;
      self->at++;
    }

  return add_value (self, parent, member, key_end);
}

static bool
read_text (Scan       *self,
           const char *text,
           size_t      size)
{
  int open[MAX_DEPTH];
  int depth = 0;

  self->text = text;
  self->size = size;
  self->at = 0;
  self->count = 0;
  do
    {
      int value;

      if (depth > 0 && take_end (self, open[depth - 1]))
        {
          depth--;
          continue;
        }

      value = take_value (self, depth > 0 ? open[depth - 1] : -1);
      if (value < 0 || depth == MAX_DEPTH)
        return false;
      if (self->values[value].kind == '{' || self->values[value].kind == '[')
        {
          open[depth++] = value;
          self->at++;
          continue;
        }
      if (!(self->values[value].kind == '"' ? take_string (self) : take_word (self)))
        return false;
      self->values[value].end = self->at;
    }
  while (depth > 0);

  return true;
}

/*
 * Changes
 */

static uint32_t
below (TableeRandom *random,
       size_t        count)
{
  return tablee_random_below (random, (uint32_t) count);
}

/* The @count bytes from @at on become @length of @put. */
static size_t
splice (char       *text,
        size_t      size,
        size_t      room,
        size_t      at,
        size_t      count,
        const char *put,
        size_t      length)
{
  if (size - count + length > room)
    return size;

  memmove (text + at + length, text + at + count, size - at - count);
  memcpy (text + at, put, length);

  return size - count + length;
}

/* Copies the bytes of a value with its key, if it fits. Returns how many. */
static size_t
copy_part (char       *to,
           const char *text,
           size_t      start,
           size_t      end)
{
  if (end - start > MAX_PART)
    return 0;

  memcpy (to, text + start, end - start);

  return end - start;
}

static size_t
change_number (char         *text,
               size_t        size,
               size_t        room,
               const Value  *value,
               TableeRandom *random)
{
  static const char *const borders[] = {
    "0", "1", "-1", "99", "100", "127", "255", "256", "65535", "2147483647", "4294967296", "9007199254740991", "-9007199254740991",
  };
  char put[32];
  int number = 0;

  if (below (random, 8) == 0)
    {
      snprintf (put, sizeof put, "%s", borders[below (random, sizeof borders / sizeof borders[0])]);
    }
  else
    {
      for (size_t i = value->start; i < value->end && number < 100000000; i++)
        if (text[i] >= '0' && text[i] <= '9')
          number = 10 * number + text[i] - '0';
      number = below (random, 4) == 0 ? (int) below (random, 13) : number + (int) below (random, 5) - 2;
      snprintf (put, sizeof put, "%d", number);
    }

  return splice (text, size, room, value->start, value->end - value->start, put, strlen (put));
}

/* Any constant at all: mostly wrong, and that must be told. */
static size_t
change_kind (char         *text,
             size_t        size,
             size_t        room,
             const Value  *value,
             TableeRandom *random)
{
  static const char *const constants[] = { "null", "true", "false", "0", "\"\"", "\"?\"", "[]", "{}", "[0,1]", "[null]", "\"over\"" };
  const char *put = constants[below (random, sizeof constants / sizeof constants[0])];

  return splice (text, size, room, value->start, value->end - value->start, put, strlen (put));
}

static size_t
take_out (char        *text,
          size_t       size,
          size_t       room,
          const Value *value)
{
  size_t end = value->end;
  size_t start = value->member;

  while (end < size && strchr (" \n", text[end]) != NULL && text[end] != '\0')
    end++;
  if (end < size && text[end] == ',')
    return splice (text, size, room, start, end + 1 - start, "", 0);

  /* The last one: the comma before it goes too. */
  while (start > 0 && strchr (" \n", text[start - 1]) != NULL)
    start--;
  if (start > 0 && text[start - 1] == ',')
    start--;

  return splice (text, size, room, start, value->end - start, "", 0);
}

static size_t
put_twice (char        *text,
           size_t       size,
           size_t       room,
           const Value *value)
{
  size_t length = copy_part (part, text, value->member, value->end);

  if (length == 0 || size + length + 1 > room)
    return size;

  size = splice (text, size, room, value->end, 0, ",", 1);

  return splice (text, size, room, value->end + 1, 0, part, length);
}

/* Another value of the same kind: if it can be, of the same key or the same list. */
static const Value *
find_like (const Scan   *in,
           const Value  *value,
           const char   *text,
           TableeRandom *random)
{
  const Value *found = NULL;

  for (int tries = 0; tries < TRIES; tries++)
    {
      const Value *candidate = &in->values[below (random, (size_t) in->count)];
      size_t key = candidate->key_end - candidate->member;

      if (candidate == value || candidate->kind != value->kind)
        continue;
      if (candidate->key_end > 0 && value->key_end > 0 && key == value->key_end - value->member &&
          memcmp (in->text + candidate->member, text + value->member, key) == 0)
        return candidate;
      if (found == NULL || (in->text == text && candidate->parent == value->parent))
        found = candidate;
    }

  return found;
}

static size_t
replace_by (char        *text,
            size_t       size,
            size_t       room,
            const Value *value,
            const Scan  *in,
            const Value *like)
{
  size_t length = copy_part (part, in->text, like->start, like->end);

  return length > 0 ? splice (text, size, room, value->start, value->end - value->start, part, length) : size;
}

/* Neither lies in the other. */
static size_t
swap (char        *text,
      size_t       size,
      size_t       room,
      const Value *first,
      const Value *second)
{
  size_t first_length;
  size_t second_length;

  if (first->start > second->start)
    return swap (text, size, room, second, first);
  if (first->end > second->start)
    return size;

  first_length = copy_part (part, text, first->start, first->end);
  second_length = copy_part (second_part, text, second->start, second->end);
  if (first_length == 0 || second_length == 0)
    return size;

  size = splice (text, size, room, second->start, second_length, part, first_length);

  return splice (text, size, room, first->start, first_length, second_part, second_length);
}

static size_t
change (char         *text,
        size_t        size,
        size_t        room,
        TableeRandom *random)
{
  const Value *value = &scan.values[below (random, (size_t) scan.count)];
  const Value *like = find_like (&scan, value, text, random);
  uint32_t way = below (random, 16);

  if (value->kind == '0' && way < 9)
    return change_number (text, size, room, value, random);
  if (value->kind == 't' && way < 9)
    return text[value->start] == 't' ? splice (text, size, room, value->start, value->end - value->start, "false", 5)
                                     : splice (text, size, room, value->start, value->end - value->start, "true", 4);
  if (like != NULL && way < 10)
    return replace_by (text, size, room, value, &scan, like);
  if (like != NULL && way < 13)
    return swap (text, size, room, value, like);
  if (way == 13)
    return take_out (text, size, room, value);
  if (way == 14)
    return put_twice (text, size, room, value);

  return change_kind (text, size, room, value, random);
}

size_t
json_mutate (char         *text,
             size_t        size,
             size_t        room,
             TableeRandom *random)
{
  int changes = 0;

  /* Mostly one, for each makes it less likely that the text is still valid. */
  do
    {
      if (!read_text (&scan, text, size))
        return 0;
      size = change (text, size, room, random);
    }
  while (++changes < MAX_CHANGES && below (random, 3) == 0);

  return size;
}

size_t
json_cross (char         *text,
            size_t        size,
            size_t        room,
            const char   *from,
            size_t        from_size,
            TableeRandom *random)
{
  const Value *value;
  const Value *like;

  if (!read_text (&scan, text, size) || !read_text (&other_scan, from, from_size))
    return 0;

  value = &scan.values[below (random, (size_t) scan.count)];
  like = find_like (&other_scan, value, text, random);

  return like != NULL ? replace_by (text, size, room, value, &other_scan, like) : 0;
}
