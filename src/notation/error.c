/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "error.h"

G_DEFINE_QUARK (tablee-notation-error-quark, tablee_notation_error)

/* What a data error knows beside its message. */
typedef struct
{
  char *name;
  char *detail;
} TableeDataErrorPrivate;

static void
tablee_data_error_private_init (TableeDataErrorPrivate *self)
{
}

static void
tablee_data_error_private_copy (const TableeDataErrorPrivate *self,
                                TableeDataErrorPrivate       *copy)
{
  copy->name = g_strdup (self->name);
  copy->detail = g_strdup (self->detail);
}

static void
tablee_data_error_private_clear (TableeDataErrorPrivate *self)
{
  g_free (self->name);
  g_free (self->detail);
}

G_DEFINE_EXTENDED_ERROR (TableeDataError, tablee_data_error)

GError *
tablee_data_error_new (TableeDataError  code,
                       const char      *key,
                       const char      *name,
                       const char      *detail)
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
                       detail != NULL ? ": " : "", detail != NULL ? detail : "");
  priv = tablee_data_error_get_private (error);
  priv->name = g_strdup (name);
  priv->detail = g_strdup (detail);

  return error;
}

const char *
tablee_data_error_get_name (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == TABLEE_DATA_ERROR, NULL);

  return tablee_data_error_get_private (error)->name;
}

const char *
tablee_data_error_get_detail (const GError *error)
{
  g_return_val_if_fail (error != NULL && error->domain == TABLEE_DATA_ERROR, NULL);

  return tablee_data_error_get_private (error)->detail;
}
