#pragma once

#include "librarians/action.h"
#include "librarians/event.h"
#include "librarians/state.h"

namespace shelfmark::librarians {

// A move being carried out: the state that it changes, and where its events go (nowhere, at no cost, if null).
struct Play {
    State& state;
    EventList* events = nullptr;

    void tell(const Event& event) const {
        if (events != nullptr) events->push_back(event);
    }
    [[nodiscard]] Board& board() const { return state.board; }
};

// ---- the stack of pending decisions ----

void push(Play& play, const Frame& frame);
void pop(Play& play);

// Carries out whatever needs no decision.
void settle(Play& play);

// ---- cards ----

// A card of the active player comes to lie in the library: it counts as played, a thrill acts, genres are completed.
void play_card(Play& play, CardId card, Cell at);
// Takes top books off the library, all at one moment; they belong nowhere then.
void take_off(Play& play, const CardSet& books);
// Puts cards that belong nowhere onto the discard pile.
void discard_away(Play& play, const CardSet& cards);
// Off the library and onto the discard pile; all books of the set at one moment (LB-G4).
void discard_books(Play& play, const CardSet& books);
// From the deck into a hand, as many as there are.
void draw_cards(Play& play, Seat seat, int count);
// Looks for completed genres once what is pushed after it has been decided (LB-G4).
void look_for_rows(Play& play);
// LB-P5: something hidden came to light.
void reveal(Play& play);
// Uses the power of a genre for the active player; the card has been dealt with.
void use_power(Play& play, Genre genre);
// The game is over.
void finish(Play& play, Outcome outcome);

}  // namespace shelfmark::librarians
