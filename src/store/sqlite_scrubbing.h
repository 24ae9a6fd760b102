// Files of SQLite that hold nothing but what is stored.
#pragma once

namespace shelfmark::store {

/// More pages than this make some of them look like others; SQLite must be told.
inline constexpr int most_scrubbed_pages = 0x01ff'ffff;

/// The name under which SQLite knows a way to files like its usual one, but that leaves nothing in the empty parts of
/// pages. Where entries are moved from page to page, SQLite forgets their old copies without overwriting them, whatever
/// `secure_delete` says, and nobody would find them to delete them with the entry.
const char* scrubbing();

}  // namespace shelfmark::store
