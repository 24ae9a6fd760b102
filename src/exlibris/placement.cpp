// XL-R5: placing an assistant, with everything that opens or closes a place to it.

#include "exlibris/placement.h"

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

using BySpace = std::array<LocationSet, most_spaces>;

// Who stands where, as one of the players sees it: sets of locations.
struct Town {
    BySpace taken = {};
    LocationSet open = 0;       // with a free space
    LocationSet opponents = 0;  // with somebody else's assistant
    LocationSet frozen = 0;     // XL-A3: closed by the Snowman
    BySpace haunted = {};       // XL-A11: where this player's Ghost may share the space

    // The highest space taken, or -1.
    [[nodiscard]] int highest_on(Location location) const {
        int space = most_spaces - 1;
        while (space >= 0 && (taken[static_cast<std::size_t>(space)] & bit(location)) == 0) --space;
        return space;
    }
};

// Where a figure is, as a set. One that is on no location is on one that does not exist.
LocationSet place_of(const Figure& figure) { return 1U << figure.place; }

// XL-A11: the Ghost may share the space of a lone opponent at an instant location.
[[gnu::cold]] BySpace haunted_by(const Board& board, Seat seat) {
    BySpace taken = {};
    BySpace closed = {};
    for (FigureId id = 0; id < 4 * max_players; ++id) {
        const Figure& figure = board.figures[id];
        closed[figure.space] |= place_of(figure) & (owner_of(id) == seat ? ~0U : taken[figure.space]);
        taken[figure.space] |= place_of(figure);
    }
    BySpace lone = {};
    for (std::size_t s = 0; s < most_spaces; ++s) lone[s] = taken[s] & ~closed[s] & ~delayed_locations;
    return lone;
}

Town town_of(const Board& board, Seat seat) {
    Town town;
    BySpace taken = {};
    LocationSet opponents = 0;
    for (FigureId id = 0; id < 4 * max_players; ++id) {
        const Figure& figure = board.figures[id];
        taken[figure.space] |= place_of(figure);
        opponents |= owner_of(id) != seat ? place_of(figure) : 0;
    }
    town.taken = taken;
    town.opponents = opponents;
    for (std::size_t s = 0; s < most_spaces; ++s) {
        town.open |= locations_with_space(static_cast<int>(s), players(board)) & ~taken[s];
    }
    const FigureId snowman = find_special(board, Assistant::snowman);
    if (snowman != no_figure) town.frozen = place_of(board.figures[snowman]) & ~delayed_locations;
    if (board.library[seat] == Assistant::ghost) town.haunted = haunted_by(board, seat);
    return town;
}

int lowest_free_on(const Board& board, Place place) {
    unsigned spaces = 0;
    for_each_figure(figure_set_on(board, place), [&](FigureId id) { spaces |= 1U << board.figures[id].space; });
    return std::countr_one(spaces);
}

NoEntry entry_to(const Board& board, const Town& town, FigureId figure, Location location, int space) {
    const Assistant assistant = assistant_of(board, figure);
    if ((town.frozen & bit(location)) != 0) return NoEntry::snowman;
    if (assistant == Assistant::sasquatch && (town.opponents & bit(location)) != 0) return NoEntry::sasquatch;
    if (assistant == Assistant::ghost && location == Location::diviners_hut) return NoEntry::ghost_at_hut;
    const int open = open_spaces(location, players(board));
    if (location == Location::auction_house && !solo(board)) {
        const int highest = town.highest_on(location);
        if (space >= open) return highest + 1 < open ? NoEntry::bid_missing : NoEntry::bid_too_low;
        return space > highest ? NoEntry::none : NoEntry::bid_too_low;
    }
    const LocationFigures& printed = figures(location);
    const bool all_open = open == printed.spaces + printed.with_three + printed.with_four;
    const NoEntry no_space = solo(board) ? NoEntry::one_each : all_open ? NoEntry::full : NoEntry::closed;
    const bool room = (town.open & bit(location)) != 0;
    if (space == any_space) return room ? NoEntry::none : no_space;
    if (space >= open) return no_space;
    const bool shared =
        assistant == Assistant::ghost && (town.haunted[static_cast<std::size_t>(space)] & bit(location)) != 0;
    if (shared) return NoEntry::none;
    return room ? NoEntry::numbered : no_space;
}

bool home_has_room(const Board& board, Seat seat) { return own_figures_on(board, seat, at_home) < 3; }

bool settle(Play&, Frame&) { return true; }

void offer_spaces(const Board& board, const Town& town, FigureId figure, Location location, ActionList& out) {
    for (int space = 0; space < open_spaces(location, players(board)); ++space) {
        if (entry_to(board, town, figure, location, space) == NoEntry::none) {
            out.push_back(act(Verb::place, figure % 4, static_cast<int>(location), space));
        }
    }
}

void offer_figure(const Board& board, const Town& town, FigureId figure, ActionList& out) {
    const Assistant assistant = assistant_of(board, figure);
    const LocationSet bids = solo(board) ? 0 : laid_out(board) & bit(Location::auction_house);
    LocationSet free = laid_out(board) & town.open & ~town.frozen & ~bids;
    if (assistant == Assistant::sasquatch) free &= ~town.opponents;
    if (assistant == Assistant::ghost) free &= ~bit(Location::diviners_hut);
    for (; free != 0; free &= free - 1) {
        out.push_back(act(Verb::place, figure % 4, std::countr_zero(free), any_space));
    }
    // XL-L3: which bid. XL-A11: whose space.
    LocationSet by_space = assistant == Assistant::ghost ? laid_out(board) : bids;
    for (; by_space != 0; by_space &= by_space - 1) {
        offer_spaces(board, town, figure, static_cast<Location>(std::countr_zero(by_space)), out);
    }
}

// Ordinary assistants are alike, but for having been moved by the Assistants Guild already (XL-T5): one of each sort.
enum Sort : std::uint8_t { special = 1, ordinary = 2, ordinary_sent = 4 };
Sort sort_of(const Board& board, FigureId figure) {
    if (assistant_of(board, figure) != Assistant::ordinary) return special;
    return board.figures[figure].sent ? ordinary_sent : ordinary;
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    const Board& board = state.board;
    const Town town = town_of(board, frame.seat);
    const bool room_at_home = home_has_room(board, frame.seat);
    unsigned offered = 0;
    for (int i = 0; i < 4; ++i) {
        const FigureId figure = figure_id(frame.seat, i);
        const Sort sort = sort_of(board, figure);
        if (board.figures[figure].place != waiting || (offered & sort) != 0) continue;
        offered |= sort;
        offer_figure(board, town, figure, out);
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
        if (!home_has_room(board, owner_of(figure))) return NoEntry::home_full;
        return space == any_space ? NoEntry::none : NoEntry::numbered;
    }
    if ((laid_out(board) & bit(location)) == 0) return NoEntry::not_laid_out;
    return entry_to(board, town_of(board, owner_of(figure)), figure, location, space);
}

const Handler place_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
