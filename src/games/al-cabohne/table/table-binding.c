/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/al-cabohne/words/terms.h"
#include "present/format.h"

static TableeGameSession *
get_session (TableeAlCabohneTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

static gboolean
may (TableeAlCabohneTable *self,
     TableeAction          action)
{
  return tablee_game_session_may (get_session (self), action);
}

/*
 * Players and bosses
 */

static char *
dup_field_spoken (const AcRuleset *ruleset,
                  AcField          field,
                  int              index,
                  const char      *click)
{
  g_autofree char *what = ac_faces_describe (ruleset, field);

  if (click == NULL)
    /* Translators: number of a field, "5 puff beans, worth 2 coins; 3 coins with 6." or "Empty." */
    return g_strdup_printf (_("Field %1$d: %2$s"), index + 1, what);

  /* Translators: number of a field, "5 puff beans, worth 2 coins; 3 coins with 6.", "Plant a puff bean on field 1: …" */
  return g_strdup_printf (_("Field %1$d: %2$s %3$s."), index + 1, what, click);
}

/* Whether a click on the near field plants. */
static gboolean
is_plantable (TableeAlCabohneTable *self,
              int                   index)
{
  AcSubject subject = ac_table_get_subject (self);

  return subject.kind != AC_SUBJECT_NONE && subject.kind != AC_SUBJECT_HAND && may (self, ac_subject_plant (subject, index));
}

static void
bind_field (TableeAlCabohneTable *self,
            int                   seat,
            int                   index)
{
  const AcRuleset *ruleset = ac_table_get_ruleset (self);
  AcField field = ac_table_get_state (self)->fields[seat][index];
  gboolean plantable = seat == self->stage.near && is_plantable (self, index);
  TableeAction planting = ac_subject_plant (ac_table_get_subject (self), index);
  int value = ac_field_value (ruleset, field);
  g_autofree TableeCard *cards = tablee_cards_repeat (ac_faces_card ((AcType) field.type), field.count);
  g_autofree char *note = ac_faces_next (ruleset, field);
  g_autofree char *worth = field.count > 0 ? tablee_format_integer (value) : NULL;
  g_autofree char *click = plantable ? tablee_table_dup_spoken (TABLEE_TABLE (self), planting) : NULL;
  g_autofree char *spoken = dup_field_spoken (ruleset, field, index, click);
  g_autofree char *empty = g_strdup_printf (C_("field", "Field %d"), index + 1);

  tablee_player_view_set_field (self->stage.players[seat], index, &(TableeField) {
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
    .marked = self->marks.fields[seat][index],
  });
}

/* What an action of the near player does, whoever's turn it is. */
static char *
dup_near_spoken (TableeAlCabohneTable *self,
                 TableeAction          action)
{
  TableePresentContext context = { &ac_table_get_ruleset (self)->base, NULL };
  AcState state = *ac_table_get_state (self);

  state.current = (int8_t) self->stage.near;
  return ac_words_action_spoken (&context, &state, action);
}

/* The third field that has not been bought: what it costs. */
static void
bind_offer (TableeAlCabohneTable *self)
{
  g_autofree char *spoken = dup_near_spoken (self, ac_action (AC_ACTION_BUY, 0, 0));

  tablee_player_view_set_field (self->near_view, AC_FIELDS - 1, &(TableeField) {
    .spoken = spoken,
    .empty = _("Third field:\n4 coins"),
    .id = AC_FIELDS - 1,
    .available = may (self, ac_action (AC_ACTION_BUY, 0, 0)),
  });
}

static void
bind_harvest (TableeAlCabohneTable *self,
              int                   index)
{
  const AcState *state = ac_table_get_state (self);
  AcField field = state->fields[self->stage.near][index];
  gboolean terse = tablee_player_view_get_terse (self->near_view);
  TableeAction harvest = ac_action (AC_ACTION_HARVEST, index, 0);
  g_autofree char *coins = tablee_format_coins (ac_field_value (ac_table_get_ruleset (self), field));
  g_autofree char *key = g_strdup_printf (_("Ctrl+%d"), index + 1);
  g_autofree char *spoken = dup_near_spoken (self, harvest);

  g_object_set (self->harvests[index], "key", terse ? NULL : key, NULL);
  tablee_action_button_set_hint (self->harvests[index], field.count > 0 && !terse ? coins : NULL);
  tablee_action_button_set_available (self->harvests[index], may (self, harvest));
  tablee_action_button_set_spoken (self->harvests[index], spoken);
  gtk_widget_set_visible (GTK_WIDGET (self->harvests[index]),
                          state->phase != AC_PHASE_OVER && index < state->owned[self->stage.near]);
}

static void
bind_player (TableeAlCabohneTable *self,
             int                   seat)
{
  TableePlayerView *player = self->stage.players[seat];
  const AcState *state = ac_table_get_state (self);
  int coins;
  int cards;

  ac_pile (state, (AcPile) (AC_PILE_COINS + seat), &coins);
  ac_pile (state, (AcPile) (AC_PILE_HAND + seat), &cards);
  tablee_player_view_set_turn (player, tablee_table_get_turn (TABLEE_TABLE (self), seat));
  tablee_player_view_set_numbers (player, coins, cards);
  tablee_player_view_set_n_fields (player, seat == self->stage.near ? AC_FIELDS : state->owned[seat]);
  for (int i = 0; i < state->owned[seat]; i++)
    bind_field (self, seat, i);
}

static void
bind_near (TableeAlCabohneTable *self)
{
  if (ac_table_get_state (self)->owned[self->stage.near] < AC_FIELDS)
    bind_offer (self);
  for (int i = 0; i < AC_FIELDS; i++)
    bind_harvest (self, i);
}

static void
bind_boss (TableeAlCabohneTable *self,
           AcBoss                boss)
{
  AcSubject subject = ac_table_get_subject (self);
  TableeAction give = ac_subject_give (subject, boss);
  gboolean available = subject.kind != AC_SUBJECT_NONE && may (self, give);
  g_autofree char *spoken = available ? tablee_table_dup_spoken (TABLEE_TABLE (self), give) : NULL;

  ac_boss_view_show (self->bosses[boss], ac_table_get_ruleset (self), ac_table_get_state (self)->bosses[boss], spoken, available,
                     self->marks.bosses[boss]);
}

/* AC-R27: alone, each of them counts twice. */
static void
bind_mafia_coins (TableeAlCabohneTable *self)
{
  gboolean alone = ac_table_get_ruleset (self)->base.seats == 1;
  int coins;
  g_autofree char *number = NULL;
  g_autofree char *spoken = NULL;

  ac_pile (ac_table_get_state (self), AC_PILE_MAFIA, &coins);
  if (alone)
    {
      /* Translators: coins of the Mafia, which count twice: "24 ×2" */
      number = g_strdup_printf (C_("coins", "%d ×2"), coins);
      spoken = g_strdup_printf (ngettext ("The Mafia has %d coin, which counts twice",
                                          "The Mafia has %d coins, which count twice", (gulong) coins), coins);
    }
  else
    {
      number = tablee_format_integer (coins);
      spoken = g_strdup_printf (ngettext ("The Mafia has %d coin", "The Mafia has %d coins", (gulong) coins), coins);
    }
  tablee_tag_view_set_label (self->mafia_coins, number, spoken);
}

static void
bind_mafia (TableeAlCabohneTable *self)
{
  bind_mafia_coins (self);
  for (int boss = 0; boss < ac_table_get_ruleset (self)->bosses; boss++)
    bind_boss (self, (AcBoss) boss);
}

/*
 * Piles
 */

static char *
dup_passes (TableeAlCabohneTable *self)
{
  const AcRuleset *ruleset = ac_table_get_ruleset (self);
  const AcState *state = ac_table_get_state (self);

  if (state->exhaustions >= ruleset->limit)
    return g_strdup (C_("draw pile", "used up"));
  if (ruleset->limit == 1)
    /* Translators: the draw pile is begun once only; there is little room */
    return g_strdup (C_("draw pile", "1 pass"));

  /* Translators: how often the draw pile has been begun, how often it will be */
  return g_strdup_printf (C_("draw pile", "pass %1$d of %2$d"), state->exhaustions + 1, ruleset->limit);
}

/* The same where there is no room for words. */
static char *
dup_short_passes (TableeAlCabohneTable *self)
{
  const AcRuleset *ruleset = ac_table_get_ruleset (self);

  return g_strdup_printf ("%d/%d", MIN (ac_table_get_state (self)->exhaustions + 1, ruleset->limit), ruleset->limit);
}

static void
bind_draw (TableeAlCabohneTable *self)
{
  gboolean narrow = tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
  TableeCard back = ac_faces_card (AC_HIDDEN);
  int count;
  g_autofree char *passes = dup_passes (self);
  g_autofree char *caption = narrow ? dup_short_passes (self) : g_strdup (passes);
  g_autofree char *cards = NULL;
  g_autofree char *spoken = NULL;

  ac_pile (ac_table_get_state (self), AC_PILE_DRAW, &count);
  cards = tablee_format_cards (count);
  /* Translators: "41 cards", "pass 1 of 3" */
  spoken = g_strdup_printf (_("Draw pile: %1$s, %2$s."), cards, passes);
  tablee_pile_view_set_pile (self->draw, &(TableePile) {
    .top = count > 0 ? &back : NULL,
    .count = count,
    .caption = caption,
    .spoken = spoken,
    .marked = self->marks.draw,
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

static void
bind_discard (TableeAlCabohneTable *self)
{
  AcSubject subject = ac_table_get_subject (self);
  gboolean narrow = tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
  gboolean available = subject.kind == AC_SUBJECT_OPEN && may (self, ac_action (AC_ACTION_DISCARD, subject.index, 0));
  int count;
  const AcCard *pile = ac_pile (ac_table_get_state (self), AC_PILE_DISCARD, &count);
  g_autofree TableeCard *contents = make_contents (pile, count);

  tablee_pile_view_set_discard (self->discard, &(TableePile) {
    /* A line of its own all the same, as high as the other pile's. */
    .caption = narrow ? "" : C_("pile", "discard"),
    .contents = contents,
    .n_contents = (gsize) count,
    .available = available,
    .marked = self->marks.discard,
  });
}

/*
 * Open cards
 */

static const char *
get_tray_title (const AcRuleset *ruleset,
                const AcState   *state)
{
  if (ruleset->base.seats == 1)
    return _("Open Cards");
  if (state->phase == AC_PHASE_LEFTOVERS || state->phase == AC_PHASE_DRAW)
    return _("Leftovers");

  return _("Open Cards");
}

static char *
dup_card_spoken (AcType   type,
                 gboolean usable,
                 gboolean lifted)
{
  const char *name = ac_words_bean_name (type);

  if (lifted)
    /* Translators: "Blue bean": an open card that has been lifted */
    return g_strdup_printf (_("%s, open, lifted"), name);
  if (usable)
    return g_strdup_printf (_("%s, open, can be used"), name);

  return g_strdup_printf (_("%s, open"), name);
}

static void
add_open_cards (TableeAlCabohneTable *self,
                GArray               *cards,
                AcType                type)
{
  AcSubject subject = ac_table_get_subject (self);
  gboolean lifted = subject.kind == AC_SUBJECT_OPEN && subject.index == (int) type;
  gboolean usable = ac_subject_is_usable (get_session (self), (AcSubject) { AC_SUBJECT_OPEN, (int) type });
  g_autofree char *spoken = dup_card_spoken (type, usable, FALSE);
  g_autofree char *spoken_lifted = lifted ? dup_card_spoken (type, usable, TRUE) : NULL;
  TableeCard card = ac_faces_card (type);

  card.id = ac_faces_open_id (type, 0);
  card.available = usable;
  card.marked = self->marks.open[type];
  card.spoken = spoken;
  tablee_cards_add_copies (cards, &card, ac_table_get_state (self)->open[type], spoken_lifted);
}

static void
bind_open (TableeAlCabohneTable *self)
{
  g_autoptr (GArray) cards = tablee_cards_new ();

  for (int type = 0; type < AC_TYPES; type++)
    {
      add_open_cards (self, cards, (AcType) type);
      self->stage.open[type] = ac_table_get_state (self)->open[type];
    }
  tablee_hand_view_set_cards (self->open, (const TableeCard *) cards->data, cards->len);
  /* Beside the piles its place is kept; below them it would be wasted. */
  gtk_widget_set_visible (self->tray, cards->len > 0 || tablee_board_bin_get_form (self->board) != TABLEE_FORM_NARROW);
  gtk_label_set_label (self->tray_title, get_tray_title (ac_table_get_ruleset (self), ac_table_get_state (self)));
}

/*
 * The hand
 */

static char *
dup_hand_spoken (AcType   type,
                 int      position,
                 int      count,
                 gboolean usable)
{
  const char *name = ac_words_bean_name (type);

  if (usable)
    /* Translators: "Blue bean" or "Hidden card", its place in the hand, number of cards in the hand */
    return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand, can be used"), name, position + 1, count);

  return g_strdup_printf (_("%1$s, card %2$d of %3$d of the hand"), name, position + 1, count);
}

static gboolean
is_usable_in_hand (TableeAlCabohneTable *self,
                   AcType                type,
                   int                   position)
{
  AcSubject subject = ac_table_get_subject (self);

  if (type == AC_HIDDEN)
    return FALSE;
  if (subject.kind == AC_SUBJECT_FRONT)
    return position == 0 && ac_subject_is_usable (get_session (self), subject);

  return ac_subject_is_usable (get_session (self), (AcSubject) { AC_SUBJECT_HAND, position });
}

static void
bind_hand (TableeAlCabohneTable *self)
{
  g_autoptr (GArray) cards = tablee_cards_new ();
  AcSubject subject = ac_table_get_subject (self);
  int count;
  const AcCard *hand = ac_pile (ac_table_get_state (self), (AcPile) (AC_PILE_HAND + self->stage.near), &count);

  tablee_hand_ids_match (self->hand_ids, count);
  for (int i = 0; i < count; i++)
    {
      TableeCard card = ac_faces_card ((AcType) hand[i]);
      g_autofree char *words = NULL;

      card.id = tablee_hand_ids_get (self->hand_ids, i);
      card.available = is_usable_in_hand (self, (AcType) hand[i], i);
      card.chosen = (subject.kind == AC_SUBJECT_FRONT && i == 0 && card.available) ||
                    (subject.kind == AC_SUBJECT_HAND && i == subject.index);
      card.marked = tablee_hand_ids_is_new (self->hand_ids, card.id);
      card.spoken = words = dup_hand_spoken ((AcType) hand[i], i, count, card.available);
      tablee_cards_add (cards, &card);
    }
  tablee_hand_view_set_cards (self->hand, (const TableeCard *) cards->data, cards->len);
}

/*
 * What is no thing on the table
 */

TableeAction
ac_table_get_end (TableeAlCabohneTable *self)
{
  const AcState *state = ac_table_get_state (self);

  if (state->phase == AC_PHASE_PLANT || state->phase == AC_PHASE_PLANT_MORE)
    return ac_action (AC_ACTION_STOP, 0, 0);

  return ac_action (AC_ACTION_END, 0, 0);
}

static const char *
get_end_title (const AcState *state)
{
  switch ((AcPhase) state->phase)
    {
    case AC_PHASE_PLANT:
    case AC_PHASE_PLANT_MORE:
      return _("Stop Planting");
    case AC_PHASE_CULTIVATE:
      return _("Finish Cultivating");
    case AC_PHASE_LEFTOVERS:
    case AC_PHASE_PAY:
    case AC_PHASE_DRAW:
    case AC_PHASE_OVER:
    default:
      return _("End the Turn");
    }
}

static void
bind_bar (TableeAlCabohneTable *self)
{
  TableeTable *table = TABLEE_TABLE (self);
  const AcState *state = ac_table_get_state (self);
  AcSubject subject = ac_table_get_subject (self);
  int type = subject.kind == AC_SUBJECT_OPEN ? subject.index : AC_HIDDEN;

  gtk_widget_set_visible (GTK_WIDGET (self->pay), state->phase == AC_PHASE_PAY);
  gtk_widget_set_visible (GTK_WIDGET (self->discard_button), state->phase == AC_PHASE_LEFTOVERS);
  gtk_widget_set_visible (GTK_WIDGET (self->end), state->phase != AC_PHASE_OVER);
  tablee_action_button_set_title (self->end, get_end_title (state));
  tablee_table_bind_button (table, self->pay, ac_action (AC_ACTION_PAY, 0, 0), TRUE);
  tablee_table_bind_button (table, self->discard_button, ac_action (AC_ACTION_DISCARD, type, 0), FALSE);
  tablee_table_bind_button (table, self->end, ac_table_get_end (self), subject.kind == AC_SUBJECT_NONE);
}

static void
bind_meters (TableeAlCabohneTable *self)
{
  const AcRuleset *ruleset = ac_table_get_ruleset (self);
  TableeMeter meters[AC_TYPES] = { 0 };
  int unseen[AC_TYPES];

  ac_count_unseen (ac_table_get_state (self), unseen);
  for (int type = 0; type < AC_TYPES; type++)
    {
      meters[type].bean = ac_faces_card (type).bean;
      meters[type].name = ac_words_bean_name (type);
      for (int coin = 0; coin < AC_COINS; coin++)
        meters[type].steps[coin] = ruleset->steps[type][coin];
      meters[type].hidden = unseen[type];
      meters[type].copies = ac_copies ((AcType) type);
    }
  tablee_meters_view_set_meters (self->meters, meters, AC_TYPES);
}

void
ac_table_bind (TableeAlCabohneTable *self)
{
  for (int seat = 0; seat < ac_table_get_ruleset (self)->base.seats; seat++)
    bind_player (self, seat);
  bind_near (self);
  bind_mafia (self);
  bind_draw (self);
  bind_discard (self);
  bind_open (self);
  bind_hand (self);
  bind_bar (self);
  bind_meters (self);
}
