/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * How it stands with those who sit at one table and play at other places: what its page shows of that, whether this program is the host of
 * the table or a guest there. A session all of whose players are here has none.
 *
 * Signals: "changed" (): anything of it.
 */
#define TABLEE_TYPE_PRESENCE (tablee_presence_get_type ())
G_DECLARE_INTERFACE (TableePresence, tablee_presence, TABLEE, PRESENCE, GObject)

struct _TableePresenceInterface
{
  GTypeInterface parent_iface;

  /* Whether what is said here reaches the broker. */
  gboolean (*get_connected)    (TableePresence *self);
  /* Whether the program that has the game is there; NULL: it is this one. */
  gboolean (*get_host_present) (TableePresence *self);
  /* What goes before all else that is to be said; NULL: nothing ever does. Returns: (transfer full) (nullable) */
  char    *(*dup_notice)       (TableePresence *self);
  /* Whether @seat is one of somebody elsewhere, also while a computer plays for that one. */
  gboolean (*get_elsewhere)    (TableePresence *self,
                                int             seat);
  /* Whether who has @seat is there; only asked of those elsewhere. */
  gboolean (*get_present)      (TableePresence *self,
                                int             seat);
  /* What leads who has @seat back to the table, where that one cannot find it by itself; NULL: nobody needs that. Returns: (transfer full)
   * (nullable) */
  char    *(*dup_link)         (TableePresence *self,
                                int             seat);
  /* Whose gestures are not to be shown here: bit n for seat n; kept with the table. NULL: there are none. */
  guint    (*get_muted)        (TableePresence *self);
  void     (*set_muted)        (TableePresence *self,
                                guint           muted);
  /* On @seat, which is of somebody elsewhere, plays that one (TABLEE_SEAT_FRIEND) or a computer of @level; NULL where that is the host's to
   * decide. */
  void     (*set_player)       (TableePresence *self,
                                int             seat,
                                TableeSeatKind  kind,
                                TableeLevel     level);
};

/* Of the table of @session, from now on for as long as that lives: its seats are told who is away. @self is held; it must not hold what
 * holds @session. */
void            tablee_presence_attach           (TableePresence    *self,
                                                  TableeGameSession *session);
/* Returns: (transfer none) (nullable) */
TableePresence *tablee_presence_find             (TableeGameSession *session);

gboolean        tablee_presence_get_connected    (TableePresence    *self);
gboolean        tablee_presence_get_host_present (TableePresence    *self);
char           *tablee_presence_dup_notice       (TableePresence    *self);
gboolean        tablee_presence_get_elsewhere    (TableePresence    *self,
                                                  int                seat);
gboolean        tablee_presence_get_present      (TableePresence    *self,
                                                  int                seat);
char           *tablee_presence_dup_link         (TableePresence    *self,
                                                  int                seat);
gboolean        tablee_presence_can_set_player   (TableePresence    *self);
void            tablee_presence_set_player       (TableePresence    *self,
                                                  int                seat,
                                                  TableeSeatKind     kind,
                                                  TableeLevel        level);

gboolean        tablee_presence_get_muted        (TableePresence    *self,
                                                  int                seat);
void            tablee_presence_set_muted        (TableePresence    *self,
                                                  int                seat,
                                                  gboolean           muted);

/* Emits "changed". */
void            tablee_presence_changed          (TableePresence    *self);

G_END_DECLS
