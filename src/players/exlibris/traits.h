// A position in numbers, as far as they have shown to say something about the points that a seat will have in the end.
#pragma once

#include <array>

#include "base/inline_vector.h"
#include "players/exlibris/shelf_plan.h"

namespace shelfmark::players {

// In the order of the columns in forecast_weights.h.
enum class Trait : std::uint8_t {
    hand,
    fewest_books,  // of a category that is not banned; then those of the next one, and so on
    second_fewest,
    middle,
    second_most,
    most_books,
    focus,
    banned,
    prominent,
    best_rival,  // who has the most prominent works of the others
    lead,        // in prominent works, as far as it matters
    stability,
    shelved,
    entombed,
    in_order,
    others_shelved,  // the most
    others_hands,    // together
    room,            // places that the alphabet will fill, in sixteenths
    places,
    future,  // see Outlook
    first_player,
    face_down,
    columns,
    waiting,  // assistants
    others_waiting,
    pending,  // see Outlook
};
inline constexpr std::size_t trait_count = 26;
using Traits = std::array<int, trait_count>;

// How far the game has come: what a trait is worth changes with it.
inline constexpr std::size_t stage_count = 8;
std::size_t stage_of(const exlibris::Board& board, exlibris::Seat seat);

// The shelves of all players, each of which matters to every seat.
class Shelves {
public:
    explicit Shelves(const exlibris::State& state);

    [[nodiscard]] Traits traits(exlibris::Seat seat) const;

private:
    [[nodiscard]] int prominent_of(exlibris::Seat seat) const;

    const exlibris::State& state_;
    base::InlineVector<BookWorths, 4> worths_;
    base::InlineVector<ShelfPlan, 4> plans_;
};

}  // namespace shelfmark::players
