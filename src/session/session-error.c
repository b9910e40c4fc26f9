/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session.h"

G_DEFINE_QUARK (tablee-session-error-quark, tablee_session_error)
