// XL-R5: placing an assistant, with everything that opens or closes a place to it.

#include "exlibris/placement.h"

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

// Who stands on each space of a location: one bit for each space, and how a Ghost could share it (XL-A11).
struct Occupied {
    unsigned spaces = 0;
    unsigned by_opponent_alone = 0;
    int highest = -1;
    bool snowman = false;
    bool opponents = false;
};

Occupied occupied(const Board& board, Seat seat, Location location) {
    Occupied seen;
    unsigned shared = 0;
    for (std::size_t id = 0; id < board.figures.size(); ++id) {
        const Figure& figure = board.figures[id];
        if (figure.place != index(location)) continue;
        const unsigned space = 1U << figure.space;
        shared |= seen.spaces & space;
        seen.spaces |= space;
        seen.highest = figure.space > seen.highest ? figure.space : seen.highest;
        if (owner_of(static_cast<FigureId>(id)) != seat) {
            seen.opponents = true;
            seen.by_opponent_alone |= space;
        }
        if (assistant_of(board, static_cast<FigureId>(id)) == Assistant::snowman) seen.snowman = true;
    }
    seen.by_opponent_alone &= ~shared;
    return seen;
}

int lowest_free(const Occupied& seen) { return std::countr_one(seen.spaces); }

// XL-A11: the Ghost may share the space of a lone opponent at an instant location.
bool may_share(const Occupied& seen, Assistant assistant, Location location, int space) {
    return assistant == Assistant::ghost && !delayed(location) && ((seen.by_opponent_alone >> space) & 1U) != 0;
}

NoEntry entry_to(const Board& board, const Occupied& seen, Assistant assistant, Location location, int space) {
    if (seen.snowman && !delayed(location)) return NoEntry::snowman;
    if (assistant == Assistant::sasquatch && seen.opponents) return NoEntry::sasquatch;
    if (assistant == Assistant::ghost && location == Location::diviners_hut) return NoEntry::ghost_at_hut;
    const int open = open_spaces(location, players(board));
    if (location == Location::auction_house && !solo(board)) {
        if (space == any_space || space >= open) return NoEntry::full;
        return space > seen.highest ? NoEntry::none : NoEntry::bid_too_low;
    }
    if (space != any_space) return may_share(seen, assistant, location, space) ? NoEntry::none : NoEntry::full;
    if (lowest_free(seen) < open) return NoEntry::none;
    if (solo(board)) return NoEntry::one_each;
    const LocationFigures& printed = figures(location);
    return open < printed.spaces + printed.with_three + printed.with_four ? NoEntry::closed : NoEntry::full;
}

void offer_location(const Board& board, FigureId figure, Location location, ActionList& out) {
    const Occupied seen = occupied(board, owner_of(figure), location);
    const Assistant assistant = assistant_of(board, figure);
    const auto offer = [&](int space) {
        if (entry_to(board, seen, assistant, location, space) == NoEntry::none) {
            out.push_back(act(Verb::place, figure % 4, static_cast<int>(location), space));
        }
    };
    offer(any_space);
    if (location != Location::auction_house && (assistant != Assistant::ghost || seen.by_opponent_alone == 0)) return;
    for (int space = 0; space < open_spaces(location, players(board)); ++space) offer(space);
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

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    for (int i = 0; i < 4; ++i) {
        const FigureId figure = figure_id(frame.seat, i);
        if (board.figures[figure].place != waiting || is_twin(board, frame.seat, i)) continue;
        for (LocationSet open = laid_out(board); open != 0; open &= open - 1) {
            offer_location(board, figure, static_cast<Location>(std::countr_zero(open)), out);
        }
        if (home_has_room(board, frame.seat)) out.push_back(act(Verb::place, i, at_home, any_space));
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
        space = lowest_free(occupied(board, seat, location));
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
    return entry_to(board, occupied(board, owner_of(figure), location), assistant_of(board, figure), location, space);
}

const Handler place_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
