/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What ships, hubs, sectors and goods are called in writing. */
#include "spelling.h"

#include <string.h>

const char *const ph_colour_words[] = { "teal", "pink", "brown", NULL };
const char *const ph_ship_type_words[] = {
  "dismantle", "construction", "expedition", "transport", "diplomacy", "farm", "ice", NULL,
};
const char *const ph_track_words[] = { "dismantle", "construction", "expedition", "transport", NULL };
const char *const ph_good_words[] = { "gems", "food", "water", "metal", "vp", NULL };
const char *const ph_unit_words[] = { "gem", "food", "water", "metal", "vp", NULL };
const char *const ph_species_words[] = { "human", "teal", "pink", "brown", "gold", NULL };
const char *const ph_face_words[] = { "food", "water", "metal", "human", NULL };

/* By ph_ship_kind(). */
const char *const ph_kind_keys[PH_SHIP_KINDS] = {
  "DIS1", "DIS2", "DIS3", "CON1", "CON2", "CON3", "EXP1", "EXP2", "EXP3", "TRA1", "TRA2", "TRA3",
  "DIP1", "DIP2", "DIP3", NULL, "FAR2", "FAR3", NULL, "ICE2", "ICE3",
};

const char *
ph_kind_to_key (int kind)
{
  g_return_val_if_fail (kind >= 0 && kind < PH_SHIP_KINDS, NULL);

  return ph_kind_keys[kind];
}

int
ph_kind_from_key (const char *key)
{
  g_return_val_if_fail (key != NULL, -1);

  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    if (g_strcmp0 (ph_kind_keys[kind], key) == 0)
      return kind;

  return -1;
}

int
ph_number_from_text (const char *text,
                     int         minimum,
                     int         maximum)
{
  guint64 number;

  g_return_val_if_fail (text != NULL && minimum >= 0, -1);

  if (!g_ascii_isdigit (*text) || (*text == '0' && text[1] != '\0') ||
      !g_ascii_string_to_unsigned (text, 10, (guint64) minimum, (guint64) maximum, &number, NULL))
    return -1;

  return (int) number;
}

int
ph_hub_from_id (const char *text)
{
  int number;

  g_return_val_if_fail (text != NULL, -1);

  if (strlen (text) != 3 || text[0] != 'H' || !g_ascii_isdigit (text[1]) || !g_ascii_isdigit (text[2]))
    return -1;

  number = (text[1] - '0') * 10 + text[2] - '0';

  return number <= PH_MAX_HUBS ? number - 1 : -1;
}

char *
ph_hub_to_id (int hub)
{
  return g_strdup_printf ("H%02d", hub + 1);
}

/*
 * Ships
 */

static int
find_neutral (const PhRuleset *ruleset,
              const char      *key)
{
  for (int row = 0; row < ruleset->neutral_count; row++)
    if (g_str_equal (ruleset->components.neutrals[row].key, key))
      return row;

  return -1;
}

/* Takes off what follows the last @mark in @text as a number; @absent if there is no mark, -1 if there is no number. */
static int
take_number (char *text,
             char  mark,
             int   absent,
             int   minimum,
             int   maximum)
{
  char *found = strrchr (text, mark);

  if (found == NULL)
    return absent;
  *found = '\0';

  return ph_number_from_text (found + 1, minimum, maximum);
}

gboolean
ph_marker_from_text (const PhRuleset *ruleset,
                     int              seat,
                     const char      *text,
                     PhMarker        *marker)
{
  g_autofree char *key = NULL;
  gboolean others;
  int owner, ordinal, kind;

  g_return_val_if_fail (ruleset != NULL && text != NULL && marker != NULL, FALSE);

  kind = find_neutral (ruleset, text);
  if (kind >= 0)
    {
      *marker = (PhMarker){ .owner = PH_NEUTRAL, .ship = (uint8_t) kind, .ordinal = 1 };
      return TRUE;
    }

  key = g_strdup (text);
  others = strchr (key, '@') != NULL;
  owner = take_number (key, '@', seat, 0, ruleset->base.seats - 1);
  ordinal = take_number (key, '#', 1, 2, PH_MAX_FLEET);
  kind = ph_kind_from_key (key);
  if (owner < 0 || (others && owner == seat) || ordinal < 0 || kind < 0)
    return FALSE;
  *marker = (PhMarker){ .owner = (uint8_t) owner, .ship = (uint8_t) kind, .ordinal = (uint8_t) ordinal };

  return TRUE;
}

char *
ph_marker_to_text (const PhRuleset *ruleset,
                   int              seat,
                   const PhMarker  *marker)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (ruleset != NULL && marker != NULL && marker->owner <= PH_NEUTRAL, NULL);

  if (marker->owner == PH_NEUTRAL)
    return g_strdup (ruleset->components.neutrals[marker->ship].key);

  text = g_string_new (ph_kind_to_key (marker->ship));
  if (marker->ordinal > 1)
    g_string_append_printf (text, "#%d", marker->ordinal);
  if (marker->owner != seat)
    g_string_append_printf (text, "@%d", marker->owner);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The place of the @ordinal-th ship of @kind. */
static int
find_in_fleet (const PhSeat *seat,
               int           kind,
               int           ordinal)
{
  for (int place = 0; place < seat->fleet_count; place++)
    if (seat->fleet[place] == kind && --ordinal == 0)
      return place;

  return PH_LOST_SHIP;
}

gboolean
ph_ship_from_text (const PhRuleset *ruleset,
                   const PhState   *state,
                   int              seat,
                   const char      *text,
                   int             *ship)
{
  PhMarker marker;

  if (!ph_marker_from_text (ruleset, seat, text, &marker))
    return FALSE;

  *ship = marker.owner == PH_NEUTRAL ? ph_ship (PH_NEUTRAL, marker.ship)
                                     : ph_ship (marker.owner, find_in_fleet (&state->seats[marker.owner], marker.ship,
                                                                             marker.ordinal));

  return TRUE;
}

char *
ph_ship_to_text (const PhRuleset *ruleset,
                 const PhState   *state,
                 int              seat,
                 int              ship)
{
  PhMarker marker = { .owner = (uint8_t) ph_ship_owner (ship), .ship = (uint8_t) ph_ship_place (ship), .ordinal = 1 };
  const PhSeat *owner;

  if (marker.owner == PH_NEUTRAL)
    return ph_marker_to_text (ruleset, seat, &marker);

  owner = &state->seats[marker.owner];
  g_return_val_if_fail (ph_ship_place (ship) < owner->fleet_count, NULL);

  marker.ship = owner->fleet[ph_ship_place (ship)];
  for (int place = 0; place < ph_ship_place (ship); place++)
    marker.ordinal += owner->fleet[place] == marker.ship;

  return ph_marker_to_text (ruleset, seat, &marker);
}
