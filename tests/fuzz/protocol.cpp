// Any bytes are a message or a wrong one, from any side; one that is read survives being written.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "protocol/codec.h"

namespace {

using namespace shelfmark;

template <class T>
void read(std::string_view text) {
    const auto value = protocol::decode<T>(text);
    if (!value) {
        if (value.error().empty()) std::abort();
        return;
    }
    const auto again = protocol::decode<T>(protocol::encode(*value));
    if (!again || !(*again == *value)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    read<protocol::ClientMessage>(text);
    read<protocol::ServerMessage>(text);
    read<protocol::CreateTable>(text);
    read<protocol::Fork>(text);
    return 0;
}
