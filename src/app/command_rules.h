#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "messages/messages.h"

namespace CLI {
class App;
}

namespace shelfmark::app {

struct Command;

// `shelfmark rules [ID]`: the rulebooks, or that of --game, the sections of one (LB), one section (LB-Q) or one rule.
void add_rules_command(CLI::App& cli, Command& command);

// The ids that a request means: "XL-L7", "xl_l7" and "L7" one rule, "L" a section, "" all of them. `game` is how the
// ids of the only game that counts begin, such as "XL"; without it all games do.
std::vector<std::string_view> find_rules(std::string_view request, std::string_view game = {});

// The ids most like one that does not exist, best first; none for what looks like no id at all.
std::vector<std::string_view> closest_rules(std::string_view request, std::string_view game = {});

// Says that there is no such rule, and which ones or which sections there are instead.
std::string unknown_rule(messages::Language language, std::string_view request, std::string_view game = {});

// Whether a request names a whole rulebook: "LB", "xl".
bool is_book(std::string_view request);
// Its title and its sections.
std::string chapters_page(messages::Language language, std::string_view book);

// The rules with their section headings, in lines of this width. Whole sections come with their introductions and
// tables, whole books with their titles.
std::string rules_page(messages::Language language, const std::vector<std::string_view>& ids, std::size_t width);

}  // namespace shelfmark::app
