#include "server/match_exlibris.h"

#include "players/exlibris/roster.h"
#include "protocol/exlibris/events.h"
#include "protocol/exlibris/view.h"

namespace shelfmark::server {

players::Player<exlibris::ExLibris> ExLibrisAtTable::find_bot(std::string_view name) {
    return players::find_player(name);
}

std::string ExLibrisAtTable::notation(const exlibris::View& view, exlibris::Action action) {
    return exlibris::notation(view.board, view.seat, action);
}

void ExLibrisAtTable::show(const exlibris::State& state, const exlibris::View& view,
                           const exlibris::ActionList& choices, Showing how, protocol::View& out) {
    const bool over = exlibris::over(state);
    const exlibris::ScoreSheets result = over ? exlibris::score(state) : exlibris::ScoreSheets{};
    out.exlibris = protocol::full_view(view, {exlibris::actors(state), choices},
                                       {.memory_aids = how.memory_aids, .result = over ? &result : nullptr});
}

void ExLibrisAtTable::tell(const exlibris::View& before, const exlibris::View&, const exlibris::EventList& events,
                           protocol::Happened& out) {
    out.exlibris = protocol::seen_events(before, events);
}

// XL-I9 among those who played to the end; in the solo game the Public Library is one of them (XL-O9).
std::vector<int> ExLibrisAtTable::ranks(const exlibris::State& state, SeatSet resigned) {
    const exlibris::ScoreSheets result = exlibris::score(state);
    const auto stayed = [&](std::size_t sheet) { return !resigned.contains(static_cast<Seat>(sheet)); };
    std::vector<int> ranks;
    for (int seat = 0; seat < exlibris::players(state.board); ++seat) {
        const auto own = static_cast<std::size_t>(seat);
        int& rank = ranks.emplace_back(1);
        for (std::size_t other = 0; other < result.size; ++other) {
            const bool better = !stayed(own) || result.sheets[other].rank < result.sheets[own].rank;
            if (stayed(other) && better) ++rank;
        }
    }
    return ranks;
}

}  // namespace shelfmark::server
