#include "books/german/initial_sound.h"

#include <gtest/gtest.h>

namespace books::german {
namespace {

TEST(InitialSound, IsWhatAChildHears) {
  const std::pair<const char*, const char*> sounds[] = {
      {"Schaf", "Sch"}, {"Schiff", "Sch"}, {"Stuhl", "St"},   {"Stern", "St"},  {"Spiegel", "Sp"},
      {"Spinne", "Sp"}, {"Pferd", "Pf"},   {"Pfau", "Pf"},    {"Ei", "Ei"},     {"Eichhörnchen", "Ei"},
      {"Eis", "Ei"},    {"Eule", "Eu"},    {"Auto", "Au"},    {"Qualle", "Qu"}, {"Sonne", "S"},
      {"Esel", "E"},    {"Affe", "A"},     {"Papagei", "P"},  {"Igel", "I"},    {"Ärztin", "Ä"},
      {"Zug", "Z"},     {"Löwe", "L"},     {"Krokodil", "K"}, {"T-Rex", "T"},   {"schaf", "Sch"},
      {"Jacke", "J"},   {"Giraffe", "G"},  {"Wal", "W"}};
  for (const auto& [noun, sound] : sounds) EXPECT_EQ(initial_sound(noun), sound) << noun;
}

TEST(InitialSound, IsUnsureWhereLettersAndSoundPart) {
  for (const char* noun : {"Chamäleon", "Clown", "Computer", "Vogel", "Vase", "Xylophon", "Yak", "Ypsilon",
                           "Ski", "Jeep", "Phönix", "Aubergine", "Smiley", "Garage", "漢字", ""}) {
    EXPECT_EQ(initial_sound(noun), std::nullopt) << noun;
  }
}

TEST(InitialSound, KnowsWhatMayBeHeardAlike) {
  EXPECT_TRUE(sounds_alike("S", "Sch"));
  EXPECT_TRUE(sounds_alike("Ei", "E"));
  EXPECT_TRUE(sounds_alike("Au", "A"));
  EXPECT_TRUE(sounds_alike("T", "D"));
  EXPECT_FALSE(sounds_alike("L", "M"));
  EXPECT_TRUE(may_begin_with("Vogel", "F"));
  EXPECT_TRUE(may_begin_with("Vase", "W"));
  EXPECT_TRUE(may_begin_with("Clown", "K"));
  EXPECT_TRUE(may_begin_with("Uhu", "U"));
  EXPECT_FALSE(may_begin_with("Uhu", "E"));
  EXPECT_FALSE(may_begin_with("", "E"));
}

}  // namespace
}  // namespace books::german
