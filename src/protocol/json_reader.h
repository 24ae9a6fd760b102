#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace shelfmark::protocol {

// Reads JSON piece by piece, as the caller expects it; nothing is built that nobody asked for. Every function answers
// whether it went well; after a failure, error() says where and why: "seats[2].name: too long".
class JsonReader {
public:
    explicit JsonReader(std::string_view text) : rest_(text) {}

    bool whole(std::int64_t& out);
    bool flag(bool& out);
    // The text that is written, whatever characters it has.
    bool string(std::string& out);
    // Calls on_field(key) for each field; it must read the value.
    template <class OnField>
    bool object(OnField on_field) {
        if (!take('{')) return fail("expected an object");
        if (take('}')) return true;
        std::string key;
        do {
            if (!string(key)) return false;
            if (!take(':')) return fail("expected a colon");
            if (!on_field(std::string_view(key))) return false;
        } while (take(','));
        return take('}') || fail("expected a comma or the end of the object");
    }
    // Calls on_element(index) for each element; it must read it.
    template <class OnElement>
    bool list(OnElement on_element) {
        if (!take('[')) return fail("expected a list");
        if (take(']')) return true;
        std::size_t index = 0;
        do {
            if (!on_element(index)) return at(index);
            ++index;
        } while (take(','));
        return take(']') || fail("expected a comma or the end of the list");
    }
    // Passes over a value of any kind.
    bool skip(int depth = 0);
    // Whether nothing but blanks is left.
    bool end();

    // Why it went wrong: the first reason counts. Answers false, as `at` does.
    bool fail(std::string_view what);
    // Where it went wrong: called from the inside out.
    bool at(std::string_view field);
    bool at(std::size_t index);
    [[nodiscard]] std::string error() const { return path_.empty() ? what_ : path_ + ": " + what_; }

private:
    bool take(char expected);
    bool take_word(std::string_view word);
    bool escape(std::string& out);
    bool code_unit(char32_t& out);
    bool number();
    void skip_blanks();

    std::string_view rest_;
    std::string what_;
    std::string path_;
};

}  // namespace shelfmark::protocol
