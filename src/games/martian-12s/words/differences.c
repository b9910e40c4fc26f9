/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action of Martian 12s is better than another one: who pops, and who wins the pot. */
#include "config.h"
#include "differences.h"

#include <glib/gi18n-lib.h>

#include "games/martian-12s/rules/rules.h"
#include "present/naming.h"

char *
m12_words_difference (const TableePresentContext *context,
                      const TableeContrastWords  *words)
{
  gboolean good = words->kind == M12_EVENT_WIN;
  const char *name;

  if (words->total || words->row != NULL || (!good && words->kind != M12_EVENT_POP) || !tablee_contrast_words_favour (words, good))
    return NULL;

  /* Translators: "in about 6 of 10 games", "in about 2", "with “Pass”", name of a player */
  name = context->names[words->seat];
  if (good)
    return tablee_say_of (context, words->seat, _("You win or share the pot of this round %1$s; %3$s, %2$s."),
                          _("%4$s wins or shares the pot of this round %1$s; %3$s, %2$s."), words->amounts[0],
                          words->amounts[1], words->other, name);

  if (tablee_is_listener (context, words->seat) && words->means[0] <= 0)
    /* Translators: "with “Pull Large”", "in about 6 of 10 games" */
    return g_strdup_printf (_("You do not pop in this round; %1$s, you pop %2$s."), words->other, words->amounts[1]);

  /* Translators: the same */
  return tablee_say_of (context, words->seat, _("You pop in this round %1$s; %3$s, %2$s."),
                        _("%4$s pops in this round %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                        name);
}
