#include "base/text_blocks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace base {
namespace {

using testing::ElementsAre;

TEST(TextBlocks, EmptyLinesPartBlocksAndHashesAreComments) {
  const auto blocks =
      parse_text_blocks("# Kommentar: nein\n\nid: a\nseite: 1\nseite: 2: drei\n\n\n# noch einer\nid: b\n");
  ASSERT_EQ(blocks.size(), 2u);
  EXPECT_EQ(blocks[0].value("id"), "a");
  EXPECT_THAT(blocks[0].values("seite"), ElementsAre("1", "2: drei"));
  EXPECT_EQ(blocks[1].value("id"), "b");
  EXPECT_TRUE(blocks[1].values("seite").empty());
  EXPECT_THROW(blocks[1].value("seite"), std::logic_error);
}

TEST(TextBlocks, TheLastLineNeedsNoEnd) {
  EXPECT_EQ(parse_text_blocks("id:  Ä ").at(0).value("id"), "Ä");
  EXPECT_TRUE(parse_text_blocks("").empty());
  EXPECT_TRUE(parse_text_blocks("\n\n# x\n").empty());
}

}  // namespace
}  // namespace base
