// What people saw and heard at a table against what its log says.
#pragma once

#include <string>
#include <vector>

#include "server_process.h"

namespace shelfmark::proof {

/// What is wrong at a table with this log, or nothing: an entry that makes no sense after those before it, a view or a
/// decision that somebody was told otherwise or not at all, or a record of the finished game that is another's.
std::string wrong_story(const std::vector<std::string>& log, const std::vector<const Witness*>& people,
                        const std::string& record);

}  // namespace shelfmark::proof
