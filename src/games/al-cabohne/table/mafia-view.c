/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Mafia: its coins and its bosses. */
#include "config.h"
#include "mafia-view.h"

#include <glib/gi18n.h>

#include "present/format.h"
#include "widgets/calm-tooltip.h"
#include "widgets/picture.h"
#include "widgets/tag-view.h"

struct _AcMafiaView
{
  GtkBox         parent_instance;

  GtkBox        *title;
  GtkWidget     *crown;
  TableeTagView *coins;
  AcBossView    *bosses[AC_BOSSES];
};

G_DEFINE_FINAL_TYPE (AcMafiaView, ac_mafia_view, GTK_TYPE_BOX)

enum
{
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *const boss_ids[AC_BOSSES] = { "al", "don", "joe" };

/* AC-R27: alone, each of them counts twice. */
static void
show_coins (AcMafiaView   *self,
            const AcScene *scene)
{
  gboolean twice = scene->ruleset->base.seats == 1;
  int coins = ac_coins_now (scene->ruleset, scene->state, scene->ruleset->base.seats);
  g_autofree char *number = NULL;
  g_autofree char *spoken = NULL;

  if (twice)
    {
      /* Translators: coins of the Mafia, which count twice: "24 ×2" */
      number = g_strdup_printf (C_("coins", "%d ×2"), coins);
      spoken = g_strdup_printf (ngettext ("The Mafia has %d coin, which counts twice",
                                          "The Mafia has %d coins, which count twice", (gulong) coins), coins);
    }
  else
    {
      number = tablee_format_integer (coins);
      spoken = g_strdup_printf (ngettext ("The Mafia has %d coin", "The Mafia has %d coins", (gulong) coins), coins);
    }
  tablee_tag_view_set_label (self->coins, number, spoken);
}

/* AC-R14: who is level with the Mafia is behind it. While it has nothing, nobody has begun. */
static void
show_crown (AcMafiaView   *self,
            const AcScene *scene)
{
  int column = scene->ruleset->base.seats;
  TableeScoreSheet sheet;
  gboolean leads;

  tablee_game_session_get_score_sheet (tablee_table_get_session (scene->table), &sheet);
  leads = sheet.totals[column] > 0 && tablee_standing_find (&sheet, column) != TABLEE_STANDING_NONE;
  gtk_widget_set_visible (self->crown, leads);
  if (leads)
    tablee_widget_set_tooltip (self->crown, _("The Mafia would win if the game ended now: it also wins where somebody has as many coins."));
}

/* AC-R13: what a boss without beans may count on. NULL: he has some, or the game is over. */
static const char *
get_duty (const AcScene *scene,
          AcBoss         boss)
{
  const AcState *state = scene->state;

  if (state->bosses[boss].count > 0 || state->phase == AC_PHASE_OVER)
    return NULL;
  if (state->phase != AC_PHASE_CULTIVATE || !tablee_game_session_get_choosing (tablee_table_get_session (scene->table)))
    return _("Nobody can finish with the revealed cards without giving him a card, if the hand has one for him.");

  return ac_boss_waits (scene->ruleset, state, boss) ? _("Your hand has a card for him, so he must get one before you finish.")
                                                     : _("Your hand has no card for him, so you need not give him any.");
}

static void
show_boss (AcMafiaView   *self,
           const AcScene *scene,
           AcBoss         boss)
{
  gboolean available = ac_scene_may_give (scene, boss);
  g_autofree char *spoken = NULL;

  if (available)
    spoken = tablee_table_dup_spoken (scene->table, ac_subject_give (scene->lifted, boss));
  ac_boss_view_show (self->bosses[boss], scene->ruleset, scene->state->bosses[boss], get_duty (scene, boss), spoken, available,
                     scene->marks->bosses[boss]);
}

static void
dropped_cb (AcMafiaView *self,
            int          id,
            GtkWidget   *field)
{
  for (int boss = 0; boss < AC_BOSSES; boss++)
    if (field == ac_boss_view_get_field (self->bosses[boss]))
      g_signal_emit (self, signals[DROPPED], 0, id, boss);
}

static void
ac_mafia_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AC_TYPE_MAFIA_VIEW);

  G_OBJECT_CLASS (ac_mafia_view_parent_class)->dispose (object);
}

static void
ac_mafia_view_class_init (AcMafiaViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ac_mafia_view_dispose;

  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  g_type_ensure (AC_TYPE_BOSS_VIEW);
  g_type_ensure (TABLEE_TYPE_PICTURE);
  g_type_ensure (TABLEE_TYPE_TAG_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/mafia-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AcMafiaView, title);
  gtk_widget_class_bind_template_child (widget_class, AcMafiaView, crown);
  gtk_widget_class_bind_template_child (widget_class, AcMafiaView, coins);
  for (int boss = 0; boss < AC_BOSSES; boss++)
    gtk_widget_class_bind_template_child_full (widget_class, boss_ids[boss], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (AcMafiaView, bosses) + (gsize) boss * sizeof (gpointer)));
}

static void
ac_mafia_view_init (AcMafiaView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int boss = 0; boss < AC_BOSSES; boss++)
    g_signal_connect_swapped (ac_boss_view_get_field (self->bosses[boss]), "dropped", G_CALLBACK (dropped_cb), self);
}

void
ac_mafia_view_show (AcMafiaView   *self,
                    const AcScene *scene)
{
  g_return_if_fail (AC_IS_MAFIA_VIEW (self));
  g_return_if_fail (scene != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->bosses[AC_JOE]), scene->ruleset->bosses == AC_BOSSES);
  show_coins (self, scene);
  show_crown (self, scene);
  for (int boss = 0; boss < scene->ruleset->bosses; boss++)
    show_boss (self, scene, (AcBoss) boss);
}

void
ac_mafia_view_set_form (AcMafiaView *self,
                        int          card_width,
                        gboolean     narrow,
                        gboolean     terse,
                        gboolean     above)
{
  g_return_if_fail (AC_IS_MAFIA_VIEW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), above ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->title), above ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->title, above ? 12 : 4);
  for (int boss = 0; boss < AC_BOSSES; boss++)
    ac_boss_view_set_form (self->bosses[boss], card_width, narrow, terse);
}

GtkWidget *
ac_mafia_view_get_coins (AcMafiaView *self)
{
  g_return_val_if_fail (AC_IS_MAFIA_VIEW (self), NULL);

  return GTK_WIDGET (self->coins);
}

AcBossView *
ac_mafia_view_get_boss (AcMafiaView *self,
                        AcBoss       boss)
{
  g_return_val_if_fail (AC_IS_MAFIA_VIEW (self), NULL);

  return self->bosses[boss];
}
