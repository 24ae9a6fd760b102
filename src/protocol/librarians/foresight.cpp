#include "protocol/librarians/foresight.h"

#include "librarians/completing.h"
#include "librarians/foresight.h"
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
    return would_complete(*imagined_, view_.seat, action);
}

}  // namespace shelfmark::protocol
