#include "messages/messages.h"

#include <algorithm>
#include <array>

namespace shelfmark::messages {
namespace {

struct Entry {
    std::string_view key;
    std::string_view text;
};

#include "generated/messages.inc"

std::span<const Entry> entries(Language language) {
    switch (language) {
        case Language::cs: return cs_entries;
        case Language::de: return de_entries;
        case Language::en: break;
    }
    return en_entries;
}

}  // namespace

std::optional<Language> find_language(std::string_view code) {
    if (code == "en") return Language::en;
    if (code == "cs") return Language::cs;
    if (code == "de") return Language::de;
    return std::nullopt;
}

std::optional<std::string_view> find(Language language, std::string_view key) {
    const auto all = entries(language);
    const auto entry = std::ranges::lower_bound(all, key, {}, &Entry::key);
    if (entry == all.end() || entry->key != key) return std::nullopt;
    return entry->text;
}

std::string_view text(Language language, std::string_view key) { return find(language, key).value_or(key); }

std::span<const std::string_view> rule_ids() { return all_rule_ids; }

}  // namespace shelfmark::messages
