/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* That one program at a time works on a file: a second one would write over what the first one did. */
typedef struct _CliStateLock CliStateLock;

/* Takes the lock of the file at @path, which need not be there, in a file beside it. Returns: (transfer full), or NULL with an
 * error: somebody else has it, or the folder cannot be written to. It goes with the program, however that ends. */
CliStateLock *cli_state_lock_new  (const char    *path,
                                   GError       **error);
void          cli_state_lock_free (CliStateLock  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliStateLock, cli_state_lock_free)

G_END_DECLS
