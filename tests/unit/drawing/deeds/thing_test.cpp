#include "drawing/deeds/thing.h"

#include <gtest/gtest.h>

namespace drawing::deeds {
namespace {

// A height of nothing would make points that are no numbers, and a page that nobody can open.
TEST(Thing, HasAHeightThoughItsDrawingSaysNone) {
  props::DrawnProp drawn;
  EXPECT_GT(Thing(drawn).height(), 0);
  motifs::Motif motif;
  EXPECT_GT(Thing(motif, 0, false).height(), 0);
  drawn.cm = 120;
  EXPECT_DOUBLE_EQ(Thing(drawn).height(), 92);
}

TEST(Thing, SaysHowManyItShows) {
  ASSERT_NE(props::find_drawn("cake_of_5"), nullptr);
  EXPECT_EQ(Thing(*props::find_drawn("cake_of_5")).pieces(), 5);
  EXPECT_EQ(Thing(*props::find_drawn("spanner")).pieces(), 1);
  motifs::Motif motif;
  EXPECT_EQ(Thing(motif, 10, false).pieces(), 1);
}

}  // namespace
}  // namespace drawing::deeds
