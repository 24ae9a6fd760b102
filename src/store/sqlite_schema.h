// The shape of the file, and how a file of an older Shelfmark gets it.
#pragma once

#include "store/sqlite.h"

namespace shelfmark::store {

enum class Origin { nothing_yet, ours, newer, foreign };

/// The version that this program writes.
int newest_schema();
/// The version of a file.
int schema_of(const Connection& connection);
/// Whose file it is. Changes nothing.
Origin origin_of(const Connection& connection);
/// Brings an empty file, or one of ours, to the newest version. Each version is one transaction.
void migrate(const Connection& connection);

}  // namespace shelfmark::store
