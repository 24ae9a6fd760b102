#include "base/random.h"

#include <bit>

namespace shelfmark::base {

namespace {

// The state of SipHash, and its one step, as Aumasson and Bernstein describe them (2012).
struct Sip {
    std::uint64_t a, b, c, d;

    void rounds(int count) {
        for (int i = 0; i < count; ++i) {
            a += b;
            b = std::rotl(b, 13) ^ a;
            a = std::rotl(a, 32);
            c += d;
            d = std::rotl(d, 16) ^ c;
            a += d;
            d = std::rotl(d, 21) ^ a;
            c += b;
            b = std::rotl(b, 17) ^ c;
            c = std::rotl(c, 32);
        }
    }
    void take(std::uint64_t word) {
        d ^= word;
        rounds(2);
        a ^= word;
    }
};

}  // namespace

// Of eight bytes, the number with its lowest byte first.
std::uint64_t Random::keyed(std::uint64_t number) const {
    Sip sip = {key[0] ^ 0x736f6d6570736575ULL, key[1] ^ 0x646f72616e646f6dULL, key[0] ^ 0x6c7967656e657261ULL,
               key[1] ^ 0x7465646279746573ULL};
    sip.take(number);
    sip.take(std::uint64_t{sizeof number} << 56U);  // how long it was
    sip.c ^= 0xff;
    sip.rounds(4);
    return sip.a ^ sip.b ^ sip.c ^ sip.d;
}

}  // namespace shelfmark::base
