/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What can be found out about the windows of this program at one moment, by somebody at the screen, by assistive technologies, and
 * by whoever looks into the files that the table gives away. */
typedef enum
{
  TRUTH_SHOWN,    /* every widget on the screen: its words, its place, all of its properties, what is spoken */
  TRUTH_HIDDEN,   /* the same of those that are not on the screen, or not yet */
  TRUTH_LOG,      /* the sentences of the log, also those that are scrolled out of sight */
  TRUTH_PIXELS,
  TRUTH_FILE,     /* what would be saved for the viewer */
  TRUTH_TIME,     /* by the clock of the session */
  TRUTH_N_ASPECTS,
} TruthAspect;

extern const char *const truth_aspects[TRUTH_N_ASPECTS];

typedef struct
{
  char *name;                      /* of the moment */
  char *aspects[TRUTH_N_ASPECTS];
} TruthSight;

/* Of all windows there are. Returns: (transfer full) */
TruthSight *truth_sight_new             (TableeGameSession *session,
                                         const char        *name,
                                         gint64             time);
/* Nothing but the time. Returns: (transfer full) */
TruthSight *truth_sight_new_of_time     (const char        *name,
                                         gint64             time);
/* Nothing but @text, among what is told. Returns: (transfer full) */
TruthSight *truth_sight_new_of_text     (const char        *name,
                                         const char        *text);
void        truth_sight_free            (TruthSight        *self);

/* Returns: (transfer full) (nullable): where they are not the same any more. */
char       *truth_sight_find_difference (const TruthSight  *self,
                                         const TruthSight  *other,
                                         TruthAspect        aspect);

/* Waits until all is drawn, and no thread is at work for the window. */
void        truth_sight_settle          (GtkWidget         *window);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TruthSight, truth_sight_free)

G_END_DECLS
