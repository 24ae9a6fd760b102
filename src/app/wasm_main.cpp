// The command as WebAssembly, for node: what can be compared with the native one.

#include <cstdio>
#include <cstring>
#include <vector>

#include "app/benchmark_report.h"
#include "app/games.h"

int main(int argc, char** argv) {
    using namespace shelfmark;
    if (argc == 3 && std::strcmp(argv[1], "bench") == 0 && std::strcmp(argv[2], "--json") == 0) {
        std::vector<app::Benchmark> measured;
        app::for_each_game([&]<class G>() {
            typename G::Options options;
            options.players = 4;
            measured.push_back(app::benchmark<G>(options));
        });
        app::print_benchmarks_json(measured);
        return 0;
    }
    std::puts("shelfmark " SHELFMARK_VERSION "\nusage: bench --json");
    return argc == 1 ? 0 : 2;
}
