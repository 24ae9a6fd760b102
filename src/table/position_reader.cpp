#include "table/position_reader.h"

#include <algorithm>

namespace shelfmark::table {

bool PositionReader::fail(int column, std::string_view message, Arguments arguments) {
    return fail({lines_.number(), column, std::string(message), std::move(arguments)});
}

bool PositionReader::fail(TextError error) {
    error_ = std::move(error);
    return false;
}

int PositionReader::line_of(std::string_view key) const {
    for (const auto& [seen, line] : seen_lines_) {
        if (seen == key) return line;
    }
    return lines_.number();
}

bool PositionReader::has(std::string_view key) const {
    return std::ranges::any_of(seen_lines_, [&](const auto& seen) { return seen.first == key; });
}

bool PositionReader::header(std::string_view expected) {
    lines_.next();
    Words words = lines_.words();
    for (Words wanted(expected); !wanted.empty(); wanted.next(), words.next()) {
        if (words.peek().text != wanted.peek().text) {
            return fail(words.column(), "formats.error.header", {{"line", std::string(expected)}});
        }
    }
    return nothing_more(words);
}

bool PositionReader::nothing_more(const Words& words) {
    return words.empty() || fail(words.column(), "formats.error.surplus", {{"text", text_of(words.rest())}});
}

bool PositionReader::only_once(std::string_view key, int subjects, Words words) {
    if (subjects == may_repeat) return true;
    std::string subject(key);
    for (int i = 0; i < subjects; ++i) subject += ' ' + text_of(words.next());
    if (has(subject)) {
        return fail(1, "formats.error.twice", {{"key", subject}, {"line", std::to_string(line_of(subject))}});
    }
    seen_lines_.emplace_back(subject, lines_.number());
    return true;
}

bool PositionReader::number(Words& words, unsigned limit, unsigned& out) {
    const Word word = words.next();
    const auto read = parse_number(word.text, limit);
    if (!read) {
        return fail(word.column, "formats.error.number", {{"text", text_of(word)}, {"limit", std::to_string(limit)}});
    }
    out = static_cast<unsigned>(*read);
    return true;
}

bool PositionReader::seat(Words& words, int seats, Seat& out) {
    const Word word = words.next();
    const auto read = parse_seat(word.text, seats);
    if (!read) return fail(word.column, "formats.error.seat", {{"text", text_of(word)}});
    out = *read;
    return true;
}

}  // namespace shelfmark::table
