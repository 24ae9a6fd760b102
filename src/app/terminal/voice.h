#pragma once

#include <deque>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "app/terminal/style.h"
#include "messages/format.h"
#include "table/seat.h"

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

// Speaks to the person on one seat, whatever the game.
class Voice {
public:
    Voice(messages::Language language, const Style& style, table::Seat reader)
        : language_(language), style_(style), reader_(reader) {}

    [[nodiscard]] const Style& style() const { return style_; }
    [[nodiscard]] messages::Language language() const { return language_; }
    [[nodiscard]] table::Seat reader() const { return reader_; }

    [[nodiscard]] std::string say(std::string_view key, std::initializer_list<messages::Argument> arguments = {}) const;
    [[nodiscard]] std::string say(std::string_view key, const Arguments& arguments) const;

    // "you" or "Player 2".
    [[nodiscard]] std::string player(table::Seat seat) const;
    // "Player 2", even for the reader.
    [[nodiscard]] std::string player_name(table::Seat seat) const;

    // A heading between two lines.
    [[nodiscard]] std::string titled(std::string_view title) const;
    // A choice with its number.
    [[nodiscard]] std::string numbered(const std::string& words, std::size_t number) const;

private:
    messages::Language language_;
    Style style_;
    table::Seat reader_;
};

}  // namespace shelfmark::app::terminal
