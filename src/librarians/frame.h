#pragma once

#include <cstdint>

namespace shelfmark::librarians {

// What can be pending. The top frame alone decides what is legal and what comes next; the active player decides.
enum class Ask : std::uint8_t {
    turn,          // LB-S3
    place,         // LB-P1; a = the card
    completing,    // LB-G4; step = 1 once nothing more is to be declared; Board::declared
    declaring,     // LB-G4; a = the genre, step = 1 once the row begins somewhere, b, c = there
    red,           // LB-G6; Board::red
    award,         // LB-G1; Board::kept
    keep_author,   // LB-E1; a = the author
    detective,     // LB-Q2
    comedy,        // LB-Q6
    thriller,      // LB-Q9; a = moves left, b = the card being moved, c = the card moved before
    swap,          // LB-Q10, LB-E5; a = the first card, b = 1 for Swap!
    take,          // LB-Q11, LB-Q12, LB-E5; a = how many are still to be taken, b = what becomes of them (Taken)
    travel,        // LB-Q11; a, b and c, d = the two places, step = the next one
    science,       // LB-Q18; a = taps left, b, c = what was tapped before
    cooking,       // LB-Q20; a = how many are still to be put back
    crime,         // LB-Q22
    drama,         // LB-Q23; a = the card
    picture_book,  // LB-Q24
    name_colour,   // LB-E5
    name_letter,   // LB-E5
    reveal,        // LB-E5
    steal,         // LB-E5
};
inline constexpr int ask_count = static_cast<int>(Ask::steal) + 1;

struct Frame {
    Ask ask = Ask::turn;
    std::uint8_t step = 0;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    std::uint8_t d = 0;

    friend bool operator==(const Frame&, const Frame&) = default;
};
static_assert(sizeof(Frame) == 6);
// How deep it gets. Only a completed row, a Thriller and a Travel leave their frame in place while something happens on
// it. What is completed adds four frames at most: completing, award, red, detective. The powers come from the turn,
// where nothing is pending, or from Steal Power!, of which there is one book (LB-C9): put down for Travel or Drama, it
// can bring one more frame on a row that is to be looked for; and it comes back into a hand only by another power.
inline constexpr int most_growth = 6;  // completing and travel; completing, award, red, detective
inline constexpr int max_depth = 16;

// What becomes of the books that Ask::take takes.
enum class Taken : std::uint8_t { into_hand, out_of_the_library, for_travel };

}  // namespace shelfmark::librarians
