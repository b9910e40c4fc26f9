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
  TABLEE_NOTATION_ERROR_DATA,       /* a mistake in a file of data that games are made of */
} TableeNotationError;

#define TABLEE_NOTATION_ERROR (tablee_notation_error_quark ())
GQuark tablee_notation_error_quark (void);

/* Why a game cannot be played with the data that its options name (a component set). The same in English as above; the
 * application says it in its own words around the name. */
typedef enum
{
  TABLEE_DATA_ERROR_MISSING,        /* nothing is found under this name */
  TABLEE_DATA_ERROR_BROKEN,         /* what is found has a mistake */
  TABLEE_DATA_ERROR_DIFFERENT,      /* the game was made with another one of this name */
} TableeDataError;

#define TABLEE_DATA_ERROR (tablee_data_error_quark ())
GQuark      tablee_data_error_quark      (void);

/* @key: the option that names it. @detail: (nullable): what is wrong with what is found. */
GError     *tablee_data_error_new        (TableeDataError  code,
                                          const char      *key,
                                          const char      *name,
                                          const char      *detail);

/* The name of the data that @error, a TABLEE_DATA_ERROR, is about. Returns: (transfer none) */
const char *tablee_data_error_get_name   (const GError    *error);
/* What is wrong with it, in English. Returns: (transfer none) (nullable) */
const char *tablee_data_error_get_detail (const GError    *error);

G_END_DECLS
