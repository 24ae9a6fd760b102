#pragma once

#include "exlibris/slots.h"

namespace shelfmark::exlibris {

// Most of what happens to hidden cards needs no thought: it changes the exceptions of a memory in place, with the same
// outcome as on the way to a Mind and back, which takes much longer.

// Some passage is not understood, or what it has brought.
template <class Observer>
bool in_doubt(const Observer& observer) {
    bool doubt = observer.open != 0;
    for (const auto& leaver : observer.leavers) doubt |= leaver.count != 0;
    return doubt;
}

// A hidden card has come into a hand with something to remember. False if there is no room for it.
bool add_exception(Memory& memory, const Slot& kind);
// Nothing in this hand may be shelved at once any more (XL-T4). False if there are leavers, who have to be thought of.
bool forget_offer(Memory& memory, Seat seat);
// Of several kinds of hidden cards that the one leaving this hand may have been, the strictest promise is given up.
// False if it takes thought to find the kind.
bool lose_stranger(const State& state, Memory& memory, Seat seat, const Stranger& card);

}  // namespace shelfmark::exlibris
