// The generic suite over Ex Libris.
#include "exlibris/game.h"
#include "game_suite.h"

namespace shelfmark::proof {

INSTANTIATE_TYPED_TEST_SUITE_P(ExLibris, GameSuite, exlibris::ExLibris);

}  // namespace shelfmark::proof
