#pragma once

#include <string>
#include <string_view>

#include "app/terminal/voice.h"
#include "librarians/action.h"
#include "librarians/view.h"

namespace shelfmark::app::terminal::lb {

// A book by its letter and a sign of two letters for its genre or thrill: "AHo". Signs are the same in all languages,
// like the names in the notation.
std::string_view sign_of(const librarians::Book& book);
Ink ink_of(librarians::Colour colour);
Ink ink_of(const librarians::Book& book);
std::string tag(const Style& style, const librarians::Book& book);

// Whether a choice is one of a place in the library.
bool speaks_of_place(librarians::Verb verb);

// Puts the things of the game into words, for the person on one seat.
class Phrases : public Voice {
public:
    using Voice::Voice;

    [[nodiscard]] std::string colour(librarians::Colour colour) const;
    [[nodiscard]] std::string genre(librarians::Genre genre) const;
    [[nodiscard]] std::string thrill(librarians::Thrill thrill) const;
    // What a book is: its genre or its thrill.
    [[nodiscard]] std::string kind(const librarians::Book& book) const;
    // What its power, or its action, does.
    [[nodiscard]] std::string power(librarians::Genre genre) const;
    [[nodiscard]] std::string power(librarians::Thrill thrill) const;
    [[nodiscard]] std::string power(const librarians::Book& book) const;
    [[nodiscard]] std::string audience(librarians::Audience audience) const;
    // "Ida Cask (3)": with the number of the author's books in this game, if there are several.
    [[nodiscard]] std::string author(const librarians::Board& board, librarians::Author author) const;
    // The power of a bookshelf card (LB-E4).
    [[nodiscard]] std::string shelf_power(const librarians::Bookshelf& shelf) const;
    // "horror-A", as it is typed.
    [[nodiscard]] std::string card(const librarians::Board& board, librarians::CardId card) const;
    [[nodiscard]] std::string cards(const librarians::Board& board, const librarians::CardSet& cards) const;
    // "Title - Ida Cask (3) - kids": everything that is printed on it, and what matters in this game.
    [[nodiscard]] std::string particulars(const librarians::Board& board, librarians::CardId card) const;
    [[nodiscard]] std::string what_matters(const librarians::Board& board, librarians::CardId card) const;
    // "red, blue".
    [[nodiscard]] std::string colours(librarians::ColourSet colours) const;

    // A choice in plain words: "Play horror-A “Title”".
    [[nodiscard]] std::string action(const librarians::View& view, librarians::Action action) const;
};

}  // namespace shelfmark::app::terminal::lb
