#include "server/names.h"

#include "protocol/characters.h"

namespace shelfmark::server {

namespace {

bool can_be_seen(std::string_view text) {
    while (const auto character = protocol::take_character(text)) {
        if (protocol::is_visible(*character)) return true;
    }
    return false;
}

}  // namespace

std::string plain_name(std::string_view wish) {
    if (!can_be_seen(wish)) return "";
    const std::size_t first = wish.find_first_not_of(' ');
    return std::string(wish.substr(first, wish.find_last_not_of(' ') - first + 1));
}

}  // namespace shelfmark::server
