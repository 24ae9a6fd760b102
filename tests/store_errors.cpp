// What a person reads when a store cannot be opened: the texts have gaps for exactly what the store tells.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "messages/format.h"
#include "postgres_process.h"
#include "store/postgres.h"
#include "store/postgres_store.h"
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

TEST(StoreErrors, every_language_names_the_database_and_fills_its_gaps) {
    auto& postgres = proof::PostgresProcess::shared();
    const auto newer = postgres.new_database();
    open_postgres(newer)->reset();
    pg::Connection(*pg::Address::read(newer)).script("UPDATE form SET number = 900, usable_from = 899");
    const auto foreign = postgres.new_database();
    pg::Connection(*pg::Address::read(foreign)).script("CREATE SCHEMA shelfmark; CREATE TABLE shelfmark.recipes ()");

    for (const auto& address : {newer, foreign, postgres.address_of("nowhere"), std::string("nonsense")}) {
        const auto refused = open_postgres(address);
        ASSERT_FALSE(refused.has_value()) << address;
        for (const auto language : {messages::Language::en, messages::Language::cs, messages::Language::de}) {
            const auto text = said(refused.error(), language);
            EXPECT_THAT(text, testing::Not(testing::HasSubstr("{"))) << text;
            for (const auto& [name, value] : refused.error().arguments) EXPECT_THAT(text, testing::HasSubstr(value));
        }
    }
}

}  // namespace shelfmark::store
