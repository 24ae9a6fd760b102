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
        write_known(public_memory, "everybody");
        for (std::size_t i = 0; i < board_.batch_count; ++i) write_batch(i);
        for (Seat seat = 0; seat < seats(); ++seat) {
            write_known(seat, seat_name(seat));
            for (Seat whose = 0; whose < seats(); ++whose) write_unseen(seat, whose);
        }
    }

    void write_known(std::size_t observer, const std::string& who) {
        const CardSet known = hidden_.memory[observer].known - known_anyway(state_, observer);
        if (!known.empty()) line("knows", who, cards(known));
    }

    void write_batch(std::size_t which) {
        const Batch& batch = board_.batches[which];
        std::string seen_by;
        for (Seat seat = 0; seat < seats(); ++seat) {
            if (batch.seen_by.contains(seat)) seen_by += static_cast<char>('1' + seat);
        }
        std::string items = std::to_string(hidden_.memory[public_memory].unseen[which]);
        append(items, seen_by.empty() ? "-" : seen_by);
        append(items, cards(batch.never));
        line("batch", seat_name(batch.holder), items);
    }

    void write_unseen(Seat seat, Seat whose) {
        const Counts usual = default_unseen(state_, seat, whose);
        std::string counts;
        bool unusual = false;
        for (std::size_t i = 0; i < board_.batch_count; ++i) {
            if (board_.batches[i].holder != whose) continue;
            const unsigned count = hidden_.memory[seat].unseen[i];
            append(counts, std::to_string(count));
            unusual = unusual || count != usual[i];
        }
        if (unusual) line("unseen", seat_name(seat), seat_name(whose) + ' ' + counts);
    }

    const State& state_;
    const Board& board_;
    const Hidden& hidden_;
};

}  // namespace

std::string to_text(const State& state) { return Writer(state).write(); }

}  // namespace shelfmark::librarians
