#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/terminal/librarians/phrases.h"

namespace shelfmark::app::terminal::lb {

// A place as people write it: "2,-1" or "2 -1".
std::optional<librarians::Cell> parse_place(std::string_view text);

// What is printed on a card, what it does, and where it is, as far as the reader knows. A place instead of a name shows
// the pile there, a row ("2") all that lies in it. Nothing if there is none so named.
std::optional<std::string> card_page(const Phrases& phrases, const librarians::View& view, std::string_view text);

// A genre's power or a thrill's action, by a part of its name: the short text and the rule. A colour shows its genres.
std::optional<std::string> power_page(const Phrases& phrases, const librarians::Board& board, std::string_view text);

// LB-S6: what has been discarded, and what has not come to light yet.
std::string discarded_page(const Phrases& phrases, const librarians::View& view);

}  // namespace shelfmark::app::terminal::lb
