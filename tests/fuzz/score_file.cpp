// Any bytes are a score file or a wrong one: reading, scoring and printing them never fails in another way.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "app/score_report.h"
#include "score/file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace shelfmark;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const bool solo : {false, true}) {
        const auto file = score::read_score_file(text, solo);
        if (file) {
            const auto report = score::make_report(*file, false);
            app::to_json(report);
            app::to_table(report, messages::Language::en);
        }
    }
    return 0;
}
