// What can be pending, and on top of what: the stack of a position that was written by hand, or by anybody.

#include "librarians/position_frames.h"

#include <algorithm>

#include "librarians/declaring.h"
#include "librarians/turn.h"

namespace shelfmark::librarians {

namespace {

// A set of asks: what may lie on a frame.
using Asks = unsigned;
constexpr Asks one(Ask ask) { return 1U << static_cast<unsigned>(ask); }
constexpr Asks every_ask = (1U << static_cast<unsigned>(ask_count)) - 1;

// What a thrill can ask, and a power that was stolen (LB-E5).
constexpr Asks of_thrills = every_ask & ~(one(Ask::turn) | one(Ask::place) | one(Ask::declaring) | one(Ask::red) |
                                          one(Ask::award) | one(Ask::keep_author) | one(Ask::detective));

Asks above(const Frame& frame) {
    switch (frame.ask) {
        case Ask::turn: return every_ask & ~(one(Ask::turn) | one(Ask::declaring));
        case Ask::completing:
            return one(Ask::declaring) | one(Ask::keep_author) | one(Ask::award) | one(Ask::red) | of_thrills;
        case Ask::award: return one(Ask::red);
        case Ask::red: return one(Ask::detective);
        case Ask::thriller: return frame.b == no_card ? one(Ask::completing) : 0;
        case Ask::travel: return of_thrills;
        default: return 0;
    }
}

bool exists(const Board& board, std::uint8_t card) { return card == no_card || card < board.card_count; }
bool shows(const Board& board, std::uint8_t card) { return card == no_card || board.library.shown.contains(card); }
bool on_table(std::uint8_t row, std::uint8_t column) { return row < row_count && column < column_count; }

// LB-E5, LB-E6: a card that was named could be named.
bool may_be_inserted(const State& state, std::uint8_t card) {
    const CardSet allowed = allowed_by_duty(state.board, state.hidden.hand[state.board.turn]);
    return card == no_card || (may_play_more(state.board) && allowed.contains(card));
}

// LB-Q11, LB-Q12, LB-E5: how many books each of them takes.
constexpr std::array<int, 3> most_taken = {2, 5, 2};

bool take_fits(const Board& board, const Frame& frame) {
    if (frame.b >= most_taken.size() || frame.a == 0) return false;
    return frame.a + board.chosen.count() <= most_taken[frame.b];
}

bool author_fits(const Board& board, const Frame& frame) {
    const AuthorList complete = complete_authors(board);
    return std::ranges::find(complete, frame.a) != complete.end();
}

bool declaring_fits(const Board& board, const Frame& frame) {
    const Declarations declarations(board);
    const auto genre = static_cast<Genre>(frame.a);
    if (frame.a >= genre_count || frame.d != 0 || frame.step > 1) return false;
    if (frame.step == 1) return on_table(frame.b, frame.c) && declarations.may_begin(genre, {frame.b, frame.c});
    return frame.b == 0 && frame.c == 0 && (declarations.genres() & only(genre)) != 0;
}

// Whether the numbers of one frame lead to something that exists. `rest` is the frame without those that may vary.
bool numbers_fit(const State& state, const Frame& frame) {
    const Board& board = state.board;
    Frame rest = frame;
    bool fits = true;
    switch (frame.ask) {
        case Ask::place:
            fits = playable(state).contains(frame.a);
            rest.a = 0;
            break;
        case Ask::keep_author:
            fits = author_fits(board, frame);
            rest.a = 0;
            break;
        case Ask::declaring:
            fits = declaring_fits(board, frame);
            rest = {.ask = frame.ask};
            break;
        case Ask::thriller:
            fits = frame.a <= 2 && shows(board, frame.b) && exists(board, frame.c);
            rest.a = rest.b = rest.c = 0;
            break;
        case Ask::swap:
            fits = shows(board, frame.a) && frame.b <= 1;
            rest.a = rest.b = 0;
            break;
        case Ask::take:
            fits = take_fits(board, frame);
            rest.a = rest.b = 0;
            break;
        case Ask::travel:
            fits = frame.step <= 2 && on_table(frame.a, frame.b) && on_table(frame.c, frame.d);
            rest = {.ask = frame.ask};
            break;
        case Ask::science:
            fits = frame.a >= 1 && frame.a <= 2 && exists(board, frame.b) && (frame.c < row_count || frame.c == 0xff);
            rest.a = rest.b = rest.c = 0;
            break;
        case Ask::cooking:
            fits = frame.a >= 1 && frame.a <= board.open_deck;
            rest.a = 0;
            break;
        case Ask::drama:
            fits = may_be_inserted(state, frame.a);
            rest.a = 0;
            break;
        default: break;
    }
    return fits && rest == Frame{.ask = frame.ask};
}

bool is_pending(const Board& board, Ask ask) {
    return std::any_of(board.frames.begin(), board.frames.begin() + board.depth,
                       [&](const Frame& frame) { return frame.ask == ask; });
}

bool is_top(const Board& board, Ask ask) { return board.depth > 0 && top(board).ask == ask; }

// LB-G4: each of the declared rows could be declared after those before it.
bool declarations_fit(const Board& board) {
    Board before = board;
    for (before.declared_count = 0; before.declared_count < board.declared_count; ++before.declared_count) {
        if (!Declarations(before).may_declare(board.declared[before.declared_count])) return false;
    }
    return true;
}

}  // namespace

// The most that a game comes to; the rest is room for what the frames may still bring.
constexpr std::size_t most_frames = 9;
static_assert(most_frames + most_growth <= max_depth);

std::optional<std::size_t> wrong_frame(const State& state) {
    const Board& board = state.board;
    if (board.depth > most_frames) return most_frames;
    for (std::size_t i = 0; i < board.depth; ++i) {
        const Frame& frame = board.frames[i];
        const Asks allowed = i == 0 ? one(Ask::turn) : above(board.frames[i - 1]);
        if ((allowed & one(frame.ask)) == 0 || !numbers_fit(state, frame)) return i;
    }
    return std::nullopt;
}

bool cards_fit_frames(const Board& board) {
    if (!(board.chosen - board.library.shown).empty()) return false;
    if (!board.chosen.empty() && !is_top(board, Ask::take)) return false;
    if (!board.kept.empty() && !is_pending(board, Ask::award)) return false;
    const bool any_red = std::ranges::any_of(board.red, [](std::uint8_t count) { return count != 0; });
    if (any_red && !is_pending(board, Ask::red)) return false;
    const bool declaring = is_top(board, Ask::completing) || is_top(board, Ask::declaring);
    return board.declared_count == 0 || (declaring && declarations_fit(board));
}

}  // namespace shelfmark::librarians
