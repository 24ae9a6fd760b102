#pragma once

#include "table/words.h"

namespace shelfmark::exlibris {

using table::find_name;
using table::parse_number;
using table::Word;
using table::Words;

}  // namespace shelfmark::exlibris
