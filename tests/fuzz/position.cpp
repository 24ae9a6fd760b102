// Any bytes are a position or a wrong one; one that is read can be played on, with every invariant kept.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "exlibris/engine.h"
#include "exlibris/invariants.h"
#include "exlibris/position.h"

namespace {

using namespace shelfmark;

constexpr int decisions = 200;
// The Wizard looks far ahead on a shelf; a giant one would only slow the search for mistakes down.
constexpr int largest_shelf = 30;

bool is_handy(const exlibris::Board& board) {
    for (const exlibris::CardSet& shelf : board.shelf) {
        if (shelf.count() > largest_shelf) return false;
    }
    return true;
}

void play_on(exlibris::State state, base::Random random) {
    for (int i = 0; i < decisions && !exlibris::over(state) && is_handy(state.board); ++i) {
        const table::Seat seat = exlibris::actors(state).lowest();
        exlibris::ActionList actions;
        exlibris::legal(state, seat, actions);
        if (actions.empty()) std::abort();
        exlibris::apply(state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        if (exlibris::broken_invariant(state) != nullptr) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto state = exlibris::parse_position({reinterpret_cast<const char*>(data), size});
    if (!state) return 0;
    const auto again = exlibris::parse_position(exlibris::to_text(*state));
    if (!again || *again != *state) std::abort();
    play_on(*state, base::Random{size});
    return 0;
}
