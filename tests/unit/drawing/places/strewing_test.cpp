// What adorns a page keeps clear of everybody, and is not cut into pieces.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "geometry/mask.h"

namespace drawing::places {
namespace {

const std::vector<std::string> small_things = {
    "Blume", "Tulpe",         "Gras",  "Stein",       "Schnecke", "Pilz", "Glockenblume",
    "Biene", "Schmetterling", "Vogel", "Marienkäfer", "Muschel",  "Eimer"};

bool is_small(const Element& element) {
  return !element.asked &&
         std::find(small_things.begin(), small_things.end(), element.name) != small_things.end();
}

geometry::Mask mask_of(const Picture& picture, std::size_t element) {
  geometry::Mask mask({0, 0, picture.width_mm, picture.height_mm}, 0.5);
  for (const Shape& shape : picture.shapes) {
    if (shape.element == element && shape.fill != Fill::none)
      mask.fill(shape.path, shape.even_odd, true, 0.2);
  }
  return mask;
}

// Whether a cell of one is nearer than that to one of the other.
bool near(const geometry::Mask& a, const geometry::Mask& b, double distance_mm) {
  const int reach = static_cast<int>(distance_mm / a.cell());
  for (int row = 0; row < a.rows(); ++row) {
    for (int column = 0; column < a.columns(); ++column) {
      if (!a.at(column, row)) continue;
      for (int y = std::max(0, row - reach); y <= std::min(a.rows() - 1, row + reach); ++y) {
        for (int x = std::max(0, column - reach); x <= std::min(a.columns() - 1, column + reach); ++x) {
          if (b.at(x, y) && std::hypot(x - column, y - row) <= reach) return true;
        }
      }
    }
  }
  return false;
}

class Strewn : public testing::TestWithParam<const char*> {};

TEST_P(Strewn, KeepsClearOfFiguresAndOfEachOther) {
  for (const std::uint32_t seed : {3U, 7U}) {
    const Picture picture = draw(GetParam(), {.seed = seed}).picture;
    std::vector<geometry::Mask> things;
    geometry::Mask asked({0, 0, picture.width_mm, picture.height_mm}, 0.5);
    for (std::size_t i = 0; i < picture.elements.size(); ++i) {
      if (picture.elements[i].asked) asked.unite(mask_of(picture, i));
      if (is_small(picture.elements[i])) things.push_back(mask_of(picture, i));
    }
    for (std::size_t i = 0; i < things.size(); ++i) {
      EXPECT_FALSE(near(things[i], asked, 2)) << i << ", seed " << seed;
      for (std::size_t k = i + 1; k < things.size(); ++k)
        EXPECT_FALSE(near(things[i], things[k], 1.5)) << i << " and " << k << ", seed " << seed;
    }
  }
}

TEST_P(Strewn, IsNotCutByTheFrame) {
  for (const std::uint32_t seed : {3U, 7U}) {
    const Picture picture = draw(GetParam(), {.seed = seed}).picture;
    for (std::size_t i = 0; i < picture.elements.size(); ++i) {
      if (!is_small(picture.elements[i])) continue;
      geometry::Rect box;
      for (const Shape& shape : picture.shapes)
        if (shape.element == i) box.include(shape.path.bounds());
      EXPECT_GE(box.left, picture.clip.left) << picture.elements[i].name << ", seed " << seed;
      EXPECT_LE(box.right, picture.clip.right) << picture.elements[i].name << ", seed " << seed;
      EXPECT_LE(box.bottom, picture.clip.bottom) << picture.elements[i].name << ", seed " << seed;
    }
  }
}

TEST_P(Strewn, HasAtMostOneSmallAnimalOnTheGround) {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture = draw(GetParam(), {.seed = seed}).picture;
    const auto animals =
        std::count_if(picture.elements.begin(), picture.elements.end(), [](const Element& element) {
          return !element.asked && (element.name == "Schnecke" || element.name == "Marienkäfer");
        });
    EXPECT_LE(animals, 1) << seed;
  }
}

INSTANTIATE_TEST_SUITE_P(Pages, Strewn,
                         testing::Values("Ein Hund schläft im Garten", "Ein Pony auf der Wiese",
                                         "Ein Mädchen hüpft im Park", "Zwei Hasen im Wald",
                                         "Ein Esel am Strand"));

}  // namespace
}  // namespace drawing::places
