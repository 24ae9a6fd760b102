#include "server/net/http.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include "protocol/codec.h"
#include "server/faults.h"
#include "server/net/text.h"

namespace shelfmark::server::net {

namespace {

struct Meaning {
    std::string_view key;
    int status;
    // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
    std::string_view retry_after = {};  // seconds
};

// What is not listed here is the asker's mistake.
constexpr std::array meanings = {
    Meaning{"http.origin", 403},
    Meaning{"http.not-found", 404},
    Meaning{faults::unknown, 404},
    Meaning{"http.method", 405},
    Meaning{faults::not_over, 409},
    Meaning{"http.too-large", 413},
    Meaning{"http.host", 421},
    Meaning{"http.flood", 429, "1"},
    Meaning{faults::too_many_tables, 429, "600"},
    Meaning{"http.header-too-large", 431},
    Meaning{faults::busy, 503, "1"},
    Meaning{faults::closing, 503, "5"},
    Meaning{faults::store, 503, "5"},
};

bool equal_but_for_case(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other,
                              [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
}

std::optional<char> decoded_byte(std::string_view digits) {
    unsigned char byte = 0;
    const auto* const end = digits.data() + digits.size();
    // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): the end is given, too
    const auto read = std::from_chars(digits.data(), end, byte, 16);
    if (digits.size() != 2 || read.ptr != end) return std::nullopt;
    return static_cast<char>(byte);
}

std::string decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = text[i] == '%' ? decoded_byte(text.substr(i + 1, 2)) : std::nullopt;
        out += byte.value_or(text[i] == '+' ? ' ' : text[i]);
        if (byte) i += 2;
    }
    return out;
}

}  // namespace

Response json(std::string body, int status) {
    return {status, "application/json", std::move(body), nullptr, {{"Cache-Control", "no-store"}}};
}

Response plain(std::string text, int status) {
    return {status, "text/plain; charset=utf-8", std::move(text), nullptr, {{"Cache-Control", "no-store"}}};
}

Response fault(protocol::Fault what) {
    // NOLINTNEXTLINE(readability-qualified-auto): a pointer in one standard library only
    const auto meaning = std::ranges::find(meanings, what.key, &Meaning::key);
    const bool known = meaning != meanings.end();
    std::string retry_after(known ? meaning->retry_after : "");
    auto response = json(protocol::encode(protocol::ServerMessage(std::move(what))), known ? meaning->status : 400);
    if (!retry_after.empty()) response.headers.emplace_back("Retry-After", std::move(retry_after));
    return response;
}

Response fault(std::string_view key) { return fault(protocol::Fault{.key = std::string(key)}); }

Target split(std::string_view target) {
    const auto path = take_until(target, '?');
    return {path, target};
}

std::optional<std::string> value_of(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        auto value = take_until(query, '&');
        if (take_until(value, '=') == name) return decoded(value);
    }
    return std::nullopt;
}

bool welcome_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed) {
    if (origin.empty()) return true;
    const auto is_origin = [&](const std::string& other) { return equal_but_for_case(origin, other); };
    if (std::ranges::any_of(allowed, is_origin)) return true;
    const auto scheme = origin.find("://");
    return scheme != std::string_view::npos && !host.empty() && equal_but_for_case(origin.substr(scheme + 3), host);
}

bool names_us(std::string_view host, const std::vector<std::string>& names) {
    if (host.empty()) return true;
    const auto colon = host.find(':', host.starts_with('[') ? host.find(']') : 0);
    const auto name = host.substr(0, colon);
    constexpr std::array<std::string_view, 3> of_this_computer = {"localhost", "127.0.0.1", "[::1]"};
    const auto is_name = [&](std::string_view other) { return equal_but_for_case(name, other); };
    return std::ranges::any_of(of_this_computer, is_name) || std::ranges::any_of(names, is_name);
}

std::string_view last_forwarded(std::string_view header) {
    const auto comma = header.rfind(',');
    if (comma != std::string_view::npos) header.remove_prefix(comma + 1);
    return trimmed(header);
}

}  // namespace shelfmark::server::net
