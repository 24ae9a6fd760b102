#pragma once

#include <expected>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "store/group_writer.h"
#include "store/store.h"

namespace shelfmark::store {

/// Why a store cannot be opened: a key of the texts, with what it speaks of.
struct OpenError {
    std::string message;
    std::vector<std::pair<std::string, std::string>> arguments;
};

/// Opens the store in a file, or makes a new one. The file, and others beside it whose names begin like its own, belong
/// to this store alone until it is closed.
std::expected<std::unique_ptr<Store>, OpenError> open_sqlite(const std::string& name, WriterOptions options = {});

}  // namespace shelfmark::store
