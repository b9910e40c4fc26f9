/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sqlite3.h>

/* The database that is tampered with, as it was before, anew at its place: for those who ask what is in it, and close it. */
sqlite3 *open_pristine (void);
