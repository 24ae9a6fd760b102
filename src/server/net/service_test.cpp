#include "server/net/service.h"

#include <gtest/gtest.h>

namespace shelfmark::server::net {
namespace {

TEST(Service, push_services_can_turn_to_the_keeper_or_else_to_the_server) {
    Settings settings;
    settings.hosts = {"games.example", "www.games.example"};
    EXPECT_EQ(contact_of(settings), "https://games.example");
    settings.contact = "mailto:keeper@games.example";
    EXPECT_EQ(contact_of(settings), "mailto:keeper@games.example");
    EXPECT_EQ(contact_of({}), "mailto:nobody@localhost") << "where there is nobody";
}

}  // namespace
}  // namespace shelfmark::server::net
