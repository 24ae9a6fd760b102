#pragma once

#include <expected>
#include <memory>
#include <string>

#include "store/group_writer.h"
#include "store/open_error.h"
#include "store/store.h"

namespace shelfmark::store {

/// Opens the store in a file, or makes a new one. The file, and others beside it whose names begin like its own, belong
/// to this store alone until it is closed.
std::expected<std::unique_ptr<Store>, OpenError> open_sqlite(const std::string& name, WriterOptions options = {});

}  // namespace shelfmark::store
