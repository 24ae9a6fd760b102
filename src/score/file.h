#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exlibris/inspection.h"
#include "exlibris/scoring.h"
#include "score/place.h"

// The shelves of a game on cardboard, as a person writes them down (docs/score-files.md).
namespace shelfmark::score {

struct ScoredPlayer {
    std::string name;
    exlibris::Category focus{};
    int hand = 0;
    exlibris::ShelvedCards shelf;    // before its owner turns any cards (XL-I1)
    std::vector<std::string> cards;  // their names, in the order of `shelf`; "#" without one
    exlibris::Positions turned_by_owner;
    std::vector<std::string> assumed;  // cards with the icons of our deck
};

struct PublicLibrary {
    exlibris::Category focus{};
    exlibris::CategoryCounts books{};
    std::vector<std::string> assumed;
};

struct ScoreFile {
    exlibris::PublicGoals goals;
    std::vector<ScoredPlayer> players;
    std::optional<PublicLibrary> library;  // in the solo game
};

Read<ScoreFile> read_score_file(std::string_view text, bool solo);

}  // namespace shelfmark::score
