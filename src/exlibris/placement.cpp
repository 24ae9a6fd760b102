// XL-R5: placing an assistant, with everything that opens or closes a place to it.

#include "exlibris/placement.h"

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

// Who stands on a location, as one of the players sees it: a bit for each space, those of a lone opponent apart, since
// a Ghost could share them (XL-A11).
struct Occupied {
    std::uint8_t spaces = 0;
    std::uint8_t shared = 0;
    std::uint8_t by_opponents = 0;
    bool snowman = false;

    [[nodiscard]] bool opponents() const { return by_opponents != 0; }
    [[nodiscard]] unsigned by_opponent_alone() const { return by_opponents & ~unsigned{shared}; }
    [[nodiscard]] int highest() const { return static_cast<int>(std::bit_width(unsigned{spaces})) - 1; }
};
using Town = std::array<Occupied, location_count>;

Town town_of(const Board& board, Seat seat) {
    Town town = {};
    for (FigureId id = 0; id < 4 * board.options.players; ++id) {
        const Figure figure = board.figures[id];
        if (figure.place >= location_count) continue;
        Occupied& seen = town[figure.place];
        const auto space = static_cast<std::uint8_t>(1U << figure.space);
        seen.shared = static_cast<std::uint8_t>(seen.shared | (seen.spaces & space));
        seen.spaces = static_cast<std::uint8_t>(seen.spaces | space);
        if (owner_of(id) != seat) seen.by_opponents = static_cast<std::uint8_t>(seen.by_opponents | space);
        if (assistant_of(board, id) == Assistant::snowman) seen.snowman = true;
    }
    return town;
}

int lowest_free(const Occupied& seen) { return std::countr_one(unsigned{seen.spaces}); }

int lowest_free_on(const Board& board, Place place) {
    unsigned spaces = 0;
    for (const Figure& figure : board.figures) {
        if (figure.place == place) spaces |= 1U << figure.space;
    }
    return std::countr_one(spaces);
}

// XL-A11: the Ghost may share the space of a lone opponent at an instant location.
bool may_share(const Occupied& seen, Assistant assistant, Location location, int space) {
    return assistant == Assistant::ghost && !delayed(location) && ((seen.by_opponent_alone() >> space) & 1U) != 0;
}

NoEntry entry_to(const Board& board, const Occupied& seen, Assistant assistant, Location location, int space) {
    if (seen.snowman && !delayed(location)) return NoEntry::snowman;
    if (assistant == Assistant::sasquatch && seen.opponents()) return NoEntry::sasquatch;
    if (assistant == Assistant::ghost && location == Location::diviners_hut) return NoEntry::ghost_at_hut;
    const int open = open_spaces(location, players(board));
    if (location == Location::auction_house && !solo(board)) {
        if (space == any_space) return seen.highest() + 1 < open ? NoEntry::bid_missing : NoEntry::bid_too_low;
        return space > seen.highest() && space < open ? NoEntry::none : NoEntry::bid_too_low;
    }
    if (solo(board) && space != any_space) return NoEntry::full;
    if (space != any_space) return may_share(seen, assistant, location, space) ? NoEntry::none : NoEntry::full;
    if (lowest_free(seen) < open) return NoEntry::none;
    if (solo(board)) return NoEntry::one_each;
    const LocationFigures& printed = figures(location);
    return open < printed.spaces + printed.with_three + printed.with_four ? NoEntry::closed : NoEntry::full;
}

bool home_has_room(const Board& board, Seat seat) { return own_figures_on(board, seat, at_home) < 3; }

// Ordinary assistants are alike, but for having been moved by the Assistants Guild already (XL-T5): one of each sort.
bool is_twin(const Board& board, Seat seat, int index) {
    if (assistant_of(board, figure_id(seat, index)) != Assistant::ordinary) return false;
    const Figure& figure = board.figures[figure_id(seat, index)];
    for (int other = 0; other < index; ++other) {
        const FigureId id = figure_id(seat, other);
        if (assistant_of(board, id) == Assistant::ordinary && board.figures[id].place == waiting &&
            board.figures[id].sent == figure.sent) {
            return true;
        }
    }
    return false;
}

bool settle(Play&, Frame&) { return true; }

// Where anybody may come, as sets of locations; what a special assistant adds or lacks is sorted out for it alone.
struct Openings {
    LocationSet free = 0;       // a free space, and no Snowman in the way
    LocationSet opponents = 0;  // opponents are there
};

Openings openings(const Board& board, const Town& town) {
    Openings found;
    for (LocationSet out = laid_out(board); out != 0; out &= out - 1) {
        const auto location = static_cast<Location>(std::countr_zero(out));
        const Occupied& seen = town[index(location)];
        if (seen.opponents()) found.opponents |= bit(location);
        if (entry_to(board, seen, Assistant::ordinary, location, any_space) == NoEntry::none)
            found.free |= bit(location);
    }
    return found;
}

void offer_spaces(const Board& board, const Occupied& seen, FigureId figure, Location location, ActionList& out) {
    for (int space = 0; space < open_spaces(location, players(board)); ++space) {
        if (entry_to(board, seen, assistant_of(board, figure), location, space) == NoEntry::none) {
            out.push_back(act(Verb::place, figure % 4, static_cast<int>(location), space));
        }
    }
}

void offer_figure(const Board& board, const Town& town, const Openings& open, FigureId figure, ActionList& out) {
    const Assistant assistant = assistant_of(board, figure);
    LocationSet free = open.free;
    if (assistant == Assistant::sasquatch) free &= ~open.opponents;
    if (assistant == Assistant::ghost) free &= ~bit(Location::diviners_hut);
    for (; free != 0; free &= free - 1) {
        out.push_back(act(Verb::place, figure % 4, std::countr_zero(free), any_space));
    }
    // XL-L3: which bid. XL-A11: whose space.
    LocationSet by_space = laid_out(board) & bit(Location::auction_house);
    if (assistant == Assistant::ghost) by_space = laid_out(board);
    for (; by_space != 0; by_space &= by_space - 1) {
        const auto location = static_cast<Location>(std::countr_zero(by_space));
        offer_spaces(board, town[index(location)], figure, location, out);
    }
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    const Town town = town_of(board, frame.seat);
    const Openings open = openings(board, town);
    const bool room_at_home = home_has_room(board, frame.seat);
    for (int i = 0; i < 4; ++i) {
        const FigureId figure = figure_id(frame.seat, i);
        if (board.figures[figure].place != waiting || is_twin(board, frame.seat, i)) continue;
        offer_figure(board, town, open, figure, out);
        if (room_at_home) out.push_back(act(Verb::place, i, at_home, any_space));
    }
}

// XL-T2: whoever is outbid leaves now, without reacting.
void outbid(Play& play, Location location) {
    for (const FigureId bidder : figures_on(play.state.board, static_cast<Place>(location))) send_back(play, bidder);
}

void decide(Play& play, Frame& frame, Action action) {
    Board& board = play.state.board;
    const FigureId figure = figure_id(frame.seat, action.a);
    const auto location = static_cast<Location>(action.b);
    const Seat seat = frame.seat;
    pop(play);
    int space = action.c;
    bool shared = false;
    if (location == Location::home) {
        space = own_figures_on(board, seat, at_home);
    } else if (location == Location::auction_house) {
        outbid(play, location);
        if (space == any_space) space = 0;
    } else if (space == any_space) {
        space = lowest_free_on(board, action.b);
    } else {
        shared = true;
    }
    stand(board, figure, action.b, space);
    play.tell({.kind = EventKind::placed,
               .seat = seat,
               .figure = figure,
               .place = action.b,
               .a = static_cast<std::uint8_t>(space)});
    push_visit(play, figure, action.b, shared);
}

}  // namespace

NoEntry entry(const Board& board, FigureId figure, Location location, int space) {
    if (location == Location::home) {
        return home_has_room(board, owner_of(figure)) ? NoEntry::none : NoEntry::home_full;
    }
    if ((laid_out(board) & bit(location)) == 0) return NoEntry::not_laid_out;
    const Occupied seen = town_of(board, owner_of(figure))[index(location)];
    return entry_to(board, seen, assistant_of(board, figure), location, space);
}

const Handler place_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
