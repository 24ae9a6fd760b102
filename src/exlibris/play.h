#pragma once

#include <bit>

#include "exlibris/action.h"
#include "exlibris/event.h"
#include "exlibris/state.h"

namespace shelfmark::exlibris {

// A move being carried out: the state that it changes, and where its events go (nowhere, at no cost, if null).
struct Play {
    State& state;
    EventList* events = nullptr;

    void tell(const Event& event) const {
        if (events != nullptr) events->push_back(event);
    }
};

// ---- the stack of pending decisions ----

void push(Play& play, const Frame& frame);
void pop(Play& play);

// The usual frames (exlibris/frame.h says what their numbers mean).
void push_draw(Play& play, Seat seat, FigureId figure, int cards, bool offered);
void push_gather(Play& play, Seat seat, FigureId figure, bool offered);
void push_offer(Play& play, Seat seat, FigureId figure, int limit);
void push_shelve(Play& play, Seat seat, FigureId figure, CardId card);
void push_visit(Play& play, FigureId figure, Place place, bool shared_space);
struct HomeActions {
    int total = 1;
    int draws = 1;
    int shelves = 1;
    bool compulsory = false;
};
inline constexpr HomeActions one_home_action = {1, 1, 1, false};
inline constexpr HomeActions both_home_actions = {2, 1, 1, false};
void push_home_actions(Play& play, Seat seat, FigureId figure, HomeActions actions);

// ---- cards ----

// XL-C7: whether a card can be drawn, and the next one. It belongs nowhere until it is put somewhere.
bool can_draw(const State& state);
CardId next_card(Play& play);
// XL-C6: face up onto the discard pile, several in the order of the alphabet.
void discard(Play& play, Seat seat, CardId card);
void discard(Play& play, Seat seat, const CardSet& cards);
// Takes a card off the discard pile.
void dig_out(Board& board, CardId card);
// Into a hand: drawn unseen, or taken for all to see.
void draw_into_hand(Play& play, Seat seat, FigureId figure, CardId card, bool offered = false);
void take_into_hand(Play& play, Seat seat, FigureId figure, CardId card);

// Takes cards out of a hand or off a shelf, wherever they are; they belong nowhere then.
void part_with(Play& play, Seat seat, CardId card);
// The same for the cards in Board::chosen, which keeps them.
void part_with_chosen(Play& play, Seat seat);
// Discards the cards in Board::chosen.
void discard_chosen(Play& play, Seat seat);

// The cards on a tile, for tiles that show them.
inline CardSet& cards_on(Board& board, Location location) {
    return board.tile[static_cast<std::size_t>(card_tile(location))];
}
inline const CardSet& cards_on(const Board& board, Location location) {
    return board.tile[static_cast<std::size_t>(card_tile(location))];
}

// ---- figures ----

// Puts a figure on a space; it counts as the last to arrive.
void stand(Board& board, FigureId figure, Place place, int space);
// Back to its owner, to be placed again this round.
void send_back(Play& play, FigureId figure);
// The figures on a place, one bit each; all at once, since which ones they are is anybody's guess.
using FigureSet = unsigned;
inline FigureSet figure_set_on(const Board& board, Place place) {
    FigureSet set = 0;
    for (unsigned id = 0; id < board.figures.size(); ++id) set |= (board.figures[id].place == place ? 1U : 0U) << id;
    return set;
}
template <class Visit>
void for_each_figure(FigureSet set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(static_cast<FigureId>(std::countr_zero(set)));
}
// The figures on a place by time of arrival.
using FigureList = base::InlineVector<FigureId, 16>;
FigureList figures_on(const Board& board, Place place);
// How many figures of this seat stand there.
int own_figures_on(const Board& board, Seat seat, Place place);
bool opponents_on(const Board& board, Seat seat, Place place);
// Where the special assistant of this kind is, if it is in the game.
FigureId find_special(const Board& board, Assistant assistant);

// Adds one action for each card of a set.
void offer_each(ActionList& out, Verb verb, const CardSet& cards);
void offer_categories(ActionList& out);

inline Action act(Verb verb, int a = 0, int b = 0, int c = 0) {
    return {verb, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
}

}  // namespace shelfmark::exlibris
