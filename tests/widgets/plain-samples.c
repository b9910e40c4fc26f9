/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plain tables for games of the catalogue. */
#include "config.h"
#include "plain-samples.h"

#include <glib/gi18n.h>

#include "games/martian-12s/rules/rules.h"

/* Only the digits. */

#define SAMPLE_TYPE_PLAIN (sample_plain_get_type ())
G_DECLARE_FINAL_TYPE (SamplePlain, sample_plain, SAMPLE, PLAIN, TableePlainTable)

struct _SamplePlain
{
  TableePlainTable parent_instance;
};

G_DEFINE_FINAL_TYPE (SamplePlain, sample_plain, TABLEE_TYPE_PLAIN_TABLE)

static void
sample_plain_class_init (SamplePlainClass *klass)
{
}

static void
sample_plain_init (SamplePlain *self)
{
}

GtkWidget *
plain_sample_new (TableeGameSession *session)
{
  return g_object_new (SAMPLE_TYPE_PLAIN, "session", session, NULL);
}

/* Keys and a stage. */

#define SAMPLE_TYPE_MARTIAN (sample_martian_get_type ())
G_DECLARE_FINAL_TYPE (SampleMartian, sample_martian, SAMPLE, MARTIAN, TableePlainTable)

struct _SampleMartian
{
  TableePlainTable parent_instance;

  PlainSampleStage stage;
};

G_DEFINE_FINAL_TYPE (SampleMartian, sample_martian, TABLEE_TYPE_PLAIN_TABLE)

static const TableeTableShortcut shortcuts[] = {
  { "table.pass", "p", N_("Pass"), .plays = TABLEE_PLAYS (M12_ACTION_PASS) },
  { "table.pull-large", "l", N_("Pull a Large Pyramid"), .plays = TABLEE_PLAYS (M12_ACTION_PULL_LARGE) },
  TABLEE_PLAIN_TABLE_DIGITS,
  { NULL },
};

static GtkWidget *
make_stage (TableePlainTable *table)
{
  return gtk_label_new (NULL);
}

static void
bind_stage (TableePlainTable *table,
            GtkWidget        *stage,
            const void       *view)
{
  g_autofree char *pot = g_strdup_printf ("Pot: %d", ((const M12State *) view)->pot);

  gtk_label_set_label (GTK_LABEL (stage), pot);
  SAMPLE_MARTIAN (table)->stage.bound++;
}

static void
play_event (TableePlainTable  *table,
            GtkWidget         *stage,
            const TableeEvent *event)
{
  SAMPLE_MARTIAN (table)->stage.events++;
}

static void
finish_stage (TableePlainTable *table,
              GtkWidget        *stage)
{
  SAMPLE_MARTIAN (table)->stage.finished++;
}

static void
sample_martian_class_init (SampleMartianClass *klass)
{
  TableePlainTableClass *plain_class = TABLEE_PLAIN_TABLE_CLASS (klass);

  plain_class->surface = "al-cabohne/table";
  plain_class->score_shape = TABLEE_TAG_COIN;
  plain_class->make_stage = make_stage;
  plain_class->bind_stage = bind_stage;
  plain_class->play_event = play_event;
  plain_class->finish_stage = finish_stage;
  tablee_table_class_set_shortcuts (TABLEE_TABLE_CLASS (klass), shortcuts);
}

static void
sample_martian_init (SampleMartian *self)
{
}

GtkWidget *
plain_sample_new_martian (TableeGameSession *session)
{
  return g_object_new (SAMPLE_TYPE_MARTIAN, "session", session, NULL);
}

const PlainSampleStage *
plain_sample_get_stage (GtkWidget *table)
{
  return &SAMPLE_MARTIAN (table)->stage;
}
