/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "part.h"
#include "scene.h"
#include "tabs.h"
#include "widgets/board-bin.h"

G_BEGIN_DECLS

/*
 * All that lies on the table, arranged for the size that it has: the others, what is common to all, the near seat's side; and the
 * guide, while it shows itself. It knows where things are, and not what they are clicked for.
 *
 * Its tabs are the action "table.section"; what is dropped on the near seat's side is told as tiles do, by "table.drop" with -1 and
 * -1 for the tile.
 *
 * Signals:
 *   "activated" (int part, int id, int quarter)   a PhPart has been chosen; @quarter: of a sector that was clicked, or -1
 *   "looked-at" (int ship)                        the pointer or the focus has come to it; -1: has left it
 */
#define PH_TYPE_BOARD (ph_board_get_type ())
G_DECLARE_FINAL_TYPE (PhBoard, ph_board, PH, BOARD, GtkBox)

/* Who sits where; @near at the near side. */
void       ph_board_set_seats      (PhBoard           *self,
                                    TableeGameSession *session,
                                    int                near);
void       ph_board_set_scene      (PhBoard           *self,
                                    const PhScene     *scene);
/* Of a scene that has been set: only whose turn it is has changed. */
void       ph_board_set_turns      (PhBoard           *self,
                                    const PhScene     *scene);

/* Gives everything the size that so many pixels allow; where it is narrow, it scrolls. */
void       ph_board_lay_out        (PhBoard           *self,
                                    const PhScene     *scene,
                                    TableeForm         form,
                                    int                width,
                                    int                height);

/* What stays in sight on a narrow table, whatever is scrolled: goods, who leads each species, tabs. Returns: (transfer none) */
GtkWidget *ph_board_get_dock        (PhBoard           *self);

/* Words above everything, where the bar has no room for them; can be empty. */
void       ph_board_set_words      (PhBoard           *self,
                                    const char        *words);

/* Which section a narrow table shows, until a decision of another phase brings the one in which it is made. Restored, it is the one
 * that was shown in the present phase before: it is seen with the next scene. */
void       ph_board_set_section    (PhBoard           *self,
                                    const PhScene     *scene,
                                    PhSection          section);
void       ph_board_restore_section (PhBoard          *self,
                                    const PhScene     *scene,
                                    PhSection          section);
PhSection  ph_board_get_section    (PhBoard           *self);

/* Whether the guide has to go for @section to be seen; whether it is shown. */
gboolean   ph_board_hides_section  (PhBoard           *self,
                                    PhSection          section);
gboolean   ph_board_get_guide      (PhBoard           *self);

/* Shows the station of another seat large. */
void       ph_board_enlarge        (PhBoard           *self,
                                    const PhScene     *scene,
                                    int                seat);

/* The dice that lie there. */
void       ph_board_roll           (PhBoard           *self);
void       ph_board_stop           (PhBoard           *self);

/* Take the focus: to what there is to be done first; to the ships of the near seat, the neutral ones, those of the next of the
 * others with each call; to what is on offer, or is chosen from. They return FALSE where there is nothing. */
gboolean   ph_board_focus_first    (PhBoard           *self,
                                    const PhScene     *scene);
gboolean   ph_board_focus_fleet    (PhBoard           *self);
gboolean   ph_board_focus_neutral  (PhBoard           *self);
gboolean   ph_board_focus_others   (PhBoard           *self,
                                     const PhScene     *scene);
gboolean   ph_board_focus_market   (PhBoard           *self,
                                    const PhScene     *scene);

/* Where @id of @part is, of @seat where every seat has one; tracks and stage as a whole. A sector that is not there yet is where it
 * will be. Returns: (transfer none) (nullable) */
GtkWidget *ph_board_find           (PhBoard           *self,
                                    PhPart             part,
                                    int                seat,
                                    int                id);

G_END_DECLS
