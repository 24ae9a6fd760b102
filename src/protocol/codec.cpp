#include "protocol/codec.h"

#include "protocol/read.h"
#include "protocol/write.h"

namespace shelfmark::protocol {

template <class T>
void encode(const T& value, std::string& out) {
    write_value(out, value);
}

template <class T>
std::expected<T, std::string> decode(std::string_view text) {
    if (text.size() > largest<T>) return std::unexpected("too large");
    T value{};
    JsonReader in(text);
    if (!read_whole(in, value)) return std::unexpected(in.error());
    return value;
}

#define SHELFMARK_CODEC(Type)                                                                                          \
    template void encode(const Type&, std::string&);                                                                   \
    template std::expected<Type, std::string> decode(std::string_view);
#include "generated/protocol_codecs.inc"
#undef SHELFMARK_CODEC

}  // namespace shelfmark::protocol
