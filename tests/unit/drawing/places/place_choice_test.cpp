// Where a page is set, by what its sentence says and by what it leaves open.
#include "drawing/places/place_choice.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/cast/library.h"
#include "drawing/language/parser.h"
#include "drawing/places/weather_choice.h"

namespace drawing::places {
namespace {

// The ids of the places that eight turns give.
std::set<std::string> places_of(const std::string& sentence) {
  std::set<std::string> ids;
  const Wish wish = language::read_wish(sentence);
  for (std::uint32_t turn = 0; turn < 8; ++turn)
    ids.insert(choose_place(wish, cast::embedded_library(), Atlas::embedded(), turn).id);
  return ids;
}

std::string place_of(const std::string& sentence) {
  const std::set<std::string> ids = places_of(sentence);
  return ids.size() == 1 ? *ids.begin() : std::to_string(ids.size()) + " places";
}

using Ids = std::set<std::string>;

TEST(PlaceChoice, TheNamedPlaceIsTaken) {
  EXPECT_EQ(place_of("Ein Mädchen am Fluss"), "fluss");
  EXPECT_EQ(place_of("Ein Junge im Schwimmbad"), "schwimmbad");
  EXPECT_EQ(place_of("Ein Kind im Supermarkt"), "laden");
  EXPECT_EQ(place_of("Ein Kind im Krankenhaus"), "krankenhaus");
  EXPECT_EQ(place_of("Oma angelt im Garten"), "garten");
}

TEST(PlaceChoice, ADeedIsDoneWhereItUsuallyIs) {
  EXPECT_EQ(places_of("Ein Kind angelt"), (Ids{"fluss", "see"}));
  EXPECT_EQ(places_of("Ein Mädchen schwimmt"), (Ids{"schwimmbad", "see"}));
  EXPECT_EQ(place_of("Opa läuft Schlittschuh"), "eisbahn");
  EXPECT_EQ(place_of("Ein Kind putzt sich die Zähne"), "badezimmer");
}

TEST(PlaceChoice, WhatIsLargeAndStandsOutOfDoorsIsInNoRoom) {
  for (const char* sentence : {"Eine Wippe", "Eine Schaukel", "Ein Klettergerüst"})
    for (const std::string& id : places_of(sentence))
      EXPECT_EQ(Atlas::embedded().find(id)->medium, cast::Medium::land) << sentence << id;
  EXPECT_EQ(places_of("Ein Kind").count("zimmer"), 1u);
  EXPECT_EQ(place_of("Ein Kind im Krankenhausbett"), "krankenhaus");
  EXPECT_EQ(place_of("Die Berghütte"), "berge");
}

TEST(PlaceChoice, ALakeIsFrozenForWhoeverSkatesOnIt) {
  EXPECT_EQ(place_of("Kinder laufen Schlittschuh auf dem See"), "eisbahn");
  EXPECT_EQ(place_of("Schlittschuh auf dem See"), "eisbahn");
  EXPECT_EQ(place_of("Ein Mädchen ist auf dem Teich eislaufen"), "eisbahn");
  EXPECT_EQ(place_of("Kinder baden im See"), "see");
  EXPECT_EQ(place_of("Kinder laufen zum See"), "see");
}

TEST(PlaceChoice, TheWeatherOfAClauseLeavesThemInTheirRoom) {
  EXPECT_EQ(choose_place(language::read_wish("Die Familie spielt Karten im Zimmer, während es schneit"),
                         cast::embedded_library(), Atlas::embedded(), 0)
                .id,
            "zimmer");
  for (const std::string& id : places_of("Mama liest ein Buch, während es regnet"))
    EXPECT_EQ(Atlas::embedded().find(id)->medium, cast::Medium::room) << id;
  for (const std::string& id : places_of("Ein Junge liest im Regen"))
    EXPECT_NE(Atlas::embedded().find(id)->medium, cast::Medium::room) << id;
}

TEST(PlaceChoice, AStormThatSomebodyFearsIsSeenFromTheirRoom) {
  const Wish wish = language::read_wish("Ein Mädchen hat Angst vor dem Gewitter");
  const std::vector<std::string> usual{"schlafzimmer"};
  EXPECT_EQ(choose_place(wish, cast::embedded_library(), Atlas::embedded(), 0, usual).id, "schlafzimmer");
  const Wish outside = language::read_wish("Ein Mädchen rennt im Gewitter");
  EXPECT_NE(choose_place(outside, cast::embedded_library(), Atlas::embedded(), 0, usual).id, "schlafzimmer");
}

TEST(PlaceChoice, OfTwoPlacesABoatIsOnTheWater) {
  EXPECT_EQ(place_of("Papa fährt mit uns im Zelturlaub Kanu auf dem Fluss"), "fluss");
  EXPECT_EQ(place_of("Papa fährt mit uns im Zelturlaub Auto"), "zeltplatz");
}

TEST(PlaceChoice, ABenchThatSomebodySitsOnIsOutOfDoors) {
  EXPECT_EQ(place_of("Ein Kind füttert die Enten, während die Oma auf der Bank strickt"), "park");
  EXPECT_EQ(Atlas::embedded().find(place_of("Oma strickt auf dem Sofa"))->medium, cast::Medium::room);
}

TEST(PlaceChoice, ATubIsNoVehicle) {
  EXPECT_EQ(place_of("Ein Kind badet in der Wanne"), "badezimmer");
  EXPECT_FALSE(places_of("Zwei Kinder sitzen in der Badewanne").contains("straße"));
}

// What another time of the day or weather gives the page; empty where nothing does.
std::string overlay_of(const std::string& sentence) {
  const Wish wish = language::read_wish(sentence);
  const Atlas& atlas = Atlas::embedded();
  const Place& place = choose_place(wish, cast::embedded_library(), atlas, 0);
  const Overlay* overlay = overlay_for(wish, place, cast::embedded_library(), atlas);
  for (const char* id : {"nacht", "winter", "regen"}) {
    if (overlay != nullptr && atlas.find(id)->overlay && overlay == &*atlas.find(id)->overlay) return id;
  }
  return overlay == nullptr ? "" : "another";
}

TEST(PlaceChoice, ADarkPlaceIsOneAtNightAndDarkHairIsNot) {
  EXPECT_EQ(place_of("Ein Kind läuft durch die dunkle Straße"), "straße");
  EXPECT_EQ(overlay_of("Ein Kind läuft durch die dunkle Straße"), "nacht");
  EXPECT_EQ(overlay_of("Ein Kind läuft durch den dunklen, großen Wald"), "nacht");
  EXPECT_EQ(overlay_of("Ein Kind mit dunklen Haaren läuft durch den Wald"), "");
}

TEST(PlaceChoice, WhereLanternsAreCarriedItIsNightUnlessTheSunIsNamed) {
  EXPECT_EQ(overlay_of("Die Kinder gehen mit Laternen durch den Park"), "nacht");
  EXPECT_EQ(overlay_of("Die Kinder gehen mit Laternen durch den Park, und die Sonne scheint"), "");
}

TEST(PlaceChoice, WhatHappensRoundAHouseHappensOutOfDoors) {
  EXPECT_EQ(Atlas::embedded().find(place_of("Der Hund jagt die Katze um das Haus"))->medium,
            cast::Medium::land);
  EXPECT_EQ(Atlas::embedded().find(place_of("Die Katze spielt mit der Wolle"))->medium, cast::Medium::room);
}

TEST(PlaceChoice, WhereATentStandsIsNoRoom) {
  EXPECT_EQ(place_of("Ein Indianer schnitzt vor dem Tipi"), "zeltplatz");
}

TEST(PlaceChoice, WhoDivesIsSeenFromAboveBesideSomebodyWhoJumpsIn) {
  EXPECT_EQ(place_of("Ein Junge taucht im Schwimmbad"), "tauchbecken");
  EXPECT_EQ(place_of("Ein Junge taucht im Schwimmbad und ein Mädchen springt ins Wasser"), "schwimmbad");
}

TEST(PlaceChoice, WhatOneCanEatLiesOnATableWhereNobodyIsThere) {
  for (const char* food : {"Obst und Gemüse", "Ein Apfel", "Brot, Käse und Milch", "Ein Korb mit Äpfeln"})
    EXPECT_EQ(place_of(food), "esstisch") << food;
  for (const char* other :
       {"Ein Hase mit einer Karotte", "Ein Apfelbaum", "Äpfel im Garten", "Papa kocht Suppe",
        "Ein Eisbär mit einem Eis", "Eine Rose und ein Apfel", "Ein Apfel und ein Kind"})
    EXPECT_NE(place_of(other), "esstisch") << other;
}

TEST(PlaceChoice, WhatIsDoneInARoomIsDoneThereAtNightToo) {
  EXPECT_EQ(place_of("Der Bäcker backt nachts Brot"), "küche");
}

TEST(PlaceChoice, WhoReadsInATrainIsOnTheWay) {
  EXPECT_NE(Atlas::embedded().find(place_of("Ein Fuchs liest im Zug Zeitung"))->medium, cast::Medium::room);
}

TEST(PlaceChoice, AClassOnBicyclesIsNoLongerAtSchool) {
  EXPECT_NE(Atlas::embedded().find(place_of("Die Klasse macht eine Radtour"))->medium, cast::Medium::room);
}

TEST(PlaceChoice, AstronautsWorkInSpace) {
  EXPECT_EQ(place_of("Zwei Astronauten reparieren die Rakete"), "weltraum");
  EXPECT_NE(place_of("Ein Mechaniker repariert das Fahrrad"), "weltraum");
}

TEST(PlaceChoice, WhatTakesOffIsStillOnTheGround) {
  const auto usually = [](const std::string& sentence) {
    const std::vector<std::string> usual{"wiese"};
    return choose_place(language::read_wish(sentence), cast::embedded_library(), Atlas::embedded(), 0, usual)
        .id;
  };
  EXPECT_EQ(usually("Eine Rakete startet"), "wiese");
  EXPECT_EQ(usually("Eine Rakete fliegt"), "weltraum");
}

TEST(PlaceChoice, APenguinSlidesWhereItLives) {
  const std::vector<std::string> usual{"winter"};
  const Wish wish = language::read_wish("Der Pinguin rutscht auf dem Bauch");
  EXPECT_EQ(choose_place(wish, cast::embedded_library(), Atlas::embedded(), 0, usual).id, "winter");
  EXPECT_EQ(place_of("Zwei Kinder rutschen"), "spielplatz");
}

TEST(PlaceChoice, AWhaleThatBlowsIsSeenFromAbove) {
  EXPECT_EQ(place_of("Ein Wal spritzt Wasser"), "meer");
  EXPECT_EQ(place_of("Ein Wal schläft"), "unterwasser");
}

TEST(PlaceChoice, ADiverIsUnderWaterWhateverElseIsTold) {
  EXPECT_EQ(place_of("Ein Taucher findet eine Schatzkiste im Meer"), "unterwasser");
  EXPECT_EQ(place_of("Ein Kind spielt im Meer"), "strand");
}

TEST(PlaceChoice, WhoFliesOverALandIsAboveIt) {
  EXPECT_EQ(place_of("Ein Adler fliegt über die Berge"), "himmel");
  EXPECT_EQ(place_of("Ein Junge wandert über die Berge"), "berge");
}

TEST(PlaceChoice, AButterflyStaysAboveItsMeadow) {
  EXPECT_EQ(place_of("Der Schmetterling fliegt über die Wiese"), "wiese");
}

TEST(PlaceChoice, WhoComesOutOfTheSeaSitsAshore) {
  EXPECT_EQ(place_of("Die Meerjungfrau sitzt auf einem Felsen"), "strand");
  EXPECT_EQ(place_of("Ein Adler sitzt auf einem Felsen"), "berge");
}

TEST(PlaceChoice, AFireIsInTheRoomThatItIsToldIn) {
  EXPECT_EQ(place_of("Opa liest am Kamin vor"), "kamin");
  EXPECT_EQ(place_of("Der Schornsteinfeger fegt den Kamin"), "dach");
}

TEST(PlaceChoice, TheMoonIsAPlaceWhereSomethingIsInItOrOnIt) {
  EXPECT_EQ(place_of("Ein Astronaut steckt eine Fahne in den Mond"), "mond");
  EXPECT_EQ(place_of("Ein Astronaut hüpft auf dem Mond"), "mond");
}

TEST(PlaceChoice, HowADeedIsShownComesBeforeItsVerbButNotBeforeTheText) {
  const std::vector<std::string> usual{"badezimmer"};
  const auto place = [&](const std::string& sentence) {
    return choose_place(language::read_wish(sentence), cast::embedded_library(), Atlas::embedded(), 0, usual)
        .id;
  };
  EXPECT_EQ(place("Ein Kind angelt"), "badezimmer");
  EXPECT_EQ(place("Ein Kind angelt am Fluss"), "fluss");
}

TEST(PlaceChoice, NoVehicleIsDrivenThroughARoom) {
  for (const char* sentence :
       {"Der Bus fährt mit den Kindern ins Museum", "Ein Krankenwagen fährt ins Krankenhaus",
        "Mama fährt mit dem Auto ins Schwimmbad", "Die Feuerwehr fährt in die Schule",
        "Ein Kind fährt mit dem Fahrrad zur Schule", "Ein Junge fährt Roller zur Schule"}) {
    const Wish wish = language::read_wish(sentence);
    for (std::uint32_t turn = 0; turn < 8; ++turn) {
      const Place& place = choose_place(wish, cast::embedded_library(), Atlas::embedded(), turn);
      EXPECT_EQ(place.medium, cast::Medium::land) << sentence;
      EXPECT_TRUE(std::none_of(place.arrangements.begin(), place.arrangements.end(),
                               [](const Arrangement& one) { return one.indoors; }))
          << sentence;
    }
  }
  EXPECT_EQ(place_of("Die Kinder spielen im Museum"), "museum");
}

TEST(PlaceChoice, ASeasonLeavesTheMoonToTheNight) {
  const Wish wish = language::read_wish("Eine Eule sitzt bei Mondschein im Herbstwald");
  const Place& place = choose_place(wish, cast::embedded_library(), Atlas::embedded(), 0);
  EXPECT_EQ(place.id, "herbst");
  const Overlay* overlay = overlay_for(wish, place, cast::embedded_library(), Atlas::embedded());
  ASSERT_NE(overlay, nullptr);
  EXPECT_EQ(overlay->sky, std::vector<std::string>{"moon"});
}

TEST(PlaceChoice, WhoLivesInTheWaterSwimsThere) {
  EXPECT_EQ(place_of("Ein Fisch schwimmt"), "unterwasser");
}

TEST(PlaceChoice, BeastsSleepAtHome) {
  EXPECT_EQ(place_of("Ein Mädchen schläft"), "schlafzimmer");
  EXPECT_EQ(place_of("Ein Fuchs schläft"), "wald");
}

TEST(PlaceChoice, OnlyWhoDivesIsUnderWater) {
  EXPECT_EQ(place_of("Ein Kind schwimmt im Meer"), "strand");
  EXPECT_EQ(place_of("Ein Kind springt ins Wasser"), "strand");
  EXPECT_EQ(place_of("Ein Kind taucht im Meer"), "unterwasser");
  EXPECT_EQ(place_of("Ein Fisch im Wasser"), "unterwasser");
  EXPECT_EQ(place_of("Ein Segelboot auf dem Meer"), "meer");
}

TEST(PlaceChoice, WhoHasAFishInItsHandsIsNotUnderWater) {
  EXPECT_FALSE(places_of("Ein Bär hält einen Fisch").contains("unterwasser"));
  EXPECT_FALSE(places_of("Ein Kind isst einen Fisch").contains("unterwasser"));
  EXPECT_EQ(place_of("Ein Hai jagt einen Fisch"), "unterwasser");
}

TEST(PlaceChoice, WhoLivesInTheSeaAndLeapsIsSeenFromAbove) {
  EXPECT_EQ(place_of("Zwei Delfine springen aus dem Wasser"), "meer");
  EXPECT_EQ(place_of("Ein Delfin springt"), "meer");
  EXPECT_EQ(place_of("Ein Delfin schwimmt"), "unterwasser");
}

TEST(PlaceChoice, NoBusDrivesThroughARoom) {
  EXPECT_EQ(place_of("Ein Kind fährt mit dem Bus zur Schule"), "stadt");
  EXPECT_EQ(place_of("Ein Kind mit einem Buch in der Schule"), "schule");
}

TEST(PlaceChoice, WhoGoesToABuildingIsOutside) {
  for (const char* text : {"Ein Junge geht zur Schule", "Ein Junge geht mit seiner Mutter zur Schule",
                           "Ein Kind fährt mit dem Fahrrad zur Schule"}) {
    const Wish wish = language::read_wish(text);
    EXPECT_EQ(std::count_if(wish.motifs.begin(), wish.motifs.end(),
                            [](const WishedMotif& motif) { return motif.motif == "1f3eb"; }),
              1)
        << text;
    EXPECT_EQ(places_of(text).count("schule"), 0U) << text;
  }
  EXPECT_EQ(place_of("Ein Junge rechnet in der Schule"), "schule");
}

TEST(PlaceChoice, AChildAloneIsNotAlwaysInTheSamePlace) {
  EXPECT_GE(places_of("Ein Kind").size(), 4U);
}

TEST(PlaceChoice, APolarBearBringsTheSnow) {
  EXPECT_EQ(place_of("Der Eisbär angelt an einem Eisloch"), "winter");
  EXPECT_EQ(place_of("Der Eisbär backt einen Kuchen"), "küche");
  EXPECT_EQ(place_of("Der Eisbär sitzt im Garten"), "garten");
}

TEST(PlaceChoice, NoBranchGrowsInARoom) {
  EXPECT_EQ(place_of("Ein Faultier hängt am Ast und telefoniert"), "dschungel");
}

TEST(PlaceChoice, WhoFliesOverTheMountainsIsAboveThem) {
  EXPECT_EQ(place_of("Ein Pinguin fliegt mit dem Heißluftballon über die Berge"), "himmel");
  EXPECT_EQ(place_of("Ein Pinguin steht in den Bergen"), "berge");
}

TEST(PlaceChoice, AWeatherLiesOverTheNamedPlace) {
  const Wish wish = language::read_wish("Ein Hund nachts am See");
  const Place& place = choose_place(wish, cast::embedded_library(), Atlas::embedded(), 0);
  EXPECT_EQ(place.id, "see");
  EXPECT_EQ(wish.weather, "nacht");
  EXPECT_EQ(overlay_for(wish, place, cast::embedded_library(), Atlas::embedded()),
            &*Atlas::embedded().find("nacht")->overlay);
}

TEST(PlaceChoice, AWeatherLiesOverWhereTheDeedIsDone) {
  const Wish wish = language::read_wish("Ein Kind angelt im Regen");
  const Place& place = choose_place(wish, cast::embedded_library(), Atlas::embedded(), 0);
  EXPECT_EQ(place.id, "fluss");
  EXPECT_EQ(overlay_for(wish, place, cast::embedded_library(), Atlas::embedded()),
            &*Atlas::embedded().find("regen")->overlay);
}

TEST(PlaceChoice, ASeasonLiesOverTheFieldThatIsNamedAfterIt) {
  const Wish wish = language::read_wish("Der Bauer erntet im Herbst Kartoffeln auf dem Feld");
  const Place& place = choose_place(wish, cast::embedded_library(), Atlas::embedded(), 0);
  EXPECT_EQ(place.id, "wiese");
  EXPECT_EQ(overlay_for(wish, place, cast::embedded_library(), Atlas::embedded()),
            &*Atlas::embedded().find("herbst")->overlay);
}

TEST(PlaceChoice, WhatFliesHasLandedWhereSomebodyStandsBesideIt) {
  EXPECT_EQ(place_of("Ein Mädchen steht neben dem Flugzeug"), "flughafen");
  EXPECT_NE(place_of("Ein Kind steht neben einem Heißluftballon"), "himmel");
  EXPECT_EQ(place_of("Ein Vogel fliegt neben dem Flugzeug"), "himmel");
}

TEST(PlaceChoice, ASunsetIsALightInWhichAnyPlaceLies) {
  const Wish wish = language::read_wish("Ein Ritter vor der Burg bei Sonnenuntergang");
  EXPECT_TRUE(wish.motifs.size() == 2U || wish.scene == "schloss");
  EXPECT_TRUE(wish.weather == "abendrot" || wish.scene == "abendrot");
  EXPECT_EQ(place_of("Sonnenuntergang am Meer"), "meer");
}

TEST(PlaceChoice, AWeatherAloneIsAPlaceOfItsOwn) {
  const Wish wish = language::read_wish("Ein Hund im Regen");
  const Place& place = choose_place(wish, cast::embedded_library(), Atlas::embedded(), 0);
  EXPECT_EQ(place.id, "regen");
  EXPECT_EQ(overlay_for(wish, place, cast::embedded_library(), Atlas::embedded()), nullptr);
}

}  // namespace
}  // namespace drawing::places
