#include "app/tournament/edition.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/games.h"

namespace shelfmark::app {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, game_ids.size()> editions = {{
#include "generated/editions.inc"
}};

}  // namespace

std::string_view edition_of(std::string_view game) {
    return std::ranges::find(editions, game, [](const auto& each) { return each.first; })->second;
}

}  // namespace shelfmark::app
