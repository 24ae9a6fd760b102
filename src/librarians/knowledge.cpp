#include "librarians/knowledge.h"

#include <algorithm>

namespace shelfmark::librarians {

namespace {

using SeenBy = std::array<SeatSet, groups_per_hand>;

// Calls visit(memory, observer) for every player and the spectator.
template <class Visit>
void for_each_memory(State& state, Visit visit) {
    for (int seat = 0; seat < players(state.board); ++seat)
        visit(state.hidden.memory[static_cast<std::size_t>(seat)], seat);
    visit(state.hidden.memory[public_memory], public_memory);
}

// ---- the groups of one hand in one memory; `seen_by` belongs to those of the public one, and is null elsewhere ----

void move_group(Groups& groups, SeenBy* seen_by, std::size_t from, std::size_t to) {
    groups[to] = groups[from];
    groups[from] = {};
    if (seen_by == nullptr) return;
    (*seen_by)[to] = (*seen_by)[from];
    (*seen_by)[from] = SeatSet();
}

void tidy_with(Groups& groups, SeenBy* seen_by) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const bool alike = kept != 0 && groups[kept - 1].facts == groups[i].facts &&
                           (seen_by == nullptr || (*seen_by)[kept - 1] == (*seen_by)[i]);
        if (groups[i].count == 0 || alike) {
            if (kept != 0) groups[kept - 1].count = static_cast<std::uint8_t>(groups[kept - 1].count + groups[i].count);
            groups[i] = {};
            if (seen_by != nullptr) (*seen_by)[i] = SeatSet();
        } else {
            if (kept != i) move_group(groups, seen_by, i, kept);
            ++kept;
        }
    }
}

// The public memory forgets that somebody saw the older of two groups of which the same facts hold. If there are no
// such two, the youngest has no facts, since each older group has all the facts of a younger one; the new cards join
// it.
void make_room(Groups& groups, SeenBy& seen_by) {
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
        if (groups[i].facts != groups[i + 1].facts) continue;
        seen_by[i] = seen_by[i + 1];
        tidy_with(groups, &seen_by);
        return;
    }
    seen_by.back() = SeatSet();
}

std::size_t group_count(const Groups& groups) {
    std::size_t count = 0;
    while (count < groups.size() && groups[count].count != 0) ++count;
    return count;
}

void add_unseen(Groups& groups, SeenBy* seen_by) {
    // Hardly ever is there more to know than how many cards a hand has.
    if (groups[1].count == 0 && groups[0].facts == 0 && (seen_by == nullptr || (*seen_by)[0].empty())) {
        ++groups[0].count;
        return;
    }
    const auto joins = [&](std::size_t count) {
        return count != 0 && groups[count - 1].facts == 0 && (seen_by == nullptr || (*seen_by)[count - 1].empty());
    };
    std::size_t count = group_count(groups);
    if (count == groups.size() && !joins(count)) {
        make_room(groups, *seen_by);
        count = group_count(groups);
    }
    if (joins(count)) {
        ++groups[count - 1].count;
    } else {
        groups[count] = {0, 1};
    }
}

// The oldest group that allows it: no other choice leaves more hands possible.
void take_unseen(const Board& board, Groups& groups, SeenBy* seen_by, CardId card) {
    if (groups[0].facts == 0 && groups[0].count > 1) {
        --groups[0].count;
        return;
    }
    for (Group& group : groups) {
        if (group.count == 0 || ruled_out(board, group.facts).contains(card)) continue;
        --group.count;
        break;
    }
    tidy_with(groups, seen_by);
}

SeenBy* seen_by_of(State& state, int observer, Seat seat) {
    return observer == public_memory ? &state.board.group_seen_by[seat] : nullptr;
}

// ---- facts ----

bool any_facts(const Board& board) {
    return std::any_of(board.facts.begin(), board.facts.end(), [](const CardSet& fact) { return !fact.empty(); });
}

// A fact is kept as long as everybody could need it: it speaks of cards nobody has seen in a group that everybody has
// not seen. What one player alone still knows of it would otherwise show in what is public.
void drop_idle_facts(State& state) {
    Board& board = state.board;
    const std::uint8_t used = facts_in_use(state.hidden.memory[public_memory]);
    std::uint8_t live = 0;
    for (std::size_t i = 0; i < board.facts.size(); ++i) {
        const auto bit = static_cast<std::uint8_t>(1U << i);
        if ((used & bit) == 0) board.facts[i].clear();
        if (!board.facts[i].empty()) live = static_cast<std::uint8_t>(live | bit);
    }
    if (used == live) return;
    for_each_memory(state, [&](Memory& memory, int observer) {
        for (Seat seat = 0; seat < players(board); ++seat) {
            for (Group& group : memory.groups[seat]) group.facts = static_cast<std::uint8_t>(group.facts & live);
            tidy_with(memory.groups[seat], seen_by_of(state, observer, seat));
        }
    });
}

// Everybody knows from now on where these cards are, so that no fact needs to speak of them.
void everybody_knows(State& state, const CardSet& cards) {
    if (!any_facts(state.board)) return;
    for (CardSet& fact : state.board.facts) fact -= cards;
    drop_idle_facts(state);
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

// Where a new fact goes, or -1 if there is no room for it.
int slot_for(const Board& board, const CardSet& fact) {
    const auto find = [&](const CardSet& wanted) {
        const auto found = std::ranges::find(board.facts, wanted) - board.facts.begin();
        return found == max_facts ? -1 : static_cast<int>(found);
    };
    const int same = find(fact);
    return same >= 0 ? same : find(CardSet());
}

// A card of a hand comes to light: who had not seen it takes it for one of the unseen ones there.
void recognise(State& state, Seat seat, CardId card) {
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (!memory.known.contains(card))
            take_unseen(state.board, memory.groups[seat], seen_by_of(state, observer, seat), card);
    });
}

}  // namespace

CardSet ruled_out(const Board& board, std::uint8_t facts) {
    CardSet cards;
    for (std::size_t i = 0; i < board.facts.size(); ++i) {
        if (((facts >> i) & 1U) != 0) cards |= board.facts[i];
    }
    return cards;
}

std::uint8_t facts_in_use(const Memory& memory) {
    std::uint8_t used = 0;
    for (const Groups& groups : memory.groups) {
        for (const Group& group : groups) used = static_cast<std::uint8_t>(used | group.facts);
    }
    return used;
}

void tidy(Groups& groups) { tidy_with(groups, nullptr); }

void remember_drawn(State& state, Seat seat, CardId card, bool open) {
    if (open) {
        remember_taken(state, seat, card);
        return;
    }
    for_each_memory(state, [&](Memory& memory, int observer) {
        if (observer == seat) {
            memory.known.add(card);
        } else {
            add_unseen(memory.groups[seat], seen_by_of(state, observer, seat));
        }
    });
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
        memory.groups[seat] = {};
    });
    state.board.group_seen_by[seat] = {};
    everybody_knows(state, hand);
}

void remember_passing(State& state) {
    Board& board = state.board;
    const auto last = static_cast<Seat>(players(board) - 1);
    for_each_memory(state, [&](Memory& memory, int observer) {
        std::rotate(memory.groups.begin(), memory.groups.begin() + last, memory.groups.begin() + players(board));
        if (observer == public_memory) return;
        const Seat giver = observer == 0 ? last : static_cast<Seat>(observer - 1);
        memory.known |= state.hidden.hand[giver];
        memory.groups[static_cast<std::size_t>(observer)] = {};
    });
    // Those who give a hand away remember what was in it.
    for (Seat seat = 0; seat < players(board); ++seat) {
        for (std::size_t i = 0; i < groups_per_hand; ++i) {
            const bool any = state.hidden.memory[public_memory].groups[after(board, seat)][i].count != 0;
            if (any) board.group_seen_by[seat][i].add(seat);
        }
    }
    auto& seen_by = board.group_seen_by;
    std::rotate(seen_by.begin(), seen_by.begin() + last, seen_by.begin() + players(board));
}

void remember_unmet(State& state, Seat seat, const CardSet& none_of) {
    Board& board = state.board;
    const CardSet fact = none_of & out_of_sight(state);
    const bool all_seen = state.hidden.memory[public_memory].groups[seat][0].count == 0;
    const int slot = slot_for(board, fact);
    if (all_seen || fact.empty() || slot < 0) return;
    board.facts[static_cast<std::size_t>(slot)] = fact;
    for_each_memory(state, [&](Memory& memory, int observer) {
        for (Group& group : memory.groups[seat]) {
            if (group.count != 0) group.facts = static_cast<std::uint8_t>(group.facts | (1U << slot));
        }
        tidy_with(memory.groups[seat], seen_by_of(state, observer, seat));
    });
}

}  // namespace shelfmark::librarians
