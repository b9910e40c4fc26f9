/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Beans, cards and bosses by their names. */
#include "config.h"
#include "terms.h"

#include "present/format.h"
#include "present/language.h"

#include <glib/gi18n-lib.h>

static const char *const objects[AC_TYPES + 1] = {
  [AC_BLUE] = NC_("Al Cabohne", "a blue bean"),
  [AC_KIDNEY] = NC_("Al Cabohne", "a kidney bean"),
  [AC_FIRE] = NC_("Al Cabohne", "a chili bean"),
  [AC_PUFF] = NC_("Al Cabohne", "a puff bean"),
  [AC_BROAD] = NC_("Al Cabohne", "a stink bean"),
  [AC_FRENCH] = NC_("Al Cabohne", "a green bean"),
  [AC_RUNNER] = NC_("Al Cabohne", "a pole bean"),
  [AC_HIDDEN] = NC_("Al Cabohne", "a card"),
};

static const char *const names[AC_TYPES + 1] = {
  [AC_BLUE] = NC_("Al Cabohne", "Blue bean"),
  [AC_KIDNEY] = NC_("Al Cabohne", "Kidney bean"),
  [AC_FIRE] = NC_("Al Cabohne", "Chili bean"),
  [AC_PUFF] = NC_("Al Cabohne", "Puff bean"),
  [AC_BROAD] = NC_("Al Cabohne", "Stink bean"),
  [AC_FRENCH] = NC_("Al Cabohne", "Green bean"),
  [AC_RUNNER] = NC_("Al Cabohne", "Pole bean"),
  [AC_HIDDEN] = NC_("Al Cabohne", "Hidden card"),
};

static const char *const kinds[AC_TYPES] = {
  [AC_BLUE] = NC_("Al Cabohne kind", "blue beans"),
  [AC_KIDNEY] = NC_("Al Cabohne kind", "kidney beans"),
  [AC_FIRE] = NC_("Al Cabohne kind", "chili beans"),
  [AC_PUFF] = NC_("Al Cabohne kind", "puff beans"),
  [AC_BROAD] = NC_("Al Cabohne kind", "stink beans"),
  [AC_FRENCH] = NC_("Al Cabohne kind", "green beans"),
  [AC_RUNNER] = NC_("Al Cabohne kind", "pole beans"),
};

const char *
ac_words_kind (AcType type)
{
  g_return_val_if_fail ((int) type < AC_TYPES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "Al Cabohne kind", kinds[type]);
}

const char *
ac_words_bean (AcType type)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "Al Cabohne", objects[MIN (type, AC_HIDDEN)]);
}

const char *
ac_words_bean_name (AcType type)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "Al Cabohne", names[MIN (type, AC_HIDDEN)]);
}

char *
ac_words_beans (AcType type,
                int    count)
{
  gulong n = (gulong) count;

  switch (type)
    {
    case AC_BLUE:
      return g_strdup_printf (tablee_npgettext ("Al Cabohne", "%d blue bean", "%d blue beans", n), count);
    case AC_KIDNEY:
      return g_strdup_printf (tablee_npgettext ("Al Cabohne", "%d kidney bean", "%d kidney beans", n), count);
    case AC_FIRE:
      return g_strdup_printf (tablee_npgettext ("Al Cabohne", "%d chili bean", "%d chili beans", n), count);
    case AC_PUFF:
      return g_strdup_printf (tablee_npgettext ("Al Cabohne", "%d puff bean", "%d puff beans", n), count);
    case AC_BROAD:
      return g_strdup_printf (tablee_npgettext ("Al Cabohne", "%d stink bean", "%d stink beans", n), count);
    case AC_FRENCH:
      return g_strdup_printf (tablee_npgettext ("Al Cabohne", "%d green bean", "%d green beans", n), count);
    case AC_RUNNER:
      return g_strdup_printf (tablee_npgettext ("Al Cabohne", "%d pole bean", "%d pole beans", n), count);
    case AC_HIDDEN:
    default:
      return tablee_format_cards (count);
    }
}

const char *
ac_words_boss (AcBoss boss)
{
  static const char *const bosses[AC_BOSSES] = { NC_("boss", "Al Cabohne"), NC_("boss", "Don Corlebohne"), NC_("boss", "Joe Bohnano") };

  return g_dpgettext2 (GETTEXT_PACKAGE, "boss", bosses[boss]);
}

const char *
ac_words_boss_name (AcBoss boss)
{
  static const char *const bosses[AC_BOSSES] = { NC_("boss", "Al"), NC_("boss", "Don"), NC_("boss", "Joe") };

  return g_dpgettext2 (GETTEXT_PACKAGE, "boss", bosses[boss]);
}

char *
ac_words_steps (const AcRuleset *ruleset,
                AcType           type)
{
  const uint8_t *steps = ruleset->steps[type];

  /* Translators: the beanometer of a kind of bean: with how many cards a field brings 1, 2, 3 and 4 coins */
  return g_strdup_printf (C_("beanometer", "%1$d, %2$d, %3$d, %4$d"), steps[0], steps[1], steps[2], steps[3]);
}
