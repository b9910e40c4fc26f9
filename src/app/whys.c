/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Remembers in the settings what has been explained. */
#include "config.h"
#include "whys.h"

#define KEY "explained"

gboolean
tablee_whys_get_wanted (GSettings *settings)
{
  return g_settings_get_boolean (settings, "explain");
}

gboolean
tablee_whys_is_told (GSettings  *settings,
                     const char *game_id,
                     const char *key)
{
  g_autoptr (GVariant) told = g_settings_get_value (settings, KEY);
  g_autofree const char **keys = NULL;

  return g_variant_lookup (told, game_id, "^a&s", &keys) && g_strv_contains (keys, key);
}

/* Returns: (transfer full): what has been told of @game_id, and @key. */
static GStrv
add_key (GVariant   *told,
         const char *game_id,
         const char *key)
{
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  g_autofree const char **old = NULL;

  if (g_variant_lookup (told, game_id, "^a&s", &old))
    g_strv_builder_addv (keys, old);
  g_strv_builder_add (keys, key);

  return g_strv_builder_end (keys);
}

void
tablee_whys_set_told (GSettings  *settings,
                      const char *game_id,
                      const char *key)
{
  g_autoptr (GVariant) told = g_settings_get_value (settings, KEY);
  g_auto (GStrv) keys = add_key (told, game_id, key);
  GVariantBuilder builder;
  GVariantIter iter;
  GVariant *value;
  const char *id;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  g_variant_iter_init (&iter, told);
  while (g_variant_iter_loop (&iter, "{&s@as}", &id, &value))
    if (!g_str_equal (id, game_id))
      g_variant_builder_add (&builder, "{s@as}", id, value);
  g_variant_builder_add (&builder, "{s^as}", game_id, keys);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

void
tablee_whys_forget (GSettings *settings)
{
  g_settings_reset (settings, KEY);
}
