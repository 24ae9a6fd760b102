#include "app/terminal/librarians/glance.h"

#include "app/terminal/librarians/library_picture.h"
#include "app/terminal/librarians/table_picture.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::EventKind;
using librarians::View;

// The row in which a card was played, with those above and below; every row if anything else has happened.
RowSpan concerned(const librarians::EventList& news) {
    const bool only_played = news.size() == 1 && news.front().kind == EventKind::played;
    if (!only_played) return {};
    const int row = news.front().at.row;
    return {row - 1, row + 1};
}

std::string hand(const Phrases& phrases, const View& view) {
    const auto& cards = view.hand[view.seat];
    if (cards.empty()) return {};
    const auto& options = view.board.options;
    if (options.authors || options.ages) return card_list(phrases, view.board, cards);
    const std::string line = phrases.say("librarians.in-hand", {{"cards", phrases.cards(view.board, cards)}});
    return flowed(line, phrases.style().width) + '\n';
}

}  // namespace

std::string glance(const Phrases& phrases, const View& view, const librarians::EventList& news) {
    if (top(view.board).ask != librarians::Ask::turn) return {};
    return library_picture(phrases.style(), view.board, {}, concerned(news)) + hand(phrases, view);
}

}  // namespace shelfmark::app::terminal::lb
