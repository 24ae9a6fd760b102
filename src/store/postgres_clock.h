#pragma once

#include "store/store.h"

namespace shelfmark::store::pg {

/// What the clock of this machine says.
Moment machine_time();

/// Servers go by times that others wrote, so that one with a wrong clock must not go on: it would end games that have
/// hours left. Throws Failure where this machine's clock is not that of the database, which said `database` at some
/// moment between `before` and `after` of this machine.
void expect_right_clock(Moment database, Moment before, Moment after);

}  // namespace shelfmark::store::pg
