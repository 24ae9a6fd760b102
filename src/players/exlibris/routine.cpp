#include "players/exlibris/routine.h"

#include <algorithm>

#include "exlibris/scoring.h"
#include "players/exlibris/errands.h"
#include "players/exlibris/habit.h"
#include "players/exlibris/removal.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

template <class Rate>
Action best_of(const ActionList& options, Rate rate) {
    return *std::ranges::max_element(options, {}, rate);
}

Action errand(const State& state, Seat seat, const ActionList& options) {
    const Errands errands(state, seat);
    return best_of(options, [&](Action option) { return errands.appeal(option); });
}

Action card_to_shelve(const State& state, Seat seat, const ActionList& options) {
    const Sketch sketch(state, seat);
    return best_of(options, [&](Action option) -> Worth {
        switch (option.verb) {
            case Verb::shelve: return sketch.shelved(option.a);
            case Verb::draw: return sketch.drawn();
            default: return 0;
        }
    });
}

Action place_on_shelf(const State& state, Seat seat, ActionList& options) {
    const Sketch sketch(state, seat);
    const CardId card = top(state.board).a;
    const auto standing = [&](Action option) {
        return option.verb == Verb::at ? sketch.standing_at(card, {option.a, option.b}) : Sketch::nowhere;
    };
    const auto lying = [&](Action option) {
        if (option.verb == Verb::under) return points_per_entombed_card * one_point;  // XL-A2
        return option.verb == Verb::at ? sketch.lying_at({option.a, option.b}) : Sketch::nowhere;
    };
    Action best = best_of(options, standing);
    if (standing(best) != Sketch::nowhere) return best;
    best = best_of(options, lying);
    return lying(best) != Sketch::nowhere ? best : habit(state, seat, options);
}

// As few cards as possible, those of the hand first.
Action payment(const State& state, Seat seat, const ActionList& options) {
    constexpr Worth off_the_shelf = 1000;
    if (options.back().verb == Verb::done) return options.back();
    const Sketch sketch(state, seat);
    return best_of(options, [&](Action option) {
        return -sketch.kept(option.a) - (state.hidden.hand[seat].contains(option.a) ? 0 : off_the_shelf);
    });
}

Action card_to_take(const State& state, Seat seat, const ActionList& options) {
    const Sketch sketch(state, seat);
    // XL-A9, XL-L17: some cards are shelved right where they lie, or only taken into the hand.
    const bool can_shelve = std::ranges::any_of(options, [](Action option) { return option.verb == Verb::shelve; });
    return best_of(options, [&](Action option) -> Worth {
        switch (option.verb) {
            case Verb::take: return can_shelve ? sketch.kept(option.a) : sketch.gained(option.a);
            case Verb::shelve: return sketch.shelved(option.a);
            default: return 0;
        }
    });
}

}  // namespace

Action routine(const State& state, Seat seat, ActionList& options) {
    if (options.size() == 1) return options[0];
    switch (top(state.board).ask) {
        case Ask::place: return errand(state, seat, options);
        case Ask::home_actions:
        case Ask::offer: return card_to_shelve(state, seat, options);
        case Ask::shelve: return place_on_shelf(state, seat, options);
        case Ask::pay: return payment(state, seat, options);
        case Ask::remove_tiles: return tile_to_remove(state.board, options);
        default: break;
    }
    switch (options[0].verb) {
        case Verb::take: return card_to_take(state, seat, options);
        case Verb::name: {
            const BookWorths worths = Sketch(state, seat).worths();
            return best_of(options, [&](Action option) { return worths[option.a]; });
        }
        default: return habit(state, seat, options);
    }
}

}  // namespace shelfmark::players
