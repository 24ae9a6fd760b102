#include "librarians/invariants.h"

#include <algorithm>

#include "librarians/knowledge.h"

namespace shelfmark::librarians {

namespace {

// ---- cards ----

// Every card of the game in exactly one place, and no other.
bool every_card_has_one_place(const State& state) {
    const Board& board = state.board;
    const Hidden& hidden = state.hidden;
    CardSet all;
    int count = 0;
    const auto add = [&](const CardSet& cards) {
        all |= cards;
        count += cards.count();
    };
    board.library.shown.for_each([&](CardId top) {
        // A pile that bites its own tail is found by the count.
        for (CardId card = top; card < max_cards && count <= max_cards; card = board.library.under[card]) {
            add(CardSet::of(card));
        }
    });
    for (const CardSet& cards : board.powers) add(cards);
    for (const CardSet& cards : hidden.hand) add(cards);
    for (const CardSet* cards : {&board.discard, &board.kept, &hidden.put_away}) add(*cards);
    for (std::size_t i = 0; i < board.deck_count; ++i) add(CardSet::of(hidden.deck[i]));
    return count == board.card_count && all.count() == count &&
           (all.empty() || all.after(static_cast<CardId>(board.card_count - 1)).empty());
}

bool counts_are_true(const State& state) {
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        if (state.board.hand_count[seat] != state.hidden.hand[seat].count()) return false;
    }
    return state.board.put_away_count == state.hidden.put_away.count() && state.board.hand_limit >= 1;
}

// LB-Q20: what is known of the deck is true; nothing is left where cards have been drawn.
bool deck_is_sound(const State& state) {
    const Board& board = state.board;
    const auto& deck = state.hidden.deck;
    if (board.open_deck > board.deck_count) return false;
    for (std::size_t i = 0; i < board.deck_top.size(); ++i) {
        const CardId card = i < board.open_deck ? deck[board.deck_count - 1 - i] : no_card;
        if (board.deck_top[i] != card) return false;
    }
    return std::all_of(deck.begin() + board.deck_count, deck.end(), [](CardId card) { return card == 0; });
}

// ---- the library ----

bool places_agree(const Library& library) {
    CardSet tops;
    std::size_t listed = 0;
    for (int row = 0; row < row_count; ++row) {
        const auto r = static_cast<std::size_t>(row);
        if (library.begin[r] != listed || (library.occupied[r] & ~every_column) != 0) return false;
        for (int column = 0; column < column_count; ++column) {
            if ((library.occupied[r] & bit(column)) == 0) continue;
            if (listed == library.tops.size()) return false;
            const CardId card = library.tops[listed++];
            if (card >= max_cards || library.where[card] != cell(row, column)) return false;
            tops.add(card);
        }
    }
    return tops == library.shown &&
           std::all_of(library.tops.begin() + listed, library.tops.end(), [](CardId card) { return card == no_card; });
}

// Nothing is noted about books that do not lie there.
bool nothing_is_left_behind(const Library& library) {
    CardSet covered;
    CardSet lying = library.shown;
    for (const CardId below : library.under) {
        if (below != no_card) covered.add(below);
    }
    lying |= covered;
    for (CardId card = 0; card < max_cards; ++card) {
        if (!library.shown.contains(card) && library.where[card] != Cell{}) return false;
        if (!lying.contains(card) && library.under[card] != no_card) return false;
    }
    return true;
}

// LB-S1, LB-Q2, LB-Q6: the bookshelf cards stand in one column without a gap, each once; the others wait.
bool shelves_are_sound(const State& state) {
    const Library& library = state.board.library;
    if (library.first_row > library.last_row || library.last_row >= row_count) return false;
    unsigned seen = 0;
    const auto is_new = [&](unsigned shelf) {
        const bool fresh = shelf < bookshelf_count && ((seen >> shelf) & 1U) == 0;
        if (fresh) seen |= 1U << shelf;
        return fresh;
    };
    for (int row = 0; row < row_count; ++row) {
        const std::uint8_t shelf = library.shelf[static_cast<std::size_t>(row)];
        if (has_shelf(library, row) ? !is_new(shelf) : shelf != no_bookshelf) return false;
    }
    const auto& order = state.hidden.shelf_order;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i < state.board.shelves_left ? !is_new(order[i]) : order[i] != 0) return false;
    }
    return true;
}

// LB-Q16: without Graphic Novel no book comes to a row without a bookshelf card.
bool books_are_on_shelves(const Board& board) {
    if ((board.options.genres & only(Genre::graphic_novel)) != 0) return true;
    for (int row = 0; row < row_count; ++row) {
        if (!has_shelf(board.library, row) && board.library.occupied[static_cast<std::size_t>(row)] != 0) return false;
    }
    return true;
}

// ---- memories ----

// The older groups come first and have all the facts of the younger ones; there are cards enough in the hand for each.
bool groups_are_sound(const Board& board, const Groups& groups, const CardSet& unseen) {
    int count = 0;
    std::uint8_t older = (1U << max_facts) - 1U;
    bool ended = false;
    for (const Group& group : groups) {
        if (group.count == 0) {
            ended = true;
            if (group != Group{}) return false;
            continue;
        }
        count += group.count;
        if (ended || (group.facts & ~older) != 0) return false;
        if ((unseen - ruled_out(board, group.facts)).count() < count) return false;
        older = group.facts;
    }
    return count == unseen.count();
}

bool memory_is_true(const State& state, int observer) {
    const Memory& memory = state.hidden.memory[static_cast<std::size_t>(observer)];
    const Memory& common = state.hidden.memory[public_memory];
    CardSet hidden = state.hidden.put_away;
    for (const CardSet& hand : state.hidden.hand) hidden |= hand;
    if (!(memory.known - hidden).empty() || !(common.known - memory.known).empty()) return false;
    if ((facts_in_use(memory) & ~facts_in_use(common)) != 0) return false;
    for (Seat seat = 0; seat < max_players; ++seat) {
        const CardSet unseen = state.hidden.hand[seat] - memory.known;
        if (observer == seat && !unseen.empty()) return false;
        if (!groups_are_sound(state.board, memory.groups[seat], unseen)) return false;
    }
    return true;
}

// Every fact is one that somebody could need, and every mark on a group belongs to a group.
bool common_knowledge_is_tidy(const State& state) {
    const Board& board = state.board;
    const Memory& common = state.hidden.memory[public_memory];
    const std::uint8_t used = facts_in_use(common);
    for (std::size_t i = 0; i < board.facts.size(); ++i) {
        if (board.facts[i].empty() != (((used >> i) & 1U) == 0)) return false;
    }
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        for (std::size_t i = 0; i < groups_per_hand; ++i) {
            if (common.groups[seat][i].count == 0 && !board.group_seen_by[seat][i].empty()) return false;
        }
    }
    return true;
}

// ---- the rest ----

bool nobody_sits_on_empty_seats(const State& state) {
    for (auto seat = static_cast<std::size_t>(players(state.board)); seat < max_players; ++seat) {
        if (!state.board.powers[seat].empty() || !state.hidden.hand[seat].empty()) return false;
        if (state.hidden.memory[seat] != Memory{}) return false;
    }
    return state.board.turn < players(state.board);
}

// A card that is about to be played is in the hand still, and everybody knows it.
bool named_card_is_known(const State& state) {
    const Board& board = state.board;
    for (int i = 0; i < board.depth; ++i) {
        const Frame& frame = board.frames[static_cast<std::size_t>(i)];
        const bool names = frame.ask == Ask::place || (frame.ask == Ask::drama && frame.a != no_card);
        if (!names) continue;
        if (!state.hidden.hand[board.turn].contains(frame.a)) return false;
        if (!state.hidden.memory[public_memory].known.contains(frame.a)) return false;
    }
    return true;
}

bool stack_is_sound(const Board& board) {
    if ((board.depth == 0) != (board.outcome != Outcome::running) || board.depth > max_depth) return false;
    return std::all_of(board.frames.begin() + board.depth, board.frames.end(),
                       [](const Frame& frame) { return frame == Frame{}; });
}

}  // namespace

const char* broken_invariant(const State& state) {
    const Board& board = state.board;
    if (!every_card_has_one_place(state)) return "a card is in no place or in two";
    if (!counts_are_true(state)) return "a public count is wrong";
    if (!deck_is_sound(state)) return "the deck is not what is known of it";
    if (!places_agree(board.library) || !nothing_is_left_behind(board.library)) return "the library contradicts itself";
    if (!shelves_are_sound(state)) return "the bookshelf cards do not stand in one column, each once";
    if (!books_are_on_shelves(board)) return "a book lies where there is no shelf";
    if (!nobody_sits_on_empty_seats(state)) return "something belongs to a seat where nobody sits";
    if (!stack_is_sound(board)) return "what is pending does not fit the outcome";
    if (!named_card_is_known(state)) return "a card is being played that nobody has seen";
    if (!common_knowledge_is_tidy(state)) return "a fact is remembered that nobody needs";
    for (int seat = 0; seat < players(board); ++seat) {
        if (!memory_is_true(state, seat)) return "somebody remembers what is not so";
    }
    if (!memory_is_true(state, public_memory)) return "everybody remembers what is not so";
    return nullptr;
}

}  // namespace shelfmark::librarians
