/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* What some properties of an object said last, so that each notifies exactly when it says something else: for properties that follow from
 * how things stand, and so may change with anything. */
typedef struct _TableeTold TableeTold;

/* @object, which outlives it, says for the first time what @properties (NULL-terminated, static) say. Returns: (transfer full) */
TableeTold *tablee_told_new  (GObject            *object,
                              const char *const  *properties);
void        tablee_told_free (TableeTold         *self);

/* Notifies what says something else now. */
void        tablee_told_tell (TableeTold         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeTold, tablee_told_free)

G_END_DECLS
