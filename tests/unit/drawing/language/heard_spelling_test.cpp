#include "drawing/language/heard_spelling.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

std::string as_heard(std::string_view key, HeardWord wanted, int slips) {
  const auto record = correct_as_heard(Lexicon::embedded(), key, wanted, slips);
  return record ? std::string(record->key) : "";
}

bool names(const Wish& wish, std::string_view name) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(),
                     [&](const WishedMotif& motif) { return motif.name == name; });
}

bool says(const Wish& wish, std::string_view verb) {
  return std::any_of(wish.deeds.begin(), wish.deeds.end(),
                     [&](const Deed& deed) { return deed.verb == verb; });
}

TEST(HeardSpelling, OneSlipOfAVerb) {
  EXPECT_EQ(as_heard("rent", HeardWord::verb, 1), "rennt");
  EXPECT_EQ(as_heard("komt", HeardWord::verb, 1), "kommt");
  EXPECT_EQ(as_heard("bakt", HeardWord::verb, 1), "backt");
  EXPECT_EQ(as_heard("sizt", HeardWord::verb, 1), "sitzt");
  EXPECT_EQ(as_heard("baun", HeardWord::verb, 1), "bauen");
}

TEST(HeardSpelling, TwoSlipsOfALongerWord) {
  EXPECT_EQ(as_heard("kletat", HeardWord::verb, 2), "klettert");
  EXPECT_EQ(as_heard("schprizt", HeardWord::verb, 2), "spritzt");
  EXPECT_EQ(as_heard("sizt", HeardWord::verb, 2), "");
}

TEST(HeardSpelling, ANounWhereOneIsLikely) {
  EXPECT_EQ(as_heard("foegel", HeardWord::noun_or_verb, 1), "voegel");
  EXPECT_EQ(as_heard("hekse", HeardWord::noun_or_verb, 1), "hexe");
  EXPECT_EQ(as_heard("hekse", HeardWord::verb, 1), "");
}

TEST(HeardSpelling, WhoDoesItStaysInTheSentence) {
  EXPECT_TRUE(says(read_wish("der hund rent schnell"), "rennen"));
  const Wish wish = read_wish("die hekse fligt auf dem besen");
  EXPECT_TRUE(names(wish, "Hexe"));
  EXPECT_TRUE(says(wish, "fliegen"));
}

TEST(HeardSpelling, WhoIsWhatIsEatenEatsIt) {
  EXPECT_TRUE(says(read_wish("der junge ist einen apfel"), "essen"));
  EXPECT_FALSE(says(read_wish("der junge ist neben dem apfel"), "essen"));
}

TEST(HeardSpelling, AChildIsNotPartOfThePram) {
  const Wish wish = read_wish("Mama schiebt den Kinderwagen und das Kind fährt Roller");
  EXPECT_TRUE(names(wish, "Kind"));
  EXPECT_TRUE(says(wish, "fahren"));
  EXPECT_FALSE(names(read_wish("Papa spielt Pferdchen mit dem Kind"), "Pferd"));
}

}  // namespace
}  // namespace drawing::language
