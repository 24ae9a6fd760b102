#include "store/store.h"

#include "store_scene.h"

namespace shelfmark::store {

TEST(StoreNews, others_hear_what_concerns_them) {
    EXPECT_EQ(news_of(batch("a", 3, {"3", "4"})), News(Appended{"a", 5}));
    EXPECT_EQ(news_of(Removal{"a"}), News(Rewritten{"a"}));
    EXPECT_EQ(news_of(Redaction{"a", 1, "a name", "nobody"}), News(Rewritten{"a"}));
    EXPECT_EQ(news_of(Announcement{"hello"}), News(Announcement{"hello"}));
    EXPECT_EQ(news_of(Unsubscription{}), std::nullopt);
    EXPECT_EQ(news_of(Claim{.work = "clean up", .holder = "ann"}), std::nullopt);
}

}  // namespace shelfmark::store
