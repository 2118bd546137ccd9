// What surrounds those who are sad, and what does not lie between anybody's limbs.
#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "support/sentence_page.h"

namespace drawing {
namespace {

// Whether the place itself put something of that name on the page.
bool has(const Picture& picture, const std::string& name) {
  return std::any_of(picture.elements.begin(), picture.elements.end(),
                     [&](const Element& element) { return !element.asked && element.name == name; });
}

TEST(Mood, NoSunLaughsAtWhoWeeps) {
  for (const char* sentence : {"Ein Junge weint auf der Wiese", "Ein trauriges Mädchen sitzt auf der Wiese",
                               "Ein Junge tröstet seine Schwester im Park"}) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
      const Picture picture = test_support::drawn(sentence, seed).picture;
      EXPECT_FALSE(has(picture, "Sonne")) << sentence << " " << seed;
      EXPECT_FALSE(has(picture, "Regenbogen")) << sentence << " " << seed;
    }
  }
  EXPECT_TRUE(has(test_support::drawn("Ein Junge lacht auf der Wiese", 1).picture, "Sonne"));
}

TEST(Mood, WhoAsksForTheSunHasIt) {
  const Picture picture = test_support::drawn("Ein Junge weint, und die Sonne scheint", 1).picture;
  EXPECT_TRUE(std::any_of(picture.elements.begin(), picture.elements.end(),
                          [](const Element& element) { return element.asked && element.name == "Sonne"; }));
}

TEST(Mood, NoTearHangsBesideAHead) {
  for (const char* sentence : {"Ein trauriger Bär", "Ein trauriger Teddy sitzt auf dem Bett"}) {
    for (std::uint32_t seed = 1; seed <= 4; ++seed)
      EXPECT_FALSE(has(test_support::drawn(sentence, seed).picture, "Träne")) << sentence;
  }
}

// At a feast they are tied to something, or in a hand.
TEST(Feast, NoBalloonHovers) {
  for (const char* sentence :
       {"Ein Hund auf der Geburtstagsfeier", "Ein Affe beim Karneval", "Eine Katze auf der Party"}) {
    for (std::uint32_t seed = 1; seed <= 8; ++seed)
      EXPECT_FALSE(has(test_support::drawn(sentence, seed).picture, "Luftballon")) << sentence << " " << seed;
  }
}

// A crown round a face is taken for its hair.
TEST(Filling, NoTreeStandsBehindAFace) {
  for (const char* sentence :
       {"Ein Mädchen reitet auf einem Pferd", "Papa schiebt das Kind auf dem Fahrrad"}) {
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
      const Picture picture = test_support::drawn(sentence, seed).picture;
      for (const Shape& shape : picture.shapes) {
        if (shape.material != Material::face) continue;
        const geometry::Rect face = shape.path.bounds();
        for (const Element& tree : picture.elements) {
          if (tree.asked || !tree.name.ends_with("aum")) continue;
          EXPECT_LT(tree.bounds.intersection(face).area(), 0.4 * face.area()) << sentence << " " << seed;
        }
      }
    }
  }
}

TEST(Filling, NothingLiesBetweenLimbs) {
  const std::set<std::string> small = {"Gras", "Stein", "Kiesel", "Blume", "Schnecke", "Pilz"};
  for (const char* sentence : {"Ein Mädchen und ein Junge springen Trampolin im Garten",
                               "Meine beste Freundin und ich springen Trampolin im Garten"}) {
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
      const Picture picture = test_support::drawn(sentence, seed).picture;
      for (const Element& person : picture.elements) {
        if (!person.asked || person.bounds.height() < person.bounds.width()) continue;
        for (const Element& thing : picture.elements) {
          if (thing.asked || small.count(thing.name) == 0) continue;
          const auto middle = thing.bounds.center();
          const double inset = person.bounds.width() * 0.3;  // beside that it is under a raised arm
          EXPECT_FALSE(person.bounds.contains(middle) && middle.x > person.bounds.left + inset &&
                       middle.x < person.bounds.right - inset)
              << sentence << " " << seed << ": " << thing.name << " in " << person.name;
        }
      }
    }
  }
}

}  // namespace
}  // namespace drawing
