// What is being decided, by whom, and by which rule.

#include <algorithm>
#include <charconv>
#include <string_view>

#include "librarians/explain.h"
#include "librarians/material.h"
#include "librarians/position_words.h"
#include "librarians/powers/travel.h"
#include "protocol/librarians/parts.h"

namespace shelfmark::protocol {

namespace {

using librarians::ActionList;
using librarians::Ask;
using librarians::Board;
using librarians::Frame;
using librarians::Thrill;
using librarians::Verb;

// LB-Q1 to LB-Q24 are the powers, in the order of the genres.
std::optional<LibrariansGenre> power_behind(std::string_view rule) {
    constexpr std::string_view powers = "LB-Q";
    if (!rule.starts_with(powers)) return std::nullopt;
    int number = 0;
    std::from_chars(rule.data() + powers.size(), rule.data() + rule.size(), number);
    return static_cast<LibrariansGenre>(number - 1);
}

// Of what asks by LB-E5.
LibrariansThrill thrill_behind(Ask ask) {
    switch (ask) {
        case Ask::swap: return on_wire(Thrill::swap);
        case Ask::take: return on_wire(Thrill::clear);
        case Ask::name_colour: return on_wire(Thrill::force_colour);
        case Ask::name_letter: return on_wire(Thrill::force_letter);
        case Ask::reveal: return on_wire(Thrill::reveal);
        default: return on_wire(Thrill::steal_power);
    }
}

std::string_view words_of_turn(const ActionList& choices) {
    const auto gives_up = [](const librarians::Action& action) { return action.verb == Verb::give_up; };
    return std::any_of(choices.begin(), choices.end(), gives_up) ? "stuck" : "turn";
}

// Questions that have two steps are told apart by what can be answered.
std::string_view words_for(const Frame& frame, const ActionList& choices) {
    switch (choices[0].verb) {
        case Verb::to: return "move-to";
        case Verb::through: return "declaring-through";
        case Verb::with: return "swap-with";
        case Verb::between: return "between";
        default: break;
    }
    return frame.ask == Ask::turn ? words_of_turn(choices) : librarians::ask_names[static_cast<std::size_t>(frame.ask)];
}

void name_card(LibrariansPrompt& prompt, librarians::CardId card) {
    if (card != librarians::no_card) prompt.card = card;
}

// LB-G4: the genre, and where the line begins once that is said.
void name_line(LibrariansPrompt& prompt, const Frame& declaring) {
    prompt.genre = static_cast<LibrariansGenre>(declaring.a);
    if (declaring.step == 1) prompt.place = on_wire(librarians::Cell{declaring.b, declaring.c});
}

void add_subject(LibrariansPrompt& prompt, const Board& board, const Frame& frame) {
    switch (frame.ask) {
        case Ask::turn:
            prompt.n = board.played;
            prompt.state = course_of(board).state;
            break;
        case Ask::place:
        case Ask::swap:
        case Ask::drama: name_card(prompt, frame.a); break;
        case Ask::thriller:
            prompt.n = frame.a;
            name_card(prompt, frame.b);
            break;
        case Ask::take:
        case Ask::science:
        case Ask::cooking: prompt.n = frame.a; break;
        case Ask::declaring: name_line(prompt, frame); break;
        case Ask::travel: prompt.place = on_wire(place_to_fill(frame)); break;
        case Ask::keep_author: prompt.author = librarians::author_name(frame.a); break;
        case Ask::award: prompt.cards = list_of(board.kept); break;
        default: break;
    }
}

}  // namespace

LibrariansPrompt prompt_of(const librarians::View& view, const LibrariansAsked& asked) {
    LibrariansPrompt prompt;
    for (table::Seat seat = 0; seat < players(view.board); ++seat) {
        if (asked.deciding.contains(seat)) prompt.deciding.push_back(seat);
    }
    if (view.board.depth == 0) return prompt;
    const Frame& frame = top(view.board);
    prompt.rule = rule_of(frame);
    prompt.genre = power_behind(*prompt.rule);
    if (prompt.rule == "LB-E5") prompt.thrill = thrill_behind(frame.ask);
    if (!asked.choices.empty()) prompt.words = words_for(frame, asked.choices);
    add_subject(prompt, view.board, frame);
    return prompt;
}

}  // namespace shelfmark::protocol
