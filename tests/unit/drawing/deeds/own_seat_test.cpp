// What somebody sits in whatever they do, and one of several who does something else.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"
#include "drawing/pipeline.h"

namespace drawing::deeds {
namespace {

Drawing sheet_of(const std::string& sentence) {
  Options options;
  options.seed = 1;
  return draw(sentence, options);
}

int asked_of(const Picture& picture, const std::string& name) {
  return static_cast<int>(std::ranges::count_if(
      picture.elements, [&](const Element& element) { return element.asked && element.name == name; }));
}

TEST(OwnSeat, WhoIsInAWheelchairSitsInItWhateverTheyDo) {
  for (const char* sentence :
       {"Ein Mädchen im Rollstuhl liest ein Buch", "Ein Mädchen im Rollstuhl malt ein Bild",
        "Ein Mädchen im Rollstuhl spielt Basketball mit ihrer Freundin"}) {
    const Drawing drawing = sheet_of(sentence);
    const bool sits = std::ranges::any_of(drawing.performance.contacts, [](const auto& contact) {
      return contact.of == "agent hip" && contact.with == "own_seat seat" && contact.gap < 1;
    });
    EXPECT_TRUE(sits) << sentence;
  }
}

TEST(OwnSeat, OneOfTwoKeepsTheGoal) {
  const Picture picture = sheet_of("Zwei Jungen spielen Fußball, einer steht im Tor").picture;
  EXPECT_EQ(asked_of(picture, "Junge"), 2);
}

TEST(OwnSeat, TheWitchLooksOutOfTheOneHouse) {
  const Picture picture =
      sheet_of("Hänsel und Gretel stehen vor dem Hexenhaus, die Hexe schaut aus dem Fenster").picture;
  EXPECT_EQ(asked_of(picture, "Hexenhaus"), 1);
}

TEST(OwnSeat, KitesAreFlownInAutumn) {
  const Wish wish = language::read_wish("Kinder lassen im Herbst Drachen steigen");
  EXPECT_TRUE(std::ranges::none_of(wish.motifs,
                                   [](const WishedMotif& wished) { return wished.name == "Herbstdrachen"; }));
  EXPECT_EQ(wish.deeds.size(), 1U);
}

}  // namespace
}  // namespace drawing::deeds
