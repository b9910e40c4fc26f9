/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One turn of the log. */
#include "log-turn.h"

#include "engine/game.h"

struct _TableeLogTurn
{
  GObject parent_instance;

  int   actor;
  guint first;
  guint length;
};

G_DEFINE_FINAL_TYPE (TableeLogTurn, tablee_log_turn, G_TYPE_OBJECT)

enum
{
  PROP_ACTOR = 1,
  PROP_FIRST,
  PROP_LENGTH,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
tablee_log_turn_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  TableeLogTurn *self = TABLEE_LOG_TURN (object);

  switch (id)
    {
    case PROP_ACTOR:
      g_value_set_int (value, self->actor);
      break;
    case PROP_FIRST:
      g_value_set_uint (value, self->first);
      break;
    case PROP_LENGTH:
      g_value_set_uint (value, self->length);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_log_turn_class_init (TableeLogTurnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_log_turn_get_property;

  properties[PROP_ACTOR] = g_param_spec_int ("actor", NULL, NULL, TABLEE_NOBODY, TABLEE_MAX_SEATS - 1, TABLEE_NOBODY,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_FIRST] = g_param_spec_uint ("first", NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LENGTH] = g_param_spec_uint ("length", NULL, NULL, 0, G_MAXUINT, 0,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_log_turn_init (TableeLogTurn *self)
{
}

TableeLogTurn *
tablee_log_turn_new (int   actor,
                     guint first,
                     guint length)
{
  TableeLogTurn *self = g_object_new (TABLEE_TYPE_LOG_TURN, NULL);

  self->actor = actor;
  self->first = first;
  self->length = length;

  return self;
}

int
tablee_log_turn_get_actor (TableeLogTurn *self)
{
  g_return_val_if_fail (TABLEE_IS_LOG_TURN (self), TABLEE_NOBODY);

  return self->actor;
}

guint
tablee_log_turn_get_first (TableeLogTurn *self)
{
  g_return_val_if_fail (TABLEE_IS_LOG_TURN (self), 0);

  return self->first;
}

guint
tablee_log_turn_get_length (TableeLogTurn *self)
{
  g_return_val_if_fail (TABLEE_IS_LOG_TURN (self), 0);

  return self->length;
}

void
tablee_log_turn_set_length (TableeLogTurn *self,
                            guint          length)
{
  g_return_if_fail (TABLEE_IS_LOG_TURN (self));

  if (self->length == length)
    return;

  self->length = length;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LENGTH]);
}
