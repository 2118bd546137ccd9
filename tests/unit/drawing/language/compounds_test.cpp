#include "drawing/language/compounds.h"

#include <string>

#include <gtest/gtest.h>

namespace drawing::language {
namespace {

Reading read(std::string_view key, FirstPart first = FirstPart::any) {
  return read_compound(Lexicon::embedded(), key, first);
}

std::string motif_of(const Reading& reading) {
  if (!reading || reading.word->entry < 0) return "";
  return Lexicon::embedded().entries()[static_cast<std::size_t>(reading.word->entry)].motif;
}

TEST(Compounds, TheTailIsWhatIsMeant) {
  EXPECT_EQ(motif_of(read("weltraumkatze")), "own-katze");
  EXPECT_EQ(motif_of(read("blumenkatzen")), "own-katze");
  EXPECT_EQ(motif_of(read("xylobaum")), "1f333");
}

TEST(Compounds, TheFirstPartMayBringASceneOrASize) {
  EXPECT_EQ(read("weltraumkatze").scene, "weltraum");
  EXPECT_EQ(read("weihnachtsmaus").scene, "weihnachten");
  EXPECT_EQ(read("osterlamm").scene, "ostern");
  EXPECT_EQ(read("riesenhai").size, SizeWish::huge);
  EXPECT_EQ(read("minihund").size, SizeWish::tiny);
}

TEST(Compounds, SomeTailsOnlySayHowManyOrHowBig) {
  const Reading family = read("hundefamilie");
  EXPECT_EQ(motif_of(family), "1f415");
  EXPECT_EQ(family.collective, 3);
  const Reading baby = read("elefantenbaby");
  EXPECT_EQ(motif_of(baby), "1f418");
  EXPECT_EQ(baby.size, SizeWish::small);
  EXPECT_EQ(motif_of(read("katzenbild")), "own-katze");
}

TEST(Compounds, ABeingInFrontOfAPlaceIsMeantToo) {
  const Reading stall = read("pferdestall");
  ASSERT_TRUE(stall);
  EXPECT_EQ(stall.word->scene, "stall");
  ASSERT_NE(stall.before, nullptr);
  EXPECT_EQ(stall.before->name, "Pferd");
  EXPECT_EQ(read("rosengarten").before, nullptr);
}

TEST(Compounds, ParticlesAndChanceEndingsMakeNone) {
  for (const char* word :
       {"verhuelle", "anzug", "abtei", "regelungen", "obhut", "matrosen", "spezifischen", "artiger"})
    EXPECT_FALSE(read(word)) << word;
}

TEST(Compounds, AnUnknownFirstPartCanBeRefused) {
  EXPECT_FALSE(read("xylobaum", FirstPart::known));
}

}  // namespace
}  // namespace drawing::language
