/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "words.h"

#include <glib/gi18n-lib.h>

#include "present/format.h"

/* Untranslated. */
static const char *const families[SB_FAMILIES] = {
  NC_("family of beans", "Klingbohnen"),
  NC_("family of beans", "Darth Beans"),
  NC_("family of beans", "Bluebeans"),
  NC_("family of beans", "Beanliens"),
  NC_("family of beans", "Centauribohnen"),
  NC_("family of beans", "Bohrion"),
  NC_("family of beans", "Moonbohnen"),
};

const char *
sb_words_family (int family)
{
  g_return_val_if_fail (family >= 0 && family < SB_FAMILIES, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "family of beans", families[family]);
}

char *
sb_words_card (SbCard card)
{
  g_return_val_if_fail (card < SB_KINDS, NULL);

  /* Translators: a card: family of beans, value */
  return g_strdup_printf (C_("card", "%1$s %2$d"), sb_words_family (sb_card_family (card)), sb_card_value (card));
}

char *
sb_words_set (int family,
              int count)
{
  /* Translators: a collection: family of beans, number of cards */
  return g_strdup_printf (C_("collection", "%1$s ×%2$d"), sb_words_family (family), count);
}

/* "4 5 7" */
static char *
dup_values (SbCards cards)
{
  GString *values = g_string_new (NULL);

  while (!sb_cards_empty (cards))
    g_string_append_printf (values, "%s%d", values->len > 0 ? " " : "", sb_card_value (sb_cards_take_first (&cards)));

  return g_string_free (values, FALSE);
}

char *
sb_words_cards (SbCards cards)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (int family = 0; family < SB_FAMILIES; family++)
    {
      g_autofree char *values = dup_values (sb_cards_of_family (cards, family));

      if (*values != '\0')
        /* Translators: cards of a family: its name, their values ("4 5 7") */
        g_ptr_array_add (parts, g_strdup_printf (C_("cards", "%1$s %2$s"), sb_words_family (family), values));
    }
  g_ptr_array_add (parts, NULL);

  return tablee_format_list ((const char *const *) parts->pdata);
}

char
sb_words_letter (int family)
{
  static const char letters[] = "KDBLCOM";

  g_return_val_if_fail (family >= 0 && family < SB_FAMILIES, '?');

  return letters[family];
}
