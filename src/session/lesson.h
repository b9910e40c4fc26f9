/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-record.h"

G_BEGIN_DECLS

/*
 * A first game that is led: a deal, what the host says, and what is done, as a file of data/lessons/ (XML):
 *
 *   <lesson game="martian-12s" host="5">
 *     <deal>{ a record without actions: game, options, seats, seed or position }</deal>
 *     <say at="part:bag">One thing.</say>               until the learner goes on
 *     <deed action="pull small" at="action:pull small">  until the learner does it
 *       <say>What to do.</say>
 *       <else action="pass">Why not this.</else>        instead of the rules' reason, or where the rules have none
 *       <else>Why nothing else.</else>
 *     </deed>
 *     <other action="pass"/>                            what another seat does, or what happens by itself
 *     <free>From here on it is played to the end, with advice.</free>
 *   </lesson>
 *
 * The learner is the only seat of a person. Actions are written as in positions. An action that is the only one, and is not named,
 * plays by itself, as in any game. "at" says which piece the sentence is about: "action:" and an action, for what stands for it; "part:" and the
 * names of a widget of the table (tablee_table_find_part()); "event" for the last thing that the last action brought about, "deed" for
 * the first, which is what it was about. Texts are messages of the catalogue, in English.
 */
#define TABLEE_TYPE_LESSON (tablee_lesson_get_type ())
G_DECLARE_FINAL_TYPE (TableeLesson, tablee_lesson, TABLEE, LESSON, GObject)

typedef enum
{
  TABLEE_LESSON_SAY,    /* the host says something */
  TABLEE_LESSON_DEED,   /* the learner acts */
  TABLEE_LESSON_OTHER,  /* somebody else acts */
  TABLEE_LESSON_FREE,   /* the rest of the game */
} TableeLessonKind;

/* What a sentence is about. */
typedef enum
{
  TABLEE_LESSON_AT_NOTHING,
  TABLEE_LESSON_AT_ACTION,
  TABLEE_LESSON_AT_PART,
  TABLEE_LESSON_AT_EVENT,
  TABLEE_LESSON_AT_DEED,
} TableeLessonPlace;

typedef struct
{
  TableeLessonKind  kind;
  const char       *text;    /* untranslated; NULL for TABLEE_LESSON_OTHER */
  TableeLessonPlace place;
  const char       *part;    /* of TABLEE_LESSON_AT_PART */
  TableeAction      about;   /* of TABLEE_LESSON_AT_ACTION */
  TableeAction      action;  /* of a deed, or of another seat */
  guint             before;  /* how many actions of the game have been played when the step begins … */
  guint             after;   /* … and when it is done */
} TableeLessonStep;

/* What a lesson is called, and its file: as the game, with "-alone" where one plays it without others. Returns: (transfer full) */
char                   *tablee_lesson_dup_id      (const char    *game_id,
                                                   int            seats);

/* Reads @text and plays the whole lesson through but for what is free. Returns: (transfer full), or NULL with an error that names the
 * line or the step. */
TableeLesson           *tablee_lesson_parse       (const char    *text,
                                                   gssize         length,
                                                   GError       **error);

const char             *tablee_lesson_get_id      (TableeLesson  *self);
const TableeGame       *tablee_lesson_get_game    (TableeLesson  *self);
/* The portrait of who leads. */
int                     tablee_lesson_get_host    (TableeLesson  *self);
int                     tablee_lesson_get_learner (TableeLesson  *self);
guint                   tablee_lesson_get_n_steps (TableeLesson  *self);
/* Returns: (transfer none) */
const TableeLessonStep *tablee_lesson_get_step    (TableeLesson  *self,
                                                   guint          step);

/* What the host answers when the learner does @action at @step, a deed, instead of it. Returns: (transfer none) (nullable): untranslated; NULL:
 * the lesson has no word for it. */
const char             *tablee_lesson_get_answer  (TableeLesson  *self,
                                                   guint          step,
                                                   TableeAction   action);

/* The game as it stands when @step begins. Returns: (transfer full) */
TableeGameRecord       *tablee_lesson_to_record   (TableeLesson  *self,
                                                   guint          step);

G_END_DECLS
