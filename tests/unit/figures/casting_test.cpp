#include "drawing/figures/casting.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/error.h"
#include "drawing/figures/cast_file.h"
#include "drawing/motifs/catalogue.h"

namespace drawing::figures {
namespace {

std::string refusal_of(std::string_view text) {
  try {
    read_cast(text, "cast.toml");
  } catch (const base::AppError& error) {
    return error.reason() + ": " + error.arguments().at(0);
  }
  return "read";
}

TEST(Casting, WhoIsCastHasAFigure) {
  base::Random random(1);
  for (const auto& [motif, role] : embedded_cast().people) {
    EXPECT_TRUE(has_figure(motif) && is_person(motif)) << motif;
    EXPECT_TRUE(std::holds_alternative<PersonLook>(*cast_figure(motif, random))) << motif;
  }
  for (const auto& [motif, animal] : embedded_cast().animals) {
    EXPECT_TRUE(has_figure(motif) && !is_person(motif)) << motif;
    EXPECT_TRUE(std::holds_alternative<AnimalLook>(*cast_figure(motif, random))) << motif;
  }
  EXPECT_FALSE(has_figure("1f333"));
  EXPECT_FALSE(cast_figure("1f333", random));
}

TEST(Casting, EverydayPeopleWearWhatTheTimesWear) {
  base::Random random(3);
  FigureLook child = *cast_figure("own-kind", random);
  dress_for_times("Ein Kind sammelt in der Steinzeit Beeren", "own-kind", "Kind", random, child);
  EXPECT_EQ(std::get<PersonLook>(child).clothes.shoes, Shoes::bare);
  EXPECT_EQ(std::get<PersonLook>(child).clothes.bottom, Bottom::skirt);
  // A role has its own clothes, and so has who is called by a name with a look.
  FigureLook cook = *cast_figure("own-koch", random);
  const Clothes before = std::get<PersonLook>(cook).clothes;
  dress_for_times("Ein Koch in der Steinzeit", "own-koch", "Koch", random, cook);
  EXPECT_EQ(std::get<PersonLook>(cook).clothes, before);
  FigureLook bedouin = *cast_figure("own-mann", random, {}, "Beduine");
  const Clothes robe = std::get<PersonLook>(bedouin).clothes;
  dress_for_times("Ein Beduine trifft einen Römer", "own-mann", "Beduine", random, bedouin);
  EXPECT_EQ(std::get<PersonLook>(bedouin).clothes, robe);
}

TEST(Casting, EveryoneWhoIsCastStandsForADrawing) {
  const auto& ids = motifs::Catalogue::embedded().ids();
  const auto exists = [&](const std::string& motif) {
    return std::binary_search(ids.begin(), ids.end(), motif);
  };
  for (const auto& [motif, role] : embedded_cast().people) EXPECT_TRUE(exists(motif)) << motif;
  for (const auto& [motif, animal] : embedded_cast().animals) EXPECT_TRUE(exists(motif)) << motif;
  EXPECT_GE(embedded_cast().people.size(), 90U);
  EXPECT_GE(embedded_cast().animals.size(), 80U);
}

TEST(Casting, EveryKindOfAnimalStandsForSomething) {
  std::vector<AnimalKind> kinds;
  for (const auto& [motif, kind] : embedded_cast().animals) kinds.push_back(kind);
  for (int kind = 0; kind < animal_kinds; ++kind)
    EXPECT_NE(std::find(kinds.begin(), kinds.end(), static_cast<AnimalKind>(kind)), kinds.end()) << kind;
}

TEST(Casting, EveryWordOfARoleIsSeenInItsLook) {
  base::Random random(2);
  for (int i = 0; i < 30; ++i) {
    const auto cook = std::get<PersonLook>(*cast_figure("own-koch", random));
    EXPECT_EQ(cook.stage, Stage::adult);
    EXPECT_EQ(cook.sex, Sex::male);
    EXPECT_EQ(cook.head.headgear, Headgear::cook_hat);
    EXPECT_EQ(cook.clothes.decoration, Decoration::apron);
    EXPECT_NE(cook.clothes.bottom, Bottom::none);
  }
}

TEST(Casting, EightOfAKindAllDiffer) {
  base::Random random(3);
  for (const char* motif : {"own-kind", "own-frau", "own-opa", "own-baer", "own-katze"}) {
    std::vector<FigureLook> looks;
    for (int i = 0; i < 8; ++i) {
      const FigureLook look = *cast_figure(motif, random, looks);
      for (const FigureLook& other : looks) EXPECT_FALSE(look == other) << motif;
      looks.push_back(look);
    }
  }
}

TEST(Casting, ASeedIsALook) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    base::Random a(seed), b(seed);
    EXPECT_TRUE(cast_figure("own-pirat", a) == cast_figure("own-pirat", b));
  }
}

TEST(Casting, ANounHasALookOfItsOwn) {
  const Cast cast = read_cast(
      "[people]\nm = \"adult\"\n[called]\nLotse = \"adult cap\"\nSeelotse = \"adult captain_cap\"\n",
      "cast.toml");
  EXPECT_EQ(cast.find_called("Lotse"), &cast.called.at("Lotse"));
  EXPECT_EQ(cast.find_called("Schülerlotse"), &cast.called.at("Lotse"));
  EXPECT_EQ(cast.find_called("Hochseelotse"), &cast.called.at("Seelotse"));
  EXPECT_EQ(cast.find_called("Mann"), nullptr);
  EXPECT_EQ(cast.find_called(""), nullptr);
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    base::Random random(seed);
    const auto ranger = std::get<PersonLook>(*cast_figure("own-mann", random, {}, "Revierförster"));
    EXPECT_EQ(ranger.head.headgear, Headgear::cowboy_hat);
    EXPECT_FALSE(cast_figure("1f333", random, {}, "Förster"));
  }
}

TEST(Casting, AFileThatIsWrongIsRefusedWithItsLine) {
  EXPECT_EQ(refusal_of("[called]\nLotse = \"sea_hat\"\n"), "figures_unknown_word: cast.toml, Zeile 2");
  EXPECT_EQ(refusal_of("[people]\na = \"adult male cook_hat/bare_head\"\n[animals]\nb = \"bear\"\n"), "read");
  EXPECT_EQ(refusal_of("[people]\na = \"adult\"\nb = \"sea_hat\"\n"),
            "figures_unknown_word: cast.toml, Zeile 3");
  EXPECT_EQ(refusal_of("[people]\na = \"adult/sea_hat\"\n"), "figures_unknown_word: cast.toml, Zeile 2");
  EXPECT_EQ(refusal_of("[people]\na = 3\n"), "figures_no_text: cast.toml, Zeile 2");
  EXPECT_EQ(refusal_of("[plants]\na = \"adult\"\n"), "figures_unknown_section: cast.toml, Zeile 1");
  EXPECT_EQ(refusal_of("people = 3\n"), "figures_unknown_section: cast.toml, Zeile 1");
  EXPECT_EQ(refusal_of("[animals]\na = \"adult\"\n"), "figures_unknown_word: cast.toml, Zeile 2");
  EXPECT_EQ(refusal_of("[people]\na = \"adult\"\n[animals]\na = \"bear\"\n"),
            "figures_twice: cast.toml, Zeile 4");
  EXPECT_EQ(refusal_of("[people\n"), "file_not_toml: cast.toml, Zeile 1");
}

TEST(Casting, TheManualNamesWordsThatExist) {
  std::ifstream file(BUNTSTIFT_SOURCE_DIR "/resources/figures/README.md");
  int words = 0;
  for (std::string line; std::getline(file, line);) {
    const std::size_t column = line.find('|', 1);
    if (!line.starts_with("|") || line.starts_with("|---") || line.starts_with("| trait")) continue;
    std::string text = line.substr(column + 1, line.rfind('|') - column - 1);
    // What stands in brackets explains.
    for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('('))
      text.erase(open, text.find(')', open) - open + 1);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == ',' || c == ';'; }, ' ');
    std::istringstream parts(text);
    for (std::string word; parts >> word; ++words) EXPECT_TRUE(find_look_word(word)) << word;
  }
  EXPECT_GT(words, 150);
}

TEST(Casting, AGrandfatherShowsHisAge) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    base::Random random(seed);
    const HeadLook head = std::get<PersonLook>(*cast_figure("own-opa", random)).head;
    EXPECT_EQ(head.hair, HairStyle::bald) << seed;
    EXPECT_NE(head.beard, Beard::none) << seed;
    EXPECT_EQ(head.glasses, Glasses::none) << seed;
  }
}

TEST(Casting, OneSeesWhetherTheFigureIsAPersonOrAnAnimal) {
  base::Random random(4);
  const Pose& pose = *find_pose("wave");
  const PosedFigure person = draw_figure(*cast_figure("own-kind", random), pose);
  const PosedFigure bear = draw_figure(*cast_figure("own-baer", random), pose);
  const auto has = [](const PosedFigure& figure, PartName name) {
    return std::any_of(figure.parts.begin(), figure.parts.end(),
                       [&](const Part& part) { return part.name == name; });
  };
  EXPECT_TRUE(has(person, PartName::face) && !has(person, PartName::fur));
  EXPECT_TRUE(!has(bear, PartName::face) && has(bear, PartName::fur));
}

}  // namespace
}  // namespace drawing::figures
