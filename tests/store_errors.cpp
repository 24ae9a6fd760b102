// What a person reads when a store cannot be opened: the texts have gaps for exactly what the store tells.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "messages/format.h"
#include "store/sqlite.h"
#include "store/sqlite_store.h"
#include "temporary_folder.h"

namespace shelfmark::store {

namespace {

std::string said(const OpenError& error, messages::Language language) {
    std::vector<messages::Argument> arguments;
    for (const auto& [name, value] : error.arguments) arguments.emplace_back(name, std::string_view(value));
    return messages::format(language, error.message, arguments);
}

}  // namespace

TEST(StoreErrors, every_language_names_the_file_and_fills_its_gaps) {
    const proof::TemporaryFolder folder;
    const auto used = folder.file("used.db");
    const auto store = open_sqlite(used);
    const auto newer = folder.file("newer.db");
    open_sqlite(newer)->reset();
    Connection(newer).run("PRAGMA user_version = 900");
    const auto foreign = folder.file("novel.txt");
    std::ofstream(foreign) << std::string(2000, 'n');

    for (const auto& file : {used, newer, foreign, folder.file("missing/tables.db")}) {
        const auto refused = open_sqlite(file);
        ASSERT_FALSE(refused.has_value()) << file;
        for (const auto language : {messages::Language::en, messages::Language::cs, messages::Language::de}) {
            const auto text = said(refused.error(), language);
            EXPECT_THAT(text, testing::HasSubstr(file));
            EXPECT_THAT(text, testing::Not(testing::HasSubstr("{"))) << text;
            for (const auto& [name, value] : refused.error().arguments) EXPECT_THAT(text, testing::HasSubstr(value));
        }
    }
}

}  // namespace shelfmark::store
