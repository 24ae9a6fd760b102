#pragma once

#include "librarians/state.h"

namespace shelfmark::librarians {

// What everybody remembers of hands (librarians/state.h, Batch and Memory), kept up to date by the moves that change
// hands. None of it may depend on what the observer cannot know. docs/decisions/0006-librarians-knowledge.md explains
// the model.

// A card was drawn: its owner knows it; the others only if it lay open on the deck.
void remember_drawn(State& state, Seat seat, CardId card, bool open);
// A card came into a hand for all to see.
void remember_taken(State& state, Seat seat, CardId card);
// A card left a hand for all to see. It came from the oldest batch that allows it.
void remember_left(State& state, Seat seat, CardId card);
// A card of a hand was named for all to hear and is still there: it is about to be played.
void remember_named(State& state, Seat seat, CardId card);
// LB-Q17, LB-E5: a hand was shown to all.
void remember_shown(State& state, Seat seat);
// LB-Q19: every hand went to the next player; called before the hands move.
void remember_passing(State& state);
// LB-E5: a Force! was not met, so the hand holds none of these.
void remember_unmet(State& state, Seat seat, const CardSet& none_of);

// How many cards of a hand an observer has not seen, without those of the batches: they came last, and nothing is known
// of them.
int loose_cards(const State& state, std::size_t observer, Seat seat);

}  // namespace shelfmark::librarians
