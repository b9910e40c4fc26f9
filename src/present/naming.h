/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How players are called in a sentence: by their names, or "you" where the one who reads is meant (the listener of the context). A
 * sentence must be right whatever a person is called, so nothing in it depends on the name: no article, no ending, and no word before
 * it that some names would shorten, as French shortens "de" and "que".
 */

#include "present.h"

G_BEGIN_DECLS

/* Whether the one who reads sits at @seat. */
gboolean    tablee_is_listener     (const TableePresentContext *context,
                                    int                         seat);

/* Who sits at @seat, for any place of a sentence but that of its subject, where the verb would not fit: "you", or the name.
 * Returns: (transfer none) */
const char *tablee_name_of         (const TableePresentContext *context,
                                    int                         seat);

/* Who sits at @seat, alone in a cell or before a colon: "You", or the name. Returns: (transfer none) */
const char *tablee_label_of        (const TableePresentContext *context,
                                    int                         seat);

/*
 * A sentence whose subject sits at @seat, in both forms: @you for the listener ("You draw %1$d cards."), @named for anybody else ("%2$s
 * draws %1$d cards."). The arguments are those of @you, and then the name of the player: context->names[seat].
 * Returns: (transfer full)
 */
char       *tablee_say_of          (const TableePresentContext *context,
                                    int                         seat,
                                    const char                 *you,
                                    const char                 *named,
                                    ...) G_GNUC_PRINTF (4, 5);

G_END_DECLS
