#include "server/net/page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "temporary_folder.h"

namespace shelfmark::server::net {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Pair;

struct PageFolder {
    PageFolder() {
        std::filesystem::create_directories(folder.path() / "assets");
        std::ofstream(folder.file("index.html")) << "<p>home</p>";
        std::ofstream(folder.file("assets/board-4f9a2c1b.js")) << "1";
        std::ofstream(folder.file("assets/stylesheet.css")) << "p{}";
        page = Page(folder.path());
    }
    proof::TemporaryFolder folder;
    Page page;
};

TEST(Page, files_have_their_type) {
    const PageFolder scene;
    const auto found = scene.page.find("/assets/stylesheet.css", {});
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->content(), "p{}");
    EXPECT_EQ(found->type, "text/css; charset=utf-8");
}

TEST(Page, a_path_that_only_the_page_understands_is_the_page) {
    const PageFolder scene;
    for (const char* path : {"/", "/table/k3v9qx7m2a"}) EXPECT_EQ(scene.page.find(path, {})->content(), "<p>home</p>");
    for (const char* path : {"/missing.js", "/../page.h", "/assets/../index.html", "//etc/passwd.txt"}) {
        EXPECT_FALSE(scene.page.find(path, {}).has_value()) << path;
    }
}

TEST(Page, what_the_browser_has_is_not_sent_again) {
    const PageFolder scene;
    const auto first = scene.page.find("/", {});
    ASSERT_EQ(first->headers.front().first, "ETag");
    const auto again = scene.page.find("/", {.known_tag = first->headers.front().second});
    EXPECT_EQ(again->status, 304);
    EXPECT_EQ(again->content(), "");
}

TEST(Page, a_file_is_compressed_for_those_who_can_read_it) {
    const PageFolder scene;
    std::ofstream(scene.folder.file("assets/board-4f9a2c1b.js.br")) << "small";
    std::ofstream(scene.folder.file("assets/board-4f9a2c1b.js.gz")) << "smaller";
    const Page page(scene.folder.path());
    const auto asked = [&](const char* encodings) {
        return *page.find("/assets/board-4f9a2c1b.js", {.encodings = encodings});
    };
    EXPECT_EQ(asked("gzip, deflate, br").content(), "small");
    EXPECT_THAT(asked("gzip, deflate, br").headers, Contains(Pair("Content-Encoding", "br")));
    EXPECT_EQ(asked("gzip, deflate, br").type, "text/javascript; charset=utf-8");
    EXPECT_EQ(asked("gzip").content(), "smaller");
    EXPECT_EQ(asked("").content(), "1");
    EXPECT_THAT(asked("").headers, Contains(Pair("Vary", "Accept-Encoding")));
    EXPECT_NE(asked("gzip").headers.front(), asked("br").headers.front());
}

TEST(Page, only_a_file_whose_name_has_its_hash_is_kept_for_ever) {
    const PageFolder scene;
    EXPECT_THAT(scene.page.find("/assets/board-4f9a2c1b.js", {})->headers,
                Contains(Pair("Cache-Control", HasSubstr("immutable"))));
    EXPECT_THAT(scene.page.find("/assets/stylesheet.css", {})->headers, Contains(Pair("Cache-Control", "no-cache")));
    EXPECT_THAT(scene.page.find("/", {})->headers, Contains(Pair("Cache-Control", "no-cache")));
}

}  // namespace
}  // namespace shelfmark::server::net
