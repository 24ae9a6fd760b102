#include "store/postgres_news.h"

#include <charconv>
#include <ranges>

// A notice is a writer and news, each on a line of its own: "+table entries", "!table", "=announcement" or "?". Bytes
// that are no plain visible text are written as in addresses: %0A.
namespace shelfmark::store::pg {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

bool is_plain(char byte) { return byte > ' ' && byte < '\x7f' && byte != '%'; }

std::string escaped(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes) {
        if (is_plain(byte)) {
            text += byte;
        } else {
            const auto value = static_cast<std::uint8_t>(byte);
            text += {'%', digits[value >> 4U], digits[value & 15U]};
        }
    }
    return text;
}

std::optional<Bytes> unescaped(std::string_view text) {
    Bytes bytes;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            bytes += text[at];
            continue;
        }
        const auto high = digits.find(text.substr(at).size() > 2 ? text[at + 1] : '%');
        const auto low = digits.find(text.substr(at).size() > 2 ? text[at + 2] : '%');
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes += static_cast<char>(high << 4U | low);
        at += 2;
    }
    return bytes;
}

struct Line {
    std::string operator()(const Appended& appended) const {
        return '+' + escaped(appended.table) + ' ' + std::to_string(appended.entries);
    }
    std::string operator()(const Rewritten& rewritten) const { return '!' + escaped(rewritten.table); }
    std::string operator()(const Announcement& announcement) const { return '=' + escaped(announcement.text); }
    std::string operator()(const Missed& /*missed*/) const { return "?"; }
};

std::optional<News> read_appended(std::string_view text) {
    const auto space = text.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const auto table = unescaped(text.substr(0, space));
    const auto rest = text.substr(space + 1);
    Number entries = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), entries);
    if (!table || error != std::errc() || end != rest.data() + rest.size()) return std::nullopt;
    return Appended{*table, entries};
}

std::optional<News> read_line(std::string_view line) {
    if (line == "?") return Missed{};
    if (line.starts_with('+')) return read_appended(line.substr(1));
    const auto bytes = unescaped(line.substr(std::min<std::size_t>(1, line.size())));
    if (!bytes) return std::nullopt;
    if (line.starts_with('!')) return Rewritten{*bytes};
    if (line.starts_with('=')) return Announcement{*bytes};
    return std::nullopt;
}

}  // namespace

std::vector<std::string> write_notices(const std::string& writer, std::span<const News> news) {
    std::vector<std::string> notices;
    for (const auto& one : news) {
        auto line = '\n' + std::visit(Line{}, one);
        if (writer.size() + line.size() > longest_notice) line = '\n' + Line{}(Missed{});
        if (notices.empty() || notices.back().size() + line.size() > longest_notice) notices.push_back(writer);
        notices.back() += line;
    }
    return notices;
}

std::optional<Notice> read_notice(std::string_view text) {
    Notice notice;
    bool first = true;
    for (const auto part : std::views::split(text, '\n')) {
        const std::string_view line(part.begin(), part.end());
        if (std::exchange(first, false)) {
            notice.writer = line;
            continue;
        }
        const auto one = read_line(line);
        if (!one) return std::nullopt;
        notice.news.push_back(*one);
    }
    return notice;
}

}  // namespace shelfmark::store::pg
