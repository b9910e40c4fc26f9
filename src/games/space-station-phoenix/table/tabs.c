/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tabs of a narrow table, and which of its sections is shown. */
#include "config.h"
#include "tabs.h"

#include "widgets/widgets-style.h"

struct _PhTabs
{
  GtkBox           parent_instance;

  GtkToggleButton *buttons[PH_SECTIONS];

  PhSection        section;
  int              shown_phase;  /* for which it was chosen; -1: for none yet */
};

G_DEFINE_FINAL_TYPE (PhTabs, ph_tabs, GTK_TYPE_BOX)

static void
ph_tabs_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), PH_TYPE_TABS);

  G_OBJECT_CLASS (ph_tabs_parent_class)->dispose (object);
}

static void
ph_tabs_class_init (PhTabsClass *klass)
{
  static const char *const names[PH_SECTIONS] = { "station", "fleet", "market", "board", "others" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ph_tabs_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/tabs.ui");
  for (gsize i = 0; i < PH_SECTIONS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, names[i], FALSE,
                                               G_STRUCT_OFFSET (PhTabs, buttons) + (gssize) (i * sizeof (gpointer)));
}

static void
ph_tabs_init (PhTabs *self)
{
  self->shown_phase = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Where the decision that is open is made. */
static PhSection
find_section (const PhScene *scene)
{
  switch ((int) scene->sight.state->phase)
    {
    case PH_PHASE_TURN:
    case PH_PHASE_DISMANTLE:
      return PH_SECTION_FLEET;
    case PH_PHASE_TRADE:
    case PH_PHASE_DIPLO:
      return PH_SECTION_BOARD;
    default:
      return ph_scene_has_stage (scene) ? PH_SECTION_MARKET : PH_SECTION_STATION;
    }
}

/* The guide is in the place of all sections. */
void
ph_tabs_set_scene (PhTabs        *self,
                   const PhScene *scene)
{
  int phase = scene->sight.state->phase;

  g_return_if_fail (PH_IS_TABS (self));

  if (ph_scene_is_asked (scene) && self->shown_phase != phase)
    {
      self->section = find_section (scene);
      self->shown_phase = phase;
    }
  for (int i = 0; i < PH_SECTIONS; i++)
    gtk_toggle_button_set_active (self->buttons[i], i == (int) self->section && !scene->guide);
}

void
ph_tabs_set_section (PhTabs    *self,
                     PhSection  section)
{
  g_return_if_fail (PH_IS_TABS (self));

  self->section = section;
}

void
ph_tabs_restore_section (PhTabs        *self,
                         const PhScene *scene,
                         PhSection      section)
{
  g_return_if_fail (PH_IS_TABS (self));

  self->section = section;
  self->shown_phase = scene->sight.state->phase;
}

PhSection
ph_tabs_get_section (PhTabs *self)
{
  g_return_val_if_fail (PH_IS_TABS (self), PH_SECTION_STATION);

  return self->section;
}

void
ph_tabs_set_hot (PhTabs    *self,
                 PhSection  section,
                 gboolean   hot)
{
  g_return_if_fail (PH_IS_TABS (self));
  g_return_if_fail (section < PH_SECTIONS);

  tablee_widget_set_class (GTK_WIDGET (self->buttons[section]), "hot", hot);
}
