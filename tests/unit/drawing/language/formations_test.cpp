#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

TEST(Formations, AreMadeOfTheThingsBehindThem) {
  const Wish wish = read_wish("Ein großes Herz aus vielen kleinen Blumen");
  EXPECT_EQ(wish.formation, "heart");
  ASSERT_EQ(wish.motifs.size(), 1U);
  EXPECT_EQ(wish.motifs.front().name, "Blume");
  EXPECT_GE(wish.motifs.front().count, 8);
  EXPECT_TRUE(wish.unknown.empty());
  EXPECT_EQ(wish.text, "Ein großes Herz aus vielen kleinen Blumen");
}

TEST(Formations, NeedNoWordBetweenWhereGermanHasNone) {
  EXPECT_EQ(read_wish("Eine Reihe Tulpen").formation, "row");
  EXPECT_EQ(read_wish("ein Haufen Blätter").formation, "pyramid");
  EXPECT_EQ(read_wish("ein Haufen Blätter").unknown, std::vector<std::string>{});
}

TEST(Formations, KeepANumberAndAPlace) {
  const Wish wish = read_wish("Ein Kreis aus sieben Muscheln am Strand");
  EXPECT_EQ(wish.formation, "ring");
  ASSERT_EQ(wish.motifs.size(), 1U);
  EXPECT_EQ(wish.motifs.front().count, 7);
  EXPECT_EQ(wish.scene, "strand");
}

TEST(Formations, ShareTheirRoomAmongKinds) {
  const Wish wish = read_wish("Ein Kreis aus Herzen und Sternen");
  EXPECT_EQ(wish.formation, "ring");
  ASSERT_EQ(wish.motifs.size(), 2U);
  EXPECT_EQ(wish.motifs[0].count, 4);
  EXPECT_EQ(wish.motifs[1].count, 4);
}

TEST(Formations, AreNoneOfAStuffOfOneThingOrOfPeople) {
  for (const std::string text :
       {"Ein Herz aus Schokolade", "Ein Turm aus Stein", "Ein Kreis aus Kindern", "Ein Herz",
        "Ein Hund springt aus dem Kreis", "Ein Mädchen legt ein Herz aus Muscheln", "Der Ring von Oma",
        "Ein Stern und ein Kreis"}) {
    EXPECT_FALSE(read_wish(text).formation) << text;
  }
}

}  // namespace
}  // namespace drawing::language
