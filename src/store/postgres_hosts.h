// Where a database's hosts are. libpq looks names up by itself, too, but without an end to the waiting: its own limit
// begins only when it knows where to go.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "lookup/directory.h"

namespace shelfmark::store::pg {

/// Lists as libpq takes them: divided by commas, one element for each place to try.
struct Hosts {
    std::string names;
    std::string addresses;  // in figures; an empty one is a socket, which has none
    std::string ports;      // or one for all, or none

    bool operator==(const Hosts&) const = default;
};

/// Nothing if it is not known in time.
using FindHost = std::function<std::optional<lookup::Addresses>(const std::string& name)>;

/// With all addresses of the names that are known by now. Where none of the hosts can be found, it throws Failure.
Hosts with_addresses(const Hosts& hosts, const FindHost& find);

/// Asks the system, for a few seconds at most.
std::optional<lookup::Addresses> find_host(const std::string& name);

}  // namespace shelfmark::store::pg
