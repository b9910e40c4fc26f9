/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells the fuzzer which inputs were taken. */
#include "taken.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { MARKS = 1024 };

/* libFuzzer looks at a section of this name as it looks at what code was run, and clears it before each input. */
__attribute__ ((section ("__libfuzzer_extra_counters"))) static uint8_t marks[MARKS];

static uint64_t taken_inputs;
static uint64_t inputs;

static void
tell (void)
{
  fprintf (stderr, "taken: %" PRIu64 " of %" PRIu64 "\n", taken_inputs, inputs);
}

void
count_input (bool     taken,
             uint64_t mark)
{
  if (inputs++ == 0)
    atexit (tell);
  if (!taken)
    return;

  taken_inputs++;
  marks[mark % MARKS] = 1;
}
