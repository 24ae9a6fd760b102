#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace shelfmark::table {

using CardId = std::uint8_t;
inline constexpr CardId no_card = 0xff;

// A set of the cards 0 to Count - 1, one bit each. Iterates in their order, which is that of the alphabet.
template <unsigned Count>
class CardSet {
    static constexpr unsigned word_count = (Count + 63) / 64;
    static_assert(word_count == 3, "nth and for_each are written for the decks of both games");

public:
    constexpr CardSet() = default;
    static constexpr CardSet of(CardId card) {
        CardSet set;
        set.add(card);
        return set;
    }
    // Every card.
    static constexpr CardSet all() {
        CardSet set;
        set.words_.fill(~0ULL);
        if constexpr (Count % 64 != 0) set.words_.back() = (1ULL << (Count % 64)) - 1;
        return set;
    }

    [[nodiscard]] constexpr bool contains(CardId card) const {
        return card < Count && ((words_[card >> 6U] >> (card & 63U)) & 1U) != 0;
    }
    constexpr void add(CardId card) { words_[card >> 6U] |= 1ULL << (card & 63U); }
    constexpr void remove(CardId card) { words_[card >> 6U] &= ~(1ULL << (card & 63U)); }
    constexpr void clear() { words_ = {}; }

    [[nodiscard]] constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    [[nodiscard]] constexpr int count() const {
        int cards = 0;
        for (const std::uint64_t word : words_) cards += std::popcount(word);
        return cards;
    }
    [[nodiscard]] constexpr CardId first() const {
        for (unsigned w = 0; w < word_count; ++w) {
            if (words_[w] != 0) return static_cast<CardId>(w * 64 + static_cast<unsigned>(std::countr_zero(words_[w])));
        }
        return no_card;
    }
    [[nodiscard]] constexpr CardId last() const {
        for (unsigned w = word_count; w-- > 0;) {
            if (words_[w] != 0)
                return static_cast<CardId>(w * 64 + static_cast<unsigned>(std::bit_width(words_[w])) - 1);
        }
        return no_card;
    }
    // The k-th card in the order of the alphabet, from 0.
    [[nodiscard]] constexpr CardId nth(std::uint32_t k) const {
        const auto first = static_cast<std::uint32_t>(std::popcount(words_[0]));
        const auto two = first + static_cast<std::uint32_t>(std::popcount(words_[1]));
        const unsigned w = (k >= first ? 1U : 0U) + (k >= two ? 1U : 0U);
        k -= k >= two ? two : k >= first ? first : 0;
        return static_cast<CardId>(w * 64 + nth_bit(words_[w], k));
    }
    // The cards that come after this one.
    [[nodiscard]] constexpr CardSet after(CardId card) const {
        CardSet rest = *this;
        const unsigned word = card >> 6U;
        for (unsigned w = 0; w < word; ++w) rest.words_[w] = 0;
        const unsigned within = card & 63U;
        rest.words_[word] &= within == 63 ? 0 : ~0ULL << (within + 1);
        return rest;
    }

    // Which word the next card is in is chosen without a branch: sets are small, and where one word ends and the next
    // begins is a matter of luck that no processor foresees. An empty middle word is passed over from the start, so
    // that one step always reaches the next card.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        const bool gap = words_[1] == 0;
        const unsigned step = gap ? 128 : 64;
        std::uint64_t here = words_[0];
        std::uint64_t next = gap ? words_[2] : words_[1];
        const std::uint64_t last = words_[2];
        unsigned base = 0;
        for (int left = count(); left > 0; --left) {
            const bool spent = here == 0;
            here = spent ? next : here;
            next = spent ? last : next;
            base += spent ? step : 0;
            visit(static_cast<CardId>(base + static_cast<unsigned>(std::countr_zero(here))));
            here &= here - 1;
        }
    }

    [[nodiscard]] constexpr std::uint64_t word(std::size_t index) const { return words_[index]; }

    constexpr CardSet& operator|=(const CardSet& other) {
        for (std::size_t w = 0; w < word_count; ++w) words_[w] |= other.words_[w];
        return *this;
    }
    constexpr CardSet& operator&=(const CardSet& other) {
        for (std::size_t w = 0; w < word_count; ++w) words_[w] &= other.words_[w];
        return *this;
    }
    constexpr CardSet& operator-=(const CardSet& other) {
        for (std::size_t w = 0; w < word_count; ++w) words_[w] &= ~other.words_[w];
        return *this;
    }
    friend constexpr CardSet operator|(CardSet a, const CardSet& b) { return a |= b; }
    friend constexpr CardSet operator&(CardSet a, const CardSet& b) { return a &= b; }
    friend constexpr CardSet operator-(CardSet a, const CardSet& b) { return a -= b; }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

private:
    // Halves the word until the k-th set bit is alone: the same steps on every platform.
    static constexpr unsigned nth_bit(std::uint64_t bits, std::uint32_t k) {
        unsigned position = 0;
        for (unsigned width = 32; width != 0; width /= 2) {
            const std::uint64_t low = bits & ((1ULL << width) - 1);
            const auto here = static_cast<std::uint32_t>(std::popcount(low));
            if (k < here) {
                bits = low;
            } else {
                k -= here;
                bits >>= width;
                position += width;
            }
        }
        return position;
    }

    std::array<std::uint64_t, word_count> words_ = {};
};

}  // namespace shelfmark::table
