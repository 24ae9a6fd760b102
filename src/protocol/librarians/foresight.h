#pragma once

#include <optional>

#include "librarians/action.h"
#include "librarians/view.h"

namespace shelfmark::protocol {

// What a choice would complete (LB-G1), as far as its own seat can tell. Lines that count only if they are declared
// (LB-G4) are left out until they are.
class Foresight {
public:
    explicit Foresight(const librarians::View& view) : view_(view), board_(view.board) {}

    // Once this card lies there. Asked for every card and every place of a turn, so it tries no more than the library.
    librarians::GenreSet after_playing(librarians::CardId card, librarians::Cell at);
    // Once this has been decided.
    librarians::GenreSet after_deciding(librarians::Action action);

private:
    const librarians::View& view_;
    librarians::Board board_;                    // to try things on; afterwards it is as it was
    std::optional<librarians::State> imagined_;  // one of the games that look like this
};

}  // namespace shelfmark::protocol
