#pragma once

#include <optional>

#include "base/random.h"
#include "server/ports.h"

namespace shelfmark::server {

// Secrets from the system's own source of randomness, by way of libsodium.
class SodiumSecrets final : public Secrets {
public:
    // With a seed, games follow from it (for tests); whatever keeps people apart is a secret all the same.
    explicit SodiumSecrets(std::optional<std::uint64_t> seed = {});

    std::string token() override;
    std::string table_id() override;
    base::Seed game_seed() override;
    std::uint64_t seed() override;
    store::Hash hash(std::string_view token) override;

private:
    std::optional<base::Random> games_;
};

}  // namespace shelfmark::server
