#include "app/terminal/librarians/phrases.h"

#include <array>

#include <fmt/format.h>

#include "librarians/completing.h"
#include "librarians/material.h"
#include "librarians/notation.h"
#include "librarians/words.h"

namespace shelfmark::app::terminal::lb {

using librarians::Action;
using librarians::Board;
using librarians::Book;
using librarians::Bookshelf;
using librarians::CardId;
using librarians::Colour;
using librarians::Genre;
using librarians::Thrill;
using librarians::Verb;
using librarians::View;

namespace {

constexpr std::array<std::string_view, librarians::genre_count + librarians::thrill_count> signs = {
    "Ho", "De", "TC", "Tr", "Ro", "Co", "Ad", "SH", "Th", "Ac", "Tv", "My", "Fa", "SF", "Po", "GN", "Bi", "Sc",
    "Bu", "Ck", "Ms", "Cr", "Dr", "PB", "!K", "!P", "!W", "!G", "!O", "!A", "!D", "!C", "!L", "!R", "!X", "!S"};

// By ShelfPower.
constexpr std::array<std::string_view, librarians::shelf_power_count> shelf_power_ids = {
    "no-stacking",  "no-letters", "no-colours",   "side-letters",
    "side-colours", "side-limit", "wild-letters", "wild-colour"};

std::string letter_text(std::uint8_t letter) {
    return letter < librarians::letter_count ? std::string(1, librarians::letter_name(letter)) : std::string();
}

// What a verb speaks of, as the message's arguments. All that can be in an action is offered; a text takes what it
// says.
void add_card(Arguments& arguments, const Phrases& phrases, const Board& board, CardId card) {
    const Book& book = book_of(board, card);
    arguments.add("card", phrases.card(board, card));
    arguments.add("title", librarians::title_of(board, card));
    arguments.add("power", fmt::format("{}: {}", phrases.kind(book), phrases.power(book)));
    if (board.library.shown.contains(card)) arguments.add("place", to_text(board.library.where[card]));
}

void add_genre(Arguments& arguments, const Phrases& phrases, Genre genre) {
    arguments.add("genre", phrases.genre(genre));
    arguments.add("power", phrases.power(genre));
}

bool speaks_of_genre(Verb verb) {
    switch (verb) {
        case Verb::use:
        case Verb::effect:
        case Verb::steal:
        case Verb::complete:
        case Verb::also: return true;
        default: return false;
    }
}

bool speaks_of_card(Verb verb) {
    switch (verb) {
        case Verb::play:
        case Verb::keep:
        case Verb::give:
        case Verb::take:
        case Verb::swap:
        case Verb::with:
        case Verb::move:
        case Verb::put:
        case Verb::tap:
        case Verb::next:
        case Verb::insert: return true;
        default: return false;
    }
}

void add_place(Arguments& arguments, const Phrases& phrases, const Board& board, librarians::Cell at) {
    arguments.add("place", to_text(at));
    const CardId there = top_of(board.library, at);
    arguments.add("card", there == librarians::no_card ? std::string() : phrases.card(board, there));
}

void add_rest(Arguments& arguments, const Phrases& phrases, const Board& board, Action action) {
    switch (action.verb) {
        case Verb::author: arguments.add("author", phrases.author(board, action.a)); break;
        case Verb::remove_shelf:
        case Verb::add_shelf: arguments.add("end", action.a == 0 ? "top" : "bottom"); break;
        case Verb::tap_shelf:
        case Verb::rotate: arguments.add("row", librarians::row_name(action.row)); break;
        case Verb::shift:
            arguments.add("column", librarians::column_name(action.column));
            arguments.add("way", action.b == 0 ? "up" : "down");
            break;
        case Verb::colour: arguments.add("colour", phrases.colour(static_cast<Colour>(action.a))); break;
        case Verb::letter: arguments.add("letter", letter_text(action.a)); break;
        case Verb::reveal: arguments.add("other", phrases.player(action.a)); break;
        default: break;
    }
}

}  // namespace

bool speaks_of_place(Verb verb) {
    switch (verb) {
        case Verb::at:
        case Verb::on:
        case Verb::to:
        case Verb::between:
        case Verb::from:
        case Verb::through: return true;
        default: return false;
    }
}

std::string_view sign_of(const Book& book) { return signs[book.kind]; }

Ink ink_of(Colour colour) {
    // Black would not show on a dark screen.
    constexpr std::array inks = {Ink::red, Ink::green, Ink::blue, Ink::magenta, Ink::yellow, Ink::plain};
    return inks[static_cast<std::size_t>(colour)];
}

Ink ink_of(const Book& book) { return is_thrill(book) ? Ink::cyan : ink_of(colour_of(genre_of(book))); }

std::string tag(const Style& style, const Book& book) {
    return painted(style, Ink::bold, std::string(1, librarians::letter_name(book.letter))) +
           painted(style, ink_of(book), sign_of(book));
}

std::string Phrases::colour(Colour colour) const {
    return painted(style(), ink_of(colour), say(fmt::format("colour.{}.name", librarians::name(colour))));
}

std::string Phrases::genre(Genre genre) const {
    return painted(style(), ink_of(colour_of(genre)), say(fmt::format("genre.{}.name", librarians::name(genre))));
}

std::string Phrases::thrill(Thrill thrill) const {
    return painted(style(), Ink::cyan, say(fmt::format("thrill.{}.name", librarians::name(thrill))));
}

std::string Phrases::kind(const Book& book) const {
    return is_thrill(book) ? thrill(thrill_of(book)) : genre(genre_of(book));
}

std::string Phrases::power(Genre genre) const { return say(fmt::format("genre.{}.power", librarians::name(genre))); }

std::string Phrases::power(Thrill thrill) const {
    return say(fmt::format("thrill.{}.action", librarians::name(thrill)));
}

std::string Phrases::power(const Book& book) const {
    return is_thrill(book) ? power(thrill_of(book)) : power(genre_of(book));
}

std::string Phrases::audience(librarians::Audience audience) const {
    return say(fmt::format("audience.{}.name", librarians::audience_ids[static_cast<std::size_t>(audience)]));
}

std::string Phrases::author(const Board& board, librarians::Author author) const {
    if (author == librarians::anonymous) return say("librarians.anonymous");
    const int books = librarians::books_by(board, author);
    std::string name = librarians::author_name(author);
    return books > 1 ? fmt::format("{} ({})", name, books) : name;
}

std::string Phrases::shelf_power(const Bookshelf& shelf) const {
    Arguments arguments;
    arguments.add("first", letter_text(shelf.first));
    arguments.add("last", letter_text(shelf.last));
    arguments.add("n", shelf.first);
    arguments.add("colours", colours(shelf.colours));
    arguments.add("side", shelf.side == librarians::Side::left ? "left" : "right");
    return say(fmt::format("shelf-power.{}", shelf_power_ids[static_cast<std::size_t>(shelf.power)]), arguments);
}

std::string Phrases::card(const Board& board, CardId card) const {
    return painted(style(), ink_of(book_of(board, card)), librarians::name(board, card));
}

std::string Phrases::cards(const Board& board, const librarians::CardSet& cards) const {
    std::string list;
    cards.for_each([&](CardId each) { list += (list.empty() ? "" : ", ") + card(board, each); });
    return list;
}

std::string Phrases::particulars(const Board& board, CardId card) const {
    const Book& book = book_of(board, card);
    return fmt::format("{} - {} - {}", librarians::title_of(board, card), author(board, book.author),
                       audience(audience_of(book)));
}

std::string Phrases::what_matters(const Board& board, CardId card) const {
    const Book& book = book_of(board, card);
    std::string words = librarians::title_of(board, card);
    if (board.options.authors) words += " - " + author(board, book.author);
    if (board.options.ages && audience_of(book) != librarians::Audience::any) {
        words += " - " + audience(audience_of(book));
    }
    return words;
}

std::string Phrases::colours(librarians::ColourSet colours) const {
    std::string list;
    for (int i = 0; i < librarians::colour_count; ++i) {
        if (((colours >> i) & 1) != 0) list += (list.empty() ? "" : ", ") + colour(static_cast<Colour>(i));
    }
    return list;
}

std::string Phrases::action(const View& view, Action action) const {
    const Board& board = view.board;
    const std::string verb = notation(board, view.seat, action);
    Arguments arguments;
    if (speaks_of_card(action.verb)) add_card(arguments, *this, board, action.a);
    if (speaks_of_place(action.verb)) add_place(arguments, *this, board, cell_of(action));
    if (speaks_of_genre(action.verb)) add_genre(arguments, *this, static_cast<Genre>(action.a));
    if (action.verb == Verb::give || action.verb == Verb::steal) arguments.add("other", player(action.b));
    if (action.verb == Verb::between) arguments.add("side", action.b == 0 ? "left" : "right");
    add_rest(arguments, *this, board, action);
    return say(fmt::format("librarians.act.{}", verb.substr(0, verb.find(' '))), arguments);
}

}  // namespace shelfmark::app::terminal::lb
