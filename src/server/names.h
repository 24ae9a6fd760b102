#pragma once

#include <string>
#include <string_view>

namespace shelfmark::server {

// What somebody is called who wants this name: without the blanks around it and without what cannot be seen, so that no
// two names look alike by it; nothing if none of it can be seen.
std::string plain_name(std::string_view wish);

}  // namespace shelfmark::server
