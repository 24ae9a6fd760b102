#pragma once

#include <string>
#include <string_view>

#include "app/terminal/exlibris/tag.h"
#include "app/terminal/voice.h"
#include "exlibris/action.h"
#include "exlibris/view.h"

namespace shelfmark::app::terminal::xl {

// Puts the things of the game into words, for the person on one seat.
class Phrases : public Voice {
public:
    using Voice::Voice;

    [[nodiscard]] std::string category(exlibris::Category category) const;
    [[nodiscard]] std::string location(exlibris::Location location) const;
    // With the article that a sentence needs: "the Bookshop".
    [[nodiscard]] std::string place(exlibris::Location location) const;
    [[nodiscard]] std::string assistant(exlibris::Assistant assistant) const;
    [[nodiscard]] std::string figure(const exlibris::Board& board, exlibris::FigureId figure) const;
    // A figure of anybody: "Witch (Player 2)".
    [[nodiscard]] std::string whose_figure(const exlibris::Board& board, exlibris::FigureId figure) const;
    [[nodiscard]] std::string library(exlibris::Library library) const;
    // What a special assistant can do.
    [[nodiscard]] std::string ability(exlibris::Assistant assistant) const;
    [[nodiscard]] std::string direction(exlibris::Direction direction) const;
    // "L8 hhs".
    [[nodiscard]] std::string card(exlibris::CardId card) const { return tag(style(), card); }

    // A choice in plain words: "Place the Witch at the Bookshop".
    [[nodiscard]] std::string action(const exlibris::View& view, exlibris::Action action) const;

    // The same, under a heading that names the figure: "Auction House, bid 2".
    [[nodiscard]] std::string destination(exlibris::Action action) const;

    // Where anybody's assistant is placed: "Witch: Bookshop".
    [[nodiscard]] std::string errand(const exlibris::View& view, exlibris::Action action) const;

private:
    [[nodiscard]] std::string placing(const exlibris::View& view, exlibris::Action action) const;
    [[nodiscard]] std::string about_cell(const exlibris::View& view, std::string_view key,
                                         exlibris::Action action) const;
};

}  // namespace shelfmark::app::terminal::xl
