#include "app/terminal/exlibris/face.h"

#include "base/utf8.h"

namespace shelfmark::app::terminal {

using Own = Face<exlibris::ExLibris>;

// The first question of a turn.
bool Own::begins_turn(const exlibris::View& view, const exlibris::EventList& /*news*/) {
    const exlibris::Ask ask = top(view.board).ask;
    return ask == exlibris::Ask::keep_library || ask == exlibris::Ask::place || ask == exlibris::Ask::remove_tiles;
}

std::string Own::page(const Phrases& phrases, const exlibris::View& view, std::string_view word,
                      std::string_view rest) {
    if (word == "shelves") return xl::large_shelves(phrases, view);
    if (word == "tile") {
        const auto page = xl::tile_page(phrases, rest);
        return page ? *page : phrases.say("terminal.no-such-tile", {{"text", base::quotable(rest)}}) + '\n';
    }
    const auto card = exlibris::parse_card(rest);
    return card ? xl::card_page(phrases, *card)
                : phrases.say("terminal.no-such-card", {{"text", base::quotable(rest)}}) + '\n';
}

}  // namespace shelfmark::app::terminal
