// A request and its answer, without the network around them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "generated/protocol.h"

namespace shelfmark::server::net {

enum class Method : std::uint8_t { get, head, post, options, other };

// NOLINTBEGIN(readability-redundant-member-init): so that whoever makes one names only what they mean
struct Request {
    Method method = Method::get;
    std::string target = {};  // path and query, as they came
    std::string body = {};
    std::string address = {};  // whoever asks, as the limits see them
    std::string host = {};
    std::string origin = {};
    std::string languages = {};  // Accept-Language
    std::string known_tag = {};  // If-None-Match
    std::string encodings = {};  // Accept-Encoding
};

struct Response {
    int status = 200;
    std::string type = {};
    std::string body = {};
    std::shared_ptr<const std::string> file = nullptr;  // instead of the body
    std::vector<std::pair<std::string, std::string>> headers = {};

    [[nodiscard]] std::string_view content() const { return file ? std::string_view(*file) : std::string_view(body); }
};
// NOLINTEND(readability-redundant-member-init)

// Neither is kept by browsers.
Response json(std::string body, int status = 200);
Response plain(std::string text, int status = 200);
// A fault in the protocol's words, with the status that its key stands for.
Response fault(protocol::Fault what);
Response fault(std::string_view key);

// "/api/tables/abc/replay" and the values behind the question mark.
struct Target {
    std::string_view path;
    std::string_view query;
};
Target split(std::string_view target);
// The value of a name in a query, its %-signs decoded.
std::optional<std::string> value_of(std::string_view query, std::string_view name);

// Whether a page of this origin may talk to the server: those that came from the same host, those that were allowed,
// and programs that are no browser and name none.
bool welcome_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);

// Whether a request is meant for this server, by the name that it was asked for: its own, or one of this computer that
// no page from elsewhere can have. Whoever names none is no browser.
bool names_us(std::string_view host, const std::vector<std::string>& names);

// The last address that a proxy put into X-Forwarded-For: those before it anybody can make up.
std::string_view last_forwarded(std::string_view header);

}  // namespace shelfmark::server::net
