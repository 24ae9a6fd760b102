#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

namespace shelfmark::protocol {

// How a view that says only what changed is made of two full ones, section by section, and what a client does with it.

// A list of which only the entries that changed are told; identity(entry) tells them apart.
template <class T>
concept Listed = requires(const T& entry) {
    { identity(entry) } -> std::same_as<std::int32_t>;
};

template <class T>
void drop_known(std::optional<T>& section, const std::optional<T>& earlier) {
    if (section == earlier) section.reset();
}

template <Listed T>
void drop_known(std::optional<std::vector<T>>& list, const std::optional<std::vector<T>>& earlier) {
    if (!list || !earlier) return;
    std::erase_if(*list,
                  [&](const T& entry) { return std::find(earlier->begin(), earlier->end(), entry) != earlier->end(); });
    if (list->empty()) list.reset();
}

template <class T>
void adopt(std::optional<T>& section, const std::optional<T>& changed) {
    if (changed) section = changed;
}

template <Listed T>
void adopt(std::optional<std::vector<T>>& list, const std::optional<std::vector<T>>& changed) {
    if (!changed) return;
    if (!list) list.emplace();
    for (const T& entry : *changed) {
        const auto same = [&](const T& other) { return identity(other) == identity(entry); };
        const auto known = std::find_if(list->begin(), list->end(), same);
        known == list->end() ? list->push_back(entry) : void(*known = entry);
    }
}

}  // namespace shelfmark::protocol
