#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/tournament/standings.h"
#include "messages/messages.h"

namespace shelfmark::app {

struct TournamentReport {
    std::string_view game;
    std::vector<Standing> standings;
    std::vector<std::string_view> parts;  // those that this game has
    std::size_t games = 0;
    std::size_t planned = 0;
    std::uint64_t seed = 1;
    bool elo = true;

    [[nodiscard]] std::string json() const;
    [[nodiscard]] std::string text(messages::Language language) const;
};

}  // namespace shelfmark::app
