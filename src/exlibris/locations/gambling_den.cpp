// XL-L7 Gambling Den: a category is named for each assistant here; the one with the most books on the next four cards
// wins every card that shows it.

#include "exlibris/locations/gambling_den.h"

#include "exlibris/handlers.h"

namespace shelfmark::exlibris {

namespace {

enum Step : std::uint8_t { naming, turning_up, choosing, won, over };

unsigned place_value(unsigned gambler) {
    unsigned value = 1;
    while (gambler-- > 0) value *= name_base;
    return value;
}
int named(const Frame& frame, unsigned gambler) {
    return static_cast<int>(names_of(frame) / place_value(gambler) % name_base) - 1;
}
unsigned names_given(const Frame& frame) {
    unsigned count = 0;
    for (unsigned names = names_of(frame); names != 0; names /= name_base) ++count;
    return count;
}
void note_name(Frame& frame, unsigned category) {
    const unsigned names = names_of(frame) + (category + 1) * place_value(names_given(frame));
    frame.b = static_cast<std::uint8_t>(names & 0xffU);
    frame.c = static_cast<std::uint8_t>((names >> 8U) & 0xffU);
    frame.d = static_cast<std::uint8_t>(names >> 16U);
}

// The assistants here, from the visitor clockwise, each player's by time of arrival.
FigureList gamblers(const Board& board, const Frame& frame) {
    FigureList ordered;
    const FigureList here = figures_on(board, frame.a);
    const Seat visitor = owner_of(frame.figure);
    for (int steps = 0; steps < players(board); ++steps) {
        for (const FigureId figure : here) {
            if (owner_of(figure) == after(board, visitor, steps)) ordered.push_back(figure);
        }
    }
    return ordered;
}

int books_on_spread(const Board& board, int category) {
    int books = 0;
    board.spread.for_each([&](CardId card) { books += icons(card)[static_cast<std::size_t>(category)]; });
    return books;
}

// The assistants that named the winning category for the winning player; empty if nobody named a book.
FigureList winners(const Board& board, const Frame& frame) {
    const FigureList all = gamblers(board, frame);
    int most = 1;
    for (unsigned g = 0; g < all.size(); ++g) most = std::max(most, books_on_spread(board, named(frame, g)));
    FigureList tied;
    for (unsigned g = 0; g < all.size(); ++g) {
        if (books_on_spread(board, named(frame, g)) == most) tied.push_back(all[g]);
    }
    if (tied.empty()) return tied;
    // The visitor wins ties; otherwise whoever comes first counter-clockwise, that is last clockwise.
    const Seat visitor = owner_of(frame.figure);
    const Seat winner = owner_of(tied[0]) == visitor ? visitor : owner_of(tied.back());
    FigureList of_winner;
    for (const FigureId figure : tied) {
        if (owner_of(figure) == winner) of_winner.push_back(figure);
    }
    return of_winner;
}

void turn_up_four(Play& play) {
    for (int i = 0; i < 4 && can_draw(play.state); ++i) {
        const CardId card = next_card(play);
        play.state.board.spread.add(card);
        play.tell({.kind = EventKind::turned_up, .place = index(Location::gambling_den), .card = card});
    }
}

void lose_the_rest(Play& play, Seat seat) {
    const CardSet rest = play.state.board.spread;
    play.state.board.spread.clear();
    discard(play, seat, rest);
}

int players_here(const Board& board, Place place) {
    SeatSet seats;
    for (const FigureId figure : figures_on(board, place)) seats.add(owner_of(figure));
    return seats.count();
}

void claim(Play& play, Frame& frame, FigureId winner) {
    Board& board = play.state.board;
    const FigureList all = gamblers(board, frame);
    for (unsigned g = 0; g < all.size(); ++g) {
        if (all[g] == winner) board.taking = board.spread & cards_showing(static_cast<Category>(named(frame, g)));
    }
    board.spread -= board.taking;
    lose_the_rest(play, owner_of(frame.figure));
    frame.seat = owner_of(winner);
    frame.b = winner;
    frame.step = won;
    push_gather(play, frame.seat, winner, true);
}

bool settle(Play& play, Frame& frame) {
    const Board& board = play.state.board;
    switch (frame.step) {
        case naming: {
            const FigureList all = gamblers(board, frame);
            const unsigned next = names_given(frame);
            if (next < all.size()) {
                frame.seat = owner_of(all[next]);
                return true;
            }
            frame.step = turning_up;
            return false;
        }
        case turning_up: {
            turn_up_four(play);
            const FigureList best = winners(board, frame);
            if (best.empty()) {
                lose_the_rest(play, owner_of(frame.figure));
                frame.step = over;
            } else if (best.size() == 1) {
                claim(play, frame, best[0]);
            } else {
                frame.seat = owner_of(best[0]);
                frame.step = choosing;
            }
            return false;
        }
        case choosing: return true;
        case won:
            frame.step = over;
            push_offer(play, frame.seat, frame.b, players_here(board, frame.a));
            return false;
        default: pop(play); return false;
    }
}

void legal(const State& state, const Frame& frame, ActionList& out) {
    if (frame.step == naming) {
        offer_categories(out);
    } else {
        for (const FigureId figure : winners(state.board, frame)) out.push_back(act(Verb::claim, figure % 4));
    }
}

void decide(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::claim) {
        claim(play, frame, figure_id(frame.seat, action.a));
        return;
    }
    const FigureId gambler = gamblers(play.state.board, frame)[names_given(frame)];
    note_name(frame, action.a);
    play.tell({.kind = EventKind::named, .seat = frame.seat, .figure = gambler, .a = action.a});
}

}  // namespace

const Handler gambling_den_handler = {settle, legal, decide};

}  // namespace shelfmark::exlibris
