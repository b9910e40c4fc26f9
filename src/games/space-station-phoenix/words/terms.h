/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/space-station-phoenix/rules/rules.h"
#include "present/present.h"

G_BEGIN_DECLS

/* The words that all sentences of Space Station Phoenix are made with, in the language that is set now. */

/* "3 gems", "2 food", "1 point". Returns: (transfer full) */
char       *ph_words_good         (int                good,
                                   int                count);
/* "2 gems, 1 food and 3 water"; "nothing". Returns: (transfer full) */
char       *ph_words_goods        (const int          goods[PH_GOODS]);
/* "Food": by itself. Returns: (transfer none) */
const char *ph_words_good_name    (int                good);

/* "Cyan alien": by itself; "a cyan alien": the object of a sentence; "Cyan": of the kind. Returns: (transfer none) */
const char *ph_words_species_name (int                species);
const char *ph_words_species      (int                species);
const char *ph_words_species_kind (int                species);
/* "3 cyan aliens". Returns: (transfer full) */
char       *ph_words_residents    (int                species,
                                   int                count);

/* "Expedition": a kind of ship, and its track. Returns: (transfer none) */
const char *ph_words_type         (int                type);
/* "Expedition 2": a ship, with its level; "a hidden ship". Returns: (transfer full) */
char       *ph_words_ship         (int                kind);
/* A ship on the table, the object of a sentence, with whose it is where it is not @seat's: "Bo’s Expedition 2", "your Farm 2", "the
 * neutral Farm 2". Returns: (transfer full) */
char       *ph_words_owned_ship   (const TableePresentContext *context,
                                   const PhState     *state,
                                   int                seat,
                                   int                ship);
/* What it does for who has no bonuses, one sentence. Returns: (transfer full) */
char       *ph_words_effect       (const PhRuleset   *ruleset,
                                   int                kind);
/* What it is for @seat, with its bonuses, but for those of the prices of sectors, from which what a ship saves is taken off as well. */
PhShipKind  ph_words_ship_for     (const PhRuleset   *ruleset,
                                   const PhState     *state,
                                   int                seat,
                                   int                kind);
/* What it does for @seat, with its bonuses. Returns: (transfer full) */
char       *ph_words_effect_for   (const PhRuleset   *ruleset,
                                   const PhState     *state,
                                   int                seat,
                                   int                kind);
/* For a novice: what this kind of ship is for. Returns: (transfer none) */
const char *ph_words_purpose      (int                type);

/* "Cyan": a colour of wings. Returns: (transfer none) */
const char *ph_words_colour       (int                colour);
/* A sector by what it is, for nobody knows its number: "the level 2 cyan sector", of which a station has one at most; "a level 2 cyan
 * sector", on offer or just built. Returns: (transfer full) */
char       *ph_words_sector       (int                sector);
char       *ph_words_any_sector   (int                sector);
/* What an occupied quarter does, "1 water as income". Returns: (transfer full) */
char       *ph_words_quarter      (const PhRuleset   *ruleset,
                                   int                sector,
                                   int                quarter);
/* All quarters of a sector, empty ones: "1 water as income · nothing · …". Returns: (transfer full) */
char       *ph_words_quarters     (const PhRuleset   *ruleset,
                                   int                sector);
/* What comes of one more sector of whoever builds now: the last round, one sentence; NULL: nothing. Returns: (transfer full) (nullable) */
char       *ph_words_last_sector  (const PhState     *state);
/* What a power does; @amount as PhQuarter has it. Returns: (transfer full) */
char       *ph_words_power        (int                kind,
                                   int                amount);
/* "2 points for each human, at most 8". @colour: of the sector. Returns: (transfer full) */
char       *ph_words_end          (const PhEnd       *end,
                                   int                colour);

/* What the die in hand brings to who observes, "2 points". Returns: (transfer full) */
char       *ph_words_observed     (const PhRuleset   *ruleset,
                                   const PhState     *state);

/* What can be chosen as a reward of diplomacy, "1 food if you pay 1 gem or 1 water if you pay 1 gem"; "nothing". Returns: (transfer full) */
char       *ph_words_reward       (const PhReward    *reward);

/* "Foundry Core". Returns: (transfer none) */
const char *ph_words_hub          (const PhRuleset   *ruleset,
                                   int                hub);
/* What it can do in the game and brings at its end, in sentences. Returns: (transfer full) */
char       *ph_words_hub_lasting  (const PhRuleset   *ruleset,
                                   int                hub);
/* All that it does, sentence by sentence, @separator between them. Returns: (transfer full) */
char       *ph_words_hub_effects  (const PhRuleset   *ruleset,
                                   int                hub,
                                   const char        *separator);

/* "Sectors", "Humans, 1st or 2nd": a row of the score sheet, PhScoreRow. Returns: (transfer none) */
const char *ph_words_score_row    (int                row);

/* "Food", "Human": a face of the die. Returns: (transfer none) */
const char *ph_words_face         (int                face);
/* "1 food", "1 human": what a die brings. Returns: (transfer full) */
char       *ph_words_die          (int                face);
/* "2 food, 1 human"; @dice by face. Returns: (transfer full) */
char       *ph_words_dice         (const int          dice[PH_FACES]);

/* "Ana: 24 points if the game ended now", and below it the rows of @sheet that bring @seat something, a line each. Returns: (transfer full) */
char       *ph_words_points       (const TableePresentContext *context,
                                   const TableeScoreSheet     *sheet,
                                   int                         seat);

/* As g_strdup_printf(), for formats that are chosen from a table: the compiler cannot check them, tests/present does. Returns:
 * (transfer full) */
char       *ph_words_fill         (const char        *format,
                                   ...);

/* A sentence about somebody, untranslated, marked with N_(): to the one it is about, and to others. Both insert one word or list, the
 * second then the name. */
typedef struct
{
  const char *you;
  const char *named;
} PhSentence;

/* tablee_say_of() for sentences that are chosen from a table. Returns: (transfer full) */
char       *ph_words_say_of       (const TableePresentContext *context,
                                   int                         seat,
                                   const PhSentence           *sentence,
                                   const char                 *what);

/* What TableePresent asks for under the same names (present.h). Returns: (transfer full) */
char       *ph_words_event         (const TableePresentContext *context,
                                    const TableeEvent          *event);
char       *ph_words_action        (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ph_words_action_spoken (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ph_words_action_quoted (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ph_words_reason        (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action,
                                    TableeReason                reason);
char       *ph_words_forced        (const TableePresentContext *context,
                                    const void                 *view,
                                    TableeAction                action);
char       *ph_words_prompt        (const TableePresentContext *context,
                                    const void                 *view);

/* Why, where no number is in it. */
extern const TableeWordList ph_words_reasons;

G_END_DECLS
