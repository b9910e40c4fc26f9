/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* The door that libFuzzer knocks at; the replay and the tests of mutations use the same. Aborts if @data does harm. */
int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);
