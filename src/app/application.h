/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "house.h"

G_BEGIN_DECLS

/* The program: finds the settings, has the house of all tables; windows come and go. */
#define TABLEE_TYPE_APPLICATION (tablee_application_get_type ())
G_DECLARE_FINAL_TYPE (TableeApplication, tablee_application, TABLEE, APPLICATION, AdwApplication)

TableeApplication *tablee_application_new         (void);
TableeApplication *tablee_application_get_default (void);

/* NULL before the command line was read. Returns: (transfer none) (nullable) */
TableeHouse       *tablee_application_get_house    (TableeApplication *self);

G_END_DECLS
