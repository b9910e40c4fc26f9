/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the log. */
#include "log-entry.h"

#include "engine/game.h"

struct _TableeLogEntry
{
  GObject parent_instance;

  TableeEvent event;
  guint64     revision;
  int         actor;
  gboolean    chosen;
};

G_DEFINE_FINAL_TYPE (TableeLogEntry, tablee_log_entry, G_TYPE_OBJECT)

enum
{
  PROP_REVISION = 1,
  PROP_ACTOR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
tablee_log_entry_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TableeLogEntry *self = TABLEE_LOG_ENTRY (object);

  switch (id)
    {
    case PROP_REVISION:
      g_value_set_uint64 (value, self->revision);
      break;
    case PROP_ACTOR:
      g_value_set_int (value, self->actor);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_log_entry_class_init (TableeLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_log_entry_get_property;

  properties[PROP_REVISION] = g_param_spec_uint64 ("revision", NULL, NULL, 0, G_MAXUINT64, 0,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ACTOR] = g_param_spec_int ("actor", NULL, NULL, TABLEE_NOBODY, TABLEE_MAX_SEATS - 1, TABLEE_NOBODY,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_log_entry_init (TableeLogEntry *self)
{
}

TableeLogEntry *
tablee_log_entry_new (const TableeEvent *event,
                      guint64            revision,
                      int                actor,
                      gboolean           chosen)
{
  TableeLogEntry *self = g_object_new (TABLEE_TYPE_LOG_ENTRY, NULL);

  self->event = *event;
  self->revision = revision;
  self->actor = actor;
  self->chosen = chosen;

  return self;
}

const TableeEvent *
tablee_log_entry_get_event (TableeLogEntry *self)
{
  g_return_val_if_fail (TABLEE_IS_LOG_ENTRY (self), NULL);

  return &self->event;
}

guint64
tablee_log_entry_get_revision (TableeLogEntry *self)
{
  g_return_val_if_fail (TABLEE_IS_LOG_ENTRY (self), 0);

  return self->revision;
}

int
tablee_log_entry_get_actor (TableeLogEntry *self)
{
  g_return_val_if_fail (TABLEE_IS_LOG_ENTRY (self), TABLEE_NOBODY);

  return self->actor;
}

gboolean
tablee_log_entry_get_chosen (TableeLogEntry *self)
{
  g_return_val_if_fail (TABLEE_IS_LOG_ENTRY (self), FALSE);

  return self->chosen;
}
