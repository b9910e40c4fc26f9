/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an option can name, as an object for lists. */
#include "config.h"
#include "named-choice.h"

#include <glib/gi18n.h>

#include "notation/error.h"
#include "present/error-words.h"

struct _TableeNamedChoice
{
  GObject  parent_instance;

  char    *name;
  char    *title;
  char    *problem;  /* NULL: it can be chosen */
};

G_DEFINE_FINAL_TYPE (TableeNamedChoice, tablee_named_choice, G_TYPE_OBJECT)

enum
{
  PROP_TITLE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Titles of what comes with the program: the others are in the language of whoever made them. */
G_GNUC_UNUSED static const char *const titles[] = {
  /* Translators: the ships, hubs and sectors of Space Station Phoenix that Tablée has made up, not the published ones */
  N_("Tablée’s own set"),
};

static void
tablee_named_choice_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  TableeNamedChoice *self = TABLEE_NAMED_CHOICE (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_named_choice_finalize (GObject *object)
{
  TableeNamedChoice *self = TABLEE_NAMED_CHOICE (object);

  g_free (self->name);
  g_free (self->title);
  g_free (self->problem);

  G_OBJECT_CLASS (tablee_named_choice_parent_class)->finalize (object);
}

static void
tablee_named_choice_class_init (TableeNamedChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_named_choice_get_property;
  object_class->finalize = tablee_named_choice_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_named_choice_init (TableeNamedChoice *self)
{
}

static char *
dup_mistake (const GError *detail)
{
  g_autofree char *mistake = tablee_error_words (detail);

  /* Translators: %s is what is wrong with a file: "ships[3].cost: ..." */
  return g_strdup_printf (_("Cannot be used: %s"), mistake);
}

char *
tablee_named_choice_dup_problem (const GError *error)
{
  const GError *detail = tablee_data_error_get_detail (error);

  return detail != NULL ? dup_mistake (detail) : g_strdup (_("This set is not on this computer."));
}

TableeNamedChoice *
tablee_named_choice_new (const TableeOptionName *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  TableeNamedChoice *self = g_object_new (TABLEE_TYPE_NAMED_CHOICE, NULL);

  self->name = g_strdup (name->name);
  self->title = g_strdup (_(name->title));
  if (name->error != NULL)
    self->problem = dup_mistake (name->error);

  return self;
}

TableeNamedChoice *
tablee_named_choice_new_lost (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  TableeNamedChoice *self = g_object_new (TABLEE_TYPE_NAMED_CHOICE, NULL);

  self->name = g_strdup (name);
  self->title = g_strdup (name);
  self->problem = g_strdup (_("This set is not on this computer."));

  return self;
}

const char *
tablee_named_choice_get_name (TableeNamedChoice *self)
{
  g_return_val_if_fail (TABLEE_IS_NAMED_CHOICE (self), NULL);

  return self->name;
}

const char *
tablee_named_choice_get_title (TableeNamedChoice *self)
{
  g_return_val_if_fail (TABLEE_IS_NAMED_CHOICE (self), NULL);

  return self->title;
}

const char *
tablee_named_choice_get_problem (TableeNamedChoice *self)
{
  g_return_val_if_fail (TABLEE_IS_NAMED_CHOICE (self), NULL);

  return self->problem != NULL ? self->problem : "";
}

gboolean
tablee_named_choice_get_usable (TableeNamedChoice *self)
{
  g_return_val_if_fail (TABLEE_IS_NAMED_CHOICE (self), FALSE);

  return self->problem == NULL;
}
