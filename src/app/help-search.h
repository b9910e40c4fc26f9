/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "help-document.h"

G_BEGIN_DECLS

/* One place of the help that has all words looked for. */
typedef struct
{
  char *target;  /* "page" or "page#section" */
  char *title;
  char *page;    /* (nullable): the title of the page, where the place is a section */
  char *text;    /* (nullable): Pango markup: what stands there, the words in bold; NULL where the title has them all */
} TableeHelpHit;

/* All pages of a document, made ready to be searched: capitals, accents and the kind of apostrophe do not matter, and a word is
 * found by its beginning. */
typedef struct _TableeHelpSearch TableeHelpSearch;

TableeHelpSearch *tablee_help_search_new  (TableeHelpDocument *document);
void              tablee_help_search_free (TableeHelpSearch   *self);

/* Where all of @words stand, titles first, then in the order of the contents. Returns: (transfer full)
 * (element-type TableeHelpHit): empty if @words has no word. */
GPtrArray        *tablee_help_search_find (TableeHelpSearch   *self,
                                           const char         *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeHelpSearch, tablee_help_search_free)

G_END_DECLS
