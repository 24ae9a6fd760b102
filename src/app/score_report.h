#pragma once

#include <string>

#include "messages/messages.h"
#include "score/report.h"

namespace shelfmark::app {

std::string to_json(const score::ScoreReport& report);
std::string to_table(const score::ScoreReport& report, messages::Language language);

}  // namespace shelfmark::app
