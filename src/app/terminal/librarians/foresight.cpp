#include "app/terminal/librarians/foresight.h"

#include "librarians/engine.h"
#include "librarians/foresight.h"
#include "librarians/sample.h"

namespace shelfmark::app::terminal::lb {
namespace {

using librarians::Action;
using librarians::GenreSet;
using librarians::State;
using librarians::View;

// One of the games that look like this to the reader.
State imagined(const View& view) {
    base::Random random{1};
    return sample(view, random);
}

}  // namespace

GenreSet would_complete(const View& view, Action action) {
    return librarians::would_complete(imagined(view), view.seat, action);
}

Prospect prospect_of(const View& view, Action playing) {
    State state = imagined(view);
    apply(state, view.seat, playing);
    librarians::ActionList places;
    legal(state, view.seat, places);
    Prospect prospect;
    prospect.places = static_cast<int>(places.size());
    for (const Action& place : places) {
        const GenreSet genres = librarians::would_complete(state, view.seat, place);
        for (int i = 0; i < librarians::genre_count; ++i) {
            if (((genres >> i) & 1U) != 0)
                prospect.completes.emplace(static_cast<librarians::Genre>(i), cell_of(place));
        }
    }
    return prospect;
}

}  // namespace shelfmark::app::terminal::lb
