/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose turn it is, in words. */
#include "config.h"
#include "turn.h"

#include <glib/gi18n.h>

GType
tablee_turn_get_type (void)
{
  static gsize type;

  if (g_once_init_enter (&type))
    {
      static const GEnumValue values[] = {
        { TABLEE_TURN_NONE, "TABLEE_TURN_NONE", "none" },
        { TABLEE_TURN_DECIDES, "TABLEE_TURN_DECIDES", "decides" },
        { TABLEE_TURN_THINKS, "TABLEE_TURN_THINKS", "thinks" },
        { 0, NULL, NULL },
      };

      g_once_init_leave (&type, g_enum_register_static ("TableeTurn", values));
    }

  return type;
}

const char *
tablee_turn_get_words (TableeTurn turn)
{
  switch (turn)
    {
    case TABLEE_TURN_THINKS:
      return C_("seat", "▸ Thinking…");
    case TABLEE_TURN_DECIDES:
      return C_("seat", "▸ To move");
    case TABLEE_TURN_NONE:
    default:
      return NULL;
    }
}

const char *
tablee_turn_get_spoken (TableeTurn turn)
{
  return turn != TABLEE_TURN_NONE ? _("Is to move.") : NULL;
}
