/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards and collections by their names. */
#include "config.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

#include "present/format.h"
#include "present/language.h"

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
  /* Translators: cards of a collection: family of beans, number of cards ("4 Klingbohnen") */
  return g_strdup_printf (tablee_npgettext ("collection", "%2$d %1$s card", "%2$d %1$s", (gulong) count),
                          sb_words_family (family), count);
}

/* "4, 5 and 7" */
static char *
dup_values (SbCards cards)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

  while (!sb_cards_empty (cards))
    g_ptr_array_add (values, g_strdup_printf ("%d", sb_card_value (sb_cards_take_first (&cards))));
  g_ptr_array_add (values, NULL);

  return tablee_format_list ((const char *const *) values->pdata);
}

static char *
dup_of_one_family (SbCards cards,
                   int     family)
{
  g_autofree char *values = dup_values (cards);

  /* Translators: cards of a family: its name, their values ("4, 5 and 7") */
  return g_strdup_printf (C_("cards", "%1$s %2$s"), sb_words_family (family), values);
}

/* Of several families each card is named, for a list of values within that of families could not be read. */
char *
sb_words_cards (SbCards cards)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (int family = 0; family < SB_FAMILIES; family++)
    if (!sb_cards_empty (cards) && sb_cards_count (sb_cards_of_family (cards, family)) == sb_cards_count (cards))
      return dup_of_one_family (cards, family);

  while (!sb_cards_empty (cards))
    g_ptr_array_add (parts, sb_words_card (sb_cards_take_first (&cards)));
  g_ptr_array_add (parts, NULL);

  return tablee_format_list ((const char *const *) parts->pdata);
}

/* Whether any card more makes @collection score. */
static gboolean
takes_any (SbCards collection)
{
  int family = sb_family (collection);

  return sb_scoring_kinds (collection, family) == sb_family_bits (family);
}

char *
sb_words_outlook (SbCards collection)
{
  int next = sb_cards_count (collection) + 1;

  if (sb_cards_empty (collection) || sb_scoring_kinds (collection, sb_family (collection)) == 0)
    return NULL;
  if (takes_any (collection))
    /* Translators: any card more makes a collection worth so many points */
    return g_strdup_printf (C_("collection", "one more makes %d"), next);

  /* Translators: a card of this value makes a collection worth so many points; the number is the same */
  return g_strdup_printf (C_("collection", "worth %1$d with a %1$d"), next);
}

static char *
say_outlook (SbCards collection)
{
  int next = sb_cards_count (collection) + 1;

  if (sb_scoring_kinds (collection, sb_family (collection)) == 0)
    return NULL;
  if (takes_any (collection))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "One more card makes it worth %d point.",
                                         "One more card makes it worth %d points.", (gulong) next),
                            next);

  /* Translators: value of a card, which is the number of points too */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A card of value %1$d makes it worth %1$d point.",
                                       "A card of value %1$d makes it worth %1$d points.", (gulong) next),
                          next);
}

static char *
say_worth (SbCards collection)
{
  int worth = sb_worth (collection);

  if (worth == 0)
    return g_strdup (_("Worth nothing now."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Worth %d point now.", "Worth %d points now.", (gulong) worth), worth);
}

static char *
say_hidden (const char *name,
            int         hidden)
{
  if (hidden == 0)
    return g_strdup_printf (_("%s: no secret collection."), name);

  /* Translators: name of a player, number of cards */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: secret collection of %2$d card.",
                                       "%1$s: secret collection of %2$d cards.", (gulong) hidden),
                          name, hidden);
}

char *
sb_words_collection (const char *name,
                     SbSlot      slot,
                     SbCards     collection,
                     int         hidden)
{
  g_autofree char *cards = NULL;
  g_autofree char *what = NULL;
  g_autofree char *worth = NULL;
  g_autofree char *outlook = NULL;

  if (sb_cards_empty (collection))
    return slot == SB_SECRET ? say_hidden (name, hidden) : g_strdup_printf (_("%s: no visible collection."), name);

  cards = sb_words_cards (collection);
  if (slot == SB_SECRET)
    /* Translators: name of a player, cards ("Klingbohnen 4, 5 and 7") */
    what = g_strdup_printf (_("%1$s: secret collection, %2$s."), name, cards);
  else
    /* Translators: name of a player, cards ("Klingbohnen 4, 5 and 7") */
    what = g_strdup_printf (_("%1$s: visible collection, %2$s."), name, cards);
  worth = say_worth (collection);
  outlook = say_outlook (collection);

  return g_strjoin (" ", what, worth, outlook, NULL);
}

char
sb_words_letter (int family)
{
  g_return_val_if_fail (family >= 0 && family < SB_FAMILIES, '?');

  return SB_FAMILY_LETTERS[family];
}
