/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "help-document.h"

G_BEGIN_DECLS

/* The inline content of @node (emphasis, keys, names of the interface, commands, links) as Pango markup. Links lead to "page",
 * "page#section" or a web address. Returns: (transfer full) */
char *tablee_help_markup_new (TableeHelpDocument   *document,
                              const TableeHelpNode *node);

G_END_DECLS
