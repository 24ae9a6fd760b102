// Writing a position: first what a person would write, then what only makes it exact.

#include "librarians/library_text.h"
#include "librarians/options_text.h"
#include "librarians/position.h"
#include "librarians/position_defaults.h"
#include "librarians/position_words.h"
#include "table/position_writer.h"
#include "table/seat_text.h"

namespace shelfmark::librarians {

namespace {

using table::seat_name;

class Writer : table::PositionWriter {
public:
    explicit Writer(const State& state) : state_(state), board_(state.board), hidden_(state.hidden) {}

    std::string write() {
        line("shelfmark position 1");
        line("game librarians");
        line("options", to_text(board_.options));
        write_library();
        write_players();
        write_piles();
        write_standing();
        write_pending();
        write_knowledge();
        for (CardId card = 0; card < board_.card_count; ++card) write_card(card);
        return text_;
    }

private:
    static void append(std::string& list, std::string_view item) { table::append(list, item, ' '); }
    [[nodiscard]] int seats() const { return players(board_); }
    [[nodiscard]] std::string cards(const CardSet& set) const {
        std::string list;
        set.for_each([&](CardId card) { append(list, name(board_, card)); });
        return list;
    }

    // ---- what lies on the table ----

    void write_library() {
        for (int row = 0; row < row_count; ++row) {
            if (is_in_use(board_.library, row)) line("row", row_name(row), row_drawing(board_, row, Drawing::exact));
        }
        unsigned elsewhere = (1U << bookshelf_count) - 1;
        for (const std::uint8_t shelf : board_.library.shelf) {
            if (shelf != no_bookshelf) elsewhere &= ~(1U << shelf);
        }
        std::string unused;
        for (std::size_t i = board_.shelves_left; i > 0; --i) {
            append(unused, shelf_name(hidden_.shelf_order[i - 1]));
            elsewhere &= ~(1U << hidden_.shelf_order[i - 1]);
        }
        std::string removed;
        for (std::size_t shelf = 0; shelf < bookshelf_count; ++shelf) {
            if (((elsewhere >> shelf) & 1U) != 0) append(removed, shelf_name(shelf));
        }
        line("unused-shelves", unused);
        list("removed-shelves", removed);
    }
    [[nodiscard]] std::string shelf_name(std::size_t shelf) const {
        return std::to_string(shelf + 1) + to_text(board_.bookshelf[shelf]);
    }

    void write_players() {
        line("turn", seat_name(board_.turn));
        for (Seat seat = 0; seat < seats(); ++seat) {
            line("hand", seat_name(seat), cards(hidden_.hand[seat]));
            if (!board_.powers[seat].empty()) line("powers", seat_name(seat), cards(board_.powers[seat]));
        }
    }

    void write_piles() {
        std::string deck;
        for (std::size_t i = board_.deck_count; i > 0; --i) append(deck, name(board_, hidden_.deck[i - 1]));
        line("deck", deck);
        list("discard", cards(board_.discard));
        list("put-away", cards(hidden_.put_away));
    }

    void write_card(CardId card) {
        const Book& book = book_of(board_, card);
        std::string details;
        if (book.author != anonymous) append(details, "author=" + std::to_string(book.author + 1));
        if (audience_of(book) != Audience::any) {
            append(details, "audience=" + std::string(audience_ids[book.audience]));
        }
        if (book.volume != 0) append(details, "volume=" + std::to_string(book.volume));
        if (!is_thrill(book)) append(details, "title=" + std::to_string(book.title));
        line("card", name(board_, card), details);
    }

    // ---- how the game stands ----

    void write_standing() {
        number("hand-limit", board_.hand_limit);
        if (board_.no_stacking) line("no-stacking");
        if (board_.outcome != Outcome::running) line("over", outcome_names[static_cast<std::size_t>(board_.outcome)]);
        number("played", board_.played);
        number("skips", board_.skips);
        number("taps-left", board_.taps_left);
        number("turns", board_.turns);
        number("revelations", board_.revelations);
        std::string licence;
        for (const LicenceName& entry : licence_names) {
            if (board_.licence.*entry.granted) append(licence, entry.name);
        }
        list("licence", licence);
        list("duty", duty_text(board_.duty));
        list("next-duty", duty_text(board_.next_duty));
        number("open-deck", board_.open_deck);
    }
    static std::string duty_text(const Duty& duty) {
        std::string words;
        for (std::size_t i = 0; i < colour_count; ++i) {
            if (((duty.colours >> i) & 1U) != 0) append(words, colour_ids[i]);
        }
        for (Letter letter = 0; letter < letter_count; ++letter) {
            if (((duty.letters >> letter) & 1U) != 0) append(words, std::string(1, letter_name(letter)));
        }
        return words;
    }

    void write_pending() {
        std::string red;
        for (std::size_t genre = 0; genre < board_.red.size(); ++genre) {
            for (int i = 0; i < board_.red[genre]; ++i) append(red, genre_ids[genre]);
        }
        list("red-effects", red);
        list("kept", cards(board_.kept));
        list("chosen", cards(board_.chosen));
        line("cut-off", cards(board_.cut_off));
        for (std::size_t i = 0; i < board_.declared_count; ++i) line("declared", to_text(board_.declared[i]));
        for (std::size_t i = 0; i < board_.depth; ++i) {
            const Frame& frame = board_.frames[i];
            std::string items(ask_names[static_cast<std::size_t>(frame.ask)]);
            for (const unsigned value : {frame.step, frame.a, frame.b, frame.c, frame.d}) {
                append(items, std::to_string(value));
            }
            line("frame", items);
        }
    }

    // ---- what is known ----

    void write_knowledge() {
        for (std::size_t i = 0; i < board_.facts.size(); ++i) {
            if (!board_.facts[i].empty()) line("fact", std::to_string(i + 1), cards(board_.facts[i]));
        }
        for (Seat seat = 0; seat < seats(); ++seat) write_memory(seat, seat_name(seat));
        write_memory(public_memory, "everybody");
        for (Seat seat = 0; seat < seats(); ++seat) write_seen_by(seat);
    }

    void write_memory(std::size_t observer, const std::string& who) {
        const Memory& memory = hidden_.memory[observer];
        const CardSet known = memory.known - known_anyway(state_, observer);
        if (!known.empty()) line("knows", who, cards(known));
        for (Seat seat = 0; seat < seats(); ++seat) {
            if (memory.groups[seat] == default_groups(state_, observer, seat)) continue;
            std::string groups;
            for (const Group& group : memory.groups[seat]) append(groups, group_text(group));
            line("groups", who, seat_name(seat), groups);
        }
    }
    static std::string group_text(const Group& group) {
        if (group.count == 0) return {};
        std::string text;
        for (int fact = 0; fact < max_facts; ++fact) {
            if (((group.facts >> static_cast<unsigned>(fact)) & 1U) != 0) text += static_cast<char>('1' + fact);
        }
        return text + ':' + std::to_string(group.count);
    }

    void write_seen_by(Seat whose) {
        if (board_.group_seen_by[whose] == decltype(board_.group_seen_by[whose]){}) return;
        std::string items;
        for (const SeatSet seen : board_.group_seen_by[whose]) {
            std::string digits;
            for (Seat seat = 0; seat < seats(); ++seat) {
                if (seen.contains(seat)) digits += static_cast<char>('1' + seat);
            }
            append(items, digits.empty() ? "-" : digits);
        }
        line("seen-by", seat_name(whose), items);
    }

    const State& state_;
    const Board& board_;
    const Hidden& hidden_;
};

}  // namespace

std::string to_text(const State& state) { return Writer(state).write(); }

}  // namespace shelfmark::librarians
