#pragma once

#include <string_view>

#include "drawing/compose/cast.h"
#include "drawing/scenes/set.h"

namespace drawing::scenes {

// A kind of picture: where it plays and what belongs there.
struct Scene {
  std::string_view id;
  compose::Medium medium = compose::Medium::land;
  void (*paint)(Set& set) = nullptr;
};

// The scene of that id; the one nearest to it where an id has no scene of its own; nullptr for an unknown id.
const Scene* find_scene(std::string_view id);
// The light scene for a motif that lives in no scene we know.
const Scene& neutral_scene();
// All scenes, for lists and tests.
const std::vector<Scene>& all_scenes();

}  // namespace drawing::scenes
