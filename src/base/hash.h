#pragma once

#include <cstddef>
#include <cstdint>

namespace shelfmark::base {

// FNV-1a over integers: the signature of play. Fed with numbers, never with memory, so that every platform agrees.
class Hash {
public:
    constexpr void add(std::uint64_t number) {
        for (unsigned shift = 0; shift < 64; shift += 8) {
            value_ = (value_ ^ ((number >> shift) & 0xffU)) * 0x100000001b3ULL;
        }
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

}  // namespace shelfmark::base
