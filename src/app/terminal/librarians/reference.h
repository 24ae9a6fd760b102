#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/terminal/librarians/phrases.h"
#include "librarians/action.h"
#include "librarians/explain.h"

namespace shelfmark::app::terminal::lb {

// What is printed on a card, what it does, and where it is, as far as the reader knows. Nothing if there is none so
// named.
std::optional<std::string> card_page(const Phrases& phrases, const librarians::View& view, std::string_view text);

// A genre's power or a thrill's action, by a part of its name: the short text and the rule.
std::optional<std::string> power_page(const Phrases& phrases, std::string_view text);

// A refusal in words, with its rule.
std::string refused(const Phrases& phrases, const librarians::Board& board, const librarians::Refusal& refusal);

// Why the reader cannot do this now. Nothing if it is allowed.
std::optional<std::string> why_not(const Phrases& phrases, const librarians::State& state, librarians::Action action);

// Answers `why TEXT` about a card ("horror-A"), a card at a place ("horror-A at 2,-1") or a power.
std::optional<std::string> about(const Phrases& phrases, const librarians::State& state,
                                 const librarians::ActionList& actions, std::string_view text);

}  // namespace shelfmark::app::terminal::lb
