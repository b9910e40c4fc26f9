/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as an invitation: refused with a reason, or taken; and what is taken comes back from its own link and its own words. */

#include "taken.h"
#include "target.h"

#include <string.h>

#include "net/invitation.h"

static void
check_same (const TableeInvitation *self,
            const char             *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeInvitation) again = tablee_invitation_read (text, tablee_invitation_get_broker (self), &error);

  g_assert_no_error (error);
  g_assert_cmpmem (tablee_invitation_get_secret (self), TABLEE_SECRET_BYTES, tablee_invitation_get_secret (again), TABLEE_SECRET_BYTES);
  g_assert_cmpstr (tablee_invitation_get_broker (self), ==, tablee_invitation_get_broker (again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeInvitation) invitation = tablee_invitation_read (text, NULL, &error);
  g_autofree char *link = NULL;

  count_input (invitation != NULL, size);
  if (invitation == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (*error->message != '\0');
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  g_assert_no_error (error);
  if (tablee_invitation_get_broker (invitation) == NULL)
    return 0;

  link = tablee_invitation_to_link (invitation);
  check_same (invitation, link);
  for (int language = 0; language < TABLEE_N_PHONE_LANGUAGES; language++)
    {
      g_autofree char *words = tablee_invitation_to_words (invitation, (TableePhoneLanguage) language);

      check_same (invitation, words);
    }

  return 0;
}
