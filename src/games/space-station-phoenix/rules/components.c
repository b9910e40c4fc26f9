/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The checksum of a component set. */
#include "components.h"

#include <stddef.h>

#include "engine/checksum.h"

static uint64_t
add_bytes (uint64_t    checksum,
           const void *data,
           size_t      size)
{
  const uint8_t *bytes = data;

  for (size_t i = 0; i < size; i++)
    checksum = tablee_checksum_add (checksum, bytes[i]);

  return checksum;
}

void
ph_components_seal (PhComponents *components)
{
  uint64_t checksum = TABLEE_CHECKSUM_START;

  checksum = add_bytes (checksum, components->ships, sizeof components->ships);
  checksum = add_bytes (checksum, components->neutrals, sizeof components->neutrals);
  for (int i = 0; i < PH_MAX_HUBS; i++)
    checksum = add_bytes (checksum, (const uint8_t *) &components->hubs[i] + offsetof (PhHub, advanced),
                          sizeof (PhHub) - offsetof (PhHub, advanced));
  checksum = add_bytes (checksum, components->sectors, sizeof components->sectors);
  checksum = add_bytes (checksum, components->rewards, sizeof components->rewards);
  checksum = add_bytes (checksum, components->setups, sizeof components->setups);
  checksum = add_bytes (checksum, components->first_fleets, sizeof components->first_fleets);
  checksum = tablee_checksum_add (checksum, components->neutral_count);
  checksum = tablee_checksum_add (checksum, components->hub_count);
  checksum = tablee_checksum_add (checksum, components->species);
  checksum = tablee_checksum_add (checksum, components->front_gems);

  components->checksum = tablee_checksum_add (checksum, components->turn_limit);
}
