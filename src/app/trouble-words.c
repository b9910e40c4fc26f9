/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a broker has against a connection, in words. */
#include "config.h"
#include "trouble-words.h"

#include <glib/gi18n.h>

#include "elsewhere-words.h"

static const char *
find_broker (GObject *table)
{
  if (TABLEE_IS_HOST (table))
    return tablee_host_get_broker (TABLEE_HOST (table));

  return tablee_invitation_get_broker (tablee_guest_get_invitation (TABLEE_GUEST (table)));
}

char *
tablee_trouble_words_sentence (TableeFriends *friends,
                               GObject       *table)
{
  g_autofree char *broker = NULL;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (friends), NULL);
  g_return_val_if_fail (TABLEE_IS_HOST (table) || TABLEE_IS_GUEST (table), NULL);

  if (tablee_friends_is_connected (friends, table))
    return NULL;

  broker = tablee_elsewhere_words_broker (find_broker (table));
  switch (tablee_friends_get_trouble (friends, table))
    {
    case TABLEE_TROUBLE_PASSWORD:
      if (TABLEE_IS_GUEST (table))
        /* Translators: %s is the address of a broker. */
        return g_strdup_printf (_("The broker %s refuses the user or the password of this invitation. Ask whoever invited you for a new one."), broker);
      return g_strdup_printf (_("The broker %s refuses the user or the password, or asks for them. Correct its address in the preferences, and invite anew."), broker);
    case TABLEE_TROUBLE_CERTIFICATE:
      return g_strdup_printf (_("This computer does not trust the certificate of the broker %s, so nothing is said to it. If the broker is your own club’s, the help tells how to trust its authority."), broker);
    case TABLEE_TROUBLE_ENCRYPTION:
      return g_strdup_printf (_("The broker %s does not speak TLS, which “mqtts://” asks for, so nothing is said to it."), broker);
    case TABLEE_TROUBLE_NONE:
    default:
      return NULL;
    }
}
