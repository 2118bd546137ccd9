#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"

namespace drawing {
namespace {

// Whether the scenery has something of the name at one of a few seeds.
bool scenery_has(const std::string& sentence, const std::string& name) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    Options options;
    options.seed = seed;
    const Picture picture = draw(sentence, options).picture;
    const bool has =
        std::any_of(picture.elements.begin(), picture.elements.end(),
                    [&](const Element& element) { return !element.asked && element.name == name; });
    if (has) return true;
  }
  return false;
}

TEST(Home, WhatBelongsToOnePlaceSetsTheSceneForThoseAtHomeEverywhere) {
  EXPECT_TRUE(scenery_has("Zwei Kinder bauen einen Schneemann", "Schneeflocke"));
  EXPECT_FALSE(scenery_has("Zwei Kinder bauen eine Sandburg", "Schneeflocke"));
  EXPECT_TRUE(scenery_has("Eine Hexe steht mit dem Besen da", "Kürbis"));
}

TEST(Home, TheSceneThatWasAskedForWins) {
  EXPECT_FALSE(scenery_has("Zwei Kinder und ein Schneemann am Strand", "Schneeflocke"));
}

}  // namespace
}  // namespace drawing
