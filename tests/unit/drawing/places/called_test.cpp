// The word for a place says which arrangement of it is meant, and the ground suits those who stand there.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "support/sentence_page.h"

namespace drawing {
namespace {

const Element* element_called(const Picture& picture, const std::string& name) {
  const auto found = std::find_if(picture.elements.begin(), picture.elements.end(),
                                  [&](const Element& element) { return element.name == name; });
  return found == picture.elements.end() ? nullptr : &*found;
}

TEST(Called, APoolOutOfDoorsHasALawnAndOneUnderARoofHasNone) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture outside = test_support::drawn("Zwei Mädchen essen Eis im Freibad", seed).picture;
    const Picture inside = test_support::drawn("Zwei Mädchen essen Eis im Hallenbad", seed).picture;
    const Picture declined = test_support::drawn("Ein Kind am Rand des Freibads", seed).picture;
    EXPECT_NE(element_called(outside, "Liegewiese"), nullptr) << seed;
    EXPECT_EQ(element_called(inside, "Liegewiese"), nullptr) << seed;
    EXPECT_NE(element_called(declined, "Liegewiese"), nullptr) << seed;
  }
}

TEST(Called, AFieldIsPloughedAndAMeadowIsNot) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    EXPECT_NE(element_called(test_support::drawn("Ein Traktor fährt über das Feld", seed).picture, "Acker"),
              nullptr)
        << seed;
    EXPECT_EQ(element_called(test_support::drawn("Ein Traktor fährt über die Wiese", seed).picture, "Acker"),
              nullptr)
        << seed;
  }
}

TEST(Called, ATentStandsInTheNightOnlyForThoseWhoCamp) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed)
    EXPECT_EQ(
        element_called(test_support::drawn("Ein Mädchen geht nachts mit der Laterne", seed).picture, "Zelt"),
        nullptr)
        << seed;
}

TEST(Called, NobodyWalksInThePondOfAGarden) {
  int ponds = 0;
  for (std::uint32_t seed = 1; seed <= 96; ++seed) {
    const Picture picture = test_support::drawn("Ein Hund gräbt im Garten", seed).picture;
    const Element* pond = element_called(picture, "See");
    const Element* dog = element_called(picture, "Hund");
    ASSERT_NE(dog, nullptr);
    if (pond == nullptr) continue;
    ++ponds;
    const bool apart = pond->bounds.right <= dog->bounds.left || pond->bounds.left >= dog->bounds.right;
    EXPECT_TRUE(apart || pond->bounds.bottom < dog->bounds.bottom) << seed;
  }
  EXPECT_GT(ponds, 0);
}

TEST(Called, TheGroundBeginsBehindTheFarthestOfSeveralRows) {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture =
        test_support::drawn("Der Bauer fährt mit dem Traktor aufs Feld und die Kühe schauen zu", seed)
            .picture;
    const Element* field = element_called(picture, "Acker");
    const Element* tractor = element_called(picture, "Traktor");
    ASSERT_NE(field, nullptr);
    ASSERT_NE(tractor, nullptr);
    EXPECT_LT(field->bounds.top, tractor->bounds.bottom) << seed;
  }
}

}  // namespace
}  // namespace drawing
