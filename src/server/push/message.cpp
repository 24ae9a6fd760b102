#include "server/push/message.h"

#include <array>
#include <memory>

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

#include "server/push/openssl.h"

namespace shelfmark::server::push {

namespace {

constexpr std::size_t key_size = 16;
constexpr std::size_t nonce_size = 12;
constexpr std::size_t tag_size = 16;
constexpr std::string_view record_size("\x00\x00\x10\x00", 4);  // 4096
constexpr char last_record = 2;

using Kdf = std::unique_ptr<EVP_KDF, Freeing<EVP_KDF_free>>;
using KdfContext = std::unique_ptr<EVP_KDF_CTX, Freeing<EVP_KDF_CTX_free>>;
using CipherContext = std::unique_ptr<EVP_CIPHER_CTX, Freeing<EVP_CIPHER_CTX_free>>;

OSSL_PARAM octets(const char* name, std::string_view bytes) {
    return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(bytes.data()), bytes.size());
}

// HKDF with SHA-256.
std::string derive(std::string_view secret, std::string_view salt, std::string_view info, std::size_t size) {
    const Kdf kdf(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
    const KdfContext context(EVP_KDF_CTX_new(kdf.get()));
    std::string digest = "SHA256";
    const std::array<OSSL_PARAM, 5> parameters = {
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0), octets(OSSL_KDF_PARAM_KEY, secret),
        octets(OSSL_KDF_PARAM_SALT, salt), octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
    std::string out(size, '\0');
    require(EVP_KDF_derive(context.get(), reinterpret_cast<unsigned char*>(out.data()), size, parameters.data()) == 1);
    return out;
}

// AES-128-GCM; the tag follows.
std::string encrypt(std::string_view text, const std::string& key, const std::string& nonce) {
    const CipherContext context(EVP_CIPHER_CTX_new());
    const auto* const key_bytes = reinterpret_cast<const unsigned char*>(key.data());
    const auto* const nonce_bytes = reinterpret_cast<const unsigned char*>(nonce.data());
    require(EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, key_bytes, nonce_bytes) == 1);
    std::string out(text.size() + tag_size, '\0');
    auto* const bytes = reinterpret_cast<unsigned char*>(out.data());
    int written = 0;
    require(EVP_EncryptUpdate(context.get(), bytes, &written, reinterpret_cast<const unsigned char*>(text.data()),
                              static_cast<int>(text.size())) == 1);
    require(EVP_EncryptFinal_ex(context.get(), bytes + written, &written) == 1);
    require(EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, tag_size, bytes + text.size()) == 1);
    return out;
}

std::string with_zero(std::string_view text) { return std::string(text) + '\0'; }

}  // namespace

std::optional<std::string> sealed(std::string_view text, const Receiver& receiver, const KeyPair& once,
                                  std::string_view salt) {
    if (text.size() > longest_text || salt.size() != salt_size || receiver.auth.size() != auth_size)
        return std::nullopt;
    const auto common = shared_secret(once, receiver.open_key);
    if (!common) return std::nullopt;
    const std::string info = with_zero("WebPush: info") + receiver.open_key + once.open;
    const std::string secret = derive(*common, receiver.auth, info, 32);
    const std::string key = derive(secret, salt, with_zero("Content-Encoding: aes128gcm"), key_size);
    const std::string nonce = derive(secret, salt, with_zero("Content-Encoding: nonce"), nonce_size);

    std::string body(salt);
    body += record_size;
    body += static_cast<char>(once.open.size());
    body += once.open;
    return body + encrypt(std::string(text) + last_record, key, nonce);
}

}  // namespace shelfmark::server::push
