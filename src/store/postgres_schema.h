// The shape of the database, and how one of an older Shelfmark gets it while servers use it.
#pragma once

#include <span>

#include "store/postgres.h"

namespace shelfmark::store::pg {

/// Leads from one form of the database to the next.
struct Step {
    const char* sql;
    /// The oldest form whose programs can use the database afterwards: they may be running.
    int usable_from;
};

/// All steps that this program knows. The form of a database is how many of them it has taken.
std::span<const Step> known_steps();

struct Form {
    int number = 0;
    int usable_from = 0;
};

enum class Origin { usable, newer, foreign };

struct Examination {
    Origin origin = Origin::usable;
    Form form;
};

/// Brings a database that has nothing of Shelfmark yet, or an older form, to the newest form; whoever else wants to do
/// so at the same time waits. What is newer or foreign stays as it is.
Examination bring_up_to_date(Connection& connection, std::span<const Step> known);

/// The oldest form whose programs can use the database, as it is now: running servers ask before they write.
inline constexpr Statement usable_from{"usable_from", "SELECT usable_from FROM form"};

}  // namespace shelfmark::store::pg
