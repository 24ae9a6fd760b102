#pragma once

#include "base/random.h"
#include "librarians/view.h"

namespace shelfmark::librarians {

// A random world that this seat could be in: some outcome of the shuffles leads to it, with the same views for the seat
// all along. It depends on the view and the generator alone.
State sample(const View& view, base::Random& random);

}  // namespace shelfmark::librarians
