/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Beans by their names. */
#include "config.h"
#include "terms.h"

#include "present/format.h"
#include "present/language.h"

#include <glib/gi18n-lib.h>

static const char *const objects[CH_BEANS + 1] = {
  [CH_BLUE] = NC_("Bean chains", "a blue bean"),
  [CH_CHILI] = NC_("Bean chains", "a chili bean"),
  [CH_STINK] = NC_("Bean chains", "a stink bean"),
  [CH_GREEN] = NC_("Bean chains", "a green bean"),
  [CH_SOY] = NC_("Bean chains", "a soy bean"),
  [CH_BLACK] = NC_("Bean chains", "a black bean"),
  [CH_RED] = NC_("Bean chains", "a red bean"),
  [CH_GARDEN] = NC_("Bean chains", "a garden bean"),
  [CH_NO_BEAN] = NC_("Bean chains", "a card"),
};

static const char *const names[CH_BEANS + 1] = {
  [CH_BLUE] = NC_("Bean chains", "Blue bean"),
  [CH_CHILI] = NC_("Bean chains", "Chili bean"),
  [CH_STINK] = NC_("Bean chains", "Stink bean"),
  [CH_GREEN] = NC_("Bean chains", "Green bean"),
  [CH_SOY] = NC_("Bean chains", "Soy bean"),
  [CH_BLACK] = NC_("Bean chains", "Black bean"),
  [CH_RED] = NC_("Bean chains", "Red bean"),
  [CH_GARDEN] = NC_("Bean chains", "Garden bean"),
  [CH_NO_BEAN] = NC_("Bean chains", "Hidden card"),
};

static const char *const kinds[CH_BEANS] = {
  [CH_BLUE] = NC_("Bean chains kind", "blue beans"),
  [CH_CHILI] = NC_("Bean chains kind", "chili beans"),
  [CH_STINK] = NC_("Bean chains kind", "stink beans"),
  [CH_GREEN] = NC_("Bean chains kind", "green beans"),
  [CH_SOY] = NC_("Bean chains kind", "soy beans"),
  [CH_BLACK] = NC_("Bean chains kind", "black beans"),
  [CH_RED] = NC_("Bean chains kind", "red beans"),
  [CH_GARDEN] = NC_("Bean chains kind", "garden beans"),
};

const char *
ch_words_kind (int bean)
{
  g_return_val_if_fail (bean >= 0 && bean < CH_BEANS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "Bean chains kind", kinds[bean]);
}

const char *
ch_words_bean (int bean)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "Bean chains", objects[CLAMP (bean, 0, CH_NO_BEAN)]);
}

const char *
ch_words_bean_name (int bean)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "Bean chains", names[CLAMP (bean, 0, CH_NO_BEAN)]);
}

char *
ch_words_beans (int bean,
                int count)
{
  gulong n = (gulong) count;

  switch (bean)
    {
    case CH_BLUE:
      return g_strdup_printf (tablee_npgettext ("Bean chains", "%d blue bean", "%d blue beans", n), count);
    case CH_CHILI:
      return g_strdup_printf (tablee_npgettext ("Bean chains", "%d chili bean", "%d chili beans", n), count);
    case CH_STINK:
      return g_strdup_printf (tablee_npgettext ("Bean chains", "%d stink bean", "%d stink beans", n), count);
    case CH_GREEN:
      return g_strdup_printf (tablee_npgettext ("Bean chains", "%d green bean", "%d green beans", n), count);
    case CH_SOY:
      return g_strdup_printf (tablee_npgettext ("Bean chains", "%d soy bean", "%d soy beans", n), count);
    case CH_BLACK:
      return g_strdup_printf (tablee_npgettext ("Bean chains", "%d black bean", "%d black beans", n), count);
    case CH_RED:
      return g_strdup_printf (tablee_npgettext ("Bean chains", "%d red bean", "%d red beans", n), count);
    case CH_GARDEN:
      return g_strdup_printf (tablee_npgettext ("Bean chains", "%d garden bean", "%d garden beans", n), count);
    default:
      return tablee_format_cards (count);
    }
}

const char *
ch_words_keep (int count)
{
  if (count == 1)
    return _("Keep the Card");

  return count == 2 ? _("Keep Both Cards") : _("Keep All Cards");
}
