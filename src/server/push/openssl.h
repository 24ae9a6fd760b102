#pragma once

#include <stdexcept>

namespace shelfmark::server::push {

// OpenSSL fails only where memory or its own parts are missing.
inline void require(bool fine) {
    if (!fine) throw std::runtime_error("the cryptographic library failed");
}

// Lets a std::unique_ptr free what OpenSSL made.
template <auto Free>
struct Freeing {
    template <class T>
    void operator()(T* thing) const {
        Free(thing);
    }
};

}  // namespace shelfmark::server::push
