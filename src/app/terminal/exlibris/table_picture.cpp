#include "app/terminal/exlibris/table_picture.h"

#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/terminal/exlibris/shelf_picture.h"
#include "exlibris/play.h"
#include "exlibris/shelf.h"

namespace shelfmark::app::terminal::xl {
namespace {

using exlibris::Board;
using exlibris::CardId;
using exlibris::CardSet;
using exlibris::FigureId;
using exlibris::Location;
using exlibris::Seat;
using exlibris::View;

constexpr std::size_t name_width = 24;

std::string cards_in_a_row(const Phrases& phrases, const CardSet& cards) {
    std::vector<std::string> tags;
    cards.for_each([&](CardId card) { tags.push_back(phrases.card(card)); });
    return fmt::format("{}", fmt::join(tags, "  "));
}

// "[you: Witch] [ ]": who stands on each space, and which are free.
std::vector<std::string> spaces(const Phrases& phrases, const Board& board, Location location) {
    const auto here = figures_on(board, static_cast<exlibris::Place>(location));
    std::vector<std::string> boxes;
    for (int space = 0; space < open_spaces(location, players(board)); ++space) {
        std::vector<std::string> standing;
        for (const FigureId figure : here) {
            if (board.figures[figure].space != space) continue;
            standing.push_back(
                fmt::format("{}: {}", phrases.player(exlibris::owner_of(figure)), phrases.figure(board, figure)));
        }
        const bool numbered = location == Location::auction_house || location == Location::bookworm_tavern;
        const std::string number = numbered && players(board) > 1 ? fmt::format("{}", space + 1) : " ";
        boxes.push_back(standing.empty()
                            ? fmt::format("[{}]", number)
                            : fmt::format("[{}{}]", numbered ? number + " " : "", fmt::join(standing, " + ")));
    }
    return boxes;
}

std::string cards_on_tile(const Phrases& phrases, const View& view, Location location) {
    const Board& board = view.board;
    if (card_tile(location) < 0) return {};
    std::string open = cards_in_a_row(phrases, cards_on(board, location));
    if (location != Location::mysterious_shack || board.shack_count == 0) return open;
    if (!view.shack.empty()) return cards_in_a_row(phrases, view.shack);
    return phrases.say("terminal.face-down", {{"n", board.shack_count}});
}

std::string tile(const Phrases& phrases, const View& view, Location location) {
    const bool permanent = (view.board.permanent & bit(location)) != 0;
    const std::string when = phrases.say(delayed(location) ? "terminal.later" : "terminal.at-once");
    std::string line =
        fmt::format("{:>2} {} {} ", index(location) + 1,
                    padded(phrases.location(location) + (permanent ? " *" : ""), name_width), padded(when, 6));
    line += flowed(spaces(phrases, view.board, location), " ", phrases.style().width, width_of(line));
    const std::string cards = cards_on_tile(phrases, view, location);
    if (cards.empty()) return line + '\n';
    const std::string last_line = line.substr(line.rfind('\n') + 1);
    const bool fits = width_of(last_line) + 2 + width_of(cards) <= phrases.style().width;
    return line + (fits ? "  " : "\n" + std::string(5, ' ')) + cards + '\n';
}

// "Player 2: Dungeon of Deep Thought (Gelatinous Cube)"; before the choice of libraries only the player.
std::string name_of_table(const Phrases& phrases, const Board& board, Seat seat) {
    const auto library = board.library[seat];
    std::string player = phrases.player_name(seat);
    if (library == exlibris::Assistant::ordinary) return player;
    return fmt::format("{}: {} ({})", player, phrases.library(library), phrases.assistant(library));
}

// XL-S3: everybody sees the tiles that were dealt, until all have chosen. The reader's own are the choices.
std::string dealt_tiles(const Phrases& phrases, const Board& board, Seat seat) {
    if (board.phase != exlibris::Phase::choosing) return {};
    std::string text;
    for (const std::size_t which : {2UL * seat, 2UL * seat + 1}) {
        const auto library = board.dealt[which];
        const auto kept = board.library[seat];
        const std::string_view fate =
            kept == exlibris::Assistant::ordinary ? "open" : (kept == library ? "kept" : "removed");
        const std::string line = phrases.say("terminal.dealt", {{"fate", fate},
                                                                {"library", phrases.library(library)},
                                                                {"assistant", phrases.assistant(library)},
                                                                {"ability", phrases.ability(library)}});
        text += "  " + flowed(line, phrases.style().width, 2) + '\n';
    }
    return text;
}

std::string opponent(const Phrases& phrases, const View& view, Seat seat) {
    const Board& board = view.board;
    std::string text = phrases.titled(name_of_table(phrases, board, seat));
    text +=
        phrases.say("terminal.opponent", {{"hand", board.hand_count[seat]}, {"shelved", shelved_count(board, seat)}});
    text += "  " + book_counts(phrases.style(), board, seat) + '\n';
    if (!view.certain[seat].empty()) {
        const std::string known = cards_in_a_row(phrases, view.certain[seat]);
        text += phrases.say("terminal.known-hand", {{"cards", known}}) + '\n';
    }
    text += dealt_tiles(phrases, board, seat);
    return board.shelf[seat].empty() ? text : text + small_shelf_picture(phrases.style(), board, seat);
}

std::string own_shelf(const Phrases& phrases, const View& view) {
    const Board& board = view.board;
    const std::string heading = phrases.say("terminal.your-shelf", {{"n", shelved_count(board, view.seat)},
                                                                    {"end", end_trigger(board.options)},
                                                                    {"solo", solo(board) ? "yes" : "no"}});
    std::string text = phrases.titled(heading) + book_counts(phrases.style(), board, view.seat) + '\n';
    if (board.shelf[view.seat].empty()) return text;
    return text + shelf_picture(phrases.style(), board, view.seat);
}

bool is_last_round(const Board& board) {
    constexpr int last_solo_round = 5;  // XL-O4
    return board.last_round || (solo(board) && board.round == last_solo_round);
}

std::string waiting_figures(const Phrases& phrases, const View& view) {
    if (view.board.phase != exlibris::Phase::placement) return {};
    std::vector<std::string> names;
    for (int i = 0; i < 4; ++i) {
        const FigureId figure = exlibris::figure_id(view.seat, i);
        if (view.board.figures[figure].place == exlibris::waiting) names.push_back(phrases.figure(view.board, figure));
    }
    if (names.empty()) return {};
    const std::string list = fmt::format("{}", fmt::join(names, ", "));
    return phrases.say("terminal.waiting", {{"list", list}}) + '\n';
}

}  // namespace

std::string legend(const Phrases& phrases) {
    std::vector<std::string> entries;
    entries.reserve(exlibris::category_ids.size());
    for (const std::string_view id : exlibris::category_ids) {
        entries.push_back(fmt::format("{} {}", id.substr(0, 1), phrases.say(fmt::format("category.{}.short", id))));
    }
    return painted(phrases.style(), Ink::dim, flowed(entries, "  ", phrases.style().width));
}

std::string header(const Phrases& phrases, const View& view) {
    const Board& board = view.board;
    const std::string top = board.discard_top == exlibris::no_card ? "" : " (" + phrases.card(board.discard_top) + ")";
    const std::string round = phrases.say("terminal.round", {{"n", board.round},
                                                             {"last", is_last_round(board) ? "yes" : "no"},
                                                             {"player", phrases.player(board.first_player)}});
    const std::size_t width = phrases.style().width;
    const std::string piles =
        phrases.say("terminal.piles", {{"deck", board.deck_count}, {"discard", board.discard.count()}, {"top", top}});
    const std::vector<std::string> goals = {
        phrases.say("terminal.prominent", {{"category", phrases.category(board.prominent)}}),
        phrases.say("terminal.banned", {{"category", phrases.category(board.banned)}}),
        phrases.say("terminal.focus", {{"category", phrases.category(view.focus)}})};
    return flowed({painted(phrases.style(), Ink::bold, round), piles}, "  ", width) + '\n' +
           flowed(goals, "  ", width) + '\n' + legend(phrases) + '\n';
}

std::string town(const Phrases& phrases, const View& view) {
    std::string text = phrases.titled(phrases.say("terminal.town"));
    for (auto open = laid_out(view.board); open != 0; open &= open - 1) {
        text += tile(phrases, view, static_cast<Location>(std::countr_zero(open)));
    }
    if (!view.board.spread.empty()) {
        text += phrases.say("terminal.spread", {{"cards", cards_in_a_row(phrases, view.board.spread)}}) + '\n';
    }
    return text;
}

std::string large_shelves(const Phrases& phrases, const View& view) {
    std::string text;
    for (std::size_t i = 0; i < view.board.options.players; ++i) {
        const auto seat = static_cast<Seat>(i);
        text += phrases.titled(phrases.player_name(seat)) + book_counts(phrases.style(), view.board, seat) + '\n';
        if (!view.board.shelf[seat].empty()) text += shelf_picture(phrases.style(), view.board, seat);
    }
    return text;
}

std::string hand(const Phrases& phrases, const View& view) {
    const Style& style = phrases.style();
    std::string text = phrases.titled(phrases.say("terminal.your-hand", {{"n", view.hand.count()}}));
    view.hand.for_each([&](CardId card) {
        const exlibris::Card& printed = exlibris::card(card);
        const std::string front = "  " + padded(phrases.card(card), 9);
        std::string titles;
        for (std::size_t i = 0; i < printed.books; ++i) titles += (i == 0 ? "" : "; ") + std::string(printed.titles[i]);
        text += front + painted(style, Ink::dim, shortened(titles, style.width - width_of(front))) + '\n';
    });
    return text;
}

std::string table_picture(const Phrases& phrases, const View& view) {
    std::string text = header(phrases, view) + town(phrases, view);
    for (int steps = 1; steps < players(view.board); ++steps) {
        text += opponent(phrases, view, after(view.board, view.seat, steps));
    }
    return text + own_shelf(phrases, view) + hand(phrases, view) + waiting_figures(phrases, view);
}

std::string card_page(const Phrases& phrases, CardId card) {
    const exlibris::Card& printed = exlibris::card(card);
    std::string text = phrases.say("terminal.card", {{"card", phrases.card(card)},
                                                     {"letter", std::string_view(&printed.letter, 1)},
                                                     {"rank", printed.rank},
                                                     {"of", printed.of_letter}}) +
                       '\n';
    for (std::size_t i = 0; i < printed.books; ++i) {
        text += fmt::format("  {} - {}\n", printed.titles[i], phrases.category(printed.categories[i]));
    }
    return text;
}

}  // namespace shelfmark::app::terminal::xl
