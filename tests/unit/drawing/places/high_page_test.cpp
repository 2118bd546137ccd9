// A page higher than wide: what is large stands above those who are low on it, and walls are hung with
// things.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "geometry/mask.h"
#include "support/sentence_page.h"

namespace drawing {
namespace {

using Names = std::set<std::string>;

bool has(const Picture& picture, const Names& names) {
  return std::ranges::any_of(picture.elements, [&](const Element& element) {
    return !element.asked && names.contains(element.name);
  });
}

// How far down the picture the highest thing of these names begins, as a share of its height; 1 without any.
double highest_of(const Picture& picture, const Names& names) {
  double share = 1;
  for (const Element& element : picture.elements) {
    if (!element.asked && names.contains(element.name))
      share = std::min(share, (element.bounds.top - picture.clip.top) / picture.clip.height());
  }
  return share;
}

int pages_where(const std::string& sentence, bool (*holds)(const Picture&)) {
  int pages = 0;
  for (std::uint32_t seed = 1; seed <= 6; ++seed)
    pages += holds(test_support::drawn(sentence, seed).picture) ? 1 : 0;
  return pages;
}

TEST(HighPage, TreesReachUpAboveWhoLiesLow) {
  EXPECT_EQ(pages_where("Ein Fuchs schläft im Wald",
                        [](const Picture& picture) {
                          return highest_of(picture, {"Tanne", "Baum", "Pappel"}) < 0.3;
                        }),
            6);
}

TEST(HighPage, TheGroundBeginsAboveAWideAnimal) {
  EXPECT_EQ(pages_where("Ein Fuchs schläft im Wald",
                        [](const Picture& picture) {
                          double fox = 0, ground = 0;
                          for (const Element& element : picture.elements) {
                            if (element.name == "Fuchs") fox = element.bounds.top;
                            if (element.name == "Lichtung" || element.name == "Waldboden" ||
                                element.name == "Waldrand")
                              ground = element.bounds.top;
                          }
                          return ground < fox;
                        }),
            6);
}

TEST(HighPage, NoEdgeOfAWayRunsIntoAFace) {
  int ways = 0;
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const Picture picture = test_support::drawn("Ein Kind fährt Roller im Park", seed).picture;
    std::vector<geometry::Rect> faces;
    for (const Shape& shape : picture.shapes)
      if (shape.material == Material::face) faces.push_back(shape.path.bounds());
    for (const Shape& shape : picture.shapes) {
      if (picture.elements[shape.element].name != "Weg") continue;
      ++ways;
      for (const geometry::Rect& face : faces) {
        geometry::Mask way(face, 1);
        way.fill(shape.path, shape.even_odd, true, 0.5);
        // All of the face, or nothing of it.
        const int cells = way.columns() * way.rows();
        EXPECT_TRUE(way.count() == 0 || static_cast<int>(way.count()) == cells) << seed;
      }
    }
  }
  EXPECT_GT(ways, 0);
}

TEST(HighPage, AMuseumShowsSomething) {
  const Names exhibits = {"Dinosaurierskelett", "Vitrine", "Statue", "Ritterrüstung"};
  for (const char* sentence : {"Drei Kinder im Museum", "Ein Kind im Museum"}) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed)
      EXPECT_TRUE(has(test_support::drawn(sentence, seed).picture, exhibits)) << sentence << seed;
  }
}

TEST(HighPage, AnAeroplaneStandsOutOfDoors) {
  EXPECT_EQ(pages_where("Ein Flugzeug auf dem Flughafen",
                        [](const Picture& picture) { return has(picture, {"Sockelleiste"}); }),
            0);
}

TEST(HighPage, NothingOfAnAnimalIsHiddenInAZoo) {
  const Names animals = {"Kamel", "Giraffe", "Flamingo", "Zebra", "Pinguin"};
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture = test_support::drawn("Ein Elefant im Zoo", seed).picture;
    geometry::Rect elephant;
    for (const Element& element : picture.elements)
      if (element.asked) elephant.include(element.bounds);
    for (const Element& element : picture.elements) {
      if (element.asked || !animals.contains(element.name)) continue;
      const geometry::Rect common = element.bounds.intersection(elephant);
      EXPECT_LT(common.empty() ? 0 : common.area(), 0.25 * element.bounds.area()) << element.name << seed;
    }
  }
}

TEST(HighPage, ABareWallGetsWhateverElseMayHangThere) {
  Options options;
  options.seed = 1;
  options.paper = Paper::a5;
  // The board leaves room for more than the shelf and the clock that its place hangs up first.
  EXPECT_TRUE(has(draw("Die Lehrerin erklärt an der Tafel", options).picture, {"Bild", "Fenster"}));
}

}  // namespace
}  // namespace drawing
