/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* One element of a Mallard page, or a piece of text (name NULL). */
typedef struct _TableeHelpNode TableeHelpNode;

struct _TableeHelpNode
{
  char       *name;        /* "section", "p", … ; NULL for text */
  char       *text;        /* of a text node */
  char      **attributes;  /* names and values in turn, NULL-terminated; NULL for text */
  GPtrArray  *children;    /* (element-type TableeHelpNode); NULL for text */
};

/* Returns: (transfer none) (nullable) */
const char           *tablee_help_node_get_attribute (const TableeHelpNode *self,
                                                      const char           *name);
/* Returns: (transfer none) (nullable): the first child called @name. */
const TableeHelpNode *tablee_help_node_get_child     (const TableeHelpNode *self,
                                                      const char           *name);
/* Returns: (transfer full): all text in it, white space folded. */
char                 *tablee_help_node_dup_text      (const TableeHelpNode *self);

/* All pages of one language, as read from the folder of installed help. Immutable; GObject, so that tasks can hand it over. */
#define TABLEE_TYPE_HELP_DOCUMENT (tablee_help_document_get_type ())
G_DECLARE_FINAL_TYPE (TableeHelpDocument, tablee_help_document, TABLEE, HELP_DOCUMENT, GObject)

/* Reads the pages in @language in a thread; those that it lacks, in English. Errors: those of GIO, and G_MARKUP_ERROR naming the file. */
void                  tablee_help_document_load_async  (const char           *language,
                                                        GCancellable         *cancellable,
                                                        GAsyncReadyCallback   callback,
                                                        gpointer              user_data);
TableeHelpDocument   *tablee_help_document_load_finish (GAsyncResult         *result,
                                                        GError              **error);

/* Returns: (transfer none) (nullable): the element "page" of the page @id. */
const TableeHelpNode *tablee_help_document_get_page    (TableeHelpDocument   *self,
                                                        const char           *id);

/* The title of the page @id. Returns: (transfer full) (nullable) */
char                 *tablee_help_document_dup_title   (TableeHelpDocument   *self,
                                                        const char           *id);

/* The title of a section at the top level of the page @id. Returns: (transfer full) (nullable) */
char                 *tablee_help_document_dup_section_title (TableeHelpDocument *self,
                                                      const char           *id,
                                                      const char           *section);

/* The parts of the contents: the guide sections of the page "index", in order, as "index#games". Returns: (transfer full)
 * (element-type utf8) */
GPtrArray            *tablee_help_document_list_parts  (TableeHelpDocument   *self);

/* The pages that link themselves to the guide section @target ("index#games"), by title. Returns: (transfer container)
 * (element-type utf8) */
GPtrArray            *tablee_help_document_list_topics (TableeHelpDocument   *self,
                                                        const char           *target);

/* Where figures are found. Returns: (transfer none) */
const char           *tablee_help_document_get_folder  (TableeHelpDocument   *self);

G_END_DECLS
