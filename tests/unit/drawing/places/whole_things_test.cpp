// What is seen of a fence, a road or the sky is whole: no crumbs beside what stands before it.
#include <algorithm>
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "geometry/mask.h"
#include "support/sentence_page.h"

namespace drawing {
namespace {

// What the elements of that name cover.
template <typename Test>
geometry::Mask covered(const Picture& picture, Test test) {
  geometry::Mask mask({0, 0, picture.width_mm, picture.height_mm}, 1);
  for (const Shape& shape : picture.shapes) {
    if (shape.fill != Fill::none && test(picture.elements[shape.element]))
      mask.fill(shape.path, shape.even_odd, true, 0.2);
  }
  return mask;
}

int common_cells(geometry::Mask a, const geometry::Mask& b) {
  const auto before = static_cast<int>(a.count());
  a.subtract(b);
  return before - static_cast<int>(a.count());
}

TEST(WholeThings, AFenceHasAGapWhereSomethingStands) {
  int fences = 0;
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    for (const char* sentence : {"Zwei Hunde spielen mit einem Ball", "Opa gießt die Blumen im Garten"}) {
      const Picture picture = test_support::drawn(sentence, seed).picture;
      const auto is_fence = [](const Element& element) {
        return !element.asked && (element.name == "Zaun" || element.name == "Bretterzaun");
      };
      const geometry::Mask fence = covered(picture, is_fence);
      if (fence.count() == 0) continue;
      ++fences;
      const geometry::Mask things = covered(picture, [](const Element& element) {
        return !element.asked &&
               (element.name == "Bank" || element.name == "Parkbank" || element.name == "Brunnen" ||
                element.name == "Baum" || element.name == "Apfelbaum" || element.name == "Blume");
      });
      // The outline of a trunk may touch a rail's end.
      EXPECT_LT(common_cells(fence, things), 12) << sentence << seed;
    }
  }
  EXPECT_GT(fences, 3);
}

TEST(WholeThings, ARoadEndsBeforeThePageDoesAndShowsItsMiddle) {
  int before = 0;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Picture picture = test_support::drawn("Der Müllmann leert die Mülltonne", seed).picture;
    double feet = 0;
    for (const Element& element : picture.elements)
      if (element.asked) feet = std::max(feet, element.bounds.bottom);
    const auto road = std::ranges::find_if(picture.elements,
                                           [](const Element& element) { return element.name == "Straße"; });
    ASSERT_NE(road, picture.elements.end()) << seed;
    EXPECT_GT(road->bounds.bottom, feet) << seed;
    before += road->bounds.bottom < picture.clip.bottom - 5 ? 1 : 0;
  }
  // Where they stand low, the kerb of the near side is at the page's foot.
  EXPECT_GE(before, 3);
}

TEST(WholeThings, NoCloudLooksOverAWall) {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Picture picture = test_support::drawn("Ein Ritter kämpft gegen einen Drachen", seed).picture;
    const geometry::Mask wall =
        covered(picture, [](const Element& element) { return element.name == "Burgmauer"; });
    const geometry::Mask clouds =
        covered(picture, [](const Element& element) { return element.name == "Wolke"; });
    EXPECT_EQ(common_cells(wall, clouds), 0) << seed;
  }
}

}  // namespace
}  // namespace drawing
