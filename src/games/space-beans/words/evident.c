/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open on the table of Space Beans and speaks for an action. */
#include "config.h"
#include "evident.h"

#include <glib/gi18n-lib.h>

#include "games/space-beans/rules/rules.h"
#include "present/format.h"
#include "terms.h"

enum
{
  NEAR = 3,  /* cards that one may hope for */
};

/* A card that is laid out. */
typedef struct
{
  SbCard  card;
  SbCards collection;  /* that it goes to, before */
} Layout;

/* Returns FALSE if @action lays out no card, or to a collection that the viewer does not know. */
static gboolean
find_layout (const SbState *state,
             TableeAction   action,
             Layout        *layout)
{
  const SbSeat *seat = &state->seats[state->current];
  int slot;

  switch (sb_action_kind (action))
    {
    case SB_ACTION_VISIBLE:
      slot = SB_VISIBLE;
      break;
    case SB_ACTION_SECRET:
      slot = SB_SECRET;
      break;
    case SB_ACTION_ADD:
      slot = state->slot;
      break;
    default:
      return FALSE;
    }
  layout->card = sb_action_card (action);
  layout->collection = slot == SB_VISIBLE ? seat->visible : seat->secret;

  return slot == SB_VISIBLE || seat->secret_hidden == 0;
}

static int
get_gain (const Layout *layout)
{
  return sb_worth_with (layout->collection, layout->card) - sb_worth (layout->collection);
}

/* The most that cards of @hand can make of @collection, which has cards, at once. */
static int
find_worth_with (SbCards collection,
                 SbCards hand)
{
  int family = sb_family (collection);
  int count = sb_cards_count (collection);
  SbCards own = sb_cards_of_family (hand, family);
  SbCards all = sb_cards_join (collection, own);
  int most = sb_worth (collection);

  for (int value = count + 1; value <= MIN (count + sb_cards_count (own), SB_VALUES); value++)
    if (sb_cards_copies (all, sb_card (family, value)) > 0)
      most = value;

  return most;
}

/* What the cards of the hand can do for the collections from @first on (SB_VISIBLE, SB_SECRET) at once, at best: how much more one is worth with one of them, or 0 where one may begin
 * another. -SB_VALUES: nothing is known, or no card fits. */
static int
find_best_gain (const SbSeat *seat,
                int           first)
{
  const SbCards collections[] = { seat->visible, seat->secret };
  int best = -SB_VALUES;

  if (seat->secret_hidden > 0)
    return best;

  for (SbCard card = 0; card < SB_FAMILIES * SB_VALUES; card++)
    for (int slot = first; slot <= SB_SECRET && sb_cards_copies (seat->hand, card) > 0; slot++)
      {
        const Layout layout = { card, collections[slot] };

        if (sb_cards_empty (layout.collection))
          best = MAX (best, 0);
        else if (sb_family (layout.collection) == sb_card_family (card))
          best = MAX (best, get_gain (&layout));
      }

  return best;
}

/* What it brings, and what more it may bring; or that nothing is lost by waiting. */
static char *
say_kept (const SbSeat *seat)
{
  SbCards collection = seat->visible;
  SbCards hand = seat->hand;
  int worth = sb_worth (collection);
  int with = find_worth_with (collection, hand);
  int next = with > worth ? with : sb_next_worth (collection);
  int missing = next - sb_cards_count (collection);
  g_autofree char *now = tablee_format_points (worth);
  g_autofree char *later = tablee_format_points (next);
  g_autofree char *more = NULL;

  if ((next == 0 || (missing > NEAR && with <= worth)) && worth == 0)
    return g_strdup (_("Closed now, it would bring nothing; if you keep it, it can still grow."));
  if (next == 0 || (missing > NEAR && with <= worth))
    return find_best_gain (seat, SB_SECRET) < 0 ? NULL :
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Nothing is lost by keeping it: you can lay out a card secretly, and still close it later for %d point.",
                                    "Nothing is lost by keeping it: you can lay out a card secretly, and still close it later for %d points.", (gulong) worth), worth);

  more = with > worth ? g_strdup (_("cards from the hand")) : tablee_format_more_cards (missing);
  if (worth == 0)
    /* Translators: "one more card", "2 more cards" or "cards from the hand"; "4 points" */
    return g_strdup_printf (_("Closed now, it would bring nothing; with %1$s, %2$s."), more, later);

  /* Translators: "2 points"; "one more card", "2 more cards" or "cards from the hand"; "4 points" */
  return g_strdup_printf (_("Closed now, it would bring %1$s; with %2$s, %3$s."), now, more, later);
}

/* Of a collection that is closed for nothing: the family of which the hand has most takes its place. */
static char *
say_room (const SbState *state)
{
  const SbSeat *seat = &state->seats[state->current];
  int family = 0;
  g_autofree char *cards = NULL;

  for (int i = 1; i < SB_FAMILIES; i++)
    if (sb_cards_count (sb_cards_of_family (seat->hand, i)) > sb_cards_count (sb_cards_of_family (seat->hand, family)))
      family = i;
  if (sb_cards_count (sb_cards_of_family (seat->hand, family)) < 2 || family == (int) sb_family (seat->visible) || seat->secret_hidden > 0 ||
      (!sb_cards_empty (seat->secret) && family == (int) sb_family (seat->secret)))
    return NULL;

  cards = sb_words_set (family, sb_cards_count (sb_cards_of_family (seat->hand, family)));

  /* Translators: "3 Klingbohnen", cards of a family */
  return g_strdup_printf (_("That makes room for cards from the hand: %s."), cards);
}

/* Of a collection that is not closed: in each turn a card has to be laid out. Returns: (transfer full) (nullable) */
static char *
say_cost (const SbSeat *seat)
{
  int gain = find_best_gain (seat, SB_VISIBLE);

  if (gain >= 0 || gain == -SB_VALUES)
    return NULL;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "If you keep it, you have to lay out a card that takes %d point from your secret collection.",
                                       "If you keep it, you have to lay out a card that takes %d points from your secret collection.", (gulong) -gain), -gain);
}

/* Of a collection that is closed for nothing: what lies secret takes its place, and may be closed as well. Returns: (transfer full) (nullable) */
static char *
say_turned_up (const SbSeat *seat)
{
  int worth = seat->secret_hidden > 0 || sb_cards_empty (seat->secret) ? 0 : sb_worth (seat->secret);

  if (worth == 0)
    return NULL;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The secret collection takes its place, and could be closed at once for %d point.",
                                       "The secret collection takes its place, and could be closed at once for %d points.", (gulong) worth), worth);
}

static char *
say_closing (const SbState          *state,
             const TableeComparison *comparison)
{
  SbCards visible = state->seats[state->current].visible;
  int worth = sb_worth (visible);

  if (comparison->better == SB_ACTION_CLOSE && comparison->other == SB_ACTION_KEEP && worth > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It brings %d point at once.", "It brings %d points at once.", (gulong) worth), worth);

  if (comparison->better == SB_ACTION_CLOSE && comparison->other == SB_ACTION_KEEP)
    {
      char *room = say_room (state);

      if (room == NULL)
        room = say_cost (&state->seats[state->current]);
      return room != NULL ? room : say_turned_up (&state->seats[state->current]);
    }

  return comparison->better == SB_ACTION_KEEP && comparison->other == SB_ACTION_CLOSE ? say_kept (&state->seats[state->current]) : NULL;
}

/* Whether the card is added next anyway. */
static gboolean
comes_next (const TableeComparison *comparison,
            const Layout           *layout)
{
  return comparison->then != NULL && sb_action_kind (*comparison->then) == SB_ACTION_ADD && sb_action_card (*comparison->then) == layout->card;
}

/* What the collection is worth once the card lies there, and what is added to it next. */
static int
get_worth_then (const TableeComparison *comparison,
                const Layout           *layout)
{
  SbCards collection = layout->collection;

  sb_cards_add (&collection, layout->card);
  if (comparison->then != NULL && sb_action_kind (*comparison->then) == SB_ACTION_ADD)
    sb_cards_add (&collection, sb_action_card (*comparison->then));

  return sb_worth (collection);
}

static int
count_in_hand (const SbSeat *seat,
               const Layout *layout)
{
  return sb_cards_count (sb_cards_of_family (seat->hand, sb_card_family (layout->card)));
}

static char *
say_more_in_hand (int family,
                  int count,
                  int other,
                  int fewer)
{
  g_autofree char *more = sb_words_set (family, count);
  g_autofree char *less = fewer > 0 ? sb_words_set (other, fewer) : NULL;

  if (less == NULL)
    return NULL;

  /* Translators: cards of two families of beans: "3 Bluebeans", "2 Klingbohnen" */
  return g_strdup_printf (_("Your hand has more of that family: %1$s, but only %2$s."), more, less);
}

/* One of two collections that are begun. */
static char *
say_begun (const SbSeat *seat,
           const Layout *better,
           const Layout *other)
{
  const int numbers[2] = { sb_card_value (better->card), sb_card_value (other->card) };
  const int counts[2] = { count_in_hand (seat, better), count_in_hand (seat, other) };

  if (!sb_cards_empty (better->collection) || !sb_cards_empty (other->collection))
    return NULL;
  if (counts[0] > counts[1])
    return say_more_in_hand ((int) sb_card_family (better->card), counts[0], (int) sb_card_family (other->card), counts[1]);
  if (numbers[0] >= numbers[1])
    return NULL;

  /* Translators: two numbers of cards */
  return g_strdup_printf (_("The lower number needs fewer cards: %1$d, not %2$d."), numbers[0], numbers[1]);
}

/* Of a card that makes a collection grow, and is worth nothing yet. */
static char *
say_nearer (const Layout *better)
{
  SbCards collection = better->collection;
  g_autofree char *more = NULL;
  g_autofree char *points = NULL;
  int next, missing;

  if (sb_cards_empty (collection))
    return NULL;

  sb_cards_add (&collection, better->card);
  next = sb_next_worth (collection);
  missing = next - sb_cards_count (collection);
  if (next == 0 || missing > NEAR || sb_worth (collection) > 0)
    return NULL;

  more = tablee_format_more_cards (missing);
  points = tablee_format_points (next);

  /* Translators: "one more card" or "2 more cards"; "4 points" */
  return g_strdup_printf (_("With this card and %1$s the collection is worth %2$s."), more, points);
}

/* Rather than to begin another one, or to stop. */
static char *
say_grown (const SbState          *state,
           const TableeComparison *comparison,
           const Layout           *better)
{
  int fitting = count_in_hand (&state->seats[state->current], better);

  if (comparison->then == NULL)
    return say_nearer (better);
  if (sb_action_kind (*comparison->then) != SB_ACTION_ADD || fitting < 2 || sb_cards_empty (better->collection))
    return NULL;

  /* Translators: of a collection to which one of them goes */
  return g_strdup_printf (_("Cards of your hand that make this collection grow at once: %d."), fitting);
}

/* Of a card that is not laid out. */
static char *
say_spoilt (const SbState          *state,
            const TableeComparison *comparison)
{
  Layout other;

  if (comparison->better != SB_ACTION_DONE || !find_layout (state, comparison->other, &other) || get_gain (&other) >= 0)
    return NULL;

  /* Translators: two numbers of points, the second of which is the larger one */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With that card the collection would be worth %1$d point instead of %2$d.",
                                       "With that card the collection would be worth %1$d points instead of %2$d.",
                                       (gulong) sb_worth_with (other.collection, other.card)),
                          sb_worth_with (other.collection, other.card), sb_worth (other.collection));
}

/* Of two cards, one after the other. */
static char *
say_worth_then (int before,
                int then)
{
  /* Translators: two numbers of points, the second of which is the smaller one */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With this card and the next one the collection is worth %1$d point instead of %2$d.",
                                       "With this card and the next one the collection is worth %1$d points instead of %2$d.", (gulong) then),
                          then, before);
}

static char *
say_layout (const SbState          *state,
            const TableeComparison *comparison)
{
  Layout better;
  Layout other;
  gboolean both = find_layout (state, comparison->other, &other);
  int worth;

  if (!find_layout (state, comparison->better, &better))
    return NULL;

  worth = sb_worth_with (better.collection, better.card);
  if (get_worth_then (comparison, &better) > MAX (worth, sb_worth (better.collection)) && get_gain (&better) >= 0 && !sb_cards_empty (better.collection))
    return say_worth_then (sb_worth (better.collection), get_worth_then (comparison, &better));
  if (get_gain (&better) > (both ? MAX (get_gain (&other), 0) : 0) && !sb_cards_empty (better.collection) &&
      get_worth_then (comparison, &better) >= worth)
    /* Translators: two numbers of points, the second of which is the smaller one */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With this card the collection is worth %1$d point instead of %2$d.",
                                         "With this card the collection is worth %1$d points instead of %2$d.", (gulong) worth),
                            worth, sb_worth (better.collection));

  if (!both || (sb_cards_empty (other.collection) && !sb_cards_empty (better.collection)))
    return say_grown (state, comparison, &better);

  return comes_next (comparison, &other) ? NULL : say_begun (&state->seats[state->current], &better, &other);
}

/* What more of the family might make of the visible collection, beyond what the hand has for it. Returns: (transfer full) (nullable) */
static char *
say_hoped (const SbSeat *seat)
{
  SbCards own = sb_cards_of_family (seat->hand, (int) sb_family (seat->visible));
  SbCards all = sb_cards_join (seat->visible, own);
  int next = sb_next_worth (all);
  int missing = next - sb_cards_count (all);
  g_autofree char *more = NULL;
  g_autofree char *points = NULL;

  if (next == 0 || missing > SB_DRAWN)
    return NULL;

  more = tablee_format_more_cards (missing);
  points = tablee_format_points (next);

  /* Translators: of a collection and cards of its family: "one more card" or "2 more cards"; "4 points" */
  return g_strdup_printf (_("With the cards of your hand that fit and %1$s of the family, the visible collection would be worth %2$s."), more, points);
}

static char *
say_draw (const SbState          *state,
          const TableeComparison *comparison)
{
  const SbSeat *seat = &state->seats[state->current];

  if (comparison->better == SB_ACTION_NO_DRAW && comparison->other == SB_ACTION_DRAW)
    return g_strdup (_("What is drawn and not laid out is passed on to a neighbour."));
  if (comparison->better != SB_ACTION_DRAW || comparison->other != SB_ACTION_NO_DRAW)
    return NULL;
  if (seat->secret_hidden == 0 && sb_must_close (state))
    return g_strdup (_("No card in the hand fits a collection so far."));
  if (sb_cards_empty (seat->visible))
    return NULL;
  if (sb_cards_empty (sb_cards_of_family (seat->hand, (int) sb_family (seat->visible))))
    return g_strdup (_("No card in the hand fits the visible collection."));

  return say_hoped (seat);
}

char *
sb_words_evident (const TableePresentContext *context G_GNUC_UNUSED,
                  const TableeComparison     *comparison)
{
  static char *(*const reasons[]) (const SbState *, const TableeComparison *) = { say_draw, say_closing, say_spoilt, say_layout };
  char *said = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (reasons) && said == NULL; i++)
    said = reasons[i](comparison->view, comparison);

  return said;
}

gboolean
sb_words_catches_up (const TableeComparison *comparison)
{
  TableeAction kind = sb_action_kind (comparison->other);

  return (kind == SB_ACTION_VISIBLE || kind == SB_ACTION_SECRET) && sb_action_kind (comparison->better) == kind &&
         sb_action_kind (*comparison->then) == SB_ACTION_ADD && sb_action_card (*comparison->then) == sb_action_card (comparison->other);
}
