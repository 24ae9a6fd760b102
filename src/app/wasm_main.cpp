// The command as WebAssembly, for node: what can be compared with the native one.

#include <cstdio>
#include <cstring>

#include "app/benchmark_report.h"
#include "exlibris/game.h"

int main(int argc, char** argv) {
    using namespace shelfmark;
    if (argc == 3 && std::strcmp(argv[1], "bench") == 0 && std::strcmp(argv[2], "--json") == 0) {
        exlibris::Options options;
        options.players = 4;
        app::print_benchmark_json(app::benchmark<exlibris::ExLibris>(options));
        return 0;
    }
    std::puts("shelfmark " SHELFMARK_VERSION "\nusage: bench --json");
    return argc == 1 ? 0 : 2;
}
