// How the placing of assistants may go on after an option, and what came of it: a tree over many worlds, in which
// whoever is to place learns what is best for them.
#pragma once

#include <unordered_map>

#include "base/inline_vector.h"
#include "exlibris/engine.h"
#include "players/exlibris/playout.h"

namespace shelfmark::players {

class Placings {
public:
    // Plays a world on from the moment after the first turn, which began with `first`, until that round begins, and
    // remembers how it went for everybody.
    AllProspects play_on(exlibris::State& state, exlibris::Action first, int until_round, base::Random& random);

private:
    // An errand, and how those who went on it fared.
    struct Errand {
        exlibris::Action placing;
        std::int64_t sum = 0;
        std::int64_t trials = 0;
    };
    static constexpr std::size_t most_errands = 6;
    // A moment at which somebody places an assistant, known by the placings that led to it; what is hidden may be
    // different in every world.
    struct Moment {
        std::uint32_t visits = 0;
        base::InlineVector<Errand, most_errands> errands;
    };
    struct Step {
        Errand* errand = nullptr;
        exlibris::Seat seat = 0;
    };

    static void look_about(Moment& moment, const exlibris::State& state, exlibris::Seat seat, base::Random& random);
    static Errand* choose(Moment& moment, const exlibris::ActionList& options);

    std::unordered_map<std::uint64_t, Moment> moments_;
};

}  // namespace shelfmark::players
