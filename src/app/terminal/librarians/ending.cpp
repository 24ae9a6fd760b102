#include "app/terminal/librarians/ending.h"

#include "app/rulebook.h"
#include "app/terminal/librarians/library_picture.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Seat;
using librarians::State;

std::string shown(const Phrases& phrases, const std::string& where, const std::string& cards) {
    if (cards.empty()) return {};
    return "  " +
           flowed(phrases.say("librarians.shown", {{"where", where}, {"cards", cards}}), phrases.style().width, 2) +
           '\n';
}

// The next card first.
std::string deck_text(const Phrases& phrases, const State& state) {
    std::string list;
    for (std::size_t i = state.board.deck_count; i-- > 0;) {
        list += (list.empty() ? "" : ", ") + phrases.card(state.board, state.hidden.deck[i]);
    }
    return list;
}

}  // namespace

std::string ending(const Phrases& phrases, const State& state, const librarians::EventList& /*events*/) {
    const auto& board = state.board;
    std::string text = phrases.titled(phrases.say("librarians.library")) + library_picture(phrases.style(), board);
    for (int i = 0; i < librarians::players(board); ++i) {
        const auto seat = static_cast<Seat>(i);
        text += shown(phrases, phrases.player_name(seat), phrases.cards(board, state.hidden.hand[seat]));
    }
    text += shown(phrases, phrases.say("librarians.deck"), deck_text(phrases, state));
    text += shown(phrases, phrases.say("librarians.put-away"), phrases.cards(board, state.hidden.put_away));
    const std::string outcome = Rulebook<librarians::Librarians>::outcome(state, phrases.language());
    return text + '\n' + painted(phrases.style(), Ink::bold, flowed(outcome, phrases.style().width));
}

}  // namespace shelfmark::app::terminal::lb
