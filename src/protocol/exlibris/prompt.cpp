// What is being decided, by whom, and by which rule.

#include <algorithm>
#include <string_view>

#include "exlibris/explain.h"
#include "exlibris/result.h"
#include "protocol/exlibris/parts.h"

namespace shelfmark::protocol {

namespace {

using exlibris::ActionList;
using exlibris::Ask;
using exlibris::Board;
using exlibris::Frame;
using exlibris::Verb;

std::string_view effect_words(Verb verb) {
    switch (verb) {
        case Verb::leave: return "effect.leave";
        case Verb::give: return "effect.give";
        case Verb::name: return "effect.name";
        case Verb::with: return "effect.with";
        case Verb::send: return "effect.send";
        case Verb::claim: return "effect.claim";
        case Verb::slide: return "effect.slide";
        case Verb::to: return "effect.to";
        case Verb::by: return "effect.by";
        case Verb::take: return "effect.take";
        default: return "effect.lodge";
    }
}

void ask_for_place_on_shelf(ExLibrisPrompt& prompt, const Frame& frame, Verb first) {
    if (first == Verb::also || first == Verb::done) {
        prompt.words = "shelve-more";
        return;
    }
    prompt.card = frame.a;
    prompt.words = first == Verb::from ? "shelve-gap" : "shelve";
    if (first == Verb::from) prompt.direction = static_cast<ExLibrisDirection>(frame.step - 1);
}

void ask_for_payment(ExLibrisPrompt& prompt, const Board& board, const Frame& frame, const ActionList& choices) {
    const auto lays = [](const exlibris::Action& action) { return action.verb == Verb::lay; };
    const bool limited = frame.b < exlibris::card_count;
    prompt.words = std::any_of(choices.begin(), choices.end(), lays) ? "pay-laid" : "pay";
    prompt.kind = frame.a == frame.b ? "exact" : (limited ? "limited" : "open");
    prompt.least = frame.a;
    prompt.most = frame.b;
    prompt.chosen = board.chosen.count();
}

void ask_for_loot(ExLibrisPrompt& prompt, const Frame& frame, Verb first) {
    prompt.words = first == Verb::give ? "give-up" : "pickpocket";
    if (first != Verb::give) return;
    prompt.other = exlibris::owner_of(frame.figure);
    prompt.category = static_cast<ExLibrisCategory>(frame.c);
}

// With what the inspector would do to the shelf as it is now (XL-I2).
void ask_for_turning(ExLibrisPrompt& prompt, const exlibris::View& view) {
    const auto turned = inspect(shelved_cards(view.board, view.seat));
    const auto order = reading_order(view.board, view.seat);
    auto& cards = prompt.cards.emplace();
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (turned[i]) cards.push_back(order[i]);
    }
    prompt.words = "inspection";
    prompt.any = cards.empty() ? "none" : "some";
    prompt.best = best_to_turn(view);
}

void ask_for_home_actions(ExLibrisPrompt& prompt, const Frame& frame) {
    prompt.words = frame.b > 0 ? "home-actions" : "shelve-hand";
    prompt.n = frame.a;
}

void ask(ExLibrisPrompt& prompt, const exlibris::View& view, const ActionList& choices) {
    const Frame& frame = top(view.board);
    const Verb first = choices[0].verb;
    switch (frame.ask) {
        case Ask::keep_library: prompt.words = "keep-library"; break;
        case Ask::place: prompt.words = "place"; break;
        case Ask::home_actions: ask_for_home_actions(prompt, frame); break;
        case Ask::witch: prompt.words = "witch"; break;
        case Ask::offer: prompt.words = "offer"; break;
        case Ask::shelve: ask_for_place_on_shelf(prompt, frame, first); break;
        case Ask::pay: ask_for_payment(prompt, view.board, frame, choices); break;
        case Ask::pickpocket: ask_for_loot(prompt, frame, first); break;
        case Ask::burn: prompt.words = "burn"; break;
        case Ask::sasquatch: prompt.words = "sasquatch"; break;
        case Ask::cube:
            prompt.words = "cube";
            prompt.other = exlibris::owner_of(frame.figure);
            break;
        case Ask::golem: prompt.words = "golem"; break;
        case Ask::remove_tiles: prompt.words = "remove-tiles"; break;
        case Ask::inspection: ask_for_turning(prompt, view); break;
        default: prompt.words = effect_words(first); break;
    }
}

// The location whose effect is going on, if any.
std::optional<ExLibrisPlace> asking_place(const Board& board) {
    for (std::size_t i = board.depth; i-- > 0;) {
        const Frame& frame = board.frames[i];
        const bool names_one = frame.ask == Ask::effect || frame.ask == Ask::visit || frame.ask == Ask::golem ||
                               frame.ask == Ask::resolution;
        if (names_one && frame.a <= exlibris::at_home) return place_on_wire(frame.a);
    }
    return std::nullopt;
}

}  // namespace

ExLibrisPrompt prompt_of(const exlibris::View& view, const ExLibrisAsked& asked) {
    ExLibrisPrompt prompt;
    for (table::Seat seat = 0; seat < players(view.board); ++seat) {
        if (asked.deciding.contains(seat)) prompt.deciding.push_back(seat);
    }
    if (view.board.depth == 0) return prompt;
    const Frame& frame = top(view.board);
    prompt.rule = rule_of(view.board, frame);
    prompt.place = asking_place(view.board);
    if (frame.figure != exlibris::no_figure) prompt.figure = frame.figure;
    if (!asked.choices.empty()) ask(prompt, view, asked.choices);
    return prompt;
}

}  // namespace shelfmark::protocol
