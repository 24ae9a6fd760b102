#include "librarians/powers/powers.h"

#include <array>

#include "librarians/handlers.h"

namespace shelfmark::librarians {

namespace {

// In the order of Genre.
constexpr std::array<Effect, genre_count> effects = {
    powers::horror,        powers::detective, powers::true_crime, powers::tragedy,      powers::romance,
    powers::comedy,        powers::adventure, powers::self_help,  powers::thriller,     powers::action,
    powers::travel,        powers::mythology, powers::fantasy,    powers::sci_fi,       powers::poetry,
    powers::graphic_novel, powers::biography, powers::science,    powers::business,     powers::cooking,
    powers::mystery,       powers::crime,     powers::drama,      powers::picture_book,
};

CardId first_of(const Board& board, const CardSet& cards, Genre genre) {
    CardId first = no_card;
    cards.for_each([&](CardId card) {
        if (first == no_card && genre_of(book_of(board, card)) == genre) first = card;
    });
    return first;
}

}  // namespace

void use_power_card(Play& play, Seat owner, Genre genre) {
    Board& board = play.board();
    const CardId card = first_of(board, board.powers[owner], genre);
    board.powers[owner].remove(card);
    board.discard.add(card);
    play.tell({.kind = EventKind::power_used,
               .seat = board.turn,
               .card = card,
               .a = static_cast<std::uint8_t>(genre),
               .b = owner});
    use_power(play, genre);
}

Effect power_of(Genre genre) { return effects[static_cast<std::size_t>(genre)]; }

}  // namespace shelfmark::librarians
