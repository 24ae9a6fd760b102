#include "server/push/p256.h"

#include <array>
#include <cstddef>
#include <memory>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include "server/push/openssl.h"

namespace shelfmark::server::push {

namespace {

constexpr int number_size = 32;
constexpr std::size_t point_size = 65;

using Key = std::unique_ptr<EVP_PKEY, Freeing<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freeing<EVP_PKEY_CTX_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Freeing<EVP_MD_CTX_free>>;
using BigNumber = std::unique_ptr<BIGNUM, Freeing<BN_clear_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Freeing<OSSL_PARAM_BLD_free>>;
using Parameters = std::unique_ptr<OSSL_PARAM, Freeing<OSSL_PARAM_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Freeing<ECDSA_SIG_free>>;

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

BigNumber number(std::string_view bytes) {
    return BigNumber(BN_bin2bn(bytes_of(bytes), static_cast<int>(bytes.size()), nullptr));
}

std::string fixed_bytes(const BIGNUM* value) {
    std::string bytes(number_size, '\0');
    require(BN_bn2binpad(value, bytes_of(bytes), number_size) == number_size);
    return bytes;
}

// A key from its public point and, if it is ours, its secret. Null if the point is not on the curve.
Key import_key(std::string_view open_key, const BIGNUM* secret) {
    if (open_key.size() != point_size) return nullptr;
    const Builder builder(OSSL_PARAM_BLD_new());
    require(OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) == 1);
    require(OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, open_key.data(),
                                             open_key.size()) == 1);
    if (secret != nullptr) require(OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret) == 1);
    const Parameters parameters(OSSL_PARAM_BLD_to_param(builder.get()));
    const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    require(context && EVP_PKEY_fromdata_init(context.get()) == 1);
    EVP_PKEY* key = nullptr;
    const int selection = secret != nullptr ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
    if (EVP_PKEY_fromdata(context.get(), &key, selection, parameters.get()) != 1) return nullptr;
    return Key(key);
}

Key import_pair(const KeyPair& pair) {
    const BigNumber secret = number(pair.secret);
    Key key = import_key(pair.open, secret.get());
    require(key != nullptr);
    return key;
}

}  // namespace

KeyPair make_key_pair() {
    const Key key(EVP_EC_gen("prime256v1"));
    require(key != nullptr);
    KeyPair pair;
    pair.open.resize(point_size);
    std::size_t length = 0;
    require(EVP_PKEY_get_octet_string_param(key.get(), OSSL_PKEY_PARAM_PUB_KEY, bytes_of(pair.open), point_size,
                                            &length) == 1 &&
            length == point_size);
    BIGNUM* secret = nullptr;
    require(EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &secret) == 1);
    const BigNumber owner(secret);
    pair.secret = fixed_bytes(secret);
    return pair;
}

std::optional<std::string> shared_secret(const KeyPair& mine, std::string_view other) {
    const Key peer = import_key(other, nullptr);
    if (!peer) return std::nullopt;
    const Key key = import_pair(mine);
    const KeyContext context(EVP_PKEY_CTX_new(key.get(), nullptr));
    require(context && EVP_PKEY_derive_init(context.get()) == 1);
    if (EVP_PKEY_derive_set_peer(context.get(), peer.get()) != 1) return std::nullopt;
    std::string secret(number_size, '\0');
    std::size_t length = secret.size();
    require(EVP_PKEY_derive(context.get(), bytes_of(secret), &length) == 1 && length == secret.size());
    return secret;
}

std::string sign(const KeyPair& mine, std::string_view text) {
    const Key key = import_pair(mine);
    const DigestContext context(EVP_MD_CTX_new());
    require(context && EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1);
    std::array<unsigned char, 128> encoded{};
    std::size_t length = encoded.size();
    require(EVP_DigestSign(context.get(), encoded.data(), &length, bytes_of(text), text.size()) == 1);
    const unsigned char* rest = encoded.data();
    const Signature signature(d2i_ECDSA_SIG(nullptr, &rest, static_cast<long>(length)));
    require(signature != nullptr);
    return fixed_bytes(ECDSA_SIG_get0_r(signature.get())) + fixed_bytes(ECDSA_SIG_get0_s(signature.get()));
}

bool is_signed_by(std::string_view open_key, std::string_view text, std::string_view signature) {
    const Key key = import_key(open_key, nullptr);
    if (!key || signature.size() != std::size_t{2} * number_size) return false;
    const Signature parts(ECDSA_SIG_new());
    require(ECDSA_SIG_set0(parts.get(), number(signature.substr(0, number_size)).release(),
                           number(signature.substr(number_size)).release()) == 1);
    std::array<unsigned char, 128> encoded{};
    unsigned char* rest = encoded.data();
    const int length = i2d_ECDSA_SIG(parts.get(), &rest);
    const DigestContext context(EVP_MD_CTX_new());
    require(context && EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1);
    return EVP_DigestVerify(context.get(), encoded.data(), static_cast<std::size_t>(length), bytes_of(text),
                            text.size()) == 1;
}

}  // namespace shelfmark::server::push
