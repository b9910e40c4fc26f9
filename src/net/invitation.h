/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "line.h"
#include "phone-words.h"

G_BEGIN_DECLS

/*
 * What lets one person take one seat: where the broker is, and a secret from which all else follows. Written as a link, as a picture of that
 * link, or as words to be said; whoever has it can take the seat, once. Immutable.
 */
typedef struct _TableeInvitation TableeInvitation;

enum
{
  TABLEE_SECRET_BYTES = 16,
  TABLEE_INVITATION_MAX_BYTES = 2048,  /* of what is read as one */
};

#define TABLEE_INVITATION_SCHEME "tablee:"

/* What follows from the secret: three slots, ... */
typedef enum
{
  TABLEE_SLOT_CARD,
  TABLEE_SLOT_HOST,    /* the host's word to the seat */
  TABLEE_SLOT_GUEST,   /* and its word to the host */
  TABLEE_N_SEAT_SLOTS,
} TableeSeatSlot;

/* ... and two keys. */
typedef enum
{
  TABLEE_KEY_TOKEN,    /* of the line: line.h */
  TABLEE_KEY_CARD,
  TABLEE_N_SEAT_KEYS,
} TableeSeatKey;

/* With a new secret. @broker: what tablee_broker_parse() takes. Returns: (transfer full) */
TableeInvitation *tablee_invitation_new            (const char              *broker);
TableeInvitation *tablee_invitation_new_for_secret (const char              *broker,
                                                    const guint8             secret[TABLEE_SECRET_BYTES]);
void              tablee_invitation_free           (TableeInvitation        *self);

/* Reads a link, with or without other text around it, or words in one of the languages, however they are separated. @broker: (nullable): of
 * words that name none. Returns: (transfer full), or NULL with a TABLEE_NOTATION_ERROR that can be said. */
TableeInvitation *tablee_invitation_read           (const char              *text,
                                                    const char              *broker,
                                                    GError                 **error);

/* Returns: (transfer none) (nullable): NULL of words that name no broker: the guest is to be asked for it. */
const char       *tablee_invitation_get_broker     (const TableeInvitation  *self);
const guint8     *tablee_invitation_get_secret     (const TableeInvitation  *self);
/* Returns: (transfer full): the same for another broker. */
TableeInvitation *tablee_invitation_at_broker      (const TableeInvitation  *self,
                                                    const char              *broker);

/* Returns: (transfer full) */
char             *tablee_invitation_to_link        (const TableeInvitation  *self);
/* Returns: (transfer full): words with spaces between them. They name the broker where it is written in numbers; another one is to be said
 * beside them. */
char             *tablee_invitation_to_words       (const TableeInvitation  *self,
                                                    TableePhoneLanguage      language);
gboolean          tablee_invitation_words_suffice  (const TableeInvitation  *self);

/* Returns: (transfer full) */
char             *tablee_invitation_dup_slot       (const TableeInvitation  *self,
                                                    TableeSeatSlot           slot);
void              tablee_invitation_make_key       (const TableeInvitation  *self,
                                                    TableeSeatKey            which,
                                                    guint8                   key[TABLEE_KEY_BYTES]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeInvitation, tablee_invitation_free)

G_END_DECLS
