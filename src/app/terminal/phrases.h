#pragma once

#include <deque>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "app/terminal/style.h"
#include "exlibris/action.h"
#include "exlibris/view.h"
#include "messages/format.h"

namespace shelfmark::app::terminal {

// The arguments of one message, which keeps the texts alive until it is formatted.
class Arguments {
public:
    void add(std::string_view name, std::string text) {
        list_.emplace_back(name, texts_.emplace_back(std::move(text)));
    }
    void add(std::string_view name, int number) { list_.emplace_back(name, number); }
    [[nodiscard]] const std::vector<messages::Argument>& list() const { return list_; }

private:
    std::deque<std::string> texts_;
    std::vector<messages::Argument> list_;
};

// Puts the things of the game into words, for the person on one seat.
class Phrases {
public:
    Phrases(messages::Language language, const Style& style, exlibris::Seat reader)
        : language_(language), style_(style), reader_(reader) {}

    [[nodiscard]] const Style& style() const { return style_; }
    [[nodiscard]] messages::Language language() const { return language_; }
    [[nodiscard]] exlibris::Seat reader() const { return reader_; }

    [[nodiscard]] std::string say(std::string_view key, std::initializer_list<messages::Argument> arguments = {}) const;
    [[nodiscard]] std::string say(std::string_view key, const Arguments& arguments) const;

    [[nodiscard]] std::string category(exlibris::Category category) const;
    [[nodiscard]] std::string location(exlibris::Location location) const;
    // With the article that a sentence needs: "the Bookshop".
    [[nodiscard]] std::string place(exlibris::Location location) const;
    [[nodiscard]] std::string assistant(exlibris::Assistant assistant) const;
    [[nodiscard]] std::string figure(const exlibris::Board& board, exlibris::FigureId figure) const;
    // A figure of anybody: "Witch (Player 2)".
    [[nodiscard]] std::string whose_figure(const exlibris::Board& board, exlibris::FigureId figure) const;
    [[nodiscard]] std::string library(exlibris::Library library) const;
    // "you" or "Player 2".
    [[nodiscard]] std::string player(exlibris::Seat seat) const;
    // "Player 2", even for the reader.
    [[nodiscard]] std::string player_name(exlibris::Seat seat) const;
    [[nodiscard]] std::string direction(exlibris::Direction direction) const;
    // "L8 hhs".
    [[nodiscard]] std::string card(exlibris::CardId card) const { return tag(style_, card); }

    // A choice in plain words: "Place the Witch at the Bookshop".
    [[nodiscard]] std::string action(const exlibris::View& view, exlibris::Action action) const;

    // The same, under a heading that names the figure: "Auction House, bid 2".
    [[nodiscard]] std::string destination(exlibris::Action action) const;

private:
    [[nodiscard]] std::string placing(const exlibris::View& view, exlibris::Action action) const;
    [[nodiscard]] std::string about_cell(const exlibris::View& view, std::string_view key,
                                         exlibris::Action action) const;

    messages::Language language_;
    Style style_;
    exlibris::Seat reader_;
};

}  // namespace shelfmark::app::terminal
