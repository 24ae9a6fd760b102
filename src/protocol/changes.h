#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "protocol/digest.h"

namespace shelfmark::protocol {

// How a view that says only what changed is made of full ones, section by section, and what a client does with it.

// A list of which only the entries that changed are told; identity(entry) tells them apart and grows along the list.
template <class T>
concept Listed = requires(const T& entry) {
    { identity(entry) } -> std::same_as<std::int32_t>;
};

// Entries that can be gone: one that tells no more than where it was says so.
template <class T>
concept Leaving = Listed<T> && requires(std::int32_t identity, T& out) { gone(identity, out); };

// What a viewer knows, as digests: as much as it takes to see what is news, in a fraction of the room of a view.
class Told {
public:
    [[nodiscard]] bool nothing() const { return parts_.empty(); }

private:
    friend class Telling;
    struct Part {
        std::int32_t section;
        std::int32_t identity;
        std::uint64_t digest;
        [[nodiscard]] auto place() const { return std::pair(section, identity); }
    };
    std::vector<Part> parts_;  // in the order of their places
};

// Goes through the sections of a full view, always in the same order, and leaves out what was told before.
class Telling {
public:
    explicit Telling(Told& told) : told_(told), before_(std::exchange(told.parts_, {})) {
        told_.parts_.reserve(before_.size() + 8);
    }

    template <class T>
    void operator()(std::optional<T>& section) {
        ++section_;
        if (section && known(0, digest(*section))) section.reset();
    }

    template <Listed T>
    void operator()(std::optional<std::vector<T>>& list) {
        ++section_;
        if (!list) return;
        const bool known_list = known(the_list_itself, 0);
        std::vector<T> news;
        for (T& entry : *list) {
            note_gone(news, identity(entry));
            if (!known(identity(entry), digest(entry))) news.push_back(std::move(entry));
        }
        note_gone(news, std::numeric_limits<std::int32_t>::max());
        *list = std::move(news);
        if (list->empty() && known_list) list.reset();
    }

private:
    static constexpr std::int32_t the_list_itself = std::numeric_limits<std::int32_t>::min();

    // Whether this was told already; from now on it was.
    bool known(std::int32_t identity, std::uint64_t digest) {
        const auto& part = told_.parts_.emplace_back(section_, identity, digest);
        while (next_ < before_.size() && before_[next_].place() < part.place()) ++next_;
        return next_ < before_.size() && before_[next_].place() == part.place() && before_[next_++].digest == digest;
    }

    // What stood in this list before here and is no longer there.
    template <class T>
    void note_gone(std::vector<T>& news, std::int32_t here) {
        for (; next_ < before_.size() && before_[next_].place() < std::pair(section_, here); ++next_) {
            if constexpr (Leaving<T>) {
                if (before_[next_].section == section_) gone(before_[next_].identity, news.emplace_back());
            }
        }
    }

    Told& told_;
    std::vector<Told::Part> before_;
    std::size_t next_ = 0;
    std::int32_t section_ = 0;
};

// Puts what is new about a section into one that a client has.
template <class T>
void adopt(std::optional<T>& section, const std::optional<T>& changed) {
    if (changed) section = changed;
}

template <Listed T>
void adopt(std::optional<std::vector<T>>& list, const std::optional<std::vector<T>>& changed) {
    if (!changed) return;
    if (!list) list.emplace();
    const auto before = [](const T& one, const T& other) { return identity(one) < identity(other); };
    for (const T& entry : *changed) {
        auto place = std::lower_bound(list->begin(), list->end(), entry, before);
        const bool known = place != list->end() && identity(*place) == identity(entry);
        if (known) place = list->erase(place);
        if constexpr (Leaving<T>) {
            if (is_gone(entry)) continue;
        }
        list->insert(place, entry);
    }
}

}  // namespace shelfmark::protocol
