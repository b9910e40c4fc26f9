/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the faces of the tiles are drawn with. All sizes are pixels of the widget. */

/* The drawing @art of data/art, in all of @area. Nothing if there is no such drawing. */
void ph_draw_art   (GtkSnapshot           *snapshot,
                    GtkWidget             *widget,
                    const char            *art,
                    const graphene_rect_t *area);

/* One line of @text as high as @size, at @xalign (0 to 1) of @area, in the middle of its height; smaller, then narrower, then
 * cut, where it is too wide. */
void ph_draw_text  (GtkSnapshot           *snapshot,
                    GtkWidget             *widget,
                    const char            *text,
                    float                  size,
                    const GdkRGBA         *colour,
                    const graphene_rect_t *area,
                    float                  xalign);

/* Words in letters of @size, for what is drawn otherwise. Returns: (transfer full) */
PangoLayout *ph_create_layout (GtkWidget  *widget,
                    const char            *text,
                    float                  size,
                    PangoWeight            weight);

/* How wide that line is. */
float ph_measure_text (GtkWidget          *widget,
                    const char            *text,
                    float                  size);

/* A rounded ground. */
void ph_draw_ground (GtkSnapshot          *snapshot,
                    const GdkRGBA         *colour,
                    const graphene_rect_t *area,
                    float                  radius);

/* The ground of a whole tile at the origin; outlined in high contrast. */
void ph_draw_tile_ground (GtkSnapshot     *snapshot,
                    GtkWidget             *widget,
                    float                  width,
                    float                  height,
                    float                  radius);

/* A key of the keyboard, @size wide and high, at @x and @y. */
void ph_draw_key   (GtkSnapshot           *snapshot,
                    GtkWidget             *widget,
                    int                    digit,
                    float                  x,
                    float                  y,
                    float                  size);

/* A small pill of @height with an optional sign and @text, its right (@xalign 1) or left (0) end at @x. Returns its width. */
float ph_draw_pill (GtkSnapshot           *snapshot,
                    GtkWidget             *widget,
                    const char            *art,
                    const char            *text,
                    float                  x,
                    float                  y,
                    float                  height,
                    float                  xalign);

/* Ink and grounds that hold on any surface. */
extern const GdkRGBA ph_ink;          /* dark words on a light pill */
extern const GdkRGBA ph_light;        /* light words on a dark ground */
extern const GdkRGBA ph_pill_ground;
extern const GdkRGBA ph_panel_ground; /* of tiles, light */
extern const GdkRGBA ph_panel_dark;   /* of tiles, dark */

/* The colour of words on the surface of the table, dark or light as its style is. */
GdkRGBA ph_get_ink (GtkWidget *widget);

/* Whether @widget is in dark style, and in high contrast, where nothing is pale. */
gboolean ph_is_dark          (GtkWidget *widget);
gboolean ph_is_high_contrast (GtkWidget *widget);

G_END_DECLS
