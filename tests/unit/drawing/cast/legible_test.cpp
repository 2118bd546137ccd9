#include <gtest/gtest.h>

#include "drawing/cast/cast.h"
#include "drawing/cast/library.h"

namespace drawing::cast {
namespace {

bool is_legible(const char* motif) {
  Wish wish;
  wish.motifs.emplace_back();
  wish.motifs.back().motif = motif;
  const std::vector<Actor> cast =
      make_cast(wish, embedded_library(), Medium::land, Age::years_6_8, base::Random(7));
  return !cast.empty() && cast.front().legible;
}

// On every other page a stop sign would read POTS.
TEST(Legible, WhatIsWrittenIsNeverInAMirror) {
  for (const char* motif : {"own-stoppschild", "own-adventskalender", "1f4c5", "1f68f"})
    EXPECT_TRUE(is_legible(motif)) << motif;
}

TEST(Legible, WhatHasNoWritingLooksToBothSides) {
  for (const char* motif : {"own-katze", "1f697", "own-toaster"}) EXPECT_FALSE(is_legible(motif)) << motif;
}

}  // namespace
}  // namespace drawing::cast
