/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game: podium, best moment, sheet and curve. */
#include "config.h"
#include "result-view.h"

#include <glib/gi18n.h>

#include "game-words.h"
#include "hint-words.h"
#include "podium-place.h"
#include "present/naming.h"
#include "present/session-context.h"
#include "score-view.h"
#include "sentences.h"

typedef gint64 Totals[TABLEE_MAX_COLUMNS];

struct _TableeResultView
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *podium;
  GtkWidget *sentence;
  GtkWidget *streak;
  GtkWidget *moment;
  GtkWidget *mark;
  GtkWidget *hints;
  GtkWidget *scores;
  GtkWidget *buttons;
  GtkWidget *again_button;
};

G_DEFINE_FINAL_TYPE (TableeResultView, tablee_result_view, GTK_TYPE_WIDGET)

enum
{
  STEPS = 3,
};

/* The columns by rank, the best first. */
static void
order_columns (const TableeScoreSheet *sheet,
               int                    *order)
{
  for (int i = 0; i < sheet->columns; i++)
    {
      int j = i;

      for (; j > 0 && sheet->ranks[order[j - 1]] > sheet->ranks[i]; j--)
        order[j] = order[j - 1];
      order[j] = i;
    }
}

/* The winner in the middle, the second on the left, the third on the right. */
static void
fill_podium (TableeResultView       *self,
             TableeGameSession      *session,
             const TableeScoreSheet *sheet)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  int order[TABLEE_MAX_COLUMNS] = { 0 };
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->podium)) != NULL)
    gtk_box_remove (GTK_BOX (self->podium), child);

  order_columns (sheet, order);
  for (int i = 0; i < MIN (sheet->columns, STEPS); i++)
    {
      int column = order[i];
      g_autofree char *name = tablee_sentences_column (session, column);
      g_autofree char *art = tablee_sentences_column_art (session, column);
      g_autofree char *points = present->score_value (context, sheet->totals[column]);
      GtkWidget *place = tablee_podium_place_new (name, art, (int) sheet->ranks[column], sheet->winner[column], points);

      if (i == 1)
        gtk_box_prepend (GTK_BOX (self->podium), place);
      else
        gtk_box_append (GTK_BOX (self->podium), place);
    }
}

/* What @seat got for ending the game. */
static gint64
get_bonus (const TableeScoreSheet *sheet,
           int                     seat)
{
  gint64 bonus = 0;

  for (int row = 0; row < sheet->rows; row++)
    bonus += sheet->row[row].for_ending ? sheet->row[row].values[seat] : 0;

  return bonus;
}

/* Who gained most in one go, by what was done in it. */
static char *
dup_best_moment (TableeGameSession      *session,
                 const TableeScoreSheet *sheet)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  g_autoptr (GArray) curve = tablee_game_session_get_curve (session);
  g_autofree char *gain = NULL;
  gint64 best = 0;
  int who = TABLEE_NOBODY;

  for (guint i = 1; curve != NULL && i < curve->len; i++)
    for (int j = 0; j < ruleset->seats; j++)
      {
        gint64 step = g_array_index (curve, Totals, i)[j]
                      - g_array_index (curve, Totals, i - 1)[j];

        if (i == curve->len - 1)
          step -= get_bonus (sheet, j);
        if (step > best)
          {
            best = step;
            who = j;
          }
      }
  if (who == TABLEE_NOBODY)
    return NULL;

  gain = present->score_value (context, best);
  /* Translators: the best moment of a game: how much at once, and who */
  return tablee_say_of (context, who, _("Best moment: you gain %1$s in one go."), _("Best moment: %2$s gains %1$s in one go."), gain,
                        context->names[who]);
}

/* Alone, wins in a row are what one plays for. */
static char *
dup_streak (TableeGameSession *session,
            TableeStore       *store)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  TableeSeat *seat = tablee_game_session_get_seat (session, 0);

  if (ruleset->seats > 1 || tablee_seat_get_kind (seat) != TABLEE_SEAT_HUMAN)
    return NULL;

  return tablee_game_words_streak_of (store, ruleset, tablee_seat_get_name (seat));
}

static char *
dup_hints (TableeGameSession *session)
{
  g_auto (GStrv) names = tablee_session_dup_names (session);
  guint hints[TABLEE_MAX_SEATS] = { 0 };

  for (int i = 0; names[i] != NULL; i++)
    hints[i] = tablee_seat_get_hints (tablee_game_session_get_seat (session, i));

  return tablee_hint_words_count ((const char *const *) names, hints, tablee_session_get_listener (session));
}

static void
tablee_result_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_RESULT_VIEW);

  G_OBJECT_CLASS (tablee_result_view_parent_class)->dispose (object);
}

static gboolean
tablee_result_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TABLEE_RESULT_VIEW (widget)->again_button);
}

static void
tablee_result_view_class_init (TableeResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_result_view_dispose;

  widget_class->grab_focus = tablee_result_view_grab_focus;

  g_type_ensure (TABLEE_TYPE_SCORE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, podium);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, sentence);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, streak);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, moment);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, mark);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, hints);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, scores);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, buttons);
  gtk_widget_class_bind_template_child (widget_class, TableeResultView, again_button);
  gtk_widget_class_set_css_name (widget_class, "result-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_REGION);
}

static void
tablee_result_view_init (TableeResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tablee_result_view_show (TableeResultView  *self,
                         TableeGameSession *session,
                         TableeStore       *store)
{
  g_return_if_fail (TABLEE_IS_RESULT_VIEW (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));
  g_return_if_fail (TABLEE_IS_STORE (store));

  gboolean given_up = tablee_game_session_get_given_up_by (session) != TABLEE_NOBODY;
  g_autofree char *sentence = tablee_result_view_dup_sentence (session);
  g_autofree char *streak = dup_streak (session, store);
  g_autofree char *hints = dup_hints (session);
  g_autofree char *moment = NULL;
  TableeScoreSheet sheet;

  tablee_game_session_get_score_sheet (session, &sheet);
  moment = dup_best_moment (session, &sheet);
  fill_podium (self, session, &sheet);
  gtk_widget_set_visible (self->podium, !given_up);
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_label (GTK_LABEL (self->streak), streak != NULL ? streak : "");
  gtk_widget_set_visible (self->streak, streak != NULL);
  gtk_label_set_label (GTK_LABEL (self->moment), moment != NULL ? moment : "");
  gtk_widget_set_visible (self->moment, moment != NULL);
  gtk_label_set_label (GTK_LABEL (self->hints), hints);
  gtk_widget_set_visible (self->hints, *hints != '\0');
  gtk_widget_set_visible (self->mark, tablee_game_session_get_taken_back (session));
  tablee_score_view_show (TABLEE_SCORE_VIEW (self->scores), session);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

char *
tablee_result_view_dup_sentence (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (session);
  int given_up_by = tablee_game_session_get_given_up_by (session);
  TableeScoreSheet sheet;

  if (given_up_by != TABLEE_NOBODY)
    return tablee_say_of (context, given_up_by, _("You gave the game up."), _("%s gave the game up."), context->names[given_up_by]);

  tablee_game_session_get_score_sheet (session, &sheet);

  return tablee_present_for_game (ruleset->game)->result (context, &sheet);
}
