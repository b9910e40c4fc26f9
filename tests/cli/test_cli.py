#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command of tablee-cli, as scripts use it. TABLEE_CLI names the program."""

import json
import os
import pathlib
import subprocess
import unittest

from cli_case import CLI, GAME, TIMEOUT, CliTestCase


class TestProgram(CliTestCase):
    def test_version(self):
        self.assertRegex(self.run_cli("--version"), r"\Atablee-cli \d+\.\d+\.\d+\n\Z")

    def test_help(self):
        text = self.run_cli("--help")
        for command in "games", "new", "legal", "apply", "view", "score", "hint", "play", "simulate", "bench", "replay", "review":
            self.assertIn(f"\n  {command} ", text)
            self.assertIn(f"tablee-cli {command} [OPTION…]", self.run_cli(command, "--help"))

    def test_usage_errors(self):
        self.fail_cli(says="--help")
        self.fail_cli("fold", says="fold")
        self.fail_cli("advise", says="advise")
        self.fail_cli("new", says=("new", "GAME"))
        self.fail_cli("new", GAME, GAME, says="too many")
        self.fail_cli("new", GAME, "--colour", "red", says="--colour")
        self.fail_cli("new", GAME, "--seed", says="--seed")
        self.fail_cli("replay", says="FILE")
        self.fail_cli("legal", "a", "b", says="too many")

    def test_language(self):
        """Containers and cron have no locale but C.UTF-8, or nothing at all; scripts ask for English by LC_ALL=C."""
        french = {"LANGUAGE": "fr", "TABLEE_LOCALEDIR": os.environ["TABLEE_CLI_FRENCH"]}
        for locale in {"LC_ALL": "C.UTF-8"}, {"LC_ALL": "", "LANG": "C.UTF-8"}, {"LC_ALL": "", "LANG": ""}:
            environment = {**french, **locale}
            self.assertIn("Jeux de table dans le terminal", self.start("--help", environment=environment).stdout)
            self.assertIn("pour 1 ou 2 joueurs", self.start("games", environment=environment).stdout)
            self.assertIn("il n’y a pas de commande", self.start("fold", environment=environment).stderr)
        self.assertIn("Table games in the terminal", self.start("--help", environment={**french, "LC_ALL": "C"}).stdout)

    def test_errors_stay_on_one_line(self):
        self.fail_cli("two\nlines", says="two lines")

    def test_full_disk(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([CLI, "games"], stdout=full, stderr=subprocess.PIPE, encoding="utf-8", timeout=TIMEOUT,
                                  env=self.environment)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"\Atablee-cli: [^\n]+\n\Z")


class TestGames(CliTestCase):
    def test_list(self):
        self.assertIn(GAME + ":", self.run_cli("games"))

    def test_json(self):
        games = {game["id"]: game for game in json.loads(self.run_cli("games", "--json"))}
        game = games[GAME]
        self.assertEqual(set(game), {"id", "min_players", "max_players", "options"})
        self.assertEqual((game["min_players"], game["max_players"]), (2, 9))
        self.assertEqual(game["options"], {
            "stake": 100, "tokens": 0, "rounds": 10, "open_account": True, "wallets": None, "sets": None, "single": "rainbow",
            "hard_limit": False, "first": None})


class TestNew(CliTestCase):
    def test_seed(self):
        self.assertEqual(self.new_position(), self.new_position())
        self.assertNotEqual(self.new_position(), self.new_position(seed=8))
        self.assertEqual(self.new_position(seed="00ff"), self.new_position(seed="FF"))

    def test_without_seed(self):
        self.assertNotEqual(self.run_cli("new", GAME), self.run_cli("new", GAME))

    def test_players(self):
        self.assertEqual(len(json.loads(self.new_position())["players"]), 4)
        for count in range(2, 10):
            self.assertEqual(len(json.loads(self.new_position("--players", str(count)))["players"]), count)

    def test_options(self):
        position = json.loads(self.new_position("--players", "2", "--option", "rounds=3", "-o", "wallets=[500, 700]",
                                                "-o", "sets=1", "-o", "single=xeno", "-o", "hard_limit=true"))
        self.assertEqual(position["options"], {
            "rounds": 3, "wallets": [500, 700], "sets": 1, "single": "xeno", "hard_limit": True})
        self.assertEqual([player["balance"] for player in position["players"]], [500, 700])
        self.assertEqual(position["current"], 1)

    def test_bare_and_quoted_words(self):
        self.assertEqual(self.new_position("-n", "2", "-o", "sets=1", "-o", "single=xeno"),
                         self.new_position("-n", "2", "-o", "sets=1", "-o", 'single="xeno"'))

    def test_refused(self):
        self.fail_cli("new", "poker", says="poker")
        self.fail_cli("new", GAME, "--players", "1", says=("--players", "1", "2", "9"))
        self.fail_cli("new", GAME, "--players", "10", says="10")
        self.fail_cli("new", GAME, "--players", "many", says="many")
        self.fail_cli("new", GAME, "--seed", "-1", says="-1")
        self.fail_cli("new", GAME, "--seed", "0" * 65, says="--seed")
        self.fail_cli("new", GAME, "--option", "stake", says="stake")
        self.fail_cli("new", GAME, "--option", "stake=0", says="options.stake")
        self.fail_cli("new", GAME, "--option", "stake=much", says="options.stake")
        self.fail_cli("new", GAME, "--option", "steak=5", says="options.steak")
        self.fail_cli("new", GAME, "-o", "stake=5", "-o", "stake=6", says="stake=6")
        self.fail_cli("new", GAME, "-o", 'stake=5,"rounds":3', says="options.stake")
        self.fail_cli("new", GAME, "-o", "rounds=0", says="options.rounds")


class TestPositions(CliTestCase):
    def test_legal(self):
        position = self.new_position()
        expected = "pull small\npull medium\npull large\n"
        self.assertEqual(self.run_cli("legal", text=position), expected)
        self.assertEqual(self.run_cli("legal", "-", text=position), expected)
        self.assertEqual(self.run_cli("legal", self.write("position.json", position)), expected)

    def test_apply_nothing(self):
        position = self.new_position()
        self.assertEqual(self.run_cli("apply", text=position), position)

    def test_apply(self):
        path = self.write("position.json", self.new_position("--option", "first=0"))
        after = self.run_cli("apply", path, "-a", "pull small", "-a", "pull large")
        self.assertEqual(json.loads(after)["current"], 2)
        self.assertEqual(json.loads(after)["pot"], 2)
        self.assertEqual(self.run_cli("apply", path, "-a", "pull small\npull large\n"), after)
        piped = self.run_cli("apply", "-a", "pull large", text=self.run_cli("apply", path, "-a", "pull small"))
        self.assertEqual(piped, after)

    def test_events(self):
        position = self.new_position("--option", "first=0")
        done = self.start("apply", "--events", "-a", "pull small", text=position)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stdout, self.run_cli("apply", "-a", "pull small", text=position))
        self.assertRegex(done.stderr, r"\Astake 0 1\npull 0 [A-Z]S [0-4] 1\n\Z")

    def test_illegal_actions(self):
        position = self.new_position()
        self.fail_cli("apply", "-a", "pass", text=position, says=("action 1", "pass"))
        self.fail_cli("apply", "-a", "pull small", "-a", "pull  small", text=position, says=("action 2", "pull  small"))
        self.fail_cli("apply", "-a", "Pull small", text=position, says="Pull small")
        self.fail_cli("apply", "-a", "", text=position, says="action 1")
        self.fail_cli("apply", "-a", "pull small\n\npull small", text=position, says="action 2")

    def test_a_whole_game(self):
        position = self.new_position("--players", "2", "--option", "rounds=1")
        for _ in range(100):
            actions = self.run_cli("legal", text=position).splitlines()
            if not actions:
                break
            position = self.run_cli("apply", "-a", actions[-1], text=position)
        self.assertEqual(json.loads(position)["phase"], "over")
        self.assertTrue(json.loads(self.run_cli("score", "--json", text=position))["over"])
        self.fail_cli("apply", "-a", "pull small", text=position, says="over")

    def test_views(self):
        position = self.new_position()
        nobody = json.loads(self.run_cli("view", "nobody", text=position))
        self.assertEqual(nobody["seed"], "?")
        self.assertEqual(set(nobody["bag"]), {"unordered"})
        self.assertEqual(len(nobody["bag"]["unordered"]), 30)
        for seat in range(4):
            self.assertEqual(json.loads(self.run_cli("view", str(seat), self.write("position.json", position))), nobody)

    def test_views_are_not_played(self):
        view = self.run_cli("view", "0", text=self.new_position())
        self.fail_cli("legal", text=view, says="view")
        self.fail_cli("apply", "-a", "pull small", text=view, says="view")
        self.assertEqual(json.loads(self.run_cli("score", "--json", text=view))["totals"], [0, 0, 0, 0])

    def test_view_refused(self):
        position = self.new_position()
        self.fail_cli("view", "4", text=position, says="4")
        self.fail_cli("view", "-1", text=position)
        self.fail_cli("view", "everybody", text=position, says="everybody")
        self.fail_cli("view", says="SEAT")

    def test_score(self):
        position = self.run_cli("apply", "-a", "pull small", text=self.new_position("--option", "first=2"))
        self.assertEqual(json.loads(self.run_cli("score", "--json", text=position)), {
            "game": GAME, "over": False, "columns": [0, 1, 2, 3], "totals": [0, 0, -100, 0], "ranks": [1, 1, 4, 1],
            "winners": [0, 1, 3], "rows": [{"id": "balance", "values": [0, 0, -100, 0]}]})
        words = self.run_cli("score", text=position)
        self.assertIn("Player 3", words)
        self.assertIn("−€1", words)

    def test_mistakes_in_positions(self):
        position = json.loads(self.new_position("--option", "first=0"))
        self.fail_cli("legal", text="", says="standard input")
        self.fail_cli("legal", text="{", says="standard input")
        self.fail_cli("legal", text="[]", says="standard input")
        self.fail_cli("legal", str(self.folder / "missing.json"), says="missing.json")
        self.fail_cli("legal", str(self.folder), says=str(self.folder))

        for place, change in (
                ("players[1].stack[0]", lambda p: p["players"][1].update(stack=["XX"])),
                ("lap", lambda p: p.update(lap="one")),
                ("colour", lambda p: p.update(colour="red")),
                ("game", lambda p: p.update(game="poker")),
                ("version", lambda p: p.update(version=2)),
                ("phase", lambda p: p.pop("phase"))):
            changed = json.loads(json.dumps(position))
            change(changed)
            path = self.write("mistake.json", json.dumps(changed))
            for command in "legal", "apply", "score":
                self.fail_cli(command, path, says=("mistake.json", place))

    def test_mistakes_in_french(self):
        environment = {"LC_ALL": "fr_FR.UTF-8", "TABLEE_LOCALEDIR": os.environ["TABLEE_CLI_FRENCH"]}
        position = json.loads(self.new_position("--option", "first=0"))
        path = self.write("mistake.json", json.dumps({**position, "lap": "one"}))
        done = self.start("legal", path, environment=environment)
        self.assertEqual(done.stderr, f"tablee-cli: {path}\u00a0: lap\u00a0: il faut ici un nombre entier\n")
        done = self.start("apply", "-a", "pass", text=json.dumps(position), environment=environment)
        self.assertEqual(done.stderr, "tablee-cli: action 1\u00a0: \"pass\" n’est pas permis\u00a0: le premier tirage est obligatoire\n")


class TestHint(CliTestCase):
    def hint(self, position, *arguments):
        return json.loads(self.run_cli("hint", "--json", *arguments, text=position))

    def test_actions(self):
        """All that is legal, the best first, as every level sees it."""
        for game in [game["id"] for game in json.loads(self.run_cli("games", "--json"))]:
            position = self.run_cli("new", game, "--seed", "7")
            legal = self.run_cli("legal", text=position).splitlines()
            for level in "beginner", "expert", "master":
                hint = self.hint(position, "--level", level)
                self.assertEqual((hint["game"], hint["level"]), (game, level))
                self.assertEqual(sorted(action["action"] for action in hint["actions"]), sorted(legal))
                keys = [(action["visits"], action["value"]) for action in hint["actions"]]
                if len(legal) > 1:
                    self.assertEqual(keys, sorted(keys, reverse=True))
                    self.assertEqual(level == "master", keys[0][0] > 0)

    def test_only_action(self):
        self.assertEqual(self.hint(self.run_cli("new", "bean-chains", "--seed", "7"))["actions"],
                         [{"action": "play", "value": None, "visits": 0}])

    def test_words(self):
        lines = self.run_cli("hint", text=self.new_position()).splitlines()
        self.assertEqual(len(lines), 4)
        self.assertTrue(lines[0].startswith("Action"))
        self.assertTrue(all(line.startswith("pull ") for line in lines[1:]))

    def test_reason(self):
        """Why, below the values and in JSON, to the seat that decides; in its language; and none where there is none."""
        position = self.run_cli("new", "space-beans", "--seed", "1")
        reason = self.run_cli("hint", text=position).splitlines()[-1]
        self.assertRegex(reason, r"^You .* about [0-9]+ times? in 100?; with “Do Not Draw”, about [0-9]+ in 100?\.$")
        self.assertEqual(self.hint(position)["reason"], reason)
        environment = {"LC_ALL": "fr_FR.UTF-8", "TABLEE_LOCALEDIR": os.environ["TABLEE_CLI_FRENCH"]}
        done = self.start("hint", text=position, environment=environment)
        self.assertRegex(done.stdout, "Vous .* environ [0-9]+ fois sur 100?\u202f; avec «\u202fNe pas piocher\u202f», environ [0-9]+ sur 100?\\.\n$")
        self.assertIsNone(self.hint(self.run_cli("new", "bean-chains", "--seed", "7"))["reason"])

    def test_same(self):
        position = self.run_cli("new", "space-beans", "--seed", "7")
        self.assertEqual(self.hint(position), self.hint(position))
        self.assertEqual(self.hint(position, "--seed", "3"), self.hint(position, "--seed", "3"))

    def test_from_a_view_only(self):
        """What the seat cannot know makes no difference: the order of the bag."""
        def hint(seed):
            return self.hint(self.new_position("--option", "first=0", seed=seed))

        self.assertEqual(hint(1), hint(2))

    def test_refused(self):
        position = self.new_position()
        self.fail_cli("hint", "--level", "random", text=position)
        self.fail_cli("hint", "--level", "champion", text=position)
        self.fail_cli("hint", text=self.run_cli("view", "0", text=position))
        self.fail_cli("hint", text=json.dumps({"format": "tablee-position", "version": 1, "game": "al-cabohne", "phase": "over", "draw": [],
                                               "players": [{"fields": [None] * 3, "coins": []}] * 2}))


class TestComponents(CliTestCase):
    """Component sets of Space Station Phoenix: people's own, and what a position says of them."""

    PHOENIX = "space-station-phoenix"
    SHIPPED = pathlib.Path(__file__).parents[2] / "data" / "components" / "tablee.json"

    def tearDown(self):
        sets = self.data / "tablee" / "components"
        if sets.exists():
            for file in sets.iterdir():
                file.unlink()
            sets.rmdir()
            sets.parent.rmdir()
        super().tearDown()

    def write_set(self, name, **changes):
        sets = self.data / "tablee" / "components"
        sets.mkdir(parents=True, exist_ok=True)
        (sets / f"{name}.json").write_text(json.dumps({**json.loads(self.SHIPPED.read_text(encoding="utf-8")), **changes}),
                                           encoding="utf-8")

    def new(self, *arguments):
        return self.run_cli("new", self.PHOENIX, "--seed", "7", *arguments)

    def test_games(self):
        games = {game["id"]: game for game in json.loads(self.run_cli("games", "--json"))}
        self.assertEqual(games[self.PHOENIX]["options"],
                         {"first_game": False, "hubs": "all", "components": "tablee", "first": None})

    def test_shipped(self):
        position = json.loads(self.new("-n", "2"))
        self.assertEqual(position["options"], {})
        self.assertRegex(position["components_checksum"], r"\A[0-9a-f]{16}\Z")
        self.assertEqual(self.new("-n", "2"), self.new("-n", "2", "-o", "components=tablee"))

    def test_own(self):
        self.write_set("mine", turn_limit=2)
        position = json.loads(self.new("-n", "2", "-o", "components=mine", "-o", "first_game=true"))
        self.assertEqual(position["options"], {"components": "mine", "first_game": True})
        self.assertNotEqual(position["components_checksum"], json.loads(self.new("-n", "2"))["components_checksum"])
        self.assertIn("income", self.run_cli("legal", text=json.dumps({**position, "players": [
            {**player, "gems": 7} for player in position["players"]]})))

    def test_bare_digits(self):
        self.write_set("2022", turn_limit=9)
        self.assertEqual(json.loads(self.new("-o", "components=2022"))["options"], {"components": "2022"})

    def test_refused(self):
        self.fail_cli("new", self.PHOENIX, "-o", "components=mine", says=("options.components", '"mine"', "not found"))
        self.fail_cli("new", self.PHOENIX, "-o", "components=../mine", says="options.components: a name")
        self.fail_cli("new", self.PHOENIX, "-o", "components=", says="options.components: a name")
        self.write_set("mine", turn_limit=0)
        self.fail_cli("new", self.PHOENIX, "-o", "components=mine",
                      says=("options.components", '"mine"', "cannot be used", "turn_limit: 0"))

    def test_other_set(self):
        self.write_set("mine", turn_limit=50)
        position = self.new("-o", "components=mine")
        self.write_set("mine", turn_limit=51)
        self.fail_cli("legal", text=position, says=("options.components", '"mine"', "is not what the game was begun with"))
        self.write_set("mine", turn_limit=50, title="Another title", author="Somebody else")
        self.assertIn("draft", self.run_cli("legal", text=position))

    def test_checksum(self):
        position = json.loads(self.new())
        del position["components_checksum"]
        self.assertIn("draft", self.run_cli("legal", text=json.dumps(position)))
        self.fail_cli("legal", text=json.dumps({**position, "components_checksum": None}), says="components_checksum: there must be text in quotation marks here")
        self.fail_cli("legal", text=json.dumps({**position, "components_checksum": "0"}), says='"tablee"')


class TestBench(CliTestCase):
    def test_json(self):
        rows = json.loads(self.run_cli("bench", GAME, "--json", "--time", "1"))
        self.assertEqual([row["seats"] for row in rows], list(range(2, 10)))
        for row in rows:
            self.assertEqual(set(row), {"game", "seats", "playouts_per_second", "decisions_per_second", "state_bytes"})
            self.assertEqual(row["game"], GAME)
            self.assertGreater(row["decisions_per_second"], row["playouts_per_second"])
            self.assertGreater(row["playouts_per_second"], 0)
            self.assertGreater(row["state_bytes"], 0)

    def test_words(self):
        self.assertIn(GAME, self.run_cli("bench", "--time", "1"))

    def test_refused(self):
        self.fail_cli("bench", "poker", says="poker")
        self.fail_cli("bench", "--time", "0", says="--time")


class TestPlay(CliTestCase):
    def play(self, text, *arguments):
        return self.run_cli("play", GAME, "--seed", "5", *arguments, text=text)

    def test_end_of_input(self):
        self.assertIn("\nPull your first pyramid", self.play(""))

    def test_numbers_and_words(self):
        players = "--players", "human,easy"
        self.assertEqual(self.play("1\n2\n", *players), self.play("pull small\npull medium", *players))

    def test_mistakes_do_not_end_the_game(self):
        text = self.play("9\nfold\npass\n\n1\nquit\n1\n")
        self.assertIn("“9”", text)
        self.assertIn("“fold”", text)
        self.assertIn("Everybody pulls at least once", text)
        self.assertEqual(text.count("You pull "), 1)

    def test_orders(self):
        text = self.play("help\nscore\ntable\nundo\nredo\n")
        self.assertIn("quit", text)
        self.assertIn("Balance", text)
        self.assertIn("There is nothing to redo", text)
        self.assertGreater(text.count("In the bag"), 1)

    def test_take_back(self):
        text = self.play("1\nundo\n2\n", "--players", "human,human", "--take-back", "--names", "Ana,Bo", "--option", "first=0")
        self.assertEqual(text.count("Ana pulls a"), 2)
        self.assertEqual(text.count("It is Ana’s turn. Pull your first pyramid"), 2)
        self.assertIn("What was shown", self.play("1\nundo\n", "--players", "human,human"))

    def test_who_plays_alone_is_spoken_to(self):
        text = self.play("1\n" + "pass\n" * 40, "--players", "human,easy", "--option", "rounds=1")
        self.assertRegex(text, r"(?m)^> +You ")
        self.assertRegex(text, r"(?m)^\d\. +You ")
        self.assertIn("You pull ", text)
        self.assertNotIn("Player 1", text)
        self.assertIn("Player 2", text)

    def test_several_people_have_names(self):
        text = self.play("1\n1\n", "--players", "human,human", "--option", "rounds=1")
        self.assertIn("Player 1 pulls", text)
        self.assertNotRegex(text, r"(?m)^>? +You ")

    def test_nobody_is_named_in_the_record(self):
        path = pathlib.Path(self.folder, "unnamed.json")
        self.play("", "--players", "easy,easy", "--option", "rounds=1", "--save", str(path))
        self.assertEqual([seat["name"] for seat in json.loads(path.read_text(encoding="utf-8"))["seats"]], ["", ""])
        self.assertIn("Player 2", self.run_cli("replay", str(path)))
        french = {"LC_ALL": "fr_FR.UTF-8", "TABLEE_LOCALEDIR": os.environ["TABLEE_CLI_FRENCH"]}
        done = self.start("replay", str(path), environment=french)
        self.assertIn("Joueur 2", done.stdout)
        self.assertNotIn("Player", done.stdout)

    def test_undo_of_a_pass(self):
        text = self.play("1\n1\npass\nundo\n", "--players", "human,human", "--names", "Ana,Bo", "--option", "first=0")
        self.assertIn("Ana passes", text)

    def test_what_happens_twice_is_said_once(self):
        lines = self.run_cli("play", "space-beans", "--players", "easy,easy", "--seed", "5").splitlines()
        twice = [line for line in lines if line.endswith("draws a card (×2).")]
        self.assertGreater(len(twice), 5)
        for line, following in zip(lines, lines[1:], strict=False):
            self.assertFalse(line.endswith("draws a card.") and line == following, line)

    def test_computers_alone(self):
        text = self.play("", "--players", "easy,medium", "--option", "rounds=2")
        self.assertIn("The game is over.", text)
        self.assertIn("share the victory", text)
        self.assertEqual(text, self.play("", "--players", "easy,medium", "--option", "rounds=2"))

    def test_to_the_end(self):
        text = self.play("1\npass\n" * 40, "--players", "human,easy", "--option", "rounds=2")
        self.assertIn("The game is over.", text)

    def test_refused(self):
        self.fail_cli("play", GAME, "--players", "human,god", says="god")
        self.fail_cli("play", GAME, "--players", "human,easy", "--names", "Ana", says="--names")
        self.fail_cli("play", GAME, "--players", "human,easy", "--names", "Ana,", says="--names")
        self.fail_cli("play", "poker", says="poker")

    def test_french(self):
        catalogues = os.environ.get("TABLEE_CLI_CATALOGUES")
        done = self.start("play", GAME, "--seed", "5", environment={"LC_ALL": "fr_FR.UTF-8", "TABLEE_LOCALEDIR": catalogues})
        self.assertEqual(done.returncode, 0)
        self.assertIn("[Pull your first pyramid for [€1]: choose a size.]", done.stdout)


class TestMafia(CliTestCase):
    """A single seat, a column without a seat, and a winner who has none."""

    def position(self, **keys):
        return json.dumps({"format": "tablee-position", "version": 1, "game": "al-cabohne", "phase": "over", "draw": [], **keys})

    def test_score(self):
        alone = self.position(players=[{"fields": [None] * 3, "coins": ["Bl"] * 14}], mafia_coins=["Ki"] * 7)
        sheet = json.loads(self.run_cli("score", "--json", text=alone))
        self.assertEqual(sheet["columns"], [0, "mafia"])
        self.assertEqual(sheet["totals"], [14, 14])
        self.assertEqual(sheet["ranks"], [2, 1])
        self.assertEqual(sheet["winners"], ["mafia"])
        self.assertRegex(self.run_cli("score", text=alone), r"(?m)^1\. +Mafia +14")

    def test_shared_victory(self):
        fields = {"fields": [None] * 2, "coins": ["Bl"] * 3}
        sheet = json.loads(self.run_cli("score", "--json", text=self.position(players=[fields, fields], mafia_coins=["Ki"])))
        self.assertEqual((sheet["winners"], sheet["ranks"]), ([0, 1], [1, 1, 3]))

    def test_options(self):
        position = json.loads(self.run_cli("new", "al-cabohne", "--players", "1", "--option", "kidney=3678"))
        self.assertEqual(position["options"], {"kidney": "3678"})
        self.fail_cli("new", "al-cabohne", "--option", "kidney=3679", says="options.kidney")

    def test_play(self):
        text = self.run_cli("play", "al-cabohne", "--players", "easy", "--seed", "4")
        self.assertRegex(text, r"(?m)^[12]\. +Mafia +\d+")


class TestReview(CliTestCase):
    def record(self, *arguments):
        path = self.folder / "game.tablee"
        self.run_cli("play", "bean-chains", "--seed", "5", "--players", "beginner,easy", "--names", "Ana,Bo", "--save", str(path))
        return path

    def test_json(self):
        path = str(self.record())
        text = self.run_cli("review", path, "--iterations", "20", "--json")
        review = json.loads(text)
        self.assertEqual((review["game"], review["iterations"]), ("bean-chains", 20))
        self.assertEqual(sorted(review["end"]), [0, 1])
        actions = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["actions"]
        numbers = [decision["move"] for decision in review["decisions"]]
        self.assertEqual(numbers, sorted(set(numbers)))
        self.assertGreater(len(numbers), 30)
        for decision in review["decisions"]:
            self.assertEqual(decision["played"], actions[decision["move"] - 1])
            self.assertAlmostEqual(sum(decision["expected"]), 1, delta=0.001)
            self.assertGreaterEqual(decision["loss"], 0)
            if decision["played"] == decision["best"]:
                self.assertEqual(decision["loss"], 0)
        self.assertTrue(any(decision["loss"] > 0.02 for decision in review["decisions"]))
        self.assertEqual(self.run_cli("review", path, "--iterations", "20", "--json"), text)

    def test_words(self):
        lines = self.run_cli("review", str(self.record()), "--iterations", "5").splitlines()
        self.assertRegex(lines[0], "Move +Player +Played +Best +Ana +Bo +Loss")
        self.assertRegex(lines[1], r"^ *\d+ +(Ana|Bo) ")

    def test_refused(self):
        path = self.record()
        record = json.loads(path.read_text(encoding="utf-8"))
        record["actions"] = record["actions"][:5]
        record.pop("result", None)
        self.fail_cli("review", self.write("running.tablee", json.dumps(record)), says="running.tablee")
        self.fail_cli("review", str(path), "--iterations", "0", says="--iterations")
        self.fail_cli("review", says="FILE")


class TestReplay(CliTestCase):
    def record(self, *arguments):
        path = self.folder / "game.tablee"
        self.run_cli("play", GAME, "--seed", "5", "--save", str(path), *arguments)
        return path

    def test_words(self):
        path = self.record("--players", "easy,medium", "--option", "rounds=1", "--names", "Ana,Bo")
        text = self.run_cli("replay", str(path))
        self.assertIn("Ana (easy)", text)
        self.assertIn("The game is over.", text)
        self.assertEqual(self.run_cli("replay", "-", text=path.read_text(encoding="utf-8")), text)

    def test_json(self):
        path = self.record("--players", "easy,medium", "--option", "rounds=1", "--names", "Ana,Bo")
        record = json.loads(path.read_text(encoding="utf-8"))
        replay = json.loads(self.run_cli("replay", str(path), "--json"))
        self.assertEqual(replay["game"], GAME)
        self.assertEqual(replay["seats"], [{"name": "Ana", "player": "easy"}, {"name": "Bo", "player": "medium"}])
        self.assertEqual(replay["actions"], len(record["actions"]))
        self.assertTrue(replay["over"])
        self.assertIsNone(replay["given_up_by"])
        self.assertEqual(replay["score"], record["result"])
        self.assertEqual(sum(event.startswith("pull ") for event in replay["events"]),
                         sum(action.startswith("pull ") for action in record["actions"]))

    def test_unfinished(self):
        path = self.record("--players", "human,easy")
        self.assertFalse(json.loads(self.run_cli("replay", "--json", str(path)))["over"])

    def test_mistakes(self):
        path = self.record("--players", "easy,medium", "--option", "rounds=1")
        record = json.loads(path.read_text(encoding="utf-8"))
        record["actions"][2] = "fold"
        self.fail_cli("replay", self.write("mistake.tablee", json.dumps(record)), says=("mistake.tablee", "actions[2]"))
        self.fail_cli("replay", self.write("cut.tablee", path.read_text(encoding="utf-8")[:-20]), says="cut.tablee")
        self.fail_cli("replay", str(self.folder / "missing.tablee"), says="missing.tablee")
        self.fail_cli("replay", "-", text=self.new_position(), says="format")

    def test_unwritable(self):
        done = self.start("play", GAME, "--players", "easy,easy", "--option", "rounds=1", "--save",
                          str(self.folder / "missing" / "game.tablee"))
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"\Atablee-cli: [^\n]+\n\Z")


if __name__ == "__main__":
    unittest.main(verbosity=2)
