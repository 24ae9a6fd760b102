#pragma once

#include <optional>
#include <string>
#include <string_view>

// The elliptic curve that Web Push prescribes, by OpenSSL. All texts are bytes.
namespace shelfmark::server::push {

struct KeyPair {
    std::string secret;  // 32 bytes
    std::string open;    // 65 bytes: an uncompressed point

    friend bool operator==(const KeyPair&, const KeyPair&) = default;
};

KeyPair make_key_pair();
// What the owner of the pair and the owner of the other key both know, and nobody else; nothing if the other is no key.
std::optional<std::string> shared_secret(const KeyPair& mine, std::string_view other);
// A signature of a text: ES256, 64 bytes.
std::string sign(const KeyPair& mine, std::string_view text);
bool is_signed_by(std::string_view open_key, std::string_view text, std::string_view signature);

}  // namespace shelfmark::server::push
