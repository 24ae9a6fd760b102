#include "librarians/completing.h"

#include <algorithm>

#include "librarians/declaring.h"
#include "librarians/handlers.h"

namespace shelfmark::librarians {

namespace {

void add_row(Completions& completions, Completion row) {
    for (std::size_t i = 0; i < completions.size();) {
        const bool shares = !(completions[i].cards & row.cards).empty();
        if (!shares) {
            ++i;
            continue;
        }
        row.cards |= completions[i].cards;
        completions[i] = completions.back();
        completions.pop_back();
    }
    completions.push_back(row);
}

// LB-G1: the first book of the genre, since all have the same power.
CardId card_to_keep(const Board& board, const Completion& completion) {
    CardId kept = no_card;
    completion.cards.for_each([&](CardId card) {
        if (kept == no_card && book_of(board, card).kind == static_cast<int>(completion.genre)) kept = card;
    });
    return kept;
}

void remove_all_rows(Play& play) {
    Board& board = play.board();
    const Completions completions = completions_now(board);
    board.declared.fill({});
    board.declared_count = 0;
    CardSet going;
    CardSet kept;
    for (const Completion& completion : completions) {
        going |= completion.cards;
        const bool red = colour_of(completion.genre) == Colour::red;
        if (red) {
            ++board.red[static_cast<std::size_t>(completion.genre)];
        } else {
            kept.add(card_to_keep(board, completion));
        }
        play.tell({.kind = EventKind::genre_completed,
                   .seat = board.turn,
                   .a = static_cast<std::uint8_t>(completion.genre),
                   .b = red ? std::uint8_t{0} : std::uint8_t{1}});
    }
    take_off(play, going);
    board.kept |= kept;
    discard_away(play, going - kept);
    if (!board.kept.empty()) push(play, {.ask = Ask::award});
    push(play, {.ask = Ask::red});
}

// ---- LB-G4: which rows go together ----

bool settle_completing(Play& play, Frame& frame) {
    const Board& board = play.board();
    RowList rows;
    find_rows(board, rows);
    if (rows.empty() && board.declared_count == 0) {
        pop(play);
        return false;
    }
    const bool decided = frame.step != 0;
    frame.step = 0;
    if (!decided) {
        const bool author = board.declared_count == 0 && !complete_authors(board).empty();
        if (author || Declarations(board).genres() != 0) return true;
    }
    remove_all_rows(play);
    return false;
}

void legal_completing(const State& state, const Frame&, ActionList& out) {
    const Board& board = state.board;
    for (GenreSet genres = Declarations(board).genres(); genres != 0; genres &= genres - 1) {
        out.push_back(act(Verb::also, std::countr_zero(genres)));
    }
    if (board.declared_count == 0) {
        for (const Author author : complete_authors(board)) out.push_back(act(Verb::author, author));
    }
    out.push_back(act(Verb::done));
}

void act_completing(Play& play, Frame& frame, Action action) {
    if (action.verb == Verb::also) {
        push(play, {.ask = Ask::declaring, .a = action.a});
    } else if (action.verb == Verb::author) {
        push(play, {.ask = Ask::keep_author, .a = action.a});
    } else {
        frame.step = 1;
    }
}

// ---- LB-G6: red effects, in the order that the active player likes ----

bool settle_red(Play& play, Frame&) {
    Board& board = play.board();
    if (board.red[static_cast<std::size_t>(Genre::horror)] > 0) {
        finish(play, Outcome::horror);
        return false;
    }
    const auto kinds = std::count_if(board.red.begin(), board.red.end(), [](std::uint8_t count) { return count > 0; });
    if (kinds > 1) return true;
    if (kinds == 0) {
        pop(play);
        return false;
    }
    std::size_t next = 0;
    while (board.red[next] == 0) ++next;
    --board.red[next];
    power_of(static_cast<Genre>(next))(play);
    return false;
}

void legal_red(const State& state, const Frame&, ActionList& out) {
    for (int genre = 0; genre < genres_per_colour; ++genre) {
        if (state.board.red[static_cast<std::size_t>(genre)] > 0) out.push_back(act(Verb::effect, genre));
    }
}

void act_red(Play& play, Frame&, Action action) {
    --play.board().red[action.a];
    power_of(static_cast<Genre>(action.a))(play);
}

// ---- LB-G1: in front of whom a power card goes ----

bool settle_award(Play& play, Frame&) {
    if (!play.board().kept.empty()) return true;
    pop(play);
    return false;
}

void legal_award(const State& state, const Frame&, ActionList& out) {
    for (int seat = 0; seat < players(state.board); ++seat) {
        Action give = act(Verb::give, state.board.kept.first());
        give.b = static_cast<std::uint8_t>(seat);
        out.push_back(give);
    }
}

void act_award(Play& play, Frame&, Action action) {
    Board& board = play.board();
    board.kept.remove(action.a);
    board.powers[action.b].add(action.a);
    play.tell({.kind = EventKind::given, .seat = board.turn, .card = action.a, .a = action.b});
}

}  // namespace

CardSet cards_of(const Board& board, const GenreRow& row) {
    CardSet cards;
    for (int step = 0; step < row.length; ++step) cards.add(top_of(board.library, cell_at(row, step)));
    return cards;
}

Completions completions_now(const Board& board) {
    RowList rows;
    find_rows(board, rows);
    Completions completions;
    for (const GenreRow& row : rows) add_row(completions, {row.genre, cards_of(board, row)});
    for (std::size_t i = 0; i < board.declared_count; ++i) {
        add_row(completions, {board.declared[i].genre, cards_of(board, board.declared[i])});
    }
    return completions;
}

const Handler completing_handler = {settle_completing, legal_completing, act_completing};
const Handler red_handler = {settle_red, legal_red, act_red};
const Handler award_handler = {settle_award, legal_award, act_award};

}  // namespace shelfmark::librarians
