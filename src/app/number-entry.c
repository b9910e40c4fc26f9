/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole numbers in a spin button, as people write them. */
#include "config.h"
#include "number-entry.h"

#include <math.h>

#include "present/format.h"

/* Set on a spin button: what its least number is called. */
#define LEAST_KEY "tablee-least"

static double
get_scale (GtkSpinButton *spin)
{
  return pow (10, gtk_spin_button_get_digits (spin));
}

static gboolean
is_least (GtkSpinButton *spin)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (spin);

  return gtk_adjustment_get_value (adjustment) <= gtk_adjustment_get_lower (adjustment);
}

static int
input_cb (GtkSpinButton *spin,
          double        *value,
          gpointer       user_data)
{
  const char *least = g_object_get_data (G_OBJECT (spin), LEAST_KEY);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  g_auto (GStrv) parts = g_strsplit_set (text, "  \302\240\342\200\257", -1);
  g_autoptr (GString) plain = g_string_new (NULL);
  char *end;

  if (least != NULL && g_str_equal (text, least))
    {
      *value = gtk_adjustment_get_lower (gtk_spin_button_get_adjustment (spin));
      return TRUE;
    }
  for (guint i = 0; parts[i] != NULL; i++)
    g_string_append (plain, parts[i]);
  g_string_replace (plain, tablee_format_decimal_mark (), ".", 0);
  g_strdelimit (plain->str, ",", '.');
  *value = g_ascii_strtod (plain->str, &end);

  return *end == '\0' && end != plain->str ? TRUE : GTK_INPUT_ERROR;
}

static gboolean
output_cb (GtkSpinButton *spin,
           gpointer       user_data)
{
  const char *least = g_object_get_data (G_OBJECT (spin), LEAST_KEY);
  g_autofree char *format = g_strdup_printf ("%%.%uf", gtk_spin_button_get_digits (spin));
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  g_autoptr (GString) number = NULL;
  const char *text;

  g_ascii_formatd (digits, sizeof digits, format, gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin)));
  number = g_string_new (digits);
  g_string_replace (number, ".", tablee_format_decimal_mark (), 0);
  text = least != NULL && is_least (spin) ? least : number->str;
  if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (spin))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin), text);

  return TRUE;
}

void
tablee_number_entry_set_up (GtkSpinButton *spin,
                            gint64         minimum,
                            gint64         maximum,
                            int            digits,
                            const char    *least)
{
  double scale;

  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin));
  g_return_if_fail (digits >= 0);

  g_object_set_data_full (G_OBJECT (spin), LEAST_KEY, g_strdup (least), g_free);
  gtk_spin_button_set_digits (spin, (guint) digits);
  scale = get_scale (spin);
  gtk_adjustment_configure (gtk_spin_button_get_adjustment (spin), (double) minimum / scale, (double) minimum / scale,
                            (double) maximum / scale, digits > 0 ? 0.5 : 1, digits > 0 ? 5 : 10, 0);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), NULL);
  g_signal_connect (spin, "output", G_CALLBACK (output_cb), NULL);
  gtk_spin_button_update (spin);
}

gint64
tablee_number_entry_get_value (GtkSpinButton *spin)
{
  g_return_val_if_fail (GTK_IS_SPIN_BUTTON (spin), 0);

  return (gint64) round (gtk_adjustment_get_value (gtk_spin_button_get_adjustment (spin)) * get_scale (spin));
}

void
tablee_number_entry_set_value (GtkSpinButton *spin,
                               gint64         value)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin));

  gtk_adjustment_set_value (gtk_spin_button_get_adjustment (spin), (double) value / get_scale (spin));
}
