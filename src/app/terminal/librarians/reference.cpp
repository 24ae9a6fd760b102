#include "app/terminal/librarians/reference.h"

#include <fmt/format.h>

#include "app/terminal/pages.h"
#include "app/terminal/why.h"
#include "librarians/engine.h"
#include "librarians/material.h"
#include "librarians/words.h"
#include "table/words.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Action;
using librarians::ActionList;
using librarians::Board;
using librarians::Book;
using librarians::CardId;
using librarians::Cell;
using librarians::Refusal;
using librarians::Seat;
using librarians::State;
using librarians::Verb;
using librarians::View;

// LB-Q1 to LB-Q24 in the order of the genres; all thrills are in LB-E5.
std::string rule_of(const Book& book) {
    return is_thrill(book) ? std::string("LB-E5") : fmt::format("LB-Q{}", book.kind + 1);
}

// Where a card is, as far as the reader knows.
std::string whereabouts(const Phrases& phrases, const View& view, CardId card) {
    const Board& board = view.board;
    const auto say = [&](std::string_view where, const std::string& what = {}) {
        return phrases.say("librarians.where", {{"where", where}, {"what", what}});
    };
    if (board.library.shown.contains(card)) return say("library", to_text(board.library.where[card]));
    if (board.discard.contains(card)) return say("discard");
    for (Seat seat = 0; seat < players(board); ++seat) {
        if (board.powers[seat].contains(card)) return say("power", phrases.player(seat));
        if (view.hand[seat].contains(card)) return say("hand", phrases.player(seat));
    }
    return say(open_cards(board).contains(card) ? "covered" : "unknown");
}

std::optional<int> find_kind(const Phrases& phrases, std::string_view text) {
    for (int kind = 0; kind < librarians::genre_count + librarians::thrill_count; ++kind) {
        const Book book = {.letter = 0, .kind = static_cast<std::uint8_t>(kind)};
        const auto id = is_thrill(book) ? librarians::name(thrill_of(book)) : librarians::name(genre_of(book));
        const Phrases plain(phrases.language(), {}, phrases.reader());
        if (is_called(text, plain.kind(book), id)) return kind;
    }
    return std::nullopt;
}

std::string line(const Phrases& phrases, const std::string& words) {
    return flowed(words, phrases.style().width) + '\n';
}

// "horror-A at 2,-1", "horror-A on 2,1" or, as it lies, "horror-A 2,1"; the verb of the notation may stand before it.
struct Wish {
    CardId card = librarians::no_card;
    std::optional<Cell> at;
    bool on = false;
};

std::optional<Wish> parse_wish(const Board& board, std::string_view text) {
    table::Words words(text);
    if (words.peek().text == "play") words.next();
    const auto card = librarians::parse_card(board, words.next().text);
    if (!card) return std::nullopt;
    Wish wish = {.card = *card, .at = {}};
    if (words.empty()) return wish;
    const std::string_view how = words.peek().text;
    if (how == "at" || how == "on") words.next();
    wish.at = librarians::parse_cell(words.next().text);
    if (!wish.at || !words.empty()) return std::nullopt;
    wish.on = how == "on" || (how != "at" && top_of(board.library, *wish.at) != librarians::no_card);
    return wish;
}

std::string about_place(const Phrases& phrases, const Board& board, const Wish& wish) {
    const Refusal refusal = wish.on ? why_not_on(board, wish.card, *wish.at) : why_not_at(board, wish.card, *wish.at);
    if (refusal) return refused(phrases, board, refusal);
    return line(phrases, phrases.say("librarians.why-fits",
                                     {{"card", phrases.card(board, wish.card)}, {"place", to_text(*wish.at)}}));
}

// Whether the card can be played at all, then whether it fits there.
std::string about_card(const Phrases& phrases, const State& state, const ActionList& actions, const Wish& wish) {
    const Board& board = state.board;
    const bool being_placed = top(board).ask == librarians::Ask::place && top(board).a == wish.card;
    const Action playing = librarians::act(Verb::play, wish.card);
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

}  // namespace

std::optional<std::string> card_page(const Phrases& phrases, const View& view, std::string_view text) {
    const Board& board = view.board;
    const auto card = librarians::parse_card(board, text);
    if (!card) return std::nullopt;
    const Book& book = book_of(board, *card);
    const std::string about = phrases.say("librarians.card", {{"kind", phrases.kind(book)},
                                                              {"author", phrases.author(board, book.author)},
                                                              {"audience", phrases.audience(audience_of(book))},
                                                              {"volume", static_cast<int>(book.volume)}});
    const std::string title = phrases.say(
        "librarians.titled", {{"card", phrases.card(board, *card)}, {"title", librarians::title_of(board, *card)}});
    return page(phrases, title, about + ' ' + whereabouts(phrases, view, *card), rule_of(book));
}

std::optional<std::string> power_page(const Phrases& phrases, std::string_view text) {
    const auto kind = find_kind(phrases, text);
    if (!kind) return std::nullopt;
    const Book book = {.letter = 0, .kind = static_cast<std::uint8_t>(*kind)};
    const std::string title =
        is_thrill(book) ? phrases.kind(book)
                        : fmt::format("{} ({})", phrases.kind(book), phrases.colour(colour_of(genre_of(book))));
    return page(phrases, title, phrases.power(book), rule_of(book));
}

std::string refused(const Phrases& phrases, const Board& board, const Refusal& refusal) {
    std::string what;
    if (refusal.obstacle == librarians::Obstacle::card && refusal.which < board.card_count) {
        what = phrases.card(board, refusal.which);
        if (board.library.shown.contains(refusal.which)) {
            what += fmt::format(" ({})", to_text(board.library.where[refusal.which]));
        }
    }
    if (refusal.obstacle == librarians::Obstacle::seat) what = phrases.player(refusal.which);
    return reason(phrases, phrases.say(refusal.key, {{"what", what}}), refusal.rule);
}

std::optional<std::string> why_not(const Phrases& phrases, const State& state, Action action) {
    const auto refusal = check(state, phrases.reader(), action);
    if (!refusal) return std::nullopt;
    return refused(phrases, state.board, refusal);
}

std::optional<std::string> about(const Phrases& phrases, const State& state, const ActionList& actions,
                                 std::string_view text) {
    if (const auto wish = parse_wish(state.board, text)) return about_card(phrases, state, actions, *wish);
    return power_page(phrases, text);
}

}  // namespace shelfmark::app::terminal::lb
