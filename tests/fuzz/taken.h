/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* To be called once an input. One that is @taken counts as news by @mark, so that the fuzzer keeps many of these beside all that are
 * refused in ever new ways. At the end of the program, how many were taken is said. */
void count_input (bool     taken,
                  uint64_t mark);
