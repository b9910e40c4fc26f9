/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions of Space Station Phoenix that are taken, and that are refused with their reasons. */
#include "games/space-station-phoenix/rules/rules.h"
#include "notation/position.h"
#include "random-games.h"
#include "written.h"

#include <string.h>

#define HEAD "'format': 'tablee-position', 'version': 1, 'game': 'space-station-phoenix', "
#define AT(phase) HEAD "'phase': '" phase "', "
#define TURN AT ("turn")
#define OVER AT ("over")

/* Two seats: the first with what stands in braces, the second without anything. */
#define FIRST(content) "'players': [ { " content " }, {} ]"
#define SEATS FIRST ("")
#define USED(ship, gems) "'fleet': [ { 'ship': '" ship "', 'gems': " #gems " } ]"

/* Actions under way. */
#define EXPEDITION FIRST (USED ("EXP1", 2))
#define TRANSPORT FIRST ("'gems': 9, 'food': 3, 'water': 3, 'metal': 3, " USED ("TRA1", 5) ", " PINK)
#define LOBBY FIRST ("'gems': 20, " USED ("DIP3", 3))
#define PINK "'wings': { 'pink': [ { 'sector': 121 } ] }"
#define DIE "'wings': { 'teal': [ { 'sector': 111 }, { 'sector': 215, 'residents': ['teal', 'teal', 'teal'] } ] }"
#define FOUR "['teal', 'teal', 'teal', 'teal']"
#define SWAP "'wings': { 'teal': [ { 'sector': 111 }, { 'sector': 215 }, { 'sector': 317, 'residents': " FOUR " } ] }"

/* The set-up. */
#define HUBS "'players': [ { 'hubs': ['H01', 'H02'] }, { 'hubs': ['H03', 'H04'] } ]"
#define HANDS(first, second) "'context': { 'level': 3, 'pick': 1, 'hands': [" first ", " second "] }"
#define THREE "['DIS3', 'CON3', 'EXP3']"
#define OTHERS "['TRA3', 'DIP3', 'FAR3']"

static const Refusal refusals[] = {
  { TURN "'players': [ {} ]", "players: space-station-phoenix is for 2 to 4 players, not for 1" },
  { TURN "'players': [ {}, {}, {}, {}, {} ]", "players: space-station-phoenix is for 2 to 4 players, not for 5" },
  { TURN SEATS ", 'options': { 'hubs': 'few' }", "options.hubs: 'few' must be one of 'all', 'basic'", TABLEE_NOTATION_ERROR_OPTION },
  { TURN SEATS ", 'options': { 'first_game': 1 }", "options.first_game: write true or false", TABLEE_NOTATION_ERROR_OPTION },
  { TURN SEATS ", 'components_checksum': 5", "components_checksum: there must be text in quotation marks here" },

  /* Kinds, ranges and unknown keys. */
  { TURN SEATS ", 'stars': 1", "stars: this key is not known" },
  { TURN SEATS ", 'starting_seat': 2", "starting_seat: 2 is not between 0 and 1" },
  { TURN SEATS ", 'starting_seat': null", "starting_seat: there must be a whole number here" },
  { TURN SEATS ", 'trigger': 2", "trigger: 2 is not between 0 and 1" },
  { TURN FIRST ("'gems': -1"), "players[0].gems: -1 is not between 0 and 9999" },
  { TURN FIRST ("'food': 10000"), "players[0].food: 10000 is not between 0 and 9999" },
  { TURN FIRST ("'vp': '3'"), "players[0].vp: there must be a whole number here" },
  { TURN FIRST ("'turns': 10000"), "players[0].turns: 10000 is not between 0 and 9999" },
  { TURN FIRST ("'coins': 3"), "players[0].coins: this key is not known" },
  { TURN FIRST ("'diplomacy': { 'transport': 4 }"), "players[0].diplomacy.transport: 4 is not between 0 and 3" },
  { TURN FIRST ("'diplomacy': { 'farm': 1 }"), "players[0].diplomacy.farm: this key is not known" },

  /* Hubs. */
  { TURN FIRST ("'hub': 'H13'"), "players[0].hub: 'H13' is not a hub" },
  { TURN FIRST ("'hub': 'H1'"), "players[0].hub: 'H1' is not a hub" },
  { TURN FIRST ("'hub': 'H00'"), "players[0].hub: 'H00' is not a hub" },
  { TURN "'players': [ { 'hub': 'H03' }, { 'hub': 'H03' } ]", "players[1].hub: 'H03' occurs twice" },
  { TURN FIRST ("'hub': 'H01', 'hubs': ['H02', 'H03']"), "players[0].hubs: the seat has no hubs to choose from" },
  { TURN FIRST ("'hubs': []"), "players[0].hubs: the seat has no hubs to choose from" },
  { AT ("hub") "'players': [ {}, { 'hubs': ['H01', 'H02'] } ]", "players[0].hubs: there must be 2 hubs here" },
  { AT ("hub") "'players': [ { 'hubs': ['H01'] }, { 'hubs': ['H02', 'H03'] } ]", "players[0].hubs: there must be 2 hubs here" },
  { AT ("hub") "'players': [ { 'hubs': ['H01', 'H01'] }, { 'hubs': ['H02', 'H03'] } ]",
    "players[0].hubs[1]: 'H01' occurs twice" },
  { AT ("hub") "'players': [ { 'hubs': ['H01', '?'] }, { 'hubs': ['H02', 'H03'] } ]", "players[0].hubs[1]: '?' is not a hub" },
  { AT ("hub") "'players': [ { 'hub': 'H01', 'hubs': ['H04', 'H05'] }, { 'hubs': ['H02', 'H03'] } ]",
    "players[0].hub: the seat has still to choose its hub" },
  { AT ("hub") "'current': 1, 'players': [ { 'hubs': ['H04', 'H05'] }, { 'hubs': ['H02', 'H03'] } ]",
    "players[0].hub: the seat has chosen its hub by now" },
  { AT ("hub-diplo") "'players': [ { 'hub': 'H05' }, {} ]", "players[1].hub: the seat has chosen its hub by now" },

  /* Ships. */
  { TURN FIRST ("'fleet': [ {} ]"), "players[0].fleet[0].ship: this key is missing" },
  { TURN FIRST ("'fleet': [ { 'ship': 'FAR1' } ]"), "players[0].fleet[0].ship: 'FAR1' is not a ship of a fleet" },
  { TURN FIRST ("'fleet': [ { 'ship': 'N-DIS' } ]"), "players[0].fleet[0].ship: 'N-DIS' is not a ship of a fleet" },
  { TURN FIRST ("'fleet': [ { 'ship': 'DIS1' }, { 'ship': 'DIS1' } ]"),
    "players[0].fleet[1]: 'DIS1' occurs a second time; there is one" },
  { TURN FIRST ("'fleet': [ { 'ship': 'FAR2' }, { 'ship': 'FAR2' }, { 'ship': 'FAR2' } ]"),
    "players[0].fleet[2].ship: 'FAR2' occurs 3 times; there are 2" },
  { TURN FIRST (USED ("DIS1", 2)), "players[0].fleet[0].gems: 2 is neither 0 nor what the ship costs, 3" },
  { TURN FIRST ("'marker': 'CON9'"), "players[0].marker: 'CON9' does not name a ship for this seat" },
  { TURN FIRST ("'marker': 'CON1@0'"), "players[0].marker: 'CON1@0' does not name a ship for this seat" },
  { TURN FIRST ("'marker': 'CON1@2'"), "players[0].marker: 'CON1@2' does not name a ship for this seat" },
  { TURN FIRST ("'marker': 'CON1#1'"), "players[0].marker: 'CON1#1' does not name a ship for this seat" },
  { TURN FIRST ("'marker': 'CON1@1#2'"), "players[0].marker: 'CON1@1#2' does not name a ship for this seat" },
  { TURN FIRST ("'marker': 'N-TRA'"), "players[0].marker: 'N-TRA' does not name a ship for this seat" },

  /* Neutral ships. */
  { TURN SEATS ", 'neutral': [ {} ]", "neutral[0].ship: this key is missing" },
  { TURN SEATS ", 'neutral': [ { 'ship': 'DIS1' } ]", "neutral[0].ship: 'DIS1' is not a neutral ship of this game" },
  { TURN SEATS ", 'neutral': [ { 'ship': 'N-TRA' } ]", "neutral[0].ship: 'N-TRA' is not a neutral ship of this game" },
  { TURN SEATS ", 'neutral': [ { 'ship': 'N-DIS' }, { 'ship': 'N-DIS' } ]", "neutral[1].ship: N-DIS occurs twice" },
  { TURN SEATS ", 'neutral': [ { 'ship': 'N-DIS', 'gems': 3, 'token': 0 } ]", "neutral[0].gems: 3 is neither 0 nor" },
  { TURN SEATS ", 'neutral': [ { 'ship': 'N-DIS', 'gems': 4 } ]", "neutral[0].token: a ship with gems has the token" },
  { TURN SEATS ", 'neutral': [ { 'ship': 'N-DIS', 'token': 0 } ]", "neutral[0].token: a ship without gems has no token" },
  { TURN SEATS ", 'neutral': [ { 'ship': 'N-DIS', 'gems': 4, 'token': 2 } ]", "neutral[0].token: 2 is not between 0 and 1" },
  { TURN SEATS ", 'neutral': [ { 'ship': 'N-DIS', 'gems': 4, 'token': 1 }, { 'ship': 'N-CON', 'gems': 6, 'token': 1 } ]",
    "neutral[1].token: seat 1 has one token only" },

  /* Sectors. */
  { TURN SEATS ", 'market': [111, 119]", "market[1]: 119 is not a sector" },
  { TURN SEATS ", 'market': [111, 111]", "market[1]: 111 occurs twice" },
  { TURN FIRST (PINK) ", 'market': [121]", "market[0]: 121 occurs twice" },
  { TURN SEATS ", 'market': [111, 112, 113]",
    "market: 3 sectors of level 1 of the teal wing, built ones included, are more than 2" },
  { TURN FIRST (PINK) ", 'market': [122, 123]", "market: 3 sectors of level 1 of the pink wing" },
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 121 } ] }"),
    "players[0].wings.teal[0].sector: 121 is a sector of the pink wing" },
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 211 } ] }"), "players[0].wings.teal[0].sector: 211 is of level 2" },
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 111 }, { 'sector': 112 } ] }"),
    "players[0].wings.teal[1].sector: 112 is of level 1" },
  { TURN FIRST ("'wings': { 'gold': [] }"), "players[0].wings.gold: this key is not known" },

  /* Residents. */
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 111, 'residents': ['gold', 'gold', 'gold', 'gold'] } ] }"),
    "players[0].wings.teal[0].residents: at most 3 are possible here, not 4" },
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 111, 'residents': ['pink'] } ] }"),
    "players[0].wings.teal[0].residents[0]: 'pink' lives in sectors of its own colour only" },
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 111, 'residents': ['blue'] } ] }"),
    "players[0].wings.teal[0].residents[0]: 'blue' is not a resident" },
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 111, 'residents': ['!'] } ] }"),
    "players[0].wings.teal[0].residents[0]: '!' is not a resident" },
  { TURN SEATS ", 'aliens': { 'teal': 26 }", "aliens.teal: 26 is not between 0 and 25" },
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 111, 'residents': ['teal'] } ] }") ", 'aliens': { 'teal': 25 }",
    "aliens.teal: 25 is not between 0 and 24" },
  { TURN SEATS ", 'aliens': { 'human': 3 }", "aliens.human: this key is not known" },
  { TURN SEATS ", 'humans': 17", "humans: 17 is not between 0 and 16" },
  { TURN FIRST ("'wings': { 'teal': [ { 'sector': 111, 'residents': ['human'] } ] }") ", 'humans': 16",
    "humans: 16 is not between 0 and 15" },
  { AT ("place") EXPEDITION ", 'humans': 16, 'context': { 'species': 'human', 'ship': 'EXP1', 'dice': [], 'capacity': 0 }",
    "humans: 16 is not between 0 and 15" },

  /* The dice to come, and the ship deck. */
  { TURN SEATS ", 'dice': ['gem']", "dice[0]: 'gem' is not a face of a die" },
  { TURN SEATS ", 'dice': '?'", "dice: there must be a list [ ... ] here" },
  { TURN SEATS ", 'ship_deck': ['FAR2']", "ship_deck: there is no ship deck in this phase" },
  { AT ("hub-sector") "'players': [ { 'hub': 'H10' }, { 'hub': 'H01' } ], 'ship_deck': ['FAR2']",
    "ship_deck: there is no ship deck" },
  { AT ("hub") HUBS ", 'ship_deck': ['FAR3']", "ship_deck[0]: 'FAR3' is not a ship of level 2" },
  { AT ("hub") HUBS ", 'ship_deck': ['FAR2', 'FAR2', 'FAR2']", "ship_deck[2]: 'FAR2' occurs 3 times; there are 2" },
  { AT ("hub") HUBS ", 'ship_deck': ['?']", "ship_deck[0]: '?' is not a ship of level 2" },
  { AT ("draft") HUBS ", " HANDS (THREE, OTHERS) ", 'ship_deck': ['FAR2', 'FAR2', 'ICE2', 'ICE2', 'DIS2']",
    "ship_deck: 5 cards, but the next level of the draft deals 6" },

  /* Contexts: what each phase needs, and no more. */
  { TURN SEATS ", 'context': { 'ship': 'DIS1' }", "context.ship: this key is not known" },
  { AT ("dismantle") SEATS, "context: this key is missing" },
  { AT ("dismantle") SEATS ", 'context': {}", "context.ship: this key is missing" },
  { AT ("dismantle") SEATS ", 'context': { 'ship': 'DIS1' }", "context.ship: 'DIS1' is not a ship on the table" },
  { AT ("dismantle") SEATS ", 'context': { 'ship': 'boat' }", "context.ship: 'boat' is not a ship on the table" },
  { AT ("dismantle") FIRST ("'fleet': [ { 'ship': 'DIS1' } ]") ", 'context': { 'ship': 'DIS1' }",
    "context.ship: DIS1 has no gems on it" },
  { AT ("dismantle") SEATS ", 'context': { 'ship': 'N-DIS' }", "context.ship: N-DIS has no gems on it" },
  { AT ("dismantle") FIRST (USED ("CON1", 5)) ", 'context': { 'ship': 'CON1' }",
    "context.ship: CON1 is not of the type 'dismantle'" },
  { AT ("reroll") EXPEDITION ", 'context': { 'ship': 'EXP1' }", "context.dice: this key is missing" },
  { AT ("reroll") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': [] }", "context.dice: there are no dice" },
  { AT ("reroll") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': ['food'], 'capacity': 1 }",
    "context.capacity: this key is not known" },
  { AT ("pick") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': ['food'] }", "context.capacity: this key is missing" },
  { AT ("pick") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': ['food'], 'capacity': 0 }",
    "context.capacity: 0 is not between 1" },
  { AT ("pick") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': [], 'capacity': 1 }", "context.dice: there are no dice" },
  { AT ("pick") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': ['gem'], 'capacity': 1 }",
    "context.dice[0]: 'gem' is not a face" },
  { AT ("pick") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': ['food', 'food', 'food', 'food', 'food', 'food', 'food',"
    "'food', 'food', 'food', 'food', 'food'], 'capacity': 1 }", "context.dice: at most 11 are possible here, not 12" },
  { AT ("pick") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': ['food'], 'capacity': 1, 'spent': [] }",
    "context.spent: this key is not known" },
  { AT ("pick") FIRST (DIE) ", 'context': { 'power': 215, 'dice': ['food'], 'capacity': 2, 'spent': [215] }",
    "context.capacity: 2 is not between 1 and 1" },
  { AT ("pick") FIRST (DIE) ", 'context': { 'power': 215, 'dice': ['food'], 'capacity': 1 }", "context.spent: 215 is missing" },
  { AT ("pick") FIRST (DIE) ", 'context': { 'power': 111, 'dice': ['food'], 'capacity': 1, 'spent': [111] }",
    "context.power: 111 has no active X" },
  { AT ("pick") FIRST (DIE) ", 'context': { 'power': 225, 'dice': ['food'], 'capacity': 1, 'spent': [225] }",
    "context.power: 225 is not a sector that seat 0 has built" },
  { AT ("pick") FIRST ("'wings': { 'teal': [ { 'sector': 111 }, { 'sector': 215, 'residents': ['teal', 'teal', 'teal!'] } ] }")
    ", 'context': { 'power': 215, 'dice': ['food'], 'capacity': 1, 'spent': [215] }", "context.power: 215 has no active X" },
  { AT ("human") FIRST (DIE) ", 'context': { 'power': 215, 'dice': ['food'], 'capacity': 0, 'spent': [215] }",
    "context.dice: the one die of a power has been used" },
  { AT ("human") FIRST (DIE) ", 'context': { 'power': 215, 'dice': [], 'capacity': 1, 'spent': [215] }",
    "context.capacity: 1 is not between 0 and 0" },
  { AT ("income-power") FIRST (DIE) ", 'context': { 'spent': [215, 215] }", "context.spent[1]: 215 occurs twice" },
  { AT ("income-power") FIRST (DIE) ", 'context': { 'spent': [317] }",
    "context.spent[0]: 317 is not a sector that seat 0 has built" },
  { AT ("trade") TRANSPORT ", 'context': { 'ship': 'TRA1' }", "context.left: this key is missing" },
  { AT ("trade") TRANSPORT ", 'context': { 'ship': 'TRA1', 'left': 0 }", "context.left: 0 is not between 1" },
  { AT ("trade") TRANSPORT ", 'context': { 'power': 215, 'left': 1 }", "context.ship: this key is missing" },
  { AT ("place") TRANSPORT ", 'context': { 'ship': 'TRA1', 'left': 0 }", "context.species: this key is missing" },
  { AT ("place") TRANSPORT ", 'context': { 'species': 'cat', 'ship': 'TRA1', 'left': 0 }", "context.species: 'cat' must be one of" },
  { AT ("give") TRANSPORT ", 'context': { 'ship': 'TRA1', 'left': 0 }", "context.gives: this key is missing" },
  { AT ("give") TRANSPORT ", 'context': { 'ship': 'TRA1', 'left': 0, 'gives': 3 }", "context.gives: 3 is not between 1 and 2" },
  { AT ("give") FIRST ("'food': 1, " USED ("TRA1", 5)) ", 'context': { 'ship': 'TRA1', 'left': 0, 'gives': 2 }",
    "context.gives: seat 0 has 1 resources to give" },
  { AT ("give") FIRST ("'food': 2, " SWAP) ", 'context': { 'power': 317, 'gives': 2, 'spent': [317] }",
    "context.gives: 2 is not between 1 and 1" },
  { AT ("give") FIRST (SWAP) ", 'context': { 'power': 317, 'gives': 1, 'spent': [317] }",
    "context.gives: seat 0 has 0 resources" },
  { AT ("give") FIRST ("'food': 1, " SWAP) ", 'context': { 'power': 317, 'left': 1, 'gives': 1, 'spent': [317] }",
    "context.left: this key is not known" },
  { AT ("take") FIRST (SWAP) ", 'context': { 'power': 317, 'spent': [317] }", "context.given: this key is missing" },
  { AT ("take") FIRST (SWAP) ", 'context': { 'power': 317, 'given': 'gems', 'spent': [317] }",
    "context.given: 'gems' must be one of" },
  { AT ("take") FIRST (DIE) ", 'context': { 'power': 215, 'given': 'food', 'spent': [215] }",
    "context.power: 215 has no active T" },
  { AT ("lobby") LOBBY ", 'context': { 'ship': 'DIP3', 'moved': ['farm'] }", "context.moved[0]: write the name of a track" },
  { AT ("lobby") LOBBY ", 'context': { 'ship': 'DIP3', 'moved': ['transport', 'transport'] }",
    "context.moved[1]: 'transport' occurs twice" },
  { AT ("lobby") LOBBY ", 'context': { 'ship': 'DIP3', 'moved': ['transport', 'dismantle'] }",
    "context.moved: the ship advances 2 at most" },
  { AT ("lobby") FIRST ("'gems': 20, " USED ("DIP1", 2)) ", 'context': { 'ship': 'DIP1', 'moved': ['transport'] }",
    "context.moved: the ship advances 1 at most" },
  { AT ("diplo") SEATS ", 'context': { 'track': 'transport' }", "context.active: this key is missing" },
  { AT ("diplo") SEATS ", 'context': { 'active': 0 }", "context.track: this key is missing" },
  { AT ("diplo") SEATS ", 'context': { 'track': 'farm', 'active': 0 }", "context.track: 'farm' must be one of" },
  { AT ("move-to") FIRST (DIE) ", 'context': { 'sector': 215 }", "context.species: this key is missing" },
  { AT ("move-to") FIRST (DIE) ", 'context': { 'sector': 215, 'species': 'gold' }", "context.species: no 'gold' lives in 215" },
  { AT ("move-to") FIRST ("'gems': 0, " DIE) ", 'context': { 'sector': 215, 'species': 'teal' }",
    "phase: 'move-to' does not fit; seat 0 could do nothing" },
  { AT ("move-to") FIRST (DIE) ", 'context': { 'sector': 131, 'species': 'gold' }",
    "context.sector: 131 is not a sector that seat 0 has" },

  /* The draft and the hubs. */
  { AT ("draft") HUBS, "context: this key is missing" },
  { AT ("draft") HUBS ", 'context': { 'level': 1, 'pick': 1, 'hands': [] }", "context.level: 1 is not between 2 and 3" },
  { AT ("draft") HUBS ", 'context': { 'level': 3, 'pick': 3, 'hands': [] }", "context.pick: 3 is not between 1 and 2" },
  { AT ("draft") HUBS ", 'context': { 'level': 3, 'pick': 1, 'hands': [" THREE "] }",
    "context.hands: write one list for each of the 2 seats" },
  { AT ("draft") HUBS ", " HANDS (THREE, "['TRA3', 'DIP3']"),
    "context.hands[1]: there must be 3 cards here; in pick 1 this seat has still" },
  { AT ("draft") HUBS ", 'current': 1, " HANDS (THREE, OTHERS),
    "context.hands[0]: there must be 2 cards here; in pick 1 this seat has already picked" },
  { AT ("draft") HUBS ", " HANDS (THREE, "['TRA3', 'DIP3', 'FAR2']"), "context.hands[1][2]: 'FAR2' is not a ship of level 3" },
  { AT ("draft") HUBS ", " HANDS (THREE, "['DIS3', 'DIS3', 'FAR3']"), "context.hands[1][1]: 'DIS3' occurs 3 times; there are 2" },
  { AT ("draft") HUBS ", " HANDS (THREE, OTHERS) ", 'options': { 'first_game': true }",
    "phase: 'draft' does not fit; a first game has no" },
  { AT ("hub") HUBS ", 'options': { 'first_game': true }", "phase: 'hub' does not fit; a first game has no" },
  { AT ("hub-ships") "'players': [ { 'hub': 'H01' }, { 'hub': 'H09' } ], 'context': { 'shown': ['FAR2', 'ICE2', 'DIS2'] }",
    "phase: 'hub-ships' does not fit; the hub of seat 0 asks for nothing of the kind" },
  { AT ("hub-ships") "'players': [ { 'hub': 'H09' }, { 'hub': 'H01' } ], 'context': { 'shown': ['FAR2'] }",
    "context.shown: write three cards, or the two that are left" },
  { AT ("hub-sector") "'players': [ { 'hub': 'H05' }, { 'hub': 'H01' } ]", "phase: 'hub-sector' does not fit" },
  { AT ("hub-diplo") "'players': [ { 'hub': 'H10' }, { 'hub': 'H01' } ]", "phase: 'hub-diplo' does not fit" },

  /* Nothing to decide. */
  { AT ("dismantle") FIRST (USED ("DIS1", 3)) ", 'context': { 'ship': 'DIS1' }",
    "phase: 'dismantle' does not fit; seat 0 could do nothing" },
  { AT ("build") FIRST (USED ("CON1", 5)) ", 'context': { 'ship': 'CON1' }",
    "phase: 'build' does not fit; seat 0 could do nothing" },
  { AT ("diplo") SEATS ", 'context': { 'track': 'transport', 'active': 1 }",
    "phase: 'diplo' does not fit; seat 0 could do nothing" },
  { AT ("place") EXPEDITION ", 'context': { 'species': 'human', 'ship': 'EXP1', 'dice': [], 'capacity': 0 }",
    "phase: 'place' does not fit; seat 0 could do nothing" },

  /* Views. */
  { TURN SEATS ", 'seed': '?', 'market': []", "aliens: this key is missing; a view cannot draw them" },
  { TURN SEATS ", 'seed': '?', 'aliens': {}", "market: this key is missing; a view cannot draw it" },
  { TURN SEATS ", 'seed': '?', 'aliens': {}, 'market': [], 'dice': ['food']", "dice: there must be text in quotation marks here" },
  { TURN SEATS ", 'seed': '?', 'aliens': {}, 'market': [], 'dice': 'food'", "dice: a view does not know them; write '?'" },
  { AT ("hub") HUBS ", 'seed': '?', 'aliens': {}, 'market': []", "ship_deck: this key is missing; a view cannot shuffle it" },
};

/* What has its default may be left out, and positions need not be reachable. */
static const char *const accepted[] = {
  TURN SEATS,
  TURN "'players': [ {}, {}, {} ]",
  TURN "'players': [ {}, {}, {}, {} ], 'current': 3, 'starting_seat': 2, 'trigger': 1",
  TURN SEATS ", 'market': [], 'aliens': {}, 'humans': 0, 'neutral': [], 'ship_deck': [], 'dice': [], 'context': {}",
  TURN FIRST ("'hub': null, 'marker': null, 'fleet': [], 'wings': {}, 'diplomacy': {}"),
  TURN FIRST ("'marker': 'FAR2#2@1', 'gems': 9999, 'vp': 9999, 'turns': 9999"),
  TURN FIRST ("'marker': 'N-FAR', 'hub': 'H12', 'fleet': [ { 'ship': 'FAR2' }, { 'ship': 'FAR2', 'gems': 1 } ]"),
  TURN FIRST ("'wings': { 'brown': [ { 'sector': 131, 'residents': ['brown', 'gold!', 'human!'] } ] }"),
  TURN SEATS ", 'neutral': [ { 'ship': 'N-CON', 'gems': 6, 'token': 1 }, { 'ship': 'N-DIS', 'gems': 0, 'token': null } ]",
  TURN SEATS ", 'dice': ['food', 'human', 'metal']",
  OVER SEATS,
  OVER FIRST ("'hub': 'H09'") ", 'trigger': 0, 'current': 1",
  AT ("dismantle") "'players': [ { 'fleet': [ { 'ship': 'DIP1' } ] }, { " USED ("DIS2", 3) " } ],"
    "'context': { 'ship': 'DIS2@1' }",
  AT ("dismantle") FIRST ("'fleet': [ { 'ship': 'DIP1' } ]") ", 'neutral': [ { 'ship': 'N-DIS', 'gems': 4, 'token': 1 } ],"
    "'context': { 'ship': 'N-DIS' }",
  AT ("build") FIRST ("'metal': 9, " USED ("CON3", 7)) ", 'market': [111], 'context': { 'ship': 'CON3' }",
  AT ("reroll") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': ['human', 'food', 'food'] }",
  AT ("pick") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': ['human', 'food'], 'capacity': 3, 'used': true,"
    "'observed': true }",
  AT ("pick") FIRST (DIE) ", 'context': { 'power': 215, 'dice': ['food'], 'capacity': 1, 'spent': [215] }",
  AT ("human") EXPEDITION ", 'context': { 'ship': 'EXP1', 'dice': [], 'capacity': 0, 'used': true }",
  AT ("human") FIRST (DIE) ", 'context': { 'power': 215, 'dice': [], 'capacity': 0, 'spent': [215] }",
  AT ("place") TRANSPORT ", 'context': { 'species': 'pink', 'ship': 'TRA1', 'left': 0, 'used': true }",
  AT ("place") FIRST (DIE) ", 'context': { 'species': 'human', 'power': 215, 'dice': [], 'capacity': 0, 'spent': [215] }",
  AT ("trade") TRANSPORT ", 'context': { 'ship': 'TRA1', 'left': 3 }",
  AT ("give") TRANSPORT ", 'context': { 'ship': 'TRA1', 'left': 2, 'gives': 1 }",
  AT ("give") FIRST ("'food': 1, " SWAP) ", 'context': { 'power': 317, 'gives': 1, 'spent': [317] }",
  AT ("take") TRANSPORT ", 'context': { 'ship': 'TRA1', 'left': 0 }",
  AT ("take") FIRST (SWAP) ", 'context': { 'power': 317, 'given': 'water', 'spent': [317] }",
  AT ("lobby") LOBBY ", 'context': { 'ship': 'DIP3' }",
  AT ("lobby") LOBBY ", 'context': { 'ship': 'DIP3', 'moved': ['transport'] }",
  AT ("diplo") FIRST ("'diplomacy': { 'expedition': 2 }") ", 'context': { 'track': 'expedition', 'active': 1 }",
  AT ("income-power") FIRST (DIE),
  AT ("income-power") FIRST (DIE) ", 'context': { 'spent': [215] }",
  AT ("move") FIRST (DIE),
  AT ("move-to") FIRST ("'gems': 1, " DIE) ", 'context': { 'sector': 215, 'species': 'teal' }",
  AT ("draft") HUBS ", " HANDS (THREE, OTHERS),
  AT ("draft") HUBS ", 'current': 1, " HANDS ("['CON3', 'DIS3']", OTHERS),
  AT ("draft") HUBS ", 'starting_seat': 1, " HANDS (THREE, "['CON3', 'DIS3']"),
  AT ("draft") HUBS ", 'context': { 'level': 2, 'pick': 2, 'hands': [['DIS2', 'CON2'], ['EXP2', 'EXP2']] }, 'ship_deck': []",
  AT ("hub") HUBS,
  AT ("hub") "'current': 1, 'players': [ { 'hub': 'H07' }, { 'hubs': ['H09', 'H02'] } ]",
  AT ("hub-ships") "'players': [ { 'hub': 'H09' }, { 'hub': 'H01' } ], 'context': { 'shown': ['ICE2', 'FAR2'] }",
  AT ("hub-sector") "'players': [ { 'hub': 'H10' }, { 'hub': 'H11' } ]",
  AT ("hub-diplo") "'players': [ { 'hub': 'H05' }, { 'hub': 'H11' } ]",
  TURN SEATS ", 'options': { 'first_game': true, 'hubs': 'basic', 'first': 1, 'components': 'tablee' }",
  TURN SEATS ", 'seed': '?', 'aliens': {}, 'market': [], 'dice': '?'",
  AT ("hub") "'players': [ { 'hubs': ['?', '?'] }, { 'hubs': ['H03', 'H04'] } ], 'seed': '?', 'aliens': {}, 'market': [],"
    "'ship_deck': ['?', '?']",
};

static const PhState *
state_of (const TableePosition *position)
{
  return tablee_position_get_state (position);
}

static void
test_refusals (void)
{
  assert_refused (refusals, G_N_ELEMENTS (refusals));
}

static void
test_accepted (void)
{
  assert_accepted (accepted, G_N_ELEMENTS (accepted));
}

/* What is absent is drawn from the seed alone: aliens to fifty with those who live somewhere, two sectors of each kind. */
static void
test_absent (void)
{
  static const char content[] =
    TURN FIRST ("'wings': { 'pink': [ { 'sector': 128, 'residents': ['pink', 'gold', 'human'] } ] }");
  g_autofree char *seeded = g_strconcat (content, ", 'seed': 8", NULL);
  g_autoptr (TableePosition) position = good_position (content);
  g_autoptr (TableePosition) same = good_position (content);
  g_autoptr (TableePosition) other = good_position (seeded);
  const PhState *state = state_of (position);
  int sectors = 0;

  g_assert_cmpint (ph_count_aliens (state), ==, 48);
  g_assert_cmpint (state->supply[PH_HUMAN], ==, 15);
  for (int sector = 0; sector < PH_SECTORS; sector++)
    sectors += ph_in_market (state, sector);
  g_assert_cmpint (sectors, ==, 17);
  g_assert_cmpint (state->trigger, ==, PH_NONE);
  for (int row = 0; row < PH_MAX_NEUTRALS; row++)
    g_assert_cmpint (state->tokens[row], ==, 0);
  g_assert_cmpmem (state, sizeof *state, state_of (same), sizeof *state);
  g_assert_true (memcmp (state->market, state_of (other)->market, sizeof state->market) != 0);
}

/* The alien in hand is one of those drawn. */
static void
test_absent_with_one_in_hand (void)
{
  g_autoptr (TableePosition) position =
    good_position (AT ("place") TRANSPORT ", 'context': { 'species': 'pink', 'ship': 'TRA1', 'left': 0 }");

  g_assert_cmpint (ph_count_aliens (state_of (position)), ==, 49);
}

static void
assert_legal (const TableePosition *position,
              const char           *text,
              gboolean              legal)
{
  g_autoptr (TableePosition) copy = tablee_position_copy (position);
  g_autoptr (GError) error = NULL;

  g_assert_true (tablee_position_apply (copy, text, NULL, &error) == legal);
  if (!legal)
    g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_ACTION);
}

/* A list leaves rows out of the game; absent it is all rows of the number of seats. */
static void
test_neutrals (void)
{
  g_autoptr (TableePosition) all = good_position (TURN FIRST ("'gems': 20"));
  g_autoptr (TableePosition) one = good_position (TURN FIRST ("'gems': 20") ", 'neutral': [ { 'ship': 'N-ICE' } ]");
  g_autoptr (TableePosition) none = good_position (TURN FIRST ("'gems': 20") ", 'neutral': []");
  g_autofree char *text = tablee_position_to_text (one);

  assert_legal (all, "use N-FAR", TRUE);
  assert_legal (all, "use N-ICE", TRUE);
  assert_legal (one, "use N-FAR", FALSE);
  assert_legal (one, "use N-ICE", TRUE);
  assert_legal (none, "use N-ICE", FALSE);
  g_assert_nonnull (strstr (text, "  \"neutral\": [\n    {\"ship\":\"N-ICE\",\"gems\":0,\"token\":null}\n  ],\n"));
}

/* Ships are named by who names them. */
static void
test_names (void)
{
  g_autoptr (TableePosition) position =
    good_position (TURN "'current': 1, 'players': [ { 'gems': 9, 'fleet': [ { 'ship': 'FAR2', 'gems': 1 },"
                   "{ 'ship': 'FAR2' } ] },"
                   "{ 'gems': 20, 'fleet': [ { 'ship': 'ICE2', 'gems': 1 }, { 'ship': 'DIS1' }, { 'ship': 'ICE2' } ] } ]");
  g_autoptr (JsonObject) object = NULL;
  JsonArray *players;

  assert_legal (position, "use FAR2#2@0", TRUE);
  assert_legal (position, "use FAR2@0", FALSE);
  assert_legal (position, "use ICE2#2", TRUE);
  assert_legal (position, "use ICE2", FALSE);
  assert_legal (position, "use ICE2#3", FALSE);
  assert_legal (position, "use ICE2#2@1", FALSE);
  assert_legal (position, "use FAR2#2@2", FALSE);
  assert_legal (position, "use DIS1#1", FALSE);

  g_assert_true (tablee_position_apply (position, "use FAR2#2@0", NULL, NULL));
  object = tablee_position_to_json (position);
  players = json_object_get_array_member (object, "players");
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (players, 1), "marker"), ==, "FAR2#2@0");
}

/* The marker is as it was written, whatever becomes of the fleet. */
static void
test_order (void)
{
  static const char expected[] =
    "  \"starting_seat\": 1,\n"
    "  \"trigger\": null,\n"
    "  \"market\": [111,238,331],\n"
    "  \"aliens\": {\"teal\":1,\"pink\":0,\"brown\":0,\"gold\":2},\n"
    "  \"humans\": 3,\n"
    "  \"neutral\": [\n"
    "    {\"ship\":\"N-DIS\",\"gems\":0,\"token\":null},\n"
    "    {\"ship\":\"N-CON\",\"gems\":6,\"token\":0}\n"
    "  ],\n"
    "  \"dice\": [\"human\",\"food\"],\n"
    "  \"context\": {\"ship\":\"EXP1\",\"dice\":[\"food\",\"human\",\"metal\",\"metal\"],\"capacity\":2,\"used\":true}\n"
    "}\n";
  g_autoptr (TableePosition) position =
    good_position (AT ("pick") EXPEDITION ", 'starting_seat': 1, 'market': [331, 111, 238], 'aliens': { 'gold': 2, 'teal': 1 },"
                   "'humans': 3, 'neutral': [ { 'ship': 'N-CON', 'gems': 6, 'token': 0 }, { 'ship': 'N-DIS' } ],"
                   "'dice': ['human', 'food'],"
                   "'context': { 'used': true, 'capacity': 2, 'dice': ['metal', 'human', 'metal', 'food'], 'ship': 'EXP1' }");
  g_autofree char *text = tablee_position_to_text (position);

  g_assert_true (g_str_has_suffix (text, expected));
}

/* Faces that are given fall first, then the generator goes on. */
static void
test_given_dice (void)
{
  g_autoptr (TableePosition) position =
    good_position (TURN FIRST ("'gems': 9, 'fleet': [ { 'ship': 'EXP1' } ]")
                   ", 'dice': ['metal', 'human', 'human', 'water', 'food']");
  g_autofree char *text = NULL;

  g_assert_true (tablee_position_apply (position, "use EXP1", NULL, NULL));
  text = tablee_position_to_text (position);
  g_assert_nonnull (strstr (text, "\"dice\":[\"human\",\"human\",\"metal\",\"water\"],\"capacity\":3"));
  g_assert_nonnull (strstr (text, "  \"dice\": [\"food\"],\n"));
}

/*
 * Views
 */

static void
assert_view (const TableePosition *position,
             int                   viewer,
             const char           *expected)
{
  g_autoptr (TableePosition) view = tablee_position_view (position, viewer);
  g_autofree char *text = tablee_position_to_text (view);

  if (strstr (text, expected) == NULL)
    g_error ("%s\nis not in\n%s", expected, text);
}

static void
test_views (void)
{
  g_autoptr (TableePosition) draft =
    good_position (AT ("draft") "'current': 1, 'ship_deck': ['FAR2', 'ICE2'], 'dice': ['food'], " HUBS ","
                   "'context': { 'level': 2, 'pick': 2, 'hands': [['DIS2'], ['EXP2', 'CON2']] }");
  g_autoptr (TableePosition) ships =
    good_position (AT ("hub-ships") "'players': [ { 'hub': 'H09' }, { 'hub': 'H01' } ], 'ship_deck': [],"
                   "'context': { 'shown': ['ICE2', 'FAR2'] }");
  g_autoptr (TableePosition) turn = good_position (TURN SEATS);

  assert_view (draft, 1, "\"hands\":[[\"?\"],[\"CON2\",\"EXP2\"]]");
  assert_view (draft, 0, "\"hands\":[[\"DIS2\"],[\"CON2\",\"EXP2\"]]");
  assert_view (draft, TABLEE_NOBODY, "\"hands\":[[\"?\"],[\"?\",\"?\"]]");
  assert_view (draft, 0, "\"hubs\":[\"H01\",\"H02\"]");
  assert_view (draft, 1, "\"hubs\":[\"?\",\"?\"]");
  assert_view (draft, 0, "\"ship_deck\": [\"?\",\"?\"]");
  assert_view (draft, 0, "\"dice\": \"?\"");
  assert_view (draft, 0, "\"seed\": \"?\"");
  assert_view (ships, 0, "\"shown\":[\"FAR2\",\"ICE2\"]");
  assert_view (ships, 1, "\"shown\":[\"?\",\"?\"]");
  assert_view (turn, 0, "\"neutral\": [\n    {\"ship\":\"N-DIS\"");
}

/*
 * Actions
 */

/* What is no action at all; ' stands for ". */
static const char *const no_actions[] = {
  "", "use", "use ", "use  DIS1", "use DIS1 ", "use dis1", "use DIS4", "use FAR1", "use DIS1@9", "use DIS1@-1", "use DIS1@00",
  "use DIS1#0", "use DIS1#", "use DIS1@", "use N-XXX", "income 1", "Income", "dismantle",
  "dismantle FAR2@1", "dismantle N-DIS", "build", "build 411", "build 0111", "build +111", "build 111 ", "build teal",
  "reroll", "reroll human food", "reroll food gem",
  "reroll food  food", "pick", "pick gem", "alien human", "alien", "give gem", "give vp", "take gems", "take vp", "lobby farm",
  "reward gems", "power X", "move 213", "move 213 gold now", "move gold 213", "move-to", "draft", "draft FAR2#2",
  "hub H0", "hub 1",
  "hub H25", "ship FAR2@1", "sector H01", "track diplomacy", "stop now", "done 1", "place", "observe 1",
  "exchange food", "keep 1",
  "use DIS1\nincome",
};

static void
test_no_actions (void)
{
  g_autoptr (TableePosition) position =
    good_position (TURN FIRST ("'gems': 20, 'fleet': [ { 'ship': 'DIS1' }, { 'ship': 'CON1' } ]"));

  for (gsize i = 0; i < G_N_ELEMENTS (no_actions); i++)
    {
      g_autoptr (TableePosition) copy = tablee_position_copy (position);
      g_autoptr (GError) error = NULL;

      g_assert_false (tablee_position_apply (copy, no_actions[i], NULL, &error));
      if (strstr (error->message, " is not an action of space-station-phoenix") == NULL)
        g_error ("%s: %s", no_actions[i], error->message);
      g_assert_cmpmem (state_of (copy), sizeof (PhState), state_of (position), sizeof (PhState));
    }
}

/* What is an action, and not a legal one here, with the reason. */
static void
test_reasons (void)
{
  static const struct
  {
    const char *text;
    const char *reason;
  } wrong[] = {
    { "use EXP1", "this ship is not in the game" },
    { "use DIS1", "the ship has been used; there are gems on it" },
    { "use CON1@1", "there are not enough gems" },
    { "use N-FAR", "there are not enough gems" },
    { "pick food", "this is not decided now" },
    { "stop", "this is not decided now" },
  };
  g_autoptr (TableePosition) position =
    good_position (TURN "'players': [ { 'gems': 1, " USED ("DIS1", 3) " }, { 'fleet': [ { 'ship': 'CON1' } ] } ]");

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *message = g_strdup_printf ("\"%s\" is not legal: %s", wrong[i].text, wrong[i].reason);
      g_autoptr (GError) error = NULL;

      g_assert_false (tablee_position_apply (position, wrong[i].text, NULL, &error));
      g_assert_cmpstr (error->message, ==, message);
    }
}

/* Through whole games: every legal action comes back from its text, and no two have the same. */
static void
check_actions (const TableePosition *position)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  const TableeNotation *notation = tablee_position_get_notation (position);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  gsize count = ruleset->game->legal (ruleset, state_of (position), actions);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize i = 0; i < count; i++)
    {
      char *text = notation->action_write (ruleset, state_of (position), actions[i]);
      TableeAction again = 0;

      g_assert_true (notation->action_read (ruleset, state_of (position), text, &again));
      g_assert_cmpuint (again, ==, actions[i]);
      g_assert_true (g_hash_table_add (texts, text));
    }
}

static void
check_round_trip (const TableePosition *position)
{
  g_autofree char *text = tablee_position_to_text (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) again = tablee_position_parse (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (state_of (again), sizeof (PhState), state_of (position), sizeof (PhState));
}

static void
test_whole_games (void)
{
  static const GameSet sets[] = {
    { "space-station-phoenix", 2, "{ \"hubs\": \"all\" }" },
    { "space-station-phoenix", 3, "{ \"hubs\": \"basic\" }" },
    { "space-station-phoenix", 4, "{ \"hubs\": \"all\" }" },
  };
  gboolean seen[PH_PHASE_OVER + 1] = { FALSE };

  for (guint seed = 0; seed < 18; seed++)
    {
      g_autoptr (TableeRuleset) ruleset = ruleset_of_set (&sets[seed % G_N_ELEMENTS (sets)]);
      g_autoptr (TableePosition) position = NULL;
      TableeRandom random;

      tablee_random_seed (&random, 100 + seed);
      position = tablee_position_new (ruleset, &random);
      do
        {
          seen[state_of (position)->phase] = TRUE;
          check_actions (position);
          check_round_trip (position);
        }
      while (play_any_action (position, &random, NULL));
      g_assert_cmpint (state_of (position)->phase, ==, PH_PHASE_OVER);
      seen[PH_PHASE_OVER] = TRUE;
    }
  for (int phase = 0; phase <= PH_PHASE_OVER; phase++)
    if (!seen[phase])
      g_error ("no game came to phase %d", phase);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/phoenix/refusals", test_refusals);
  g_test_add_func ("/phoenix/accepted", test_accepted);
  g_test_add_func ("/phoenix/absent", test_absent);
  g_test_add_func ("/phoenix/absent-with-one-in-hand", test_absent_with_one_in_hand);
  g_test_add_func ("/phoenix/neutrals", test_neutrals);
  g_test_add_func ("/phoenix/names", test_names);
  g_test_add_func ("/phoenix/order", test_order);
  g_test_add_func ("/phoenix/given-dice", test_given_dice);
  g_test_add_func ("/phoenix/views", test_views);
  g_test_add_func ("/phoenix/no-actions", test_no_actions);
  g_test_add_func ("/phoenix/reasons", test_reasons);
  g_test_add_func ("/phoenix/whole-games", test_whole_games);

  return g_test_run ();
}
