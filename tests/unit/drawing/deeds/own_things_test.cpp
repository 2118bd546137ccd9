// What the text names is what is on the page: the tool itself, and as many as were asked for.
#include "drawing/deeds/own_things.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"
#include "drawing/pipeline.h"
#include "support/sentence_page.h"

namespace drawing::deeds {
namespace {

constexpr std::string_view screwdriver = "1fa9b", football = "26bd", sun = "2600";

// A tool in a hand, which a plan draws as that drawing whatever is named.
Part any_tool(const std::string& drawing) {
  Part part;
  part.name = "tool";
  part.role = Role::tool;
  part.is_thing = part.even_if_named = part.any_named = part.in_hand = true;
  part.props = {drawing};
  part.at = Target{"agent", "far_hand"};
  return part;
}

// Whether the table of the sentence is there for somebody else than who is named first.
bool is_table_of_another(const std::string& sentence) {
  const Wish wish = language::read_wish(sentence);
  const auto table = std::find_if(wish.motifs.begin(), wish.motifs.end(),
                                  [](const WishedMotif& motif) { return motif.name == "Tisch"; });
  return table != wish.motifs.end() &&
         is_seat_of_another(wish, static_cast<int>(table - wish.motifs.begin()), {0});
}

TEST(SeatOfAnother, IsATableUnderWhichOnlyTheOtherIs) {
  EXPECT_TRUE(is_table_of_another("Oma backt Kekse und der Hund wartet unter dem Tisch"));
  EXPECT_FALSE(is_table_of_another("Oma sitzt am Tisch und der Hund wartet unter dem Tisch"));
}

TEST(NamedTools, AreDrawnThemselves) {
  EXPECT_TRUE(draws_named_tool(any_tool("spanner"), screwdriver));
  EXPECT_FALSE(draws_named_tool(any_tool("screwdriver"), screwdriver));
}

TEST(NamedTools, GiveWayToWhatShowsThemOtherwise) {
  // The balls in the air are those that were named.
  EXPECT_FALSE(draws_named_tool(any_tool("juggling_balls"), football));
  // Without a drawing of its own, or without a point that the hand takes.
  EXPECT_FALSE(draws_named_tool(any_tool("spanner"), sun));
  Part by_tip = any_tool("spanner");
  by_tip.by = "seat_far";
  EXPECT_FALSE(draws_named_tool(by_tip, screwdriver));
  Part both_hands = any_tool("spanner");
  both_hands.second_hand = "far_hand";
  EXPECT_FALSE(draws_named_tool(both_hands, screwdriver));
}

TEST(NamedTools, GiveWayToAPlanThatListsThem) {
  Part listed = any_tool("spanner");
  listed.any_named = false;
  EXPECT_FALSE(draws_named_tool(listed, screwdriver));
  Part patient = any_tool("spanner");
  patient.role = Role::patient;
  EXPECT_FALSE(draws_named_tool(patient, screwdriver));
}

TEST(CountedThings, AreAsManyAsTheirDrawingShows) {
  for (const char* sentence : {"Der Clown jongliert mit drei Bällen", "Der Clown jongliert mit vier Bällen",
                               "Das Geburtstagskind bläst fünf Kerzen aus", "Oma bläst acht Kerzen aus"})
    EXPECT_TRUE(test_support::drawn(sentence).wish.fewer_drawn.empty()) << sentence;
  EXPECT_EQ(test_support::drawn("Oma bläst zwölf Kerzen aus").wish.fewer_drawn,
            std::vector<std::string>{"Kerze"});
}

TEST(OwnThings, PlantedSunflowersAreAsHighAsWhoPlantsThem) {
  Options options;
  options.seed = 7;
  const Drawing page = draw("Zwei Kinder pflanzen Sonnenblumen", options);
  double flower = 0, child = 0;
  for (const Element& element : page.picture.elements) {
    if (element.name == "Sonnenblume") flower = std::max(flower, element.bounds.height());
    if (element.name == "Kind") child = std::max(child, element.bounds.height());
  }
  EXPECT_GT(flower, child);
}

TEST(OwnThings, AChestnutIsNoAcorn) {
  const auto names = [](const char* sentence) {
    Options options;
    options.seed = 7;
    std::string all;
    for (const Element& element : draw(sentence, options).picture.elements) all += element.name + ";";
    return all;
  };
  const std::string chestnuts = names("Ein Kind sammelt Kastanien"),
                    acorns = names("Ein Kind sammelt Eicheln");
  EXPECT_NE(chestnuts.find("Kastanie;"), std::string::npos) << chestnuts;
  EXPECT_EQ(chestnuts.find("Eichel;"), std::string::npos) << chestnuts;
  EXPECT_NE(acorns.find("Eichel;"), std::string::npos) << acorns;
}

}  // namespace
}  // namespace drawing::deeds
