#pragma once

#include <string>
#include <utility>
#include <vector>

namespace shelfmark::store {

/// Why a store cannot be opened: a key of the texts, with what it speaks of.
struct OpenError {
    std::string message;
    std::vector<std::pair<std::string, std::string>> arguments;
};

}  // namespace shelfmark::store
