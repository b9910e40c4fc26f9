/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What properties said last, so that they notify when they say something else. */
#include "told.h"

typedef struct
{
  GParamSpec *property;
  GValue      value;     /* as told last */
} Telling;

struct _TableeTold
{
  GObject *object;
  GArray  *tellings;
};

static void
telling_clear (gpointer data)
{
  g_value_unset (&((Telling *) data)->value);
}

TableeTold *
tablee_told_new (GObject           *object,
                 const char *const *properties)
{
  TableeTold *self;

  g_return_val_if_fail (G_IS_OBJECT (object), NULL);

  self = g_new0 (TableeTold, 1);
  self->object = object;
  self->tellings = g_array_new (FALSE, FALSE, sizeof (Telling));
  g_array_set_clear_func (self->tellings, telling_clear);
  for (gsize i = 0; properties[i] != NULL; i++)
    {
      Telling telling = { g_object_class_find_property (G_OBJECT_GET_CLASS (object), properties[i]), G_VALUE_INIT };

      g_object_get_property (object, properties[i], &telling.value);
      g_array_append_val (self->tellings, telling);
    }

  return self;
}

void
tablee_told_free (TableeTold *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->tellings);
  g_free (self);
}

static gboolean
is_news (TableeTold *self,
         Telling    *telling)
{
  g_auto (GValue) now = G_VALUE_INIT;

  g_object_get_property (self->object, telling->property->name, &now);
  if (g_param_values_cmp (telling->property, &telling->value, &now) == 0)
    return FALSE;

  g_value_copy (&now, &telling->value);

  return TRUE;
}

/* All are looked at before anybody hears of one. */
void
tablee_told_tell (TableeTold *self)
{
  g_autoptr (GObject) object = NULL;

  g_return_if_fail (self != NULL);

  object = g_object_ref (self->object);
  g_object_freeze_notify (object);
  for (guint i = 0; i < self->tellings->len; i++)
    {
      Telling *telling = &g_array_index (self->tellings, Telling, i);

      if (is_news (self, telling))
        g_object_notify_by_pspec (object, telling->property);
    }
  g_object_thaw_notify (object);
}
