#pragma once

#include <cstdint>

#include "base/inline_vector.h"
#include "librarians/library.h"

namespace shelfmark::librarians {

// What a decision can say. Each verb has a text form (librarians/notation.cpp).
enum class Verb : std::uint8_t {
    play,          // a = card of the hand                          LB-S3
    at,            // cell, an empty place                          LB-P1
    on,            // cell, on top of the book there                LB-P3
    use,           // a = genre of the own power card               LB-G5
    end,           //                                               LB-S3
    give_up,       //                                               LB-W2
    complete,      // a = genre of a row that has to be declared    LB-G4
    also,          // the same, together with others                LB-G4
    from,          // cell, where that row begins                   LB-G4
    through,       // cell, where it ends                           LB-G4
    done,          //                                               a set is complete
    author,        // a = author                                    LB-E1
    keep,          // a = card                                      LB-E1
    give,          // a = card, b = seat                            LB-G1
    effect,        // a = genre: which red effect comes next        LB-G4
    remove_shelf,  // a = 0 the top one, 1 the bottom one           LB-Q2
    add_shelf,     // a = 0 at the top, 1 at the bottom             LB-Q6
    take,          // a = card of the library                       LB-Q11, LB-Q12, LB-E5
    swap,          // a = card of the library                       LB-Q10, LB-E5
    with,          // a = card of the library
    move,          // a = card of the library                       LB-Q9
    to,            // cell
    put,           // a = card of the hand                          LB-Q11
    pass,          //                                               decline what may be declined
    tap,           // a = card of the library                       LB-Q18
    tap_shelf,     // row                                           LB-Q18
    next,          // a = card                                      LB-Q20
    rotate,        // row                                           LB-Q22
    insert,        // a = card of the hand                          LB-Q23
    between,       // cell where it will lie                        LB-Q23, b = the side to which the rest moves
    shift,         // column, b = 0 up, 1 down                      LB-Q24
    colour,        // a = colour                                    LB-E5
    letter,        // a = letter                                    LB-E5
    reveal,        // a = seat                                      LB-E5
    steal,         // a = genre, b = seat                           LB-E5
};
inline constexpr int verb_count = static_cast<int>(Verb::steal) + 1;

struct Action {
    Verb verb = Verb::pass;
    std::uint8_t a = 0;
    std::uint8_t row = 0;
    std::uint8_t column = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;

    friend constexpr bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 6);

// No decision has more choices than the table has places.
using ActionList = base::InlineVector<Action, static_cast<std::size_t>(row_count) * column_count>;

constexpr Action act(Verb verb, int a = 0) { return {.verb = verb, .a = static_cast<std::uint8_t>(a)}; }
constexpr Action act(Verb verb, Cell at) { return {.verb = verb, .row = at.row, .column = at.column}; }
constexpr Cell cell_of(const Action& action) { return {action.row, action.column}; }

}  // namespace shelfmark::librarians
