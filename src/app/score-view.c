/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet as on the paper pad. */
#include "config.h"
#include "score-view.h"

#include <glib/gi18n.h>

#include "curve.h"
#include "page-wheel.h"
#include "points.h"
#include "present/language.h"
#include "present/present.h"
#include "present/session-context.h"
#include "sentences.h"
#include "widgets/children.h"
#include "widgets/picture.h"

struct _TableeScoreView
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *sheet;
  GtkWidget *curve;
};

G_DEFINE_FINAL_TYPE (TableeScoreView, tablee_score_view, GTK_TYPE_WIDGET)

enum
{
  PORTRAIT_SIZE = 40,
  COLUMN_CHARS = 5,
};

/* What the cells of one sheet are written from. */
typedef struct
{
  TableeGameSession    *session;
  const TableePresent  *present;
  TableePresentContext  context;
  TableeScoreSheet      sheet;
  GtkGrid              *grid;
} Pad;

static GtkWidget *
add_cell (Pad        *pad,
          int         column,
          int         row,
          const char *text,
          const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_add_css_class (label, "pad-cell");
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  if (column > 0)
    gtk_widget_add_css_class (label, "numeric");
  gtk_grid_attach (pad->grid, label, column, row, 1, 1);

  return label;
}

static void
add_heads (Pad *pad)
{
  for (int i = 0; i < pad->sheet.columns; i++)
    {
      g_autofree char *art = tablee_sentences_column_art (pad->session, i, TABLEE_MOOD_CALM);
      g_autofree char *who = tablee_sentences_column (pad->session, i);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      GtkWidget *portrait = tablee_picture_new (art);
      GtkWidget *name = gtk_label_new (who);

      gtk_widget_set_size_request (portrait, PORTRAIT_SIZE, PORTRAIT_SIZE);
      gtk_widget_set_halign (portrait, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), portrait);
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_xalign (GTK_LABEL (name), 1);
      gtk_label_set_width_chars (GTK_LABEL (name), COLUMN_CHARS);
      gtk_widget_set_tooltip_text (name, who);
      gtk_widget_add_css_class (name, "heading");
      gtk_box_append (GTK_BOX (box), name);
      gtk_widget_add_css_class (box, "pad-cell");
      gtk_widget_add_css_class (box, "pad-head");
      gtk_grid_attach (pad->grid, box, i + 1, 0, 1, 1);
    }
}

/* A cell is heard with whose it is and what it counts, and with its unit. */
static void
add_value (Pad        *pad,
           int         column,
           int         row,
           const char *row_name,
           const char *value,
           const char *spoken_value,
           const char *style)
{
  GtkWidget *cell = add_cell (pad, column + 1, row, value, style);
  g_autofree char *who = tablee_sentences_column (pad->session, column);
  /* Translators: a cell of the score sheet read aloud: player, what is counted, value */
  g_autofree char *spoken = g_strdup_printf (_("%1$s, %2$s: %3$s"), who, row_name, spoken_value);

  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
add_score (Pad        *pad,
           int         column,
           int         row,
           const char *row_name,
           gint64      score,
           const char *style)
{
  g_autofree char *value = pad->present->score_value (&pad->context, score);
  g_autofree char *cell = pad->present->score_cell != NULL ? pad->present->score_cell (&pad->context, score) : NULL;

  add_value (pad, column, row, row_name, cell != NULL ? cell : value, value, style);
}

static int
add_rows (Pad *pad,
          int  line)
{
  const char *hidden = C_("value that is hidden", "?");

  for (int i = 0; i < pad->sheet.rows; i++, line++)
    {
      const TableeScoreRow *row = &pad->sheet.row[i];
      g_autofree char *name = pad->present->score_row (&pad->context, row->id);

      add_cell (pad, 0, line, name, NULL);
      for (int j = 0; j < pad->sheet.columns; j++)
        if (row->unknown[j])
          add_value (pad, j, line, name, hidden, hidden, NULL);
        else
          add_score (pad, j, line, name, row->values[j], NULL);
    }

  return line;
}

static int
add_totals (Pad *pad,
            int  line)
{
  if (pad->sheet.rows > 1)
    {
      add_cell (pad, 0, line, _("Total"), "pad-total");
      for (int j = 0; j < pad->sheet.columns; j++)
        add_score (pad, j, line, _("Total"), pad->sheet.totals[j], "pad-total");
      line++;
    }

  add_cell (pad, 0, line, C_("score sheet", "Rank"), "pad-rank");
  for (int j = 0; j < pad->sheet.columns; j++)
    {
      g_autofree char *rank = tablee_format_integer (pad->sheet.ranks[j]);

      add_value (pad, j, line, C_("score sheet", "Rank"), rank, rank, pad->sheet.winner[j] ? "pad-winner" : "pad-rank");
    }

  return line + 1;
}

static void
add_players (Pad *pad,
             int  line)
{
  add_cell (pad, 0, line, C_("score sheet", "Player"), "pad-note");
  for (int j = 0; j < pad->sheet.columns; j++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (tablee_game_session_get_seats (pad->session), (guint) j);

      if (seat != NULL)
        add_value (pad, j, line, C_("score sheet", "Player"), tablee_sentences_level (seat), tablee_sentences_level (seat),
                   "pad-note");
    }
}

static void
tablee_score_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_SCORE_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_score_view_parent_class)->dispose (object);
}

static void
tablee_score_view_class_init (TableeScoreViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_score_view_dispose;

  g_type_ensure (TABLEE_TYPE_CURVE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/score-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeScoreView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeScoreView, sheet);
  gtk_widget_class_bind_template_child (widget_class, TableeScoreView, curve);
  gtk_widget_class_set_css_name (widget_class, "score-view");
}

static void
tablee_score_view_init (TableeScoreView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_page_wheel_add (GTK_WIDGET (self));
}

void
tablee_score_view_show (TableeScoreView   *self,
                        TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_SCORE_VIEW (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_auto (GStrv) names = tablee_session_dup_names (session);
  Pad pad = { session, tablee_present_for_game (ruleset->game), { ruleset, (const char *const *) names } };
  GtkWidget *child;
  int line = 1;

  while ((child = gtk_widget_get_first_child (self->sheet)) != NULL)
    gtk_grid_remove (GTK_GRID (self->sheet), child);
  pad.grid = GTK_GRID (self->sheet);
  tablee_game_session_get_score_sheet (session, &pad.sheet);
  add_heads (&pad);
  line = add_rows (&pad, line);
  line = add_totals (&pad, line);
  add_players (&pad, line);
  tablee_curve_set_plot (TABLEE_CURVE (self->curve), tablee_points_plot (session));
}
