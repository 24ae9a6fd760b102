#pragma once

#include <string_view>

namespace shelfmark::app {

// One number, as text, for the rules and the bots of a game as this program has them, made of their sources. Programs
// with another one may play differently.
std::string_view edition_of(std::string_view game);

}  // namespace shelfmark::app
