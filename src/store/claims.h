#pragma once

#include <functional>
#include <map>
#include <string>

#include "store/change.h"

namespace shelfmark::store {

// Who does what, where only one server can be: it is forgotten when the server ends, and so are its claims.
class Claims {
public:
    bool take(const Claim& claim);
    void commit() { before_.clear(); }
    void roll_back();

private:
    void put(const std::string& work, const std::optional<Claim>& claim);

    std::map<std::string, Claim> held_;
    std::map<std::string, std::optional<Claim>> before_;  // what this transaction changed
};

}  // namespace shelfmark::store
