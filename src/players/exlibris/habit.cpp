#include "players/exlibris/habit.h"

#include <algorithm>
#include <limits>

#include "players/exlibris/evaluation.h"
#include "players/exlibris/open_places.h"
#include "players/exlibris/outlook.h"

namespace shelfmark::players {

using namespace exlibris;

namespace {

constexpr Worth unthinkable = std::numeric_limits<Worth>::min();
constexpr std::size_t cards_to_try = 3;

// Beginnings of a longer rearrangement, which show nothing until it is finished.
bool rearranges(Verb verb) {
    return verb == Verb::exchange || verb == Verb::swap || verb == Verb::lift || verb == Verb::slide ||
           verb == Verb::shift;
}

// Of the cards to shelve the richest that fit; if none does, the first.
void keep_best_cards(const State& state, Seat seat, ActionList& options) {
    const OpenPlaces places(state.board, seat);
    const BookWorths worths = book_worths(state, seat);
    ActionList others;
    ActionList best;
    Action misfit;
    for (const Action option : options) {
        if (option.verb != Verb::shelve) {
            others.push_back(option);
            continue;
        }
        misfit = option;
        if (!places.fits(option.a)) continue;
        best.push_back(option);
        for (std::size_t i = best.size() - 1; i > 0; --i) {
            if (worth_of(best[i].a, worths) <= worth_of(best[i - 1].a, worths)) break;
            std::swap(best[i], best[i - 1]);
        }
        if (best.size() > cards_to_try) best.pop_back();
    }
    if (best.empty() && misfit.verb == Verb::shelve) best.push_back(misfit);
    for (const Action option : others) best.push_back(option);
    options = best;
}

// Of the places for a card those where it stands in order, beside others or on one of them (XL-A2); if there is none,
// all. One tomb is like another.
void keep_best_places(const State& state, Seat seat, ActionList& options) {
    const OpenPlaces places(state.board, seat);
    const CardId card = top(state.board).a;
    ActionList best;
    bool tomb = false;
    for (const Action option : options) {
        if (option.verb == Verb::under && !tomb) {
            tomb = true;
            best.push_back(option);
        }
        if (option.verb == Verb::at && places.fits_at(card, {option.a, option.b})) best.push_back(option);
        if (option.verb == Verb::on && places.fits_on(card, {option.a, option.b})) best.push_back(option);
    }
    if (best.size() > (tomb ? 1 : 0)) options = best;
}

void keep_promising(const State& state, Seat seat, ActionList& options) {
    const Ask ask = top(state.board).ask;
    if (ask == Ask::shelve) {
        keep_best_places(state, seat, options);
    } else if (ask == Ask::home_actions || ask == Ask::offer) {
        keep_best_cards(state, seat, options);
    }
}

Worth worth_after(const State& state, Seat seat, Action action);

// What the position is worth once the card has its place on the shelf.
Worth worth_when_shelved(const State& state, Seat seat) {
    ActionList places;
    legal(state, seat, places);
    keep_promising(state, seat, places);
    Worth best = unthinkable;
    for (const Action place : places) {
        const bool puts_down = place.verb == Verb::at || place.verb == Verb::on || place.verb == Verb::under;
        if (puts_down) best = std::max(best, worth_after(state, seat, place));
    }
    return best;
}

Worth worth_after(const State& state, Seat seat, Action action) {
    State next = state;
    apply(next, seat, action);
    const bool shelving = action.verb == Verb::shelve && top(next.board).ask == Ask::shelve;
    return shelving ? worth_when_shelved(next, seat) : evaluate(next, seat);
}

// Nobody knows the card before it is drawn (XL-S7), not even in a world that is only imagined: it is worth about a
// point, and less the nearer the end.
Worth worth_of_drawing(const State& state, Seat seat) {
    State next = state;
    apply(next, seat, act(Verb::draw));
    next.hidden.hand[seat] = state.hidden.hand[seat];
    return evaluate(next, seat) + Outlook(next, seat).uncertain(one_point);
}

Worth appeal(const State& state, Seat seat, Action action) {
    switch (action.verb) {
        case Verb::draw: return worth_of_drawing(state, seat);
        case Verb::name: return book_worths(state, seat)[action.a];
        case Verb::rob: return book_worths(state, seat)[action.b];
        default: return worth_after(state, seat, action);
    }
}

}  // namespace

Action habit(const State& state, Seat seat, ActionList& options) {
    if (options.size() == 1) return options[0];
    if (top(state.board).ask == Ask::pay && options.back().verb == Verb::done) return options.back();
    keep_promising(state, seat, options);
    Action best = options.back();
    Worth highest = unthinkable;
    for (const Action option : options) {
        if (rearranges(option.verb)) continue;
        const Worth worth = appeal(state, seat, option);
        if (worth <= highest) continue;
        highest = worth;
        best = option;
    }
    return best;
}

}  // namespace shelfmark::players
