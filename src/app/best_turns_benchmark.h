#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "app/benchmark.h"
#include "base/random.h"
#include "exlibris/best_turns.h"
#include "exlibris/game.h"

namespace shelfmark::app {

namespace benchmarking {

// In the order of the alphabet but for a few cards, with a banned book and up to three others on each: many choices are
// nearly equal, so that the best is hard to find.
inline exlibris::ShelvedCards tempting_shelf(int cards, exlibris::Category banned, base::Random& random) {
    exlibris::ShelvedCards shelf;
    for (int i = 0; i < cards; ++i) {
        exlibris::ShelvedCard card{.order = static_cast<std::uint16_t>(i), .column = static_cast<std::uint8_t>(i)};
        ++card.icons[exlibris::index_of(banned)];
        for (std::uint32_t others = 1 + random.below(3); others > 0; --others)
            ++card.icons[random.below(exlibris::category_count)];
        shelf.push_back(card);
    }
    for (int i = 0; i < cards / 8; ++i) {
        const auto any = [&] { return random.below(static_cast<std::uint32_t>(cards)); };
        std::swap(shelf[any()].order, shelf[any()].order);
    }
    return shelf;
}

}  // namespace benchmarking

// XL-I1: how long the best turns of made-up shelves with 40 cards take, far more than a game ever sees.
template <>
inline Spread best_turns_spread<exlibris::ExLibris>() {
    using namespace benchmarking;
    constexpr int shelves = 200;
    constexpr int cards = 40;
    constexpr exlibris::PublicGoals goals{.prominent = exlibris::Category::spells,
                                          .banned = exlibris::Category::monsters};
    const exlibris::Rivals rivals{.books = {cards / 4, cards / 3}, .size = 2};
    base::Random random{1};
    std::vector<double> times;
    for (int i = 0; i < shelves; ++i) {
        const exlibris::ShelvedCards shelf = tempting_shelf(cards, goals.banned, random);
        times.push_back(nanoseconds(
            1, [&](int) { keep(exlibris::best_turns(shelf, goals, exlibris::Category::historic, rivals)); }));
    }
    std::ranges::sort(times);
    return {.typical_ns = times[times.size() / 2], .hardest_ns = times.back()};
}

}  // namespace shelfmark::app
