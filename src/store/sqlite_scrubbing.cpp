#include "store/sqlite_scrubbing.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

namespace shelfmark::store {

namespace {

using Page = std::span<std::uint8_t>;

constexpr const char* name = "shelfmark-scrubbing";
constexpr std::size_t file_header = 100;  // before the first page's own
constexpr int smallest_page = 512;

std::size_t number_at(Page page, std::size_t place) { return (std::size_t{page[place]} << 8U) | page[place + 1]; }

// The size of a page's header, if it is one of a tree: https://sqlite.org/fileformat2.html#b_tree_pages. Other pages
// begin with the number of a page, which is too small for such a first byte.
std::size_t header_size(std::uint8_t kind) {
    constexpr std::uint8_t inner_index = 2;
    constexpr std::uint8_t inner_table = 5;
    constexpr std::uint8_t leaf_index = 10;
    constexpr std::uint8_t leaf_table = 13;
    if (kind == inner_index || kind == inner_table) return 12;
    return kind == leaf_index || kind == leaf_table ? 8 : 0;
}

// What lies between the places of a page's cells, which grow from its beginning, and the cells, from its end.
void scrub(Page page, bool is_first) {
    const std::size_t header = is_first ? file_header : 0;
    const std::size_t size = header_size(page[header]);
    if (size == 0) return;
    const std::size_t begin = header + size + 2 * number_at(page, header + 3);
    const std::size_t end = number_at(page, header + 5);
    if (begin < end && end <= page.size()) std::ranges::fill(page.subspan(begin, end - begin), 0);
}

// The usual way, and what is done otherwise. A file keeps its usual methods but for one.
struct Ways {
    sqlite3_vfs* usual = sqlite3_vfs_find(nullptr);
    sqlite3_vfs scrubbing{};
    std::once_flag opened;
    const sqlite3_io_methods* usual_methods = nullptr;
    sqlite3_io_methods scrubbing_methods{};
};

Ways& ways() {
    static Ways all;
    return all;
}

int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
    const auto& usual = *ways().usual_methods;
    if (size < smallest_page) return usual.xWrite(file, data, size, offset);
    const auto* const bytes = static_cast<const std::uint8_t*>(data);
    thread_local std::vector<std::uint8_t> page;
    page.assign(bytes, bytes + size);
    scrub(page, offset == 0);
    return usual.xWrite(file, page.data(), size, offset);
}

// The write-ahead log has sums over its pages, so they stay as they are: it is emptied when something is forgotten.
int open(sqlite3_vfs* /*vfs*/, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    Ways& all = ways();
    const int result = all.usual->xOpen(all.usual, path, file, flags, out_flags);
    if (result != SQLITE_OK || (flags & SQLITE_OPEN_MAIN_DB) == 0) return result;
    std::call_once(all.opened, [&] {
        all.usual_methods = file->pMethods;
        all.scrubbing_methods = *file->pMethods;
        all.scrubbing_methods.xWrite = write;
    });
    if (file->pMethods == all.usual_methods) file->pMethods = &all.scrubbing_methods;
    return result;
}

bool register_scrubbing() {
    Ways& all = ways();
    all.scrubbing = *all.usual;
    all.scrubbing.zName = name;
    all.scrubbing.xOpen = open;
    return sqlite3_vfs_register(&all.scrubbing, 0) == SQLITE_OK;
}

}  // namespace

const char* scrubbing() {
    static const bool registered = register_scrubbing();
    return registered ? name : nullptr;
}

}  // namespace shelfmark::store
