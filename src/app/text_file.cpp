#include "app/text_file.h"

#include <fstream>
#include <iostream>
#include <iterator>

#include "messages/format.h"

namespace shelfmark::app {

std::expected<std::string, std::string> file_text(const std::string& name, messages::Language language) {
    if (name == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
    std::ifstream file(name, std::ios::binary);
    file.peek();  // a folder opens, but cannot be read
    if (file.bad() || !file.is_open()) {
        return std::unexpected(
            messages::format(language, "formats.error.unreadable", {{"file", std::string_view(name)}}));
    }
    return std::string(std::istreambuf_iterator<char>(file), {});
}

}  // namespace shelfmark::app
