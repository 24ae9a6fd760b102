#pragma once

#include <chrono>

#include "server/ports.h"

namespace shelfmark::server {

class SystemClock final : public Clock {
public:
    std::int64_t now() override {
        const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
    }
};

}  // namespace shelfmark::server
