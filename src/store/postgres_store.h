#pragma once

#include <expected>
#include <memory>
#include <string>

#include "store/group_writer.h"
#include "store/open_error.h"
#include "store/store.h"

namespace shelfmark::store {

/// Opens the store in a PostgreSQL database, which any number of servers may use at the same time:
/// postgresql://USER@HOST/DATABASE. All of it is in the schema `shelfmark` of the database.
std::expected<std::unique_ptr<Store>, OpenError> open_postgres(const std::string& url, WriterOptions options = {},
                                                               Heard heard = {});

}  // namespace shelfmark::store
