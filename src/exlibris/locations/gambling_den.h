#pragma once

#include "exlibris/state.h"

namespace shelfmark::exlibris {

// XL-L7: the categories named so far, as one number in Frame::b, c and d: a digit for each gambler in turn, to the base
// 7, the category and 1 more. That is room for eight, two on each of four spaces (XL-A11, XL-L15).
inline constexpr unsigned most_gamblers = 8;
inline constexpr unsigned name_base = category_count + 1;

constexpr unsigned names_of(const Frame& frame) {
    return frame.b | (unsigned{frame.c} << 8U) | (unsigned{frame.d} << 16U);
}

}  // namespace shelfmark::exlibris
