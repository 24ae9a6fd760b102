#include "client/glance.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace shelfmark::client {

namespace {

using namespace std::string_view_literals;

constexpr std::array kinds = {
    std::pair{"welcome"sv, Kind::welcome},   std::pair{"table"sv, Kind::table},
    std::pair{"view"sv, Kind::view},         std::pair{"happened"sv, Kind::happened},
    std::pair{"accepted"sv, Kind::accepted}, std::pair{"refused"sv, Kind::refused},
    std::pair{"said"sv, Kind::said},         std::pair{"closed"sv, Kind::closed},
    std::pair{"fault"sv, Kind::fault},
};

std::optional<std::int64_t> number_after(std::string_view text, std::string_view name) {
    const auto place = text.find(name);
    if (place == std::string_view::npos) return std::nullopt;
    std::int64_t number = 0;
    const char* const begin = text.data() + place + name.size();
    if (std::from_chars(begin, text.data() + text.size(), number).ec != std::errc()) return std::nullopt;
    return number;
}

}  // namespace

Glance glance(std::string_view message) {
    constexpr auto opening = "{\"type\":\""sv;
    if (!message.starts_with(opening)) return {};
    const auto name = message.substr(opening.size(), message.find('"', opening.size()) - opening.size());
    const auto* const found = std::ranges::find(kinds, name, &std::pair<std::string_view, Kind>::first);
    if (found == kinds.end()) return {};
    // All numbers that matter stand before the first list or record.
    const auto head = message.substr(0, message.find_first_of("[{", 1));
    return {found->second, number_after(head, "\"seq\":"), number_after(head, "\"number\":")};
}

std::optional<std::string_view> choices_in(std::string_view view) {
    constexpr auto name = "\"choices\":["sv;
    const auto place = view.rfind(name);
    if (place == std::string_view::npos) return std::nullopt;
    return view.substr(place + name.size());
}

std::optional<std::string_view> action_after(std::string_view choices, std::size_t place) {
    constexpr auto name = "\"action\":\""sv;
    auto found = choices.find(name, place);
    if (found == std::string_view::npos) found = choices.find(name);
    if (found == std::string_view::npos) return std::nullopt;
    const auto begin = found + name.size();
    return choices.substr(begin, choices.find('"', begin) - begin);
}

}  // namespace shelfmark::client
