/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What beans and cards of Al Cabohne look like. */
#include "config.h"
#include "faces.h"

#include <glib/gi18n.h>

#include "games/al-cabohne/words/terms.h"
#include "present/format.h"

enum
{
  OPEN_ID = 1 << 24,  /* ids of the cards of the hand, which are counted on while a table is shown, stay far below */
};

int
ac_faces_open_id (AcType type,
                  int    copy)
{
  return OPEN_ID + (int) type * AC_FACES_COPIES + copy;
}

int
ac_faces_open_type (int id)
{
  int type = (id - OPEN_ID) / AC_FACES_COPIES;

  return id >= OPEN_ID && type < AC_TYPES ? type : -1;
}

/* The number on a card is how many of its kind there are. */
TableeCard
ac_faces_card (AcType type)
{
  static const struct
  {
    const char *bean;
    const char *copies;
  } faces[AC_TYPES] = {
    [AC_BLUE] = { "blue", "20" },
    [AC_KIDNEY] = { "kidney", "19" },
    [AC_FIRE] = { "chili", "18" },
    [AC_PUFF] = { "puff", "16" },
    [AC_BROAD] = { "stink", "16" },
    [AC_FRENCH] = { "green", "14" },
    [AC_RUNNER] = { "pole", "13" },
  };

  if (type >= AC_HIDDEN)
    return (TableeCard) { .back = AC_FACES_BACK, .id = TABLEE_NO_CARD };

  return (TableeCard) { .bean = tablee_bean_find (faces[type].bean), .value = faces[type].copies, .id = TABLEE_NO_CARD };
}

char *
ac_faces_describe (const AcRuleset *ruleset,
                   AcField          field)
{
  int value = ac_field_value (ruleset, field);
  int missing;
  g_autofree char *beans = NULL;
  g_autofree char *coins = tablee_format_coins (value);
  g_autofree char *next = tablee_format_coins (value + 1);

  if (field.count == 0)
    return g_strdup (_("Empty."));

  beans = ac_words_beans ((AcType) field.type, field.count);
  missing = ac_cards_to_next_coin (ruleset, field);
  if (missing == 0)
    /* Translators: "8 puff beans", "4 coins" */
    return g_strdup_printf (_("%1$s, worth %2$s, the most there is."), beans, coins);

  /* Translators: "5 puff beans", "2 coins" or "nothing", "3 coins", a number of cards */
  return g_strdup_printf (_("%1$s, worth %2$s; %3$s with %4$d."), beans, coins, next, field.count + missing);
}

char *
ac_faces_next (const AcRuleset *ruleset,
               AcField          field)
{
  int missing;

  if (field.count == 0)
    return NULL;

  missing = ac_cards_to_next_coin (ruleset, field);
  if (missing == 0)
    return g_strdup (C_("field", "at its best"));

  /* Translators: below a field: how many coins it brings next, and with how many cards: "3 with 6". There is little room */
  return g_strdup_printf (C_("field", "%1$d with %2$d"), ac_field_value (ruleset, field) + 1, field.count + missing);
}

char *
ac_faces_sold (AcField field)
{
  /* Translators: below a field at the end of the game: its beans have been sold. There is little room */
  return field.count > 0 ? g_strdup (C_("field", "sold")) : NULL;
}

char *
ac_faces_steps (const AcRuleset *ruleset,
                AcType           type)
{
  const uint8_t *steps = ruleset->steps[type];
  g_autofree char *coin = tablee_format_coins (1);
  g_autofree char *cards = tablee_format_cards (steps[0]);

  /* Translators: what a kind of bean brings: "1 coin", "4 cards", then the numbers of cards for 2, 3 and 4 coins */
  return g_strdup_printf (_("%1$s with %2$s, 2 with %3$d, 3 with %4$d, 4 with %5$d"), coin, cards, steps[1], steps[2], steps[3]);
}

char *
ac_faces_note (const AcRuleset *ruleset,
               AcType           type,
               const char      *click)
{
  g_autofree char *steps = ac_faces_steps (ruleset, type);

  return g_strjoin ("\n", steps, click, NULL);
}
