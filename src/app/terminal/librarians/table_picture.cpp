#include "app/terminal/librarians/table_picture.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "app/terminal/librarians/library_picture.h"
#include "librarians/material.h"
#include "librarians/options_text.h"
#include "librarians/position_words.h"
#include "librarians/words.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Board;
using librarians::Book;
using librarians::CardId;
using librarians::CardSet;
using librarians::Duty;
using librarians::Seat;
using librarians::View;

std::string flowing(const Phrases& phrases, const std::vector<std::string>& parts) {
    return parts.empty() ? std::string() : flowed(parts, "  ", phrases.style().width) + '\n';
}

std::string header(const Phrases& phrases, const View& view) {
    const Board& board = view.board;
    const std::string turn = phrases.say("librarians.turn", {{"n", board.turns},
                                                             {"who", board.turn == phrases.reader() ? "you" : "other"},
                                                             {"name", phrases.player_name(board.turn)}});
    const std::string piles = phrases.say("librarians.piles", {{"deck", board.deck_count},
                                                               {"discard", board.discard.count()},
                                                               {"limit", board.hand_limit},
                                                               {"shelves", board.shelves_left}});
    return flowed(painted(phrases.style(), Ink::bold, turn) + "  " + piles, phrases.style().width) + '\n';
}

std::string duty_text(const Phrases& phrases, const Duty& duty) {
    std::vector<std::string> wishes;
    if (duty.colours != 0) wishes.push_back(phrases.colours(duty.colours));
    for (int letter = 0; letter < librarians::letter_count; ++letter) {
        if (((duty.letters >> letter) & 1U) != 0) {
            wishes.emplace_back(1, librarians::letter_name(static_cast<librarians::Letter>(letter)));
        }
    }
    return fmt::format("{}", fmt::join(wishes, ", "));
}

// What holds besides the plain rules.
std::string in_force(const Phrases& phrases, const Board& board) {
    std::vector<std::string> rules;
    for (const auto& [name, on] : librarians::expansions) {
        if (board.options.*on) rules.push_back(phrases.say(fmt::format("expansion.{}.name", name)));
    }
    if (const auto talk = board.options.talk; talk != librarians::Talk::silent) {
        rules.push_back(
            phrases.say("librarians.talk", {{"talk", librarians::talk_ids[static_cast<std::size_t>(talk)]}}));
    }
    if (board.options.exactly_two) rules.push_back(phrases.say("librarians.exactly-two"));
    if (board.no_stacking) rules.push_back(phrases.say("librarians.no-stacking"));
    for (const auto& [name, granted] : librarians::licence_names) {
        if (board.licence.*granted) rules.push_back(phrases.say(fmt::format("librarians.licence.{}", name)));
    }
    if (board.skips > 0) rules.push_back(phrases.say("librarians.skips", {{"n", board.skips}}));
    if (board.duty.any()) rules.push_back(phrases.say("librarians.duty", {{"what", duty_text(phrases, board.duty)}}));
    if (board.next_duty.any()) {
        rules.push_back(phrases.say("librarians.next-duty", {{"what", duty_text(phrases, board.next_duty)}}));
    }
    return flowing(phrases, rules);
}

std::string shelf_powers(const Phrases& phrases, const Board& board) {
    if (!board.options.powers) return {};
    std::string text;
    for (int row = board.library.first_row; row <= board.library.last_row; ++row) {
        const std::string power = phrases.shelf_power(bookshelf_of(board, row));
        const std::string line =
            phrases.say("librarians.shelf", {{"row", librarians::row_name(row)}, {"power", power}});
        text += "  " + flowed(line, phrases.style().width, 2) + '\n';
    }
    return text;
}

// Power cards before a player: "Romance, Fantasy (2)".
std::string power_names(const Phrases& phrases, const Board& board, Seat seat) {
    std::string list;
    for (int i = 0; i < librarians::genre_count; ++i) {
        const auto genre = static_cast<librarians::Genre>(i);
        int count = 0;
        board.powers[seat].for_each([&](CardId card) { count += genre_of(book_of(board, card)) == genre ? 1 : 0; });
        if (count == 0) continue;
        list += (list.empty() ? "" : ", ") + phrases.genre(genre);
        if (count > 1) list += fmt::format(" ({})", count);
    }
    return list;
}

std::string player_line(const Phrases& phrases, const View& view, Seat seat) {
    const Board& board = view.board;
    std::vector<std::string> parts = {
        phrases.say("librarians.player", {{"who", seat == phrases.reader() ? "you" : "other"},
                                          {"name", phrases.player_name(seat)},
                                          {"n", board.hand_count[seat]}})};
    const std::string powers = power_names(phrases, board, seat);
    if (!powers.empty()) parts.push_back(phrases.say("librarians.powers", {{"list", powers}}));
    if (seat != view.seat && !view.hand[seat].empty()) {
        parts.push_back(phrases.say("librarians.known-hand", {{"cards", phrases.cards(board, view.hand[seat])}}));
    }
    return "  " + flowed(parts, "  ", phrases.style().width, 2) + '\n';
}

std::string players_text(const Phrases& phrases, const View& view) {
    std::string text = phrases.titled(phrases.say("librarians.players"));
    for (int i = 0; i < players(view.board); ++i) text += player_line(phrases, view, static_cast<Seat>(i));
    return text;
}

std::string open_deck(const Phrases& phrases, const Board& board) {
    std::string list;
    for (int i = 0; i < board.open_deck; ++i) {
        list += (list.empty() ? "" : ", ") + phrases.card(board, board.deck_top[static_cast<std::size_t>(i)]);
    }
    if (list.empty()) return {};
    return flowed(phrases.say("librarians.open-deck", {{"cards", list}}), phrases.style().width) + '\n';
}

std::string hand(const Phrases& phrases, const View& view) {
    const CardSet& cards = view.hand[view.seat];
    return phrases.titled(phrases.say("terminal.your-hand", {{"n", cards.count()}})) +
           card_list(phrases, view.board, cards);
}

}  // namespace

std::string legend(const Phrases& phrases, const View& view) {
    std::vector<std::string> entries;
    const auto add = [&](int kind) {
        const Book book = {.letter = 0, .kind = static_cast<std::uint8_t>(kind)};
        std::string entry = painted(phrases.style(), ink_of(book), sign_of(book)) + ' ' + phrases.kind(book);
        if (!is_thrill(book)) entry += fmt::format(" ({})", phrases.colour(colour_of(genre_of(book))));
        entries.push_back(entry);
    };
    for (auto genres = view.board.options.genres; genres != 0; genres &= genres - 1) add(std::countr_zero(genres));
    for (unsigned thrills = view.board.options.thrills; thrills != 0; thrills &= thrills - 1) {
        add(librarians::genre_count + std::countr_zero(thrills));
    }
    return flowed(entries, "  ", phrases.style().width);
}

std::string card_list(const Phrases& phrases, const Board& board, const CardSet& cards) {
    std::size_t widest = 0;
    cards.for_each([&](CardId card) { widest = std::max(widest, width_of(librarians::name(board, card))); });
    std::string text;
    cards.for_each([&](CardId card) {
        const std::string front = "  " + padded(phrases.card(board, card), widest + 2);
        text += front + flowed(phrases.what_matters(board, card), phrases.style().width, width_of(front)) + '\n';
    });
    return text;
}

std::string table_picture(const Phrases& phrases, const View& view) {
    const Board& board = view.board;
    return header(phrases, view) + in_force(phrases, board) + legend(phrases, view) + '\n' +
           phrases.titled(phrases.say("librarians.library")) + library_picture(phrases.style(), board) +
           shelf_powers(phrases, board) + players_text(phrases, view) + open_deck(phrases, board) + hand(phrases, view);
}

}  // namespace shelfmark::app::terminal::lb
