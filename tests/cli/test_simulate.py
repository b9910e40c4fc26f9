#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tablee-cli simulate: figures, sums, results that are added up, runs that are stopped and go on."""

import copy
import ctypes
import html
import json
import math
import os
import pathlib
import pty
import re
import shutil
import signal
import statistics
import subprocess
import time
import unittest

from cli_case import CLI, GAME, TIMEOUT, CliTestCase

HELP = pathlib.Path(__file__).parents[2] / "help"
NORMAL = 1.959963984540054
WIN = 2520


def wilson(share, n):
    middle = (share + NORMAL ** 2 / (2 * n)) / (1 + NORMAL ** 2 / n)
    half = NORMAL * math.sqrt(share * (1 - share) / n + NORMAL ** 2 / (4 * n * n)) / (1 + NORMAL ** 2 / n)
    return middle - half, middle + half


class SimulateTestCase(CliTestCase):
    def simulate(self, *arguments, game=GAME):
        return json.loads(self.run_cli("simulate", game, "--json", *arguments))


class TestSimulate(SimulateTestCase):
    def test_format(self):
        result = self.simulate("--players", "medium,easy,random", "--games", "30", "--seed", "5")
        self.assertEqual(set(result), {
            "format", "version", "program", "game", "rules_version", "options", "seed", "games", "ranges", "players", "order",
            "turns", "turns_range", "decisions", "decisions_range", "sums"})
        standing = {"wins", "share", "low", "high", "points", "points_low", "points_high", "points_least", "points_most"}
        for player in result["players"]:
            self.assertEqual(set(player), {"level", *standing})
        for turn in result["order"]:
            self.assertEqual(set(turn), standing)
        self.assertEqual(result["format"], "tablee-simulation")
        self.assertEqual(result["ranges"], [{"from": 0, "games": 30}])
        self.assertEqual((result["game"], result["games"], result["seed"]), (GAME, 30, 5))
        self.assertEqual([player["level"] for player in result["players"]], ["medium", "easy", "random"])
        self.assertAlmostEqual(sum(player["wins"] for player in result["players"]), 30, places=3)
        self.assertAlmostEqual(sum(player["share"] for player in result["players"]), 1, places=3)
        self.assertGreater(result["turns"], 30)
        self.assertGreaterEqual(result["decisions"], result["turns"])

    def test_wilson(self):
        for player in self.simulate("--players", "easy,random", "--games", "50")["players"]:
            low, high = wilson(player["wins"] / 50, 50)
            self.assertAlmostEqual(player["low"], low, places=3)
            self.assertAlmostEqual(player["high"], high, places=3)

    def test_jobs_do_not_matter(self):
        arguments = "--players", "medium,easy,random,random", "--games", "41", "--seed", "3"
        one = self.simulate("--jobs", "1", *arguments)
        for jobs in "2", "3", "64":
            self.assertEqual(self.simulate("--jobs", jobs, *arguments), one)

    def test_search(self):
        arguments = "--players", "search:50,random", "--games", "12", "--option", "rounds=2"
        one = self.simulate("--jobs", "1", *arguments)
        self.assertEqual([player["level"] for player in one["players"]], ["search:50", "random"])
        self.assertGreater(one["players"][0]["points"], one["players"][1]["points"])
        self.assertEqual(self.simulate("--jobs", "3", *arguments), one)

    def test_seed(self):
        games = "--players", "random,random", "--games", "20"
        self.assertEqual(self.simulate(*games), self.simulate("--seed", "0", *games))
        self.assertNotEqual(self.simulate(*games), self.simulate("--seed", "1", *games))

    def test_games_follow_the_seed(self):
        """Games 1 and 2 of a seed are games 0 and 1 of the next: the sums of single games are the sum of all."""
        games = "--players", "random,random,random"
        wins = [self.simulate("--games", "1", "--seed", str(seed), *games)["turns"] for seed in range(6)]
        self.assertAlmostEqual(self.simulate("--games", "6", *games)["turns"], sum(wins) / 6, places=3)

    def test_places_go_round(self):
        """Equal players with the same seat all the time would not win the same share where one seat has an advantage."""
        result = self.simulate("--players", "random,random", "--games", "400", "--option", "first=0", "--option", "rounds=1")
        for player in result["players"]:
            self.assertLess(abs(player["share"] - 0.5), 0.1)

    def test_options(self):
        short = self.simulate("--players", "random,random", "--games", "10", "--option", "rounds=1")
        self.assertLess(short["turns"], self.simulate("--players", "random,random", "--games", "10")["turns"])

    def test_better_levels_win_more(self):
        result = self.simulate("--players", "medium,random,random", "--games", "60")
        self.assertGreater(result["players"][0]["low"], 1 / 3)

    def test_tempers(self):
        arguments = "--players", "medium:gambler,medium", "--games", "20", "--seed", "3"
        one = self.simulate(*arguments, "--jobs", "1")
        self.assertEqual(one, self.simulate(*arguments, "--jobs", "2"))
        self.assertEqual([player["level"] for player in one["players"]], ["medium:gambler", "medium"])
        plain = self.simulate("--players", "medium,medium", "--games", "20", "--seed", "3")
        self.assertNotEqual(one["sums"], plain["sums"])
        steady = self.simulate("--players", "medium:steady,medium", "--games", "20", "--seed", "3")
        self.assertEqual(steady, plain)

    def test_words(self):
        words = self.run_cli("simulate", GAME, "--players", "random,easy", "--games", "4")
        self.assertIn("random", words)
        self.assertRegex(words, r"(?m)^4 games, [\d.]+ ± [\d.]+ turns on average, from \d+ to \d+, seed 0$")
        self.assertRegex(words, r"(?m)^1 +random +[\d.]+ ")
        self.assertRegex(words, r"(?m)^in turn ")
        self.assertIn("€", words)
        tokens = self.run_cli("simulate", GAME, "--players", "random,easy", "--games", "4", "--option", "tokens=20")
        self.assertNotIn("€", tokens)

    def test_refused(self):
        self.fail_cli("simulate", GAME, "--players", "expert", says=("--players", "2", "9"))
        self.fail_cli("simulate", GAME, "--players", "expert,human", says="human")
        self.fail_cli("simulate", GAME, "--players", "easy,", says="--players")
        for temper in "grumpy", "", "hoarder:hasty":
            self.fail_cli("simulate", GAME, "--players", f"easy:{temper},easy", says=("--players", f"“{temper}”", "hoarder"))
        self.fail_cli("simulate", GAME, "--players", "search:10:hoarder,easy", says="search:10:hoarder")
        for search in "search", "search:", "search:0", "search:-1", "search:1e3", "search:100000001":
            self.fail_cli("simulate", GAME, "--players", search + ",easy", says=search)
        self.fail_cli("play", GAME, "--players", "search:10,easy", says="search:10")
        self.fail_cli("simulate", GAME, "--games", "0", says=("--games", "0"))
        self.fail_cli("simulate", GAME, "--games", "lots", says="lots")
        self.fail_cli("simulate", GAME, "--jobs", "0", says="--jobs")
        self.fail_cli("simulate", GAME, "--from", "-1", says="--from")
        self.fail_cli("simulate", GAME, "--from", "999999999", "--games", "2", says="--games")
        self.fail_cli("simulate", GAME, GAME, says="too many")
        self.fail_cli("simulate", says="GAME")
        self.fail_cli("simulate", "--merge", says="missing")
        self.fail_cli("simulate", GAME, "--seed", "ff", says="--seed")
        self.fail_cli("simulate", GAME, "--option", "tokens=1", "--option", "wallets=[1,1,1,1]", says="options.wallets")
        self.fail_cli("simulate", "poker", says="poker")


class TestSimulateMafia(SimulateTestCase):
    """Somebody without a seat, who can win as well."""

    def alone(self, players, games, seed=0):
        return self.simulate("--players", players, "--games", str(games), "--seed", str(seed), game="al-cabohne")

    def test_simulate_alone(self):
        result = self.alone("medium", 30, 1)
        self.assertEqual(len(result["players"]), 1)
        self.assertGreater(result["players"][0]["share"], 0.6)
        # Nobody else takes turns, and nobody else can be ahead.
        self.assertFalse({"turns", "turns_range", "order"} & set(result))
        self.assertNotIn("ahead", result["players"][0])
        # Who does not win loses to the Mafia.
        self.assertAlmostEqual(result["mafia"]["wins"] + result["players"][0]["wins"], 30, places=3)
        self.assertGreater(result["decisions"], 50)
        words = self.run_cli("simulate", "al-cabohne", "--players", "easy", "--games", "5")
        self.assertRegex(words, r"5 games, [\d.]+ ± [\d.]+ decisions on average")
        self.assertNotIn("ahead", words)
        self.assertRegex(words, r"(?m)^ +Mafia +[\d.]+ ")

    def test_mean_points(self):
        """The interval of the mean, from the same games one by one: alone, no place goes round."""
        single = [self.alone("easy", 1, seed)["players"][0] for seed in range(10)]
        for player in single:
            self.assertEqual((player["points_low"], player["points_high"]), (player["points"],) * 2)
        points = [player["points"] for player in single]
        margin = NORMAL * statistics.stdev(points) / math.sqrt(len(points))
        together = self.alone("easy", 10)["players"][0]
        self.assertAlmostEqual(together["points"], statistics.mean(points), places=3)
        self.assertAlmostEqual(together["points_low"], statistics.mean(points) - margin, places=3)
        self.assertAlmostEqual(together["points_high"], statistics.mean(points) + margin, places=3)

    def test_ahead_of_the_others(self):
        """Beside somebody who feeds the Mafia nobody wins much, and yet it shows who plays better."""
        easy, careless = self.alone("easy,random", 60)["players"]
        self.assertLess(easy["high"], 0.5)
        self.assertGreater(easy["ahead_low"], 0.5)
        self.assertGreater(easy["points_low"], careless["points_high"])
        self.assertAlmostEqual(easy["ahead"] + careless["ahead"], 1, places=3)
        for player in easy, careless:
            low, high = wilson(player["ahead"], 60)
            self.assertAlmostEqual(player["ahead_low"], low, places=3)
            self.assertAlmostEqual(player["ahead_high"], high, places=3)
        self.assertIn("ahead of the others", self.run_cli("simulate", "al-cabohne", "--players", "easy,random", "--games", "4"))

    def test_random_players_lose_to_the_mafia(self):
        result = self.alone("random,random", 10)
        self.assertEqual([player["wins"] for player in result["players"]], [0, 0])
        # Whether one of two is ahead is decided in every game all the same; equal ones share it.
        self.assertAlmostEqual(sum(player["ahead"] for player in result["players"]), 1, places=3)


class TestSimulateSums(SimulateTestCase):
    """The exact sums, against the same games played one by one."""

    PLAYERS = "--players", "medium,easy,random"

    def one_by_one(self, count, *arguments):
        return [self.simulate("--from", str(i), "--games", "1", *self.PLAYERS, *arguments) for i in range(count)]

    def check_sample(self, sample, numbers):
        self.assertEqual(int(sample["sum"]), sum(numbers))
        self.assertEqual(int(sample["squares"]), sum(number ** 2 for number in numbers))
        self.assertEqual((sample["least"], sample["most"]), (min(numbers), max(numbers)))

    def check(self, *arguments):
        games = self.one_by_one(9, *arguments)
        together = self.simulate("--games", "9", "--jobs", "2", *self.PLAYERS, *arguments)["sums"]
        for who in "players", "order":
            for i, standing in enumerate(together[who]):
                single = [game["sums"][who][i] for game in games]
                self.assertEqual(standing["wins"], sum(one["wins"] for one in single))
                self.check_sample(standing["points"], [int(one["points"]["sum"]) for one in single])
        for length in "turns", "decisions":
            self.check_sample(together[length], [int(game["sums"][length]["sum"]) for game in games])

    def test_money(self):
        self.check("--option", "rounds=2")

    def test_large_amounts(self):
        """Squares far beyond 64 bits."""
        self.check("--option", "rounds=2", "--option", "stake=999999", "--option", "wallets=[999999999999999,999999999,7]")

    def test_figures_follow(self):
        result = self.simulate("--games", "40", *self.PLAYERS)
        for who in "players", "order":
            for figures, sums in zip(result[who], result["sums"][who], strict=True):
                points = sums["points"]
                mean = int(points["sum"]) / 40
                margin = NORMAL * math.sqrt((int(points["squares"]) - 40 * mean ** 2) / 39 / 40)
                self.assertAlmostEqual(figures["wins"], sums["wins"] / WIN, places=3)
                self.assertAlmostEqual(figures["share"], sums["wins"] / WIN / 40, places=3)
                self.assertAlmostEqual(figures["points"], mean, places=3)
                self.assertAlmostEqual(figures["points_low"], mean - margin, places=3)
                self.assertAlmostEqual(figures["points_high"], mean + margin, places=3)

    def test_order_of_play(self):
        """Who sits on which seat, and who begins, is known here: place p of game i on seat p + i, seat "first" begins."""
        for first in range(3):
            for i in range(4):
                game = self.simulate("--from", str(i), "--games", "1", "--option", f"first={first}", *self.PLAYERS)
                for turn, standing in enumerate(game["sums"]["order"]):
                    self.assertEqual(standing, game["sums"]["players"][(first + turn - i) % 3])


class TestSimulateMerge(SimulateTestCase):
    def part(self, name, *arguments, game=GAME):
        return self.write(name, self.run_cli("simulate", game, "--json", *arguments))

    def merge(self, *paths, stderr=""):
        return self.run_cli("simulate", "--merge", *paths, "--json", stderr=stderr)

    def test_every_game(self):
        """Three runs of 20 games are one of 60, to the byte, in any order."""
        for each in json.loads(self.run_cli("games", "--json")):
            game = each["id"]
            players = "--players", ",".join(["medium", "easy", "random"][:each["max_players"]])
            one = self.run_cli("simulate", game, *players, "--games", "60", "--json")
            words = self.run_cli("simulate", "--merge", self.write("one.json", one))
            parts = [self.part(f"{k}.json", *players, "--games", "20", "--from", str(k), game=game) for k in (0, 20, 40)]
            self.assertEqual(self.merge(*parts), one)
            self.assertEqual(self.merge(*reversed(parts)), one)
            self.assertEqual(self.run_cli("simulate", "--merge", *parts), words)
            self.assertEqual(self.merge(self.write("two.json", self.merge(*parts[:2])), parts[2]), one)

    def test_alone(self):
        one = self.run_cli("simulate", "al-cabohne", "--players", "easy", "--games", "10", "--json")
        parts = [self.part(f"{k}.json", "--players", "easy", "--games", "5", "--from", str(k), game="al-cabohne") for k in (0, 5)]
        self.assertEqual(self.merge(*parts), one)
        self.assertEqual(self.run_cli("simulate", "--merge", *parts),
                         self.run_cli("simulate", "al-cabohne", "--players", "easy", "--games", "10"))

    def test_standard_input(self):
        result = self.run_cli("simulate", GAME, "--games", "4", "--json")
        self.assertEqual(self.run_cli("simulate", "--merge", "-", "--json", text=result), result)

    def test_gaps(self):
        parts = [self.part(f"{k}.json", "--games", "5", "--from", str(k)) for k in (5, 20, 30)]
        missing = "15 games are missing among the others; the first is game 10\n"
        merged = json.loads(self.merge(*parts, stderr=f"tablee-cli: {missing}"))
        self.assertEqual(merged["games"], 15)
        self.assertEqual(merged["ranges"], [{"from": k, "games": 5} for k in (5, 20, 30)])
        self.assertTrue(self.run_cli("simulate", "--merge", *parts).endswith("\n" + missing))

    def test_overlaps(self):
        parts = [self.part(f"{k}.json", "--games", "5", "--from", str(k)) for k in (0, 4)]
        self.fail_cli("simulate", "--merge", *parts, says=("4.json", "ranges", "game 4"))
        self.fail_cli("simulate", "--merge", parts[0], parts[0], says=("0.json", "ranges", "game 0"))

    def test_other_matches(self):
        arguments = "--players", "easy,random", "--games", "2"
        part = self.part("part.json", *arguments)
        for place, others in (
                ("seed", ("--seed", "1")), ("options", ("--option", "rounds=3")), ("options", ("--option", "first=1"))):
            other = self.part("other.json", *arguments, "--from", "2", *others)
            self.fail_cli("simulate", "--merge", part, other, says=("other.json", place))
        other = self.part("other.json", "--players", "easy,medium", "--games", "2", "--from", "2")
        self.fail_cli("simulate", "--merge", part, other, says=("other.json", "players[1].level", "medium", "random"))
        other = self.part("other.json", "--players", "easy,random,random", "--games", "2", "--from", "2")
        self.fail_cli("simulate", "--merge", part, other, says=("other.json", "players", "3", "2"))
        other = self.part("other.json", "--players", "easy,random", "--games", "2", "--from", "2", game="bean-chains")
        self.fail_cli("simulate", "--merge", part, other, says=("other.json", "game", "bean-chains", GAME))

    def test_other_options_are_refused(self):
        part = self.part("part.json", "--games", "2")
        for option, value in ("--games", "4"), ("--seed", "1"), ("--players", "easy,easy"), ("--state", "s.json"):
            self.fail_cli("simulate", "--merge", part, option, value, says="--merge")

    def run_shell(self, script, **variables):
        """In the test's folder, where the program has its name."""
        programs = self.folder / "bin"
        if not programs.exists():
            programs.mkdir()
            (programs / "tablee-cli").symlink_to(os.path.abspath(CLI))
        done = subprocess.run(["sh", "-c", script], cwd=self.folder, capture_output=True, encoding="utf-8", timeout=TIMEOUT,
                              env={**self.environment, "PATH": f"{programs}:{os.environ['PATH']}", **variables})
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_other_processes(self):
        """Where there is no GNU parallel, xargs does."""
        self.run_shell("printf '%s\\n' 0 2 4 | xargs -P 2 -I '{}' sh -c "
                       "'tablee-cli simulate bean-chains -p medium,easy -n 20 -f {}0 -j 1 --json > part-{}.json'")
        merged = self.merge(*[str(self.folder / f"part-{k}.json") for k in (0, 2, 4)])
        self.assertEqual(merged, self.run_cli("simulate", "bean-chains", "--players", "medium,easy", "--games", "60", "--json"))

    def test_help(self):
        """What the help shows for many machines, as it stands there; in the batch job fewer games of players who think less."""
        for language in "C", "fr":
            page = (HELP / language / "studying.page").read_text(encoding="utf-8")
            section = page[page.index('<section id="machines">'):]
            screens = [html.unescape(re.sub("</?input>", "", screen))
                       for screen in re.findall(r"<screen>(.*?)</screen>", section, re.DOTALL)]
            by_hand, in_parallel, batch = screens[:3]
            self.assertIn("\n2,000 games, ", self.run_shell(by_hand))
            self.assertIn("parallel", in_parallel)
            if shutil.which("parallel"):
                self.assertIn("\n10,000 games, ", self.run_shell(in_parallel))
            self.assertIn("SBATCH", batch)
            batch = batch.replace("master,expert", "easy,easy").replace("1000", "4")
            for task in range(3):
                self.run_shell(batch, SLURM_ARRAY_TASK_ID=str(task), SLURM_CPUS_PER_TASK="2")
            tasks = re.search(r"--state (\w+)-", batch).group(1)
            self.assertIn("\n12 games, ", self.run_shell(f"tablee-cli simulate --merge {tasks}-?.json"))


class TestSimulateFiles(SimulateTestCase):
    """Files from strangers, and from elsewhere."""

    def setUp(self):
        super().setUp()
        self.arguments = GAME, "--players", "easy,random", "--option", "rounds=1", "--games", "6"
        self.text = self.run_cli("simulate", *self.arguments, "--json")

    def refuse(self, text, says=()):
        path = self.write("file.json", text)
        self.fail_cli("simulate", "--merge", path, says=("file.json", *says))
        self.fail_cli("simulate", *self.arguments, "--state", path, says=("file.json", *says))
        self.assertEqual((self.folder / "file.json").read_text(encoding="utf-8"), text)

    def leaves(self, value, place=()):
        if isinstance(value, dict):
            for key, item in value.items():
                yield from self.leaves(item, (*place, key))
        elif isinstance(value, list):
            for index, item in enumerate(value):
                yield from self.leaves(item, (*place, index))
        else:
            yield place, value

    def put(self, document, place, value):
        for step in place[:-1]:
            document = document[step]
        document[place[-1]] = value

    def test_reformatted(self):
        """Whatever wrote it: the same numbers are the same."""
        path = self.write("file.json", json.dumps(json.loads(self.text)))
        self.assertEqual(self.run_cli("simulate", "--merge", path, "--json"), self.text)

    def test_missing(self):
        self.fail_cli("simulate", "--merge", str(self.folder / "missing.json"), says="missing.json")
        self.fail_cli("simulate", "--merge", str(self.folder), says=str(self.folder))
        self.fail_cli("simulate", "--merge", "/dev/zero", says="/dev/zero")

    def test_truncated(self):
        for length in [*range(0, len(self.text) - 1, 97), len(self.text) - 2]:
            self.refuse(self.text[:length])

    def test_huge(self):
        self.refuse(self.text + " " * 5000000, ("but at most",))
        self.refuse('{"format": ' + "[" * 100000, ("nested",))

    def test_something_else(self):
        self.refuse(self.run_cli("new", GAME), ("format", "tablee-simulation"))
        self.refuse('{"a": 1}', ("format",))
        self.refuse("[]")

    def test_each_key_is_needed(self):
        for key in json.loads(self.text):
            document = json.loads(self.text)
            del document[key]
            self.refuse(json.dumps(document), (key,))

    def test_no_other_key(self):
        for place in (), ("players", 0), ("ranges", 0), ("sums",), ("sums", "turns"), ("order", 1):
            document = json.loads(self.text)
            self.put(document, (*place, "colour"), "red")
            self.refuse(json.dumps(document))

    def test_each_value_counts(self):
        """Nothing can be other than it is: the figures follow from the sums, and these from each other."""
        original = json.loads(self.text)
        for place, value in self.leaves(original):
            if place[0] in ("seed", "options") or place == ("ranges", 0, "from"):  # of other games, which all could be so
                continue
            for other in None, -1, 9007199254740991, "x", [], {}, value + 1 if isinstance(value, int) else 0.5:
                if other == value and type(other) is type(value):
                    continue
                document = copy.deepcopy(original)
                self.put(document, place, other)
                path = self.write("file.json", json.dumps(document))
                said = self.fail_cli("simulate", "--merge", path, says="file.json")
                self.assertTrue(any(isinstance(step, str) and step in said for step in place), said)

    def test_impossible_sums(self):
        for sum_text in "9" * 57, "-" + "9" * 57, "9" * 58, "1" * 5000, "", "-", "-0", "007", "1.5", "0x10", " 1":
            for key in "sum", "squares":
                document = json.loads(self.text)
                document["sums"]["turns"][key] = sum_text
                self.refuse(json.dumps(document), ("sums.turns",))

    def test_ranges(self):
        for ranges in (
                [{"from": 0, "games": 3}, {"from": 3, "games": 3}], [{"from": 0, "games": 4}, {"from": 3, "games": 2}],
                [{"from": 3, "games": 3}, {"from": 0, "games": 2}], [{"from": 999999999, "games": 6}], [{"from": 0}], [{}], [6],
                [{"from": 2 * i, "games": 1} for i in range(10001)]):
            self.refuse(json.dumps({**json.loads(self.text), "ranges": ranges}), ("ranges",))

    def test_other_versions(self):
        for key, value in ("version", 2), ("program", "0.0.1"), ("rules_version", 99), ("format", "tablee-position"):
            self.refuse(json.dumps({**json.loads(self.text), key: value}), (key,))

    def test_other_run(self):
        path = self.write("state.json", self.text)
        base = [GAME, "--players", "easy,random", "--games", "6", "--state", path]
        rounds = ["--option", "rounds=1"]
        for place, arguments in (
                ("seed", [*base, *rounds, "--seed", "3"]), ("options", base), ("options", [*base, "--option", "rounds=2"]),
                ("players[0].level", [*base, *rounds, "--players", "medium,random"]),
                ("players", [*base, *rounds, "--players", "easy,random,random"]),
                ("game", ["bean-chains", "--players", "easy,random", "--state", path]),
                ("--games", [*base, *rounds, "--games", "5"]), ("--from", [*base, *rounds, "--from", "1"])):
            self.fail_cli("simulate", *arguments, says=("state.json", place))
        self.assertEqual((self.folder / "state.json").read_text(encoding="utf-8"), self.text)

    def test_other_components(self):
        arguments = "simulate", "space-station-phoenix", "--players", "random,random", "--games", "1", "--json"
        result = json.loads(self.run_cli(*arguments))
        path = self.write("file.json", json.dumps({**result, "components_checksum": "0" * 16}))
        self.fail_cli("simulate", "--merge", path, says=("file.json", "options.components"))

    def test_unwritable(self):
        for path in self.folder / "missing" / "state.json", self.folder:
            self.fail_cli("simulate", *self.arguments, "--state", str(path), says=str(path))
        self.fail_cli("simulate", *self.arguments, "--state", "-", says="--state")


def default_signals():
    """The tests themselves may run where signals are ignored."""
    for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:
        signal.signal(number, signal.SIG_DFL)


class TestSimulateStop(SimulateTestCase):
    MATCH = "simulate", "bean-chains", "--players", "search:5,easy"

    def begin(self, *arguments, before=default_signals, stderr=subprocess.PIPE):
        child = subprocess.Popen([CLI, *self.MATCH, *arguments], stdout=subprocess.PIPE, stderr=stderr, encoding="utf-8",
                                 env=self.environment, preexec_fn=before)
        self.addCleanup(child.stdout.close)
        return child

    def stop(self, number, *arguments):
        """Stops a run in the middle, however fast it is. Returns how it ended, and how many games it should have played."""
        games = 100
        seconds = 0.3
        for _ in range(10):
            child = self.begin("--games", str(games), "--json", *arguments)
            time.sleep(seconds)
            child.send_signal(number)
            stdout, stderr = child.communicate(timeout=TIMEOUT)
            if child.returncode != 0 and (stdout or number == signal.SIGKILL):
                return child.returncode, stdout, stderr, games
            if child.returncode == 0:
                games *= 2
            else:
                seconds *= 2
            for path in self.folder.glob("*.json"):
                path.unlink()
        raise AssertionError("the run cannot be stopped in the middle")

    def whole(self, games):
        return self.run_cli(*self.MATCH, "--games", str(games), "--json")

    def test_goes_on(self):
        path = self.folder / "state.json"
        for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:
            status, stdout, stderr, games = self.stop(number, "--state", str(path), "--jobs", "2")
            self.assertEqual(status, 1)
            self.assertRegex(stderr, r"\Atablee-cli: stopped after [\d,]+ of [\d,]+ games; the same command goes on from there\n"
                                     r"\Z")
            self.assertLess(json.loads(stdout)["games"], games)
            self.assertEqual(stdout, path.read_text(encoding="utf-8"))
            resumed = self.run_cli(*self.MATCH, "--games", str(games), "--json", "--state", str(path))
            self.assertEqual(resumed, self.whole(games))
            self.assertEqual(path.read_text(encoding="utf-8"), resumed)
            path.unlink()

    def test_without_a_state(self):
        """What is done is shown all the same, and is good for going on."""
        status, stdout, stderr, games = self.stop(signal.SIGINT)
        self.assertEqual(status, 1)
        self.assertRegex(stderr, r"\Atablee-cli: stopped after [\d,]+ of [\d,]+ games\n\Z")
        self.assertLess(json.loads(stdout)["games"], games)
        path = self.write("state.json", stdout)
        self.assertEqual(self.run_cli(*self.MATCH, "--games", str(games), "--json", "--state", path), self.whole(games))

    def test_killed(self):
        path = self.folder / "state.json"
        status, _, _, games = self.stop(signal.SIGKILL, "--state", str(path))
        self.assertEqual(status, -signal.SIGKILL)
        self.assertEqual(self.run_cli(*self.MATCH, "--games", str(games), "--json", "--state", str(path)), self.whole(games))

    def test_stops_soon(self):
        """In the middle of a game, and of a thought."""
        child = subprocess.Popen([CLI, "simulate", "space-station-phoenix", "--players", "search:100000000,easy", "--games", "2"],
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=self.environment,
                                 preexec_fn=default_signals)
        time.sleep(1)
        start = time.monotonic()
        child.send_signal(signal.SIGTERM)
        stdout, stderr = child.communicate(timeout=TIMEOUT)
        self.assertLess(time.monotonic() - start, 10)
        self.assertEqual((child.returncode, stdout), (1, ""))
        self.assertIn("stopped after 0 of 2 games", stderr)

    @unittest.skipUnless(hasattr(ctypes.CDLL(None), "tgkill"), "a signal for one thread is Linux's")
    def test_any_thread_may_be_told(self):
        """The system chooses the thread that a signal goes to; here it is one that plays, and meets no other in the meantime."""
        child = subprocess.Popen([CLI, "simulate", "space-station-phoenix", "--players", "search:100000000,easy", "--games", "2"],
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=self.environment,
                                 preexec_fn=default_signals)
        playing = []
        deadline = time.monotonic() + TIMEOUT
        while not playing and time.monotonic() < deadline:
            threads = pathlib.Path(f"/proc/{child.pid}/task").iterdir()
            playing = [int(thread.name) for thread in threads if (thread / "comm").read_text().startswith("pool")]
        time.sleep(1)
        self.assertEqual(ctypes.CDLL(None).tgkill(child.pid, playing[0], int(signal.SIGINT)), 0)
        stdout, stderr = child.communicate(timeout=TIMEOUT)
        self.assertEqual((child.returncode, stdout, stderr), (1, "", "tablee-cli: stopped after 0 of 2 games\n"))

    def test_ignored_signals_stay_ignored(self):
        child = self.begin("--games", "40", "--json", before=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
        time.sleep(0.2)
        child.send_signal(signal.SIGINT)
        stdout, _ = child.communicate(timeout=TIMEOUT)
        self.assertEqual(child.returncode, 0)
        self.assertEqual(stdout, self.whole(40))

    def test_one_at_a_time(self):
        """A second run of the same file says so and leaves it alone; the lock goes with the run, even if that is killed."""
        path = self.folder / "state.json"
        lock = self.folder / "state.json.lock"
        first = self.begin("--games", "1000000", "--state", str(path), "--jobs", "1")
        while not path.exists():
            time.sleep(0.01)
        text = path.read_text(encoding="utf-8")
        self.fail_cli(*self.MATCH, "--games", "20", "--state", str(path), says=(str(path), "another simulation"))
        self.assertEqual(path.read_text(encoding="utf-8"), text)
        self.assertTrue(lock.exists())
        first.kill()
        first.communicate(timeout=TIMEOUT)
        self.assertTrue(lock.exists())
        self.assertEqual(self.run_cli(*self.MATCH, "--games", "20", "--state", str(path), "--json"), self.whole(20))
        self.assertFalse(lock.exists())

    def test_more_games(self):
        """A state is good for more games of the same."""
        path = str(self.folder / "state.json")
        self.run_cli(*self.MATCH, "--games", "20", "--state", path)
        self.assertEqual(self.run_cli(*self.MATCH, "--games", "50", "--state", path, "--json"), self.whole(50))
        self.assertEqual(self.run_cli(*self.MATCH, "--games", "50", "--state", path, "--json"), self.whole(50))

    def test_filled_gaps(self):
        """A state with holes: what parts of many machines leave when some of them fail."""
        parts = []
        for k in 30, 10:
            parts.append(self.write(f"{k}.json", self.run_cli(*self.MATCH, "--games", "10", "--from", str(k), "--json")))
        done = self.start("simulate", "--merge", *parts, "--json")
        self.assertEqual(done.returncode, 0)
        path = self.write("state.json", done.stdout)
        self.assertEqual(self.run_cli(*self.MATCH, "--games", "50", "--state", path, "--json"), self.whole(50))

    def terminal(self, *arguments, seconds=None):
        """What a run writes to a terminal on standard error."""
        ours, theirs = pty.openpty()
        child = self.begin(*arguments, stderr=theirs)
        os.close(theirs)
        if seconds is not None:
            time.sleep(seconds)
            child.send_signal(signal.SIGINT)
        child.communicate(timeout=TIMEOUT)
        written = b""
        try:
            while chunk := os.read(ours, 65536):
                written += chunk
        except OSError:  # the other side is closed
            pass
        os.close(ours)
        return written.decode("utf-8")

    def test_progress(self):
        written = self.terminal("--games", "1000000", seconds=3)
        self.assertRegex(written, r"\r\[#*\.+\] \d[\d,]* of 1,000,000 · \d+ (s|min|h|days) left\x1b\[K")
        self.assertRegex(written, r"\r\x1b\[Ktablee-cli: stopped after")

    def test_no_progress_elsewhere(self):
        child = self.begin("--games", "200")
        _, stderr = child.communicate(timeout=TIMEOUT)
        self.assertEqual(stderr, "")


if __name__ == "__main__":
    unittest.main(verbosity=2)
