/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A page and what it is about, without the widget. */
#include "config.h"
#include "place.h"

#include "cast-page.h"
#include "exercises-page.h"
#include "help-page.h"
#include "history-page.h"
#include "hot-seat.h"
#include "library-page.h"
#include "play-page.h"
#include "review-page.h"
#include "set-up-page.h"
#include "view-state.h"

struct _TableePlace
{
  TableePlaceKind    kind;
  char              *game_id;
  TableeGameSession *session;
  TableeReview      *review;
  GObject           *table;
  char              *help_page;
  char              *help_section;
  char              *invitation;
  GVariant          *page_state;  /* the page's own */
  GVariant          *view_state;  /* what every page has */
};

static TableePlace *
place_new (TableePlaceKind kind)
{
  TableePlace *self = g_new0 (TableePlace, 1);

  self->kind = kind;

  return self;
}

TableePlace *
tablee_place_new_library (void)
{
  return place_new (TABLEE_PLACE_LIBRARY);
}

TableePlace *
tablee_place_new_set_up (const char        *game_id,
                         TableeGameSession *like)
{
  TableePlace *self;

  g_return_val_if_fail (game_id != NULL, NULL);
  g_return_val_if_fail (like == NULL || TABLEE_IS_GAME_SESSION (like), NULL);

  self = place_new (TABLEE_PLACE_SET_UP);
  self->game_id = g_strdup (game_id);
  g_set_object (&self->session, like);

  return self;
}

static TableePlace *
new_for_session (TableePlaceKind    kind,
                 TableeGameSession *session)
{
  TableePlace *self = place_new (kind);

  self->session = g_object_ref (session);
  self->game_id = g_strdup (tablee_game_session_get_ruleset (session)->game->id);

  return self;
}

TableePlace *
tablee_place_new_play (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  return new_for_session (TABLEE_PLACE_PLAY, session);
}

TableePlace *
tablee_place_new_review (TableeGameSession *session,
                         TableeReview      *review)
{
  TableePlace *self;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (review == NULL || TABLEE_IS_REVIEW (review), NULL);

  self = new_for_session (TABLEE_PLACE_REVIEW, session);
  g_set_object (&self->review, review);

  return self;
}

TableePlace *
tablee_place_new_elsewhere (GObject *table)
{
  TableePlace *self;

  g_return_val_if_fail (G_IS_OBJECT (table), NULL);

  self = place_new (TABLEE_PLACE_ELSEWHERE);
  self->table = g_object_ref (table);
  self->game_id = g_strdup (tablee_elsewhere_get_game (table));

  return self;
}

TableePlace *
tablee_place_new_history (void)
{
  return place_new (TABLEE_PLACE_HISTORY);
}

TableePlace *
tablee_place_new_exercises (void)
{
  return place_new (TABLEE_PLACE_EXERCISES);
}

TableePlace *
tablee_place_new_cast (void)
{
  return place_new (TABLEE_PLACE_CAST);
}

TableePlace *
tablee_place_new_help (const char *page,
                       const char *section)
{
  TableePlace *self;

  g_return_val_if_fail (page != NULL, NULL);

  self = place_new (TABLEE_PLACE_HELP);
  self->help_page = g_strdup (page);
  self->help_section = g_strdup (section);

  return self;
}

TableePlace *
tablee_place_new_join (const char *invitation)
{
  TableePlace *self = place_new (TABLEE_PLACE_JOIN);

  self->invitation = g_strdup (invitation);

  return self;
}

void
tablee_place_free (TableePlace *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->session);
  g_clear_object (&self->review);
  g_clear_object (&self->table);
  g_clear_pointer (&self->page_state, g_variant_unref);
  g_clear_pointer (&self->view_state, g_variant_unref);
  g_free (self->game_id);
  g_free (self->help_page);
  g_free (self->help_section);
  g_free (self->invitation);
  g_free (self);
}

TableePlaceKind
tablee_place_get_kind (const TableePlace *self)
{
  g_return_val_if_fail (self != NULL, TABLEE_PLACE_LIBRARY);

  return self->kind;
}

const char *
tablee_place_get_game (const TableePlace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->game_id;
}

TableeGameSession *
tablee_place_get_session (const TableePlace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->session;
}

static GtkWidget *
new_page (TableePlace *self,
          TableeHouse *house)
{
  switch (self->kind)
    {
    case TABLEE_PLACE_LIBRARY:
      return tablee_library_page_new (house);
    case TABLEE_PLACE_SET_UP:
      return tablee_set_up_page_new (self->game_id, self->session, house);
    case TABLEE_PLACE_ELSEWHERE:
      return tablee_elsewhere_new_page (tablee_house_get_elsewhere (house), self->table);
    case TABLEE_PLACE_PLAY:
      return tablee_play_page_new (self->session, house);
    case TABLEE_PLACE_HISTORY:
      return tablee_history_page_new (tablee_house_get_store (house));
    case TABLEE_PLACE_EXERCISES:
      return tablee_exercises_page_new (tablee_house_get_store (house));
    case TABLEE_PLACE_CAST:
      return tablee_cast_page_new (tablee_house_get_store (house));
    case TABLEE_PLACE_REVIEW:
      return tablee_review_page_new (self->session, self->review, house);
    case TABLEE_PLACE_HELP:
      return tablee_help_page_new (self->help_page, self->help_section);
    case TABLEE_PLACE_JOIN:
      return tablee_elsewhere_new_join_page (tablee_house_get_elsewhere (house), self->invitation);
    default:
      g_assert_not_reached ();
    }
}

GtkWidget *
tablee_place_build_page (TableePlace *self,
                         TableeHouse *house)
{
  GtkWidget *page;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_HOUSE (house), NULL);

  page = new_page (self, house);
  if (self->page_state != NULL)
    tablee_page_restore (TABLEE_PAGE (page), self->page_state);
  if (self->view_state != NULL)
    tablee_view_state_restore (page, self->view_state);

  return page;
}

void
tablee_place_leave (TableePlace *self,
                    TableeHouse *house)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (TABLEE_IS_HOUSE (house));

  if (self->kind == TABLEE_PLACE_PLAY)
    {
      tablee_hot_seat_leave (self->session);
      tablee_house_leave_session (house, self->session);
    }
  if (self->review != NULL)
    tablee_review_stop (self->review);
}

void
tablee_place_keep_state (TableePlace *self,
                         TableePage  *page)
{
  GVariant *page_state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (TABLEE_IS_PAGE (page));

  page_state = tablee_page_save (page);
  g_clear_pointer (&self->page_state, g_variant_unref);
  if (page_state != NULL)
    self->page_state = g_variant_ref_sink (page_state);
  g_clear_pointer (&self->view_state, g_variant_unref);
  self->view_state = g_variant_ref_sink (tablee_view_state_save (GTK_WIDGET (page)));
}
