// What is said if somebody asks what a bot thinks.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "messages/messages.h"

namespace shelfmark::app {

// In words, with what each choice leads to (players::Considered): its own first, then the alternatives, best first.
struct Thinking {
    std::vector<std::pair<std::string, std::int64_t>> choices;
    std::optional<std::int64_t> points = {};  // NOLINT(readability-redundant-member-init): may be left out
    bool names_own = true;                    // otherwise the choice is known already, or nobody's business
};

inline constexpr std::size_t most_alternatives = 2;

// A sentence with what it expects, and one for the choices that have words.
std::string sentence(const Thinking& thinking, bool partners, messages::Language language);

}  // namespace shelfmark::app
