// The lines of a position, one function for each.

#include <algorithm>

#include "librarians/position_read.h"
#include "librarians/position_words.h"

namespace shelfmark::librarians {

namespace {

constexpr unsigned most_volumes = 3;  // LB-C6
constexpr unsigned most_skips = 100;

// LB-C10: the purple O has one title more.
constexpr unsigned last_title(const Book& book) {
    return colours_of(book) == only(Colour::purple) && letter_name(book.letter) == 'O' ? 4 : 3;
}

}  // namespace

// ---- the cards ----

// "card horror-A author=2 audience=kids volume=1 title=3"
bool PositionReader::read_card(Words& words) {
    CardId which = no_card;
    if (!card(words.next(), which)) return false;
    while (!words.empty()) {
        if (!read_card_detail(words.next(), state_.board.book[which])) return false;
    }
    return true;
}

bool PositionReader::read_card_detail(Word word, Book& book) {
    const std::size_t sign = word.text.find('=');
    const std::string_view key = word.text.substr(0, sign);
    const auto mistake = [&] { return fail(word.column, "formats.librarians.detail", {{"text", text_of(word)}}); };
    if (sign == std::string_view::npos || is_thrill(book)) return mistake();
    Words value(word.text.substr(sign + 1), word.column + static_cast<int>(sign) + 1);
    if (key == "audience") {
        const auto found = table::find_name(audience_ids, value.peek().text);
        if (!found) return mistake();
        book.audience = static_cast<std::uint8_t>(*found) & 7U;
        return true;
    }
    unsigned read = 0;
    if (key == "author") {
        if (!number(value, recurring_authors + single_authors, read)) return false;
        if (read == 0) return mistake();
        book.author = static_cast<Author>(read - 1);
    } else if (key == "volume") {
        if (!number(value, most_volumes, read)) return false;
        book.volume = read & 3U;
    } else if (key == "title") {
        if (!number(value, last_title(book), read)) return false;
        book.title = read & 7U;
    } else {
        return mistake();
    }
    return true;
}

// ---- the library ----

bool PositionReader::read_row(Words& words) {
    const Word label = words.next();
    const auto row = parse_row(label.text);
    if (!row) return fail(label.column, "formats.librarians.row", {{"text", text_of(label)}});
    const auto drawn = parse_row_drawing(words, lines_.number(), *row);
    if (!drawn) return fail(drawn.error());
    if (drawn->shelf) standing.push_back({*drawn->shelf, *row, lines_.number()});
    for (const DrawnPile& pile : drawn->piles) {
        for (auto word = pile.cards.rbegin(); word != pile.cards.rend(); ++word) {
            CardId read = no_card;
            if (!claim(*word, read)) return false;
            lay(state_.board.library, read, pile.at);
        }
    }
    words = Words({});
    return true;
}

bool PositionReader::read_unused_shelves(Words& words) { return shelves(words, waiting); }
bool PositionReader::read_removed_shelves(Words& words) { return shelves(words, gone); }

// ---- the players ----

bool PositionReader::read_turn(Words& words) { return seat(words, state_.board.turn); }

bool PositionReader::read_hand(Words& words) {
    Seat who = 0;
    return seat(words, who) && placed_cards(words, state_.hidden.hand[who]);
}

bool PositionReader::read_powers(Words& words) {
    Seat who = 0;
    return seat(words, who) && placed_cards(words, state_.board.powers[who]);
}

// ---- the piles ----

// The next card first.
bool PositionReader::read_deck(Words& words) {
    auto& deck = state_.hidden.deck;
    while (!words.empty()) {
        CardId read = no_card;
        if (!claim(words.next(), read)) return false;
        deck[state_.board.deck_count++] = read;
    }
    std::reverse(deck.begin(), deck.begin() + state_.board.deck_count);
    return true;
}

bool PositionReader::read_discard(Words& words) { return placed_cards(words, state_.board.discard); }
bool PositionReader::read_put_away(Words& words) { return placed_cards(words, state_.hidden.put_away); }

// ---- how the game stands ----

bool PositionReader::read_hand_limit(Words& words) {
    const Word word = words.peek();
    if (!small(words, max_cards, state_.board.hand_limit)) return false;
    return state_.board.hand_limit != 0 || fail(word.column, "formats.librarians.hand-limit");
}

bool PositionReader::read_no_stacking(Words&) {
    state_.board.no_stacking = true;
    return true;
}

bool PositionReader::read_over(Words& words) {
    const Word word = words.peek();
    if (!one_of(words, outcome_names, "formats.librarians.outcome", state_.board.outcome)) return false;
    if (state_.board.outcome != Outcome::running) return true;
    return fail(word.column, "formats.librarians.outcome", {{"text", text_of(word)}});
}

bool PositionReader::read_played(Words& words) { return small(words, max_cards, state_.board.played); }
bool PositionReader::read_skips(Words& words) { return small(words, most_skips, state_.board.skips); }
bool PositionReader::read_taps_left(Words& words) { return small(words, 2, state_.board.taps_left); }
bool PositionReader::read_turns(Words& words) { return small(words, 0xffff, state_.board.turns); }
bool PositionReader::read_revelations(Words& words) { return small(words, 0xffff, state_.board.revelations); }

bool PositionReader::read_licence(Words& words) {
    while (!words.empty()) {
        const Word word = words.next();
        bool known = false;
        for (const LicenceName& licence : licence_names) {
            if (licence.name != word.text) continue;
            state_.board.licence.*licence.granted = true;
            known = true;
        }
        if (!known) return fail(word.column, "formats.librarians.licence", {{"text", text_of(word)}});
    }
    return true;
}

bool PositionReader::read_duty(Words& words) { return duty(words, state_.board.duty); }
bool PositionReader::read_next_duty(Words& words) { return duty(words, state_.board.next_duty); }
bool PositionReader::read_open_deck(Words& words) { return small(words, cooked_cards, state_.board.open_deck); }

// ---- what is on its way ----

bool PositionReader::read_red_effects(Words& words) {
    while (!words.empty()) {
        const int column = words.column();
        Genre genre = Genre::horror;
        if (!one_of(words, genre_ids, "formats.librarians.genre", genre)) return false;
        if (colour_of(genre) != Colour::red) return fail(column, "formats.librarians.red");
        std::uint8_t& count = state_.board.red[static_cast<std::size_t>(genre)];
        if (count == max_cards) return fail(column, "formats.librarians.red");
        ++count;
    }
    return true;
}

bool PositionReader::read_kept(Words& words) { return placed_cards(words, state_.board.kept); }
bool PositionReader::read_chosen(Words& words) { return cards(words, state_.board.chosen); }
bool PositionReader::read_cut_off(Words& words) { return cards(words, state_.board.cut_off); }

bool PositionReader::read_declared(Words& words) {
    Board& board = state_.board;
    const Word all = words.rest();
    const std::string_view genre = words.next().text;
    const std::string_view from = words.next().text;
    const auto row = parse_genre_row(genre, from, words.next().text);
    if (!row || board.declared_count == max_declared) {
        return fail(all.column, "formats.librarians.declared", {{"text", text_of(all)}});
    }
    board.declared[board.declared_count++] = *row;
    return true;
}

// ---- what is known ----

// A hand, how many of its cards not everybody has seen, the numbers of the seats that have, and what they never are:
// "seat2 3 14 horror-A horror-F". Of a hand, the oldest come first.
bool PositionReader::read_batch(Words& words) {
    Board& board = state_.board;
    if (board.batch_count == max_batches) return fail(1, "formats.librarians.batches");
    Batch& batch = board.batches[board.batch_count];
    if (!seat(words, batch.holder)) return false;
    const int column = words.column();
    std::uint8_t& unseen = state_.hidden.memory[public_memory].unseen[board.batch_count];
    if (!small(words, max_cards, unseen)) return false;
    if (unseen == 0) return fail(column, "formats.librarians.batch-empty");
    ++board.batch_count;
    return seats(words.next(), batch.seen_by) && cards(words, batch.never);
}

bool PositionReader::seats(Word word, SeatSet& out) {
    if (word.text == "-") return true;
    for (const char digit : word.text) {
        if (digit < '1' || digit >= '1' + players(state_.board)) {
            return fail(word.column, "formats.librarians.seen-by", {{"text", text_of(word)}});
        }
        out.add(static_cast<Seat>(digit - '1'));
    }
    return !word.text.empty() || fail(word.column, "formats.librarians.seen-by", {{"text", ""}});
}

bool PositionReader::read_knows(Words& words) {
    std::size_t who = 0;
    return observer(words, who) && cards(words, state_.hidden.memory[who].known);
}

// How many cards of each batch of a hand a player has not seen: "seat1 seat2 2 0".
bool PositionReader::read_unseen(Words& words) {
    Seat who = 0;
    Seat whose = 0;
    if (!seat(words, who) || !seat(words, whose)) return false;
    auto& counts = unseen_[who][whose].emplace();
    while (!words.empty()) {
        const int column = words.column();
        if (counts.size() == max_batches) return fail(column, "formats.librarians.batches");
        if (!small(words, max_cards, counts.emplace_back())) return false;
    }
    return true;
}

bool PositionReader::read_frame(Words& words) {
    Board& board = state_.board;
    if (board.depth == max_depth) return fail(1, "formats.error.frames", {{"limit", std::to_string(max_depth)}});
    Frame frame;
    if (!one_of(words, ask_names, "formats.error.ask", frame.ask)) return false;
    for (std::uint8_t* value : {&frame.step, &frame.a, &frame.b, &frame.c, &frame.d}) {
        if (!words.empty() && !small(words, 0xff, *value)) return false;
    }
    frame_lines_[board.depth] = lines_.number();
    board.frames[board.depth++] = frame;
    return true;
}

}  // namespace shelfmark::librarians
