/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which language is set, and how gettext is told. */
#include "config.h"

#include "language.h"

#include "catalogues.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PRIVATE_LOCALE "tablee"

/* Any of these makes gettext look at LANGUAGE; which one does not matter. */
static const char *const real_locales[] = {
  "fr_FR.UTF-8", "en_US.UTF-8", "en_GB.UTF-8", "de_DE.UTF-8",
};

/* Where systems keep the locale that is always there. */
static const char *const plain_locale_folders[] = {
  "/usr/lib/locale/C.utf8", "/usr/lib/locale/C.UTF-8", "/usr/lib64/locale/C.utf8", "/lib/locale/C.utf8",
};

/* The environment holds this very array: a switch writes a code and zeros after it, and no thread that reads the environment meanwhile
 * sees it move or run on, as it would with setenv(). */
static char language_variable[sizeof "LANGUAGE=" + TABLEE_LANGUAGE_LENGTH] = "LANGUAGE=en";
static char *const language_code = language_variable + sizeof "LANGUAGE=" - 1;
static const char *locale_folder = LOCALEDIR;
static const char *system_language = "en";
static const char *current_language = "en";

#ifdef __GLIBC__
/* How gettext learns that what it remembers is out of date (gettext manual, "Being a gettext grok"). */
extern int _nl_msg_cat_cntr;
#endif

static const char *
find_language (const char *name)
{
  return tablee_catalogues_find (locale_folder, name);
}

/* Scripts ask for the words of the programmer by LC_ALL=C. C.UTF-8, or nothing at all, is what a container or a cron job happens to
 * have: that says nothing of the language. */
static gboolean
is_wordless_locale (const char *name)
{
  return strcmp (name, "C") == 0 || strcmp (name, "POSIX") == 0;
}

static gboolean
is_plain_locale (const char *name)
{
  return is_wordless_locale (name) || g_str_has_prefix (name, "C.");
}

/* The name of the user's locale, installed or not. */
static const char *
wanted_locale (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

  for (size_t i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *value = g_getenv (variables[i]);

      if (value != NULL && *value != '\0')
        return value;
    }

  return "C.UTF-8";
}

/* As gettext would decide, but over our languages only, for locales that are not installed too, and for C.UTF-8. */
static const char *
find_system_language (void)
{
  const char *locale = wanted_locale ();
  const char *preferred = g_getenv ("LANGUAGE");
  const char *language;
  g_auto (GStrv) names = NULL;

  if (is_wordless_locale (locale))
    return "en";

  names = g_strsplit (preferred != NULL ? preferred : "", ":", -1);
  for (size_t i = 0; names[i] != NULL; i++)
    if ((language = find_language (names[i])) != NULL)
      return language;

  language = find_language (locale);

  return language != NULL ? language : "en";
}

static gboolean
try_messages_locale (const char *name)
{
  const char *now = setlocale (LC_MESSAGES, name);

  return now != NULL && !is_plain_locale (now);
}

static const char *
find_plain_locale_folder (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (plain_locale_folders); i++)
    {
      g_autofree char *messages = g_build_filename (plain_locale_folders[i], "LC_MESSAGES", NULL);

      if (g_file_test (messages, G_FILE_TEST_IS_DIR))
        return plain_locale_folders[i];
    }

  return NULL;
}

/* Makes @link point to @target, whatever it was before. */
static gboolean
ensure_link (const char *link,
             const char *target)
{
  g_autofree char *now = g_file_read_link (link, NULL);

  if (g_strcmp0 (now, target) == 0)
    return TRUE;
  if (g_unlink (link) != 0 && errno != ENOENT)
    return FALSE;

  return symlink (target, link) == 0 || errno == EEXIST;
}

/* Sets the plain locale under a name of our own, through a link in @folder. */
static gboolean
set_private_locale (const char *folder,
                    const char *plain_folder)
{
  g_autofree char *link = g_build_filename (folder, PRIVATE_LOCALE, NULL);
  g_autofree char *path_before = g_strdup (g_getenv ("LOCPATH"));
  gboolean set;

  if (!ensure_link (link, plain_folder))
    return FALSE;

  g_setenv ("LOCPATH", folder, TRUE);
  set = try_messages_locale (PRIVATE_LOCALE);
  if (path_before != NULL)
    g_setenv ("LOCPATH", path_before, TRUE);
  else
    g_unsetenv ("LOCPATH");

  return set;
}

static gboolean
set_private_locale_in_cache (const char *plain_folder)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), GETTEXT_PACKAGE, "locale", NULL);

  return g_mkdir_with_parents (folder, 0700) == 0 && set_private_locale (folder, plain_folder);
}

/* Without a cache folder that can be written: the locale is read while it is set, so the link may go at once. */
static gboolean
set_private_locale_in_passing (const char *plain_folder)
{
  g_autofree char *folder = g_dir_make_tmp (GETTEXT_PACKAGE "-XXXXXX", NULL);
  g_autofree char *link = NULL;
  gboolean set;

  if (folder == NULL)
    return FALSE;

  link = g_build_filename (folder, PRIVATE_LOCALE, NULL);
  set = set_private_locale (folder, plain_folder);
  g_unlink (link);
  g_rmdir (folder);

  return set;
}

/* gettext looks at LANGUAGE only if the locale of messages is none of the plain ones; newer C libraries count C.UTF-8 among
 * them. */
static void
set_messages_locale (void)
{
  const char *plain_folder;

  if (!is_plain_locale (setlocale (LC_MESSAGES, NULL)))
    return;
  for (size_t i = 0; i < G_N_ELEMENTS (real_locales); i++)
    if (try_messages_locale (real_locales[i]))
      return;

  plain_folder = find_plain_locale_folder ();
  if (plain_folder == NULL || set_private_locale_in_cache (plain_folder) || set_private_locale_in_passing (plain_folder))
    return;

  g_debug ("No locale of messages can be set: everything stays in English");
}

static void
init_language (gboolean switches)
{
  const char *folder = g_getenv ("TABLEE_LOCALEDIR");

  if (folder != NULL)
    locale_folder = g_intern_string (folder);
  system_language = find_system_language ();

  /* GLib decides once, at its first translation, whether there are translations at all: before a locale is set it decides for
   * them. */
  g_dgettext (GETTEXT_PACKAGE, "Yes");

  /* Without a window nothing is sorted, printed on paper or measured: each category costs a program on the command line a file. */
  setlocale (switches ? LC_ALL : LC_CTYPE, "");
  if (!switches)
    setlocale (LC_MESSAGES, "");
  if (is_plain_locale (setlocale (LC_CTYPE, NULL)))
    setlocale (LC_CTYPE, "C.UTF-8");
  if (switches || !g_str_equal (system_language, "en"))
    set_messages_locale ();

  bindtextdomain (GETTEXT_PACKAGE, locale_folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  putenv (language_variable);
  tablee_language_set ("");
}

void
tablee_language_init (void)
{
  init_language (TRUE);
}

void
tablee_language_init_fixed (void)
{
  init_language (FALSE);
}

static void
switch_to (const char *language)
{
  char padded[TABLEE_LANGUAGE_LENGTH] = "";

  current_language = language;
  memcpy (padded, language, strlen (language));
  memcpy (language_code, padded, sizeof padded);
#ifdef __GLIBC__
  _nl_msg_cat_cntr++;
#endif
}

void
tablee_language_set (const char *language)
{
  const char *found = language != NULL && *language != '\0' ? find_language (language) : NULL;

  switch_to (found != NULL ? found : system_language);
}

const char *
tablee_language_get (void)
{
  return current_language;
}

/* Only its own catalogue knows it. */
char *
tablee_language_get_name (const char *language)
{
  const char *before = current_language;
  const char *name;

  g_return_val_if_fail (language != NULL, NULL);

  tablee_language_set (language);
  /* Translators: the name of the language that you translate to, in that language, as it stands in a list of languages: "Français".
   * It also says whether the language is written from right to left. */
  name = C_("name of this language", "English");
  /* A catalogue that is not complete. */
  if (g_str_equal (name, "English") && !g_str_equal (current_language, "en"))
    name = language;
  switch_to (before);

  return g_strdup (name);
}

char **
tablee_language_list (void)
{
  return tablee_catalogues_list (locale_folder);
}

const char *
tablee_npgettext (const char *context,
                  const char *singular,
                  const char *plural,
                  gulong      n)
{
  g_autofree char *key = g_strdup_printf ("%s\004%s", context, singular);
  const char *found = g_dngettext (GETTEXT_PACKAGE, key, plural, n);

  return found == key ? singular : found;
}
