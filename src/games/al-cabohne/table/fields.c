/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player of Al Cabohne has: coins, cards, fields. */
#include "config.h"
#include "fields.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/al-cabohne/words/terms.h"
#include "present/format.h"

static char *
dup_spoken (const AcRuleset *ruleset,
            AcField          field,
            int              index,
            const char      *click)
{
  g_autofree char *what = ac_faces_describe (ruleset, field);

  if (click == NULL)
    /* Translators: number of a field, "5 puff beans, worth 2 coins; 3 coins with 6." or "Empty." */
    return g_strdup_printf (_("Field %1$d: %2$s"), index + 1, what);

  /* Translators: number of a field, "5 puff beans, worth 2 coins; 3 coins with 6.", "Plant a puff bean in field 1: …" */
  return g_strdup_printf (_("Field %1$d: %2$s %3$s."), index + 1, what, click);
}

static void
show_field (TableePlayerView *player,
            const AcScene    *scene,
            int               seat,
            int               index)
{
  AcField field = scene->state->fields[seat][index];
  gboolean plantable = seat == scene->near && ac_scene_may_plant (scene, index);
  int value = ac_field_value (scene->ruleset, field);
  g_autofree TableeCard *cards = tablee_cards_repeat (ac_faces_card ((AcType) field.type), field.count);
  g_autofree char *note = scene->state->phase == AC_PHASE_OVER ? ac_faces_sold (field) : ac_faces_next (scene->ruleset, field);
  g_autofree char *worth = field.count > 0 ? tablee_format_integer (value) : NULL;
  g_autofree char *click = plantable ? tablee_table_dup_spoken (scene->table, ac_subject_plant (scene->lifted, index)) : NULL;
  g_autofree char *spoken = dup_spoken (scene->ruleset, field, index, click);
  g_autofree char *empty = g_strdup_printf (C_("field", "Field %d"), index + 1);

  tablee_player_view_set_field (player, index, &(TableeField) {
    .title = field.count > 0 ? ac_words_bean_name ((AcType) field.type) : NULL,
    .cards = cards,
    .n_cards = field.count,
    .worth = worth,
    .note = note,
    .slots = field.count > 0 ? AC_COINS : 0,
    .filled = value,
    .spoken = spoken,
    .empty = empty,
    .id = index,
    .available = plantable,
    .marked = scene->marks->fields[seat][index],
  });
}

/* The third field that has not been bought: what it costs. */
static void
show_offer (TableePlayerView *player,
            const AcScene    *scene)
{
  g_autofree char *spoken = ac_scene_dup_near (scene, ac_action (AC_ACTION_BUY, 0, 0));

  tablee_player_view_set_field (player, AC_FIELDS - 1, &(TableeField) {
    .spoken = spoken,
    .empty = _("Third field:\n4 coins"),
    .id = AC_FIELDS - 1,
    .available = ac_scene_may (scene, ac_action (AC_ACTION_BUY, 0, 0)),
  });
}

void
ac_fields_show (TableePlayerView *player,
                const AcScene    *scene,
                int               seat)
{
  int owned = scene->state->owned[seat];
  int cards;

  ac_pile (scene->state, (AcPile) (AC_PILE_HAND + seat), &cards);
  tablee_player_view_set_turn (player, tablee_table_get_turn (scene->table, seat));
  tablee_player_view_set_yours (player, tablee_table_is_yours (scene->table, seat));
  tablee_player_view_set_numbers (player, ac_coins_now (scene->ruleset, scene->state, seat), cards);
  tablee_player_view_set_n_fields (player, seat == scene->near ? AC_FIELDS : owned);
  for (int i = 0; i < owned; i++)
    show_field (player, scene, seat, i);
  if (seat == scene->near && owned < AC_FIELDS)
    show_offer (player, scene);
}

void
ac_fields_show_harvest (TableeActionButton *button,
                        const AcScene      *scene,
                        int                 field,
                        gboolean            terse)
{
  TableeAction harvest = ac_action (AC_ACTION_HARVEST, field, 0);
  g_autofree char *key = g_strdup_printf (_("Ctrl+%d"), field + 1);
  g_autofree char *spoken = ac_scene_dup_near (scene, harvest);

  gboolean available = ac_scene_may (scene, harvest);
  g_autofree char *reason = available ? NULL : tablee_table_dup_reason (scene->table, harvest);

  g_object_set (button, "key", terse ? NULL : key, NULL);
  tablee_action_button_set_available (button, available);
  tablee_action_button_set_reason (button, reason);
  tablee_action_button_set_spoken (button, spoken);
  gtk_widget_set_visible (GTK_WIDGET (button),
                          scene->state->phase != AC_PHASE_OVER && field < scene->state->owned[scene->near]);
}
