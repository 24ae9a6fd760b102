#pragma once

#include <cinttypes>
#include <cstdio>

#include "app/benchmark.h"

namespace shelfmark::app {

// The same words natively and in WebAssembly, so that both can be compared line by line.
inline void print_benchmark(const Benchmark& b, bool json) {
    const char* form = json ? "{\"games\":[{\"game\":\"%s\",\"signature\":\"%016" PRIx64
                              "\",\"decisions_per_second\":%.0f,"
                              "\"state_bytes\":%zu,\"clone_ns\":%.1f,\"sample_ns\":%.1f,\"observe_ns\":%.1f}]}\n"
                            : "game                  %s\n"
                              "signature             %016" PRIx64 "\n"
                              "decisions per second  %.0f  (random play, 4 players)\n"
                              "state                 %zu bytes\n"
                              "clone                 %.1f ns\n"
                              "sample                %.1f ns\n"
                              "observe               %.1f ns\n";
    std::printf(form, b.game, b.signature, b.decisions_per_second, b.state_bytes, b.clone_ns, b.sample_ns,
                b.observe_ns);
}

}  // namespace shelfmark::app
