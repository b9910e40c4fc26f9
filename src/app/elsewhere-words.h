/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What there is to say about brokers, in the language that is set. All returned strings: (transfer full), plain text. */

/* Why no table can be opened: a G_IO_ERROR of tablee_elsewhere_invite(). */
char *tablee_elsewhere_words_failure (const GError *error);

/* Why a table that was invited to cannot be joined: the error of tablee_friends_join(). */
char *tablee_elsewhere_words_join    (const GError *error);

/* Why a table that was kept is not there, and what to do: the error of tablee_friends_restore_finish(). */
char *tablee_elsewhere_words_lost    (const GError *error);

/* @broker, to be shown: without user and password. */
char *tablee_elsewhere_words_broker  (const char   *broker);

/* @broker with dots for its password, to be edited; and the other way round: what has been typed, with the password of @kept where the dots
 * are still there, and with the scheme that is meant where there is none. */
char *tablee_elsewhere_words_mask    (const char   *broker);
char *tablee_elsewhere_words_unmask  (const char   *typed,
                                      const char   *kept);

G_END_DECLS
