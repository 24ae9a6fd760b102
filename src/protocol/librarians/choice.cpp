// What may be decided, and what each choice is about.

#include "librarians/material.h"
#include "librarians/notation.h"
#include "librarians/order.h"
#include "librarians/places.h"
#include "librarians/powers/travel.h"
#include "protocol/librarians/parts.h"

namespace shelfmark::protocol {

namespace {

using librarians::Action;
using librarians::ActionList;
using librarians::Board;
using librarians::CardId;
using librarians::Verb;
using Genres = std::optional<std::vector<LibrariansGenre>>;

Genres completed(librarians::GenreSet genres) { return genres == 0 ? Genres() : genres_on_wire(genres); }

std::vector<LibrariansTarget> targets_of(const Board& board, Foresight& foresight, CardId card) {
    ActionList places;
    list_places(board, card, places);
    std::vector<LibrariansTarget> targets;
    targets.reserve(places.size());
    for (const Action& place : places) {
        const librarians::Cell at = cell_of(place);
        targets.push_back({on_wire(at), completed(foresight.after_playing(card, at))});
    }
    return targets;
}

void name_book(LibrariansChoice& choice, const Board& board, CardId card) {
    choice.card = card;
    choice.place = on_wire(board.library.where[card]);
}

// The row that goes or comes.
void name_end(LibrariansChoice& choice, const Board& board, Action action) {
    const bool top = action.a == 0;
    const int added = action.verb == Verb::add_shelf ? 1 : 0;
    choice.end = top ? LibrariansEnd::top : LibrariansEnd::bottom;
    choice.row = row_on_wire(top ? board.library.first_row - added : board.library.last_row + added);
}

void add_subject(LibrariansChoice& choice, const Board& board, Action action) {
    switch (action.verb) {
        case Verb::play:
        case Verb::keep:
        case Verb::next:
        case Verb::insert: choice.card = action.a; break;
        case Verb::on:
        case Verb::from:
        case Verb::through: choice.card = top_of(board.library, cell_of(action)); [[fallthrough]];
        case Verb::at:
        case Verb::to: choice.place = on_wire(cell_of(action)); break;
        case Verb::between:
            choice.place = on_wire(cell_of(action));
            choice.side = static_cast<LibrariansSide>(action.b);
            break;
        case Verb::put:
            choice.card = action.a;
            choice.place = on_wire(place_to_fill(top(board)));
            break;
        case Verb::take:
        case Verb::swap:
        case Verb::with:
        case Verb::move:
        case Verb::tap: name_book(choice, board, action.a); break;
        case Verb::give:
            choice.card = action.a;
            choice.other = action.b;
            break;
        case Verb::steal: choice.other = action.b; [[fallthrough]];
        case Verb::use:
        case Verb::complete:
        case Verb::also:
        case Verb::effect: choice.genre = static_cast<LibrariansGenre>(action.a); break;
        case Verb::author: choice.author = librarians::author_name(action.a); break;
        case Verb::remove_shelf:
        case Verb::add_shelf: name_end(choice, board, action); break;
        case Verb::tap_shelf:
        case Verb::rotate: choice.row = row_on_wire(action.row); break;
        case Verb::shift:
            choice.column = column_on_wire(action.column);
            choice.way = static_cast<LibrariansWay>(action.b);
            break;
        case Verb::colour: choice.colour = static_cast<LibrariansColour>(action.a); break;
        case Verb::letter: choice.letter = letter_on_wire(action.a); break;
        case Verb::reveal: choice.other = action.a; break;
        case Verb::end:
        case Verb::give_up:
        case Verb::done:
        case Verb::pass: break;
    }
}

// LB-E1, LB-G6: of an author's books a red one is not kept; it acts at once, as if its genre had been completed.
librarians::GenreSet let_loose(const Board& board, CardId card) {
    const librarians::Genre genre = genre_of(book_of(board, card));
    return colour_of(genre) == librarians::Colour::red ? only(genre) : librarians::GenreSet{};
}

std::optional<LibrariansLeeway> leeway_on_wire(const Board& board, Action action) {
    const auto leeway = leeway_of(board, book_of(board, top(board).a).letter, cell_of(action));
    if (!leeway) return std::nullopt;
    return static_cast<LibrariansLeeway>(*leeway);
}

void add_consequences(LibrariansChoice& choice, const Board& board, Foresight& foresight, Action action) {
    switch (action.verb) {
        case Verb::play: choice.targets = targets_of(board, foresight, action.a); break;
        case Verb::at: choice.leeway = leeway_on_wire(board, action); [[fallthrough]];
        case Verb::on: choice.completes = completed(foresight.after_playing(top(board).a, cell_of(action))); break;
        case Verb::keep: choice.completes = completed(let_loose(board, action.a)); break;
        case Verb::through:
        case Verb::to:
        case Verb::between:
        case Verb::put:
        case Verb::take:
        case Verb::with:
        case Verb::shift: choice.completes = completed(foresight.after_deciding(action)); break;
        default: break;
    }
}

}  // namespace

LibrariansChoice choice_of(const librarians::View& view, Foresight& foresight, Action action) {
    LibrariansChoice choice{.action = notation(view.board, view.seat, action)};
    choice.words = choice.action.substr(0, choice.action.find(' '));
    add_subject(choice, view.board, action);
    add_consequences(choice, view.board, foresight, action);
    return choice;
}

}  // namespace shelfmark::protocol
