#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/random.h"
#include "exlibris/assistant.h"
#include "exlibris/card_set.h"
#include "exlibris/frame.h"
#include "exlibris/location.h"
#include "exlibris/options.h"
#include "table/seat.h"

namespace shelfmark::exlibris {

using table::no_seat;
using table::Seat;
using table::SeatSet;

inline constexpr int max_players = 4;

enum class Phase : std::uint8_t { choosing, placement, resolution, clean_up, inspection, over };

// Where a figure is: on a location or at home (as Location), waiting to be placed, or not in this game.
using Place = std::uint8_t;
inline constexpr Place at_home = static_cast<Place>(Location::home);
inline constexpr Place waiting = 19;
inline constexpr Place absent = 20;

// Figures are numbered seat * 4 + index; index 0 is the special assistant.
using FigureId = std::uint8_t;
struct Figure {
    Place place = absent;
    std::uint8_t space = 0;
    std::uint8_t arrived = 0;  // order of arrival within the round
    bool sent = false;         // XL-T5: moved by the Assistants Guild this round

    friend bool operator==(const Figure&, const Figure&) = default;
};
constexpr FigureId figure_id(Seat seat, int index) { return static_cast<FigureId>(seat * 4 + index); }
constexpr Seat owner_of(FigureId figure) { return figure / 4; }

// XL-S7: hidden cards of one hand that an observer cannot tell apart (exlibris/slots.h). They show none of `excluded`:
// a hand was shown without a category, or the Witch drew a card without showing it.
struct Slot {
    CategorySet excluded = 0;  // and marks beside the categories
    std::uint8_t origin = 0;   // whose, and from which deck
    std::uint8_t first = 0;    // the first open passage that can have taken one of them; 0: none can
    std::uint8_t count = 0;

    friend bool operator==(const Slot&, const Slot&) = default;
};

// XL-A8: a card that went unseen from this hand to the Cube's owner, who later showed a hand without some categories.
struct Passage {
    std::uint8_t from : 2 = 0;
    std::uint8_t excluded : 6 = 0;

    friend bool operator==(const Passage&, const Passage&) = default;
};
inline constexpr int most_passages = 14;  // remembered at a time: the latest

// Everything that lies open, or that a player with a perfect memory knows: the same for all.
struct Board {
    Options options;

    LocationSet below = 0;          // face up below the town board
    LocationSet permanent = 0;      // XL-R13
    LocationSet tile_discards = 0;  // XL-R13
    LocationSet removed = 0;        // XL-O7

    Phase phase = Phase::choosing;
    std::uint8_t round = 0;
    Seat first_player = 0;
    Seat turn = 0;  // who places next
    bool last_round = false;
    std::uint8_t arrivals = 0;
    Category prominent = Category::codices;
    Category banned = Category::codices;

    std::array<std::uint8_t, max_players> hand_count = {};
    std::uint8_t deck_count = 0;
    std::uint8_t shack_count = 0;
    CategorySet shack_excluded = 0;  // what everybody knows the Shack's cards not to show
    CategorySet retired = 0;         // XL-O5: category cards turned up and put away

    std::uint16_t next_discard = 1;  // grows with every discarded card
    std::uint16_t revelations = 0;   // grows whenever something hidden is shown: the limit of undo
    CardId discard_top = no_card;
    std::uint8_t passages = 0;  // cards that went to the Cube unseen by the others, counted from 1
    SeatSet inspected;          // XL-I1: who has finished turning cards
    std::uint8_t depth = 0;     // frames on the stack

    std::array<Library, 2UL * max_players> dealt = {};
    std::array<Library, max_players> library = {};
    Seat cube_seat = no_seat;
    std::uint8_t deck_number = 0;                     // XL-C7: no hidden card of an older deck has this number
    std::array<Passage, most_passages> passage = {};  // by number modulo most_passages

    std::array<Figure, 4UL * max_players> figures = {};
    std::array<Frame, max_depth> frames = {};
    std::array<CardId, 8> picks = {};  // XL-L12: cards taken, in order

    // By place of the card. On a shelf: its cell (exlibris/shelf.h). On the discard pile: its age. In the deck, the
    // Shack or a hand: which deck it is from, and when and where it was last seen (exlibris/knowledge.h); a View keeps
    // only what its seat may know of that.
    std::array<std::uint16_t, card_count> note = {};

    std::array<CardSet, max_players> shelf = {};
    std::array<CardSet, 8> tile = {};  // by card_tile(); the Shack's stays empty
    CardSet discard;
    CardSet spread;     // turned up or laid out for all to see
    CardSet taking;     // off their place, being taken one by one
    CardSet lifted;     // out of the hand or off the shelf, about to be shelved
    CardSet chosen;     // picked so far, still where they are
    CardSet ruled_out;  // not to be picked any more (XL-A4)

    friend bool operator==(const Board&, const Board&) = default;
};

using Exceptions = std::array<Slot, 20>;

// Cards that left a hand, each of which could have been one of several hidden ones: those of these exceptions, in its
// own hand or taken from another one by these passages. One bit each.
struct [[gnu::packed]] KeptLeaver {
    std::uint64_t slots : 20 = 0;
    std::uint64_t passages : most_passages = 0;
    std::uint64_t seat : 2 = 0;   // whose hand they left
    std::uint64_t count : 4 = 0;  // how many wait to be understood

    friend bool operator==(const KeptLeaver&, const KeptLeaver&) = default;
};
static_assert(sizeof(KeptLeaver) == 5);
inline constexpr std::size_t most_leavers = 7;  // kinds of them

// What one observer knows of the hands of others, as far as it does not follow from the hands themselves
// (exlibris/mind.h).
struct Memory {
    CardSet known;               // cards that are in some hand, and which this observer has seen there
    CardSet settled;             // of these: certainly with the Cube's owner now
    Exceptions exceptions = {};  // slots with something to remember, and differences from the hands
    std::array<KeptLeaver, most_leavers> leavers = {};
    std::array<std::uint8_t, 3> unused = {};
    std::uint16_t open = 0;  // passages whose card is not identified: one bit each, by number modulo most_passages

    friend bool operator==(const Memory&, const Memory&) = default;
};

inline constexpr int observers = max_players + 1;
inline constexpr int public_memory = max_players;  // what a spectator remembers

// What at least one player cannot see.
struct Hidden {
    CardSet deck;
    std::array<CardSet, max_players> hand = {};
    CardSet shack;
    CardSet offered;  // just gained, may be shelved at once (XL-T4)
    CardSet shown;    // cards in hands that the Goblin's owner was shown alone (XL-A5)
    std::array<Category, max_players> focus = {};
    Category library_focus = Category::codices;  // XL-O3
    SeatSet shack_seen;                          // who knows every card in the Shack
    std::uint16_t checked = 0;                   // passages after which the giver or the Cube's owner showed a hand
    base::Random deck_order;
    base::Random tile_order;
    base::Random chance;
    std::array<Memory, observers> memory = {};

    // What chance will bring from now on.
    void leave_to_chance(base::Seed seed) {
        const base::Random source{seed};
        deck_order = source.split(1);
        tile_order = source.split(2);
        chance = source.split(3);
    }

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
static_assert(sizeof(State) <= 2112);

// XL-R4: the tiles that hold cards, as an index into Board::tile.
constexpr int card_tile(Location location) {
    switch (location) {
        case Location::book_swap: return 0;
        case Location::auction_house: return 1;
        case Location::community_center: return 2;
        case Location::book_collector: return 3;
        case Location::bookshop: return 4;
        case Location::bargain_books: return 5;
        case Location::tax_collector: return 6;
        case Location::mysterious_shack: return 7;
        default: return -1;
    }
}

// Every tile that is laid out now, permanent or not.
inline LocationSet laid_out(const Board& board) { return board.below | board.permanent; }

inline Assistant assistant_of(const Board& board, FigureId figure) {
    return figure != no_figure && figure % 4 == 0 ? board.library[figure / 4] : Assistant::ordinary;
}
inline Frame& top(Board& board) { return board.frames[board.depth - 1U]; }
inline const Frame& top(const Board& board) { return board.frames[board.depth - 1U]; }
inline int players(const Board& board) { return board.options.players; }
inline bool solo(const Board& board) { return board.options.players == 1; }
// Clockwise is the order of the seats.
inline Seat after(const Board& board, Seat seat, int steps = 1) {
    return static_cast<Seat>((seat + steps) % board.options.players);
}

}  // namespace shelfmark::exlibris
