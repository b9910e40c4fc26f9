/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "error.h"

G_DEFINE_QUARK (tablee-notation-error-quark, tablee_notation_error)
