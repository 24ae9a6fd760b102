#include "app/passage.h"

#include <gtest/gtest.h>

namespace shelfmark::app {
namespace {

constexpr const char* text = "Some words to begin with.\n"
                             "\n"
                             "| no. | who |\n"
                             "|---|---|\n"
                             "| 1 | Žofie |\n"
                             "| 12 | Ida Cask |\n"
                             "\n"
                             "    x .\n"
                             "    x x";

TEST(Passage, paragraphs_flow_tables_have_columns_and_drawings_stay) {
    EXPECT_EQ(passage(text, 20), "Some words to begin\n"
                                 "with.\n"
                                 "no.  who\n"
                                 "1    Žofie\n"
                                 "12   Ida Cask\n"
                                 "    x .\n"
                                 "    x x\n");
}

TEST(Passage, a_table_that_is_too_wide_has_its_cells_one_after_the_other) {
    EXPECT_EQ(passage(text, 12, 2), "  Some words\n"
                                    "  to begin\n"
                                    "  with.\n"
                                    "  no.; who\n"
                                    "  1; Žofie\n"
                                    "  12; Ida\n"
                                    "  Cask\n"
                                    "      x .\n"
                                    "      x x\n");
}

}  // namespace
}  // namespace shelfmark::app
