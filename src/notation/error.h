/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

/*
 * What is wrong with something written: the place ("players[1].stack[3]"), and what is wrong there. The message of such an error
 * is English. What shows it to a person says it in their language: the error keeps the parts of its message, as formats that
 * the catalogues translate and arguments that need no translation (present/error-words.h).
 *
 * The functions here and those of reader.h that take such a format are keywords of the catalogues (po/meson.build); where one is
 * not written into their call, TABLEE_MESSAGE() marks it. Formats know %d, %u, %jd, %c and %s.
 */
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
GQuark   tablee_notation_error_quark       (void);

/* Marks a format for the catalogues. */
#define TABLEE_MESSAGE(format) format

/* Answers with @message in another language: gettext. */
typedef const char *(*TableeTranslate) (const char *message);

/* @place: where, as it may stand in a sentence of any language; "" is nowhere in particular. */
GError  *tablee_notation_error_new         (TableeNotationError  code,
                                            const char          *place,
                                            const char          *format,
                                            ...) G_GNUC_PRINTF (3, 4);
GError  *tablee_notation_error_new_valist  (TableeNotationError  code,
                                            const char          *place,
                                            const char          *format,
                                            va_list              arguments) G_GNUC_PRINTF (3, 0);
/* For a message without arguments, which need not be written here. */
GError  *tablee_notation_error_new_literal (TableeNotationError  code,
                                            const char          *place,
                                            const char          *message);
/* The first of these into @error. Returns: FALSE, for who hands it on. */
gboolean tablee_notation_error_set         (GError             **error,
                                            TableeNotationError  code,
                                            const char          *place,
                                            const char          *format,
                                            ...) G_GNUC_PRINTF (4, 5);

/* What is wrong in more detail, after what @error, a TABLEE_NOTATION_ERROR, says. */
void     tablee_notation_error_append      (GError              *error,
                                            const char          *message);

/* A part of the way to the place, before what @error says, which may be NULL or of any kind. */
void     tablee_error_prepend              (GError             **error,
                                            const char          *format,
                                            ...) G_GNUC_PRINTF (2, 3);

/* The parts of the message of @error: places, then what is wrong. None if it is no TABLEE_NOTATION_ERROR. */
guint    tablee_notation_error_count_parts (const GError        *error);
/* @translate: (nullable): English stays. Returns: (transfer full) */
char    *tablee_notation_error_dup_part    (const GError        *error,
                                            guint                index,
                                            TableeTranslate      translate);

/* Why a game cannot be played with the data that its options name (a component set). */
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
                                          const GError    *detail);

/* Where it is named: "options.components", after what was prepended. Returns: (transfer none) */
const char *tablee_data_error_get_place  (const GError    *error);
/* The name of the data that @error, a TABLEE_DATA_ERROR, is about. Returns: (transfer none) */
const char *tablee_data_error_get_name   (const GError    *error);
/* What is wrong with it. Returns: (transfer none) (nullable) */
const GError *tablee_data_error_get_detail (const GError    *error);

G_END_DECLS
