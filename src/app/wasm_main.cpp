#include <cstdio>

int main() {
    std::puts("shelfmark " SHELFMARK_VERSION);
    return 0;
}
