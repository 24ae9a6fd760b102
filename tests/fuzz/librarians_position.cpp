// Any bytes are a position of Librarians or a wrong one; one that is read can be played on, with every invariant kept.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/random.h"
#include "librarians/engine.h"
#include "librarians/invariants.h"
#include "librarians/position.h"

namespace {

using namespace shelfmark;

constexpr int decisions = 200;

void play_on(librarians::State state, base::Random random) {
    for (int i = 0; i < decisions && !librarians::over(state); ++i) {
        const table::Seat seat = librarians::actors(state).lowest();
        librarians::ActionList actions;
        librarians::legal(state, seat, actions);
        if (actions.empty()) std::abort();
        librarians::apply(state, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        if (librarians::broken_invariant(state) != nullptr) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto state = librarians::parse_position({reinterpret_cast<const char*>(data), size});
    if (!state) return 0;
    const auto again = librarians::parse_position(librarians::to_text(*state));
    if (!again || *again != *state) std::abort();
    play_on(*state, base::Random{size});
    return 0;
}
