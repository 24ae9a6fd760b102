#include "app/command_rules.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/closest.h"
#include "app/command.h"
#include "app/game_options.h"
#include "app/help.h"
#include "app/passage.h"
#include "app/rulebook.h"
#include "app/screen.h"
#include "app/wrap.h"
#include "base/utf8.h"
#include "messages/format.h"

namespace shelfmark::app {
namespace {

constexpr std::size_t text_column = 8;
constexpr std::size_t suggestions = 3;
constexpr std::size_t most_mistakes = 2;  // letters and digits of an id

std::string_view section_of(std::string_view id) { return id.substr(0, id.find_last_not_of("0123456789") + 1); }

// "XL-L7" without the game: "L7".
std::string_view without_game(std::string_view id) { return id.substr(id.find('-') + 1); }

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

std::string_view book_of(std::string_view id) { return id.substr(0, id.find('-')); }

std::string normalized(std::string_view request) {
    std::string id;
    for (const auto letter : request) {
        id += letter == '_' ? '-' : static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    return id;
}

std::vector<std::string_view> sections_of(std::string_view game) {
    std::vector<std::string_view> sections;
    std::ranges::transform(find_rules("", game), std::back_inserter(sections), section_of);
    sections.erase(std::ranges::unique(sections).begin(), sections.end());
    return sections;
}

// Of a rule, the heading of a section or the title of a book.
std::string rule_text(messages::Language language, std::string_view id) {
    return std::string(messages::text(language, fmt::format("rule.{}", id)));
}

// What the document says there besides.
std::string more_about(messages::Language language, std::string_view id, std::size_t width, std::size_t indent) {
    const auto more = messages::find(language, fmt::format("rule.{}.more", id));
    return more ? passage(*more, width, indent) : std::string();
}

// How a section or a book begins.
std::string opening(messages::Language language, std::string_view id, std::size_t width) {
    return rule_text(language, id) + '\n' + more_about(language, id, width, 0);
}

// Whether all rules are there that belong to the same section, or book, as this one.
bool is_complete(const std::vector<std::string_view>& ids, std::string_view id,
                 std::string_view (*whole_of)(std::string_view)) {
    const auto belongs = [&](std::string_view other) { return whole_of(other) == whole_of(id); };
    return std::ranges::count_if(ids, belongs) == std::ranges::count_if(messages::rule_ids(), belongs);
}

int run_rules(messages::Language language, const std::string& request, std::string_view game) {
    if (is_book(request)) {
        fmt::print("{}", chapters_page(language, normalized(request)));
        return success;
    }
    const auto ids = find_rules(request, game);
    if (!ids.empty()) {
        fmt::print("{}", rules_page(language, ids, page_width()));
        return success;
    }
    fmt::print(stderr, "{}\n", unknown_rule(language, request, game));
    return wrong_input;
}

}  // namespace

std::vector<std::string_view> find_rules(std::string_view request, std::string_view game) {
    const auto wanted = normalized(request);
    const auto meant = [&](std::string_view id) {
        const auto section = section_of(id);
        return id.starts_with(game) && (wanted.empty() || wanted == id || wanted == without_game(id) ||
                                        wanted == section || wanted == without_game(section));
    };
    std::vector<std::string_view> ids;
    std::ranges::copy_if(messages::rule_ids(), std::back_inserter(ids), meant);
    return ids;
}

std::vector<std::string_view> closest_rules(std::string_view request, std::string_view game) {
    const auto wanted = normalized(request);
    // An id has a number at its end; whoever asks for a word is better served with the sections.
    if (wanted.empty() || !is_digit(wanted.back())) return {};
    // Among the equally close, those of the section that was asked for come first.
    const auto distance = [&](std::string_view id) {
        const auto full = wanted.contains('-') ? id : without_game(id);
        return std::pair(edit_distance(wanted, full), section_of(wanted) != section_of(full));
    };
    std::vector<std::string_view> ids;
    const auto is_close = [&](std::string_view id) {
        return id.starts_with(game) && distance(id).first <= most_mistakes;
    };
    std::ranges::copy_if(messages::rule_ids(), std::back_inserter(ids), is_close);
    std::ranges::stable_sort(ids, {}, distance);
    ids.resize(std::min(ids.size(), suggestions));
    return ids;
}

std::string unknown_rule(messages::Language language, std::string_view request, std::string_view game) {
    const auto unknown = messages::format(language, "rules.unknown", {{"id", base::quotable(request)}}) + ' ';
    const auto close = closest_rules(request, game);
    if (!close.empty()) {
        return unknown +
               messages::format(language, "rules.closest", {{"ids", fmt::format("{}", fmt::join(close, " "))}});
    }
    return unknown + messages::format(language, "rules.sections",
                                      {{"ids", fmt::format("{}", fmt::join(sections_of(game), " "))}});
}

bool is_book(std::string_view request) {
    const std::string book = normalized(request);
    return std::ranges::any_of(messages::rule_ids(), [&](std::string_view id) { return book_of(id) == book; });
}

std::string chapters_page(messages::Language language, std::string_view book) {
    Rows chapters;
    for (const auto section : sections_of(book)) chapters.emplace_back(section, rule_text(language, section));
    return rule_text(language, book) + '\n' + in_two_columns(chapters, page_width(), 2);
}

std::string rules_page(messages::Language language, const std::vector<std::string_view>& ids, std::size_t width) {
    std::string page;
    std::string_view section;
    for (const auto id : ids) {
        if (section_of(id) != section) {
            page += page.empty() ? "" : "\n";
            if (book_of(id) != book_of(section) && is_complete(ids, id, book_of)) {
                page += opening(language, book_of(id), width) + '\n';
            }
            section = section_of(id);
            const bool whole = is_complete(ids, id, section_of);
            page += whole ? opening(language, section, width) : rule_text(language, section) + '\n';
        }
        const auto text = wrapped(rule_text(language, id), width, text_column);
        page += fmt::format("{:<{}}{}\n", id, text_column, text) + more_about(language, id, width, text_column);
    }
    return page;
}

void add_rules_command(CLI::App& cli, Command& command) {
    auto* rules = cli.add_subcommand("rules", "help.rules");
    auto* id = rules->add_option("id", "help.rules.id");
    auto* game = rules->add_option("--game", "help.rules.game")
                     ->option_text("help.value.name")
                     ->check(one_of(command, {game_ids.begin(), game_ids.end()}));
    accept_game_options(*rules);
    rules->callback([&command, id, game] {
        const auto request = id->empty() ? std::string() : id->as<std::string>();
        const auto named = game->empty() ? std::string() : game->as<std::string>();
        const auto prefix = named.empty() ? "" : for_game(named, []<class G>() { return Rulebook<G>::rules; });
        command.run = [&command, request, prefix] { return run_rules(command.language, request, prefix); };
    });
}

}  // namespace shelfmark::app
