#include "exlibris/play.h"

#include <algorithm>

#include "exlibris/assistants/witch.h"
#include "exlibris/knowledge.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

void push(Play& play, const Frame& frame) {
    Board& board = play.state.board;
    SHELFMARK_EXPECT(board.depth < max_depth);
    board.frames[board.depth++] = frame;
}

void pop(Play& play) {
    Board& board = play.state.board;
    board.frames[--board.depth] = {};
}

void push_draw(Play& play, Seat seat, FigureId figure, int cards, bool offered) {
    push(play, {.ask = Ask::draw,
                .seat = seat,
                .figure = figure,
                .a = static_cast<std::uint8_t>(cards),
                .b = static_cast<std::uint8_t>(offered)});
}

void push_gather(Play& play, Seat seat, FigureId figure, bool offered) {
    push(play, {.ask = Ask::gather, .seat = seat, .figure = figure, .b = static_cast<std::uint8_t>(offered)});
}

void push_offer(Play& play, Seat seat, FigureId figure, int limit) {
    push(play, {.ask = Ask::offer, .seat = seat, .figure = figure, .a = static_cast<std::uint8_t>(limit)});
}

void push_shelve(Play& play, Seat seat, FigureId figure, CardId card) {
    // The card is out of the hand from now on: everybody sees it while its place is being chosen.
    leaves_seen(play.state, seat, card);
    play.state.board.lifted.add(card);
    push(play, {.ask = Ask::shelve, .seat = seat, .figure = figure, .a = card, .b = no_card});
}

void push_visit(Play& play, FigureId figure, Place place, bool shared_space) {
    push(play, {.ask = Ask::visit,
                .seat = owner_of(figure),
                .figure = figure,
                .a = place,
                .b = static_cast<std::uint8_t>(shared_space)});
}

void push_home_actions(Play& play, Seat seat, FigureId figure, HomeActions actions) {
    push(play, {.ask = Ask::home_actions,
                .seat = seat,
                .figure = figure,
                .a = static_cast<std::uint8_t>(actions.total),
                .b = static_cast<std::uint8_t>(actions.draws),
                .c = static_cast<std::uint8_t>(actions.shelves),
                .d = static_cast<std::uint8_t>(actions.compulsory)});
}

// XL-C7: in the solo game the discard pile is the rival and is never shuffled back.
bool can_draw(const State& state) {
    return state.board.deck_count != 0 || (!state.board.discard.empty() && !solo(state.board));
}

CardId next_card(Play& play) {
    Board& board = play.state.board;
    Hidden& hidden = play.state.hidden;
    if (!can_draw(play.state)) return no_card;
    if (board.deck_count == 0) {
        hidden.deck = board.discard;
        board.deck_count = static_cast<std::uint8_t>(board.discard.count());
        board.deck_number = next_deck_number(play.state);
        board.discard.for_each([&](CardId card) { board.note[card] = unseen_note(board); });
        board.discard.clear();
        board.discard_top = no_card;
        board.next_discard = 1;
        play.tell({.kind = EventKind::reshuffled});
    }
    // The deck has no order until a card is drawn: the order of a shuffled deck is decided one card at a time.
    const CardId card = hidden.deck.nth(hidden.deck_order.below(board.deck_count));
    hidden.deck.remove(card);
    board.note[card] = 0;
    --board.deck_count;
    ++board.revelations;
    return card;
}

void discard(Play& play, Seat seat, CardId card) {
    Board& board = play.state.board;
    board.discard.add(card);
    board.discard_top = card;
    board.note[card] = board.next_discard++;
    play.tell({.kind = EventKind::discarded, .seat = seat, .card = card});
}

void discard(Play& play, Seat seat, const CardSet& cards) {
    cards.for_each([&](CardId card) { discard(play, seat, card); });
}

void dig_out(Board& board, CardId card) {
    board.discard.remove(card);
    board.note[card] = 0;
    if (board.discard_top != card) return;
    board.discard_top = no_card;
    int newest = 0;
    board.discard.for_each([&](CardId other) {
        if (board.note[other] > newest) {
            newest = board.note[other];
            board.discard_top = other;
        }
    });
}

void draw_into_hand(Play& play, Seat seat, FigureId figure, CardId card, bool offered) {
    arrives_unseen(play.state, seat, card, witch_promise(play.state.board, figure), offered);
    if (offered) play.state.hidden.offered.add(card);
    play.tell({.kind = EventKind::drew, .seat = seat, .figure = figure, .card = card, .seen_by = SeatSet::only(seat)});
}

void take_into_hand(Play& play, Seat seat, FigureId figure, CardId card) {
    arrives_seen(play.state, seat, card);
    play.tell({.kind = EventKind::took, .seat = seat, .figure = figure, .card = card});
}

void part_with(Play& play, Seat seat, CardId card) {
    if (play.state.hidden.hand[seat].contains(card)) {
        leaves_seen(play.state, seat, card);
    } else {
        lift(play.state.board, seat, card);
    }
}

void part_with_chosen(Play& play, Seat seat) {
    const Board& board = play.state.board;
    const CardSet cards = board.chosen;
    CardSet entombed;
    (cards & board.shelf[seat]).for_each([&](CardId card) {
        if (spot_of(board, card).entombed) entombed.add(card);
    });
    // A card that lies under another comes after it, so that lifting always finds the top.
    (cards - entombed).for_each([&](CardId card) { part_with(play, seat, card); });
    entombed.for_each([&](CardId card) { part_with(play, seat, card); });
}

void discard_chosen(Play& play, Seat seat) {
    part_with_chosen(play, seat);
    const CardSet cards = play.state.board.chosen;
    play.state.board.chosen.clear();
    discard(play, seat, cards);
}

void stand(Board& board, FigureId figure, Place place, int space) {
    Figure& there = board.figures[figure];
    there.place = place;
    there.space = static_cast<std::uint8_t>(space);
    there.arrived = ++board.arrivals;
}

void send_back(Play& play, FigureId figure) {
    Figure& leaving = play.state.board.figures[figure];
    play.tell({.kind = EventKind::returned, .seat = owner_of(figure), .figure = figure, .place = leaving.place});
    leaving.place = waiting;
    leaving.space = 0;
    leaving.arrived = 0;
}

FigureList figures_on(const Board& board, Place place) {
    FigureList list;
    for_each_figure(figure_set_on(board, place), [&](FigureId figure) {
        list.push_back(figure);
        for (std::size_t i = list.size() - 1;
             i > 0 && board.figures[list[i]].arrived < board.figures[list[i - 1]].arrived; --i) {
            std::swap(list[i], list[i - 1]);
        }
    });
    return list;
}

int own_figures_on(const Board& board, Seat seat, Place place) {
    int count = 0;
    for (int i = 0; i < 4; ++i) count += board.figures[figure_id(seat, i)].place == place ? 1 : 0;
    return count;
}

bool opponents_on(const Board& board, Seat seat, Place place) {
    return (figure_set_on(board, place) & ~(0xfU << figure_id(seat, 0))) != 0;
}

FigureId find_special(const Board& board, Assistant assistant) {
    FigureId found = no_figure;
    for (Seat seat = 0; seat < max_players; ++seat) {
        if (board.library[seat] == assistant) found = figure_id(seat, 0);
    }
    return found;
}

void offer_each(ActionList& out, Verb verb, const CardSet& cards) {
    cards.for_each([&](CardId card) { out.push_back(act(verb, card)); });
}

void offer_categories(ActionList& out) {
    for (int category = 0; category < category_count; ++category) out.push_back(act(Verb::name, category));
}

}  // namespace shelfmark::exlibris
