#include "store/postgres_hosts.h"

#include <chrono>
#include <ranges>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace shelfmark::store::pg {

namespace {

constexpr std::chrono::seconds patience{5};

std::vector<std::string> elements(const std::string& list) {
    std::vector<std::string> all;
    for (const auto one : std::views::split(list, ',')) all.emplace_back(std::string_view(one));
    return all;
}

void append(std::string& list, bool first, const std::string& element) {
    if (!first) list += ',';
    list += element;
}

// The folder of a socket, or the usual one.
bool is_socket(const std::string& host) { return host.empty() || host.starts_with('/') || host.starts_with('@'); }

}  // namespace

Hosts with_addresses(const Hosts& hosts, const FindHost& find) {
    const auto names = elements(hosts.names);
    const auto ports = elements(hosts.ports);
    // What is given in figures already needs no look-up; what does not fit together libpq explains best.
    if (names.empty() || !hosts.addresses.empty() || (ports.size() > 1 && ports.size() != names.size())) return hosts;
    Hosts found;
    bool first = true;
    std::string missing;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto addresses = is_socket(names[i]) ? lookup::Addresses{""} : find(names[i]);
        if (!addresses || addresses->empty()) {
            missing = names[i] + (addresses ? " is not known" : " could not be looked up in time");
            continue;
        }
        for (const auto& address : *addresses) {
            append(found.names, first, names[i]);
            append(found.addresses, first, address);
            if (!ports.empty()) append(found.ports, first, ports[ports.size() == 1 ? 0 : i]);
            first = false;
        }
    }
    if (first) throw Failure("the name " + missing);
    return found;
}

// One for the whole process, so that a name that hangs has one thread, however often it is tried to connect.
std::optional<lookup::Addresses> find_host(const std::string& name) {
    static lookup::Directory directory;
    return directory.ask_within(patience, name);
}

}  // namespace shelfmark::store::pg
