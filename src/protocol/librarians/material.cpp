// What the game is played with.

#include "librarians/material.h"

#include "librarians/options_text.h"
#include "protocol/librarians/parts.h"

namespace shelfmark::protocol {

namespace {

LibrariansBook printed_on(const librarians::Board& board, librarians::CardId card) {
    const librarians::Book& book = book_of(board, card);
    LibrariansBook printed{.name = name(board, card),
                           .letter = letter_on_wire(book.letter),
                           .title = title_of(board, card),
                           .audience = static_cast<LibrariansAudience>(audience_of(book))};
    if (is_thrill(book)) {
        printed.thrill = on_wire(thrill_of(book));
    } else {
        printed.genre = on_wire(genre_of(book));
        printed.colour = on_wire(colour_of(genre_of(book)));
    }
    if (book.author != librarians::anonymous) printed.author = librarians::author_name(book.author);
    if (book.volume > 0) printed.volume = book.volume;
    return printed;
}

}  // namespace

LibrariansMaterial material_of(const librarians::Board& board) {
    const librarians::Options& options = board.options;
    LibrariansMaterial material{.genres = genres_on_wire(options.genres),
                                .exactly_two = options.exactly_two,
                                .talk = static_cast<Talk>(options.talk)};
    for (librarians::CardId card = 0; card < board.card_count; ++card) {
        material.books.push_back(printed_on(board, card));
    }
    for (int i = 0; i < librarians::thrill_count; ++i) {
        const auto thrill = static_cast<librarians::Thrill>(i);
        if ((options.thrills & only(thrill)) != 0) material.thrills.push_back(on_wire(thrill));
    }
    for (std::size_t i = 0; i < librarians::expansions.size(); ++i) {
        if (options.*librarians::expansions[i].on) material.expansions.push_back(static_cast<LibrariansExpansion>(i));
    }
    return material;
}

}  // namespace shelfmark::protocol
