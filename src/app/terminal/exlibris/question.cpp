#include "app/terminal/exlibris/question.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "app/terminal/exlibris/shelf_picture.h"
#include "exlibris/notation.h"
#include "exlibris/result.h"
#include "exlibris/shelf.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Action;
using exlibris::ActionList;
using exlibris::Ask;
using exlibris::Assistant;
using exlibris::Board;
using exlibris::Frame;
using exlibris::Location;
using exlibris::Verb;
using exlibris::View;

// ---- who asks ----

std::string about_location(const Phrases& phrases, Location location) {
    return fmt::format("{}: {}", phrases.location(location),
                       phrases.say(fmt::format("location.{}.effect", name(location))));
}

std::string about_assistant(const Phrases& phrases, Assistant assistant) {
    return fmt::format("{}: {}", phrases.assistant(assistant), phrases.ability(assistant));
}

// The text of a pending frame that has one of its own.
std::optional<std::string> text_of(const Phrases& phrases, const Board& board, const Frame& frame) {
    switch (frame.ask) {
        case Ask::effect: return about_location(phrases, static_cast<Location>(frame.a));
        case Ask::witch:
        case Ask::pickpocket:
        case Ask::burn:
        case Ask::bookworm:
        case Ask::sasquatch:
        case Ask::cube:
        case Ask::golem: return about_assistant(phrases, assistant_of(board, frame.figure));
        case Ask::visit:
            // What stands directly on a visit: the home actions of the own library, or those that an ability gives.
            if (frame.a == exlibris::at_home) return about_location(phrases, Location::home);
            return about_assistant(phrases, assistant_of(board, top(board).figure));
        default: return std::nullopt;
    }
}

// ---- what is asked ----

std::string_view effect_key(Verb verb) {
    switch (verb) {
        case Verb::leave: return "ask.effect.leave";
        case Verb::give: return "ask.effect.give";
        case Verb::name: return "ask.effect.name";
        case Verb::with: return "ask.effect.with";
        case Verb::send: return "ask.effect.send";
        case Verb::claim: return "ask.effect.claim";
        case Verb::slide: return "ask.effect.slide";
        case Verb::to: return "ask.effect.to";
        case Verb::by: return "ask.effect.by";
        case Verb::take: return "ask.effect.take";
        default: return "ask.effect.lodge";
    }
}

// The Wizard's steps (assistants/wizard.cpp) are told apart by what can be answered.
std::string shelving_question(const Phrases& phrases, const Frame& frame, Verb first) {
    if (first == Verb::also || first == Verb::done) return phrases.say("ask.shelve-more");
    if (first != Verb::from) return phrases.say("ask.shelve", {{"card", phrases.card(frame.a)}});
    const auto direction = static_cast<exlibris::Direction>(frame.step - 1);
    return phrases.say("ask.shelve-gap",
                       {{"card", phrases.card(frame.a)}, {"direction", phrases.direction(direction)}});
}

std::string pickpocket_question(const Phrases& phrases, const Frame& frame, Verb first) {
    if (first != Verb::give) return phrases.say("ask.pickpocket");
    return phrases.say("ask.give-up", {{"other", phrases.player(exlibris::owner_of(frame.figure))},
                                       {"category", phrases.category(static_cast<exlibris::Category>(frame.c))}});
}

bool lays_out(const ActionList& actions) {
    return std::ranges::any_of(actions, [](const Action& action) { return action.verb == Verb::lay; });
}

std::string payment_question(const Phrases& phrases, const Board& board, const Frame& frame, bool laid) {
    const bool exact = frame.a == frame.b;
    const bool limited = frame.b < exlibris::card_count;
    return phrases.say(laid ? "ask.pay-laid" : "ask.pay", {{"kind", exact ? "exact" : (limited ? "limited" : "open")},
                                                           {"least", frame.a},
                                                           {"most", frame.b},
                                                           {"chosen", board.chosen.count()}});
}

// With what the inspector would do to the shelf as it is now (XL-I2).
std::string inspection_question(const Phrases& phrases, const View& view) {
    const auto turned = inspect(shelved_cards(view.board, view.seat));
    const auto order = reading_order(view.board, view.seat);
    std::string cards;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (turned[i]) cards += (cards.empty() ? "" : ", ") + exlibris::name(order[i]);
    }
    const std::string_view any = cards.empty() ? "none" : "some";
    return phrases.say("ask.inspection", {{"any", any}, {"cards", cards}});
}

// ---- the choices ----

// Choices that stand together: those about one figure, one victim, or of one kind.
int group_of(Action action) {
    const bool by_first = action.verb == Verb::place || action.verb == Verb::rob || action.verb == Verb::send;
    return static_cast<int>(action.verb) * 256 + (by_first ? action.a : 0);
}

bool is_place_on_shelf(Verb verb) {
    switch (verb) {
        case Verb::turn:
        case Verb::at:
        case Verb::from:
        case Verb::also:
        case Verb::slide:
        case Verb::to: return true;
        default: return false;
    }
}

exlibris::Cell cell_of(const Board& board, Action action) {
    return action.verb == Verb::turn ? spot_of(board, action.a).cell : exlibris::Cell{action.a, action.b};
}

Marks marks_of(const Board& board, const ActionList& actions) {
    Marks marks;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (!is_place_on_shelf(actions[i].verb)) continue;
        const auto cell = cell_of(board, actions[i]);
        marks[{cell.row, cell.column}] = fmt::to_string(i + 1);
    }
    return marks;
}

// So many choices that an assistant's destinations are listed under its name.
constexpr std::size_t many = 8;

std::string words_for(const Phrases& phrases, const View& view, const ActionList& actions, std::size_t which) {
    const bool has_heading = actions.size() > many && actions[which].verb == Verb::place;
    return has_heading ? phrases.destination(actions[which]) : phrases.action(view, actions[which]);
}

std::string heading(const Phrases& phrases, const View& view, const ActionList& actions, std::size_t which) {
    if (actions.size() <= many || actions[which].verb != Verb::place) return {};
    const auto figure = exlibris::figure_id(view.seat, actions[which].a);
    return phrases.say("act.place-heading", {{"figure", phrases.figure(view.board, figure)}}) + '\n';
}

}  // namespace

std::string who_asks(const Phrases& phrases, const View& view) {
    const Board& board = view.board;
    for (int i = board.depth; i-- > 0;) {
        const auto text = text_of(phrases, board, board.frames[static_cast<std::size_t>(i)]);
        if (text) return flowed(*text, phrases.style().width) + '\n';
    }
    return {};
}

std::string question(const Phrases& phrases, const View& view, const ActionList& actions) {
    const Board& board = view.board;
    const Frame& frame = top(board);
    const Verb first = actions[0].verb;
    switch (frame.ask) {
        case Ask::keep_library: return phrases.say("ask.keep-library");
        case Ask::place: return phrases.say("ask.place");
        case Ask::home_actions:
            return frame.b > 0 ? phrases.say("ask.home-actions", {{"n", frame.a}})
                               : phrases.say("ask.shelve-hand", {{"n", frame.a}});
        case Ask::witch: return phrases.say("ask.witch");
        case Ask::offer: return phrases.say("ask.offer");
        case Ask::shelve: return shelving_question(phrases, frame, first);
        case Ask::pay: return payment_question(phrases, board, frame, lays_out(actions));
        case Ask::pickpocket: return pickpocket_question(phrases, frame, first);
        case Ask::burn: return phrases.say("ask.burn");
        case Ask::sasquatch: return phrases.say("ask.sasquatch");
        case Ask::cube: return phrases.say("ask.cube", {{"other", phrases.player(exlibris::owner_of(frame.figure))}});
        case Ask::golem: return phrases.say("ask.golem", {{"place", phrases.place(static_cast<Location>(frame.a))}});
        case Ask::remove_tiles: return phrases.say("ask.remove-tiles");
        case Ask::inspection: return inspection_question(phrases, view);
        default: return phrases.say(effect_key(first));
    }
}

std::string choices(const Phrases& phrases, const View& view, const ActionList& actions) {
    const Style& style = phrases.style();
    const Marks marks = marks_of(view.board, actions);
    std::string text = marks.empty() ? std::string() : shelf_picture(style, view.board, view.seat, marks);
    std::vector<std::string> group;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (!is_place_on_shelf(actions[i].verb)) {
            group.push_back(phrases.numbered(words_for(phrases, view, actions, i), i + 1));
        }
        const bool ends = i + 1 == actions.size() || group_of(actions[i]) != group_of(actions[i + 1]);
        if (!ends || group.empty()) continue;
        text += heading(phrases, view, actions, i) + in_columns(group, style.width);
        group.clear();
    }
    return text;
}

}  // namespace shelfmark::app::terminal::xl
