#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/tournament/game_score.h"

namespace shelfmark::app {

struct Interval {
    double low = 0;
    double high = 1;
};

// What a contestant came to, over all its chairs.
struct Standing {
    std::string name;
    std::size_t games = 0;  // one for each of its chairs in each game
    double win_rate = 0;
    Interval win_interval;  // 95%
    double points = 0;
    std::optional<double> points_error;  // half of its 95% interval; a single deal says nothing about it
    std::array<double, most_parts> parts = {};
    double elo = 0;  // 0 is the mean of all contestants
    double turn_ms = 0;
};

// `names` by chair; those of the same name are one contestant, in order of appearance. The games of one deal belong
// together: intervals come from the differences between deals.
std::vector<Standing> standings(std::span<const GameScore> games, std::span<const std::string> names);

// Wilson's interval for a share seen in so many trials; they need not be whole.
Interval wilson(double share, double trials);

}  // namespace shelfmark::app
