// What may be decided, and what each choice is about.

#include "exlibris/notation.h"
#include "exlibris/shelving.h"
#include "protocol/exlibris/parts.h"

namespace shelfmark::protocol {

namespace {

using exlibris::Action;
using exlibris::FigureId;
using exlibris::Location;
using exlibris::Verb;

void name_placing(ExLibrisChoice& choice, Action action) {
    const auto location = static_cast<Location>(action.b);
    choice.place = place_on_wire(action.b);
    if (location == Location::home) {
        choice.words = "place-home";
    } else if (action.c != exlibris::any_space) {
        choice.words = location == Location::auction_house ? "place-bid" : "place-share";
        choice.n = action.c + 1;
    }
}

void name_cell(ExLibrisChoice& choice, const exlibris::View& view, Action action) {
    choice.row = action.a;
    choice.column = action.b;
    const auto there = card_at(view.board, view.seat, {action.a, action.b});
    if (there != exlibris::no_card) choice.card = there;
}

// The card whose place is being decided goes there.
ExLibrisTarget foreseen(const exlibris::View& view, const exlibris::ScoreSheets& now, Action action) {
    const exlibris::Frame& frame = top(view.board);
    return target_of(view, now, frame.a, {.cell = {action.a, action.b}, .face_down = is_face_down(frame)}, frame.b);
}

void name_figure(ExLibrisChoice& choice, const exlibris::View& view, FigureId figure) {
    choice.figure = figure;
    const exlibris::Place place = view.board.figures[figure].place;
    if (place <= exlibris::at_home) choice.place = place_on_wire(place);
}

void name_direction(ExLibrisChoice& choice, Action action) {
    choice.direction = static_cast<ExLibrisDirection>(action.a);
}

// Who asks for the decision that is pending: the owner of the figure that it is about.
FigureId asking_figure(const exlibris::View& view) { return top(view.board).figure; }

void add_subject(ExLibrisChoice& choice, const exlibris::View& view, const exlibris::ScoreSheets& now, Action action) {
    switch (action.verb) {
        case Verb::keep: choice.library = static_cast<ExLibrisAssistant>(action.a); break;
        case Verb::place:
            choice.figure = exlibris::figure_id(view.seat, action.a);
            name_placing(choice, action);
            break;
        case Verb::at:
            name_cell(choice, view, action);
            choice.targets = {foreseen(view, now, action)};
            break;
        case Verb::shelve:
            choice.card = action.a;
            choice.targets = targets_of(view, now, action.a);
            break;
        case Verb::on:
        case Verb::under:
        case Verb::from:
        case Verb::also:
        case Verb::slide:
        case Verb::to: name_cell(choice, view, action); break;
        case Verb::shift: name_direction(choice, action); break;
        case Verb::by:
            name_direction(choice, action);
            choice.n = action.b;
            break;
        case Verb::give:
            choice.card = action.a;
            choice.other = action.b;
            break;
        case Verb::allow: choice.other = exlibris::owner_of(asking_figure(view)); break;
        case Verb::withdraw: name_figure(choice, view, asking_figure(view)); break;
        case Verb::name: choice.category = static_cast<ExLibrisCategory>(action.a); break;
        case Verb::rob:
            choice.other = action.a;
            choice.category = static_cast<ExLibrisCategory>(action.b);
            break;
        case Verb::call:
        case Verb::claim: name_figure(choice, view, exlibris::figure_id(view.seat, action.a)); break;
        case Verb::send:
            name_figure(choice, view, action.b);
            choice.figure = exlibris::figure_id(view.seat, action.a);
            choice.target = action.b;
            choice.other = exlibris::owner_of(action.b);
            break;
        case Verb::remove: choice.place = place_on_wire(action.a); break;
        case Verb::pass:
        case Verb::done:
        case Verb::draw:
        case Verb::surrender:
        case Verb::burn_one:
        case Verb::burn_all: break;
        case Verb::discard:
        case Verb::lay:
            choice.from = view.board.shelf[view.seat].contains(action.a) ? "shelf" : "hand";
            [[fallthrough]];
        default: choice.card = action.a; break;
    }
}

// Whether this may rearrange the own shelf at once. (What is shelved has its targets.)
bool may_rearrange(Verb verb) {
    switch (verb) {
        case Verb::on:
        case Verb::under:
        case Verb::from:
        case Verb::also:
        case Verb::by:
        case Verb::with:
        case Verb::exchange:
        case Verb::discard:
        case Verb::lay:
        case Verb::turn: return true;
        default: return false;
    }
}

}  // namespace

ExLibrisChoice choice_of(const exlibris::View& view, const exlibris::ScoreSheets& now, Action action) {
    ExLibrisChoice choice{.action = notation(view.board, view.seat, action)};
    choice.words = choice.action.substr(0, choice.action.find(' '));
    add_subject(choice, view, now, action);
    if (may_rearrange(action.verb)) choice.total = total_after(view, action);
    return choice;
}

}  // namespace shelfmark::protocol
