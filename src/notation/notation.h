/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>
#include <json-glib/json-glib.h>

#include "engine/game.h"
#include "option.h"
#include "reader.h"

G_BEGIN_DECLS

/* How the games are written: the catalogue of their notations, and what each of them says of itself. */

typedef struct _TableeNotation TableeNotation;
typedef struct _TableeStateField TableeStateField;  /* fields.h */
typedef struct _TableeSeatFields TableeSeatFields;
typedef struct _TableeTerm TableeTerm;              /* forms.h */
typedef struct _TableeActionForm TableeActionForm;

/* Words, or messages, by number; NULL where there is none. */
typedef struct
{
  const char *const *items;
  gsize              count;
} TableeWordList;

#define TABLEE_WORD_LIST(array) (&(const TableeWordList){ array, G_N_ELEMENTS (array) })

enum { TABLEE_ACTION_ARGUMENTS = 2 };

/*
 * The written form of one game: options, positions, actions (the rules page of the game, section "In writing"). Common keys
 * of a position are read and written by position.c; a game sees only its own.
 */
struct _TableeNotation
{
  const TableeGame   *game;
  const TableeOption *options;      /* the game's options, in the order of the set-up; ends with a NULL key */
  gboolean            first_deals;  /* the option "first" names who deals; the seat after it begins */

  /* Of a game that is made of data beside its options (a component set): the option that names them, the key that their checksum is
   * written with wherever a game is kept, and the checksum. NULL for the others. */
  const char         *data_option;
  const char         *data_key;
  guint64        (*data_checksum)  (const TableeRuleset  *ruleset,
                                    const char          **name);

  /* (nullable) Checks that the options of @ruleset, which have been filled from @values, fit each other, and fills what follows from
   * them, the checksum included. FALSE with an error that names the option. NULL: they always fit, and the checksum is of them all. */
  gboolean       (*complete)       (TableeRuleset        *ruleset,
                                    TableeOptionValues   *values,
                                    GError              **error);

  /* Reads a game's own keys of @position, "players" among them, into @state and checks all of it. @state is zero but for the
   * chance, the phase and whose decision it is. Every member must be taken through @position (TableeReader), so that unknown keys are found. Common keys are in
   * @common; of a view the chance is concealed and must not be drawn from. Mistakes are told to @position. */
  void           (*state_read)     (const TableeRuleset  *ruleset,
                                    TableeReader         *position,
                                    const TableeCommonKeys *common,
                                    void                 *state);

  /* Writes a game's own keys. @is_view: the state is a view, what it does not know is written "?". */
  void           (*state_write)    (const TableeRuleset  *ruleset,
                                    const void           *state,
                                    gboolean              is_view,
                                    JsonBuilder          *builder);

  /* Writes the players array's objects: called once a seat, inside the seat's object. */
  void           (*seat_write)     (const TableeRuleset  *ruleset,
                                    const void           *state,
                                    int                   seat,
                                    gboolean              is_view,
                                    JsonBuilder          *builder);

  /* Reads @text as an action, legal or not. Returns FALSE if it is no action of this game. */
  gboolean       (*action_read)    (const TableeRuleset  *ruleset,
                                    const void           *state,
                                    const char           *text,
                                    TableeAction         *action);

  /* Returns: (transfer full): @action in writing. */
  char          *(*action_write)   (const TableeRuleset  *ruleset,
                                    const void           *state,
                                    TableeAction          action);

  /* Returns: (transfer full): @event in writing, language-neutral, for --events and golden games: "pull 1 BS 7 3". */
  char          *(*event_write)    (const TableeRuleset  *ruleset,
                                    const TableeEvent    *event);

  /* The most that a number of an event can be that only counts; 0: 9,999. A table may move as many things. */
  gint32           most;
  /* (nullable) For tablee_event_fits(): whether @event, in which all that its form speaks of has been looked at, is one that the game could
   * tell. Where there are more numbers ("*" in the form), they may be anything. */
  gboolean       (*event_fits)     (const TableeRuleset  *ruleset,
                                    const TableeEvent    *event);

  /* For the functions of fields.h. Fields end with a NULL key. (nullable): check() tells @position what in @state does not fit. */
  const TableeStateField *fields;
  const TableeSeatFields *seat_fields;
  void           (*check)          (const TableeRuleset  *ruleset,
                                    TableeReader         *position,
                                    const void           *state);

  /* For the functions of forms.h. Terms end with the letter 0, actions with a NULL form; where the arguments of an action begin. */
  const TableeTerm       *terms;
  const TableeActionForm *actions;
  int                     shifts[TABLEE_ACTION_ARGUMENTS];
  const TableeWordList   *events;

  /* Why an action is refused, by reason from TABLEE_REASON_GAME on, in English and marked with TABLEE_MESSAGE(), for
   * TABLEE_NOTATION_ERROR_ACTION: "the first pull is compulsory". */
  const TableeWordList   *reasons;
};

/* The catalogue of notations. Returns: (transfer none): never NULL for a game of the catalogue. */
const TableeNotation *tablee_notation_for_game       (const TableeGame    *game);

/* A ruleset of the game with checked @values (tablee_option_values_new). Returns: (transfer full), or NULL with an error that names
 * the option when they do not fit each other. */
TableeRuleset        *tablee_notation_ruleset_new    (const TableeNotation *self,
                                                      int                  seats,
                                                      TableeOptionValues  *values,
                                                      GError             **error);

/* Writes the options of @ruleset that differ from their defaults as members of the object that @builder is in, but for "first". */
void                  tablee_notation_options_write  (const TableeNotation *self,
                                                      const TableeRuleset *ruleset,
                                                      JsonBuilder         *builder);

/* Options as written to a ruleset, all checks included. @options: (nullable): NULL is no option given.
 * Returns: (transfer full), or NULL with an error that names the place ("players: ...", "options.stake: ..."). */
TableeRuleset        *tablee_ruleset_new             (const TableeGame    *game,
                                                      int                  seats,
                                                      JsonObject          *options,
                                                      GError             **error);

/* What @self has for @option, which is a number of its own game, a word or a flag: an integer, index of the choice, or 0 or 1. */
gint64                tablee_ruleset_get_number      (const TableeRuleset *self,
                                                      const TableeOption  *option);

/* Returns: (transfer full): the options of @self that differ from their defaults, "first" included. */
JsonObject           *tablee_ruleset_options_to_json (const TableeRuleset *self);

/* Writes the checksum of the data that @self is made of as a member of the object that @builder is in, if there are such data. */
void                  tablee_ruleset_write_data      (const TableeRuleset *self,
                                                      JsonBuilder         *builder);

/* Whether @self is made of the data that @object, which was written with the above, was: TRUE also if @object says nothing.
 * Otherwise a TABLEE_DATA_ERROR, or a TABLEE_NOTATION_ERROR if what is written is no checksum. */
gboolean              tablee_ruleset_check_data      (const TableeRuleset *self,
                                                      JsonObject          *object,
                                                      GError             **error);

/* Returns: (transfer none): why an action is refused, in English, for messages about written actions. */
const char           *tablee_notation_reason         (const TableeNotation *self,
                                                      TableeReason         reason);

G_END_DECLS
