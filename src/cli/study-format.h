/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "study.h"

/* What the written form of a study begins with; the version grows when older programs could not read it. */
#define CLI_STUDY_FORMAT "tablee-simulation"

enum { CLI_STUDY_VERSION = 1 };
