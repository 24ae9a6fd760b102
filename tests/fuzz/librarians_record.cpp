// Any bytes are a record of Librarians or a wrong one; one that is read survives being written.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "librarians/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shelfmark;
    const auto record = librarians::parse_record({reinterpret_cast<const char*>(data), size});
    if (!record) return 0;
    const auto again = librarians::parse_record(librarians::to_text(*record));
    if (!again || *again != *record) std::abort();
    return 0;
}
