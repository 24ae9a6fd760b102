#include "app/terminal/librarians/reference.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/terminal/pages.h"
#include "librarians/material.h"
#include "librarians/words.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Board;
using librarians::Book;
using librarians::CardId;
using librarians::CardSet;
using librarians::Cell;
using librarians::Colour;
using librarians::Genre;
using librarians::Library;
using librarians::Seat;
using librarians::View;

constexpr int kinds = librarians::genre_count + librarians::thrill_count;

Book book_of_kind(int kind) { return {.letter = 0, .kind = static_cast<std::uint8_t>(kind)}; }

// LB-Q1 to LB-Q24 in the order of the genres; all thrills are in LB-E5.
std::string rule_of(const Book& book) {
    return is_thrill(book) ? std::string("LB-E5") : fmt::format("LB-Q{}", book.kind + 1);
}

// ---- where cards lie ----

// The top one first.
std::vector<CardId> pile_at(const Library& library, Cell at) {
    std::vector<CardId> pile;
    for (CardId card = top_of(library, at); card != librarians::no_card; card = library.under[card]) {
        pile.push_back(card);
    }
    return pile;
}

CardSet as_set(const std::vector<CardId>& cards) {
    CardSet set;
    for (const CardId card : cards) set.add(card);
    return set;
}

// The place where a book lies, on top or covered.
std::optional<Cell> place_of(const Library& library, CardId card) {
    std::optional<Cell> place;
    library.shown.for_each([&](CardId shown) {
        const Cell at = library.where[shown];
        if (as_set(pile_at(library, at)).contains(card)) place = at;
    });
    return place;
}

// "Lies at 2,1, under horror-A."
std::string place_text(const Phrases& phrases, const Board& board, CardId card, Cell at) {
    auto others = as_set(pile_at(board.library, at));
    others.remove(card);
    const bool on_top = top_of(board.library, at) == card;
    return phrases.say("librarians.lies", {{"place", to_text(at)},
                                           {"how", others.empty() ? "alone" : (on_top ? "top" : "covered")},
                                           {"cards", phrases.cards(board, others)}});
}

// Where a card is, as far as the reader knows.
std::string whereabouts(const Phrases& phrases, const View& view, CardId card) {
    const Board& board = view.board;
    const auto say = [&](std::string_view where, Seat seat = librarians::no_seat) {
        const bool own = seat == phrases.reader();
        const std::string name = seat == librarians::no_seat ? std::string() : phrases.player_name(seat);
        return phrases.say("librarians.where", {{"where", where}, {"who", own ? "you" : "other"}, {"name", name}});
    };
    if (const auto at = place_of(board.library, card)) return place_text(phrases, board, card, *at);
    if (board.discard.contains(card)) return say("discard");
    for (Seat seat = 0; seat < players(board); ++seat) {
        if (board.powers[seat].contains(card)) return say("power", seat);
        if (view.hand[seat].contains(card)) return say("hand", seat);
    }
    return say(open_cards(board).contains(card) ? "deck" : "unknown");
}

// ---- lists of cards ----

// One below the other, each with its place and all that is printed on it.
std::string listed(const Phrases& phrases, const Board& board, const std::vector<CardId>& cards) {
    std::string text;
    for (const CardId card : cards) {
        const std::string front = fmt::format("  {}  ", phrases.card(board, card));
        text += front + flowed(phrases.particulars(board, card), phrases.style().width, width_of(front)) + '\n';
    }
    return text;
}

std::string pile_page(const Phrases& phrases, const Board& board, Cell at) {
    const auto pile = pile_at(board.library, at);
    return phrases.say("librarians.pile", {{"n", pile.size()}, {"place", to_text(at)}}) + '\n' +
           listed(phrases, board, pile);
}

// Every place of a row that is taken, from left to right.
std::string row_page(const Phrases& phrases, const Board& board, int row) {
    std::string text = phrases.titled(phrases.say("librarians.row", {{"row", librarians::row_name(row)}}));
    if (board.options.powers && has_shelf(board.library, row)) {
        text += flowed(phrases.shelf_power(bookshelf_of(board, row)), phrases.style().width) + '\n';
    }
    librarians::for_each_column(board.library.occupied[static_cast<std::size_t>(row)],
                                [&](int column) { text += pile_page(phrases, board, librarians::cell(row, column)); });
    return text;
}

// "  Horror: horror-A, horror-Q", a line for each genre.
std::string by_kind(const Phrases& phrases, const Board& board, const CardSet& cards) {
    std::string text;
    for (int kind = 0; kind < kinds; ++kind) {
        std::vector<std::string> names;
        cards.for_each([&](CardId card) {
            if (book_of(board, card).kind == kind) names.push_back(phrases.card(board, card));
        });
        if (names.empty()) continue;
        const std::string front = fmt::format("  {}: ", phrases.kind(book_of_kind(kind)));
        text += front + flowed(names, ", ", phrases.style().width, width_of(front)) + '\n';
    }
    return text;
}

// LB-C11, LB-S6: everybody knows which cards there are.
CardSet not_seen(const View& view) {
    CardSet cards;
    for (CardId card = 0; card < view.board.card_count; ++card) cards.add(card);
    cards -= open_cards(view.board);
    for (const CardSet& hand : view.hand) cards -= hand;
    return cards;
}

// ---- genres, thrills and colours ----

std::optional<int> find_kind(const Phrases& plain, std::string_view text) {
    for (int kind = 0; kind < kinds; ++kind) {
        const Book book = book_of_kind(kind);
        const auto id = is_thrill(book) ? librarians::name(thrill_of(book)) : librarians::name(genre_of(book));
        if (is_called(text, plain.kind(book), id)) return kind;
    }
    return std::nullopt;
}

std::optional<Colour> find_colour(const Phrases& plain, std::string_view text) {
    for (int i = 0; i < librarians::colour_count; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (is_called(text, plain.colour(colour), librarians::name(colour))) return colour;
    }
    return std::nullopt;
}

// What its genres do, and which of them are in this game.
std::string colour_page(const Phrases& phrases, const Board& board, Colour colour) {
    std::string text = phrases.titled(phrases.colour(colour));
    for (int i = 0; i < librarians::genre_count; ++i) {
        const auto genre = static_cast<Genre>(i);
        if (colour_of(genre) != colour) continue;
        const bool plays = (board.options.genres & only(genre)) != 0;
        const std::string line = phrases.say(
            "librarians.power",
            {{"genre", phrases.genre(genre)}, {"power", phrases.power(genre)}, {"plays", plays ? "yes" : "no"}});
        text += "  " + flowed(line, phrases.style().width, 2) + '\n';
    }
    return text;
}

}  // namespace

std::optional<Cell> parse_place(std::string_view text) {
    std::string place(text);
    if (place.contains(',')) {
        std::erase(place, ' ');
    } else {
        std::ranges::replace(place, ' ', ',');
    }
    return librarians::parse_cell(place);
}

std::optional<std::string> card_page(const Phrases& phrases, const View& view, std::string_view text) {
    const Board& board = view.board;
    if (const auto at = parse_place(text)) return pile_page(phrases, board, *at);
    if (const auto row = librarians::parse_row(text)) return row_page(phrases, board, *row);
    const auto card = librarians::parse_card(board, text);
    if (!card) return std::nullopt;
    const Book& book = book_of(board, *card);
    const std::string about =
        phrases.say("librarians.card", {{"kind", phrases.kind(book)},
                                        {"author", phrases.author(board, book.author)},
                                        {"audience", phrases.audience(audience_of(book))},
                                        {"volume", book.volume == 0 ? "none" : librarians::volume_name(book.volume)}});
    const std::string title = phrases.say(
        "librarians.titled", {{"card", phrases.card(board, *card)}, {"title", librarians::title_of(board, *card)}});
    return page(phrases, title, about + ' ' + whereabouts(phrases, view, *card), rule_of(book));
}

std::optional<std::string> power_page(const Phrases& phrases, const Board& board, std::string_view text) {
    const Phrases plain(phrases.language(), {}, phrases.reader());
    if (const auto kind = find_kind(plain, text)) {
        const Book book = book_of_kind(*kind);
        const std::string title =
            is_thrill(book) ? phrases.kind(book)
                            : fmt::format("{} ({})", phrases.kind(book), phrases.colour(colour_of(genre_of(book))));
        return page(phrases, title, phrases.power(book), rule_of(book));
    }
    if (const auto colour = find_colour(plain, text)) return colour_page(phrases, board, *colour);
    return std::nullopt;
}

std::string discarded_page(const Phrases& phrases, const View& view) {
    const Board& board = view.board;
    const CardSet unseen = not_seen(view);
    return phrases.titled(phrases.say("librarians.discarded", {{"n", board.discard.count()}})) +
           by_kind(phrases, board, board.discard) +
           phrases.titled(phrases.say("librarians.not-seen", {{"n", unseen.count()}, {"away", board.put_away_count}})) +
           by_kind(phrases, board, unseen);
}

}  // namespace shelfmark::app::terminal::lb
