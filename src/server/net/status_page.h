#pragma once

#include "messages/messages.h"
#include "server/house.h"
#include "server/net/http.h"

namespace shelfmark::server::net {

// What a browser shows where there is no page: that the server is there.
Response status_page(messages::Language language, const HouseCounts& counts);

}  // namespace shelfmark::server::net
