#pragma once

#include "app/complaint.h"
#include "app/game_options.h"

namespace shelfmark::app {

// How many play where the options of a game itself say so; 0 where they do not.
inline int players_meant(const TypedOptions& typed, const exlibris::Options&) { return typed.solo ? 1 : 0; }
inline int players_meant(const TypedOptions&, const librarians::Options&) { return 0; }

// Understands what belongs to one game alone. The number of players is already in the options, and possible.
void settle_own(const TypedOptions& typed, const Complaint& complain, exlibris::Options& options);
void settle_own(const TypedOptions& typed, const Complaint& complain, librarians::Options& options);

}  // namespace shelfmark::app
