#include "app/command_rules.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/command.h"
#include "app/game_options.h"
#include "app/wrap.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

constexpr std::size_t page_width = 96;
constexpr std::size_t text_column = 8;
constexpr std::size_t suggestions = 3;

std::string_view section_of(std::string_view id) { return id.substr(0, id.find_last_not_of("0123456789") + 1); }

// "XL-L7" without the game: "L7".
std::string_view without_game(std::string_view id) { return id.substr(id.find('-') + 1); }

std::string normalized(std::string_view request) {
    std::string id;
    for (const auto letter : request) {
        id += letter == '_' ? '-' : static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    return id;
}

// How many letters must be added, dropped or changed to make one text the other.
std::size_t edit_distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row;
    for (std::size_t j = 0; j <= to.size(); ++j) {
        row.push_back(j);
    }
    for (std::size_t i = 1; i <= from.size(); ++i) {
        auto diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const auto changed = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
        }
    }
    return row.back();
}

int run_rules(messages::Language language, const std::string& request) {
    const auto ids = find_rules(request);
    if (!ids.empty()) {
        fmt::print("{}", rules_page(language, ids));
        return success;
    }
    const auto closest = fmt::format("{}", fmt::join(closest_rules(request), " "));
    fmt::print(stderr, "{} {}\n", messages::format(language, "rules.unknown", {{"id", request}}),
               messages::format(language, "rules.closest", {{"ids", closest}}));
    return wrong_input;
}

}  // namespace

std::vector<std::string_view> find_rules(std::string_view request) {
    const auto wanted = normalized(request);
    const auto meant = [&](std::string_view id) {
        const auto section = section_of(id);
        return wanted.empty() || wanted == id || wanted == without_game(id) || wanted == section ||
               wanted == without_game(section);
    };
    std::vector<std::string_view> ids;
    std::ranges::copy_if(messages::rule_ids(), std::back_inserter(ids), meant);
    return ids;
}

std::vector<std::string_view> closest_rules(std::string_view request) {
    const auto wanted = normalized(request);
    // Among the equally close, those of the section that was asked for come first.
    const auto distance = [&](std::string_view id) {
        const auto full = wanted.contains('-') ? id : without_game(id);
        return std::pair(edit_distance(wanted, full), section_of(wanted) != section_of(full));
    };
    std::vector<std::string_view> ids(messages::rule_ids().begin(), messages::rule_ids().end());
    std::ranges::stable_sort(ids, {}, distance);
    ids.resize(std::min(ids.size(), suggestions));
    return ids;
}

std::string rules_page(messages::Language language, const std::vector<std::string_view>& ids) {
    std::string page;
    std::string_view section;
    for (const auto id : ids) {
        if (section_of(id) != section) {
            page += page.empty() ? "" : "\n";
            section = section_of(id);
            page += fmt::format("{}\n", messages::text(language, fmt::format("rule.{}", section)));
        }
        const auto text = wrapped(messages::text(language, fmt::format("rule.{}", id)), page_width, text_column);
        page += fmt::format("{:<{}}{}\n", id, text_column, text);
    }
    return page;
}

void add_rules_command(CLI::App& cli, Command& command) {
    auto* rules = cli.add_subcommand("rules", "Show the rules, a section (XL-L) or a single rule (XL-L7)");
    auto* id = rules->add_option("id", "Rule or section");
    accept_game_options(*rules);
    rules->callback([&command, id] {
        const auto request = id->empty() ? std::string() : id->as<std::string>();
        command.run = [&command, request] { return run_rules(command.language, request); };
    });
}

}  // namespace shelfmark::app
