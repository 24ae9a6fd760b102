#pragma once

#include <cstdint>

namespace shelfmark::base {

// The signature of play: a hash over integers that is the same on every platform.
class Hash {
public:
    constexpr void add(std::uint64_t number) {
        value_ = (value_ ^ number) * 0x9e3779b97f4a7c15ULL;
        value_ ^= value_ >> 29U;
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

}  // namespace shelfmark::base
