// A bot's turn as a text, so that another worker than the house's can think about it.
#pragma once

#include <string>
#include <string_view>

#include "server/ports.h"

namespace shelfmark::browser {

// Holds nothing that the bot does not know.
std::string reflection_text(const server::Match& match, const server::BotsTurn& turn);

// The bot's decision; empty if that is no such text.
std::string reflected(std::string_view text);

}  // namespace shelfmark::browser
