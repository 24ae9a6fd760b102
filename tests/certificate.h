// A certificate for this computer that nobody but the test trusts.
#pragma once

#include <string>

#include "temporary_folder.h"

namespace shelfmark::proof {

/// For the name localhost, signed by itself, as the two files that servers want.
class Certificate {
public:
    Certificate();

    [[nodiscard]] std::string file() const { return folder_.file("certificate.pem"); }
    [[nodiscard]] std::string key_file() const { return folder_.file("key.pem"); }

private:
    TemporaryFolder folder_;
};

}  // namespace shelfmark::proof
