/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors about what is written: a place, and parts that can be said in any language. */
#include "error.h"

#include <string.h>

/* A part of a message: a format, and its arguments as text. */
typedef struct
{
  char      *format;
  GPtrArray *arguments;
} Part;

typedef struct
{
  GPtrArray *parts;
} TableeNotationErrorPrivate;

/* What a data error knows beside its message. */
typedef struct
{
  char   *place;
  char   *name;
  GError *detail;
} TableeDataErrorPrivate;

static void
part_free (gpointer data)
{
  Part *self = data;

  g_free (self->format);
  g_ptr_array_unref (self->arguments);
  g_free (self);
}

static void
tablee_notation_error_private_init (TableeNotationErrorPrivate *self)
{
  self->parts = g_ptr_array_new_with_free_func (part_free);
}

static gpointer
copy_text (gconstpointer text,
           gpointer      data)
{
  return g_strdup (text);
}

static void
tablee_notation_error_private_copy (const TableeNotationErrorPrivate *self,
                                    TableeNotationErrorPrivate       *copy)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = g_ptr_array_index (self->parts, i);
      Part *part_copy = g_new (Part, 1);

      part_copy->format = g_strdup (part->format);
      part_copy->arguments = g_ptr_array_copy (part->arguments, copy_text, NULL);
      g_ptr_array_add (copy->parts, part_copy);
    }
}

static void
tablee_notation_error_private_clear (TableeNotationErrorPrivate *self)
{
  g_ptr_array_unref (self->parts);
}

G_DEFINE_EXTENDED_ERROR (TableeNotationError, tablee_notation_error)

/* The next argument, as the directive that ends in @conversion writes it. */
static char *
dup_argument (char     conversion,
              gboolean is_wide,
              va_list *arguments)
{
  switch (conversion)
    {
    case 'd':
      return is_wide ? g_strdup_printf ("%jd", va_arg (*arguments, intmax_t)) : g_strdup_printf ("%d", va_arg (*arguments, int));

    case 'u':
      return g_strdup_printf ("%u", va_arg (*arguments, guint));

    case 'c':
      return g_strdup_printf ("%c", va_arg (*arguments, int));

    case 's':
      return g_strdup (va_arg (*arguments, const char *));

    default:
      g_assert_not_reached ();
    }
}

/* Of what has no arguments. */
static Part *
part_new (const char *message)
{
  Part *self = g_new (Part, 1);

  self->format = g_strdup (message);
  self->arguments = g_ptr_array_new_with_free_func (g_free);

  return self;
}

static Part *
part_new_valist (const char *format,
                 va_list     arguments)
{
  Part *self = part_new (format);
  va_list left;

  va_copy (left, arguments);
  for (const char *c = strchr (format, '%'); c != NULL; c = strchr (c + 1, '%'))
    {
      gboolean is_wide = *++c == 'j';

      c += is_wide;
      if (*c != '%')
        g_ptr_array_add (self->arguments, dup_argument (*c, is_wide, &left));
    }
  va_end (left);

  return self;
}

static Part *
part_new_place (const char *place)
{
  Part *self = part_new ("%s");

  g_ptr_array_add (self->arguments, g_strdup (place));

  return self;
}

/* Which argument the directive after the "%" at @directive writes; goes to its last character. Translations may number them. */
static guint
read_directive (const char **directive,
                guint       *next)
{
  const char *c = *directive + 1;
  guint index = 0;

  while (g_ascii_isdigit (*c))
    index = index * 10 + (guint) g_ascii_digit_value (*c++);
  if (*c == '$')
    c++;
  if (*c == 'j')
    c++;
  *directive = c;

  return index > 0 ? index - 1 : (*next)++;
}

static char *
part_to_text (const Part      *self,
              TableeTranslate  translate)
{
  const char *format = translate != NULL ? translate (self->format) : self->format;
  g_autoptr (GString) text = g_string_new (NULL);
  guint next = 0;

  for (const char *c = format; *c != '\0'; c++)
    if (*c != '%')
      g_string_append_c (text, *c);
    else if (c[1] == '%')
      g_string_append_c (text, *++c);
    else
      {
        guint index = read_directive (&c, &next);

        g_return_val_if_fail (*c != '\0' && index < self->arguments->len, g_strdup (format));
        g_string_append (text, g_ptr_array_index (self->arguments, index));
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static TableeNotationErrorPrivate *
get_private (const GError *error)
{
  return tablee_notation_error_get_private (error);
}

/* Says anew in English what the parts of @error are. */
static void
update_message (GError *error)
{
  GPtrArray *parts = get_private (error)->parts;
  g_autoptr (GString) message = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      g_autofree char *text = part_to_text (g_ptr_array_index (parts, i), NULL);

      g_string_append_printf (message, "%s%s", i > 0 ? ": " : "", text);
    }

  g_free (error->message);
  error->message = g_string_free (g_steal_pointer (&message), FALSE);
}

/* Takes over @problem. */
static GError *
error_new (TableeNotationError  code,
           const char          *place,
           Part                *problem)
{
  GError *error = g_error_new_literal (TABLEE_NOTATION_ERROR, (int) code, "");
  GPtrArray *parts = get_private (error)->parts;

  if (*place != '\0')
    g_ptr_array_add (parts, part_new_place (place));
  g_ptr_array_add (parts, problem);
  update_message (error);

  return error;
}

GError *
tablee_notation_error_new_valist (TableeNotationError  code,
                                  const char          *place,
                                  const char          *format,
                                  va_list              arguments)
{
  g_return_val_if_fail (place != NULL && format != NULL, NULL);

  return error_new (code, place, part_new_valist (format, arguments));
}

GError *
tablee_notation_error_new_literal (TableeNotationError  code,
                                   const char          *place,
                                   const char          *message)
{
  g_return_val_if_fail (place != NULL && message != NULL, NULL);

  return error_new (code, place, part_new (message));
}

GError *
tablee_notation_error_new (TableeNotationError  code,
                           const char          *place,
                           const char          *format,
                           ...)
{
  va_list arguments;
  GError *error;

  va_start (arguments, format);
  error = tablee_notation_error_new_valist (code, place, format, arguments);
  va_end (arguments);

  return error;
}

gboolean
tablee_notation_error_set (GError             **error,
                           TableeNotationError  code,
                           const char          *place,
                           const char          *format,
                           ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, tablee_notation_error_new_valist (code, place, format, arguments));
  va_end (arguments);

  return FALSE;
}

void
tablee_notation_error_append (GError     *error,
                              const char *message)
{
  g_return_if_fail (error != NULL && error->domain == TABLEE_NOTATION_ERROR);
  g_return_if_fail (message != NULL);

  g_ptr_array_add (get_private (error)->parts, part_new (message));
  update_message (error);
}

guint
tablee_notation_error_count_parts (const GError *error)
{
  g_return_val_if_fail (error != NULL, 0);

  return error->domain == TABLEE_NOTATION_ERROR ? get_private (error)->parts->len : 0;
}

char *
tablee_notation_error_dup_part (const GError    *error,
                                guint            index,
                                TableeTranslate  translate)
{
  g_return_val_if_fail (index < tablee_notation_error_count_parts (error), NULL);

  return part_to_text (g_ptr_array_index (get_private (error)->parts, index), translate);
}

static void
tablee_data_error_private_init (TableeDataErrorPrivate *self)
{
}

static void
tablee_data_error_private_copy (const TableeDataErrorPrivate *self,
                                TableeDataErrorPrivate       *copy)
{
  copy->place = g_strdup (self->place);
  copy->name = g_strdup (self->name);
  copy->detail = self->detail != NULL ? g_error_copy (self->detail) : NULL;
}

static void
tablee_data_error_private_clear (TableeDataErrorPrivate *self)
{
  g_free (self->place);
  g_free (self->name);
  g_clear_error (&self->detail);
}

G_DEFINE_EXTENDED_ERROR (TableeDataError, tablee_data_error)

GError *
tablee_data_error_new (TableeDataError  code,
                       const char      *key,
                       const char      *name,
                       const GError    *detail)
{
  static const char *const problems[] = {
    [TABLEE_DATA_ERROR_MISSING] = "is not found",
    [TABLEE_DATA_ERROR_BROKEN] = "cannot be used",
    [TABLEE_DATA_ERROR_DIFFERENT] = "is not what the game was begun with",
  };
  TableeDataErrorPrivate *priv;
  GError *error;

  g_return_val_if_fail (code < G_N_ELEMENTS (problems), NULL);
  g_return_val_if_fail (key != NULL && name != NULL, NULL);

  error = g_error_new (TABLEE_DATA_ERROR, (int) code, "options.%s: \"%s\" %s%s%s", key, name, problems[code],
                       detail != NULL ? ": " : "", detail != NULL ? detail->message : "");
  priv = tablee_data_error_get_private (error);
  priv->place = g_strconcat ("options.", key, NULL);
  priv->name = g_strdup (name);
  priv->detail = detail != NULL ? g_error_copy (detail) : NULL;

  return error;
}

const char *
tablee_data_error_get_place (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == TABLEE_DATA_ERROR, NULL);

  return tablee_data_error_get_private (error)->place;
}

const char *
tablee_data_error_get_name (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == TABLEE_DATA_ERROR, NULL);

  return tablee_data_error_get_private (error)->name;
}

const GError *
tablee_data_error_get_detail (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == TABLEE_DATA_ERROR, NULL);

  return tablee_data_error_get_private (error)->detail;
}

/* Takes over @part. */
static void
prepend (GError **error,
         Part    *part)
{
  g_autofree char *text = part_to_text (part, NULL);

  if (tablee_notation_error_count_parts (*error) > 0)
    {
      g_ptr_array_insert (get_private (*error)->parts, 0, part);
      update_message (*error);
      return;
    }

  if ((*error)->domain == TABLEE_DATA_ERROR)
    {
      TableeDataErrorPrivate *priv = tablee_data_error_get_private (*error);
      g_autofree char *place = g_steal_pointer (&priv->place);

      priv->place = g_strconcat (text, ": ", place, NULL);
    }
  g_prefix_error (error, "%s: ", text);
  part_free (part);
}

void
tablee_error_prepend (GError     **error,
                      const char  *format,
                      ...)
{
  va_list arguments;

  if (error == NULL || *error == NULL)
    return;

  va_start (arguments, format);
  prepend (error, part_new_valist (format, arguments));
  va_end (arguments);
}
