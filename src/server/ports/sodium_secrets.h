#pragma once

#include "server/ports.h"

namespace shelfmark::server {

// Secrets from the system's own source of randomness, by way of libsodium.
class SodiumSecrets final : public Secrets {
public:
    SodiumSecrets();

    std::string token() override;
    std::string table_id() override;
    std::uint64_t seed() override;
    store::Hash hash(std::string_view token) override;
};

}  // namespace shelfmark::server
