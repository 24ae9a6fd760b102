#include "exlibris/record.h"

#include "exlibris/game.h"

namespace shelfmark::exlibris {

State replay(const Record& record, std::size_t decisions) { return table::replayed<ExLibris>(record, decisions); }

std::string to_text(const Record& record) { return table::record_text<ExLibris>(record); }

Parsed<Record> parse_record(std::string_view text) { return table::read_record<ExLibris>(text); }

}  // namespace shelfmark::exlibris
