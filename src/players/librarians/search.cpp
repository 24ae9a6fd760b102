#include "players/librarians/search.h"

#include "librarians/result.h"
#include "players/librarians/choices.h"

namespace shelfmark::players {

using namespace librarians;

bool Search::look_through(const State& state) {
    visit(state);
    return !gave_up_;
}

// A position that was seen before has nothing better to offer: what it leads to was looked for with a lower floor.
void Search::visit(const State& state) {
    if (over(state)) {
        const int points_here = librarians::points(result(state));
        if (points_here <= best_) return;
        best_ = points_here;
        best_line_ = path_;
        return;
    }
    const Foresight foresight = foresee(state);
    if (foresight.most_points <= best_) return;
    const Telling telling = foresight.letters_decide ? Telling::by_letter : Telling::by_all;
    if (!seen_.insert(likeness_of(state, telling)).second) return;
    if (seen_.size() > limit_) {
        gave_up_ = true;
        return;
    }
    for (const Action choice : choices(state, telling)) {
        State next = state;
        apply(next, state.board.turn, choice);
        path_.push_back(choice);
        visit(next);
        path_.pop_back();
        if (finished()) return;
    }
}

}  // namespace shelfmark::players
