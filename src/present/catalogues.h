/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The longest code of a language that is taken ("sr_RS@latin"). */
enum { TABLEE_LANGUAGE_LENGTH = 23 };

/* The languages of the catalogues in @folder, which is laid out as gettext has it: whatever has been translated is there, and nothing
 * else says so. English is in the sources, and always there. */

/* The language in which gettext would answer who asks for @name, the name of a locale or a language ("pt_BR.UTF-8", "fr"); NULL: there
 * is none. Returns: (transfer none): a code, the same pointer for the same one */
const char  *tablee_catalogues_find  (const char *folder,
                                      const char *name);

/* Returns: (transfer full): the codes of all, English first, the others sorted */
char       **tablee_catalogues_list  (const char *folder);

G_END_DECLS
