#include "librarians/invariants.h"

#include <algorithm>

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
    return tops == library.shown && std::all_of(library.tops.begin() + static_cast<std::ptrdiff_t>(listed),
                                                library.tops.end(), [](CardId card) { return card == no_card; });
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

// What is known of older cards of a hand is known of the younger ones at most, and it says something of somebody.
bool batches_are_sound(const State& state) {
    const Board& board = state.board;
    std::array<Batch, max_players> next = {};  // by hand; of the youngest cards nothing is known
    for (std::size_t i = board.batch_count; i-- > 0;) {
        const Batch& batch = board.batches[i];
        if (batch.holder >= players(board)) return false;
        Batch& younger = next[batch.holder];
        if (!(younger.never - batch.never).empty() || (younger.seen_by.bits() & ~batch.seen_by.bits()) != 0)
            return false;
        if (batch.never == younger.never && batch.seen_by == younger.seen_by) return false;
        if ((batch.seen_by.bits() >> board.options.players) != 0) return false;
        if (state.hidden.memory[public_memory].unseen[i] == 0) return false;
        younger = batch;
    }
    const auto is_free = [](const Batch& batch) { return batch == Batch{}; };
    return board.batch_count <= max_batches &&
           std::all_of(board.batches.begin() + board.batch_count, board.batches.end(), is_free);
}

// There are cards enough in the hand for each batch and all older ones together; and what everybody knows of the hand
// follows from what this observer knows, so that whatever hand the observer thinks possible is so for everybody.
bool hand_is_remembered(const State& state, std::size_t observer, Seat seat) {
    const Board& board = state.board;
    const Memory& memory = state.hidden.memory[observer];
    const Memory& common = state.hidden.memory[public_memory];
    const CardSet unseen = state.hidden.hand[seat] - memory.known;
    const CardSet seen = state.hidden.hand[seat] & (memory.known - common.known);
    int count = 0;
    int for_everybody = 0;
    for (std::size_t i = 0; i < board.batch_count; ++i) {
        if (board.batches[i].holder != seat) continue;
        count += memory.unseen[i];
        for_everybody += common.unseen[i];
        if ((unseen - board.batches[i].never).count() < count) return false;
        if (count + (seen - board.batches[i].never).count() < for_everybody) return false;
    }
    return count <= unseen.count() && (observer != seat || unseen.empty());
}

bool memory_is_true(const State& state, std::size_t observer) {
    const Memory& memory = state.hidden.memory[observer];
    const Memory& common = state.hidden.memory[public_memory];
    CardSet hidden = state.hidden.put_away;
    for (const CardSet& hand : state.hidden.hand) hidden |= hand;
    if (!(memory.known - hidden).empty() || !(common.known - memory.known).empty()) return false;
    for (Seat seat = 0; seat < players(state.board); ++seat) {
        if (!hand_is_remembered(state, observer, seat)) return false;
    }
    return std::all_of(memory.unseen.begin() + state.board.batch_count, memory.unseen.end(),
                       [](std::uint8_t count) { return count == 0; });
}

// ---- LB-E5: how many duties can have been unmet at one time ----

int unmet_duties_remembered(const Board& board) {
    std::array<CardSet, max_players> younger = {};
    int duties = 0;
    for (std::size_t i = board.batch_count; i-- > 0;) {
        const Batch& batch = board.batches[i];
        duties += batch.never == younger[batch.holder] ? 0 : 1;
        younger[batch.holder] = batch.never;
    }
    return duties;
}

int duties_pending(const Board& board) {
    int duties = (board.duty.any() ? 1 : 0) + (board.next_duty.any() ? 1 : 0);
    for (std::size_t i = 0; i < board.depth; ++i) {
        const Frame& frame = board.frames[i];
        if (frame.ask == Ask::name_colour || frame.ask == Ask::name_letter) ++duties;
        const bool takes_back = frame.ask == Ask::take && frame.b == static_cast<int>(Taken::into_hand);
        if (takes_back) duties += frame.a + board.chosen.count();
    }
    return duties;
}

int duties_to_come(const State& state) {
    CardSet unplayed = state.hidden.put_away;
    for (const CardSet& hand : state.hidden.hand) unplayed |= hand;
    for (std::size_t i = 0; i < state.board.deck_count; ++i) unplayed.add(state.hidden.deck[i]);
    int duties = 0;
    for (CardId card = 0; card < state.board.card_count; ++card) {
        const Book& book = book_of(state.board, card);
        const bool force =
            is_thrill(book) && (thrill_of(book) == Thrill::force_colour || thrill_of(book) == Thrill::force_letter);
        if (force && unplayed.contains(card)) ++duties;
        const bool mythology = !is_thrill(book) && genre_of(book) == Genre::mythology;
        if (mythology && !state.board.discard.contains(card)) duties += 2;
    }
    return duties;
}

// At the beginning of a game this is max_batches at most, and no move makes it more.
bool duties_have_room(const State& state) {
    const Board& board = state.board;
    return unmet_duties_remembered(board) + duties_pending(board) + duties_to_come(state) <= max_batches;
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
    if (!batches_are_sound(state)) return "what is public of a hand contradicts itself or says nothing";
    if (!duties_have_room(state)) return "more Force! duties could be unmet than can be remembered";
    for (std::size_t seat = 0; seat < board.options.players; ++seat) {
        if (!memory_is_true(state, seat)) return "somebody remembers what is not so";
    }
    if (!memory_is_true(state, public_memory)) return "everybody remembers what is not so";
    return nullptr;
}

}  // namespace shelfmark::librarians
