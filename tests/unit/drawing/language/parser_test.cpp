#include "drawing/language/parser.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace drawing::language {
namespace {

std::string ids(const Wish& wish) {
  std::string out;
  for (const WishedMotif& motif : wish.motifs)
    out += (out.empty() ? "" : " ") + std::to_string(motif.count) + "x" + motif.motif;
  return out;
}

TEST(Parser, ReadsCountsAndScene) {
  const Wish wish = read_wish("drei Schmetterlinge auf einer Blumenwiese");
  EXPECT_EQ(ids(wish), "3x1f98b");
  EXPECT_EQ(wish.scene, "wiese");
}

TEST(Parser, ReadsTheFirstExampleOfTheHomePage) {
  const Wish wish = read_wish("Ein fröhlicher Dinosaurier im Weltraum");
  EXPECT_EQ(ids(wish), "1x1f996");
  EXPECT_EQ(wish.motifs.at(0).mood, Mood::happy);
  EXPECT_EQ(wish.motifs.at(0).name, "Dinosaurier");
  EXPECT_EQ(wish.scene, "weltraum");
}

TEST(Parser, KeepsARelation) {
  const Wish wish = read_wish("Eine Katze auf einem Pferd");
  ASSERT_EQ(wish.relations.size(), 1U);
  EXPECT_EQ(wish.relations[0].subject, 0);
  EXPECT_EQ(wish.relations[0].preposition, Preposition::on);
  EXPECT_EQ(wish.relations[0].objects, std::vector<int>{1});
}

TEST(Parser, DrawsLettersForWhatItDoesNotKnow) {
  const Wish wish = read_wish("Emma");
  EXPECT_EQ(wish.special, "schriftzug");
  EXPECT_EQ(wish.lettering, "Emma");
}

}  // namespace
}  // namespace drawing::language
