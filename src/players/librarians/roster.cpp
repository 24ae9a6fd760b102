#include "players/librarians/roster.h"

#include "librarians/position_defaults.h"
#include "players/librarians/greedy.h"

namespace shelfmark::players {
namespace {

using namespace librarians;

bool is_tap(const Action& option) { return option.verb == Verb::tap || option.verb == Verb::tap_shelf; }

// LB-S5: taps once in a turn at most, since to tap the same card again would tell nothing, and nobody notes which it
// was.
Action any_choice(const View& view, const ActionList& options, base::Random& random) {
    const Board& board = view.board;
    const bool has_tapped = top(board).ask == Ask::turn && board.taps_left < default_taps_left(board);
    if (!has_tapped) return random_choice<Librarians>(view, options, random);
    ActionList others;
    for (const Action& option : options) {
        if (!is_tap(option)) others.push_back(option);
    }
    return random_choice<Librarians>(view, others, random);
}

}  // namespace

Player<librarians::Librarians> find_librarian(std::string_view name) {
    if (name == "random") return any_choice;
    if (name == "greedy") return greedy_choice;
    return nullptr;
}

bool begins_turn(const librarians::View& view) { return top(view.board).ask == Ask::turn && view.board.played == 0; }

}  // namespace shelfmark::players
