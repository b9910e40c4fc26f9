/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How players are called in a sentence: by name, or "you". */
#include "config.h"
#include "naming.h"

#include <glib/gi18n-lib.h>

gboolean
tablee_is_listener (const TableePresentContext *context,
                    int                         seat)
{
  return seat >= 0 && context->listener == seat + 1;
}

const char *
tablee_name_of (const TableePresentContext *context,
                int                         seat)
{
  /* Translators: the one who reads, anywhere but as the subject of a sentence: "Ana pays you 3 coins". */
  return tablee_is_listener (context, seat) ? C_("not the subject of a sentence", "you") : context->names[seat];
}

const char *
tablee_label_of (const TableePresentContext *context,
                 int                         seat)
{
  /* Translators: the one who reads, alone in a cell or before a colon: "You: no visible collection." */
  return tablee_is_listener (context, seat) ? C_("alone", "You") : context->names[seat];
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
/* Both formats are checked where they are written: @named by the compiler, which cannot know that @you takes one argument less, and @you
 * against it by a test (check-listener). */
char *
tablee_say_of (const TableePresentContext *context,
               int                         seat,
               const char                 *you,
               const char                 *named,
               ...)
{
  va_list arguments;
  char *sentence;

  va_start (arguments, named);
  sentence = g_strdup_vprintf (tablee_is_listener (context, seat) ? you : named, arguments);
  va_end (arguments);

  return sentence;
}
#pragma GCC diagnostic pop
