// What a named place is known by is there, large, and beside whoever is there.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "support/sentence_page.h"

namespace drawing {
namespace {

double height_of(const Picture& picture, const std::string& name) {
  double height = 0;
  for (const Element& element : picture.elements)
    if (element.name == name) height = std::max(height, element.bounds.height());
  return height;
}

// How often it is as high as that share of the page, in eight pages of a sentence.
int pages_with(const std::string& sentence, const std::string& name, double share) {
  int pages = 0;
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture = test_support::drawn(sentence, seed).picture;
    pages += height_of(picture, name) > share * picture.height_mm ? 1 : 0;
  }
  return pages;
}

TEST(KnownBy, TheWordForAPlaceBringsWhatItIsKnownBy) {
  EXPECT_EQ(pages_with("Ein Mädchen im Streichelzoo", "Ziege", 0.12), 8);
  EXPECT_EQ(pages_with("Kinder auf dem Schulhof", "Schulhaus", 0.1), 8);
  EXPECT_EQ(pages_with("Ein Ritter beim Turnier", "Schranke", 0.01), 8);
}

TEST(KnownBy, AFireStationAReefAndABarnAreThereInEachPage) {
  EXPECT_GE(pages_with("Ein Fisch im Korallenriff", "Fächerkoralle", 0.08) +
                pages_with("Ein Fisch im Korallenriff", "Röhrenkoralle", 0.08),
            8);
  EXPECT_GE(pages_with("In der Feuerwache", "Feuerwehrauto", 0.1), 4);
  EXPECT_EQ(pages_with("Der Bauernhof", "Scheune", 0.1) + pages_with("Der Bauernhof", "Bauernhaus", 0.1), 8);
}

// A ship that comes in is in the water of the harbour: nothing of the quay reaches up behind its keel.
TEST(KnownBy, AShipThatComesInIsBeforeTheQuayAndNotOnIt) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture = test_support::drawn("Ein Schiff fährt in den Hafen", seed).picture;
    double keel = 0, quay = picture.height_mm;
    for (const Element& element : picture.elements) {
      if (element.asked) keel = std::max(keel, element.bounds.bottom);
      if (element.name == "Kai" || element.name == "Mole") quay = std::min(quay, element.bounds.top);
    }
    EXPECT_GT(keel, 0) << seed;
    EXPECT_LT(keel, quay + 4) << seed;
  }
}

TEST(KnownBy, WhoIsAloneLeavesASideOfTheNamedPlaceToIt) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture = test_support::drawn("Ein Kind auf dem Markt", seed).picture;
    for (const Element& element : picture.elements) {
      if (!element.asked) continue;
      const double left = element.bounds.left - picture.clip.left;
      const double right = picture.clip.right - element.bounds.right;
      EXPECT_GT(std::max(left, right), 0.4 * picture.clip.width()) << seed;
    }
  }
}

}  // namespace
}  // namespace drawing
