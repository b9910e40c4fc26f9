#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learns what positions of Space Station Phoenix are worth from the files of phoenix-positions, and writes the weights as C.

usage: learn-phoenix.py FILE... >src/games/space-station-phoenix/mind/value-weights.c
It needs PyTorch. The end of each file is not learned from, but measured with.
"""
import sys

import numpy
import torch

UNITS = 32
EPOCHS = 8
ROWS = 4096
HELD_BACK = 0.05  # of each file, at its end
SCALE = 10.0      # points; what the network tells is of about the size of 1
HEADER = numpy.dtype([("features", "u4"), ("seats", "u4"), ("checksum", "u8")])


class Games:
    """The rows of one file; those of a position follow one another."""

    def __init__(self, path):
        header = numpy.fromfile(path, HEADER, 1)[0]
        self.features, self.seats = int(header["features"]), int(header["seats"])
        self.checksum = int(header["checksum"])
        rows = numpy.fromfile(path, "f4", offset=HEADER.itemsize).reshape(-1, self.seats, self.features + 2)
        self.rows = torch.from_numpy(rows)
        self.learned = int(len(rows) * (1 - HELD_BACK))

    def take(self, places):
        rows = self.rows[places].reshape(-1, self.features + 2)
        return rows[:, :self.features], rows[:, self.features], rows[:, self.features + 1]


class Value(torch.nn.Module):
    def __init__(self, features, mean):
        super().__init__()
        self.hidden = torch.nn.Linear(features, UNITS)
        self.output = torch.nn.Linear(UNITS, 1)
        self.straight = torch.nn.Linear(features, 1)
        torch.nn.init.zeros_(self.straight.weight)
        self.mean = mean

    def forward(self, features):
        told = self.output(torch.relu(self.hidden(features))) + self.straight(features)
        return self.mean + SCALE * told[:, 0]


def leads(points, seats):
    """Of each seat of a position against the mean of all: what the game is about."""
    points = points.view(-1, seats)
    return points - points.mean(1, keepdim=True)


def learn(value, all_games):
    batches = [(games, places) for games in all_games for places in range(0, games.learned, ROWS // games.seats)]
    optimizer = torch.optim.Adam(value.parameters())
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=3e-3, total_steps=EPOCHS * len(batches) + 1)
    for epoch in range(EPOCHS):
        orders = {games: torch.randperm(games.learned) for games in all_games}
        for number in torch.randperm(len(batches)):
            games, start = batches[number]
            features, _, points = games.take(orders[games][start:start + ROWS // games.seats])
            told = value(features)
            error = (told - points) / SCALE
            lead_error = (leads(told, games.seats) - leads(points, games.seats)) / SCALE
            loss = (error ** 2).mean() + 2 * (lead_error ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        measure(value, all_games, f"after {epoch + 1} of {EPOCHS}")


@torch.no_grad()
def measure(value, all_games, when):
    for games in all_games:
        features, expected, points = games.take(slice(games.learned, None))
        truth = leads(points, games.seats)
        spread = [float((leads(told, games.seats) - truth).pow(2).mean().sqrt())
                  for told in (0 * points, expected, value(features))]
        print(f"{when}: {games.seats} seats, {len(points)} rows: leads spread {spread[0]:.2f} points, "
              f"{spread[1]:.2f} around what the heuristics expect, {spread[2]:.2f} around the value", file=sys.stderr)


def numbers(values):
    return ", ".join(text + ("f" if set(text) & set(".e") else ".0f") for text in (f"{value:.4g}" for value in values.tolist()))


@torch.no_grad()
def write(value, checksum):
    print("/* SPDX-License-Identifier: GPL-3.0-or-later */\n")
    print("/* Written by tests/bench/learn-phoenix.py; tests/bench/README.md says how. */")
    print('#include "value.h"\n')
    print("const PhValueWeights ph_value_weights = {")
    print(f"  .checksum = UINT64_C (0x{checksum:x}),")
    print("  .inputs = {")
    for row in value.hidden.weight.t():
        print(f"    {{ {numbers(row)} }},")
    print("  },")
    print(f"  .biases = {{ {numbers(value.hidden.bias)} }},")
    print(f"  .outputs = {{ {numbers(SCALE * value.output.weight[0])} }},")
    print(f"  .straight = {{ {numbers(SCALE * value.straight.weight[0])} }},")
    print(f"  .bias = {numbers(value.mean + SCALE * (value.output.bias + value.straight.bias))},")
    print("};")


def main():
    torch.manual_seed(1)
    all_games = [Games(path) for path in sys.argv[1:]]
    if not all_games or len({(games.features, games.checksum) for games in all_games}) != 1:
        sys.exit("learn-phoenix: give files of phoenix-positions, all of the same features and component set")
    mean = float(torch.cat([games.rows[:, :, -1].flatten() for games in all_games]).mean())
    value = Value(all_games[0].features, mean)
    learn(value, all_games)
    write(value, all_games[0].checksum)


main()
