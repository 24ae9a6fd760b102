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

// `shelfmark rules [ID]`: the rulebook, one section of it, or one rule.
void add_rules_command(CLI::App& cli, Command& command);

// The ids that a request means: "XL-L7", "xl_l7" and "L7" one rule, "L" a section, "" all of them.
std::vector<std::string_view> find_rules(std::string_view request);

// The ids most like one that does not exist, best first; none for what looks like no id at all.
std::vector<std::string_view> closest_rules(std::string_view request);

// Says that there is no such rule, and which ones or which sections there are instead.
std::string unknown_rule(messages::Language language, std::string_view request);

// The rules with their section headings, in lines of this width.
std::string rules_page(messages::Language language, const std::vector<std::string_view>& ids, std::size_t width);

}  // namespace shelfmark::app
