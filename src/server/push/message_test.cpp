#include "server/push/message.h"

#include <gtest/gtest.h>

#include "server/push/base64url.h"
#include "server/push/vapid.h"

namespace shelfmark::server::push {
namespace {

std::string bytes(std::string_view text) { return from_base64url(text).value(); }

// The example of RFC 8291, section 5.
TEST(PushMessage, is_sealed_as_the_standard_shows) {
    const KeyPair once = {
        bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")};
    const Receiver receiver = {
        bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        bytes("BTBZMqHH6r4Tts7J_aSIgg")};
    const auto body =
        sealed("When I grow up, I want to be a watermelon", receiver, once, bytes("DGv6ra1nlYgDCS1FRnbzlw"));
    ASSERT_TRUE(body);
    EXPECT_EQ(
        to_base64url(*body),
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(PushMessage, a_browser_whose_key_is_none_gets_nothing) {
    const KeyPair once = make_key_pair();
    const std::string salt(salt_size, 's');
    const std::string auth(auth_size, 'a');
    EXPECT_TRUE(sealed("x", {make_key_pair().open, auth}, once, salt));
    EXPECT_FALSE(sealed("x", {std::string(65, '\4'), auth}, once, salt));  // not on the curve
    EXPECT_FALSE(sealed("x", {"short", auth}, once, salt));
    EXPECT_FALSE(sealed("x", {make_key_pair().open, "short"}, once, salt));
    EXPECT_FALSE(sealed(std::string(longest_text + 1, 'x'), {make_key_pair().open, auth}, once, salt));
}

TEST(PushMessage, two_key_pairs_share_a_secret) {
    const KeyPair one = make_key_pair();
    const KeyPair other = make_key_pair();
    EXPECT_EQ(shared_secret(one, other.open), shared_secret(other, one.open));
    EXPECT_NE(shared_secret(one, other.open), shared_secret(one, one.open));
}

TEST(Vapid, the_authorization_is_signed_by_the_servers_key) {
    const KeyPair server = make_key_pair();
    const std::string header = authorization(server, "https://push.example.org", "mailto:host@example.org", 1700000000);
    const std::string start = "vapid t=";
    ASSERT_TRUE(header.starts_with(start));
    const std::size_t comma = header.find(", k=");
    ASSERT_NE(comma, std::string::npos);
    EXPECT_EQ(header.substr(comma + 4), to_base64url(server.open));
    const std::string token = header.substr(start.size(), comma - start.size());
    const std::size_t last_dot = token.rfind('.');
    EXPECT_TRUE(is_signed_by(server.open, token.substr(0, last_dot), bytes(token.substr(last_dot + 1))));
    EXPECT_FALSE(is_signed_by(make_key_pair().open, token.substr(0, last_dot), bytes(token.substr(last_dot + 1))));
    const std::size_t first_dot = token.find('.');
    EXPECT_EQ(bytes(token.substr(first_dot + 1, last_dot - first_dot - 1)),
              R"({"aud":"https://push.example.org","exp":1700000000,"sub":"mailto:host@example.org"})");
}

TEST(Base64url, reads_what_it_writes_and_nothing_else) {
    EXPECT_EQ(to_base64url(std::string("\xff\xfe\0", 3)), "__4A");
    EXPECT_EQ(from_base64url("__4A"), std::string("\xff\xfe\0", 3));
    EXPECT_EQ(from_base64url("__4A="), std::nullopt);
    EXPECT_EQ(from_base64url("+/4A"), std::nullopt);
    EXPECT_EQ(from_base64url(""), std::string());
}

}  // namespace
}  // namespace shelfmark::server::push
