#include "protocol/json_reader.h"

#include <charconv>
#include <system_error>

#include "protocol/characters.h"

namespace shelfmark::protocol {

namespace {

// Nothing that the protocol knows is nested more deeply.
constexpr int deepest = 12;

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::size_t digits(std::string_view text) {
    std::size_t count = 0;
    while (count < text.size() && is_digit(text[count])) ++count;
    return count;
}

// A whole number without leading zeros; 0 if there is none.
std::size_t whole_length(std::string_view text) {
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    const std::size_t count = digits(text.substr(sign));
    if (count == 0 || (count > 1 && text[sign] == '0')) return 0;
    return sign + count;
}

}  // namespace

bool JsonReader::fail(std::string_view what) {
    if (what_.empty()) what_ = what;
    return false;
}

bool JsonReader::at(std::string_view field) {
    const bool joins = path_.empty() || path_.starts_with('[');
    path_.insert(0, joins ? std::string(field) : std::string(field) + '.');
    return false;
}

bool JsonReader::at(std::size_t index) {
    const bool joins = path_.empty() || path_.starts_with('[');
    path_.insert(0, '[' + std::to_string(index) + (joins ? "]" : "]."));
    return false;
}

void JsonReader::skip_blanks() {
    const std::size_t first = rest_.find_first_not_of(" \t\r\n");
    rest_.remove_prefix(first == std::string_view::npos ? rest_.size() : first);
}

bool JsonReader::take(char expected) {
    skip_blanks();
    if (!rest_.starts_with(expected)) return false;
    rest_.remove_prefix(1);
    return true;
}

bool JsonReader::take_word(std::string_view word) {
    skip_blanks();
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
}

bool JsonReader::end() {
    skip_blanks();
    return rest_.empty() || fail("something follows the message");
}

bool JsonReader::flag(bool& out) {
    out = take_word("true");
    return out || take_word("false") || fail("expected true or false");
}

bool JsonReader::whole(std::int64_t& out) {
    skip_blanks();
    const std::size_t length = whole_length(rest_);
    const std::string_view number = rest_.substr(0, length);
    rest_.remove_prefix(length);
    const bool goes_on =
        !rest_.empty() && (is_digit(rest_[0]) || rest_[0] == '.' || rest_[0] == 'e' || rest_[0] == 'E');
    if (number.empty() || goes_on) return fail("expected a whole number");
    const auto result = std::from_chars(number.data(), number.data() + number.size(), out);
    return result.ec == std::errc() || fail("too large a number");
}

bool JsonReader::string(std::string& out) {
    out.clear();
    if (!take('"')) return fail("expected a text");
    while (true) {
        const std::size_t plain = rest_.find_first_of("\"\\");
        if (plain == std::string_view::npos) return fail("a text without an end");
        for (const char c : rest_.substr(0, plain)) {
            if (static_cast<unsigned char>(c) < 0x20) return fail("a control character in a text");
        }
        out += rest_.substr(0, plain);
        const bool ends = rest_[plain] == '"';
        rest_.remove_prefix(plain + 1);
        if (ends) return true;
        if (!escape(out)) return false;
    }
}

bool JsonReader::code_unit(char32_t& out) {
    constexpr std::size_t length = 4;
    unsigned value = 0;
    const std::string_view digits = rest_.substr(0, length);
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    const bool good = digits.size() == length && result.ptr == digits.data() + digits.size();
    if (!good) return fail("an unknown escape in a text");
    rest_.remove_prefix(length);
    out = value;
    return true;
}

bool JsonReader::escape(std::string& out) {
    constexpr std::string_view escapes = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    if (rest_.empty()) return fail("a text without an end");
    const char c = rest_[0];
    rest_.remove_prefix(1);
    if (const std::size_t known = escapes.find(c); known != std::string_view::npos) {
        out += meanings[known];
        return true;
    }
    if (c != 'u') return fail("an unknown escape in a text");
    char32_t character = 0;
    if (!code_unit(character)) return false;
    if (character >= 0xd800 && character < 0xdc00 && rest_.starts_with("\\u")) {
        rest_.remove_prefix(2);
        char32_t low = 0;
        if (!code_unit(low)) return false;
        if (low < 0xdc00 || low > 0xdfff) return fail("half a character in a text");
        character = 0x10000 + ((character - 0xd800) << 10U) + (low - 0xdc00);
    }
    if (character >= 0xd800 && character <= 0xdfff) return fail("half a character in a text");
    append_character(out, character);
    return true;
}

bool JsonReader::number() {
    std::size_t length = whole_length(rest_);
    if (length == 0) return fail("expected a value");
    const auto part = [&](std::size_t from) {
        const std::size_t count = digits(rest_.substr(from));
        length = from + count;
        return count != 0;
    };
    if (length < rest_.size() && rest_[length] == '.' && !part(length + 1)) return fail("expected a digit");
    if (length < rest_.size() && (rest_[length] == 'e' || rest_[length] == 'E')) {
        const bool sign = length + 1 < rest_.size() && (rest_[length + 1] == '+' || rest_[length + 1] == '-');
        if (!part(length + (sign ? 2 : 1))) return fail("expected a digit");
    }
    rest_.remove_prefix(length);
    return true;
}

bool JsonReader::skip(int depth) {  // NOLINT(misc-no-recursion): as deep as `deepest` allows
    if (depth == deepest) return fail("nested too deeply");
    skip_blanks();
    if (rest_.starts_with('{')) return object([&](std::string_view) { return skip(depth + 1); });
    if (rest_.starts_with('[')) return list([&](std::size_t) { return skip(depth + 1); });
    if (rest_.starts_with('"')) {
        std::string ignored;
        return string(ignored);
    }
    if (take_word("true") || take_word("false") || take_word("null")) return true;
    return number();
}

}  // namespace shelfmark::protocol
