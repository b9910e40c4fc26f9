/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "events.h"

#include "games/space-beans/rules/rules.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static char *
say_deal (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *card = NULL;

  if (event->concealed)
    return event->args[1] == SB_DEALT ? g_strdup_printf (_("%s is dealt three cards."), name) : NULL;

  card = sb_words_card ((SbCard) event->details[0]);
  /* Translators: name of a player, a card ("Klingbohnen 4") */
  return g_strdup_printf (_("%1$s is dealt %2$s."), name, card);
}

static char *
say_draw (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *card = NULL;

  if (event->concealed)
    return g_strdup_printf (_("%s draws a card."), name);

  card = sb_words_card ((SbCard) event->details[0]);
  /* Translators: name of a player, a card ("Klingbohnen 4") */
  return g_strdup_printf (_("%1$s draws %2$s."), name, card);
}

static char *
say_no_draw (const TableePresentContext *context,
             const TableeEvent          *event)
{
  if (event->args[1] != 0)
    return g_strdup_printf (_("%s has no card, and there is none to draw."), context->names[event->seat]);

  return g_strdup_printf (_("%s does not draw."), context->names[event->seat]);
}

static char *
say_reshuffle (const TableeEvent *event)
{
  int cards = event->args[0];

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The draw pile is used up: %d card of the discard pile becomes the new one.",
                                       "The draw pile is used up: %d cards of the discard pile become the new one.",
                                       (gulong) cards),
                          cards);
}

static char *
say_close (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *set = sb_words_set (event->args[0], event->args[1]);
  int points = event->args[2];
  gboolean forced = !event->concealed && event->details[0] != 0;

  if (points == 0 && forced)
    /* Translators: name of a player, a collection ("Klingbohnen ×4") */
    return g_strdup_printf (_("%1$s has to close %2$s, for nothing."), name, set);
  if (points == 0)
    /* Translators: name of a player, a collection ("Klingbohnen ×4") */
    return g_strdup_printf (_("%1$s closes %2$s for nothing."), name, set);
  if (forced)
    /* Translators: name of a player, a collection ("Klingbohnen ×4"), number of points */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has to close %2$s: %3$d point!",
                                         "%1$s has to close %2$s: %3$d points!", (gulong) points),
                            name, set, points);

  /* Translators: name of a player, a collection ("Klingbohnen ×4"), number of points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s closes %2$s: %3$d point!", "%1$s closes %2$s: %3$d points!",
                                       (gulong) points),
                          name, set, points);
}

static char *
say_score (const TableePresentContext *context,
           const TableeEvent          *event)
{
  g_autofree char *card = sb_words_card ((SbCard) event->args[0]);
  int points = event->args[1];

  /* Translators: name of a player, a card ("Klingbohnen 4"), number of points in all */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s puts %2$s on the point pile: %3$d point in all.",
                                       "%1$s puts %2$s on the point pile: %3$d points in all.", (gulong) points),
                          context->names[event->seat], card, points);
}

static char *
say_keep (const TableePresentContext *context,
          const TableeEvent          *event)
{
  g_autofree char *set = sb_words_set (event->args[0], event->args[1]);

  /* Translators: name of a player, a collection ("Klingbohnen ×4") */
  return g_strdup_printf (_("%1$s keeps %2$s."), context->names[event->seat], set);
}

static char *
say_visible (const TableePresentContext *context,
             const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *card = sb_words_card ((SbCard) event->args[0]);

  if (event->args[1] == 1)
    /* Translators: name of a player, a card ("Klingbohnen 4") */
    return g_strdup_printf (_("%1$s starts a visible collection with %2$s."), name, card);

  /* Translators: name of a player, a card ("Klingbohnen 4"), number of cards */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s adds %2$s to the visible collection: %3$d card now.",
                                       "%1$s adds %2$s to the visible collection: %3$d cards now.", (gulong) event->args[1]),
                          name, card, event->args[1]);
}

static char *
say_known_secret (const TableePresentContext *context,
                  const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *card = sb_words_card ((SbCard) event->details[0]);

  if (event->args[0] == 1)
    /* Translators: name of a player, a card ("Klingbohnen 4") */
    return g_strdup_printf (_("%1$s starts a secret collection with %2$s."), name, card);

  /* Translators: name of a player, a card ("Klingbohnen 4"), number of cards */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s adds %2$s to the secret collection: %3$d card now.",
                                       "%1$s adds %2$s to the secret collection: %3$d cards now.", (gulong) event->args[0]),
                          name, card, event->args[0]);
}

static char *
say_secret (const TableePresentContext *context,
            const TableeEvent          *event)
{
  const char *name = context->names[event->seat];

  if (!event->concealed)
    return say_known_secret (context, event);
  if (event->args[0] == 1)
    return g_strdup_printf (_("%s starts a secret collection."), name);

  /* Translators: name of a player, number of cards */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s adds a card to the secret collection: %2$d card now.",
                                       "%1$s adds a card to the secret collection: %2$d cards now.", (gulong) event->args[0]),
                          name, event->args[0]);
}

static char *
say_pass (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *from = context->names[event->seat];
  const char *to = context->names[event->args[1]];
  int count = event->args[0];
  g_autofree char *cards = NULL;

  if (count == 0)
    return NULL;
  if (event->concealed)
    /* Translators: name of a player, number of cards, name of the player who gets them */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s passes %2$d card to %3$s.", "%1$s passes %2$d cards to %3$s.",
                                         (gulong) count),
                            from, count, to);

  cards = sb_words_cards (sb_event_cards (event));
  /* Translators: name of a player, cards ("Klingbohnen 4 5 and Bluebeans 3"), name of the player who gets them */
  return g_strdup_printf (_("%1$s passes %2$s to %3$s."), from, cards, to);
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
      /* Translators: name of a player, cards ("Klingbohnen 4 5 7") */
      return g_strdup_printf (_("%1$s turns the secret collection up: %2$s."), name, cards);
    case SB_EVENT_REVEAL:
      /* Translators: name of a player, cards ("Klingbohnen 4 5 7") */
      return g_strdup_printf (_("%1$s shows the secret collection: %2$s."), name, cards);
    default:
      /* Translators: name of a player, cards ("Klingbohnen 4 5 and Bluebeans 3") */
      return g_strdup_printf (_("%1$s throws the hand away: %2$s."), name, cards);
    }
}

static char *
say_end (const TableePresentContext *context,
         const TableeEvent          *event)
{
  int points = event->args[1];

  if (event->args[0] == SB_END_IDLE)
    return g_strdup (_("For a whole round nobody has had a card to lay out: the game ends."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$d point on the pile: the game ends.",
                                       "%1$s has %2$d points on the pile: the game ends.", (gulong) points),
                          context->names[event->seat], points);
}

static char *
say_bonus (const TableePresentContext *context,
           const TableeEvent          *event)
{
  int points = event->args[0];

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s gets %2$d point for ending the game.",
                                       "%1$s gets %2$d points for ending the game.", (gulong) points),
                          context->names[event->seat], points);
}

static char *
say_sale (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *set = sb_words_set (event->args[1], event->args[2]);
  int points = event->args[3];

  if (points == 0)
    /* Translators: name of a player, a collection ("Klingbohnen ×4") */
    return g_strdup_printf (_("%1$s sells %2$s at the end, for nothing."), name, set);

  /* Translators: name of a player, a collection ("Klingbohnen ×4"), number of points */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s sells %2$s at the end: %3$d point.",
                                       "%1$s sells %2$s at the end: %3$d points.", (gulong) points),
                          name, set, points);
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
      return g_strdup_printf (_("%s has no card to lay out."), context->names[event->seat]);
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
      return g_strdup_printf (_("%s deals, and gets no cards."), context->names[event->seat]);
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
