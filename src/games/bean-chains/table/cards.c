/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The trade area and the hand. */
#include "config.h"
#include "cards.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/bean-chains/words/terms.h"
#include "widgets/spoken-label.h"

/*
 * The trade area
 */

static const char *
get_title (const ChScene *scene)
{
  const ChState *state = scene->state;

  if (state->phase != CH_PHASE_LEFTOVERS)
    return C_("place", "Trade Area");

  return state->current == scene->near ? _("Left for You") : _("Leftovers");
}

/* A leftover without a chain and without room for one can still be thrown away (CH-R5). */
static char *
dup_trade_spoken (const ChScene *scene,
                  int            bean,
                  gboolean       lifted)
{
  const char *name = ch_words_bean_name (bean);

  if (lifted)
    /* Translators: "Blue bean": a card of the trade area that has been lifted */
    return g_strdup_printf (_("%s, in the trade area, lifted"), name);
  if (ch_scene_may (scene, ch_action (CH_ACTION_CHAIN, bean)))
    /* Translators: "Blue bean" */
    return g_strdup_printf (_("%s, in the trade area, can be chained"), name);
  if (ch_scene_may (scene, ch_action (CH_ACTION_DISCARD, bean)))
    /* Translators: "Blue bean" */
    return g_strdup_printf (_("%s, in the trade area, can only be thrown away"), name);

  /* Translators: "Blue bean" */
  return g_strdup_printf (_("%s, in the trade area"), name);
}

static void
add_trade_cards (GArray        *cards,
                 const ChScene *scene,
                 int            bean)
{
  const ChState *state = scene->state;
  int chosen = ch_scene_is_pending (scene, TRUE) ? state->pending : ch_scene_get_lifted (scene);
  gboolean usable = ch_scene_may (scene, ch_action (CH_ACTION_CHAIN, bean)) ||
                    ch_scene_may (scene, ch_action (CH_ACTION_DISCARD, bean));
  gboolean lifted = chosen == bean && (usable || ch_scene_is_pending (scene, TRUE));
  g_autofree char *spoken = dup_trade_spoken (scene, bean, FALSE);
  g_autofree char *spoken_lifted = lifted ? dup_trade_spoken (scene, bean, TRUE) : NULL;
  g_autofree char *note = ch_faces_steps (bean);
  TableeCard card = ch_faces_card (bean);

  card.note = note;
  card.id = ch_faces_trade_id (bean, 0);
  card.available = usable;
  card.marked = scene->marks->trade[bean];
  card.spoken = spoken;
  tablee_cards_add_copies (cards, &card, state->trade[bean], spoken_lifted);
}

void
ch_cards_show_trade (TableeHandView *trade,
                     GtkLabel       *title,
                     const ChScene  *scene)
{
  g_autoptr (GArray) cards = tablee_cards_new ();

  for (int bean = 0; bean < CH_BEANS; bean++)
    add_trade_cards (cards, scene, bean);
  tablee_hand_view_set_cards (trade, (const TableeCard *) (gpointer) cards->data, cards->len);
  gtk_label_set_label (title, get_title (scene));
  tablee_widget_set_spoken_label (GTK_WIDGET (trade), get_title (scene));
}

/*
 * The hand
 */

static char *
dup_hand_spoken (const ChState *state,
                 int            bean,
                 int            position,
                 int            count,
                 gboolean       usable,
                 gboolean       raised)
{
  const char *name = ch_words_bean_name (bean);

  if (usable && raised)
    /* Translators: "Blue bean", its place in the hand, number of cards in the hand */
    return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand, lifted: once more throws it away"), name, position + 1, count);
  if (usable && state->phase == CH_PHASE_DISCARD)
    /* Translators: "Blue bean", its place in the hand, number of cards in the hand */
    return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand, can be thrown away"), name, position + 1, count);
  if (usable)
    /* Translators: "Blue bean", its place in the hand, number of cards in the hand */
    return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand, can be played"), name, position + 1, count);

  /* Translators: "Blue bean" or "Hidden card", its place in the hand, number of cards in the hand */
  return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand"), name, position + 1, count);
}

static gboolean
is_usable_in_hand (const ChScene *scene,
                   int            position)
{
  const ChState *state = scene->state;

  if (state->current != scene->near)
    return FALSE;

  return (position == 0 && ch_scene_may (scene, ch_action (CH_ACTION_PLAY, 0))) ||
         ch_scene_may (scene, ch_action (CH_ACTION_THROW, position));
}

void
ch_cards_show_hand (TableeHandView *hand,
                    TableeHandIds  *ids,
                    const ChScene  *scene)
{
  g_autoptr (GArray) cards = tablee_cards_new ();
  const ChState *state = scene->state;
  const ChSeat *seat = ch_scene_get_seat (scene);
  gboolean pending = ch_scene_is_pending (scene, FALSE) && state->current == scene->near;
  g_autofree char *spoken = tablee_table_dup_hand (scene->table, scene->near, seat->hand_count);

  tablee_hand_ids_match (ids, seat->hand_count);
  for (int i = 0; i < seat->hand_count; i++)
    {
      TableeCard card = ch_faces_card (seat->hand[i]);
      g_autofree char *words = NULL;
      g_autofree char *note = NULL;

      card.id = tablee_hand_ids_get (ids, i);
      card.available = is_usable_in_hand (scene, i);
      card.chosen = pending ? i == 0 : i == ch_scene_get_raised (scene);
      card.marked = tablee_hand_ids_is_new (ids, card.id);
      card.spoken = words = dup_hand_spoken (state, seat->hand[i], i, seat->hand_count, card.available, card.chosen);
      card.note = note = seat->hand[i] != CH_NO_BEAN ? ch_faces_steps (seat->hand[i]) : NULL;
      tablee_cards_add (cards, &card);
    }
  tablee_hand_view_set_cards (hand, (const TableeCard *) (gpointer) cards->data, cards->len);
  tablee_widget_set_spoken_label (GTK_WIDGET (hand), spoken);
}
