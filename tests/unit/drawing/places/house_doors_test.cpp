// A door belongs to a house or to a wall, and other things of places that stand nowhere alone.
#include "drawing/places/house_doors.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"
#include "drawing/pipeline.h"
#include "support/sentence_page.h"

namespace drawing::places {
namespace {

constexpr const char* house_front = "own-haustuer";

bool has_house_front(const std::string& sentence) {
  const Wish wish = with_house_doors(language::read_wish(sentence), Atlas::embedded());
  return std::any_of(wish.motifs.begin(), wish.motifs.end(),
                     [](const WishedMotif& wished) { return wished.motif == house_front; });
}

int count_of(const Picture& picture, const std::string& name) {
  return static_cast<int>(std::count_if(picture.elements.begin(), picture.elements.end(),
                                        [&](const Element& element) { return element.name == name; }));
}

const Element* asked_called(const Picture& picture, const std::string& name) {
  const auto found = std::find_if(picture.elements.begin(), picture.elements.end(),
                                  [&](const Element& one) { return one.asked && one.name == name; });
  return found == picture.elements.end() ? nullptr : &*found;
}

TEST(HouseDoors, WhoIsBeforeADoorOrAtItIsBeforeAHouse) {
  EXPECT_TRUE(has_house_front("Ein Mädchen steht vor der Tür"));
  EXPECT_TRUE(has_house_front("Kinder sammeln an Halloween Süßigkeiten an der Haustür"));
  EXPECT_TRUE(has_house_front("Der Nikolaus steckt Nüsse und Äpfel in die Stiefel vor der Tür"));
}

TEST(HouseDoors, ADoorOutOfDoorsIsThatOfAHouse) {
  EXPECT_TRUE(has_house_front("Eine Tür und eine Katze auf der Straße"));
}

TEST(HouseDoors, ADoorInAPlaceThatNobodyNamedIsThatOfAHouseIfItIsOutOfDoors) {
  const Wish wish = language::read_wish("Papa streicht die Tür");
  const auto first_door = [](const Wish& one) {
    return std::count_if(one.motifs.begin(), one.motifs.end(),
                         [](const WishedMotif& wished) { return wished.motif == house_front; });
  };
  EXPECT_EQ(first_door(with_house_doors_at(wish, *Atlas::embedded().find("wiese"))), 1);
  EXPECT_EQ(first_door(with_house_doors_at(wish, *Atlas::embedded().find("zimmer"))), 0);
}

TEST(HouseDoors, ADoorInARoomStaysOne) {
  EXPECT_FALSE(has_house_front("Ein Kind steht im Klassenzimmer vor der Tür"));
  EXPECT_FALSE(has_house_front("Ein Kind öffnet die Tür"));
}

TEST(HouseDoors, AHouseFrontIsSeenBehindThoseWhoStandThere) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture =
        test_support::drawn("Kinder sammeln an Halloween Süßigkeiten an der Haustür", seed).picture;
    const Element* door = asked_called(picture, "Haustür");
    const Element* child = asked_called(picture, "Kind");
    ASSERT_NE(door, nullptr) << seed;
    ASSERT_NE(child, nullptr) << seed;
    EXPECT_GT(door->bounds.height(), 1.3 * child->bounds.height()) << seed;
    EXPECT_LT(door->bounds.bottom, child->bounds.bottom) << seed;
  }
}

TEST(RoomRows, ALibraryAndAShopAreKnownByTheirShelves) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture library = test_support::drawn("Ein Hase in der Bücherei", seed).picture;
    const Picture shop = test_support::drawn("Ein Vater und sein Sohn im Supermarkt", seed).picture;
    EXPECT_GE(count_of(library, "Regal"), 2) << seed;
    EXPECT_GE(count_of(shop, "Warenregal"), 2) << seed;
    EXPECT_EQ(count_of(shop, "Kühlschrank") + count_of(shop, "Gewürzregal"), 0) << seed;
  }
}

TEST(LowSun, ItSetsWithoutAMoonAndWithoutASecondSun) {
  for (const char* sentence : {"Sonnenuntergang am Meer", "Zwei Pferde bei Sonnenuntergang auf der Wiese"}) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
      const Picture picture = test_support::drawn(sentence, seed).picture;
      EXPECT_EQ(count_of(picture, "Sonne"), 1) << sentence << seed;
      EXPECT_EQ(count_of(picture, "Mond"), 0) << sentence << seed;
      const auto sun = std::find_if(picture.elements.begin(), picture.elements.end(),
                                    [](const Element& element) { return element.name == "Sonne"; });
      // Its foot is at the horizon, in the middle third of the page.
      EXPECT_GT(sun->bounds.bottom, picture.height_mm * 0.3) << sentence << seed;
    }
  }
}

TEST(Landed, ARocketStandsWhereSomebodyIsBesideIt) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture =
        test_support::drawn("Ein Astronaut winkt auf dem Mond neben seiner Rakete", seed).picture;
    const Element* rocket = asked_called(picture, "Rakete");
    const Element* astronaut = asked_called(picture, "Astronaut");
    ASSERT_NE(rocket, nullptr) << seed;
    ASSERT_NE(astronaut, nullptr) << seed;
    EXPECT_GT(rocket->bounds.bottom, astronaut->bounds.center().y) << seed;
  }
}

TEST(Stations, ATrainIsThereUnlessOneIsAskedFor) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture station = test_support::drawn("Ein Junge auf dem Bahnhof", seed).picture;
    EXPECT_GE(count_of(station, "Zug"), 1) << seed;
    const Picture asked = test_support::drawn("Ein Zug auf dem Bahnhof", seed).picture;
    EXPECT_EQ(count_of(asked, "Zug"), 1) << seed;
  }
}

TEST(Looking, TheIslandThatIsLookedForIsFarAway) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture =
        test_support::drawn("Ein Pirat sucht mit einem Fernrohr nach einer Insel", seed).picture;
    const Element* island = asked_called(picture, "Insel");
    const Element* pirate = asked_called(picture, "Pirat");
    ASSERT_NE(island, nullptr) << seed;
    ASSERT_NE(pirate, nullptr) << seed;
    EXPECT_LT(island->bounds.height(), pirate->bounds.height()) << seed;
    EXPECT_LT(island->bounds.bottom, pirate->bounds.bottom - 0.4 * pirate->bounds.height()) << seed;
    EXPECT_TRUE(island->bounds.right < pirate->bounds.center().x ||
                island->bounds.left > pirate->bounds.center().x)
        << seed;
  }
}

TEST(Seasons, APondIsFrozenInWinter) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture = test_support::drawn("Ein Mädchen im Winter im Park", seed).picture;
    EXPECT_EQ(count_of(picture, "Seerose"), 0) << seed;
  }
}

TEST(Seasons, NoFlowersInPotsStandInTheSnow) {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture = test_support::drawn("Ein Schneemann mit Hut und Schal im Garten", seed).picture;
    for (const char* name : {"Blumentopf", "Rosenbogen", "Kletterrosen", "Tulpe", "Blume"})
      EXPECT_EQ(count_of(picture, name), 0) << name << seed;
  }
}

}  // namespace
}  // namespace drawing::places
