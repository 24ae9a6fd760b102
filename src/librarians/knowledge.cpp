#include "librarians/knowledge.h"

#include <algorithm>

#include "base/assert.h"

namespace shelfmark::librarians {

namespace {

// Calls visit(memory, observer) for every player and the spectator.
template <class Visit>
void for_each_memory(State& state, Visit visit) {
    for (int seat = 0; seat < players(state.board); ++seat)
        visit(state.hidden.memory[static_cast<std::size_t>(seat)], seat);
    visit(state.hidden.memory[public_memory], public_memory);
}

// ---- batches ----

// The next younger batch of the same hand, or the end.
std::size_t younger(const Board& board, std::size_t batch) {
    const Seat holder = board.batches[batch].holder;
    do ++batch;
    while (batch < board.batch_count && board.batches[batch].holder != holder);
    return batch;
}

// Of the youngest cards of a hand, which belong to no batch, nothing is known.
constexpr Batch nothing_known = {};

bool alike(const Batch& a, const Batch& b) { return a.never == b.never && a.seen_by == b.seen_by; }

// Its cards count with those that came next.
void dissolve(State& state, std::size_t batch) {
    Board& board = state.board;
    const std::size_t heir = younger(board, batch);
    const auto from = static_cast<std::ptrdiff_t>(batch);
    for_each_memory(state, [&](Memory& memory, int) {
        auto& unseen = memory.unseen;
        if (heir < board.batch_count) unseen[heir] = static_cast<std::uint8_t>(unseen[heir] + unseen[batch]);
        std::copy(unseen.begin() + from + 1, unseen.end(), unseen.begin() + from);
        unseen.back() = 0;
    });
    std::copy(board.batches.begin() + from + 1, board.batches.end(), board.batches.begin() + from);
    board.batches.back() = {};
    --board.batch_count;
}

// A batch is kept as long as it says something that everybody could need: what one player alone still knows of it would
// otherwise show in what is public.
void tidy(State& state) {
    const Board& board = state.board;
    for (std::size_t i = board.batch_count; i-- > 0;) {
        const std::size_t next = younger(board, i);
        const Batch& heir = next < board.batch_count ? board.batches[next] : nothing_known;
        if (state.hidden.memory[public_memory].unseen[i] == 0 || alike(board.batches[i], heir)) dissolve(state, i);
    }
}

// Of two batches of a hand that differ only in who has seen them, the older one counts with the younger from now on,
// and everybody forgets who has seen it.
bool make_room(State& state) {
    const Board& board = state.board;
    for (std::size_t i = 0; i < board.batch_count; ++i) {
        const std::size_t next = younger(board, i);
        const Batch& heir = next < board.batch_count ? board.batches[next] : nothing_known;
        if (board.batches[i].never != heir.never) continue;
        dissolve(state, i);
        return true;
    }
    return false;
}

// Those of a hand's unseen cards that belong to no batch yet become one, if there is room.
bool close_batch(State& state, Seat seat) {
    Board& board = state.board;
    if (loose_cards(state, public_memory, seat) == 0) return true;
    if (board.batch_count == max_batches && !make_room(state)) return false;
    for_each_memory(state, [&](Memory& memory, int observer) {
        memory.unseen[board.batch_count] =
            static_cast<std::uint8_t>(loose_cards(state, static_cast<std::size_t>(observer), seat));
    });
    board.batches[board.batch_count++].holder = seat;
    return true;
}

template <class Visit>
void for_each_batch(Board& board, Seat holder, Visit visit) {
    for (std::size_t i = 0; i < board.batch_count; ++i) {
        if (board.batches[i].holder == holder) visit(board.batches[i], i);
    }
}

// ---- cards ----

// Everybody knows from now on where these cards are, so that nothing needs to speak of them.
void everybody_knows(State& state, const CardSet& cards) {
    Board& board = state.board;
    if (board.batch_count == 0) return;
    for (std::size_t i = 0; i < board.batch_count; ++i) board.batches[i].never -= cards;
    tidy(state);
}

// Cards of which not everybody knows where they are. Which ones they are is public.
CardSet out_of_sight(const State& state) {
    CardSet cards = state.hidden.put_away;
    for (const CardSet& hand : state.hidden.hand) cards |= hand;
    cards -= state.hidden.memory[public_memory].known;
    for (int i = 0; i < state.board.deck_count - state.board.open_deck; ++i)
        cards.add(state.hidden.deck[static_cast<std::size_t>(i)]);
    return cards;
}

// A card of a hand comes to light: who had not seen it takes it for one of the oldest that it can have been. No other
// choice leaves more hands possible.
void recognise(State& state, Seat seat, CardId card) {
    Board& board = state.board;
    if (board.batch_count == 0) return;
    for_each_memory(state, [&](Memory& memory, int) {
        if (memory.known.contains(card)) return;
        bool found = false;
        for_each_batch(board, seat, [&](const Batch& batch, std::size_t i) {
            if (found || memory.unseen[i] == 0 || batch.never.contains(card)) return;
            --memory.unseen[i];
            found = true;
        });
    });
}

}  // namespace

int loose_cards(const State& state, std::size_t observer, Seat seat) {
    const Memory& memory = state.hidden.memory[observer];
    int count = (state.hidden.hand[seat] - memory.known).count();
    for (std::size_t i = 0; i < state.board.batch_count; ++i) {
        if (state.board.batches[i].holder == seat) count -= memory.unseen[i];
    }
    return count;
}

void remember_drawn(State& state, Seat seat, CardId card, bool open) {
    if (open) {
        remember_taken(state, seat, card);
    } else {
        state.hidden.memory[seat].known.add(card);
    }
}

void remember_taken(State& state, Seat, CardId card) {
    for_each_memory(state, [&](Memory& memory, int) { memory.known.add(card); });
    everybody_knows(state, CardSet::of(card));
}

void remember_left(State& state, Seat seat, CardId card) {
    const bool named_before = state.hidden.memory[public_memory].known.contains(card);
    if (!named_before) recognise(state, seat, card);
    for_each_memory(state, [&](Memory& memory, int) { memory.known.remove(card); });
    everybody_knows(state, CardSet::of(card));
}

void remember_named(State& state, Seat seat, CardId card) {
    recognise(state, seat, card);
    remember_taken(state, seat, card);
}

void remember_shown(State& state, Seat seat) {
    const CardSet hand = state.hidden.hand[seat];
    for_each_memory(state, [&](Memory& memory, int) {
        memory.known |= hand;
        for_each_batch(state.board, seat, [&](const Batch&, std::size_t i) { memory.unseen[i] = 0; });
    });
    everybody_knows(state, hand);
}

void remember_passing(State& state) {
    Board& board = state.board;
    // Those who give a hand away remember what was in it.
    for (Seat seat = 0; seat < players(board); ++seat) {
        close_batch(state, seat);
        for_each_batch(board, seat, [seat](Batch& batch, std::size_t) { batch.seen_by.add(seat); });
    }
    for (std::size_t i = 0; i < board.batch_count; ++i) {
        Batch& batch = board.batches[i];
        batch.holder = after(board, batch.holder);
        state.hidden.memory[batch.holder].unseen[i] = 0;
    }
    for (Seat seat = 0; seat < players(board); ++seat) {
        state.hidden.memory[after(board, seat)].known |= state.hidden.hand[seat];
    }
    tidy(state);
}

void remember_unmet(State& state, Seat seat, const CardSet& none_of) {
    const CardSet never = none_of & out_of_sight(state);
    if (never.empty()) return;
    // There are never more unmet duties than batches, and without one there is room.
    [[maybe_unused]] const bool remembered = close_batch(state, seat);
    SHELFMARK_EXPECT(remembered);
    for_each_batch(state.board, seat, [&](Batch& batch, std::size_t) { batch.never |= never; });
    tidy(state);
}

}  // namespace shelfmark::librarians
