#include "server/ports/sodium_secrets.h"

#include <array>
#include <stdexcept>

#include <sodium.h>

namespace shelfmark::server {

namespace {

std::uint64_t any_number() {
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof number);
    return number;
}

}  // namespace

SodiumSecrets::SodiumSecrets(std::optional<std::uint64_t> seed) {
    if (seed) games_ = base::Random{*seed};
    if (sodium_init() < 0) throw std::runtime_error("no source of randomness");
}

std::string SodiumSecrets::token() {
    constexpr std::size_t size = 24;
    constexpr int form = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::array<unsigned char, size> bytes = {};
    std::array<char, sodium_base64_ENCODED_LEN(size, form)> text = {};
    do {
        randombytes_buf(bytes.data(), bytes.size());
        sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), form);
    } while (text.front() == '-');  // which a command line would take for an option
    return text.data();
}

std::string SodiumSecrets::table_id() {
    // Whoever knows an id may watch where that is allowed, and replay what is over: nobody shall guess one. People may
    // type it from a sheet: no sign that looks like another.
    constexpr std::string_view signs = "23456789abcdefghjkmnpqrstuvwxyz";
    constexpr int size = 26;  // more than 128 bits
    std::string id;
    for (int i = 0; i < size; ++i) id += signs[randombytes_uniform(signs.size())];
    return id;
}

base::Seed SodiumSecrets::game_seed() { return games_ ? games_->next() : base::Seed(any_number(), any_number()); }

std::uint64_t SodiumSecrets::seed() { return games_ ? games_->next() : any_number(); }

store::Hash SodiumSecrets::hash(std::string_view token) {
    store::Hash hash = {};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): C's interface
    const auto* const bytes = reinterpret_cast<const unsigned char*>(token.data());
    crypto_generichash(hash.data(), hash.size(), bytes, token.size(), nullptr, 0);
    return hash;
}

}  // namespace shelfmark::server
