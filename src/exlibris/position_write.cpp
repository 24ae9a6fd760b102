// Writing a position: first what a person would write, then what only makes it exact.

#include <vector>

#include "exlibris/notation.h"
#include "exlibris/options_text.h"
#include "exlibris/position.h"
#include "exlibris/position_defaults.h"
#include "exlibris/position_words.h"
#include "exlibris/shelf.h"
#include "exlibris/shelf_text.h"
#include "table/position_writer.h"
#include "table/seed_text.h"

namespace shelfmark::exlibris {

namespace {

class Writer : table::PositionWriter {
public:
    explicit Writer(const State& state) : state_(state), board_(state.board), hidden_(state.hidden) {}

    std::string write() {
        line("shelfmark position 1");
        line("options", to_text(board_.options));
        write_goals();
        write_players();
        write_town();
        line("discard", discard_pile());
        write_exact();
        return text_;
    }

private:
    [[nodiscard]] int seats() const { return players(board_); }

    static void append(std::string& list, std::string_view item) { table::append(list, item, ' '); }
    static std::string cards(const CardSet& set) {
        std::string list;
        set.for_each([&](CardId card) { append(list, name(card)); });
        return list;
    }
    static std::string locations(LocationSet set) {
        std::string list;
        for (; set != 0; set &= set - 1) append(list, name(static_cast<Location>(std::countr_zero(set))));
        return list;
    }
    static std::string categories(CategorySet set) {
        std::string list;
        for (unsigned left = set; left != 0; left &= left - 1) {
            append(list, name(static_cast<Category>(std::countr_zero(left))));
        }
        return list;
    }
    static std::string seat_names(SeatSet set) { return table::seat_names(set, " "); }

    void write_goals() {
        line("phase", phase_names[static_cast<std::size_t>(board_.phase)]);
        number("round", board_.round);
        if (board_.last_round) line("last-round");
        line("first", seat_name(board_.first_player));
        line("turn", seat_name(board_.turn));
        line("prominent", name(board_.prominent));
        line("banned", name(board_.banned));
        if (solo(board_)) line("library-focus", name(hidden_.library_focus));
        list("retired", categories(board_.retired));
    }

    void write_players() {
        for (Seat seat = 0; seat < seats(); ++seat) {
            const std::string who = seat_name(seat);
            const Library first = board_.dealt[2UL * seat];
            const Library second = board_.dealt[2UL * seat + 1];
            if (first != Library::ordinary) line("dealt", who, name(first), name(second));
            if (board_.library[seat] != Library::ordinary) line("library", who, name(board_.library[seat]));
            line("focus", who, name(hidden_.focus[seat]));
            line("hand", who, cards(hidden_.hand[seat]));
            line("shelf", who, shelf_text(board_, seat));
        }
    }

    void write_tiles(std::string_view key, LocationSet set) {
        for (; set != 0; set &= set - 1) {
            const auto location = static_cast<Location>(std::countr_zero(set));
            std::string items(name(location));
            if (card_tile(location) >= 0) {
                board_.tile[static_cast<std::size_t>(card_tile(location))].for_each(
                    [&](CardId card) { append(items, name(card)); });
            }
            if (location == Location::mysterious_shack) {
                hidden_.shack.for_each([&](CardId card) { append(items, '(' + name(card) + ')'); });
            }
            line(key, items);
        }
    }

    void write_town() {
        write_tiles("town", board_.below);
        write_tiles("permanent", board_.permanent);
        list("tile-discards", locations(board_.tile_discards));
        list("removed", locations(board_.removed));
        for (std::size_t id = 0; id < board_.figures.size(); ++id) write_figure(static_cast<FigureId>(id));
    }

    void write_figure(FigureId id) {
        const Figure& figure = board_.figures[id];
        if (figure.place == absent || figure == Figure{.place = waiting}) return;
        std::string items = figure_name(board_, id) + ' ';
        items += figure.place == waiting ? "waiting" : name(static_cast<Location>(figure.place));
        if (figure.place != waiting) {
            append(items, std::to_string(figure.space + 1));
            append(items, "arrived=" + std::to_string(figure.arrived));
        }
        if (figure.sent) append(items, "sent");
        line("figure", items);
    }

    // From the oldest card to the top, each with its age.
    std::string discard_pile() {
        std::vector<std::string> by_age(board_.next_discard);
        board_.discard.for_each([&](CardId card) {
            const unsigned age = board_.note[card];
            by_age[age] = name(card) + '@' + std::to_string(age);
        });
        std::string pile;
        for (const std::string& card : by_age) {
            if (!card.empty()) append(pile, card);
        }
        return pile;
    }

    void write_exact() {
        list("inspected", seat_names(board_.inspected));
        number("arrivals", board_.arrivals);
        number("next-discard", board_.next_discard);
        number("revelations", board_.revelations);
        number("passages", board_.passages);
        list("shack-seen", seat_names(hidden_.shack_seen));
        list("shack-excluded", categories(board_.shack_excluded));
        list("spread", cards(board_.spread));
        list("taking", cards(board_.taking));
        list("lifted", cards(board_.lifted));
        list("chosen", cards(board_.chosen));
        list("ruled-out", cards(board_.ruled_out));
        list("offered", cards(hidden_.offered));
        if (board_.picks != decltype(board_.picks){}) write_picks();
        number("deck-number", board_.deck_number);
        list("shown", cards(hidden_.shown));
        number("checked", hidden_.checked);
        write_passages();
        write_sightings();
        for (Seat seat = 0; seat < seats(); ++seat) write_memory(seat, seat_name(seat));
        write_memory(public_memory, "everybody");
        write_chance();
        for (std::size_t i = 0; i < board_.depth; ++i) write_frame(board_.frames[i]);
    }

    void write_chance() {
        std::string items = table::hex(hidden_.deck_order.state);
        append(items, table::hex(hidden_.tile_order.state));
        append(items, table::hex(hidden_.chance.state));
        const auto [high, low] = hidden_.chance.key;
        if (high != 0) append(items, table::seed_text({high, low}));
        line("random", items);
    }

    void write_picks() {
        std::string items;
        for (const CardId card : board_.picks) append(items, card == no_card ? "-" : name(card));
        line("picks", items);
    }

    // When and where cards were last seen, where that is not plain.
    void write_sightings() {
        const auto write = [&](CardId card, std::uint16_t usual) {
            if (board_.note[card] == usual) return;
            const Sighting seen = sighting(board_.note[card]);
            line("seen", name(card), seat_name(seen.seat), std::to_string(seen.since), std::to_string(seen.deck));
        };
        hidden_.shack.for_each([&](CardId card) { write(card, unseen_note(board_)); });
        for (Seat seat = 0; seat < seats(); ++seat) {
            hidden_.hand[seat].for_each([&](CardId card) { write(card, default_hand_note(board_, seat)); });
        }
    }

    void write_passages() {
        for (std::size_t i = 0; i < board_.passage.size(); ++i) {
            const Passage& passage = board_.passage[i];
            if (passage == Passage{}) continue;
            line("passage", std::to_string(i), seat_name(passage.from), categories(passage.excluded));
        }
    }

    void write_slots(std::size_t observer, const std::string& who) {
        const Exceptions& slots = hidden_.memory[observer].exceptions;
        if (slots == default_exceptions(state_, observer)) return;
        std::string items;
        for (const Slot& slot : slots) {
            if (slot.count != 0) append(items, slot_text(slot));
        }
        line("slots", who, items);
    }
    static std::string slot_text(const Slot& slot) {
        std::string text;
        for (std::size_t k = 0; k < slot_marks.size(); ++k) {
            if (((slot.excluded >> k) & 1) != 0) text += slot_marks[k];
        }
        for (const unsigned value : {slot.origin, slot.first, slot.count}) text += ':' + std::to_string(value);
        return text;
    }

    void write_memory(std::size_t observer, const std::string& who) {
        const Memory& memory = hidden_.memory[observer];
        if (!memory.known.empty()) line("knows", who, cards(memory.known));
        if (!memory.settled.empty()) line("settled", who, cards(memory.settled));
        if (memory.open != 0) line("open", who, std::to_string(memory.open));
        write_slots(observer, who);
        for (std::size_t i = 0; i < memory.leavers.size(); ++i) {
            const KeptLeaver& leaver = memory.leavers[i];
            if (leaver.count == 0) continue;
            line("leaver", who, std::to_string(i), seat_name(static_cast<Seat>(leaver.seat)),
                 std::to_string(std::uint64_t{leaver.slots}), std::to_string(std::uint64_t{leaver.passages}),
                 leaver.count == 1 ? "" : std::to_string(std::uint64_t{leaver.count}));
        }
    }

    void write_frame(const Frame& frame) {
        std::string items(ask_names[static_cast<std::size_t>(frame.ask)]);
        append(items, seat_name(frame.seat));
        append(items, frame.figure == no_figure ? "-" : figure_name(board_, frame.figure));
        for (const unsigned value : {frame.step, frame.a, frame.b, frame.c, frame.d}) {
            append(items, std::to_string(value));
        }
        line("frame", items);
    }

    const State& state_;
    const Board& board_;
    const Hidden& hidden_;
};

}  // namespace

std::string to_text(const State& state) { return Writer(state).write(); }

}  // namespace shelfmark::exlibris
