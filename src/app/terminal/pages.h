#pragma once

#include <string>
#include <string_view>

#include "app/terminal/voice.h"

// What can be looked up, in either game.
namespace shelfmark::app::terminal {

// Whether somebody may mean this by that: a part of its name, or of its id, without accents and capitals.
bool is_called(std::string_view wanted, std::string_view name, std::string_view id);

// A title, a short text and the whole rule.
std::string page(const Voice& voice, std::string_view title, std::string_view text, const std::string& rule);

// The rules of this id or section, the sections if there is none, or which ids come close. `game` is how its ids begin.
std::string rule_page(const Voice& voice, std::string_view id, std::string_view game);

// A reason, and the rule behind it.
std::string reason(const Voice& voice, const std::string& words, const std::string& rule);

}  // namespace shelfmark::app::terminal
