#include "app/terminal/exlibris/ending.h"

#include "app/score_report.h"
#include "app/terminal/exlibris/table_picture.h"
#include "exlibris/notation.h"
#include "exlibris/result.h"
#include "exlibris/shelf.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Seat;
using exlibris::State;
using score::ReportEntry;
using score::ScoreReport;

// The shelves as the inspector leaves them (XL-I2).
exlibris::View after_inspection(const State& state, const exlibris::ScoreSheets& scores) {
    auto view = observe(state, table::spectator);
    for (std::size_t i = 0; i < state.board.options.players; ++i) {
        const auto seat = static_cast<Seat>(i);
        const auto order = reading_order(state.board, seat);
        for (std::size_t place = 0; place < order.size(); ++place) {
            if (!scores.sheets[seat].turned[place]) continue;
            auto spot = spot_of(state.board, order[place]);
            spot.face_down = true;
            view.board.note[order[place]] = packed(spot);
        }
    }
    return view;
}

ReportEntry entry_of(const Phrases& phrases, const State& state, const exlibris::EventList& events, Seat seat) {
    ReportEntry entry;
    entry.name = phrases.player_name(seat);
    entry.focus = state.hidden.focus[seat];
    for (const auto& event : events) {
        if (event.kind == exlibris::EventKind::turned && event.seat == seat) {
            entry.owner_turned.push_back(exlibris::name(event.card));
        }
    }
    return entry;
}

}  // namespace

std::string ending(const Phrases& phrases, const State& state, const exlibris::EventList& events) {
    const auto& board = state.board;
    const auto scores = exlibris::score(state);
    ScoreReport report{.goals = {board.prominent, board.banned}, .entries = {}};
    for (std::size_t i = 0; i < scores.size; ++i) {
        const auto seat = static_cast<Seat>(i);
        const bool plays = seat < players(board);
        ReportEntry entry = plays ? entry_of(phrases, state, events, seat) : ReportEntry{};
        entry.sheet = scores.sheets[i];
        entry.wins = scores.winners.contains(seat);
        entry.public_library = !plays;
        if (plays) {
            const auto order = reading_order(board, seat);
            for (std::size_t place = 0; place < order.size(); ++place) {
                if (entry.sheet.turned[place]) entry.turned.push_back(exlibris::name(order[place]));
            }
        } else {
            entry.focus = state.hidden.library_focus;
        }
        report.entries.push_back(std::move(entry));
    }
    return large_shelves(phrases, after_inspection(state, scores)) + '\n' + to_table(report, phrases.language());
}

}  // namespace shelfmark::app::terminal::xl
