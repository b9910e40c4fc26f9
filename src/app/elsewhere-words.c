/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Brokers in words. */
#include "config.h"
#include "elsewhere-words.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

char *
tablee_elsewhere_words_failure (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return g_strdup (_("To invite friends from this computer, the program “mosquitto” must be installed. Or name a broker in the preferences."));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT))
    return g_strdup (_("What stands in the preferences is no address of a broker."));

  /* Translators: %s is the reason, in English. */
  return g_strdup_printf (_("Nobody can be invited now: %s"), error->message);
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
