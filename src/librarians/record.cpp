#include "librarians/record.h"

#include "librarians/game.h"

namespace shelfmark::librarians {

State replay(const Record& record, std::size_t decisions) { return table::replayed<Librarians>(record, decisions); }

std::string to_text(const Record& record) { return table::record_text<Librarians>(record); }

table::Parsed<Record> parse_record(std::string_view text) { return table::read_record<Librarians>(text); }

}  // namespace shelfmark::librarians
