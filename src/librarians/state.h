#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "librarians/frame.h"
#include "librarians/options.h"
#include "librarians/row.h"
#include "table/seat.h"

namespace shelfmark::librarians {

using table::no_seat;
using table::Seat;
using table::SeatSet;

enum class Outcome : std::uint8_t { running, won, stuck, horror };  // LB-W1, LB-W2, LB-W4

// What holds for this turn only (LB-Q8, LB-Q13 to LB-Q16, LB-Q21, LB-E5's Stop!) or for the next card (LB-E5).
struct Licence {
    bool stack_any = false;   // LB-Q8
    bool no_minimum = false;  // LB-Q13
    bool loose = false;       // LB-Q14
    bool no_order = false;    // LB-Q15
    bool any_row = false;     // LB-Q16
    bool one_wrong = false;   // LB-Q21
    bool stopped = false;     // LB-E5 Stop!
    bool next_gap = false;
    bool next_no_order = false;
    bool next_stack_any = false;

    friend bool operator==(const Licence&, const Licence&) = default;
};

// LB-E5: what a Force! asks of a player's first card.
struct Duty {
    std::uint32_t letters = 0;  // one bit each
    ColourSet colours = 0;
    std::array<std::uint8_t, 3> unused = {};

    [[nodiscard]] bool any() const { return letters != 0 || colours != 0; }
    friend bool operator==(const Duty&, const Duty&) = default;
};

// Some cards of a hand, those that came into it between two moments at which everybody learned something of it. All
// that is public about them holds for each of them (docs/decisions/0006-librarians-knowledge.md).
struct Batch {
    CardSet never;    // LB-E5: unmet duties showed that they are none of these
    Seat holder = 0;  // in whose hand they are
    SeatSet seen_by;  // who has seen them, as they once held that hand (LB-Q19)
    std::array<std::uint8_t, 6> unused = {};

    friend bool operator==(const Batch&, const Batch&) = default;
};
// One for each duty that can be unmet: each of the two Force! books lays one on somebody when it is played at first,
// and again whenever Mythology has taken it back (LB-Q12), which each card of that genre can do once.
inline constexpr int max_batches = 2 + 2 * books_per_genre;
// Cooking looks at so many (LB-Q20), Romance removes so many (LB-Q5).
inline constexpr int cooked_cards = 6;
inline constexpr int romance_cards = 5;
// LB-G4: each declared row brings a card, or joins rows that had none in common. The first brings four; so counting the
// cards less the groups of rows that hang together, each row makes at least one more, and never as many as the cards.
inline constexpr int max_declared = max_cards;

// Everything that lies open, or that a player with a perfect memory knows: the same for all (LB-S6).
struct Board {
    Options options;
    Library library;
    std::array<Book, max_cards> book = {};  // LB-C11: which cards the game contains
    std::array<Bookshelf, bookshelf_count> bookshelf = {};
    std::uint8_t card_count = 0;
    std::uint8_t deck_count = 0;
    std::uint8_t shelves_left = 0;    // LB-C8: unused bookshelf cards
    std::uint8_t put_away_count = 0;  // LB-Q5
    std::uint8_t hand_limit = 4;      // LB-S3
    bool no_stacking = false;         // LB-Q4
    Outcome outcome = Outcome::running;
    Seat turn = 0;               // whose turn it is; all decisions are theirs
    std::uint8_t played = 0;     // cards played this turn
    std::uint8_t skips = 0;      // LB-E5: how many players miss their turn next
    std::uint8_t taps_left = 0;  // LB-S5
    std::uint8_t depth = 0;      // frames on the stack
    std::uint8_t open_deck = 0;  // LB-Q20: how many cards on top of the deck everybody knows
    std::uint8_t declared_count = 0;
    std::uint16_t turns = 0;
    std::uint16_t revelations = 0;  // LB-P5: grows whenever something hidden is shown, the limit of undo
    Licence licence;
    std::array<std::uint8_t, max_players> hand_count = {};
    std::array<std::uint8_t, 4> red = {};  // LB-G6: red effects still to come, by genre
    std::uint8_t batch_count = 0;
    std::uint8_t unused = 0;
    Duty duty;  // of the active player, until the first card
    Duty next_duty;
    std::array<CardId, cooked_cards> deck_top = {};  // the known ones, the next card first; no_card beyond them
    std::array<Frame, max_depth> frames = {};
    std::array<GenreRow, max_declared> declared = {};  // LB-G4
    std::array<std::uint8_t, 2> unused_too = {};
    std::array<CardSet, max_players> powers = {};  // LB-G1: lie face up before their owners
    CardSet discard;
    CardSet kept;                                 // to be handed out as power cards
    CardSet chosen;                               // picked so far, still where they are
    CardSet cut_off;                              // LB-P4: books whose group may stand apart at the end of the turn
    std::array<Batch, max_batches> batches = {};  // of each hand, the oldest first

    friend bool operator==(const Board&, const Board&) = default;
};

// What one observer knows of the hands of others.
struct Memory {
    CardSet known;  // cards in a hand (the own one too) or put away (LB-Q5) that this observer knows to be there
    std::array<std::uint8_t, max_batches> unseen = {};  // how many cards of each batch this observer has not seen

    friend bool operator==(const Memory&, const Memory&) = default;
};
inline constexpr int observers = max_players + 1;
inline constexpr int public_memory = max_players;  // what a spectator remembers

// What at least one player cannot see.
struct Hidden {
    std::array<CardSet, max_players> hand = {};
    CardSet put_away;                                            // LB-Q5
    std::array<CardId, max_cards> deck = {};                     // the next card last
    std::array<std::uint8_t, bookshelf_count> shelf_order = {};  // LB-Q6: the next unused bookshelf card last
    std::array<std::uint8_t, 4> unused = {};
    std::array<Memory, observers> memory = {};

    friend bool operator==(const Hidden&, const Hidden&) = default;
};

// A whole game at one moment: a plain value without pointers or padding; copying it clones the game.
struct State {
    Board board;
    Hidden hidden;

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 4096);

inline Frame& top(Board& board) { return board.frames[board.depth - 1U]; }
inline const Frame& top(const Board& board) { return board.frames[board.depth - 1U]; }
inline int players(const Board& board) { return board.options.players; }
inline const Book& book_of(const Board& board, CardId card) { return board.book[card]; }
// The bookshelf card of a row that has one.
inline const Bookshelf& bookshelf_of(const Board& board, int row) {
    return board.bookshelf[board.library.shelf[static_cast<std::size_t>(row)]];
}
// Clockwise is the order of the seats.
inline Seat after(const Board& board, Seat seat, int steps = 1) {
    return static_cast<Seat>((seat + steps) % board.options.players);
}

}  // namespace shelfmark::librarians
