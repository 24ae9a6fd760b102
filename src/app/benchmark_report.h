#pragma once

#include <cinttypes>
#include <cstdio>
#include <span>

#include "app/benchmark.h"
#include "app/best_turns_benchmark.h"
#include "app/players_benchmark.h"

namespace shelfmark::app {

// The same natively and in WebAssembly, so that both can be compared.
inline void print_benchmarks_json(std::span<const Benchmark> games) {
    std::printf("{\"games\":[");
    for (const Benchmark& b : games) {
        std::printf("%s{\"game\":\"%s\",\"signature\":\"%016" PRIx64 "\",\"decisions_per_second\":%.0f,"
                    "\"state_bytes\":%zu,\"clone_ns\":%.1f,\"sample_ns\":%.1f,\"observe_ns\":%.1f,"
                    "\"evaluations_per_second\":%.0f,\"playouts_per_second\":%.0f,\"choices\":\"%016" PRIx64 "\"",
                    &b == games.data() ? "" : ",", b.game, b.signature, b.decisions_per_second, b.state_bytes,
                    b.clone_ns, b.sample_ns, b.observe_ns, b.evaluations_per_second, b.playouts_per_second, b.choices);
        if (b.best_turns.hardest_ns > 0) {
            std::printf(",\"best_turns_ns\":%.0f,\"best_turns_hardest_ns\":%.0f", b.best_turns.typical_ns,
                        b.best_turns.hardest_ns);
        }
        std::printf("}");
    }
    std::printf("]}\n");
}

}  // namespace shelfmark::app
