#include "drawing/figures/animal.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "geometry/mask.h"

namespace drawing::figures {
namespace {

constexpr int kinds = 8;

template <class Check>
void for_all(const Check& check) {
  for (int kind = 0; kind < kinds; ++kind) {
    for (const Pose& pose : poses()) {
      AnimalLook look;
      look.kind = static_cast<AnimalKind>(kind);
      check(draw_upright_animal(look, pose), pose,
            std::string(pose.name) + " of kind " + std::to_string(kind));
    }
  }
}

TEST(Animal, AllRegionsAreClosed) {
  for_all([](const PosedFigure& animal, const Pose&, const std::string& text) {
    for (const Part& part : animal.parts) {
      if (part.shape.role == Role::detail) continue;
      const auto& verbs = part.shape.path.verbs();
      ASSERT_EQ(std::count(verbs.begin(), verbs.end(), geometry::Verb::move),
                std::count(verbs.begin(), verbs.end(), geometry::Verb::close))
          << text << ": " << to_string(part.name);
    }
  });
}

TEST(Animal, FurIsOneRegion) {
  // Trunk, near arm and near leg: one outer line, whatever the pose.
  for_all([](const PosedFigure& animal, const Pose&, const std::string& text) {
    for (const Part& part : animal.parts) {
      if (part.name != PartName::fur || part.layer != Layer::body) continue;
      int outer = 0;
      for (const geometry::Polyline& line : geometry::flatten(part.shape.path, 0.1))
        outer += geometry::signed_area(line) > 0 ? 1 : 0;
      EXPECT_EQ(outer, 1) << text;
    }
  });
}

TEST(Animal, WhoStandsIsOnTheGround) {
  for_all([](const PosedFigure& animal, const Pose& pose, const std::string& text) {
    if (pose.in_the_air) return;
    double lowest = -1000;
    for (const Part& part : animal.parts) {
      if (part.name != PartName::tail) lowest = std::max(lowest, part.shape.path.bounds().bottom);
    }
    EXPECT_NEAR(lowest, 0, 1) << text;
  });
}

TEST(Animal, KindsHaveHeadsOfTheirOwn) {
  std::vector<std::vector<Part>> heads;
  for (int kind = 0; kind < kinds; ++kind) {
    AnimalLook look;
    look.kind = static_cast<AnimalKind>(kind);
    heads.push_back(draw_animal_head(look, {}).parts);
    for (std::size_t i = 0; i + 1 < heads.size(); ++i) {
      EXPECT_FALSE(heads[i].size() == heads.back().size() &&
                   std::equal(heads[i].begin(), heads[i].end(), heads.back().begin(),
                              [](const Part& a, const Part& b) { return a.shape.path == b.shape.path; }));
    }
  }
}

}  // namespace
}  // namespace drawing::figures
