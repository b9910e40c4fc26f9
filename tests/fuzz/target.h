/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The door that libFuzzer knocks at; the replay and the tests of mutations use the same. Aborts if @data does harm. */
int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* Whether few inputs come, as in a replay, so that even what takes long is looked at in each. */
extern const bool target_is_thorough;
