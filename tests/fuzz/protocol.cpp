// Any bytes are a message, an entry of a table's log or the body of a request, from any side, or a wrong one; what is
// read survives being written.
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
    read<protocol::HouseMessage>(text);
    read<protocol::LogEntry>(text);
    read<protocol::CreateTable>(text);
    read<protocol::Fork>(text);
    read<protocol::Mine>(text);
    read<protocol::Forget>(text);
    read<protocol::CardboardShelves>(text);
    read<protocol::SetUp>(text);
    read<protocol::WantAdvice>(text);
    read<protocol::WantThoughts>(text);
    return 0;
}
