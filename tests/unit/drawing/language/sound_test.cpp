#include "drawing/language/sound.h"

#include <string>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

std::string heard(std::string_view key) {
  const auto record = correct_by_sound(Lexicon::embedded(), key);
  return record ? std::string(record->key) : "";
}

TEST(Sound, WhatSoundsAlikeIsSpeltAlike) {
  EXPECT_EQ(sound_of("schmeterlink"), sound_of("schmetterling"));
  EXPECT_EQ(sound_of("ainhorn"), sound_of("einhorn"));
  EXPECT_EQ(sound_of("fogel"), sound_of("vogel"));
  EXPECT_EQ(sound_of("weinachtsman"), sound_of("weihnachtsmann"));
}

TEST(Sound, WhatSoundsDifferentStaysApart) {
  EXPECT_NE(sound_of("hase"), sound_of("hose"));
  EXPECT_NE(sound_of("katze"), sound_of("kasse"));
  EXPECT_NE(sound_of("maus"), sound_of("haus"));
}

TEST(Sound, FindsTheNounThatAChildMeans) {
  EXPECT_EQ(heard("schmeterlink"), "schmetterling");
  EXPECT_EQ(heard("ainhorn"), "einhorn");
}

TEST(Sound, APluralEndingMakesSeveral) {
  const auto record = correct_by_sound(Lexicon::embedded(), "geschaenken");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->key, "geschenk");
  EXPECT_EQ(record->noun.number, GrammaticalNumber::plural);
}

TEST(Sound, LeavesShortWordsAndPlacesAlone) {
  EXPECT_EQ(heard("fert"), "");
  EXPECT_EQ(heard("hameln"), "");
}

}  // namespace
}  // namespace drawing::language
