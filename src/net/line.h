/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is said between the program of a host and that of a guest, sealed so that nobody else can read it. */

enum
{
  TABLEE_PROTOCOL = 1,           /* the number of PROTOCOL.md */
  TABLEE_KEY_BYTES = 32,
  TABLEE_LINE_STEP = 256,        /* words are filled up to a multiple of so many bytes, and ... */
  TABLEE_LINE_EXTRA_BYTES = 97,  /* ... have so many more when they are sealed */
};

/* A pair of keys of X25519. */
typedef struct
{
  guint8 public[TABLEE_KEY_BYTES];
  guint8 secret[TABLEE_KEY_BYTES];
} TableeKeys;

void        tablee_keys_make           (TableeKeys        *keys);

/* A secret of as many bytes: what is in an invitation. */
void        tablee_token_make          (guint8             token[TABLEE_KEY_BYTES]);

/* The number of a life of a program that has these keys: greater than @previous, that of its life before; 0: it had none. */
guint64     tablee_epoch_next          (guint64            previous);

/*
 * One end of the line between a host and one seat: what is sealed at one end can be opened at the other, and nowhere else. Whoever carries
 * the words sees sizes and times. A word opens once, at the slot where it was put, in the order of its number: what is older than one that
 * was opened does not open any more.
 */
typedef struct _TableeLine TableeLine;

/* The host's end. The first word that opens binds the line to the keys of whoever has sealed it. @epoch: see above.
 * Returns: (transfer full) */
TableeLine *tablee_line_new_for_host   (const TableeKeys  *keys,
                                        const guint8       token[TABLEE_KEY_BYTES],
                                        guint64            epoch);
/* The guest's. @host: the public key of the host. Returns: (transfer full), or NULL if @host is no key. */
TableeLine *tablee_line_new_for_guest  (const TableeKeys  *keys,
                                        const guint8       token[TABLEE_KEY_BYTES],
                                        const guint8       host[TABLEE_KEY_BYTES],
                                        guint64            epoch);
void        tablee_line_free           (TableeLine        *self);

/* The public key of the other end. Returns: (transfer none) (nullable): NULL while it is not bound. */
const guint8 *tablee_line_get_peer     (const TableeLine  *self);
/* Binds the host's end as it was bound in a life before. Returns FALSE if @peer is no key. */
gboolean    tablee_line_bind           (TableeLine        *self,
                                        const guint8       peer[TABLEE_KEY_BYTES]);

/* The epoch of the other end, of the word that was opened last; 0: none. */
guint64     tablee_line_get_peer_epoch (const TableeLine  *self);

/* @text: what is to be said at @slot. Only of an end that is bound. Returns: (transfer full) */
GBytes     *tablee_line_seal           (TableeLine        *self,
                                        const char        *slot,
                                        const char        *text);

/* Opens what came at @slot. A guest opens only what answers its own life; at the host's end @answers tells whether it answers the host's, or
 * was sealed before anything was heard of that. Returns: (transfer full) (nullable): NULL for all else, whatever it is. */
char       *tablee_line_open           (TableeLine        *self,
                                        const char        *slot,
                                        GBytes            *sealed,
                                        gboolean          *answers);

/* For tests: the next word is sealed with this nonce of 24 bytes. */
void        tablee_line_set_nonce      (TableeLine        *self,
                                        const guint8      *nonce);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeLine, tablee_line_free)

G_END_DECLS
