#include "server/push/vapid.h"

#include <fmt/format.h>

#include "server/push/base64url.h"

namespace shelfmark::server::push {

namespace {

// Origins and contacts come from the command line and from browsers: quotes and control characters never get into a
// claim.
std::string plain(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        if (letter >= ' ' && letter != '"' && letter != '\\') out += letter;
    }
    return out;
}

}  // namespace

std::string authorization(const KeyPair& server, std::string_view origin, std::string_view contact,
                          std::int64_t expires_at_second) {
    const std::string claims =
        fmt::format(R"({{"aud":"{}","exp":{},"sub":"{}"}})", plain(origin), expires_at_second, plain(contact));
    const std::string content = to_base64url(R"({"typ":"JWT","alg":"ES256"})") + '.' + to_base64url(claims);
    const std::string token = content + '.' + to_base64url(sign(server, content));
    return "vapid t=" + token + ", k=" + to_base64url(server.open);
}

}  // namespace shelfmark::server::push
