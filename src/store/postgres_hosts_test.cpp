#include "store/postgres_hosts.h"

#include <map>

#include <gtest/gtest.h>

#include "store/store.h"

namespace shelfmark::store::pg {

namespace {

std::optional<lookup::Addresses> find(const std::string& name) {
    static const std::map<std::string, lookup::Addresses> known = {
        {"one.example", {"192.0.2.1"}}, {"two.example", {"2001:db8::2", "192.0.2.2"}}, {"nobody.example", {}}};
    const auto found = known.find(name);
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

TEST(PostgresHosts, every_address_of_every_name_is_tried_in_order) {
    EXPECT_EQ(with_addresses({"one.example", "", ""}, find), (Hosts{"one.example", "192.0.2.1", ""}));
    EXPECT_EQ(with_addresses({"two.example,one.example", "", "5432"}, find),
              (Hosts{"two.example,two.example,one.example", "2001:db8::2,192.0.2.2,192.0.2.1", "5432,5432,5432"}));
    EXPECT_EQ(with_addresses({"two.example,one.example", "", "1,2"}, find),
              (Hosts{"two.example,two.example,one.example", "2001:db8::2,192.0.2.2,192.0.2.1", "1,1,2"}));
}

TEST(PostgresHosts, sockets_and_addresses_need_no_look_up) {
    const auto never = [](const std::string& name) -> std::optional<lookup::Addresses> {
        ADD_FAILURE() << "asked for " << name;
        return std::nullopt;
    };
    for (const Hosts& hosts : {Hosts{"", "", ""}, Hosts{"", "", "5432"}, Hosts{"/run/postgresql", "", ""},
                               Hosts{"db.example", "192.0.2.1", "5432"}, Hosts{"a.example", "", "1,2"}}) {
        EXPECT_EQ(with_addresses(hosts, never), hosts) << hosts.names;
    }
    EXPECT_EQ(with_addresses({"/run/postgresql,one.example", "", ""}, find),
              (Hosts{"/run/postgresql,one.example", ",192.0.2.1", ""}));
}

TEST(PostgresHosts, a_name_that_is_not_found_in_time_is_passed_by) {
    EXPECT_EQ(with_addresses({"hanging.example,one.example", "", "1,2"}, find),
              (Hosts{"one.example", "192.0.2.1", "2"}));
    EXPECT_THROW(with_addresses({"hanging.example", "", "5432"}, find), Failure);
    EXPECT_THROW(with_addresses({"nobody.example", "", "5432"}, find), Failure);
}

}  // namespace shelfmark::store::pg
