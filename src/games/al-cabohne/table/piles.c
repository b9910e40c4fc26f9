/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The draw pile and the discard pile. */
#include "config.h"
#include "piles.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/al-cabohne/words/terms.h"
#include "present/format.h"

static char *
dup_passes (const AcScene *scene)
{
  int limit = scene->ruleset->limit;

  if (scene->state->exhaustions >= limit)
    return g_strdup (C_("draw pile", "used up"));
  if (limit == 1)
    /* Translators: the draw pile is begun once only; there is little room */
    return g_strdup (C_("draw pile", "the only pile"));

  /* Translators: how often the draw pile has been begun, how often it will be */
  return g_strdup_printf (C_("draw pile", "pile %1$d of %2$d"), scene->state->exhaustions + 1, limit);
}

/* The same where there is no room for words. */
static char *
dup_short_passes (const AcScene *scene)
{
  int limit = scene->ruleset->limit;

  return g_strdup_printf ("%d/%d", MIN (scene->state->exhaustions + 1, limit), limit);
}

void
ac_piles_show_draw (TableePileView *pile,
                    const AcScene  *scene,
                    gboolean        narrow)
{
  TableeCard back = ac_faces_card (AC_HIDDEN);
  int count;
  g_autofree char *passes = dup_passes (scene);
  g_autofree char *caption = narrow ? dup_short_passes (scene) : g_strdup (passes);
  g_autofree char *cards = NULL;
  g_autofree char *spoken = NULL;

  ac_pile (scene->state, AC_PILE_DRAW, &count);
  cards = tablee_format_cards (count);
  /* Translators: "41 cards", "pile 1 of 3" */
  spoken = g_strdup_printf (_("Draw pile: %1$s, %2$s."), cards, passes);
  tablee_pile_view_set_pile (pile, &(TableePile) {
    .top = count > 0 ? &back : NULL,
    .count = count,
    .caption = caption,
    .spoken = spoken,
    .marked = scene->marks->draw,
  });
}

static TableeCard *
make_contents (const AcCard *pile,
               int           count)
{
  TableeCard *cards = g_new0 (TableeCard, count + 1);

  for (int i = 0; i < count; i++)
    {
      cards[i] = ac_faces_card ((AcType) pile[i]);
      cards[i].spoken = ac_words_bean_name ((AcType) pile[i]);
    }

  return cards;
}

void
ac_piles_show_discard (TableePileView *pile,
                       const AcScene  *scene,
                       gboolean        narrow)
{
  AcSubject lifted = scene->lifted;
  int count;
  const AcCard *discard = ac_pile (scene->state, AC_PILE_DISCARD, &count);
  g_autofree TableeCard *contents = make_contents (discard, count);

  tablee_pile_view_set_discard (pile, &(TableePile) {
    /* A line of its own all the same, as high as the other pile's. */
    .caption = narrow ? "" : C_("pile", "discard"),
    .contents = contents,
    .n_contents = (gsize) count,
    .available = lifted.kind == AC_SUBJECT_OPEN && ac_scene_may (scene, ac_action (AC_ACTION_DISCARD, lifted.index, 0)),
    .marked = scene->marks->discard,
  });
}
