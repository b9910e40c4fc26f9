/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/thinking.h"

/* How the search goes about Martian 12s. */
extern const TableeThinking m12_thinking;
