#pragma once

#include "exlibris/state.h"

namespace shelfmark::exlibris {

// Whether a visit has come to the effect of its place: whatever it grants before comes from an ability (XL-T2).
bool takes_effect(const Frame& visit);

}  // namespace shelfmark::exlibris
