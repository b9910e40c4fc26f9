/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-log.h"
#include "game-record.h"

G_BEGIN_DECLS

#define TABLEE_RECORD_FORMAT "tablee-record"

enum
{
  TABLEE_RECORD_VERSION = 1,
  TABLEE_RECORD_MAX_ACTIONS = 100000,
  TABLEE_RECORD_MAX_NAME = 60,      /* characters */
};

struct _TableeGameRecord
{
  GObject parent_instance;

  gint64         id;                     /* in the store; 0: not from there */
  gint64         stamp;                  /* of the version that was read: see TableeStoreSlot */
  TableeGameLog *log;                    /* beyond its head lies what was undone */
  JsonObject    *options;                /* as given */
  GListStore    *seats;                  /* of TableeSeat */
  gboolean       has_seed;               /* began with a deal */
  TableeRandom   seed;
  guint64        dice;                   /* of the computer players */
  gboolean       take_back;
  gboolean       taken_back;
  int            given_up_by;
  int            viewer;                 /* of what one seat knows: which one */
  GDateTime     *started;
  GDateTime     *ended;                  /* NULL while it is under way */
  gboolean       resumed_from_position;
};

/* An empty record around @log. Returns: (transfer full) */
TableeGameRecord *tablee_game_record_new_for_log  (TableeGameLog     *log,
                                                   JsonObject        *options);
void              tablee_game_record_set_times    (TableeGameRecord  *self,
                                                   GDateTime         *started,
                                                   GDateTime         *ended);

/* Who would choose now, judged by who sits there: for records that do not say. */
TableeBy          tablee_game_record_guess_by     (TableeGameRecord  *self);

/* Returns: (transfer full): the score sheet in writing. */
JsonObject       *tablee_game_record_dup_result   (TableeGameRecord  *self);

G_END_DECLS
