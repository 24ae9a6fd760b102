#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

// The texts that people read, in every language of the program. They come from messages/*.json and, under keys such as
// rule.XL-C1, from docs/rules/*.md; the heading of that rule's section has the key rule.XL-C, the title of the book
// rule.XL, and what else stands there the same key with .more at its end.
namespace shelfmark::messages {

enum class Language : std::uint8_t { en, cs, de };

std::optional<Language> find_language(std::string_view code);

std::optional<std::string_view> find(Language language, std::string_view key);

// The text of a key, or the key itself where there is none: a missing text shows, but stops nobody's game.
std::string_view text(Language language, std::string_view key);

// The ids of all rules, such as XL-C1, in the order of the rulebook.
std::span<const std::string_view> rule_ids();

}  // namespace shelfmark::messages
