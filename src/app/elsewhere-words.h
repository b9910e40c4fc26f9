/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What there is to say about brokers, in the language that is set. All returned strings: (transfer full), plain text. */

/* Why no table can be opened: a G_IO_ERROR of tablee_elsewhere_invite(). */
char *tablee_elsewhere_words_failure (const GError *error);

/* @broker, to be shown: without user and password. */
char *tablee_elsewhere_words_broker  (const char   *broker);

G_END_DECLS
