#include "drawing/language/lexicon.h"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "drawing/motifs/catalogue.h"
#include "drawing/places/atlas.h"

namespace drawing::language {
namespace {

constexpr std::string_view header = "buntstift-lexicon 9\n";
constexpr std::string_view entry = "E\t1f408\tKatze\t1\tKatzen\t1\t0\t1\tzimmer\t1\t0\t0\n";
constexpr std::string_view word =
    "W\t0\tKatze\t1\t1\t\t0\t\t0\t0\t0\t0\t0\t\t\t\t1\t0\t0\nn1katze n2katzen N1katzes\n";

std::string file(std::initializer_list<std::string_view> parts) {
  std::string out(header);
  for (const std::string_view part : parts) out += part;
  return out;
}

TEST(LexiconFile, IsRead) {
  const std::string text = file({entry, word});
  const Lexicon lexicon(text);
  ASSERT_EQ(lexicon.entries().size(), 1U);
  const LexiconEntry& katze = lexicon.entries()[0];
  EXPECT_EQ(katze.gender, Gender::feminine);
  EXPECT_EQ(katze.size, SizeClass::small);
  EXPECT_EQ(katze.facing, Facing::left);
  EXPECT_TRUE(katze.has_face);
  const auto plural = lexicon.look_up("katzen");
  ASSERT_TRUE(plural);
  EXPECT_EQ(plural->noun.number, GrammaticalNumber::plural);
  EXPECT_FALSE(plural->noun.derived);
  EXPECT_TRUE(lexicon.look_up("katzes")->noun.derived);
  EXPECT_FALSE(lexicon.look_up("hund"));
  EXPECT_EQ(lexicon.find("1f415"), nullptr);
}

TEST(LexiconFile, TraitsBelongToTheirEntry) {
  const std::string text = file({entry, "E\t1f451\tKrone\t1\tKronen\t0\t4\t0\t\t0\t0\t0\n",
                                 "T\t1\tcat\t1\t0\t1f9f6\t1\t0\t0\t0\t0\t0\tKatze\n",
                                 "T\t2\t\t0\t1\t\t0\t1\t0.85\t0.2\t1\t0\t\n", word});
  const Lexicon lexicon(text);
  const LexiconEntry& cat = lexicon.entries()[0];
  EXPECT_EQ(cat.kind, "cat");
  EXPECT_EQ(cat.head_only, HeadOnly::animal);
  EXPECT_EQ(cat.goal, "1f9f6");
  EXPECT_EQ(cat.shown_as, "Katze");
  EXPECT_TRUE(cat.walks);
  EXPECT_EQ(cat.wear.at, WornAt::nowhere);
  const LexiconEntry& crown = lexicon.entries()[1];
  EXPECT_EQ(crown.holds, Holds::inside);
  EXPECT_EQ(crown.wear.at, WornAt::head);
  EXPECT_DOUBLE_EQ(crown.wear.width, 0.85);
  EXPECT_DOUBLE_EQ(crown.wear.sit, 0.2);
  EXPECT_TRUE(crown.wear.see_through);
  EXPECT_FALSE(crown.walks);
  EXPECT_EQ(crown.shown_as, "");
}

TEST(LexiconFile, RefusesTraitsOfNobodyAndUnknownOnes) {
  for (const char* traits :
       {"T\t2\tcat\t0\t0\t\t0\t0\t0\t0\t0\t0\t\n", "T\t0\tcat\t0\t0\t\t0\t0\t0\t0\t0\t0\t\n",
        "T\t1\tcat\t9\t0\t\t0\t0\t0\t0\t0\t0\t\n", "T\t1\tcat\t0\t9\t\t0\t0\t0\t0\t0\t0\t\n",
        "T\t1\tcat\t0\t0\t\t0\t1\twide\t0\t0\t0\t\n", "T\t1\tcat\t0\t0\t\t0\t0\t0\t0\t0\t3\t\n"}) {
    const std::string text = file({entry, traits, word});
    EXPECT_THROW(Lexicon{text}, std::runtime_error) << traits;
  }
}

TEST(EmbeddedLexicon, KnowsWhatIsKnownOfAMotif) {
  const auto& lexicon = Lexicon::embedded();
  EXPECT_EQ(lexicon.find("1f370")->kind, lexicon.find("1f382")->kind);
  EXPECT_EQ(lexicon.find("own-windmuehle")->kind, "windmill");
  EXPECT_EQ(lexicon.find("1f992")->kind, "giraffe");
  EXPECT_EQ(lexicon.find("1f41c")->goal, "");
  EXPECT_EQ(lexicon.find("1f451")->wear.at, WornAt::head);
  EXPECT_EQ(lexicon.find("1f9fa")->holds, Holds::inside);
  EXPECT_EQ(lexicon.find("1f6cb")->holds, Holds::seat);
  EXPECT_EQ(lexicon.find("1f981")->head_only, HeadOnly::animal);
}

TEST(LexiconFile, RefusesWhatIsMalformed) {
  const std::array<std::string, 9> broken = {
      "",
      "buntstift-lexicon 4\n",
      file({"S\t1f4a3,x\n"}),
      file({"X\twhat\n"}),
      file({"E\t1f408\tKatze\t9\tKatzen\t1\t0\t1\tzimmer\t1\t0\t0\n"}),                    // no such gender
      file({"E\t1f408\tKatze\tx\tKatzen\t1\t0\t1\tzimmer\t1\t0\t0\n"}),                    // no number
      file({entry, "W\t0\tKatze\t7\t1\t\t0\t\t0\t0\t0\t0\t0\t\t\t\t1\t0\t0\nn1katze\n"}),  // no such entry
      file({entry, "W\t0\tKatze\t1\t1\t\t0\t\t0\t0\t0\t0\t0\t\t\t\t1\t0\t0\nz1katze\n"}),  // no such slot
      file({entry, "W\t0\tKatze\t1\t1\t\t0\t\t0\t0\t0\t0\t0\t\t\t\t1\t0\t0\nn9katze\n"}),  // no such number
  };
  for (const std::string& text : broken) EXPECT_THROW(Lexicon lexicon(text), std::runtime_error) << text;
}

TEST(EmbeddedLexicon, HasWhatTheDrawingNeedsOfEveryMotif) {
  const auto& entries = Lexicon::embedded().entries();
  EXPECT_GT(entries.size(), 1300U);
  EXPECT_TRUE(std::is_sorted(entries.begin(), entries.end(),
                             [](const LexiconEntry& a, const LexiconEntry& b) { return a.motif < b.motif; }));
  for (const LexiconEntry& e : entries) {
    EXPECT_FALSE(e.singular.empty()) << e.motif;
    EXPECT_TRUE(e.habitat.empty() || places::Atlas::embedded().find(e.habitat) != nullptr) << e.motif;
    EXPECT_EQ(Lexicon::embedded().find(e.motif), &e);
  }
}

TEST(EmbeddedLexicon, LeadsOnlyToMotifsOfThePack) {
  const auto& catalogue = motifs::Catalogue::embedded();
  for (const Word& found : Lexicon::embedded().words()) {
    if (found.kind != WordKind::motif) continue;
    const LexiconEntry& e = Lexicon::embedded().entries()[static_cast<std::size_t>(found.entry)];
    EXPECT_NE(catalogue.find(e.motif), nullptr) << e.motif << " " << found.name;
  }
}

TEST(EmbeddedLexicon, DescribesEveryMotifOfThePackThatIsForChildren) {
  std::set<std::string> refused;
  for (const char32_t sign : Lexicon::embedded().refused_signs()) {
    std::ostringstream code;
    code << std::hex << static_cast<std::uint32_t>(sign);
    refused.insert(code.str());
  }
  for (const std::string_view id : motifs::Catalogue::embedded().ids())
    EXPECT_EQ(Lexicon::embedded().find(id) != nullptr, !refused.contains(std::string(id))) << id;
}

TEST(EmbeddedLexicon, PrefersTheWholeAnimalToItsFace) {
  const auto motif = [](std::string_view key) {
    const Word& found = *Lexicon::embedded().look_up(key)->noun.word;
    return Lexicon::embedded().entries()[static_cast<std::size_t>(found.entry)].motif;
  };
  EXPECT_EQ(motif("katze"), "own-katze");
  EXPECT_EQ(motif("hund"), "1f415");
  EXPECT_EQ(motif("maus"), "1f401");
  EXPECT_EQ(motif("pferd"), "own-pferd");
  EXPECT_EQ(motif("kuh"), "1f404");
}

TEST(EmbeddedLexicon, KnowsTheRolesOfWords) {
  const auto role = [](std::string_view key) {
    const auto record = Lexicon::embedded().look_up(key);
    return (record->noun ? record->noun : record->other).word->role;
  };
  EXPECT_EQ(role("papa"), WordRole::family);
  EXPECT_EQ(role("baby"), WordRole::family_child);
  EXPECT_EQ(role("nicht"), WordRole::adverb);
  EXPECT_EQ(role("ohne"), WordRole::none);
  EXPECT_EQ(role("wie"), WordRole::comparison);
  EXPECT_EQ(role("faehrt"), WordRole::single_object);
  EXPECT_EQ(role("weihnachten"), WordRole::occasion);
  EXPECT_EQ(role("wald"), WordRole::none);
}

TEST(EmbeddedLexicon, KnowsMeasuresAndTheStork) {
  EXPECT_TRUE(Lexicon::embedded().find("2615")->is_measure);
  EXPECT_TRUE(Lexicon::embedded().find("own-storch")->brings_child);
  EXPECT_FALSE(Lexicon::embedded().find("own-katze")->is_measure);
  EXPECT_FALSE(Lexicon::embedded().find("own-katze")->brings_child);
}

}  // namespace
}  // namespace drawing::language
