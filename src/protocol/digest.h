#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/hash.h"

// Eight bytes that stand for a value of the protocol. Two different values have the same ones about once in 10^19
// times.
namespace shelfmark::protocol {

inline void add(base::Hash& hash, std::string_view text) {
    hash.add(text.size());
    while (!text.empty()) {
        std::uint64_t part = 0;
        const auto size = std::min(text.size(), sizeof part);
        std::memcpy(&part, text.data(), size);
        hash.add(part);
        text.remove_prefix(size);
    }
}

template <class T>
void add(base::Hash& hash, const T& value);

template <class T>
void add(base::Hash& hash, const std::vector<T>& list) {
    hash.add(list.size());
    for (const T& entry : list) add(hash, entry);
}

// A field that is missing differs from one that is there with any value.
template <class T>
void add(base::Hash& hash, const std::optional<T>& value) {
    hash.add(value.has_value() ? 1 : 0);
    if (value) add(hash, *value);
}

struct FieldDigester {
    base::Hash& hash;

    template <class T, class Limit>
    void operator()(std::string_view /*name*/, const T& value, const Limit&) {
        add(hash, value);
    }
};

template <class T>
void add(base::Hash& hash, const T& value) {
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        hash.add(static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_convertible_v<T, std::string_view>) {
        add(hash, std::string_view(value));
    } else {
        FieldDigester digester{hash};
        T::fields(value, digester);
    }
}

template <class T>
std::uint64_t digest(const T& value) {
    base::Hash hash;
    add(hash, value);
    return hash.value();
}

}  // namespace shelfmark::protocol
