/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "invitation.h"
#include "notation/notation.h"

G_BEGIN_DECLS

/* Whether a seat that was offered is there no more. */
typedef enum
{
  TABLEE_GONE_NOT,
  TABLEE_GONE_SEAT,   /* a computer has it */
  TABLEE_GONE_TABLE,  /* there will be no game */
  TABLEE_N_GONE,
} TableeGone;

/* What an invitation leads to: who the host is, which game it is, and by which rules. Lies at the slot of the card, sealed with a key that
 * the invitation has. */
typedef struct
{
  int         protocol;
  char       *version;    /* of the host's program */
  char       *game;
  gint64      rules;      /* the version of its rules */
  JsonObject *options;
  int         seats;
  int         seat;       /* the one that is offered */
  guint64     checksum;   /* of the ruleset */
  guint8      host[TABLEE_KEY_BYTES];
  gboolean    is_taken;   /* by who has the key ... */
  guint8      taker[TABLEE_KEY_BYTES];  /* ... of which this is the digest */
  TableeGone  gone;
} TableeCard;

/* Why a table cannot be joined. */
typedef enum
{
  TABLEE_REFUSAL_NONE,
  TABLEE_REFUSAL_PROTOCOL,  /* the programs do not speak with each other */
  TABLEE_REFUSAL_GAME,      /* this one does not know the game */
  TABLEE_REFUSAL_RULES,     /* another version of the rules */
  TABLEE_REFUSAL_RULESET,   /* the same version and options give another ruleset: other data */
  TABLEE_REFUSAL_TAKEN,     /* somebody else has the seat */
  TABLEE_REFUSAL_SEAT_GONE,   /* the host has given it to a computer before the game began */
  TABLEE_REFUSAL_TABLE_GONE,  /* the host has given up the table */
} TableeRefusal;

/* Returns: (transfer full): @ruleset: of @card: takes all that it says of the game. */
TableeCard    *tablee_card_new     (const TableeRuleset    *ruleset,
                                    JsonObject             *options,
                                    int                     seat,
                                    const guint8            host[TABLEE_KEY_BYTES]);
void           tablee_card_free    (TableeCard             *self);

/* @peer: (nullable): the public key of who has the seat. */
void           tablee_card_set_taken (TableeCard           *self,
                                      const guint8         *peer);

/* Returns: (transfer full) */
GBytes        *tablee_card_seal    (const TableeCard       *self,
                                    const TableeInvitation *invitation);
/* Returns: (transfer full) (nullable): NULL for all that is no card that belongs to @invitation. */
TableeCard    *tablee_card_open    (GBytes                 *sealed,
                                    const TableeInvitation *invitation);
/* What is sealed, in writing. Returns: (transfer full) */
char          *tablee_card_write   (const TableeCard       *self);
/* Reads what has been unsealed. Returns: (transfer full) (nullable) */
TableeCard    *tablee_card_read    (const char             *text);

/* Whether who has the public key @own can join: @ruleset: out: (transfer full): the one that is played by. @error says what keeps them, and
 * who is to update. */
TableeRefusal  tablee_card_check   (const TableeCard       *self,
                                    const guint8            own[TABLEE_KEY_BYTES],
                                    TableeRuleset         **ruleset,
                                    GError                **error);

/* What keeps a guest from a seat that is there no more: @gone is not TABLEE_GONE_NOT. Returns: (transfer full) */
GError        *tablee_card_new_gone_error (TableeGone       gone);
TableeRefusal  tablee_card_refuse_gone    (TableeGone       gone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeCard, tablee_card_free)

G_END_DECLS
