/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Positions of Space Station Phoenix, for tests of its table. */

#define BEGINNING "{ \"format\": \"tablee-position\", \"version\": 1, \"game\": \"space-station-phoenix\", \"seed\": 7, "
#define HEAD BEGINNING "\"market\": [111, 121, 131, 211, 222], \"aliens\": {\"teal\": 12, \"pink\": 9, \"brown\": 13, \"gold\": 11}, " \
  "\"humans\": 15, "
#define NEUTRAL "\"neutral\": [{\"ship\": \"N-DIS\"}, {\"ship\": \"N-CON\"}, {\"ship\": \"N-FAR\"}, {\"ship\": \"N-ICE\"}], "
#define BO "{ \"gems\": 5, \"hub\": \"H02\", \"fleet\": [{\"ship\": \"DIP1\"}, {\"ship\": \"FAR3\"}, {\"ship\": \"ICE2\", \"gems\": 1}] }"

/* Ana with five kinds of ships and two sectors: a human and two aliens in the first, a human in the second. */
#define ANA(fleet, more) "{ \"gems\": 9, \"food\": 2, \"water\": 2, \"metal\": 4, \"vp\": 3, \"hub\": \"H01\", \"turns\": 5, " \
  "\"fleet\": [" fleet "], \"diplomacy\": {\"transport\": 1}, " more \
  "\"wings\": {\"teal\": [{\"sector\": 114, \"residents\": [\"human\", \"teal\"]}, " \
  "{\"sector\": 215, \"residents\": [\"gold\", \"teal\", \"teal\"]}], \"pink\": [], \"brown\": []} }"
#define SHIPS "{\"ship\": \"DIS1\"}, {\"ship\": \"CON1\"}, {\"ship\": \"EXP1\"}, {\"ship\": \"TRA1\"}, {\"ship\": \"DIP3\"}"
#define USED(ship, gems) "{\"ship\": \"" ship "\", \"gems\": " gems "}"

#define POSITION(phase, context, fleet) HEAD NEUTRAL "\"current\": 0, \"phase\": \"" phase "\", " context \
  "\"players\": [" ANA (fleet, "") ", " BO "] }"

#define TURN POSITION ("turn", "", SHIPS)
#define NEW BEGINNING "\"options\": {\"first_game\": true}, \"current\": 0, \"phase\": \"turn\", " \
  "\"players\": [{ \"gems\": 9, \"hub\": \"H01\", \"turns\": 1, \"fleet\": [" SHIPS "] }, " BO "] }"
#define DRAFTER(hubs) "{ \"hubs\": [" hubs "], \"fleet\": [{\"ship\": \"DIS1\"}, {\"ship\": \"CON1\"}, {\"ship\": \"EXP1\"}, " \
  "{\"ship\": \"TRA1\"}, {\"ship\": \"DIP1\"}] }"
#define DRAFT BEGINNING NEUTRAL "\"current\": 0, \"phase\": \"draft\", \"starting_seat\": 0, " \
  "\"players\": [" DRAFTER ("\"H02\", \"H03\"") ", " DRAFTER ("\"H06\", \"H07\"") "], " \
  "\"ship_deck\": [\"DIS2\", \"EXP2\", \"DIP2\", \"CON2\", \"FAR2\", \"EXP2\", \"DIP2\", \"ICE2\", \"DIS2\", \"FAR2\", \"CON2\", \"TRA2\", " \
  "\"TRA2\", \"ICE2\"], \"context\": {\"level\": 3, \"pick\": 1, " \
  "\"hands\": [[\"DIP3\", \"EXP3\", \"EXP3\"], [\"CON3\", \"ICE3\", \"TRA3\"]]} }"
#define FOUR BEGINNING "\"current\": 0, \"phase\": \"turn\", \"players\": [" ANA (SHIPS, "") ", " BO ", " \
  "{ \"gems\": 5, \"hub\": \"H03\", \"fleet\": [{\"ship\": \"CON1\"}] }, " \
  "{ \"gems\": 5, \"hub\": \"H04\", \"fleet\": [{\"ship\": \"CON1\"}] }] }"
