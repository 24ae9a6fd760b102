#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/push/p256.h"

namespace shelfmark::server::push {

// The Authorization header by which a push service knows this server again (RFC 8292). `origin` is the service's, such
// as "https://push.example.org"; `contact` is where its keepers can reach the server's: a mailto: or https: address.
std::string authorization(const KeyPair& server, std::string_view origin, std::string_view contact,
                          std::int64_t expires_at_second);

}  // namespace shelfmark::server::push
