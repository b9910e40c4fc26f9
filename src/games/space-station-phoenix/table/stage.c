/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table, while there is something to choose from. */
#include "config.h"
#include "stage.h"

#include <glib/gi18n.h>

#include "dice-places.h"
#include "faces.h"
#include "market.h"
#include "metrics.h"
#include "present/naming.h"

enum
{
  MAX_TILES = 256,
  CARDS = 3,         /* of a draft, in a line */
  USED = -2,         /* ids of dice that cannot be chosen, from there downwards */
};

/* Pixels that a tile is high; cards, sectors and dice by themselves, and what is on a narrow table. */
enum
{
  MAX_HEIGHT = 110,
  SECTOR_GAP = 6,      /* at most, between those that can be built, and round them */
  MIN_DIE = 40,
  MIN_CARD = 90,
  MIN_WIDE = 62,
  CARD_MARK = 18,
  LEAST_CARD = 104,    /* their width side by side, ... */
  LEAST_WIDE = 160,    /* ... and one below the other, where others need the room */
  LEAST_HUB = 220,
  MAX_CARD = 620,
  NARROW_HEIGHT = 54,
};

struct _PhStage
{
  GtkBox    parent_instance;

  GtkLabel *title;
  PhShelf  *shelf;
  PhCardForm form;       /* of the cards */
  PhDicePlaces dice;     /* of the expedition: nothing moves when one is used */
};

G_DEFINE_FINAL_TYPE (PhStage, ph_stage, GTK_TYPE_BOX)

static void
ph_stage_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_STAGE);

  G_OBJECT_CLASS (ph_stage_parent_class)->dispose (object);
}

static void
ph_stage_class_init (PhStageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_stage_dispose;

  g_type_ensure (PH_TYPE_SHELF);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/stage.ui");
  gtk_widget_class_bind_template_child (widget_class, PhStage, title);
  gtk_widget_class_bind_template_child (widget_class, PhStage, shelf);
}

/* Before anybody else hears of it. */
static void
activated_cb (PhStage *self,
              int      id)
{
  ph_dice_places_point_at (&self->dice, id);
}

static void
ph_stage_init (PhStage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->shelf, "activated", G_CALLBACK (activated_cb), self);
}

PhShelf *
ph_stage_get_shelf (PhStage *self)
{
  g_return_val_if_fail (PH_IS_STAGE (self), NULL);

  return self->shelf;
}

void
ph_stage_roll (PhStage *self)
{
  PhTileView *view;

  g_return_if_fail (PH_IS_STAGE (self));

  for (gsize i = 0; (view = ph_tile_rack_get_view (PH_TILE_RACK (self->shelf), i)) != NULL; i++)
    if (ph_tile_view_get_tile (view)->kind == PH_TILE_DIE)
      ph_tile_view_roll (view, ph_art_faces);
}

void
ph_stage_stop (PhStage *self)
{
  PhTileView *view;

  g_return_if_fail (PH_IS_STAGE (self));

  for (gsize i = 0; (view = ph_tile_rack_get_view (PH_TILE_RACK (self->shelf), i)) != NULL; i++)
    ph_tile_view_stop (view);
}

/*
 * What lies there
 */

static void
fill_used_die (int     face,
               int     place,
               PhTile *tile)
{
  ph_pieces_die (face, USED - face * PH_MAX_DICE - place, tile);
  ph_pieces_say (tile, g_strdup (_("This die has been used")));
  tile->sign.dim = TRUE;
}

/* Those that have been used since the roll keep their places among the others, which are @left. */
static int
put_used_between (PhStage *self,
                  PhTile  *left,
                  PhTile  *tiles)
{
  int die = 0;
  int n = 0;

  for (int face = 0; face < PH_FACES; face++)
    for (int place = 0; place < self->dice.rolled[face] && n < PH_MAX_DICE; place++)
      if (ph_dice_places_is_used (&self->dice, face, place))
        fill_used_die (face, place, &tiles[n++]);
      else
        tiles[n++] = left[die++];

  return n;
}

static void
remember_dice (PhStage       *self,
               const PhScene *scene)
{
  const PhState *state = scene->sight.state;
  int phase = state->phase;

  ph_dice_places_update (&self->dice, state->context.dice, phase == PH_PHASE_PICK || phase == PH_PHASE_HUMAN || phase == PH_PHASE_PLACE);
}

static int
fill_dice (const PhScene *scene,
           PhTile        *tiles)
{
  const PhState *state = scene->sight.state;
  int faces[PH_MAX_DICE];
  int n = ph_scene_get_dice (scene, faces);
  gboolean person = ph_scene_is_asked (scene);

  for (int i = 0; i < n; i++)
    {
      ph_pieces_die (faces[i], i, &tiles[i]);
      if (state->phase == PH_PHASE_REROLL && person)
        {
          tiles[i].available = TRUE;
          tiles[i].key = i < PH_KEYS ? i + 1 : 0;
          tiles[i].chosen = (scene->intent->lifted >> i & 1) != 0;
        }
      else if (state->phase == PH_PHASE_PICK)
        {
          ph_scene_offer_drag (scene, &tiles[i], ph_action (PH_ACTION_PICK, faces[i]), PH_DRAG_DIE);
          /* One key for all dice of a face. */
          if (i > 0 && faces[i] == faces[i - 1])
            tiles[i].key = 0;
        }
    }

  return n;
}

/* Whose hubs lie there: of who chooses, if they are known; or the near seat's own, as long as it has them; or else backs. */
static const guint8 *
get_hubs_on_stage (const PhState *state,
                   int            near)
{
  const guint8 *dealt = state->seats[state->current].dealt;
  const guint8 *own = state->seats[near].dealt;

  return dealt[0] == PH_UNKNOWN && own[0] != PH_NONE ? own : dealt;
}

/* Cards that lie there for the near seat to choose from; of somebody else what is known, or their backs. */
static int
fill_cards (const PhScene *scene,
            PhCardForm     form,
            PhTile        *tiles)
{
  const PhState *state = scene->sight.state;
  int seat = state->current == scene->sight.near || state->phase != PH_PHASE_DRAFT ? state->current : scene->sight.near;
  const guint8 *hubs = get_hubs_on_stage (state, scene->sight.near);
  int n = 0;

  switch ((int) state->phase)
    {
    case PH_PHASE_DRAFT:
      for (int i = 0; i < state->hand_counts[seat]; i++)
        {
          ph_pieces_ship_card (&scene->sight, state->hands[seat][i], &tiles[n]);
          ph_scene_offer_drag (scene, &tiles[n++], ph_action (PH_ACTION_DRAFT, state->hands[seat][i]), PH_DRAG_CARD);
        }
      break;
    case PH_PHASE_HUB:
      for (int i = 0; i < PH_DEALT_HUBS && hubs[i] != PH_NONE; i++)
        {
          ph_pieces_hub_card (&scene->sight, hubs[i], &tiles[n]);
          if (hubs[i] != PH_UNKNOWN)
            ph_scene_offer_drag (scene, &tiles[n], ph_action (PH_ACTION_HUB, hubs[i]), PH_DRAG_CARD);
          n++;
        }
      break;
    default:
      for (int i = 0; i < state->shown_count; i++)
        {
          ph_pieces_ship_card (&scene->sight, state->shown[i], &tiles[n]);
          ph_scene_offer_drag (scene, &tiles[n++], ph_action (PH_ACTION_SHIP, state->shown[i]), PH_DRAG_CARD);
        }
      break;
    }
  for (int i = 0; i < n; i++)
    tiles[i].ship.form = tiles[i].ship.words != NULL ? form : PH_CARD_PLAIN;

  return n;
}

static int
fill_sites (const PhScene *scene,
            PhTile        *tiles)
{
  int n = 0;

  for (int i = 0; i < scene->choices->n_actions; i++)
    {
      ph_pieces_offer (&scene->sight, ph_action_number (scene->choices->actions[i]), ph_scene_get_builder (scene), &tiles[n]);
      if (scene->sight.state->phase == PH_PHASE_HUB_SECTOR)
        tiles[n].sector.cost = 0;
      ph_scene_offer_drag (scene, &tiles[n++], scene->choices->actions[i], PH_DRAG_OFFER);
    }

  return n;
}

static char *
dup_hubs_title (const PhSight *sight)
{
  const PhState *state = sight->state;
  int whose = state->current;

  if (state->current == sight->near)
    return g_strdup (_("Hubs to Choose From"));
  if (get_hubs_on_stage (state, sight->near) == state->seats[sight->near].dealt)
    whose = sight->near;

  return tablee_say_of (&sight->context, whose, _("Your Hubs to Choose From"), _("%s’s Hubs to Choose From"),
                        sight->context.names[whose]);
}

static const char *
get_title (const PhState *state)
{
  switch ((int) state->phase)
    {
    case PH_PHASE_DRAFT:
      return state->level == 3 ? _("Draft: Level 3 Ships") : _("Draft: Level 2 Ships");
    case PH_PHASE_HUB_SHIPS:
      return _("Ships to Choose From");
    case PH_PHASE_BUILD:
    case PH_PHASE_HUB_SECTOR:
      return _("Sectors You Can Build");
    case PH_PHASE_LOBBY:
    case PH_PHASE_HUB_DIPLO:
      return _("Diplomacy Tracks");
    default:
      return _("Expedition Dice");
    }
}

static gsize
fill (PhStage       *self,
      const PhScene *scene,
      PhTile        *tiles)
{
  int phase = scene->sight.state->phase;
  PhTile dice[PH_MAX_DICE];

  if (phase == PH_PHASE_BUILD || phase == PH_PHASE_HUB_SECTOR)
    return (gsize) fill_sites (scene, tiles);
  if (ph_scene_has_tracks (scene))
    return (gsize) ph_scene_fill_tracks (scene, FALSE, tiles);
  if (ph_scene_has_cards (scene))
    return (gsize) fill_cards (scene, self->form, tiles);

  if (phase == PH_PHASE_REROLL)
    return (gsize) fill_dice (scene, tiles);

  fill_dice (scene, dice);
  return (gsize) put_used_between (self, dice, tiles);
}

void
ph_stage_set_scene (PhStage       *self,
                    const PhScene *scene)
{
  const PhState *state = scene->sight.state;
  g_autofree PhTile *tiles = g_new (PhTile, MAX_TILES);
  g_autofree char *title = NULL;
  gsize n = 0;

  g_return_if_fail (PH_IS_STAGE (self));

  remember_dice (self, scene);
  if (ph_scene_has_stage (scene))
    {
      n = fill (self, scene, tiles);
      title = state->phase == PH_PHASE_HUB ? dup_hubs_title (&scene->sight) : g_strdup (get_title (state));
      gtk_label_set_label (self->title, title);
    }
  ph_shelf_set_tiles (self->shelf, tiles, n);
  ph_pieces_clear (tiles, n);
}

/*
 * Sizes
 */

static void
set_form (PhStage       *self,
          const PhScene *scene,
          PhCardForm     form)
{
  if (self->form == form)
    return;

  self->form = form;
  ph_stage_set_scene (self, scene);
}

/* The form of cards: as it makes most of @width and @height. What hubs do takes many words: they are beside the picture, where no card is
 * high; so are those of ships where there is no room for all of them side by side. */
static PhCardForm
choose_form (const PhScene *scene,
             int            width,
             int            height)
{
  if (scene->sight.state->phase == PH_PHASE_HUB || width / CARDS - CARD_MARK < LEAST_CARD)
    return PH_CARD_WIDE;

  return (float) (width / CARDS - CARD_MARK) < (float) height * PH_CARD_RATIO * 0.9f ? PH_CARD_SLIM : PH_CARD_PLAIN;
}

int
ph_stage_get_least_width (const PhScene *scene)
{
  gboolean hubs = scene->sight.state->phase == PH_PHASE_HUB;

  return (hubs ? LEAST_HUB : LEAST_WIDE) + CARD_MARK + PH_PADDING;
}

/* How large a card is if so many of @n are side by side, the others below. */
static int
fit_card (PhCardForm form,
          int        n,
          int        columns,
          int        width,
          int        height)
{
  int rows = (n + columns - 1) / columns;

  return MIN (height / rows - (rows > 1 ? CARD_MARK - 5 : 0), (int) ((float) (width / columns - CARD_MARK) / ph_card_face_get_ratio (form)));
}

/* Somebody else's, of whom nothing is known. */
static gboolean
shows_backs (PhStage *self)
{
  PhTileView *first = ph_tile_rack_get_view (PH_TILE_RACK (self->shelf), 0);

  return first != NULL && ph_tile_view_get_tile (first)->ship.words == NULL;
}

static void
lay_out_cards (PhStage       *self,
               const PhScene *scene,
               int            width,
               int            height)
{
  PhCardForm form = shows_backs (self) ? PH_CARD_PLAIN : choose_form (scene, width, height);
  int n = scene->sight.state->phase == PH_PHASE_HUB ? PH_DEALT_HUBS : CARDS;
  int beside = fit_card (form, n, n, width, height);
  int below = form == PH_CARD_WIDE ? fit_card (form, n, 1, width, height) : 0;

  set_form (self, scene, form);
  ph_shelf_set_per_row (self->shelf, below > beside ? 1 : 0);
  ph_shelf_set_height (self->shelf, CLAMP (MAX (beside, below), form == PH_CARD_WIDE ? MIN_WIDE : MIN_CARD, MAX_CARD));
}

static void
lay_out_sectors (PhStage       *self,
                 const PhScene *scene,
                 int            width,
                 int            height)
{
  int sectors[PH_SECTORS];
  int n = MIN (scene->choices->n_actions, PH_SECTORS);

  for (int i = 0; i < n; i++)
    sectors[i] = ph_action_number (scene->choices->actions[i]);
  ph_shelf_set_height (self->shelf, ph_market_fit_whole (scene, sectors, n, width - PH_PADDING - n * SECTOR_GAP, height - n * SECTOR_GAP));
}

/* How high dice can be in two rows or fewer, or in as many as all that were rolled take. */
static int
fit_dice (const PhStage *self,
          int            width,
          int            height)
{
  int n = ph_dice_places_count (&self->dice);
  int die = CLAMP (height / 2 - PH_MARK - PH_SPACING, MIN_DIE, MAX_HEIGHT);

  while (die > MIN_DIE)
    {
      int side = die + PH_MARK + PH_SPACING;
      int columns = MAX (width / side, 1);

      if ((n + columns - 1) / columns * side <= height)
        break;
      die--;
    }

  return die;
}

void
ph_stage_lay_out (PhStage       *self,
                  const PhScene *scene,
                  int            width,
                  int            height)
{
  int phase = scene->sight.state->phase;
  gboolean tracks = ph_scene_has_tracks (scene);
  int tall = height - PH_MARK;

  g_return_if_fail (PH_IS_STAGE (self));

  ph_shelf_set_per_row (self->shelf, tracks ? 2 : 0);
  if (phase == PH_PHASE_BUILD || phase == PH_PHASE_HUB_SECTOR)
    lay_out_sectors (self, scene, width, tall);
  else if (tracks)
    ph_shelf_set_height (self->shelf, MIN (tall / 2 - PH_MARK - PH_SPACING, (int) ((float) (width / 2 - PH_MARK - PH_SPACING) / PH_TRACK_RATIO)));
  else if (ph_scene_has_cards (scene))
    lay_out_cards (self, scene, width, tall);
  else
    ph_shelf_set_height (self->shelf, fit_dice (self, width - PH_PADDING, tall));
}

void
ph_stage_lay_out_narrow (PhStage       *self,
                         const PhScene *scene,
                         int            width)
{
  int card = (int) ((float) (width / 2 - PH_MARK) / PH_CARD_RATIO) - PH_MARK;

  g_return_if_fail (PH_IS_STAGE (self));

  set_form (self, scene, PH_CARD_PLAIN);
  ph_shelf_set_per_row (self->shelf, 0);
  ph_shelf_set_height (self->shelf, ph_scene_has_cards (scene) ? card : NARROW_HEIGHT);
}
