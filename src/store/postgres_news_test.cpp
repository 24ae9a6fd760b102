#include "store/postgres_news.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace shelfmark::store::pg {

using testing::ElementsAre;

TEST(PostgresNews, are_read_as_they_were_written) {
    const std::vector<News> news = {Appended{"a b%", 12}, Appended{"", 0},
                                    Rewritten{"\n\xff"},  Announcement{Bytes("\0{\"x\"}\n", 7)},
                                    Announcement{""},     Missed{}};
    const auto notices = write_notices("me", news);
    ASSERT_EQ(notices.size(), 1U);
    EXPECT_EQ(read_notice(notices[0]), (Notice{"me", news}));
    for (const char byte : notices[0]) EXPECT_TRUE(byte == '\n' || (byte >= ' ' && byte < '\x7f'));
}

TEST(PostgresNews, many_are_in_few_notices) {
    std::vector<News> news;
    for (Number number = 0; number < 4000; ++number) news.emplace_back(Appended{"table0123456", number});
    const auto notices = write_notices("me", news);
    EXPECT_LT(notices.size(), 15U);
    std::vector<News> read;
    for (const auto& notice : notices) {
        EXPECT_LE(notice.size(), longest_notice);
        const auto one = read_notice(notice);
        ASSERT_TRUE(one.has_value());
        EXPECT_EQ(one->writer, "me");
        read.insert(read.end(), one->news.begin(), one->news.end());
    }
    EXPECT_EQ(read, news);
}

TEST(PostgresNews, an_announcement_that_is_too_long_is_missed) {
    const std::vector<News> news = {Announcement{Bytes(8000, 'x')}, Appended{"a", 1}};
    const auto notices = write_notices("me", news);
    ASSERT_EQ(notices.size(), 1U);
    EXPECT_THAT(read_notice(notices[0])->news, ElementsAre(News(Missed{}), News(Appended{"a", 1})));
}

TEST(PostgresNews, what_a_newer_server_says_may_not_be_understood) {
    for (const char* text : {"me\n*new kind", "me\n+a", "me\n+a x", "me\n+a 1x", "me\n+%4 1", "me\n=%g0", "me\n"}) {
        EXPECT_EQ(read_notice(text), std::nullopt) << text;
    }
}

}  // namespace shelfmark::store::pg
