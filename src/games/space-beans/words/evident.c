/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open on the table of Space Beans and speaks for an action. */
#include "config.h"
#include "evident.h"

#include <glib/gi18n-lib.h>

#include "games/space-beans/rules/rules.h"

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

static char *
say_closing (const SbState          *state,
             const TableeComparison *comparison)
{
  int worth = sb_worth (state->seats[state->current].visible);

  if (comparison->better == SB_ACTION_CLOSE && comparison->other == SB_ACTION_KEEP && worth > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It brings %d point at once.", "It brings %d points at once.", (gulong) worth), worth);
  if (comparison->better != SB_ACTION_KEEP || comparison->other != SB_ACTION_CLOSE)
    return NULL;
  if (worth == 0)
    return g_strdup (_("Closed now, it would bring nothing."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Closed now, it would bring only %d point.", "Closed now, it would bring only %d points.",
                                       (gulong) worth),
                          worth);
}

/* Whether the card is added next anyway. */
static gboolean
comes_next (const TableeComparison *comparison,
            const Layout           *layout)
{
  return comparison->then != NULL && sb_action_kind (*comparison->then) == SB_ACTION_ADD && sb_action_card (*comparison->then) == layout->card;
}

/* One of two collections that are begun. */
static char *
say_number (const Layout *better,
            const Layout *other)
{
  const int numbers[2] = { sb_card_value (better->card), sb_card_value (other->card) };

  if (!sb_cards_empty (better->collection) || !sb_cards_empty (other->collection) || numbers[0] >= numbers[1])
    return NULL;

  /* Translators: two numbers of cards */
  return g_strdup_printf (_("The lower number takes fewer cards: %1$d, not %2$d."), numbers[0], numbers[1]);
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
  if (get_gain (&better) > (both ? MAX (get_gain (&other), 0) : 0) && !sb_cards_empty (better.collection))
    /* Translators: two numbers of points, the second of which is the smaller one */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "With this card the collection is worth %1$d point instead of %2$d.",
                                         "With this card the collection is worth %1$d points instead of %2$d.", (gulong) worth),
                            worth, sb_worth (better.collection));

  return both && !comes_next (comparison, &other) ? say_number (&better, &other) : NULL;
}

static char *
say_draw (const SbState          *state,
          const TableeComparison *comparison)
{
  if (comparison->better == SB_ACTION_NO_DRAW && comparison->other == SB_ACTION_DRAW)
    return g_strdup (_("What is drawn and not laid out goes to the next player."));
  if (comparison->better != SB_ACTION_DRAW || comparison->other != SB_ACTION_NO_DRAW ||
      state->seats[state->current].secret_hidden > 0 || !sb_must_close (state))
    return NULL;

  return g_strdup (_("No card in the hand fits a collection so far."));
}

char *
sb_words_evident (const TableePresentContext *context G_GNUC_UNUSED,
                  const TableeComparison     *comparison)
{
  static char *(*const reasons[]) (const SbState *, const TableeComparison *) = { say_draw, say_closing, say_layout };
  char *said = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (reasons) && said == NULL; i++)
    said = reasons[i](comparison->view, comparison);

  return said;
}
