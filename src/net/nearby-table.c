/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table that is shown in the local network. */
#include "nearby-table.h"

#include <string.h>

#include "broker-address.h"
#include "engine/game.h"
#include "net-limits.h"

#define FORM "1"

enum
{
  MAX_GAME = 40,  /* bytes */
};

struct _TableeNearbyTable
{
  GObject           parent_instance;

  char             *host;
  char             *game;
  int               free;
  TableeInvitation *invitation;
};

G_DEFINE_FINAL_TYPE (TableeNearbyTable, tablee_nearby_table, G_TYPE_OBJECT)

static void
tablee_nearby_table_finalize (GObject *object)
{
  TableeNearbyTable *self = TABLEE_NEARBY_TABLE (object);

  g_free (self->host);
  g_free (self->game);
  tablee_invitation_free (self->invitation);

  G_OBJECT_CLASS (tablee_nearby_table_parent_class)->finalize (object);
}

static void
tablee_nearby_table_class_init (TableeNearbyTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_nearby_table_finalize;
}

static void
tablee_nearby_table_init (TableeNearbyTable *self G_GNUC_UNUSED)
{
}

TableeNearbyTable *
tablee_nearby_table_new (const char             *host,
                         const char             *game,
                         int                     free,
                         const TableeInvitation *invitation)
{
  TableeNearbyTable *self;

  g_return_val_if_fail (host != NULL && game != NULL, NULL);
  g_return_val_if_fail (invitation != NULL && tablee_invitation_get_broker (invitation) != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_NEARBY_TABLE, NULL);
  self->host = g_strdup (host);
  self->game = g_strdup (game);
  self->free = free;
  self->invitation = tablee_invitation_at_broker (invitation, tablee_invitation_get_broker (invitation));

  return self;
}

/*
 * In writing
 */

/* Returns: (transfer full): the value of @key among @texts, "" of none and of what is no text. */
static char *
dup_value (GVariant   *texts,
           const char *key)
{
  gsize length = strlen (key);

  for (gsize i = 0; i < g_variant_n_children (texts); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (texts, i);
      gsize size;
      const char *bytes = g_variant_get_fixed_array (child, &size, 1);

      if (size > length && memcmp (bytes, key, length) == 0 && bytes[length] == '=')
        return g_utf8_validate (bytes + length + 1, (gssize) (size - length - 1), NULL) ? g_strndup (bytes + length + 1, size - length - 1)
                                                                                        : g_strdup ("");
    }

  return g_strdup ("");
}

static gboolean
is_name (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_iscntrl (g_utf8_get_char (at)))
      return FALSE;

  return g_utf8_strlen (text, -1) <= TABLEE_NET_MAX_NAME;
}

/* What is shown in a network is at a machine in it: nobody is led to a broker anywhere by a row in a list. */
static gboolean
is_here (const TableeInvitation *invitation)
{
  const char *broker = tablee_invitation_get_broker (invitation);
  guint8 bytes[6];

  return broker != NULL && tablee_broker_to_bytes (broker, bytes);
}

TableeNearbyTable *
tablee_nearby_table_new_for_texts (GVariant *texts)
{
  g_autofree char *form = NULL, *host = NULL, *game = NULL, *free_text = NULL, *link = NULL;
  g_autoptr (TableeInvitation) invitation = NULL;
  guint64 free = 0;

  g_return_val_if_fail (g_variant_is_of_type (texts, G_VARIANT_TYPE ("aay")), NULL);

  form = dup_value (texts, "v");
  host = dup_value (texts, "host");
  game = dup_value (texts, "game");
  free_text = dup_value (texts, "free");
  link = dup_value (texts, "link");
  invitation = tablee_invitation_read (link, NULL, NULL);
  if (!g_str_equal (form, FORM) || !is_name (host) || *game == '\0' || strlen (game) > MAX_GAME || invitation == NULL || !is_here (invitation) ||
      !g_ascii_string_to_unsigned (free_text, 10, 1, TABLEE_MAX_SEATS, &free, NULL))
    return NULL;

  return tablee_nearby_table_new (host, game, (int) free, invitation);
}

static void
add_text (GVariantBuilder *builder,
          const char      *key,
          const char      *value)
{
  g_autofree char *text = g_strconcat (key, "=", value, NULL);

  g_variant_builder_add_value (builder, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, text, strlen (text), 1));
}

GVariant *
tablee_nearby_table_to_texts (TableeNearbyTable *self)
{
  GVariantBuilder builder;
  g_autofree char *free_text = NULL;
  g_autofree char *link = NULL;

  g_return_val_if_fail (TABLEE_IS_NEARBY_TABLE (self), NULL);

  free_text = g_strdup_printf ("%d", self->free);
  link = tablee_invitation_to_link (self->invitation);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aay"));
  add_text (&builder, "v", FORM);
  add_text (&builder, "host", self->host);
  add_text (&builder, "game", self->game);
  add_text (&builder, "free", free_text);
  add_text (&builder, "link", link);

  return g_variant_builder_end (&builder);
}

const char *
tablee_nearby_table_get_host (TableeNearbyTable *self)
{
  g_return_val_if_fail (TABLEE_IS_NEARBY_TABLE (self), NULL);

  return self->host;
}

const char *
tablee_nearby_table_get_game (TableeNearbyTable *self)
{
  g_return_val_if_fail (TABLEE_IS_NEARBY_TABLE (self), NULL);

  return self->game;
}

int
tablee_nearby_table_get_free (TableeNearbyTable *self)
{
  g_return_val_if_fail (TABLEE_IS_NEARBY_TABLE (self), 0);

  return self->free;
}

const TableeInvitation *
tablee_nearby_table_get_invitation (TableeNearbyTable *self)
{
  g_return_val_if_fail (TABLEE_IS_NEARBY_TABLE (self), NULL);

  return self->invitation;
}

gboolean
tablee_nearby_table_equal (TableeNearbyTable *self,
                           TableeNearbyTable *other)
{
  g_autoptr (GVariant) one = NULL;
  g_autoptr (GVariant) another = NULL;

  g_return_val_if_fail (TABLEE_IS_NEARBY_TABLE (self) && TABLEE_IS_NEARBY_TABLE (other), FALSE);

  one = g_variant_ref_sink (tablee_nearby_table_to_texts (self));
  another = g_variant_ref_sink (tablee_nearby_table_to_texts (other));

  return g_variant_equal (one, another);
}
