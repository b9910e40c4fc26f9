/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is wrong with something written. Messages are English, name the place ("players[1].stack[3]: ...") and are shown as
 * they are: they are about a file's keys, which have no translation. */
typedef enum
{
  TABLEE_NOTATION_ERROR_GUARD,      /* refused before parsing: size, depth, encoding, keys, numbers */
  TABLEE_NOTATION_ERROR_SYNTAX,     /* not JSON */
  TABLEE_NOTATION_ERROR_FORMAT,     /* not this kind of file, or a newer version of it */
  TABLEE_NOTATION_ERROR_GAME,       /* a game that is not known */
  TABLEE_NOTATION_ERROR_OPTION,     /* an option that is unknown, out of range, or does not fit the others */
  TABLEE_NOTATION_ERROR_POSITION,   /* a mistake in a position */
  TABLEE_NOTATION_ERROR_ACTION,     /* no action, or not a legal one */
} TableeNotationError;

#define TABLEE_NOTATION_ERROR (tablee_notation_error_quark ())
GQuark tablee_notation_error_quark (void);

G_END_DECLS
