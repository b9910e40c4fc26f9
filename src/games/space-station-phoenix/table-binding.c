/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-private.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "words.h"

enum
{
  MAX_TILES = 256,
};

static TableeGameSession *
get_session (TableeSpaceStationPhoenixTable *self)
{
  return tablee_table_get_session (TABLEE_TABLE (self));
}

static gboolean
may (TableeSpaceStationPhoenixTable *self,
     TableeAction                    action)
{
  return tablee_game_session_may (get_session (self), action);
}

/* Marks what @action can be done with, and says what it does. */
static void
offer (TableeSpaceStationPhoenixTable *self,
       PhTile                         *tile,
       TableeAction                    action)
{
  PhSight sight = ph_table_get_sight (self);

  tile->key = ph_choices_get_key (&self->choices, action);
  tile->available = may (self, action);
  if (tile->available)
    ph_pieces_say (tile, ph_words_action_spoken (&sight.context, sight.state, action));
}

static void
set_tiles (PhShelf *shelf,
           PhTile  *tiles,
           int      n_tiles)
{
  ph_shelf_set_tiles (shelf, tiles, (gsize) n_tiles);
  ph_pieces_clear (tiles, (gsize) n_tiles);
}

/*
 * Ships
 */

/* What can be taken apart shows the metal that it would bring. */
static void
offer_scrap (TableeSpaceStationPhoenixTable *self,
             PhTile                         *tile,
             int                             place)
{
  const PhRuleset *ruleset = ph_table_get_ruleset (self);
  const PhState *state = ph_table_get_state (self);
  int kind;

  offer (self, tile, ph_action (PH_ACTION_DISMANTLE, place));
  if (!tile->available || state->context.owner == PH_NONE)
    return;

  kind = ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship));
  tile->ship.currency = ph_art_good (PH_METAL);
  g_snprintf (tile->ship.price, sizeof tile->ship.price, "+%d", ph_scrap_metal (ruleset, state, self->near, place, kind));
}

static void
bind_ship (TableeSpaceStationPhoenixTable *self,
           int                             ship,
           PhTile                         *tile)
{
  PhSight sight = ph_table_get_sight (self);
  int owner = ph_ship_owner (ship);
  int place = ph_ship_place (ship);
  const PhState *state = sight.state;
  gboolean own_turn = state->current == self->near;

  ph_pieces_ship (&sight, ship, tile);
  tile->marked = (self->marks.ships[owner] >> place & 1) != 0;
  tile->chosen = state->context.owner == owner && state->context.ship == place && state->phase != PH_PHASE_OVER;
  if (!own_turn)
    return;
  if (state->phase == PH_PHASE_DISMANTLE && owner == self->near)
    offer_scrap (self, tile, place);
  else if (state->phase == PH_PHASE_TURN)
    offer (self, tile, ph_action (PH_ACTION_USE, ship));
}

static void
bind_fleet (TableeSpaceStationPhoenixTable *self,
            PhShelf                        *shelf,
            int                             owner,
            int                             count)
{
  g_autofree PhTile *tiles = g_new (PhTile, MAX (count, 1));

  for (int place = 0; place < count; place++)
    bind_ship (self, ph_ship (owner, place), &tiles[place]);
  set_tiles (shelf, tiles, count);
}

/*
 * Stations
 */

/* The action that a click on a sector of the near station means. */
static gboolean
get_sector_action (TableeSpaceStationPhoenixTable *self,
                   int                             sector,
                   TableeAction                   *action)
{
  const PhState *state = ph_table_get_state (self);

  switch ((int) state->phase)
    {
    case PH_PHASE_PLACE:
      *action = ph_action (PH_ACTION_PLACE, sector);
      return TRUE;
    case PH_PHASE_INCOME_POWER:
      *action = ph_action (PH_ACTION_POWER, sector);
      return TRUE;
    case PH_PHASE_MOVE_TO:
      *action = ph_action (PH_ACTION_MOVE_TO, sector);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A sector whose residents can move: the first of them stands for all. */
static void
offer_move (TableeSpaceStationPhoenixTable *self,
            PhTile                         *tile)
{
  int kinds = 0;

  for (int i = 0; i < self->choices.n_actions; i++)
    if (ph_lift_sector (ph_action_number (self->choices.actions[i])) == tile->id && kinds++ == 0)
      offer (self, tile, self->choices.actions[i]);
  if (kinds > 1)
    {
      g_autofree char *sector = ph_words_sector (tile->id);

      /* Translators: "teal sector 111" */
      ph_pieces_say (tile, g_strdup_printf (_("Choose who moves from %s"), sector));
    }
  tile->chosen = self->chosen_sector == tile->id;
}

static void
bind_wing (TableeSpaceStationPhoenixTable *self,
           int                             wing)
{
  PhSight sight = ph_table_get_sight (self);
  const PhSeat *seat = &sight.state->seats[self->near];
  PhTile tiles[PH_LEVELS];
  int n = 0;

  for (int level = 0; level < PH_LEVELS; level++)
    {
      int slot = wing * PH_LEVELS + level;
      PhTile *tile = &tiles[n++];
      TableeAction action;

      ph_pieces_built (&sight, self->near, slot, tile);
      tile->marked = self->marks.slots[self->near][slot];
      if (seat->sectors[slot] == PH_NONE)
        break;
      if (get_sector_action (self, seat->sectors[slot], &action))
        offer (self, tile, action);
      else if (sight.state->phase == PH_PHASE_MOVE)
        offer_move (self, tile);
      if (sight.state->phase == PH_PHASE_MOVE_TO)
        tile->chosen = sight.state->context.sector == tile->id;
    }
  ph_station_view_set_wing (self->station, wing, tiles, (gsize) n);
  ph_pieces_clear (tiles, (gsize) n);
}

static void
bind_station (TableeSpaceStationPhoenixTable *self)
{
  PhSight sight = ph_table_get_sight (self);
  PhTile hub;

  ph_pieces_hub (&sight, self->near, &hub);
  ph_station_view_set_hub (self->station, &hub);
  ph_pieces_clear (&hub, 1);
  for (int wing = 0; wing < PH_COLOURS; wing++)
    bind_wing (self, wing);
}

void
ph_table_show_large (TableeSpaceStationPhoenixTable *self,
                     int                             seat)
{
  PhSight sight = ph_table_get_sight (self);
  PhOtherView *view = ph_table_get_other (self, seat);
  PhStationView *large = ph_other_view_get_large (view);
  PhTile tiles[PH_LEVELS];
  PhTile hub;

  ph_pieces_hub (&sight, seat, &hub);
  ph_station_view_set_hub (large, &hub);
  ph_pieces_clear (&hub, 1);
  for (int wing = 0; wing < PH_COLOURS; wing++)
    {
      int n = 0;

      for (int level = 0; level < PH_LEVELS; level++)
        {
          ph_pieces_built (&sight, seat, wing * PH_LEVELS + level, &tiles[n++]);
          if (sight.state->seats[seat].sectors[wing * PH_LEVELS + level] == PH_NONE)
            break;
        }
      ph_station_view_set_wing (large, wing, tiles, (gsize) n);
      ph_pieces_clear (tiles, (gsize) n);
    }
  gtk_popover_popup (ph_other_view_get_popover (view));
}

/*
 * Players
 */

static TableeTurn
get_turn (TableeSpaceStationPhoenixTable *self,
          int                             seat)
{
  const PhState *state = ph_table_get_state (self);

  if (state->phase == PH_PHASE_OVER || state->current != seat || tablee_game_session_get_over (get_session (self)))
    return TABLEE_TURN_NONE;

  return tablee_game_session_get_thinking (get_session (self)) ? TABLEE_TURN_THINKS : TABLEE_TURN_DECIDES;
}

static char *
dup_goods (const PhSeat *seat)
{
  int goods[PH_GOODS];

  for (int good = 0; good < PH_GOODS; good++)
    goods[good] = seat->goods[good];

  return ph_words_goods (goods);
}

static void
bind_other (TableeSpaceStationPhoenixTable *self,
            int                             seat)
{
  PhSight sight = ph_table_get_sight (self);
  PhOtherView *view = ph_table_get_other (self, seat);
  const PhSeat *owner = &sight.state->seats[seat];
  const char *signs[PH_GOODS];
  int numbers[PH_GOODS];
  g_autofree char *words = dup_goods (owner);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);
  PhTile station;

  for (int good = 0; good < PH_GOODS; good++)
    {
      signs[good] = ph_art_good (good);
      numbers[good] = owner->goods[good];
    }
  ph_goods_view_set_goods (ph_other_view_get_goods (view), signs, numbers, PH_GOODS, words);
  tablee_seat_plate_set_turn (ph_other_view_get_plate (view), get_turn (self, seat));
  tablee_seat_plate_set_spoken (ph_other_view_get_plate (view), sentence);
  ph_pieces_station (&sight, seat, &station);
  for (int slot = 0; slot < PH_SLOTS; slot++)
    station.marked |= self->marks.slots[seat][slot];
  set_tiles (ph_other_view_get_station (view), &station, 1);
  bind_fleet (self, ph_other_view_get_fleet (view), seat, owner->fleet_count);
}

/* The action that a click on a good means. */
static PhActionKind
get_good_kind (const PhState *state)
{
  return state->phase == PH_PHASE_GIVE ? PH_ACTION_GIVE : state->phase == PH_PHASE_TAKE ? PH_ACTION_TAKE : PH_N_ACTIONS;
}

static void
bind_goods (TableeSpaceStationPhoenixTable *self)
{
  PhSight sight = ph_table_get_sight (self);
  PhActionKind kind = get_good_kind (sight.state);
  PhTile tiles[PH_GOODS];
  g_autofree char *words = dup_goods (&sight.state->seats[self->near]);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);

  for (int good = 0; good < PH_GOODS; good++)
    {
      ph_pieces_good (&sight, self->near, good, &tiles[good]);
      tiles[good].marked = self->marks.goods[good];
      if (kind != PH_N_ACTIONS && good >= PH_FOOD && good <= PH_METAL && sight.state->current == self->near)
        offer (self, &tiles[good], ph_action (kind, good));
    }
  set_tiles (self->goods, tiles, PH_GOODS);
  tablee_seat_plate_set_turn (self->plate, get_turn (self, self->near));
  tablee_seat_plate_set_spoken (self->plate, sentence);
}

/*
 * What is common
 */

/* The ship that builds now, or PH_NONE. */
static int
get_builder (const PhRuleset *ruleset,
             const PhState   *state)
{
  if (state->phase != PH_PHASE_BUILD || state->context.owner == PH_NONE)
    return PH_NONE;

  return ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship));
}

static void
fill_offer (TableeSpaceStationPhoenixTable *self,
            int                             sector,
            gboolean                        next,
            PhTile                         *tile)
{
  PhSight sight = ph_table_get_sight (self);

  ph_pieces_offer (&sight, sector, get_builder (ph_table_get_ruleset (self), sight.state), tile);
  tile->sector.dim = !next;
  tile->sector.compact = self->compact && !next;
  if (tile->sector.compact)
    tile->sector.width = ph_sector_face_get_compact_width (tile->sector.n_quarters);
  if (sight.state->phase == PH_PHASE_BUILD)
    offer (self, tile, ph_action (PH_ACTION_BUILD, sector));
}

/* What the near seat can build next, large; then all the rest. */
void
ph_table_bind_market (TableeSpaceStationPhoenixTable *self,
                      int                             colour)
{
  const PhState *state = ph_table_get_state (self);

  for (int later = 0; later < 2; later++)
    {
      g_autofree PhTile *tiles = g_new (PhTile, PH_LEVELS * PH_TEMPLATES);
      int n = 0;

      for (int level = 1; level <= PH_LEVELS; level++)
        for (int number = 1; number <= PH_TEMPLATES; number++)
          {
            int sector = ph_sector (level, colour, number);

            if (ph_in_market (state, sector) && ph_is_next_sector (state, self->near, sector) == !later)
              fill_offer (self, sector, !later, &tiles[n++]);
          }
      set_tiles (later ? self->later[colour] : self->market[colour], tiles, n);
      gtk_widget_set_visible (GTK_WIDGET (later ? self->later[colour] : self->market[colour]), n > 0);
    }
}

static void
bind_supply (TableeSpaceStationPhoenixTable *self)
{
  PhSight sight = ph_table_get_sight (self);
  PhTile tiles[PH_SPECIES];

  for (int i = 0; i < PH_SPECIES; i++)
    {
      int species = (i + 1) % PH_SPECIES;  /* humans last */

      ph_pieces_species (&sight, species, &tiles[i]);
      if (sight.state->phase == PH_PHASE_TRADE && species != PH_HUMAN)
        offer (self, &tiles[i], ph_action (PH_ACTION_ALIEN, species));
    }
  set_tiles (self->supply, tiles, PH_SPECIES);
}

/* All tracks. Returns how many. */
static int
fill_tracks (TableeSpaceStationPhoenixTable *self,
             gboolean                        upright,
             PhTile                         *tiles)
{
  PhSight sight = ph_table_get_sight (self);
  int phase = sight.state->phase;

  for (int track = 0; track < PH_TRACKS; track++)
    {
      ph_pieces_track (&sight, track, &tiles[track]);
      tiles[track].track.upright = upright;
      tiles[track].marked = self->marks.tracks[track];
      tiles[track].chosen = phase == PH_PHASE_DIPLO && sight.state->context.track == track;
      if (phase == PH_PHASE_LOBBY || phase == PH_PHASE_HUB_DIPLO)
        offer (self, &tiles[track], ph_action (phase == PH_PHASE_LOBBY ? PH_ACTION_LOBBY : PH_ACTION_TRACK, track));
      if (tiles[track].available)
        tiles[track].track.next = sight.state->seats[self->near].tracks[track];
    }

  return PH_TRACKS;
}

static void
bind_tracks (TableeSpaceStationPhoenixTable *self)
{
  gboolean upright = tablee_board_bin_get_form (self->board) != TABLEE_FORM_NARROW;
  PhTile tiles[PH_TRACKS];

  set_tiles (self->tracks, tiles, fill_tracks (self, upright, tiles));
}

/*
 * The stage
 */

static int
bind_dice (TableeSpaceStationPhoenixTable *self,
           PhTile                         *tiles)
{
  const PhState *state = ph_table_get_state (self);
  int faces[PH_MAX_DICE];
  int n = ph_table_get_dice (self, faces);
  gboolean person = tablee_game_session_get_decision_open (get_session (self));

  for (int i = 0; i < n; i++)
    {
      ph_pieces_die (faces[i], i, &tiles[i]);
      if (state->phase == PH_PHASE_REROLL && person)
        {
          tiles[i].available = TRUE;
          tiles[i].key = i < PH_KEYS ? i + 1 : 0;
          tiles[i].chosen = (self->lifted >> i & 1) != 0;
        }
      else if (state->phase == PH_PHASE_PICK)
        {
          offer (self, &tiles[i], ph_action (PH_ACTION_PICK, faces[i]));
          /* One key for all dice of a face. */
          if (i > 0 && faces[i] == faces[i - 1])
            tiles[i].key = 0;
        }
    }

  return n;
}

/* Cards that lie there for the near seat to choose from; of somebody else nothing, or their backs. */
static int
bind_cards (TableeSpaceStationPhoenixTable *self,
            PhTile                         *tiles)
{
  PhSight sight = ph_table_get_sight (self);
  const PhState *state = sight.state;
  int seat = state->current == self->near || state->phase != PH_PHASE_DRAFT ? state->current : self->near;
  int n = 0;

  switch ((int) state->phase)
    {
    case PH_PHASE_DRAFT:
      for (int i = 0; i < state->hand_counts[seat]; i++)
        {
          ph_pieces_ship_card (&sight, state->hands[seat][i], &tiles[n]);
          offer (self, &tiles[n++], ph_action (PH_ACTION_DRAFT, state->hands[seat][i]));
        }
      break;
    case PH_PHASE_HUB:
      for (int i = 0; i < PH_DEALT_HUBS && state->seats[self->near].dealt[i] != PH_NONE; i++)
        {
          ph_pieces_hub_card (&sight, state->seats[self->near].dealt[i], &tiles[n]);
          offer (self, &tiles[n++], ph_action (PH_ACTION_HUB, state->seats[self->near].dealt[i]));
        }
      break;
    default:
      for (int i = 0; i < state->shown_count; i++)
        {
          ph_pieces_ship_card (&sight, state->shown[i], &tiles[n]);
          offer (self, &tiles[n++], ph_action (PH_ACTION_SHIP, state->shown[i]));
        }
      break;
    }

  return n;
}

static int
bind_sites (TableeSpaceStationPhoenixTable *self,
            PhTile                         *tiles)
{
  PhSight sight = ph_table_get_sight (self);
  int n = 0;

  for (int i = 0; i < self->choices.n_actions; i++)
    {
      ph_pieces_offer (&sight, ph_action_number (self->choices.actions[i]),
                       get_builder (ph_table_get_ruleset (self), sight.state), &tiles[n]);
      if (sight.state->phase == PH_PHASE_HUB_SECTOR)
        tiles[n].sector.cost = 0;
      offer (self, &tiles[n++], self->choices.actions[i]);
    }

  return n;
}

static const char *
get_stage_title (const PhState *state)
{
  switch ((int) state->phase)
    {
    case PH_PHASE_DRAFT:
      return state->level == 3 ? _("Draft: Ships of Level 3") : _("Draft: Ships of Level 2");
    case PH_PHASE_HUB:
      return _("Hubs to Choose From");
    case PH_PHASE_HUB_SHIPS:
      return _("Ships to Choose From");
    case PH_PHASE_BUILD:
    case PH_PHASE_HUB_SECTOR:
      return _("Sectors That You Can Build");
    case PH_PHASE_LOBBY:
    case PH_PHASE_HUB_DIPLO:
      return _("Tracks of Diplomacy");
    default:
      return _("Dice of the Expedition");
    }
}

static void
bind_stage (TableeSpaceStationPhoenixTable *self)
{
  const PhState *state = ph_table_get_state (self);
  g_autofree PhTile *tiles = g_new (PhTile, MAX_TILES);
  int n = 0;

  if (ph_table_has_stage (self))
    {
      if (state->phase == PH_PHASE_BUILD || state->phase == PH_PHASE_HUB_SECTOR)
        n = bind_sites (self, tiles);
      else if (state->phase == PH_PHASE_LOBBY || state->phase == PH_PHASE_HUB_DIPLO)
        n = fill_tracks (self, FALSE, tiles);
      else if (state->phase >= PH_PHASE_DRAFT)
        n = bind_cards (self, tiles);
      else
        n = bind_dice (self, tiles);
      gtk_label_set_label (self->stage_title, get_stage_title (state));
    }
  set_tiles (self->stage, tiles, n);
}

/*
 * The bar
 */

/* What a choice costs or brings, for its button. */
static char *
dup_hint (TableeSpaceStationPhoenixTable *self,
          TableeAction                    action)
{
  const PhState *state = ph_table_get_state (self);
  int goods[PH_GOODS] = { 0 };
  int seat = state->current;

  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_INCOME:
      ph_count_income (ph_table_get_ruleset (self), state, seat, goods);
      break;
    case PH_ACTION_ALIEN:
      goods[PH_FOOD] = 1;
      goods[PH_WATER] = 1;
      goods[PH_GEM] = ph_action_number (action) == PH_GOLD_ALIEN;
      break;
    case PH_ACTION_RECRUIT:
      goods[PH_FOOD] = goods[PH_WATER] = goods[PH_METAL] = 1;
      break;
    case PH_ACTION_BUY:
      goods[PH_GEM] = PH_BUY_GEMS;
      break;
    case PH_ACTION_REWARD:
      goods[ph_action_number (action)] = ph_reward (ph_table_get_ruleset (self), state, seat, state->context.track,
                                                    (PhGood) ph_action_number (action), NULL);
      break;
    default:
      return NULL;
    }

  return ph_words_goods (goods);
}

static const char *
get_letter (TableeAction action)
{
  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_INCOME:
      return C_("key", "I");
    case PH_ACTION_REROLL:
      return C_("key", "R");
    case PH_ACTION_KEEP:
    case PH_ACTION_STOP:
    case PH_ACTION_DONE:
      return C_("key", "E");
    default:
      return NULL;
    }
}

static TableeActionButton *
get_button (TableeSpaceStationPhoenixTable *self,
            guint                           index)
{
  while (self->buttons->len <= index)
    {
      GtkWidget *button = tablee_action_button_new (NULL, NULL, NULL);

      gtk_box_append (self->choices_box, button);
      g_ptr_array_add (self->buttons, button);
    }

  return g_ptr_array_index (self->buttons, index);
}

static void
bind_button (TableeSpaceStationPhoenixTable *self,
             guint                           index,
             TableeAction                    action)
{
  TableeActionButton *button = get_button (self, index);
  PhSight sight = ph_table_get_sight (self);
  int key = ph_choices_get_key (&self->choices, action);
  g_autofree char *digit = key > 0 ? g_strdup_printf ("%d", key) : g_strdup (get_letter (action));
  g_autofree char *title = ph_words_action (&sight.context, sight.state, action);
  g_autofree char *spoken = ph_words_action_spoken (&sight.context, sight.state, action);
  gboolean narrow = tablee_board_bin_get_form (self->board) == TABLEE_FORM_NARROW;
  g_autofree char *hint = narrow && self->choices.n_buttons > 4 ? NULL : dup_hint (self, action);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", action);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.act");
  tablee_action_button_set_title (button, title);
  tablee_action_button_set_spoken (button, spoken);
  tablee_action_button_set_hint (button, hint);
  g_object_set (button, "key", digit, NULL);
  tablee_action_button_set_available (button, may (self, action));
  tablee_action_button_set_suggested (button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (button), TRUE);
}

/* Back to before the step, as long as nothing has been shown. */
static void
bind_back (TableeSpaceStationPhoenixTable *self,
           guint                           index)
{
  TableeActionButton *button = get_button (self, index);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.back");
  tablee_action_button_set_title (button, C_("Phoenix", "Back"));
  tablee_action_button_set_spoken (button, _("Take the last step back"));
  tablee_action_button_set_hint (button, NULL);
  g_object_set (button, "key", C_("key", "Z"), NULL);
  tablee_action_button_set_available (button, TRUE);
  tablee_action_button_set_suggested (button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (button), TRUE);
}

/* Who moves, of those in the sector that was chosen. */
static guint
bind_movers (TableeSpaceStationPhoenixTable *self,
             guint                           n)
{
  for (int i = 0; i < self->choices.n_actions; i++)
    if (ph_lift_sector (ph_action_number (self->choices.actions[i])) == self->chosen_sector)
      bind_button (self, n++, self->choices.actions[i]);

  return n;
}

static void
bind_bar (TableeSpaceStationPhoenixTable *self)
{
  TableeGameSession *session = get_session (self);
  const PhState *state = ph_table_get_state (self);
  gboolean person = tablee_game_session_get_decision_open (session);
  guint n = 0;

  if (person && state->phase == PH_PHASE_REROLL)
    bind_button (self, n++, ph_table_get_reroll (self));
  if (person && state->phase == PH_PHASE_MOVE && self->chosen_sector >= 0)
    n = bind_movers (self, n);
  for (int i = 0; i < self->choices.n_buttons; i++)
    bind_button (self, n++, self->choices.buttons[i]);
  if (person && state->phase != PH_PHASE_TURN && tablee_game_session_get_can_undo (session))
    bind_back (self, n++);
  for (; n < self->buttons->len; n++)
    gtk_widget_set_visible (g_ptr_array_index (self->buttons, n), FALSE);
}

/* What the ship under the pointer would cost, or why it cannot be used. Who is new is told what it is for, too. */
static char *
dup_ship_line (TableeSpaceStationPhoenixTable *self,
               const PhSight                  *sight)
{
  TableeAction action = ph_action (PH_ACTION_USE, self->looked_at);
  TableeReason reason = tablee_game_session_check (get_session (self), action);
  const PhRuleset *ruleset = ph_table_get_ruleset (self);
  g_autofree char *words = NULL;

  if (reason != TABLEE_REASON_NONE)
    return ph_words_reason (&sight->context, sight->state, action, reason);

  words = ph_words_action_spoken (&sight->context, sight->state, action);
  if (!ruleset->first_game)
    return g_steal_pointer (&words);

  /* Translators: "Use Farm 2 for 4 gems; 5 left. Take 4 food.", "Food, which every alien and human needs." */
  return g_strdup_printf (C_("Phoenix line", "%1$s %2$s"), words,
                          ph_words_purpose (ph_ship_type (ph_acts_as (ruleset, sight->state, self->looked_at))));
}

/* Without a ship that is looked at: advice for who is new. */
void
ph_table_bind_line (TableeSpaceStationPhoenixTable *self)
{
  PhSight sight = ph_table_get_sight (self);
  gboolean person = tablee_game_session_get_decision_open (get_session (self));
  g_autofree char *words = NULL;

  if (person && self->looked_at >= 0 && sight.state->phase == PH_PHASE_TURN)
    words = dup_ship_line (self, &sight);
  else if (person && ph_table_get_ruleset (self)->first_game)
    words = g_strdup (ph_guide_get_advice (&sight));
  gtk_label_set_label (self->line, words != NULL ? words : "");
}

void
ph_table_bind (TableeSpaceStationPhoenixTable *self)
{
  const PhState *state = ph_table_get_state (self);

  ph_choices_fill (&self->choices, get_session (self));
  for (int seat = 0; seat < ph_table_get_ruleset (self)->base.seats; seat++)
    if (seat != self->near)
      bind_other (self, seat);
  for (int colour = 0; colour < PH_COLOURS; colour++)
    ph_table_bind_market (self, colour);
  bind_fleet (self, self->neutral, PH_NEUTRAL, ph_table_get_ruleset (self)->neutral_count);
  bind_fleet (self, self->fleet, self->near, state->seats[self->near].fleet_count);
  bind_supply (self);
  bind_tracks (self);
  bind_station (self);
  bind_goods (self);
  bind_stage (self);
  bind_bar (self);
  ph_table_bind_line (self);
  ph_table_show_section (self);
}
