// The generic suite over Librarians.
#include "game_suite.h"
#include "librarians/game.h"

namespace shelfmark::proof {

INSTANTIATE_TYPED_TEST_SUITE_P(Librarians, GameSuite, librarians::Librarians);

}  // namespace shelfmark::proof
