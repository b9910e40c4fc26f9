/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who the near seat is, and what it has in hand. */
#include "config.h"
#include "own.h"

#include <glib/gi18n.h>

#include "games/space-station-phoenix/words/terms.h"
#include "present/naming.h"

struct _PhOwn
{
  GtkBox           parent_instance;

  TableeSeatPlate *plate;
  PhShelf         *goods;
};

G_DEFINE_FINAL_TYPE (PhOwn, ph_own, GTK_TYPE_BOX)

static void
ph_own_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_OWN);

  G_OBJECT_CLASS (ph_own_parent_class)->dispose (object);
}

static void
ph_own_class_init (PhOwnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_own_dispose;

  g_type_ensure (PH_TYPE_SHELF);
  g_type_ensure (TABLEE_TYPE_SEAT_PLATE);
  gtk_widget_class_set_css_name (widget_class, "own");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/own.ui");
  gtk_widget_class_bind_template_child (widget_class, PhOwn, plate);
  gtk_widget_class_bind_template_child (widget_class, PhOwn, goods);
}

static void
ph_own_init (PhOwn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ph_own_set_seat (PhOwn      *self,
                 TableeSeat *seat)
{
  g_return_if_fail (PH_IS_OWN (self));

  tablee_seat_plate_set_seat (self->plate, seat);
}

PhShelf *
ph_own_get_goods (PhOwn *self)
{
  g_return_val_if_fail (PH_IS_OWN (self), NULL);

  return self->goods;
}

void
ph_own_lay_out (PhOwn *self,
                int    height)
{
  g_return_if_fail (PH_IS_OWN (self));

  ph_shelf_set_height (self->goods, height);
}

void
ph_own_set_bare (PhOwn    *self,
                 gboolean  bare)
{
  g_return_if_fail (PH_IS_OWN (self));

  gtk_widget_set_visible (GTK_WIDGET (self->plate), !bare);
}

/* The action that a click on a good means. */
static PhActionKind
get_good_kind (const PhState *state)
{
  return state->phase == PH_PHASE_GIVE ? PH_ACTION_GIVE : state->phase == PH_PHASE_TAKE ? PH_ACTION_TAKE : PH_N_ACTIONS;
}

/* The star is what has been scored so far, which is only a part. */
static void
say_points (const PhScene *scene,
            PhTile        *tile)
{
  g_autofree char *amount = ph_words_good (PH_VP, scene->sight.state->seats[scene->sight.near].goods[PH_VP]);
  g_autofree char *parts = ph_scene_dup_points (scene, scene->sight.near);

  /* Translators: "3 points"; below it stands what all points are made of, a line each */
  ph_pieces_say (tile, g_strdup_printf (_("Scored so far: %1$s\n%2$s"), amount, parts));
}

void
ph_own_set_turn (PhOwn         *self,
                 const PhScene *scene)
{
  g_return_if_fail (PH_IS_OWN (self));

  tablee_seat_plate_set_turn (self->plate, ph_scene_get_turn (scene, scene->sight.near));
}

static void
set_plate (PhOwn         *self,
           const PhScene *scene)
{
  g_autofree char *words = ph_scene_dup_goods (scene, scene->sight.near);
  g_autofree char *sentence = g_strdup_printf ("%s.", words);

  ph_own_set_turn (self, scene);
  tablee_seat_plate_set_yours (self->plate, tablee_is_listener (&scene->sight.context, scene->sight.near));
  tablee_seat_plate_set_spoken (self->plate, sentence);
}

void
ph_own_set_scene (PhOwn         *self,
                  const PhScene *scene)
{
  const PhState *state = scene->sight.state;
  int near = scene->sight.near;
  PhActionKind kind;
  PhTile tiles[PH_GOODS];

  g_return_if_fail (PH_IS_OWN (self));

  kind = get_good_kind (state);
  for (int good = 0; good < PH_GOODS; good++)
    {
      ph_pieces_good (&scene->sight, near, good, &tiles[good]);
      tiles[good].marked = scene->marks->goods[good];
      if (kind != PH_N_ACTIONS && good >= PH_FOOD && good <= PH_METAL && state->current == near)
        ph_scene_offer (scene, &tiles[good], ph_action (kind, good));
    }
  say_points (scene, &tiles[PH_VP]);
  /* Gems are laid onto ships, or pay for influence. */
  if (ph_scene_is_asked (scene) && state->current == near && (state->phase == PH_PHASE_TURN || state->phase == PH_PHASE_LOBBY))
    tiles[PH_GEM].drag = PH_DRAG_GEM;
  ph_shelf_set_tiles (self->goods, tiles, PH_GOODS);
  ph_pieces_clear (tiles, PH_GOODS);
  set_plate (self, scene);
}
