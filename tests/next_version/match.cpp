// The games of the next version: its new ones are played by newer rules.
#include "made_up_rules.h"
#include "server/match_exlibris.h"
#include "server/match_librarians.h"

namespace shelfmark::server {

using NextExLibris = MadeUpAtTable<ExLibrisAtTable>;
using NextLibrarians = MadeUpAtTable<LibrariansAtTable>;

}  // namespace shelfmark::server

#define ExLibrisAtTable NextExLibris
#define LibrariansAtTable NextLibrarians
#include "server/match.cpp"  // NOLINT(bugprone-suspicious-include): all else stays as it is
