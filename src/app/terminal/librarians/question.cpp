#include "app/terminal/librarians/question.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "app/terminal/librarians/foresight.h"
#include "app/terminal/librarians/library_picture.h"
#include "librarians/position_words.h"
#include "librarians/powers/travel.h"
#include "librarians/turn.h"
#include "librarians/words.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Action;
using librarians::ActionList;
using librarians::Ask;
using librarians::Board;
using librarians::Frame;
using librarians::Genre;
using librarians::GenreSet;
using librarians::Taken;
using librarians::Thrill;
using librarians::Verb;
using librarians::View;

// ---- who asks ----

std::optional<Genre> power_behind(const Frame& frame) {
    switch (frame.ask) {
        case Ask::detective: return Genre::detective;
        case Ask::comedy: return Genre::comedy;
        case Ask::thriller: return Genre::thriller;
        case Ask::take:
            if (static_cast<Taken>(frame.b) == Taken::into_hand) return Genre::mythology;
            if (static_cast<Taken>(frame.b) == Taken::for_travel) return Genre::travel;
            return std::nullopt;
        case Ask::travel: return Genre::travel;
        case Ask::science: return Genre::science;
        case Ask::cooking: return Genre::cooking;
        case Ask::crime: return Genre::crime;
        case Ask::drama: return Genre::drama;
        case Ask::picture_book: return Genre::picture_book;
        default: return std::nullopt;
    }
}

std::optional<Thrill> thrill_behind(const Frame& frame) {
    switch (frame.ask) {
        case Ask::take: return Thrill::clear;
        case Ask::name_colour: return Thrill::force_colour;
        case Ask::name_letter: return Thrill::force_letter;
        case Ask::reveal: return Thrill::reveal;
        case Ask::steal: return Thrill::steal_power;
        default: return std::nullopt;
    }
}

// ---- what is asked ----

int taps_of(const Board& board) { return top(board).ask == Ask::turn ? board.taps_left : 0; }

std::string turn_question(const Phrases& phrases, const View& view, const ActionList& actions) {
    const Board& board = view.board;
    const auto gives_up = [](const Action& action) { return action.verb == Verb::give_up; };
    if (std::any_of(actions.begin(), actions.end(), gives_up)) return phrases.say("librarians.ask.stuck");
    const std::string_view state = minimum_met(board) ? (hangs_together(board) ? "enough" : "apart") : "more";
    return phrases.say("librarians.ask.turn", {{"n", board.played}, {"state", state}});
}

// Questions that have two steps are told apart by what can be answered; in LB-Q11 the order of the books matters.
std::string key_of(const Frame& frame, Verb first) {
    const bool by_travel = frame.ask == Ask::take && static_cast<Taken>(frame.b) == Taken::for_travel;
    if (by_travel) return "librarians.ask.take-travel";
    switch (first) {
        case Verb::to: return "librarians.ask.move-to";
        case Verb::through: return "librarians.ask.declaring-through";
        case Verb::with: return "librarians.ask.swap-with";
        case Verb::between: return "librarians.ask.between";
        default: return fmt::format("librarians.ask.{}", librarians::ask_names[static_cast<std::size_t>(frame.ask)]);
    }
}

// ---- the choices ----

bool lies_in_library(Verb verb) {
    switch (verb) {
        case Verb::take:
        case Verb::swap:
        case Verb::with:
        case Verb::move:
        case Verb::tap: return true;
        default: return false;
    }
}

bool is_shelf(Verb verb) { return verb == Verb::tap_shelf || verb == Verb::rotate; }

// Choices that stand in the picture instead of the list.
bool is_drawn(Verb verb) { return lies_in_library(verb) || speaks_of_place(verb) || is_shelf(verb); }

// Choices that bring books somewhere, or away, and so may complete something.
bool changes_library(Verb verb) {
    return speaks_of_place(verb) || verb == Verb::with || verb == Verb::put || verb == Verb::take ||
           verb == Verb::shift;
}

GenreSet completed_by(const View& view, Action action) {
    return changes_library(action.verb) ? would_complete(view, action) : 0;
}

bool is_bad(GenreSet genres) { return (genres & genres_of(librarians::Colour::red)) != 0; }

// "5", "5*" if it completes a genre, "5!" if a red one.
std::string mark_of(std::size_t number, GenreSet genres) {
    return fmt::format("{}{}", number, genres == 0 ? "" : (is_bad(genres) ? "!" : "*"));
}

void add_mark(std::string& marks, const std::string& mark) { marks += (marks.empty() ? "" : "/") + mark; }

Marks marks_of(const View& view, const ActionList& actions, const std::vector<GenreSet>& completions) {
    Marks marks;
    if (taps_of(view.board) > 0) return marks;  // they can be typed; a number on every card would be too much
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Action& action = actions[i];
        const std::string mark = mark_of(i + 1, completions[i]);
        if (is_shelf(action.verb)) add_mark(marks.shelves[action.row], mark);
        if (!speaks_of_place(action.verb) && !lies_in_library(action.verb)) continue;
        const auto at = speaks_of_place(action.verb) ? cell_of(action) : view.board.library.where[action.a];
        add_mark(marks.places[{at.row, at.column}], mark);
    }
    return marks;
}

std::string genre_names(const Phrases& phrases, GenreSet genres) {
    std::string list;
    for (int i = 0; i < librarians::genre_count; ++i) {
        if (((genres >> i) & 1U) != 0) list += (list.empty() ? "" : ", ") + phrases.genre(static_cast<Genre>(i));
    }
    return list;
}

// LB-Q1: losing the game deserves more than a sign.
std::string warning(const Phrases& phrases, const std::string& numbers) {
    const std::string text = phrases.say("librarians.horror-warning", {{"list", numbers}});
    return painted(phrases.style(), Ink::red, flowed(text, phrases.style().width)) + '\n';
}

// What the choices in the picture would complete.
std::string consequences(const Phrases& phrases, const std::vector<GenreSet>& completions) {
    std::map<GenreSet, std::string> by_genres;
    std::string horror;
    for (std::size_t i = 0; i < completions.size(); ++i) {
        if (completions[i] == 0) continue;
        auto& list = (completions[i] & only(Genre::horror)) != 0 ? horror : by_genres[completions[i]];
        list += (list.empty() ? "" : ", ") + fmt::to_string(i + 1);
    }
    std::string text;
    for (const auto& [genres, list] : by_genres) {
        const std::string words =
            phrases.say("librarians.completes", {{"list", list}, {"genres", genre_names(phrases, genres)}});
        text += flowed(words, phrases.style().width) + '\n';
    }
    return horror.empty() ? text : text + warning(phrases, horror);
}

// "Play horror-A “Title” (12 places; can complete Romance at 2,3)".
std::string playing(const Phrases& phrases, const View& view, Action action) {
    const Prospect prospect = prospect_of(view, action);
    std::string chances;
    bool horror = false;
    for (const auto& [genre, at] : prospect.completes) {
        horror = horror || genre == Genre::horror;
        chances +=
            "; " + phrases.say("librarians.can-complete", {{"genre", phrases.genre(genre)}, {"place", to_text(at)}});
    }
    const std::string warn = horror ? painted(phrases.style(), Ink::red, phrases.say("librarians.beware")) : "";
    return fmt::format("{} ({}{}){}", phrases.action(view, action),
                       phrases.say("librarians.places", {{"n", prospect.places}}), chances, warn);
}

std::string words_for(const Phrases& phrases, const View& view, Action action) {
    return action.verb == Verb::play ? playing(phrases, view, action) : phrases.action(view, action);
}

}  // namespace

std::string who_asks(const Phrases& phrases, const View& view) {
    const Frame& frame = top(view.board);
    const auto line = [&](const std::string& name, const std::string& text) {
        return flowed(fmt::format("{}: {}", name, text), phrases.style().width) + '\n';
    };
    if (const auto genre = power_behind(frame)) return line(phrases.genre(*genre), phrases.power(*genre));
    if (const auto thrill = thrill_behind(frame)) return line(phrases.thrill(*thrill), phrases.power(*thrill));
    return {};
}

std::string question(const Phrases& phrases, const View& view, const ActionList& actions) {
    const Board& board = view.board;
    const Frame& frame = top(board);
    const auto card = [&](std::uint8_t which) {
        return which < board.card_count ? phrases.card(board, which) : std::string();
    };
    Arguments arguments;
    arguments.add("n", frame.a);
    switch (frame.ask) {
        case Ask::turn: return turn_question(phrases, view, actions);
        case Ask::place:
        case Ask::swap:
        case Ask::drama: arguments.add("card", card(frame.a)); break;
        case Ask::thriller: arguments.add("card", card(frame.b)); break;
        case Ask::declaring:
            arguments.add("genre", phrases.genre(static_cast<Genre>(frame.a)));
            arguments.add("place", to_text(librarians::Cell{frame.b, frame.c}));
            break;
        case Ask::travel: arguments.add("place", to_text(librarians::place_to_fill(frame))); break;
        case Ask::keep_author: arguments.add("author", phrases.author(board, frame.a)); break;
        case Ask::award: arguments.add("cards", phrases.cards(board, board.kept)); break;
        default: break;
    }
    return phrases.say(key_of(frame, actions[0].verb), arguments);
}

std::string choices(const Phrases& phrases, const View& view, const ActionList& actions) {
    const Style& style = phrases.style();
    std::vector<GenreSet> completions;
    for (const Action& action : actions) completions.push_back(completed_by(view, action));
    const Marks marks = marks_of(view, actions, completions);
    std::string text = marks.empty() ? std::string() : library_picture(style, view.board, marks);
    std::vector<std::string> list;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (is_drawn(actions[i].verb)) continue;
        list.push_back(phrases.numbered(words_for(phrases, view, actions[i]), i + 1));
    }
    text += in_columns(list, style.width) + consequences(phrases, completions);
    if (taps_of(view.board) == 0) return text;
    return text + flowed(phrases.say("librarians.taps", {{"n", view.board.taps_left}}), style.width) + '\n';
}

}  // namespace shelfmark::app::terminal::lb
