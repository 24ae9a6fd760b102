#include "server/push/address.h"

#include <gtest/gtest.h>

namespace shelfmark::server::push {
namespace {

TEST(PushAddress, an_endpoint_is_taken_apart) {
    const auto endpoint = parse_endpoint("https://push.example.org/send/abc?x=1");
    ASSERT_TRUE(endpoint);
    EXPECT_EQ(*endpoint, (Endpoint{true, "push.example.org", 443, "/send/abc?x=1"}));
    EXPECT_EQ(endpoint->origin(), "https://push.example.org");
    EXPECT_EQ(parse_endpoint("http://127.0.0.1:8080/x")->origin(), "http://127.0.0.1:8080");
    EXPECT_EQ(parse_endpoint("https://push.example.org")->target, "/");
}

TEST(PushAddress, what_is_no_web_address_is_refused) {
    for (const char* url : {"", "ftp://example.org/", "https://", "https:///x", "https://a b/",
                            "https://user@example.org/", "https://example.org:port/", "https://example.org:/",
                            "https://example.org:0/", "https://example.org:65536/", "https://example.org:-1/",
                            "https://example.org/a b", "https://example.org/\r\nHost: other", "https://[::1]/"}) {
        EXPECT_FALSE(parse_endpoint(url)) << url;
    }
}

TEST(PushAddress, all_names_that_one_owner_can_make_up_are_of_one_domain) {
    for (const char* host : {"example.org", "push.example.org", "a.b.c.example.org", "PUSH.Example.ORG", "example.org.",
                             "push.example.org.."}) {
        EXPECT_EQ(domain_of(host), "example.org") << host;
    }
    EXPECT_EQ(domain_of("push.example.com"), "example.com");
    EXPECT_EQ(domain_of("a.example.co.uk"), domain_of("b.other.co.uk"));
    EXPECT_EQ(domain_of("localhost"), "localhost");
    EXPECT_EQ(domain_of(".org"), ".org");
    for (const char* address : {"192.0.2.1", "198.51.100.7", "3221225985", "0xc0000201", "192.513", "", "."}) {
        EXPECT_EQ(domain_of(address), "") << address;
    }
}

TEST(PushAddress, only_the_open_network_is_knocked_at) {
    using boost::asio::ip::make_address;
    for (const char* address :
         {"127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "172.31.255.255", "169.254.169.254", "100.64.0.1",
          "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1",
          "2002:7f00:1::", "2001:db8::1", "64:ff9b::7f00:1"}) {
        EXPECT_FALSE(is_public(make_address(address))) << address;
    }
    for (const char* address : {"8.8.8.8", "172.32.0.1", "193.0.0.1", "2606:4700::1111"}) {
        EXPECT_TRUE(is_public(make_address(address))) << address;
    }
}

}  // namespace
}  // namespace shelfmark::server::push
