/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies over the table of the play page: sheets, result, curtain. */
#include "config.h"
#include "play-page-private.h"

#include <glib/gi18n.h>

#include "curtain-view.h"
#include "focus.h"
#include "popovers.h"
#include "presence.h"
#include "remark-view.h"
#include "replay-view.h"
#include "result-view.h"
#include "score-view.h"
#include "seat-row.h"
#include "sheet.h"

static void
fill_seats (TableePlayPage *self)
{
  TableePresence *presence = tablee_presence_find (self->session);
  GtkWidget *sheet = gtk_widget_get_ancestor (self->seats, TABLEE_TYPE_SHEET);
  GtkWidget *row;

  if (presence != NULL && !tablee_presence_can_set_player (presence))
    g_object_set (sheet, "subtitle", _("Who sits where is the host’s to decide."), NULL);
  while ((row = gtk_widget_get_first_child (self->seats)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->seats), row);
  for (guint i = 0; i < g_list_model_get_n_items (tablee_game_session_get_seats (self->session)); i++)
    gtk_list_box_append (GTK_LIST_BOX (self->seats), tablee_seat_row_new (self->session, (int) i));
}

static void
fill_scores (TableePlayPage *self)
{
  gboolean over = tablee_game_session_get_over (self->session);

  g_object_set (self->scores_sheet, "subtitle", over ? "" : _("As if the game ended now"), NULL);
  tablee_score_view_show (TABLEE_SCORE_VIEW (self->scores), self->session);
}

void
tablee_play_page_fill_cover (TableePlayPage *self)
{
  if (self->covered_by == TABLEE_COVER_SCORES)
    fill_scores (self);
  else if (self->covered_by == TABLEE_COVER_RESULT)
    tablee_result_view_show (TABLEE_RESULT_VIEW (self->result), self->session, tablee_house_get_store (self->house));
  else if (self->covered_by == TABLEE_COVER_SEATS)
    fill_seats (self);
  else if (self->covered_by == TABLEE_COVER_CURTAIN)
    tablee_curtain_view_await (TABLEE_CURTAIN_VIEW (self->curtain),
                               tablee_game_session_get_seat (self->session, tablee_hot_seat_get_awaited (self->hot_seat)));
}

/* While the table is covered the keyboard stays on the sheet. Between two people it is not kept in mind where it was: its place in a
 * hand tells what the hand was. */
static void
move_focus (TableePlayPage *self,
            gboolean        covered)
{
  GtkWidget *focus = tablee_focus_get (self->content);

  if (covered)
    {
      if (focus != NULL && gtk_widget_is_ancestor (focus, self->content))
        g_set_weak_pointer (&self->focus_before, focus);
      gtk_widget_set_can_focus (self->content, FALSE);
      gtk_widget_grab_focus (gtk_stack_get_visible_child (GTK_STACK (self->cover)));
      if (self->covered_by == TABLEE_COVER_CURTAIN)
        {
          g_clear_weak_pointer (&self->focus_before);
          tablee_focus_forget (self->content);
        }
      return;
    }

  gtk_widget_set_can_focus (self->content, TRUE);
  /* A page that is being made anew is in no window yet, and GTK asks that for where the keyboard was. */
  if (gtk_widget_get_root (self->content) == NULL)
    return;

  if (self->focus_before != NULL)
    gtk_widget_grab_focus (self->focus_before);
  else
    tablee_play_page_focus_table (self);
}

/* Only what is shown may be visible: the pages of a stack are read aloud even where they are hidden. */
void
tablee_play_page_show_cover (TableePlayPage *self)
{
  GtkStack *stack = GTK_STACK (self->cover);
  GtkWidget *shown = gtk_stack_get_child_by_name (stack, tablee_cover_get_name (self->covered_by));

  if (shown != NULL)
    {
      gtk_widget_set_visible (shown, TRUE);
      gtk_stack_set_visible_child (stack, shown);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (self->cover); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == shown);
  gtk_widget_set_visible (self->cover, shown != NULL);
}

/* Whatever comes over the table takes the keyboard, and a menu that stays open without it cannot be closed by it: those of the window
 * as well. */
static void
close_popovers (TableePlayPage *self)
{
  GtkRoot *root = gtk_widget_get_mapped (GTK_WIDGET (self)) ? gtk_widget_get_root (GTK_WIDGET (self)) : NULL;

  tablee_popovers_close (root != NULL ? GTK_WIDGET (root) : self->content);
}

void
tablee_play_page_cover (TableePlayPage *self,
                        TableeCover     cover)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeCover old = self->covered_by;

  if (cover == TABLEE_COVER_NONE && tablee_hot_seat_get_awaited (self->hot_seat) != TABLEE_NOBODY)
    cover = TABLEE_COVER_CURTAIN;
  self->covered_by = cover;
  if (cover != TABLEE_COVER_NONE)
    {
      tablee_replay_view_stop (TABLEE_REPLAY_VIEW (self->replay));
      if (self->remark != NULL)
        tablee_remark_view_dismiss (TABLEE_REMARK_VIEW (self->remark));
      tablee_play_page_fill_cover (self);
      close_popovers (self);
    }
  if (old != cover)
    tablee_focus_leave (self->cover);
  tablee_play_page_show_cover (self);
  if (old != cover)
    move_focus (self, cover != TABLEE_COVER_NONE);
  tablee_play_actions_update (self->actions, self);
}

TableeCover
tablee_play_page_get_cover (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), TABLEE_COVER_NONE);

  return self->covered_by;
}
