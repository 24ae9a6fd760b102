#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shelfmark::table {

// A word of a line of text, and the column where it begins, counted from 1.
struct Word {
    std::string_view text;
    int column = 1;
};

inline std::string text_of(Word word) { return std::string(word.text); }

// Reads a line word by word; blanks separate them.
class Words {
public:
    explicit Words(std::string_view line, int column = 1) : rest_(line), column_(column) { skip_blanks(); }

    [[nodiscard]] bool empty() const { return rest_.empty(); }
    [[nodiscard]] int column() const { return column_; }
    // The next word, empty at the end of the line.
    Word next() {
        const Word word = peek();
        advance(word.text.size());
        skip_blanks();
        return word;
    }
    [[nodiscard]] Word peek() const { return {rest_.substr(0, rest_.find_first_of(blanks)), column_}; }
    // Everything that is left, without blanks around it.
    [[nodiscard]] Word rest() const {
        const std::size_t last = rest_.find_last_not_of(blanks);
        return {rest_.substr(0, last == std::string_view::npos ? 0 : last + 1), column_};
    }

private:
    static constexpr std::string_view blanks = " \t\r";

    void advance(std::size_t count) {
        rest_.remove_prefix(count);
        column_ += static_cast<int>(count);
    }
    void skip_blanks() {
        const std::size_t first = rest_.find_first_not_of(blanks);
        advance(first == std::string_view::npos ? rest_.size() : first);
    }

    std::string_view rest_;
    int column_;
};

// Reads a text line by line. Whatever follows a '#' is a comment; lines without a word are passed over.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    // Goes on to the next line that has a word; false at the end of the text.
    bool next() {
        while (!rest_.empty()) {
            const std::size_t end = rest_.find('\n');
            const std::string_view line = rest_.substr(0, end);
            rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
            ++number_;
            line_ = line.substr(0, line.find('#'));
            if (!Words(line_).empty()) return true;
        }
        line_ = {};
        return false;
    }
    // Counted from 1; after the end of the text the last one.
    [[nodiscard]] int number() const { return number_ == 0 ? 1 : number_; }
    [[nodiscard]] Words words() const { return Words(line_); }

private:
    std::string_view rest_;
    std::string_view line_;
    int number_ = 0;
};

// Which of the names a word is.
template <class Names>
constexpr std::optional<std::size_t> find_name(const Names& names, std::string_view word) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == word) return i;
    }
    return std::nullopt;
}

// A whole number without a sign, at most `limit`.
inline std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t limit) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number > limit) return std::nullopt;
    return number;
}

inline std::string hex(std::uint64_t number) {
    std::array<char, 16> digits = {};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr};
}
inline std::optional<std::uint64_t> parse_hex(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// A list such as "a,b,c" or "a b c" grows by one.
inline void append(std::string& list, std::string_view item, char between) {
    if (!list.empty() && !item.empty()) list += between;
    list += item;
}

}  // namespace shelfmark::table
