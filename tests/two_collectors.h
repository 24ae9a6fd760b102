// Two players who collect different things, with nothing on their shelves yet: for what bots think of a position.
#pragma once

#include "scene.h"

namespace shelfmark::exlibris {

inline Scene two_collectors() {
    Scene scene;
    scene.prominent(Category::spells);
    scene.banned(Category::monsters);
    scene.focus(0, Category::historic);
    scene.focus(1, Category::fiction);
    return scene;
}

}  // namespace shelfmark::exlibris
