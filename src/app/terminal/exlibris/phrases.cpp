#include "app/terminal/exlibris/phrases.h"

#include <array>

#include <fmt/format.h>

#include "exlibris/notation.h"
#include "exlibris/shelf.h"

namespace shelfmark::app::terminal::xl {

using exlibris::Action;
using exlibris::Board;
using exlibris::figure_id;
using exlibris::FigureId;
using exlibris::Location;
using exlibris::Verb;
using exlibris::View;

std::string Phrases::category(exlibris::Category category) const {
    return painted(style(), ink_of(category), say(fmt::format("category.{}.name", name(category))));
}

std::string Phrases::location(Location location) const { return say(fmt::format("location.{}.name", name(location))); }

std::string Phrases::place(Location location) const {
    return say("terminal.the-place", {{"id", name(location)}, {"place", this->location(location)}});
}

std::string Phrases::assistant(exlibris::Assistant assistant) const {
    if (assistant == exlibris::Assistant::ordinary) return say("terminal.assistant");
    return say(fmt::format("assistant.{}.name", name(assistant)));
}

std::string Phrases::figure(const Board& board, FigureId figure) const {
    return assistant(assistant_of(board, figure));
}

std::string Phrases::whose_figure(const Board& board, FigureId figure) const {
    return fmt::format("{} ({})", this->figure(board, figure), player(exlibris::owner_of(figure)));
}

std::string Phrases::library(exlibris::Library library) const {
    const bool basic = library == exlibris::Assistant::ordinary;
    return say(fmt::format("library.{}.name", basic ? "basic" : name(library)));
}

std::string Phrases::ability(exlibris::Assistant assistant) const {
    return say(fmt::format("assistant.{}.ability", name(assistant)));
}

std::string Phrases::direction(exlibris::Direction direction) const {
    constexpr std::array ids = {"left", "right", "up", "down"};
    return say(fmt::format("direction.{}", ids[static_cast<std::size_t>(direction)]));
}

std::string Phrases::placing(const View& view, Action action) const {
    const auto location = static_cast<Location>(action.b);
    const std::string who = figure(view.board, figure_id(view.seat, action.a));
    if (location == Location::home) return say("act.place-home", {{"figure", who}});
    const std::string where = place(location);
    if (action.c == exlibris::any_space) return say("act.place", {{"figure", who}, {"place", where}});
    const bool bids = location == Location::auction_house;
    return say(bids ? "act.place-bid" : "act.place-share", {{"figure", who}, {"place", where}, {"n", action.c + 1}});
}

std::string Phrases::destination(Action action) const {
    const auto where = static_cast<Location>(action.b);
    std::string named = location(where);
    if (where == Location::home || action.c == exlibris::any_space) return named;
    const bool bids = where == Location::auction_house;
    return say(bids ? "act.place-short-bid" : "act.place-short-share", {{"place", named}, {"n", action.c + 1}});
}

std::string Phrases::errand(const View& view, Action action) const {
    const bool home = static_cast<Location>(action.b) == Location::home;
    return say("bots.errand", {{"figure", figure(view.board, figure_id(view.seat, action.a))},
                               {"place", home ? std::string("home") : destination(action)}});
}

// A place on the reader's shelf, named by its card where one stands there.
std::string Phrases::about_cell(const View& view, std::string_view key, Action action) const {
    const auto there = card_at(view.board, view.seat, {action.a, action.b});
    const std::string named = there == exlibris::no_card ? std::string() : card(there);
    return say(key, {{"row", action.a}, {"column", action.b}, {"card", named}});
}

std::string Phrases::action(const View& view, Action action) const {
    const Board& board = view.board;
    const std::string verb = notation(board, view.seat, action);
    const std::string key = fmt::format("act.{}", verb.substr(0, verb.find(' ')));
    const auto own_figure = [&] { return figure_id(view.seat, action.a); };
    switch (action.verb) {
        case Verb::keep: {
            const auto kept = static_cast<exlibris::Library>(action.a);
            return say(key, {{"library", library(kept)}, {"figure", assistant(kept)}, {"ability", ability(kept)}});
        }
        case Verb::place: return placing(view, action);
        case Verb::at:
        case Verb::on:
        case Verb::under:
        case Verb::from:
        case Verb::also:
        case Verb::slide:
        case Verb::to: return about_cell(view, key, action);
        case Verb::shift: return say(key, {{"direction", direction(static_cast<exlibris::Direction>(action.a))}});
        case Verb::by:
            return say(key, {{"direction", direction(static_cast<exlibris::Direction>(action.a))}, {"n", action.b}});
        case Verb::give: return say(key, {{"card", card(action.a)}, {"other", player(action.b)}});
        case Verb::allow: return say(key, {{"other", player(exlibris::owner_of(top(board).figure))}});
        case Verb::withdraw: return say(key, {{"figure", figure(board, top(board).figure)}});
        case Verb::name: return say(key, {{"category", category(static_cast<exlibris::Category>(action.a))}});
        case Verb::rob:
            return say(
                key, {{"other", player(action.a)}, {"category", category(static_cast<exlibris::Category>(action.b))}});
        case Verb::call:
            return say(key, {{"figure", figure(board, own_figure())},
                             {"place", place(static_cast<Location>(board.figures[own_figure()].place))}});
        case Verb::send:
            return say(key, {{"figure", figure(board, own_figure())},
                             {"place", place(static_cast<Location>(board.figures[action.b].place))},
                             {"other", whose_figure(board, action.b)}});
        case Verb::claim: return say(key, {{"figure", figure(board, own_figure())}});
        case Verb::remove: return say(key, {{"place", place(static_cast<Location>(action.a))}});
        case Verb::pass:
        case Verb::done:
        case Verb::draw:
        case Verb::surrender:
        case Verb::burn_one:
        case Verb::burn_all: return say(key);
        case Verb::discard:
        case Verb::lay: {
            const bool on_shelf = board.shelf[view.seat].contains(action.a);
            return say(key, {{"card", card(action.a)}, {"from", on_shelf ? "shelf" : "hand"}});
        }
        default: return say(key, {{"card", card(action.a)}});
    }
}

}  // namespace shelfmark::app::terminal::xl
