/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Space Beans, in sentences. */
#include "config.h"
#include "events.h"

#include "games/space-beans/rules/rules.h"
#include "present/naming.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static char *
say_deal (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *card = NULL;

  if (event->concealed)
    return event->args[1] == SB_DEALT
      ? tablee_say_of (context, event->seat, _("You are dealt three cards."), _("%s is dealt three cards."), name)
      : NULL;

  card = sb_words_card ((SbCard) event->details[0]);
  /* Translators: a card ("Klingbohnen 4"), name of a player */
  return tablee_say_of (context, event->seat, _("You are dealt %1$s."), _("%2$s is dealt %1$s."), card, name);
}

static char *
say_draw (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  gboolean was_empty = event->args[1] == 1;
  g_autofree char *card = NULL;

  if (event->concealed)
    return was_empty ? tablee_say_of (context, event->seat, _("Your hand is empty, so you have to draw."),
                                      _("%s has an empty hand and has to draw."), name)
                     : tablee_say_of (context, event->seat, _("You draw a card."), _("%s draws a card."), name);

  card = sb_words_card ((SbCard) event->details[0]);
  if (was_empty)
    /* Translators: a card ("Klingbohnen 4"), name of a player */
    return tablee_say_of (context, event->seat, _("Your hand is empty, so you have to draw: %1$s."),
                          _("%2$s has an empty hand and has to draw: %1$s."), card, name);

  /* Translators: a card ("Klingbohnen 4"), name of a player */
  return tablee_say_of (context, event->seat, _("You draw %1$s."), _("%2$s draws %1$s."), card, name);
}

static char *
say_no_draw (const TableePresentContext *context,
             const TableeEvent          *event)
{
  const char *name = context->names[event->seat];

  if (event->args[1] != 0)
    return tablee_say_of (context, event->seat, _("You have no card, and there is none to draw."),
                          _("%s has no card, and there is none to draw."), name);

  return tablee_say_of (context, event->seat, _("You do not draw."), _("%s does not draw."), name);
}

static char *
say_reshuffle (const TableeEvent *event)
{
  int cards = event->args[0];

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The draw pile is used up: the discard pile (%d card) is shuffled and becomes the new one.",
                                       "The draw pile is used up: the discard pile (%d cards) is shuffled and becomes the new one.",
                                       (gulong) cards),
                          cards);
}

/* @set: the collection that goes. */
static char *
say_worthless_close (const TableePresentContext *context,
                     int                         seat,
                     const char                 *set,
                     gboolean                    forced)
{
  const char *name = context->names[seat];

  if (forced)
    /* Translators: a collection ("4 Klingbohnen"), name of a player */
    return tablee_say_of (context, seat, _("You have to close %1$s and score nothing."),
                          _("%2$s has to close %1$s and scores nothing."), set, name);

  /* Translators: a collection ("4 Klingbohnen"), name of a player */
  return tablee_say_of (context, seat, _("You close %1$s and score nothing."), _("%2$s closes %1$s and scores nothing."), set,
                        name);
}

static char *
say_close (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *set = sb_words_set (event->args[0], event->args[1]);
  int points = event->args[2];
  gboolean forced = !event->concealed && event->details[0] != 0;

  if (points == 0)
    return say_worthless_close (context, event->seat, set, forced);
  if (forced)
    /* Translators: a collection ("4 Klingbohnen"), number of points, name of a player */
    return tablee_say_of (context, event->seat,
                          g_dngettext (GETTEXT_PACKAGE, "You have to close %1$s: %2$d point!",
                                       "You have to close %1$s: %2$d points!", (gulong) points),
                          g_dngettext (GETTEXT_PACKAGE, "%3$s has to close %1$s: %2$d point!",
                                       "%3$s has to close %1$s: %2$d points!", (gulong) points),
                          set, points, name);

  /* Translators: a collection ("4 Klingbohnen"), number of points, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You close %1$s: %2$d point!", "You close %1$s: %2$d points!",
                                     (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s closes %1$s: %2$d point!", "%3$s closes %1$s: %2$d points!",
                                     (gulong) points),
                        set, points, name);
}

static char *
say_score (const TableePresentContext *context,
           const TableeEvent          *event)
{
  g_autofree char *card = sb_words_card ((SbCard) event->args[0]);
  int points = event->args[1];

  /* Translators: a card ("Klingbohnen 4"), number of points in all, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You put %1$s on your point pile: %2$d point in all.",
                                     "You put %1$s on your point pile: %2$d points in all.", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s puts %1$s on the point pile: %2$d point in all.",
                                     "%3$s puts %1$s on the point pile: %2$d points in all.", (gulong) points),
                        card, points, context->names[event->seat]);
}

static char *
say_keep (const TableePresentContext *context,
          const TableeEvent          *event)
{
  g_autofree char *set = sb_words_set (event->args[0], event->args[1]);

  /* Translators: a collection ("4 Klingbohnen"), name of a player */
  return tablee_say_of (context, event->seat, _("You keep %1$s."), _("%2$s keeps %1$s."), set, context->names[event->seat]);
}

static char *
say_visible (const TableePresentContext *context,
             const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *card = sb_words_card ((SbCard) event->args[0]);
  int count = event->args[1];

  if (count == 1)
    /* Translators: a card ("Klingbohnen 4"), name of a player */
    return tablee_say_of (context, event->seat, _("You start a visible collection with %1$s."),
                          _("%2$s starts a visible collection with %1$s."), card, name);

  /* Translators: a card ("Klingbohnen 4"), number of cards, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You add %1$s to your visible collection, which now has %2$d card.",
                                     "You add %1$s to your visible collection, which now has %2$d cards.", (gulong) count),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s adds %1$s to the visible collection, which now has %2$d card.",
                                     "%3$s adds %1$s to the visible collection, which now has %2$d cards.", (gulong) count),
                        card, count, name);
}

static char *
say_known_secret (const TableePresentContext *context,
                  const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *card = sb_words_card ((SbCard) event->details[0]);
  int count = event->args[0];

  if (count == 1)
    /* Translators: a card ("Klingbohnen 4"), name of a player */
    return tablee_say_of (context, event->seat, _("You start a secret collection with %1$s."),
                          _("%2$s starts a secret collection with %1$s."), card, name);

  /* Translators: a card ("Klingbohnen 4"), number of cards, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You add %1$s to your secret collection, which now has %2$d card.",
                                     "You add %1$s to your secret collection, which now has %2$d cards.", (gulong) count),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s adds %1$s to the secret collection, which now has %2$d card.",
                                     "%3$s adds %1$s to the secret collection, which now has %2$d cards.", (gulong) count),
                        card, count, name);
}

static char *
say_secret (const TableePresentContext *context,
            const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  int count = event->args[0];

  if (!event->concealed)
    return say_known_secret (context, event);
  if (count == 1)
    return tablee_say_of (context, event->seat, _("You start a secret collection."), _("%s starts a secret collection."), name);

  /* Translators: number of cards, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You add a card to your secret collection, which now has %1$d card.",
                                     "You add a card to your secret collection, which now has %1$d cards.", (gulong) count),
                        g_dngettext (GETTEXT_PACKAGE, "%2$s adds a card to the secret collection, which now has %1$d card.",
                                     "%2$s adds a card to the secret collection, which now has %1$d cards.", (gulong) count),
                        count, name);
}

static char *
say_count_passed (const TableePresentContext *context,
                  const TableeEvent          *event)
{
  int count = event->args[0];
  const char *from = context->names[event->seat];

  if (tablee_is_listener (context, event->args[1]))
    /* Translators: number of cards, name of the player who hands them on */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%2$s passes you %1$d card.", "%2$s passes you %1$d cards.",
                                         (gulong) count),
                            count, from);

  /* Translators: number of cards, name of the player who gets them, name of the player who hands them on */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You pass %1$d card to %2$s.", "You pass %1$d cards to %2$s.",
                                     (gulong) count),
                        g_dngettext (GETTEXT_PACKAGE, "%3$s passes %1$d card to %2$s.", "%3$s passes %1$d cards to %2$s.",
                                     (gulong) count),
                        count, context->names[event->args[1]], from);
}

static char *
say_pass (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *from = context->names[event->seat];
  g_autofree char *cards = NULL;

  if (event->args[0] == 0)
    return NULL;
  if (event->concealed)
    return say_count_passed (context, event);

  cards = sb_words_cards (sb_event_cards (event));
  if (tablee_is_listener (context, event->args[1]))
    /* Translators: cards ("Klingbohnen 4 5 and Bluebeans 3"), name of the player who hands them on */
    return g_strdup_printf (_("%2$s passes you %1$s."), cards, from);

  /* Translators: cards ("Klingbohnen 4 5 and Bluebeans 3"), name of who gets them, name of who hands them on */
  return tablee_say_of (context, event->seat, _("You pass %1$s to %2$s."), _("%3$s passes %1$s to %2$s."), cards,
                        context->names[event->args[1]], from);
}

/* Cards that everybody gets to see. */
static char *
say_set (const TableePresentContext *context,
         const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  SbCards set = sb_event_cards (event);
  g_autofree char *cards = sb_words_cards (set);

  if (sb_cards_empty (set))
    return NULL;

  switch (event->kind)
    {
    case SB_EVENT_TURN_UP:
      /* Translators: cards ("Klingbohnen 4, 5 and 7"), name of a player; the collection becomes the visible one */
      return tablee_say_of (context, event->seat, _("You turn your secret collection face up: %1$s."),
                            _("%2$s turns the secret collection face up: %1$s."), cards, name);
    case SB_EVENT_REVEAL:
      /* Translators: cards ("Klingbohnen 4, 5 and 7"), name of a player */
      return tablee_say_of (context, event->seat, _("You reveal your secret collection: %1$s."),
                            _("%2$s reveals the secret collection: %1$s."), cards, name);
    default:
      /* Translators: cards ("Klingbohnen 4 5 and Bluebeans 3"), name of a player */
      return tablee_say_of (context, event->seat, _("You discard your hand: %1$s."), _("%2$s discards the hand: %1$s."), cards,
                            name);
    }
}

static char *
say_end (const TableePresentContext *context,
         const TableeEvent          *event)
{
  int points = event->args[1];

  if (event->args[0] == SB_END_IDLE)
    return g_strdup (_("Nobody has had a card to lay out for a whole round: the game ends."));

  /* Translators: number of points, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You have %1$d point on your pile: the game ends.",
                                     "You have %1$d points on your pile: the game ends.", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "%2$s has %1$d point on the pile: the game ends.",
                                     "%2$s has %1$d points on the pile: the game ends.", (gulong) points),
                        points, context->names[event->seat]);
}

static char *
say_bonus (const TableePresentContext *context,
           const TableeEvent          *event)
{
  int points = event->args[0];

  /* Translators: number of points, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "You get %1$d point for ending the game.",
                                     "You get %1$d points for ending the game.", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "%2$s gets %1$d point for ending the game.",
                                     "%2$s gets %1$d points for ending the game.", (gulong) points),
                        points, context->names[event->seat]);
}

static char *
say_sale (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *set = sb_words_set (event->args[1], event->args[2]);
  int points = event->args[3];

  if (points == 0)
    /* Translators: a collection ("4 Klingbohnen"), name of a player */
    return tablee_say_of (context, event->seat, _("At the end, you close %1$s and score nothing."),
                          _("At the end, %2$s closes %1$s and scores nothing."), set, name);

  /* Translators: a collection ("4 Klingbohnen"), number of points, name of a player */
  return tablee_say_of (context, event->seat,
                        g_dngettext (GETTEXT_PACKAGE, "At the end, you close %1$s for %2$d point.",
                                     "At the end, you close %1$s for %2$d points.", (gulong) points),
                        g_dngettext (GETTEXT_PACKAGE, "At the end, %3$s closes %1$s for %2$d point.",
                                     "At the end, %3$s closes %1$s for %2$d points.", (gulong) points),
                        set, points, name);
}

static char *
say_turn_event (const TableePresentContext *context,
                const TableeEvent          *event)
{
  switch (event->kind)
    {
    case SB_EVENT_DRAW:
      return say_draw (context, event);
    case SB_EVENT_RESHUFFLE:
      return say_reshuffle (event);
    case SB_EVENT_NO_DRAW:
      return say_no_draw (context, event);
    case SB_EVENT_CLOSE:
      return say_close (context, event);
    case SB_EVENT_SCORE:
      return say_score (context, event);
    case SB_EVENT_TURN_UP:
      return say_set (context, event);
    case SB_EVENT_KEEP:
      return say_keep (context, event);
    case SB_EVENT_VISIBLE:
      return say_visible (context, event);
    case SB_EVENT_SECRET:
      return say_secret (context, event);
    case SB_EVENT_NO_PLAY:
      return tablee_say_of (context, event->seat, _("You have no card to lay out."), _("%s has no card to lay out."),
                            context->names[event->seat]);
    case SB_EVENT_PASS:
      return say_pass (context, event);
    default:
      return NULL;
    }
}

char *
sb_say_event (const TableePresentContext *context,
              const TableeEvent          *event)
{
  switch (event->kind)
    {
    case SB_EVENT_DEALER:
      return tablee_say_of (context, event->seat, _("You deal, and get no cards: whoever begins passes you the rest of theirs."),
                            _("%s deals, and gets no cards: whoever begins passes the rest of theirs on."),
                            context->names[event->seat]);
    case SB_EVENT_DEAL:
      return say_deal (context, event);
    case SB_EVENT_END:
      return say_end (context, event);
    case SB_EVENT_BONUS:
      return say_bonus (context, event);
    case SB_EVENT_DISCARD_HAND:
    case SB_EVENT_REVEAL:
      return say_set (context, event);
    case SB_EVENT_SELL:
      return say_sale (context, event);
    case SB_EVENT_GAME_OVER:
      return g_strdup (_("The game is over."));
    default:
      /* Among them what others say already: a turn that begins, cards that a closing discards. */
      return say_turn_event (context, event);
    }
}
