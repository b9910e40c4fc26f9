/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Friends elsewhere where the build has no net: there are none. */
#include "config.h"
#include "elsewhere.h"

struct _TableeElsewhere
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeElsewhere, tablee_elsewhere, G_TYPE_OBJECT)

static void
tablee_elsewhere_class_init (TableeElsewhereClass *klass)
{
}

static void
tablee_elsewhere_init (TableeElsewhere *self)
{
}

gboolean
tablee_elsewhere_get_built (void)
{
  return FALSE;
}

gboolean
tablee_elsewhere_check_broker (const char *broker)
{
  return FALSE;
}

TableeElsewhere *
tablee_elsewhere_new (TableeStore *store,
                      GSettings   *settings)
{
  return NULL;
}

gboolean
tablee_elsewhere_get_ready (TableeElsewhere *self)
{
  return TRUE;
}

TableeFriends *
tablee_elsewhere_get_friends (TableeElsewhere *self)
{
  return NULL;
}

GListModel *
tablee_elsewhere_get_tables (TableeElsewhere *self)
{
  return NULL;
}

GObject *
tablee_elsewhere_invite (TableeElsewhere    *self,
                         TableeSetUp        *set_up,
                         const char *const  *names,
                         GError            **error)
{
  return NULL;
}

TableeGameSession *
tablee_elsewhere_get_session (GObject *table)
{
  return NULL;
}

const char *
tablee_elsewhere_get_game (GObject *table)
{
  return NULL;
}

GtkWidget *
tablee_elsewhere_new_page (TableeElsewhere *self,
                           GObject         *table)
{
  return NULL;
}

gboolean
tablee_elsewhere_has_game (TableeElsewhere *self,
                           gint64           id)
{
  return FALSE;
}

GtkWidget *
tablee_elsewhere_new_list (TableeElsewhere *self)
{
  return NULL;
}

GtkWidget *
tablee_elsewhere_new_join_page (TableeElsewhere *self,
                                const char      *invitation)
{
  return NULL;
}

void
tablee_elsewhere_close (TableeElsewhere *self)
{
}
