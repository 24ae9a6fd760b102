#pragma once

#include <functional>

#include "messages/messages.h"

namespace shelfmark::app {

// Runs a command and makes sure that what it printed has really been written: a full disk or a closed output is an
// error, never a success.
int checked_output(messages::Language language, const std::function<int()>& run);

}  // namespace shelfmark::app
