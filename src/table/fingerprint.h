#pragma once

#include <cstdint>

#include "table/card_set.h"

namespace shelfmark::table {

// A number made of what a state means, not of its bytes. FNV-1a, of its own: records keep what it answers, so that it
// can never change.
class Fingerprint {
public:
    void add(std::uint64_t number) {
        for (unsigned shift = 0; shift < 64; shift += 8) {
            value_ = (value_ ^ ((number >> shift) & 0xffU)) * 0x100000001b3ULL;
        }
    }
    template <unsigned Count>
    void add(const CardSet<Count>& cards) {
        add(static_cast<std::uint64_t>(cards.count()));
        cards.for_each([this](CardId card) { add(card); });
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

}  // namespace shelfmark::table
