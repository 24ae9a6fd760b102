#include "score/report.h"

#include <algorithm>
#include <iterator>

#include "exlibris/best_turns.h"

namespace shelfmark::score {
namespace {

using exlibris::Positions;
using exlibris::Rivals;
using exlibris::ScoreSheets;

constexpr std::string_view library_name = "Public Library";

std::vector<std::string> names(const ScoredPlayer& player, const Positions& positions) {
    std::vector<std::string> list;
    for (std::size_t position = 0; position < player.cards.size(); ++position) {
        if (positions[position]) {
            list.push_back(player.cards[position]);
        }
    }
    return list;
}

std::vector<Positions> turns_as_written(const ScoreFile& file) {
    std::vector<Positions> turns;
    std::ranges::transform(file.players, std::back_inserter(turns), &ScoredPlayer::turned_by_owner);
    return turns;
}

ScoreSheets score_after(const ScoreFile& file, const std::vector<Positions>& turns) {
    std::vector<exlibris::ShelvedCards> shelves(file.players.size());
    std::vector<exlibris::Entry> entries;
    for (std::size_t seat = 0; seat < file.players.size(); ++seat) {
        const auto& player = file.players[seat];
        shelves[seat] = exlibris::turn_face_down(player.shelf, turns[seat]);
        entries.push_back({&shelves[seat], player.focus, player.hand});
    }
    return file.library ? score_solo(entries.front(), file.library->books, file.library->focus, file.goals)
                        : score_shelves(entries, file.goals);
}

// The others' prominent books are those of the file as it stands, whatever they could turn themselves.
std::vector<Positions> best_turns_of_all(const ScoreFile& file) {
    const auto standing = score_after(file, turns_as_written(file));
    const auto prominent = exlibris::index_of(file.goals.prominent);
    std::vector<Positions> turns;
    for (std::size_t seat = 0; seat < file.players.size(); ++seat) {
        Rivals rivals;
        rivals.public_library = file.library.has_value();
        for (std::size_t other = 0; other < standing.size; ++other) {
            if (other != seat) {
                rivals.add(standing.sheets[other].counts[prominent]);
            }
        }
        const auto& player = file.players[seat];
        turns.push_back(exlibris::best_turns(player.shelf, file.goals, player.focus, rivals));
    }
    return turns;
}

}  // namespace

ScoreReport make_report(const ScoreFile& file, bool best) {
    const auto turns = best ? best_turns_of_all(file) : turns_as_written(file);
    const auto scores = score_after(file, turns);
    ScoreReport report{.goals = file.goals, .entries = {}};
    for (std::size_t seat = 0; seat < scores.size; ++seat) {
        ReportEntry entry;
        entry.sheet = scores.sheets[seat];
        entry.wins = scores.winners.contains(static_cast<table::Seat>(seat));
        entry.public_library = seat == file.players.size();
        if (entry.public_library) {
            entry.name = library_name;
            entry.focus = file.library->focus;
            entry.assumed = file.library->assumed;
        } else {
            const auto& player = file.players[seat];
            entry.name = player.name;
            entry.focus = player.focus;
            entry.turned = names(player, entry.sheet.turned);
            entry.owner_turned = names(player, turns[seat]);
            entry.assumed = player.assumed;
        }
        report.entries.push_back(std::move(entry));
    }
    return report;
}

}  // namespace shelfmark::score
