#include "app/terminal/librarians/why.h"

#include <fmt/format.h>

#include "app/terminal/librarians/reference.h"
#include "app/terminal/pages.h"
#include "app/terminal/why.h"
#include "librarians/engine.h"
#include "librarians/explain.h"
#include "librarians/words.h"
#include "table/words.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Action;
using librarians::ActionList;
using librarians::Ask;
using librarians::Board;
using librarians::CardId;
using librarians::Cell;
using librarians::Refusal;
using librarians::State;
using librarians::Verb;

std::string line(const Phrases& phrases, const std::string& words) {
    return flowed(words, phrases.style().width) + '\n';
}

// ---- reasons ----

std::string words_of(const Phrases& phrases, const Board& board, const Refusal& refusal) {
    std::string what;
    if (refusal.obstacle == librarians::Obstacle::card && refusal.which < board.card_count) {
        what = phrases.card(board, refusal.which);
        if (board.library.shown.contains(refusal.which)) {
            what += fmt::format(" ({})", to_text(board.library.where[refusal.which]));
        }
    }
    if (refusal.obstacle == librarians::Obstacle::seat) what = phrases.player(refusal.which);
    return phrases.say(refusal.key, {{"what", what}});
}

// With the whole rule.
std::string refused(const Phrases& phrases, const Board& board, const Refusal& refusal) {
    return reason(phrases, words_of(phrases, board, refusal), refusal.rule);
}

// ---- what was asked about ----

// "horror-A at 2,-1", "horror-A on 2,1" or, as it lies, "horror-A 2,1"; the verb of the notation may stand before it.
struct Wish {
    CardId card = librarians::no_card;
    std::optional<Cell> at;
    bool on = false;
};

bool is_taken(const Board& board, Cell at) { return top_of(board.library, at) != librarians::no_card; }

std::optional<Wish> parse_wish(const Board& board, std::string_view text) {
    table::Words words(text);
    if (words.peek().text == "play") words.next();
    const auto card = librarians::parse_card(board, words.next().text);
    if (!card) return std::nullopt;
    Wish wish = {.card = *card, .at = {}};
    if (words.empty()) return wish;
    const std::string_view how = words.peek().text;
    if (how == "at" || how == "on") words.next();
    wish.at = parse_place(words.rest().text);
    if (!wish.at) return std::nullopt;
    wish.on = how == "on" || (how != "at" && is_taken(board, *wish.at));
    return wish;
}

// ---- answers ----

Refusal why_not_there(const Board& board, const Wish& wish) {
    return wish.on ? why_not_on(board, wish.card, *wish.at) : why_not_at(board, wish.card, *wish.at);
}

std::string fitting(const Phrases& phrases, const Board& board, const Wish& wish) {
    return phrases.say("librarians.why-fits", {{"card", phrases.card(board, wish.card)}, {"place", to_text(*wish.at)}});
}

std::string about_place(const Phrases& phrases, const Board& board, const Wish& wish) {
    const Refusal refusal = why_not_there(board, wish);
    return refusal ? refused(phrases, board, refusal) : line(phrases, fitting(phrases, board, wish));
}

// Another card has to find its place first.
std::string about_later_card(const Phrases& phrases, const Board& board, const Wish& wish) {
    const std::string now = phrases.card(board, top(board).a);
    const std::string words =
        phrases.say("librarians.why-later", {{"card", phrases.card(board, wish.card)}, {"now", now}});
    return line(phrases, words) + (wish.at ? about_place(phrases, board, wish) : "");
}

// Whether the card can be played at all, then whether it fits there.
std::string about_card(const Phrases& phrases, const State& state, const ActionList& actions, const Wish& wish) {
    const Board& board = state.board;
    const bool placing = top(board).ask == Ask::place;
    const bool being_placed = placing && top(board).a == wish.card;
    const Action playing = librarians::act(Verb::play, wish.card);
    if (placing && !being_placed && state.hidden.hand[phrases.reader()].contains(wish.card)) {
        return about_later_card(phrases, board, wish);
    }
    if (!being_placed) {
        const auto number = position(actions, playing);
        if (number && !wish.at) return allowed(phrases, observe(state, phrases.reader()), actions, *number + 1);
        // What fits nowhere does not fit here: the place says more about the reason.
        const auto refusal = check(state, phrases.reader(), playing);
        const bool has_better_reason = wish.at && refusal && std::string_view(refusal.key) == "why.no-place";
        if (refusal && !has_better_reason) return refused(phrases, board, refusal);
    }
    if (wish.at) return about_place(phrases, board, wish);
    return line(phrases, phrases.say("librarians.why-placing", {{"card", phrases.card(board, wish.card)}}));
}

// What goes there: the card that is being placed, or each card of the hand.
std::optional<std::string> about_bare_place(const Phrases& phrases, const State& state, Cell at) {
    const Board& board = state.board;
    const auto wish = [&](CardId card) { return Wish{.card = card, .at = at, .on = is_taken(board, at)}; };
    if (top(board).ask == Ask::place) return about_place(phrases, board, wish(top(board).a));
    if (top(board).ask != Ask::turn) return std::nullopt;
    std::string text;
    state.hidden.hand[phrases.reader()].for_each([&](CardId card) {
        const Refusal refusal = why_not_there(board, wish(card));
        const std::string words = refusal ? fmt::format("{}: {} ({})", phrases.card(board, card),
                                                        words_of(phrases, board, refusal), refusal.rule)
                                          : fitting(phrases, board, wish(card));
        text += line(phrases, words);
    });
    return text;
}

}  // namespace

std::optional<std::string> why_not(const Phrases& phrases, const State& state, Action action) {
    const auto refusal = check(state, phrases.reader(), action);
    if (!refusal) return std::nullopt;
    return refused(phrases, state.board, refusal);
}

std::optional<std::string> about(const Phrases& phrases, const State& state, const ActionList& actions,
                                 std::string_view text) {
    if (const auto wish = parse_wish(state.board, text)) return about_card(phrases, state, actions, *wish);
    const auto at = parse_place(text);
    return at ? about_bare_place(phrases, state, *at) : power_page(phrases, state.board, text);
}

}  // namespace shelfmark::app::terminal::lb
