#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/push/p256.h"

namespace shelfmark::server::push {

// Where a browser wants its notices, with its keys as bytes.
struct Receiver {
    std::string open_key;  // "p256dh"
    std::string auth;      // 16 bytes
};

// A notice that only the receiver's browser can read: RFC 8291, one record of aes128gcm. `once` and `salt` (16 bytes)
// serve for this message alone. Nothing if the receiver's key is none, or the text is longer than one record may be.
std::optional<std::string> sealed(std::string_view text, const Receiver& receiver, const KeyPair& once,
                                  std::string_view salt);

inline constexpr std::size_t salt_size = 16;
inline constexpr std::size_t auth_size = 16;
inline constexpr std::size_t longest_text = 3000;

}  // namespace shelfmark::server::push
