/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-entry.h"

struct _TableeLogEntry
{
  GObject parent_instance;

  TableeEvent event;
  guint64     revision;
};

G_DEFINE_FINAL_TYPE (TableeLogEntry, tablee_log_entry, G_TYPE_OBJECT)

enum
{
  PROP_REVISION = 1,
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
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_log_entry_init (TableeLogEntry *self)
{
}

TableeLogEntry *
tablee_log_entry_new (const TableeEvent *event,
                      guint64            revision)
{
  TableeLogEntry *self = g_object_new (TABLEE_TYPE_LOG_ENTRY, NULL);

  self->event = *event;
  self->revision = revision;

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
