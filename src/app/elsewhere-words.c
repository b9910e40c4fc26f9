/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Brokers in words. */
#include "config.h"
#include "elsewhere-words.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "sentences.h"

#define DOTS "••••••"

char *
tablee_elsewhere_words_failure (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_strdup (_("To invite friends from this computer, the program “mosquitto” must be installed. Or name a broker in the preferences."));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT))
    return g_strdup (_("What stands in the preferences is no address of a broker."));

  /* Translators: %s is the reason, in English. */
  return g_strdup_printf (_("The broker of this computer could not be started. Name another one in the preferences. (%s)"), error->message);
}

char *
tablee_elsewhere_words_join (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain != G_IO_ERROR)
    return tablee_sentences_failure (error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT))
    return g_strdup (_("The address of the broker in this invitation cannot be used. Ask for the invitation again."));

  /* Translators: %s is the reason, in English. */
  return g_strdup_printf (_("The table cannot be looked for. Start Tablée again, and use the invitation once more. (%s)"), error->message);
}

char *
tablee_elsewhere_words_lost (const GError *error)
{
  g_autofree char *reason = NULL;

  g_return_val_if_fail (error != NULL, NULL);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_strdup (_("A table with friends waits for the program “mosquitto”, which is not there any more. Install it, and start Tablée again: the table is kept."));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
    return g_strdup (_("A table with friends cannot be opened, since another program uses its port. End that one, or start the computer again, then Tablée: the table is kept."));

  reason = error->domain == G_IO_ERROR || error->domain == G_SPAWN_ERROR ? g_strdup (error->message) : tablee_sentences_failure (error);

  /* Translators: %s is the reason. */
  return g_strdup_printf (_("A table with friends cannot be opened. It is kept; start Tablée again, or update it. (%s)"), reason);
}

char *
tablee_elsewhere_words_broker (const char *broker)
{
  g_autoptr (GUri) uri = NULL;

  g_return_val_if_fail (broker != NULL, NULL);

  uri = g_uri_parse (broker, G_URI_FLAGS_HAS_PASSWORD, NULL);
  if (uri == NULL || g_uri_get_host (uri) == NULL)
    return g_strdup ("");
  if (g_uri_get_port (uri) <= 0)
    return g_strdup (g_uri_get_host (uri));

  return g_strdup_printf ("%s:%d", g_uri_get_host (uri), g_uri_get_port (uri));
}

/* Where the password of @broker is: from @begin on as many bytes as are returned; 0: there is none. */
static gsize
find_password (const char  *broker,
               const char **begin)
{
  const char *user = strstr (broker, "://");
  const char *at = user != NULL ? strrchr (user, '@') : NULL;
  const char *colon = at != NULL ? strchr (user + 3, ':') : NULL;

  if (colon == NULL || colon >= at)
    return 0;

  *begin = colon + 1;

  return (gsize) (at - *begin);
}

char *
tablee_elsewhere_words_mask (const char *broker)
{
  const char *password;
  gsize length;

  g_return_val_if_fail (broker != NULL, NULL);

  length = find_password (broker, &password);
  if (length == 0)
    return g_strdup (broker);

  return g_strdup_printf ("%.*s" DOTS "%s", (int) (password - broker), broker, password + length);
}

char *
tablee_elsewhere_words_unmask (const char *typed,
                               const char *kept)
{
  g_autoptr (GString) broker = NULL;
  g_autofree char *password = NULL;
  const char *begin;
  gsize length;

  g_return_val_if_fail (typed != NULL, NULL);
  g_return_val_if_fail (kept != NULL, NULL);

  broker = g_string_new (typed);
  if (*typed != '\0' && strstr (typed, "://") == NULL)
    g_string_prepend (broker, "mqtt://");
  length = find_password (kept, &begin);
  password = length > 0 ? g_strndup (begin, length) : g_strdup ("");
  g_string_replace (broker, DOTS, password, 1);

  return g_string_free (g_steal_pointer (&broker), FALSE);
}
