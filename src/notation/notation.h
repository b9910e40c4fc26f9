/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>
#include <json-glib/json-glib.h>

#include "engine/game.h"
#include "option.h"
#include "reader.h"

G_BEGIN_DECLS

typedef struct _TableeNotation TableeNotation;

/*
 * The written form of one game: options, positions, actions (the rules page of the game, section "In writing"). Common keys
 * of a position are read and written by position.c; a game sees only its own.
 */
struct _TableeNotation
{
  const TableeGame   *game;
  const TableeOption *options;      /* the game's options, in the order of the set-up; ends with a NULL key */

  /* Makes a ruleset from checked @values (tablee_option_values_new). Returns: (transfer full), or NULL with an error that names
   * the option when they do not fit each other. */
  TableeRuleset *(*ruleset_new)    (int                   seats,
                                    TableeOptionValues   *values,
                                    GError              **error);

  /* Reads a game's own keys of @position into the zeroed @state and checks all of it. Every member must be taken through
   * @position (TableeReader), so that unknown keys are found. Common keys are in @common. */
  gboolean       (*state_read)     (const TableeRuleset  *ruleset,
                                    TableeReader         *position,
                                    const TableeCommonKeys *common,
                                    void                 *state,
                                    GError              **error);

  /* Writes a game's own keys. @is_view: the state is a view, what it does not know is written "?". */
  void           (*state_write)    (const TableeRuleset  *ruleset,
                                    const void           *state,
                                    gboolean              is_view,
                                    JsonBuilder          *builder);

  /* Where the generator is kept in a state. */
  TableeRandom  *(*chance)         (void                 *state);

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
};

/* The catalogue of notations. Returns: (transfer none): never NULL for a game of the catalogue. */
const TableeNotation *tablee_notation_for_game (const TableeGame *game);

G_END_DECLS
