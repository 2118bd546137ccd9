// What a place puts behind those who act: it runs past their heads.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "geometry/mask.h"

namespace drawing {
namespace {

constexpr double widest_mm = 100;

// The faces of all people on the page.
std::vector<geometry::Rect> faces_on(const Picture& picture) {
  std::vector<geometry::Rect> faces;
  for (const Shape& shape : picture.shapes)
    if (shape.material == Material::face) faces.push_back(shape.path.bounds());
  return faces;
}

// Whether the shape, not only the box around it, is there.
bool reaches_behind(const Shape& shape, const geometry::Rect& face) {
  geometry::Mask mask(face, 1);
  mask.fill(shape.path, shape.even_odd, true, 0.2);
  return mask.count() > 0;
}

// How many shapes of what has such a name are behind faces, on some pages of the sentence.
int behind_faces(const char* text, const std::vector<std::string>& names) {
  int found = 0;
  for (const std::uint32_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
    Options options;
    options.seed = seed;
    const Picture picture = draw(text, options).picture;
    const std::vector<geometry::Rect> faces = faces_on(picture);
    EXPECT_FALSE(faces.empty()) << text;
    for (const Shape& shape : picture.shapes) {
      const Element& element = picture.elements[shape.element];
      if (element.asked || std::ranges::find(names, element.name) == names.end()) continue;
      // A rail or a roof is as long as the row.
      const geometry::Rect box = shape.path.bounds();
      if (box.width() > widest_mm) continue;
      found += static_cast<int>(std::ranges::count_if(
          faces, [&](const geometry::Rect& face) { return reaches_behind(shape, face); }));
    }
  }
  return found;
}

TEST(QuietHeadsTest, NoRowOfHousesRunsBehindAHead) {
  EXPECT_EQ(behind_faces("Eine Frau fährt Fahrrad in der Stadt", {"Stadthaus", "Hochhaus", "Laden", "Haus"}),
            0);
}

TEST(QuietHeadsTest, NoTreeOfAWoodGrowsBehindAHead) {
  EXPECT_EQ(behind_faces("Mama und Papa gehen im Wald spazieren", {"Tanne", "Baum"}), 0);
}

TEST(QuietHeadsTest, NoFenceRunsBehindAHead) {
  EXPECT_EQ(behind_faces("Eine Gärtnerin pflanzt Tulpen", {"Zaun", "Bretterzaun"}), 0);
  EXPECT_EQ(behind_faces("Kinder suchen Ostereier im Garten", {"Zaun", "Bretterzaun"}), 0);
}

TEST(QuietHeadsTest, AFenceBehindBodiesStays) {
  int fences = 0;
  for (const std::uint32_t seed : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U}) {
    Options options;
    options.seed = seed;
    const Picture picture = draw("Ein Junge spielt Fußball im Garten", options).picture;
    fences += std::ranges::any_of(picture.elements,
                                  [](const Element& element) {
                                    return element.name == "Zaun" || element.name == "Bretterzaun";
                                  })
                  ? 1
                  : 0;
  }
  EXPECT_GT(fences, 0);
}

}  // namespace
}  // namespace drawing
