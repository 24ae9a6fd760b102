#pragma once

#include <string>
#include <vector>

#include "exlibris/scoring.h"
#include "score/file.h"

namespace shelfmark::score {

// One line of the result: a player, or the Public Library.
struct ReportEntry {
    std::string name;
    exlibris::Category focus{};
    exlibris::ScoreSheet sheet;
    std::vector<std::string> turned;
    std::vector<std::string> owner_turned;
    std::vector<std::string> assumed;
    bool wins = false;
    bool public_library = false;
};

struct ScoreReport {
    exlibris::PublicGoals goals;
    std::vector<ReportEntry> entries;
};

// Inspects the shelves of a file; `best` turns the cards of each player to their advantage first.
ScoreReport make_report(const ScoreFile& file, bool best);

}  // namespace shelfmark::score
