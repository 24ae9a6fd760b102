#include "certificate.h"

#include <cstdio>
#include <memory>
#include <stdexcept>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include "server/push/openssl.h"

namespace shelfmark::proof {

namespace {

using server::push::Freeing;
using server::push::require;

using Key = std::unique_ptr<EVP_PKEY, Freeing<EVP_PKEY_free>>;
using Document = std::unique_ptr<X509, Freeing<X509_free>>;
using Extension = std::unique_ptr<X509_EXTENSION, Freeing<X509_EXTENSION_free>>;
using File = std::unique_ptr<FILE, Freeing<std::fclose>>;

Document signed_by(EVP_PKEY* key) {
    constexpr long version_three = 2;
    constexpr long hour = 3600;
    Document document(X509_new());
    require(X509_set_version(document.get(), version_three) == 1);
    require(ASN1_INTEGER_set(X509_get_serialNumber(document.get()), 1) == 1);
    X509_gmtime_adj(X509_getm_notBefore(document.get()), -hour);
    X509_gmtime_adj(X509_getm_notAfter(document.get()), hour);
    require(X509_set_pubkey(document.get(), key) == 1);
    X509_NAME* const name = X509_get_subject_name(document.get());
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): C's interface
    const auto* const host = reinterpret_cast<const unsigned char*>("localhost");
    require(X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, host, -1, -1, 0) == 1);
    require(X509_set_issuer_name(document.get(), name) == 1);
    const Extension names(X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, "DNS:localhost"));
    require(names != nullptr && X509_add_ext(document.get(), names.get(), -1) == 1);
    require(X509_sign(document.get(), key, EVP_sha256()) > 0);
    return document;
}

File written(const std::string& file) {
    File opened(std::fopen(file.c_str(), "w"));
    if (!opened) throw std::runtime_error("cannot write " + file);
    return opened;
}

}  // namespace

Certificate::Certificate() {
    const Key key(EVP_EC_gen("prime256v1"));
    const Document document = signed_by(key.get());
    require(PEM_write_X509(written(file()).get(), document.get()) == 1);
    require(PEM_write_PrivateKey(written(key_file()).get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1);
}

}  // namespace shelfmark::proof
