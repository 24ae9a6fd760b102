#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "exlibris/card.h"

// The words of a score file: `.`, `#`, `A1:hf`, `(A1:hf)`, `A1:hf/B2`. See docs/score-files.md.
namespace shelfmark::score {

struct TextPosition {
    int line = 1;
    int column = 1;
};

// What is wrong with a score file, and where. The message is a key of the texts, with what it speaks of.
struct ScoreFileError {
    TextPosition at;
    std::string message;
    std::vector<std::pair<std::string, std::string>> arguments;
};

template <class T>
using Read = std::expected<T, ScoreFileError>;

struct Word {
    std::string_view text;
    TextPosition at;

    // The rest of the word from here on.
    [[nodiscard]] Word from(std::size_t start) const;
};

// A card by its name, with the icons that are written beside it or those of our deck.
struct NamedCard {
    char letter = 'A';
    int rank = 1;
    exlibris::Icons icons{};
    bool assumed = false;  // the icons are our deck's
    TextPosition at;

    [[nodiscard]] std::string name() const;
    [[nodiscard]] std::uint16_t order() const;
};

// A place of a shelf that is not empty. Without a card: `#`.
struct Place {
    std::optional<NamedCard> card;
    bool turned_by_owner = false;
    bool entombs = false;
    std::optional<NamedCard> entombed;
    TextPosition at;
};

std::vector<Word> split(std::string_view line, int number);

Read<NamedCard> read_card(Word word);
Read<Place> read_place(Word word);
std::optional<exlibris::Category> find_category(std::string_view name);

char to_lower(char letter);
std::unexpected<ScoreFileError> wrong(TextPosition at, std::string_view message,
                                      std::vector<std::pair<std::string, std::string>> arguments = {});

}  // namespace shelfmark::score
