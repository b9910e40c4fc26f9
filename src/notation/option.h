/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What options games have, and values for them. */

#include <glib-object.h>
#include <json-glib/json-glib.h>

#include "engine/game.h"

G_BEGIN_DECLS

typedef enum
{
  TABLEE_OPTION_BOOLEAN,
  TABLEE_OPTION_INTEGER,
  TABLEE_OPTION_CHOICE,        /* one of the words in choices */
  TABLEE_OPTION_SEAT_INTEGERS, /* a list of integers, one a seat */
  TABLEE_OPTION_NAME,          /* the name of something that is found while the program runs: see names */
} TableeOptionKind;

/* Something that an option of kind TABLEE_OPTION_NAME can name, as it was found. */
typedef struct
{
  char   *name;   /* as written; never translated */
  char   *title;  /* for people, in the language of whoever made it */
  GError *error;  /* (nullable): why it cannot be used */
} TableeOptionName;

void tablee_option_name_free (TableeOptionName *self);

/* One option of a game, as data: read by the set-up, the command line and the parser alike. */
typedef struct
{
  const char        *key;            /* as written; never translated */
  TableeOptionKind   kind;
  gint64             default_value;  /* integer, 0 or 1, or index into choices */
  gint64             minimum;        /* of an integer */
  gint64             maximum;
  const char *const *choices;        /* NULL-terminated words */
  const char        *default_name;   /* of a name */
  /* What there is to name now, in the order in which it is offered. Any thread.
   * Returns: (transfer full) (element-type TableeOptionName) */
  GPtrArray        *(*names) (void);
  gboolean           depends;        /* the default depends on the seats or on other options (null in "games --json") */

  /* Where a ruleset has it: TABLEE_OPTION_FIELD(). Lists and names are filled by complete() of the notation, and written by write(). */
  gsize              offset;
  gsize              size;
  /* (nullable) The default in a ruleset that has all other options. */
  gint64           (*default_for) (const TableeRuleset *ruleset);
  /* (nullable) Writes it as a member of the object that @builder is in, if it is not the default. */
  void             (*write)       (const TableeRuleset *ruleset,
                                   JsonBuilder         *builder);
} TableeOption;

#define TABLEE_OPTION_FIELD(Ruleset, member) .offset = offsetof (Ruleset, member), .size = sizeof ((Ruleset *) 0)->member

/* The value of one option of a game. */
typedef struct
{
  gboolean  given;                   /* otherwise it is the default */
  gint64    value;                   /* integer, 0 or 1, or index into choices */
  gint64    list[TABLEE_MAX_SEATS];  /* of a list: one a seat */
  char     *name;                    /* of a name */
} TableeOptionValue;

/* Reads @option of the options @object. Returns FALSE, with the default in @self, if what is there does not do. */
gboolean              tablee_option_value_read        (TableeOptionValue         *self,
                                                       const TableeOption        *option,
                                                       int                        seats,
                                                       JsonObject                *object);
/* Returns: (transfer full): a value that is given, as it is written. */
JsonNode             *tablee_option_value_to_json     (const TableeOptionValue   *self,
                                                       const TableeOption        *option,
                                                       int                        seats);
void                  tablee_option_value_clear       (TableeOptionValue         *self);

/* Options as given, checked one by one; what is absent is default. Refcounted, boxed, immutable. */
typedef struct _TableeOptionValues TableeOptionValues;

#define TABLEE_TYPE_OPTION_VALUES (tablee_option_values_get_type ())
GType                 tablee_option_values_get_type   (void);

/* Checks @object (NULL: no option given) against @options: unknown keys, kinds, ranges; "first" is understood for every
 * game. null stands for a default that is no value: "first", lists, and what depends.
 * Returns: (transfer full), or NULL with an error that names the place ("options.stake: ..."). */
TableeOptionValues   *tablee_option_values_new        (const TableeOption        *options,
                                                       int                        seats,
                                                       JsonObject                *object,
                                                       GError                   **error);
TableeOptionValues   *tablee_option_values_ref        (TableeOptionValues        *self);
void                  tablee_option_values_unref      (TableeOptionValues        *self);

/* Whether @key was given (not only defaulted). */
gboolean              tablee_option_values_given      (const TableeOptionValues  *self,
                                                       const char                *key);

/* The value of @key, given or default: integer, 0 or 1, or index of the choice. "first" that is not given: TABLEE_NOBODY. */
gint64                tablee_option_values_get        (const TableeOptionValues  *self,
                                                       const char                *key);

/* The name that @key gives, or its default. Returns: (transfer none) */
const char           *tablee_option_values_get_name   (const TableeOptionValues  *self,
                                                       const char                *key);

/* The list of @key, one integer a seat. Returns: (transfer none) (nullable): NULL if not given. */
const gint64         *tablee_option_values_get_list   (const TableeOptionValues  *self,
                                                       const char                *key);

/* Returns: (transfer full): the options as they were given, as an object. */
JsonObject           *tablee_option_values_to_json    (const TableeOptionValues  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeOptionName, tablee_option_name_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeOptionValues, tablee_option_values_unref)

/* Whether @text can be a name at all: letters, digits, "-", "_", and spaces inside, 1 to 47 bytes. */
gboolean              tablee_option_name_is_valid     (const char                *text);

/* Rulesets live in reference-counted memory, so that threads share them. */
TableeRuleset        *tablee_ruleset_ref              (TableeRuleset             *self);
void                  tablee_ruleset_unref            (TableeRuleset             *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeRuleset, tablee_ruleset_unref)

G_END_DECLS
