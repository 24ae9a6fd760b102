#pragma once

#include <cstdio>
#include <cstdlib>

namespace shelfmark::base {

// A broken promise inside the program: never the user's fault, so it says where and stops before anything is lost.
[[noreturn]] inline void broken_promise(const char* what, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, what);
    std::abort();
}

}  // namespace shelfmark::base

// Checked only where SHELFMARK_CHECK_INVARIANTS is defined (the debug and fuzz builds): the rules run millions of times
// a second and may not pay for it elsewhere.
#ifdef SHELFMARK_CHECK_INVARIANTS
#define SHELFMARK_EXPECT(condition)                                                                                    \
    ((condition) ? void() : ::shelfmark::base::broken_promise(#condition, __FILE__, __LINE__))
#else
#define SHELFMARK_EXPECT(condition) void(sizeof(condition))
#endif
