#pragma once

#include <map>

#include "librarians/action.h"
#include "librarians/view.h"

namespace shelfmark::app::terminal::lb {

// LB-G1: the genres that a choice would complete at once. Nothing hidden has a say in it.
librarians::GenreSet would_complete(const librarians::View& view, librarians::Action action);

// What playing a card can lead to.
struct Prospect {
    int places = 0;
    std::map<librarians::Genre, librarians::Cell> completes;  // with one of the places that do it
};
Prospect prospect_of(const librarians::View& view, librarians::Action playing);

}  // namespace shelfmark::app::terminal::lb
