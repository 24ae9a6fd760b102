#!/usr/bin/env python3
"""Fits the forecast of Ex Libris to games and writes src/players/exlibris/forecast_weights.h.

docs/bots.md says from which games it was made: those of `shelfmark selfplay --traits` on its input.
"""

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "src/players/exlibris/forecast_weights.h"
TRAITS = 26
STAGES = 8
PLAYERS = (2, 3, 4)
SIXTEENTHS = 16  # of a point: what the bots count in
PRECISION = 1024
FEWEST_POSITIONS = 1000  # with less to learn from, a stage is like the one before it
CAUTION = 40  # so many positions' worth of doubt that a trait says anything

HEAD = """// Made by tools/forecast.py from games that the search played with itself; not to be changed by hand.
#pragma once

#include <array>

#include "players/exlibris/traits.h"

namespace shelfmark::players {

inline constexpr int forecast_precision = %d;
inline constexpr std::size_t fewest_players_forecast = %d;
// By players and stage: what each trait adds, and in the end what all begin with.
inline constexpr std::array<std::array<std::array<int, trait_count + 1>, stage_count>, %d> forecast_weights = {{
"""


class Positions:
    """What has to be known of many positions: sums and products of their traits and points."""

    def __init__(self):
        self.count = 0
        self.sums = [0] * (TRAITS + 1)
        self.products = [[0] * (TRAITS + 1) for _ in range(TRAITS + 1)]

    def add(self, traits, points):
        values = [*traits, points]
        self.count += 1
        for i, value in enumerate(values):
            if value == 0:
                continue
            self.sums[i] += value
            row = self.products[i]
            for j, other in enumerate(values):
                row[j] += value * other

    def covariance(self, i, j):
        return self.products[i][j] - self.sums[i] * self.sums[j] / self.count

    def weights(self):
        """Ridge regression of the points on the traits, each measured in its own spread."""
        spread = [max(self.covariance(i, i) / self.count, 0) ** 0.5 for i in range(TRAITS)]
        used = [i for i in range(TRAITS) if spread[i] > 1e-6]
        matrix = [[self.covariance(i, j) / spread[i] / spread[j] for j in used] for i in used]
        for i in range(len(used)):
            matrix[i][i] += CAUTION
        solution = solve(matrix, [self.covariance(i, TRAITS) / spread[i] for i in used])
        weights = [0.0] * TRAITS
        for i, value in zip(used, solution, strict=True):
            weights[i] = value / spread[i]
        start = self.sums[TRAITS] / self.count - sum(
            weight * total / self.count for weight, total in zip(weights, self.sums, strict=False)
        )
        return [round(weight * SIXTEENTHS * PRECISION) for weight in [*weights, start]]


def solve(matrix, right):
    """Gauss's elimination; the matrix is positive definite, so that no row has to give way."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[k][j] -= factor * rows[i][j]
    solution = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = (rows[i][size] - rest) / rows[i][i]
    return solution


def read(lines):
    positions = defaultdict(Positions)
    for line in lines:
        position = json.loads(line)
        positions[position["players"], position["stage"]].add(position["traits"], position["points"])
    return positions


def table(positions, players):
    weights = None
    for stage in range(STAGES):
        known = positions.get((players, stage))
        if known and known.count >= FEWEST_POSITIONS:
            weights = known.weights()
        if weights is None:
            sys.exit(f"too few games with {players} players: play more of them")
        yield weights


def main():
    positions = read(sys.stdin)
    out = HEAD % (PRECISION, PLAYERS[0], len(PLAYERS))
    for players in PLAYERS:
        rows = "".join(f"        {{{', '.join(map(str, weights))}}},\n" for weights in table(positions, players))
        out += f"    {{{{\n{rows}    }}}},\n"
    TARGET.write_text(out + "}};\n\n}  // namespace shelfmark::players\n", encoding="utf-8")
    subprocess.run(["clang-format-19", "-i", TARGET], check=True)


main()
