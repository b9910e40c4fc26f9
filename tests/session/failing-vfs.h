/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A disk that fails when told to: stands between SQLite and the system from now on, in the whole process. */
void failing_vfs_register (void);

/* The next @times writes fail with @result (SQLITE_FULL ...); none with 0. */
void failing_vfs_fail     (int result,
                           int times);

G_END_DECLS
