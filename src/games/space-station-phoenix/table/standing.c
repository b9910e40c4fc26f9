/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How everybody stands, and whose residents lead. */
#include "config.h"
#include "standing.h"

#include <glib/gi18n.h>

#include "drawing.h"
#include "games/space-station-phoenix/words/terms.h"
#include "present/naming.h"
#include "widgets/calm-tooltip.h"
#include "widgets/whole.h"

/* In pixels. */
enum
{
  POINTS = 61,
  POINTS_GAP = 4,   /* to what stands before them */
  NAME = 90,
  STRIP = 26,
  WORDS = 14,
};

struct _PhStanding
{
  GtkWidget parent_instance;

  int       seats[PH_MAX_SEATS];                    /* of the rows */
  int       n_seats;
  int       counts[PH_MAX_SEATS][PH_SPECIES];       /* residents, of a row */
  int       shares[PH_MAX_SEATS][PH_SPECIES];       /* what they bring */
  int       points[PH_MAX_SEATS];
  gboolean  first[PH_MAX_SEATS];                    /* is in the lead */
  char     *names[PH_MAX_SEATS];
  char     *parts[PH_MAX_SEATS];                    /* of the points, in words */
  int       row;
  int       mine;
  int       cell;
  gboolean  named;
  gboolean  strip;
  guint     drawn;                                  /* times */
};

G_DEFINE_FINAL_TYPE (PhStanding, ph_standing, GTK_TYPE_WIDGET)

/* Behind what whoever leads has. */
static const GdkRGBA lead_ground = { 1, 0.80f, 0.27f, 1 };

static int
get_species (int column)
{
  return (column + 1) % PH_SPECIES;  /* humans last, as in the supply */
}

static void
ph_standing_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  PhStanding *self = PH_STANDING (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = self->strip ? 0 : (self->named ? NAME : 0) + PH_SPECIES * self->cell + POINTS;
  else
    *minimum = *natural = self->strip ? STRIP : self->row * MAX (self->n_seats - 1, 0) + self->mine;
}

/* Who gets something for a species has it on a pill that says how much. */
static void
draw_count (PhStanding            *self,
            int                    row,
            int                    column,
            GtkSnapshot           *snapshot,
            const graphene_rect_t *area)
{
  static const GdkRGBA second = { 0.80f, 0.84f, 0.92f, 1 };
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA ink = ph_get_ink (widget);
  int species = get_species (column);
  int share = self->shares[row][species];
  g_autofree char *count = g_strdup_printf ("%d", self->counts[row][species]);
  float x = area->origin.x;
  float y = area->origin.y + area->size.height / 2;

  if (share > 0)
    {
      g_autofree char *brings = g_strdup_printf ("+%d", share);
      gboolean most = TRUE;

      for (int other = 0; other < self->n_seats; other++)
        most &= self->counts[other][species] <= self->counts[row][species];
      ph_draw_ground (snapshot, most ? &lead_ground : &second, &GRAPHENE_RECT_INIT (x + 1, y - 17, area->size.width - 2, 34), 7);
      ph_draw_text (snapshot, widget, count, WORDS, &ph_ink, &GRAPHENE_RECT_INIT (x, y - 16, area->size.width, 18), 0.5f);
      ph_draw_text (snapshot, widget, brings, 11, &ph_ink, &GRAPHENE_RECT_INIT (x, y + 1, area->size.width, 15), 0.5f);
    }
  else
    {
      ph_draw_text (snapshot, widget, count, WORDS, &ink, &GRAPHENE_RECT_INIT (x, y - 9, area->size.width, 18), 0.5f);
    }
}

/* Who leads stands on a pill, as for a species. */
static void
draw_points (PhStanding            *self,
             int                    row,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *area)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA ink = ph_get_ink (widget);
  g_autofree char *points = g_strdup_printf ("%d", self->points[row]);
  gboolean first = self->first[row];
  float star = 16;
  float middle = area->origin.y + area->size.height / 2;

  if (first)
    ph_draw_ground (snapshot, &lead_ground, &GRAPHENE_RECT_INIT (area->origin.x, middle - 13, area->size.width, 26), 13);
  ph_draw_text (snapshot, widget, points, first ? 16 : 15, first ? &ph_ink : &ink,
                &GRAPHENE_RECT_INIT (area->origin.x, area->origin.y, area->size.width - star - 6, area->size.height), 1);
  ph_draw_art (snapshot, widget, ph_art_good (PH_VP),
               &GRAPHENE_RECT_INIT (area->origin.x + area->size.width - star - 4, middle - star / 2, star, star));
}

static void
snapshot_table (PhStanding  *self,
                GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA ink = ph_get_ink (widget);
  float y = 0;

  for (int row = 0; row < self->n_seats; row++)
    {
      float height = (float) (row == self->n_seats - 1 ? self->mine : self->row);
      float x = self->named ? NAME : 0;

      if (self->named)
        ph_draw_text (snapshot, widget, self->names[row], 12, &ink, &GRAPHENE_RECT_INIT (2, y, NAME - 4, height), 0);
      for (int column = 0; column < PH_SPECIES; column++, x += (float) self->cell)
        draw_count (self, row, column, snapshot, &GRAPHENE_RECT_INIT (x, y, (float) self->cell, height));
      draw_points (self, row, snapshot, &GRAPHENE_RECT_INIT (x + POINTS_GAP, y, POINTS - POINTS_GAP, height));
      y += height;
    }
}

/* The row that has most of a species, of several the first; -1: nobody has any. */
static int
find_leader (PhStanding *self,
             int         species)
{
  int leader = -1;
  int most = 0;

  for (int row = 0; row < self->n_seats; row++)
    if (self->counts[row][species] > most)
      {
        most = self->counts[row][species];
        leader = row;
      }

  return leader;
}

/* Each species with mine, and the most that anybody has. */
static void
snapshot_strip (PhStanding  *self,
                GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA ink = ph_get_ink (widget);
  float cell = (float) gtk_widget_get_width (widget) / PH_SPECIES;
  int near = self->n_seats - 1;

  for (int column = 0; column < PH_SPECIES; column++)
    {
      int species = get_species (column);
      int leader = find_leader (self, species);
      int own = self->counts[near][species];
      gboolean lead = own > 0 && own == self->counts[MAX (leader, 0)][species];
      const char *whose = leader >= 0 && !lead ? self->names[leader] : "";
      g_autofree char *name = g_utf8_substring (whose, 0, MIN (g_utf8_strlen (whose, -1), 2));
      g_autofree char *words = lead || leader < 0 ? g_strdup_printf ("%d", own)
                                                  : g_strdup_printf ("%d · %s %d", own, name, self->counts[leader][species]);
      float x = cell * (float) column;

      if (lead)
        ph_draw_ground (snapshot, &lead_ground, &GRAPHENE_RECT_INIT (x + 1, 1, cell - 2, STRIP - 2), 7);
      ph_draw_art (snapshot, widget, ph_art_species (species), &GRAPHENE_RECT_INIT (x + 3, 3, 20, 20));
      ph_draw_text (snapshot, widget, words, 12, lead ? &ph_ink : &ink, &GRAPHENE_RECT_INIT (x + 24, 0, cell - 26, STRIP), 0);
    }
}

static void
ph_standing_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  PhStanding *self = PH_STANDING (widget);

  if (self->n_seats == 0)
    return;

  tablee_whole_snapshot (widget, snapshot, self->drawn++);
  if (self->strip)
    snapshot_strip (self, snapshot);
  else
    snapshot_table (self, snapshot);
}

/* The row whose points are at @x, @y; -1: none. */
static int
find_points (PhStanding *self,
             int         x,
             int         y)
{
  int others = self->row * (self->n_seats - 1);

  if (self->strip || self->n_seats == 0 || x < (self->named ? NAME : 0) + PH_SPECIES * self->cell)
    return -1;

  return y < others ? y / self->row : self->n_seats - 1;
}

/* Points say what they are made of, everything else how all stand. */
static gboolean
ph_standing_query_tooltip (GtkWidget  *widget,
                           int         x,
                           int         y,
                           gboolean    keyboard,
                           GtkTooltip *tooltip)
{
  PhStanding *self = PH_STANDING (widget);
  int row = keyboard ? -1 : find_points (self, x, y);

  if (!keyboard && tablee_calm_tooltip_is_still (widget, x, y))
    return FALSE;
  if (row < 0)
    return GTK_WIDGET_CLASS (ph_standing_parent_class)->query_tooltip (widget, x, y, keyboard, tooltip);

  gtk_tooltip_set_text (tooltip, self->parts[row]);
  return TRUE;
}

static void
ph_standing_finalize (GObject *object)
{
  for (int row = 0; row < PH_MAX_SEATS; row++)
    {
      g_free (PH_STANDING (object)->names[row]);
      g_free (PH_STANDING (object)->parts[row]);
    }

  G_OBJECT_CLASS (ph_standing_parent_class)->finalize (object);
}

static void
ph_standing_class_init (PhStandingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ph_standing_finalize;
  widget_class->measure = ph_standing_measure;
  widget_class->snapshot = ph_standing_snapshot;
  widget_class->query_tooltip = ph_standing_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "standing");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ph_standing_init (PhStanding *self)
{
  self->row = STRIP;
  self->mine = STRIP;
  self->cell = STRIP;
}

int
ph_standing_get_points_width (void)
{
  return POINTS;
}

void
ph_standing_lay_out (PhStanding *self,
                     int         row,
                     int         mine,
                     int         cell,
                     gboolean    named)
{
  g_return_if_fail (PH_IS_STANDING (self));

  self->row = row;
  self->mine = mine;
  self->cell = cell;
  self->named = named;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ph_standing_set_strip (PhStanding *self)
{
  g_return_if_fail (PH_IS_STANDING (self));

  self->strip = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Whether somebody else has as many. */
static gboolean
is_shared (PhStanding *self,
           int         row,
           int         species)
{
  for (int other = 0; other < self->n_seats; other++)
    if (other != row && self->counts[other][species] == self->counts[row][species])
      return TRUE;

  return FALSE;
}

/* "Ana: 24 points if the game ended now; 2 humans (+10)." */
static char *
dup_spoken (PhStanding    *self,
            const PhScene *scene,
            int            row)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  gboolean over = scene->sight.state->phase == PH_PHASE_OVER;
  g_autofree char *residents = NULL;

  for (int column = 0; column < PH_SPECIES; column++)
    {
      int species = get_species (column);
      g_autofree char *many = ph_words_residents (species, self->counts[row][species]);

      if (self->shares[row][species] > 0 && is_shared (self, row, species))
        /* Translators: "2 cyan aliens", the points that one gets of those for the most or second most, which others with as many get too */
        g_ptr_array_add (words, g_strdup_printf (C_("Phoenix standing", "%1$s (+%2$d, shared and rounded down)"), many, self->shares[row][species]));
      else if (self->shares[row][species] > 0)
        /* Translators: "3 cyan aliens", the points that the majority brings */
        g_ptr_array_add (words, g_strdup_printf (C_("Phoenix standing", "%1$s (+%2$d)"), many, self->shares[row][species]));
      else if (self->counts[row][species] > 0)
        g_ptr_array_add (words, g_strdup (many));
    }
  if (words->len == 0)
    g_ptr_array_add (words, g_strdup (C_("Phoenix standing", "no residents")));
  g_ptr_array_add (words, NULL);
  residents = g_strjoinv (" · ", (char **) words->pdata);

  /* Translators: name of a player, points, "3 cyan aliens (+10) · 1 human" */
  return g_strdup_printf (over ? ngettext ("%1$s: %2$d point in the end; %3$s", "%1$s: %2$d points in the end; %3$s", (gulong) ABS (self->points[row]))
                               : ngettext ("%1$s: %2$d point if the game ended now; %3$s", "%1$s: %2$d points if the game ended now; %3$s",
                                           (gulong) ABS (self->points[row])),
                          tablee_label_of (&scene->sight.context, self->seats[row]), self->points[row], residents);
}

/* Whoever cannot point hears what the points are made of as well. */
static void
speak (PhStanding    *self,
       const PhScene *scene)
{
  g_autoptr (GString) shown = g_string_new (NULL);
  g_autoptr (GString) spoken = g_string_new (NULL);

  for (int row = self->n_seats - 1; row >= 0; row--)
    {
      g_autofree char *line = dup_spoken (self, scene, row);

      g_string_append_printf (shown, "%s%s", shown->len > 0 ? "\n" : "", line);
    }
  for (int row = self->n_seats - 1; row >= 0; row--)
    g_string_append_printf (spoken, "\n%s", self->parts[row]);
  g_string_prepend (spoken, shown->str);
  tablee_widget_set_tooltip (GTK_WIDGET (self), shown->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str, -1);
}

void
ph_standing_set_scene (PhStanding    *self,
                       const PhScene *scene)
{
  TableeScoreSheet sheet;

  g_return_if_fail (PH_IS_STANDING (self));

  tablee_game_session_get_score_sheet (scene->session, &sheet);
  if (self->n_seats != ph_scene_get_ruleset (scene)->base.seats)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->n_seats = ph_scene_get_ruleset (scene)->base.seats;
  for (int row = 0; row < self->n_seats; row++)
    {
      int seat = (scene->sight.near + 1 + row) % self->n_seats;

      self->seats[row] = seat;
      ph_count_residents (&scene->sight.state->seats[seat], self->counts[row]);
      for (int species = 0; species < PH_SPECIES; species++)
        self->shares[row][species] = (int) sheet.row[PH_SCORE_HUMAN + species].values[seat];
      self->points[row] = (int) sheet.totals[seat];
      self->first[row] = sheet.winner[seat];
      g_free (self->names[row]);
      self->names[row] = g_strdup (tablee_label_of (&scene->sight.context, seat));
      g_free (self->parts[row]);
      self->parts[row] = ph_words_points (&scene->sight.context, &sheet, seat);
    }
  speak (self, scene);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
