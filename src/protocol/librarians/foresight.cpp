#include "protocol/librarians/foresight.h"

#include "librarians/completing.h"
#include "librarians/engine.h"
#include "librarians/sample.h"

namespace shelfmark::protocol {

namespace {

using librarians::GenreSet;

GenreSet genres_in_line(const librarians::Board& board) {
    librarians::RowList rows;
    find_rows(board, rows);
    GenreSet genres = 0;
    for (const librarians::GenreRow& row : rows) genres |= only(row.genre);
    return genres;
}

}  // namespace

GenreSet Foresight::after_playing(librarians::CardId card, librarians::Cell at) {
    lay(board_.library, card, at);
    const GenreSet genres = makes_a_row(board_, at) ? genres_in_line(board_) : 0;
    lift(board_.library, card);
    return genres;
}

GenreSet Foresight::after_deciding(librarians::Action action) {
    if (!imagined_) {
        base::Random random{1};
        imagined_ = sample(view_, random);
    }
    librarians::State state = *imagined_;
    librarians::EventList events;
    apply(state, view_.seat, action, &events);
    GenreSet genres = 0;
    for (const librarians::Event& event : events) {
        if (event.kind == librarians::EventKind::genre_completed)
            genres |= only(static_cast<librarians::Genre>(event.a));
    }
    if (over(state)) return genres;
    for (const librarians::Completion& completion : completions_now(state.board)) genres |= only(completion.genre);
    return genres;
}

}  // namespace shelfmark::protocol
