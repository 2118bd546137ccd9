#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/embedded.h"
#include "base/toml_fields.h"
#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

const WishedMotif* find_motif(const Wish& wish, std::string_view motif) {
  const auto found = std::find_if(wish.motifs.begin(), wish.motifs.end(),
                                  [&](const WishedMotif& each) { return each.motif == motif; });
  return found == wish.motifs.end() ? nullptr : &*found;
}

TEST(Occasions, EachOneIsDoneBySomebodyInWordsThatAreKnown) {
  const std::string file = "occasions.toml";
  const toml::table table = base::parse_toml(base::resource("lexicon/occasions.toml"), file);
  base::TomlFields fields(table, file);
  std::size_t count = 0;
  fields.each_table("occasion", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    for (const std::string& word : own.texts_or_none("words")) {
      const Wish wish = read_wish(word);
      EXPECT_FALSE(wish.motifs.empty()) << word;
      EXPECT_TRUE(wish.unknown.empty() && wish.not_shown.empty()) << word;
      EXPECT_FALSE(wish.special) << word;
      EXPECT_EQ(wish.text, word);
      ++count;
    }
  });
  EXPECT_GT(count, 100U);
}

TEST(Occasions, WhoDoesSomethingThenDoesNotCelebrateInstead) {
  const Wish wish = read_wish("Lena bläst an ihrem Geburtstag sieben Kerzen auf der Torte aus");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.deeds.front().verb, "ausblasen");
  EXPECT_EQ(wish.scene, "geburtstag");
  EXPECT_EQ(find_motif(wish, "own-kind"), nullptr);
}

TEST(Occasions, ChildrenInACircleSitThereWithTheirTeacher) {
  const Wish wish = read_wish("Kinder im Morgenkreis");
  ASSERT_FALSE(wish.deeds.empty());
  EXPECT_EQ(wish.deeds.front().verb, "Kreis sitzen");
  EXPECT_NE(find_motif(wish, "own-lehrerin"), nullptr);
}

TEST(Occasions, NoChildWalksInAProcessionAlone) {
  const auto children = [](std::string_view text) {
    int count = 0;
    for (const WishedMotif& motif : read_wish(text).motifs)
      if (motif.motif == "own-kind" || motif.motif == "own-maedchen") count += motif.count;
    return count;
  };
  EXPECT_EQ(children("Ein Mädchen mit Laterne beim Laternenumzug"), 3);
  EXPECT_EQ(children("Ein Mädchen geht mit ihrer Laterne"), 1);
}

TEST(Occasions, BringThoseWhoAreAtThem) {
  const Wish wish = read_wish("Ein schöner Kindergeburtstag mit Luftballons und Geschenken");
  ASSERT_NE(find_motif(wish, "own-kind"), nullptr);
  EXPECT_EQ(find_motif(wish, "own-kind")->count, 3);
  EXPECT_NE(find_motif(wish, "1f388"), nullptr);
  ASSERT_FALSE(wish.deeds.empty());
  EXPECT_EQ(wish.deeds.front().verb, "feiern");
  EXPECT_EQ(wish.scene, "geburtstag");
  EXPECT_EQ(wish.text, "Ein schöner Kindergeburtstag mit Luftballons und Geschenken");
}

TEST(Occasions, AreDoneByThoseWhoComeToThem) {
  const Wish wish = read_wish("Weihnachten mit Oma und Opa im Wohnzimmer");
  EXPECT_EQ(find_motif(wish, "own-kind"), nullptr);
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.deeds.front().agents.size(), 2U);
  EXPECT_EQ(wish.deeds.front().verb, "Weihnachten feiern");
}

TEST(Occasions, AreDoneByThoseWhoAreNamedBeforeThem) {
  const Wish wish = read_wish("Kinder an Halloween mit Kürbissen");
  ASSERT_FALSE(wish.deeds.empty());
  const int agent = wish.deeds.front().agents.front();
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(agent)].motif, "own-kind");
  EXPECT_EQ(wish.deeds.front().verb, "Halloween feiern");
}

TEST(Occasions, AreLeftToThoseWhomTheTextNames) {
  for (const char* text : {"Ein Hund an Weihnachten", "Die Kinder tanzen bei der Geburtstagsparty",
                           "Eine Hochzeit mit Oma", "Drei Katzen beim Fußballspiel"}) {
    const Wish wish = read_wish(text);
    const bool brought = find_motif(wish, "own-kind") != nullptr || find_motif(wish, "own-braut") != nullptr;
    EXPECT_EQ(brought, std::string(text).starts_with("Die Kinder")) << text;
  }
}

TEST(Pastimes, ArePassedWherePeopleOnlyAreSomewhere) {
  const Wish family = read_wish("Eine Familie im Schwimmbad");
  ASSERT_FALSE(family.deeds.empty());
  EXPECT_EQ(family.deeds.front().verb, "schwimmen");
  EXPECT_EQ(family.text, "Eine Familie im Schwimmbad");
  ASSERT_FALSE(read_wish("Opa am See").deeds.empty());
  EXPECT_EQ(read_wish("Opa am See").deeds.front().verb, "angeln");
}

TEST(Pastimes, AreLeftOutWhereTheTextSaysMore) {
  for (const char* text : {"Ein trauriges Kind im Garten", "Ein Mädchen mit einem Hund am Strand",
                           "Ein Förster im Wald", "Ein Kind weint im Garten", "Am Strand", "Ein Kind"}) {
    for (const Deed& deed : read_wish(text).deeds) EXPECT_EQ(deed.verb, "weinen") << text;
  }
}

TEST(Occasions, AreWrittenWhereTheTextAsksForLetters) {
  const Wish wish = read_wish("Der Schriftzug „Hochzeit“");
  EXPECT_TRUE(wish.deeds.empty());
  EXPECT_EQ(wish.lettering, "Hochzeit");
  EXPECT_TRUE(read_wish("Schriftzug Frohe Weihnachten").deeds.empty());
  EXPECT_TRUE(read_wish("Mandala zum Geburtstag").deeds.empty());
}

}  // namespace
}  // namespace drawing::language
