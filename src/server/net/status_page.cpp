#include "server/net/status_page.h"

#include <array>

#include <fmt/format.h>

#include "messages/format.h"

namespace shelfmark::server::net {

Response status_page(messages::Language language, const HouseCounts& counts) {
    constexpr std::array<std::string_view, 3> codes = {"en", "cs", "de"};
    const auto say = [&](std::string_view key) { return messages::text(language, key); };
    std::string page = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<meta name=\"color-scheme\" content=\"light dark\">\n"
        "<title>Shelfmark</title>\n<h1>Shelfmark</h1>\n<p>{}</p>\n<p>{}</p>\n<p>{}</p>\n</html>\n",
        codes[static_cast<std::size_t>(language)], say("serve.page.running"),
        messages::format(language, "serve.page.counts", {{"tables", counts.rooms}, {"people", counts.lines}}),
        say("serve.page.how"));
    return {200,
            "text/html; charset=utf-8",
            std::move(page),
            nullptr,
            {{"Cache-Control", "no-store"}, {"Vary", "Accept-Language"}}};
}

}  // namespace shelfmark::server::net
