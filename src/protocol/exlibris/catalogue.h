#pragma once

#include "generated/protocol.h"

namespace shelfmark::protocol {

// What is printed on the cards and tiles of Ex Libris.
ExLibrisCatalogue exlibris_catalogue();

}  // namespace shelfmark::protocol
