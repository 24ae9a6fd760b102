#include "server/net/page.h"

#include <array>
#include <fstream>
#include <iterator>
#include <regex>

#include <fmt/format.h>

#include <sodium.h>

namespace shelfmark::server::net {

namespace {

namespace fs = std::filesystem;

std::string type_of(const fs::path& file) {
    static const std::map<std::string, std::string> types = {
        {".css", "text/css; charset=utf-8"},
        {".html", "text/html; charset=utf-8"},
        {".ico", "image/x-icon"},
        {".js", "text/javascript; charset=utf-8"},
        {".json", "application/json"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".mp3", "audio/mpeg"},
        {".ogg", "audio/ogg"},
        {".png", "image/png"},
        {".svg", "image/svg+xml"},
        {".txt", "text/plain; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".webmanifest", "application/manifest+json"},
        {".webp", "image/webp"},
        {".woff2", "font/woff2"},
    };
    const auto found = types.find(file.extension().string());
    return found == types.end() ? "application/octet-stream" : found->second;
}

// A name with a hash of the content in it, such as board-4f9a2c1b.js: another content would have another name.
bool names_its_content(const std::string& name) {
    static const std::regex hashed(R"(.*[-.](?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{8,}\.[a-z0-9]+)");
    return std::regex_match(name, hashed);
}

std::string tag_of(const std::string& content) {
    std::array<unsigned char, 16> hash = {};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): C's interface
    const auto* const bytes = reinterpret_cast<const unsigned char*>(content.data());
    crypto_generichash(hash.data(), hash.size(), bytes, content.size(), nullptr, 0);
    std::string tag = "\"";
    for (const auto byte : hash) tag += fmt::format("{:02x}", byte);
    return tag + '"';
}

std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string content(std::istreambuf_iterator<char>(in), {});
    if (!in) throw fs::filesystem_error("read", path, std::make_error_code(std::errc::io_error));
    return content;
}

}  // namespace

Page::Page(const fs::path& folder) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file()) continue;
        auto content = read(entry.path());
        const auto name = '/' + entry.path().lexically_relative(folder).generic_string();
        files_[name] = {type_of(entry.path()), tag_of(content), names_its_content(name),
                        std::make_shared<const std::string>(std::move(content))};
    }
}

// The compressed form of a file, if there is one that the asker reads, or the file itself.
const Page::File& Page::smallest(const std::string& name, const Request& request, Response& response) const {
    constexpr std::array forms = {std::pair{".br", "br"}, std::pair{".gz", "gzip"}};
    response.headers.emplace_back("Vary", "Accept-Encoding");
    for (const auto& [ending, encoding] : forms) {
        const auto found = files_.find(name + ending);
        if (found == files_.end() || request.encodings.find(encoding) == std::string::npos) continue;
        response.headers.emplace_back("Content-Encoding", encoding);
        return found->second;
    }
    return files_.find(name)->second;
}

std::optional<Response> Page::find(std::string_view path, const Request& request) const {
    auto found = files_.find(path);
    // The page has screens of its own, whose addresses have no point anywhere.
    if (found == files_.end() && path.find('.') == std::string_view::npos) {
        found = files_.find("/index.html");
    }
    if (found == files_.end()) return std::nullopt;
    Response response{.type = found->second.type};
    const File& file = smallest(found->first, request, response);
    const std::string keep = found->second.immutable ? "public, max-age=31536000, immutable" : "no-cache";
    response.headers.insert(response.headers.begin(), {{"ETag", file.tag}, {"Cache-Control", keep}});
    if (request.known_tag.find(file.tag) != std::string::npos) {
        response.status = 304;
    } else {
        response.file = file.content;
    }
    return response;
}

}  // namespace shelfmark::server::net
