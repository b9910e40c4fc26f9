/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* What a narrow table shows of what lies there, one at a time. */
typedef enum
{
  PH_SECTION_STATION, PH_SECTION_FLEET, PH_SECTION_MARKET, PH_SECTION_BOARD, PH_SECTION_OTHERS, PH_SECTIONS,
} PhSection;

/* The tabs of a narrow table, which know the section that it shows: until a decision of another phase brings the one in which it is
 * made. Each is the action "table.section". */
#define PH_TYPE_TABS (ph_tabs_get_type ())
G_DECLARE_FINAL_TYPE (PhTabs, ph_tabs, PH, TABS, GtkBox)

void      ph_tabs_set_scene       (PhTabs        *self,
                                   const PhScene *scene);

/* Restored, it is the one that was shown in the present phase before. Both are seen with the next scene. */
void      ph_tabs_set_section     (PhTabs        *self,
                                   PhSection      section);
void      ph_tabs_restore_section (PhTabs        *self,
                                   const PhScene *scene,
                                   PhSection      section);
PhSection ph_tabs_get_section     (PhTabs        *self);

/* Marks it: something can be done there. */
void      ph_tabs_set_hot         (PhTabs        *self,
                                   PhSection      section,
                                   gboolean       hot);

G_END_DECLS
