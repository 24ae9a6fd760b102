// Reading a position: what its lines leave out, and whether it all fits together.

#include "exlibris/position.h"

#include <algorithm>
#include <bit>

#include "exlibris/engine.h"
#include "exlibris/invariants.h"
#include "exlibris/notation.h"
#include "exlibris/play.h"
#include "exlibris/position_defaults.h"
#include "exlibris/position_frames.h"
#include "exlibris/position_minds.h"
#include "exlibris/position_read.h"
#include "exlibris/round.h"
#include "exlibris/shelf.h"

namespace shelfmark::exlibris {

namespace {

constexpr unsigned all_categories = (1U << category_count) - 1;

using Checked = Parsed<bool>;

// ---- what was left out ----

// XL-S5, XL-O3, XL-O5: categories that no line names are dealt in the order of their names.
class CategoryPile {
public:
    explicit CategoryPile(unsigned named) : left_(all_categories & ~named) {}
    Category next() {
        const auto category = static_cast<Category>(left_ == 0 ? 0 : std::countr_zero(left_));
        left_ &= left_ - 1;
        return category;
    }

private:
    unsigned left_;
};

int retired_by(const Board& board) { return solo(board) ? (board.round >= 2 ? 1 : 0) + (board.round >= 4 ? 1 : 0) : 0; }

void deal_categories(const PositionReader& reader, State& state) {
    Board& board = state.board;
    Hidden& hidden = state.hidden;
    unsigned named = board.retired;
    const auto is_named = [&](const std::string& key) { return reader.has(key); };
    const auto focus_key = [](Seat seat) { return "focus " + seat_name(seat); };
    if (is_named("prominent")) named |= bit(board.prominent);
    if (is_named("banned")) named |= bit(board.banned);
    if (is_named("library-focus")) named |= bit(hidden.library_focus);
    for (Seat seat = 0; seat < players(board); ++seat) {
        if (is_named(focus_key(seat))) named |= bit(hidden.focus[seat]);
    }
    CategoryPile pile(named);
    if (!is_named("prominent")) board.prominent = pile.next();
    if (!is_named("banned")) board.banned = pile.next();
    for (Seat seat = 0; seat < players(board); ++seat) {
        if (!is_named(focus_key(seat))) hidden.focus[seat] = pile.next();
    }
    if (!solo(board)) return;
    if (!is_named("library-focus")) hidden.library_focus = pile.next();
    while (!is_named("retired") && std::popcount(board.retired) < retired_by(board)) {
        board.retired = static_cast<CategorySet>(board.retired | bit(pile.next()));
    }
}

// XL-O7: without a word about the town of a solo game, as many of its tiles as the round has, by number.
void lay_out_solo_town(State& state) {
    Board& board = state.board;
    LocationSet pile = locations_in_play(board.options);
    const auto take = [&](int count, LocationSet& to) {
        for (; count > 0; --count, pile &= pile - 1) to |= pile & (~pile + 1);
    };
    const int round = std::max<int>(board.round, 1);
    take(7 - round, board.below);
    take(2 * (round - 1), board.removed);
}

void count_cards(const PositionReader& reader, State& state) {
    Board& board = state.board;
    Hidden& hidden = state.hidden;
    hidden.deck = CardSet::all() - reader.placed();
    board.deck_count = static_cast<std::uint8_t>(hidden.deck.count());
    board.shack_count = static_cast<std::uint8_t>(hidden.shack.count());
    for (Seat seat = 0; seat < players(board); ++seat) {
        board.hand_count[seat] = static_cast<std::uint8_t>(hidden.hand[seat].count());
    }
}

void fill_in_knowledge(const PositionReader& reader, State& state) {
    Board& board = state.board;
    const auto note = [&](const CardSet& cards, std::uint16_t usual) {
        cards.for_each([&](CardId card) {
            if (!reader.has("seen " + name(card))) board.note[card] = usual;
        });
    };
    note(state.hidden.deck, unseen_note(board));
    note(state.hidden.shack, unseen_note(board));
    for (Seat seat = 0; seat < players(board); ++seat) note(state.hidden.hand[seat], default_hand_note(board, seat));
    auto& memory = state.hidden.memory;
    for (Seat seat = 0; seat < players(board); ++seat) memory[seat].known |= memory[public_memory].known;
    const auto fill_slots = [&](std::size_t observer, const std::string& who) {
        if (reader.has("slots " + who)) return;
        memory[observer].exceptions = default_exceptions(state, observer);
    };
    for (Seat seat = 0; seat < players(board); ++seat) fill_slots(seat, seat_name(seat));
    fill_slots(public_memory, "everybody");
}

void fill_in(const PositionReader& reader, State& state) {
    Board& board = state.board;
    if (!reader.has("round") && board.phase != Phase::choosing) board.round = 1;
    if (!reader.has("turn")) board.turn = board.first_player;
    if (!reader.has("seed") && !reader.has("random")) state.hidden.leave_to_chance(0);
    deal_categories(reader, state);
    if (solo(board) && (laid_out(board) | board.removed | board.tile_discards) == 0) lay_out_solo_town(state);
    count_cards(reader, state);
    fill_in_knowledge(reader, state);
}

// A phase without frames begins now.
void begin_phase(State& state) {
    Play play{state};
    const Board& board = state.board;
    if (board.phase == Phase::resolution) push(play, {.ask = Ask::resolution, .seat = board.first_player});
    if (board.phase == Phase::inspection) push(play, {.ask = Ask::inspection});
    settle(play);
}

// ---- whether it fits together ----

Checked check_round(const PositionReader& reader, const Board& board) {
    const bool choosing = board.phase == Phase::choosing;
    const bool possible = choosing == (board.round == 0) && (!solo(board) || board.round <= solo_rounds);
    if (!possible) return wrong(reader.line_of("round"), 1, "formats.error.round");
    return true;
}

// XL-S5: every category card is in one place.
Checked check_categories(const PositionReader& reader, const State& state) {
    const Board& board = state.board;
    unsigned used = board.retired;
    bool twice = false;
    const auto use = [&](Category category) {
        twice = twice || (used & bit(category)) != 0;
        used |= bit(category);
    };
    use(board.prominent);
    use(board.banned);
    for (Seat seat = 0; seat < players(board); ++seat) use(state.hidden.focus[seat]);
    if (solo(board)) use(state.hidden.library_focus);
    if (!solo(board) && reader.has("library-focus")) {
        return wrong(reader.line_of("library-focus"), 1, "formats.error.solo-only");
    }
    if (twice) return wrong(reader.last_line(), 1, "formats.error.category-twice");
    if (std::popcount(board.retired) != retired_by(board)) {
        return wrong(reader.line_of("retired"), 1, "formats.error.retired");
    }
    return true;
}

// XL-O7: how many locations a solo game has laid out and lost.
Checked check_town(const PositionReader& reader, const Board& board) {
    if (!solo(board)) {
        if (board.removed != 0) return wrong(reader.line_of("removed"), 1, "formats.error.solo-only");
        return true;
    }
    const int going = board.depth == 1 && top(board).ask == Ask::remove_tiles ? top(board).b : 0;
    const int round = std::max<int>(board.round, 1);
    const bool fits = std::popcount(board.below) == 7 - round - going && board.permanent == 0 &&
                      board.tile_discards == 0 && std::popcount(board.removed) == 2 * (round - 1) + going;
    if (!fits) return wrong(reader.last_line(), 1, "formats.error.solo-town");
    return true;
}

// XL-R5, XL-R6, XL-A11: one assistant on a space, two where a Ghost may have come; three at home.
Checked check_figures(const PositionReader& reader, const Board& board) {
    for (std::size_t id = 0; id < board.figures.size(); ++id) {
        const Figure& figure = board.figures[id];
        if (figure.place > at_home) continue;
        const auto who = static_cast<FigureId>(id);
        const auto shares = [&](std::size_t other, bool same_space) {
            const Figure& there = board.figures[other];
            return there.place == figure.place && (!same_space || there.space == figure.space);
        };
        int on_space = 0;
        int at_own_home = 0;
        for (std::size_t other = 0; other < board.figures.size(); ++other) {
            on_space += shares(other, true) ? 1 : 0;
            at_own_home += shares(other, false) && owner_of(static_cast<FigureId>(other)) == owner_of(who) ? 1 : 0;
        }
        const bool alone = solo(board) || delayed(static_cast<Location>(figure.place));
        const bool crowded = figure.place == at_home ? at_own_home > 3 : on_space > (alone ? 1 : 2);
        if (crowded) {
            return wrong(reader.line_of("figure " + figure_name(board, who)), 1, "formats.error.crowded",
                         {{"figure", figure_name(board, who)}});
        }
    }
    // XL-L3: a bidder is alone.
    if (figures_on(board, index(Location::auction_house)).size() > 1) {
        return wrong(reader.last_line(), 1, "formats.error.bids");
    }
    return true;
}

Checked check_knowledge(const PositionReader& reader, const State& state) {
    if (!minds_fit(state)) return wrong(reader.last_line(), 1, "formats.error.knowledge");
    return true;
}

// Cards about to be turned, and players who have finished, exist only in the inspection (XL-I1).
Checked check_turning(const PositionReader& reader, const Board& board) {
    if (board.phase == Phase::inspection || board.phase == Phase::over) return true;
    bool turned = !(board.inspected == SeatSet());
    for (const CardSet& shelf : board.shelf) {
        shelf.for_each([&](CardId card) { turned = turned || spot_of(board, card).turned; });
    }
    if (turned) return wrong(reader.last_line(), 1, "formats.error.turned");
    return true;
}

Checked check_frames(const PositionReader& reader, const State& state) {
    if (const auto frame = wrong_frame(state)) {
        return wrong(reader.line_of_frame(*frame), 1, "formats.error.frame");
    }
    if (!cards_fit_frames(state)) return wrong(reader.last_line(), 1, "formats.error.frame-cards");
    return true;
}

// Somebody can act, and nothing that needs no decision has been left lying.
Checked check_decision(const PositionReader& reader, const State& state) {
    if (over(state)) return true;
    State settled = state;
    Play play{settled};
    settle(play);
    ActionList actions;
    for (Seat seat = 0; seat < players(state.board) && settled == state; ++seat) {
        if (!actors(state).contains(seat)) continue;
        legal(state, seat, actions);
        if (!actions.empty()) return true;
    }
    return wrong(reader.last_line(), 1, "formats.error.nobody");
}

}  // namespace

Parsed<State> parse_position(std::string_view text) {
    PositionReader reader(text);
    if (!reader.read()) return std::unexpected(reader.error());
    State& state = reader.state();
    fill_in(reader, state);
    for (const Checked& checked :
         {check_round(reader, state.board), check_categories(reader, state), check_town(reader, state.board),
          check_figures(reader, state.board), check_knowledge(reader, state), check_turning(reader, state.board),
          check_frames(reader, state)}) {
        if (!checked) return std::unexpected(checked.error());
    }
    if (state.board.depth == 0 && !over(state)) begin_phase(state);
    if (broken_invariant(state) != nullptr) {
        return wrong(reader.last_line(), 1, "formats.error.invariant");
    }
    if (const Checked decision = check_decision(reader, state); !decision) return std::unexpected(decision.error());
    if (!everybody_can_imagine(state)) return wrong(reader.last_line(), 1, "formats.error.knowledge");
    return state;
}

}  // namespace shelfmark::exlibris
