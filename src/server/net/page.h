#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/net/http.h"

namespace shelfmark::server::net {

// The files of a page. All are read when the server starts, so that nothing outside their folder can ever be asked for.
class Page {
public:
    // None.
    Page() = default;
    // Throws std::filesystem::filesystem_error where something cannot be read.
    explicit Page(const std::filesystem::path& folder);

    // The file at a path, or the page itself for a path that only the page understands; nothing where there is none.
    // It is compressed if the request allows it and the folder has it so: board.js.br or board.js.gz beside board.js.
    [[nodiscard]] std::optional<Response> find(std::string_view path, const Request& request) const;
    [[nodiscard]] bool empty() const { return files_.empty(); }

private:
    struct File {
        std::string type;
        std::string tag;
        bool immutable = false;
        std::shared_ptr<const std::string> content;
    };
    [[nodiscard]] const File& smallest(const std::string& name, const Request& request, Response& response) const;

    std::map<std::string, File, std::less<>> files_;
};

}  // namespace shelfmark::server::net
