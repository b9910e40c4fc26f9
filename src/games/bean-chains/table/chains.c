/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player of Bean chains has: coins, cards, chains. */
#include "config.h"
#include "chains.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/bean-chains/words/terms.h"
#include "present/format.h"

static char *
dup_place_spoken (int         place,
                  int         bean,
                  int         length,
                  const char *click)
{
  g_autofree char *what = length > 0 ? ch_faces_describe (bean, length) : g_strdup (_("Free."));

  if (click == NULL)
    /* Translators: number of a chain's place, "5 chili beans, worth 1 coin; 2 coins with 6." or "Free." */
    return g_strdup_printf (_("Chain %1$d: %2$s"), place + 1, what);

  /* Translators: number of a chain's place, "5 chili beans, worth 1 coin; 2 coins with 6.", "Sell 5 chili beans for 1 coin" */
  return g_strdup_printf (_("Chain %1$d: %2$s %3$s."), place + 1, what, click);
}

/* A chain that can be sold at once for the only card that can be meant; NULL: it cannot. */
static char *
dup_sale (const ChScene *scene,
          int            place)
{
  TableeAction card;
  g_autofree char *sale = NULL;

  if (!ch_scene_find_sale (scene, place, &card))
    return NULL;

  sale = tablee_table_dup_spoken (scene->table, ch_action (CH_ACTION_SELL, scene->places[scene->near].beans[place]));
  /* Translators: "Sell 8 chili beans for 3 coins", "a blue bean" */
  return g_strdup_printf (_("%1$s, to make room for %2$s"), sale, ch_words_bean (ch_scene_get_card (scene, card)));
}

/* What a click on a place does, in words; NULL: nothing. A new chain is announced at the place that it will take. */
static char *
dup_click (const ChScene *scene,
           int            seat,
           int            place)
{
  const ChPlaces *places = &scene->places[seat];
  TableeAction action;

  if (seat != scene->near)
    return NULL;
  if (!ch_scene_find_action (scene, place, &action))
    return dup_sale (scene, place);
  if (places->beans[place] == CH_NO_BEAN && place != ch_places_find (places, CH_NO_BEAN))
    return NULL;

  return tablee_table_dup_spoken (scene->table, action);
}

static gboolean
is_marked (const ChScene *scene,
           int            seat,
           int            place)
{
  int bean = scene->places[seat].beans[place];

  return (bean != CH_NO_BEAN && scene->marks->chains[seat][bean]) || (place == CH_MAX_CHAINS - 1 && scene->marks->third[seat]);
}

/* How many there are of the kind stands on the top card alone, where no other card covers it. Returns: (transfer full) */
static TableeCard *
make_chain (int bean,
            int length)
{
  TableeCard *cards = tablee_cards_repeat (ch_faces_card (bean), length);

  for (int i = 0; i < length - 1; i++)
    cards[i].value = NULL;

  return cards;
}

/* What it brings next, or now, where a click sells it. There is little room. Returns: (transfer full) */
static char *
dup_note (const ChScene *scene,
          int            place,
          int            bean,
          int            length,
          gboolean       clickable)
{
  TableeAction action;

  if (!clickable || (ch_scene_find_action (scene, place, &action) && ch_action_kind (action) != CH_ACTION_SELL))
    return ch_faces_next (bean, length);

  /* Translators: below a chain that a click sells: for how many coins. There is little room */
  return g_strdup_printf (C_("chain", "sell: %d"), ch_worth (bean, length));
}

static void
show_chain (TableePlayerView *player,
            const ChScene    *scene,
            int               seat,
            int               place)
{
  int bean = scene->places[seat].beans[place];
  int length = scene->state->seats[seat].chains[bean];
  int worth = ch_worth (bean, length);
  g_autofree TableeCard *cards = make_chain (bean, length);
  g_autofree char *number = tablee_format_integer (worth);
  g_autofree char *click = dup_click (scene, seat, place);
  g_autofree char *note = dup_note (scene, place, bean, length, click != NULL);
  g_autofree char *spoken = dup_place_spoken (place, bean, length, click);

  tablee_player_view_set_field (player, place, &(TableeField) {
    .title = ch_words_bean_name (bean),
    .cards = cards,
    .n_cards = (gsize) length,
    .worth = number,
    .note = note,
    .slots = ch_worth (bean, ch_copies (bean)),
    .filled = worth,
    .spoken = spoken,
    .id = place,
    .available = click != NULL,
    .marked = is_marked (scene, seat, place),
  });
}

static void
show_free (TableePlayerView *player,
           const ChScene    *scene,
           int               seat,
           int               place)
{
  g_autofree char *click = dup_click (scene, seat, place);
  g_autofree char *spoken = dup_place_spoken (place, CH_NO_BEAN, 0, click);
  g_autofree char *empty = g_strdup_printf (C_("place", "Chain %d"), place + 1);

  tablee_player_view_set_field (player, place, &(TableeField) {
    .spoken = spoken,
    .empty = empty,
    .id = place,
    .available = click != NULL,
    .marked = is_marked (scene, seat, place),
  });
}

/* The third place that has not been bought: what it costs. */
static void
show_offer (TableePlayerView *player,
            const ChScene    *scene)
{
  g_autofree char *spoken = g_strdup_printf (ngettext ("Buy room for a third chain for %d coin",
                                                       "Buy room for a third chain for %d coins", CH_CHAIN_PRICE),
                                             CH_CHAIN_PRICE);
  g_autofree char *empty = g_strdup_printf (ngettext ("Third chain:\n%d coin", "Third chain:\n%d coins", CH_CHAIN_PRICE),
                                            CH_CHAIN_PRICE);

  tablee_player_view_set_field (player, CH_MAX_CHAINS - 1, &(TableeField) {
    .spoken = spoken,
    .empty = empty,
    .id = CH_MAX_CHAINS - 1,
    .available = ch_scene_may (scene, ch_action (CH_ACTION_BUY_CHAIN, 0)),
  });
}

void
ch_chains_show (TableePlayerView *player,
                const ChScene    *scene,
                int               seat)
{
  const ChState *state = scene->state;
  int room = ch_max_chains (scene->ruleset, state, seat);

  tablee_player_view_set_turn (player, tablee_table_get_turn (scene->table, seat));
  tablee_player_view_set_yours (player, tablee_table_is_yours (scene->table, seat));
  tablee_player_view_set_numbers (player, state->seats[seat].coins, state->seats[seat].hand_count);
  /* The other one does not show what could be bought there. */
  tablee_player_view_set_n_fields (player, seat == scene->near ? CH_MAX_CHAINS : room);
  for (int i = 0; i < room; i++)
    {
      if (scene->places[seat].beans[i] == CH_NO_BEAN)
        show_free (player, scene, seat, i);
      else
        show_chain (player, scene, seat, i);
    }
  if (seat == scene->near && room < CH_MAX_CHAINS)
    show_offer (player, scene);
}
