// Any bytes are a record or a wrong one; one that is read survives being written.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "exlibris/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shelfmark;
    const auto record = exlibris::parse_record({reinterpret_cast<const char*>(data), size});
    if (!record) return 0;
    const auto again = exlibris::parse_record(exlibris::to_text(*record));
    if (!again || *again != *record) std::abort();
    return 0;
}
