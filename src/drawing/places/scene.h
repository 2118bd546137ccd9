#pragma once

#include <string_view>

#include "drawing/cast/cast.h"
#include "drawing/places/set.h"

namespace drawing::places {

// A kind of picture: where it plays and what belongs there.
struct Scene {
  std::string_view id;
  cast::Medium medium = cast::Medium::land;
  void (*paint)(Set& set) = nullptr;
};

// The scene of that id; the one nearest to it where an id has no scene of its own; nullptr for an unknown id.
const Scene* find_scene(std::string_view id);
// The light scene for a motif that lives in no scene we know.
const Scene& neutral_scene();
// All scenes, for lists and tests.
const std::vector<Scene>& all_scenes();

}  // namespace drawing::places
