/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands below the table of what happened, on its page: what the others did, called back, and shown again; and why a hint is so. */
#include "config.h"
#include "play-page-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "focus.h"
#include "recap-view.h"
#include "replay-view.h"
#include "sentence-list.h"
#include "widgets/calm-tooltip.h"
#include "widgets/table.h"

/* Pixels. */
enum
{
  NARROW = 640,  /* below that a reason has no room beside the buttons */
  WORDY = 860,   /* from there on the buttons have words beside their signs */
  WORDS = 440,   /* what the buttons take then */
  WORD = 260,    /* and where one of them alone has its word */
};

/* Whether the buttons may take @taken pixels, with words: what the others did comes first, where it is @shown. */
static gboolean
has_room_for_words (TableePlayPage *self,
                    gboolean        shown,
                    int             taken)
{
  GtkRoot *root = gtk_widget_get_root (self->content);
  int width = root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;

  return width >= WORDY && (!shown || width - taken >= tablee_recap_view_get_least_width (TABLEE_RECAP_VIEW (self->recap)));
}

gboolean
tablee_play_page_is_narrow (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return gtk_widget_get_width (self->content) < NARROW;
}

/* Without it what the others did goes when that is clicked, and nobody knows why. */
static void
say_what_recap_button_does (TableePlayPage *self,
                            gboolean        shown)
{
  gtk_label_set_label (GTK_LABEL (self->recap_word), shown ? C_("what they did", "Hide") : C_("what they did", "The Others"));
  tablee_widget_set_tooltip (self->recap_button, shown ? _("Hide What the Others Did") : _("What the Others Did"));
}

/* What the others did lies where their last deed would, and why a hint is so in the place of both. */
static void
update_story (TableePlayPage *self)
{
  gboolean reasoned = gtk_label_get_label (GTK_LABEL (self->reason))[0] != '\0';
  gboolean shown = tablee_recap_view_get_shown (TABLEE_RECAP_VIEW (self->recap)) && !self->outdated;
  gboolean alone = reasoned && tablee_play_page_is_narrow (self);
  gboolean wordy = has_room_for_words (self, shown, WORDS);
  gboolean told = !shown && !reasoned && gtk_label_get_label (GTK_LABEL (self->ticker_newest))[0] != '\0';

  gtk_widget_set_visible (self->reason, reasoned);
  gtk_widget_set_visible (self->recap, shown && !reasoned);
  gtk_widget_set_visible (self->ticker, !alone);
  gtk_widget_set_visible (self->ticker_status, !shown && !reasoned);
  gtk_widget_set_visible (self->ticker_word, wordy && !told);
  gtk_widget_set_visible (self->replay_word, wordy);
  gtk_widget_set_visible (self->recap_word, wordy || has_room_for_words (self, shown, WORD));
  gtk_widget_set_visible (self->replay_button, shown && !alone);
  gtk_widget_set_visible (self->recap_button, !alone);
  say_what_recap_button_does (self, shown && !reasoned);
  gtk_widget_set_hexpand (self->ticker, !shown && !reasoned);
}

void
tablee_play_page_recap_shown (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  update_story (self);
  tablee_play_actions_update (self->actions, self);
}

void
tablee_play_page_set_reason (TableePlayPage *self,
                             const char     *reason)
{
  gboolean had_focus;

  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));
  g_return_if_fail (reason != NULL);

  /* Nothing of the page is left while it goes. */
  if (self->reason == NULL || g_str_equal (gtk_label_get_label (GTK_LABEL (self->reason)), reason))
    return;

  had_focus = tablee_focus_is_within (gtk_widget_get_parent (self->reason));
  gtk_label_set_label (GTK_LABEL (self->reason), reason);
  update_story (self);
  if (had_focus && tablee_focus_is_lost (self->reason))
    tablee_play_page_focus_table (self);
}

void
tablee_play_page_update_ticker (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  g_autofree char *newest = self->outdated ? g_strdup ("") : tablee_sentence_list_dup_newest (TABLEE_SENTENCE_LIST (self->sentences));

  gtk_label_set_label (GTK_LABEL (self->ticker_newest), newest);
  update_story (self);
}

void
tablee_play_page_set_outdated (TableePlayPage *self,
                               gboolean        outdated)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  if (self->outdated == outdated)
    return;

  self->outdated = outdated;
  tablee_play_page_update_ticker (self);
  tablee_play_actions_update (self->actions, self);
}

gboolean
tablee_play_page_get_recap_shown (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return tablee_recap_view_get_shown (TABLEE_RECAP_VIEW (self->recap));
}

/* The key brings the keyboard to it first, and takes it back to the table; the button shows and hides it. */
void
tablee_play_page_call_recap (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeRecapView *recap = TABLEE_RECAP_VIEW (self->recap);
  gboolean by_button = tablee_focus_is_within (self->recap_button);
  gboolean within = tablee_focus_is_within (self->recap);

  if (!tablee_recap_view_get_shown (recap) || within || by_button)
    tablee_recap_view_toggle (recap);
  if (by_button)
    return;
  if (within || !tablee_recap_view_focus_first (recap))
    tablee_play_page_focus_table (self);
}

gboolean
tablee_play_page_get_replaying (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return self->replay != NULL && tablee_replay_view_get_playing (TABLEE_REPLAY_VIEW (self->replay));
}

/* Not while a computer is about to go on: it would be over at once. */
gboolean
tablee_play_page_can_replay (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return self->covered_by == TABLEE_COVER_NONE && !tablee_game_session_get_is_view (self->session) &&
         (tablee_game_session_get_decision_open (self->session) || tablee_game_session_get_paused (self->session) ||
          tablee_game_session_get_over (self->session));
}

/* What is not shown any more is called back first. */
void
tablee_play_page_replay (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeRecapView *recap = TABLEE_RECAP_VIEW (self->recap);
  g_autoptr (GVariant) view = NULL;
  guint first, end;

  if (tablee_play_page_get_replaying (self))
    {
      tablee_replay_view_stop (TABLEE_REPLAY_VIEW (self->replay));
      return;
    }
  if (!tablee_recap_view_get_shown (recap))
    tablee_recap_view_toggle (recap);
  if (!tablee_recap_view_get_span (recap, &first, &end))
    return;

  view = g_variant_ref_sink (tablee_table_save_view (TABLEE_TABLE (adw_bin_get_child (ADW_BIN (self->table_bin)))));
  tablee_replay_view_play (TABLEE_REPLAY_VIEW (self->replay), self->session, first, end, view);
}
