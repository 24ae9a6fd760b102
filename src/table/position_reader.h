#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/seat_text.h"
#include "table/text_error.h"
#include "table/words.h"

namespace shelfmark::table {

// What reading a position is like in any game: line by line, each with a key that may stand only once for each thing
// that it speaks of, and the first mistake ends it. A game's own reader derives from this.
class PositionReader {
public:
    explicit PositionReader(std::string_view text) : lines_(text) {}

    [[nodiscard]] const TextError& error() const { return error_; }
    // Where a line with this key stands, or the last line if there is none.
    [[nodiscard]] int line_of(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const;
    [[nodiscard]] int last_line() const { return lines_.number(); }

protected:
    using Arguments = std::vector<std::pair<std::string, std::string>>;
    static constexpr int may_repeat = -1;

    // A key of a reader: which line it begins, what reads the rest, and how many of the words that follow belong to the
    // key, so that "hand seat1" may stand only once.
    template <class Reader>
    struct Key {
        std::string_view name;
        bool (Reader::*read)(Words& words);
        int subjects;
    };

    bool fail(int column, std::string_view message, Arguments arguments = {});
    bool fail(TextError error);

    // The next line consists of these words.
    bool header(std::string_view expected);
    // The current line by the key that it begins with.
    template <class Reader, class Keys>
    bool read_line(Reader& reader, const Keys& keys) {
        Words words = lines_.words();
        const Word first = words.next();
        for (const auto& key : keys) {
            if (key.name != first.text) continue;
            if (!only_once(key.name, key.subjects, words) || !(reader.*key.read)(words)) return false;
            return nothing_more(words);
        }
        return fail(first.column, "formats.error.key", {{"text", text_of(first)}});
    }
    bool nothing_more(const Words& words);

    // ---- one word ----
    bool number(Words& words, unsigned limit, unsigned& out);
    template <class T>
    bool small(Words& words, unsigned limit, T& out) {
        unsigned read = 0;
        if (!number(words, limit, read)) return false;
        out = static_cast<T>(read);
        return true;
    }
    bool seat(Words& words, int seats, Seat& out);
    // One of these names.
    template <class Names, class T>
    bool one_of(Words& words, const Names& names, std::string_view message, T& out) {
        const Word word = words.next();
        const auto found = find_name(names, word.text);
        if (!found) return fail(word.column, message, {{"text", text_of(word)}});
        out = static_cast<T>(*found);
        return true;
    }

    Lines lines_;
    TextError error_;

private:
    bool only_once(std::string_view key, int subjects, Words words);

    std::vector<std::pair<std::string, int>> seen_lines_;
};

}  // namespace shelfmark::table
