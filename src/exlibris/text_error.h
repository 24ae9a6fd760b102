#pragma once

#include "table/text_error.h"

namespace shelfmark::exlibris {

using table::Parsed;
using table::TextError;
using table::wrong;

}  // namespace shelfmark::exlibris
