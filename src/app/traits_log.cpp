#include "app/traits_log.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "exlibris/play.h"

namespace shelfmark::app {

using namespace exlibris;

void TraitsLog::look_at(const State& state) {
    if (top(state.board).ask != Ask::place) return;
    const players::Shelves shelves(state);
    for (int i = 0; i < exlibris::players(state.board); ++i) {
        const auto seat = static_cast<Seat>(i);
        lines_.push_back({players::stage_of(state.board, seat), seat, shelves.traits(seat)});
    }
}

void TraitsLog::write(const std::vector<int>& points) const {
    for (const Line& line : lines_) {
        fmt::print("{{\"players\":{},\"stage\":{},\"points\":{},\"traits\":[{}]}}\n", points.size(), line.stage,
                   points[line.seat], fmt::join(line.traits, ","));
    }
}

}  // namespace shelfmark::app
