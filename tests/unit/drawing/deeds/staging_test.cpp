// Who gets which part, and what a page then shows.
#include "drawing/deeds/staging.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "drawing/deeds/task.h"
#include "drawing/language/parser.h"
#include "drawing/pipeline.h"

namespace drawing::deeds {
namespace {

Staged staged(const std::string& sentence, std::uint64_t seed = 1, Surroundings around = {}) {
  const Wish wish = language::read_wish(sentence);
  const cast::Library& library = cast::embedded_library();
  return stage(wish, library,
               cast::make_cast(wish, library, cast::Medium::land, Age::years_6_8, base::Random(seed)),
               PlanBook::embedded(), around, base::Random(seed), base::Random(seed));
}

Drawing page(const std::string& sentence, std::uint32_t seed = 1) {
  Options options;
  options.seed = seed;
  return draw(sentence, options);
}

int asked(const Picture& picture, const std::string& motif) {
  return static_cast<int>(
      std::count_if(picture.elements.begin(), picture.elements.end(),
                    [&](const Element& element) { return element.asked && element.motif == motif; }));
}

TEST(Staging, AgentAndToolAreOneEnsembleThatTouches) {
  const Staged result = staged("Ein Kind fährt Fahrrad");
  ASSERT_EQ(result.actors.size(), 1U);
  ASSERT_NE(result.actors.front().ensemble, nullptr);
  EXPECT_EQ(result.shown, std::vector<bool>{true});
  const Drawing drawing = page("Ein Kind fährt Fahrrad");
  EXPECT_EQ(asked(drawing.picture, "own-kind"), 1);
  EXPECT_EQ(asked(drawing.picture, "1f6b2"), 1);
  ASSERT_FALSE(drawing.performance.contacts.empty());
  for (const auto& contact : drawing.performance.contacts)
    EXPECT_LE(contact.gap, 1) << contact.of << " " << contact.with;
}

TEST(Staging, TheWeatherIsBehindTheWindowOrToldToBeMissing) {
  int seen = 0;
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Drawing drawing = page("Ein Mädchen liest, während es schneit", seed);
    const std::vector<Element>& elements = drawing.picture.elements;
    const bool shown = std::any_of(elements.begin(), elements.end(), [](const Element& element) {
      return element.name == "Fenster im Schnee";
    });
    EXPECT_NE(shown, drawing.performance.weather_hidden);
    seen += shown ? 1 : 0;
  }
  EXPECT_GE(seen, 5);
}

TEST(Staging, OneOfThemDoesSomethingElse) {
  const Staged result = staged("Ein Vater zeltet mit seinem Sohn, der Sohn angelt");
  EXPECT_EQ(result.shown, (std::vector<bool>{true, true}));
  EXPECT_EQ(staged("Zwei Kinder malen und drei Kinder lesen").shown, (std::vector<bool>{true, true}));
}

TEST(Staging, NobodyLaysAHandOnAFire) {
  for (const char* sentence : {"Drei Kinder sitzen am Lagerfeuer", "Vier Freunde sitzen am Lagerfeuer"}) {
    for (const auto& contact : page(sentence).performance.contacts)
      EXPECT_FALSE(contact.with.starts_with("1f525")) << contact.of << " on " << contact.with;
  }
}

TEST(Staging, WhoGoesWithABusSitsInIt) {
  const Staged result = staged("Der Bus fährt mit den Kindern");
  EXPECT_EQ(std::count_if(result.actors.begin(), result.actors.end(),
                          [](const cast::Actor& actor) { return actor.ensemble != nullptr; }),
            1);
  const Drawing drawing = page("Der Bus fährt mit den Kindern");
  EXPECT_EQ(asked(drawing.picture, "1f68c"), 1);
  EXPECT_EQ(asked(drawing.picture, "own-kind"), 3);
  EXPECT_FALSE(drawing.performance.contacts.empty());
}

TEST(Staging, WhoJugglesHasAsManyBallsAsTheTextSays) {
  const auto shapes_of_balls = [](const char* sentence) {
    const Picture picture = page(sentence).picture;
    return std::count_if(picture.shapes.begin(), picture.shapes.end(), [&](const Shape& shape) {
      return shape.role == drawing::Role::region && picture.elements[shape.element].motif == "26bd";
    });
  };
  EXPECT_EQ(shapes_of_balls("Ein Junge jongliert mit drei Bällen"), 3);
  EXPECT_EQ(shapes_of_balls("Ein Junge jongliert mit vier Bällen"), 4);
  EXPECT_EQ(shapes_of_balls("Ein Junge jongliert mit fünf Bällen"), 5);
}

TEST(Staging, AFamilyEatsRoundOneTable) {
  const Staged result = staged("Die Familie frühstückt");
  ASSERT_EQ(result.actors.size(), 1U);
  const Picture picture = page("Die Familie frühstückt").picture;
  for (const char* member : {"own-mann", "own-frau", "own-maedchen", "own-junge"})
    EXPECT_EQ(asked(picture, member), 1) << member;
}

// Who sings only opens the mouth, and stays in the ring.
TEST(Staging, WhoDoesSomethingBesidesStaysWithTheOthers) {
  const Staged result = staged("Die Kinder sitzen mit der Erzieherin im Kreis und singen");
  EXPECT_EQ(std::count_if(result.actors.begin(), result.actors.end(),
                          [](const cast::Actor& actor) { return actor.ensemble != nullptr; }),
            1);
}

TEST(Staging, WhoIsAloneKeepsItsNumber) {
  const Picture picture = page("Drei Kinder").picture;
  EXPECT_EQ(asked(picture, "own-kind"), 3);
}

TEST(Staging, ARelationOfWhatIsDrawnTogetherIsGone) {
  const Staged result = staged("Ein Ritter auf einem Pferd vor einem Schloss");
  for (const Relation& relation : result.relations) {
    EXPECT_FALSE(std::count(relation.objects.begin(), relation.objects.end(), relation.subject));
  }
  EXPECT_EQ(std::count_if(result.actors.begin(), result.actors.end(),
                          [](const cast::Actor& actor) { return actor.ensemble != nullptr; }),
            1);
}

int drawn(const Picture& picture, const std::string& name) {
  return static_cast<int>(std::count_if(picture.elements.begin(), picture.elements.end(),
                                        [&](const Element& element) { return element.name == name; }));
}

TEST(Staging, WhatIsBuiltStandsOnceForAllWhoBuildIt) {
  const Picture picture = page("Drei Kinder bauen einen Schneemann").picture;
  EXPECT_EQ(asked(picture, "own-kind"), 3);
  EXPECT_EQ(drawn(picture, "Schneemann"), 1);
}

TEST(Staging, AVerbThatAnotherDeedNamesIsShownByThat) {
  const Drawing drawing = page("Der große Bruder hilft der kleinen Schwester beim Anziehen");
  ASSERT_EQ(drawing.performance.shown.size(), 2U);
  EXPECT_TRUE(drawing.performance.shown[0]);
  EXPECT_TRUE(drawing.performance.shown[1]);
}

TEST(Staging, AWayToMoveIsShownByThePlanThatMovesAlike) {
  const Drawing drawing = page("Ein Taucher schwimmt und findet ein versunkenes Schiff");
  EXPECT_EQ(drawing.performance.shown, (std::vector<bool>{true, true}));
  EXPECT_EQ(drawn(drawing.picture, "Schiffswrack"), 1);
}

TEST(Staging, WhatOthersHaveIsFilmedFromAfar) {
  const Drawing drawing = page("Ein Mädchen fährt Fahrrad und ein Mann filmt das Fahrrad");
  EXPECT_EQ(drawing.performance.shown, (std::vector<bool>{true, true}));
  EXPECT_EQ(asked(drawing.picture, "1f6b2"), 1);
}

TEST(Staging, WhatTheSecondDeedIsDoneWithIsInTheCommonPlan) {
  const Picture picture =
      page("Ein Junge lässt eine Drohne steigen und ein Mädchen filmt sie mit dem Handy").picture;
  EXPECT_EQ(asked(picture, "1f4f1"), 1);
  EXPECT_EQ(asked(picture, "own-drohne"), 1);
}

TEST(Staging, StarsAreGluedOnPaperAndNotOnALeaf) {
  const Picture picture = page("Ein Kind klebt Sterne auf ein Blatt").picture;
  EXPECT_EQ(asked(picture, "1f343"), 0);
  EXPECT_EQ(std::count_if(picture.elements.begin(), picture.elements.end(),
                          [](const Element& element) { return element.name == "Blatt Papier"; }),
            1);
}

TEST(Staging, AnimalsAreVaccinatedToo) {
  const Drawing drawing = page("Die Tierärztin impft einen Hund");
  EXPECT_TRUE(drawing.performance.shown.front());
  EXPECT_EQ(asked(drawing.picture, "1f415"), 1);
}

TEST(Staging, ACastleInTheSandboxIsOfSand) {
  const Picture picture = page("Kinder bauen im Sandkasten eine Burg").picture;
  EXPECT_EQ(asked(picture, "own-sandburg"), 1);
  EXPECT_EQ(asked(picture, "1f3f0"), 0);
}

TEST(Staging, EachHasABicycleOfItsOwn) {
  EXPECT_EQ(drawn(page("Drei Kinder fahren Fahrrad").picture, "Fahrrad"), 3);
}

TEST(Staging, SeveralGatherRoundTheOneThatTheyDoItTo) {
  for (const char* sentence : {"Drei Kinder streicheln den Hund", "Drei Hasen hören dem Bären zu",
                               "Drei Ritter kämpfen gegen den Drachen"}) {
    const Staged result = staged(sentence);
    EXPECT_EQ(result.actors.size(), 1U) << sentence;
    EXPECT_EQ(result.shown, std::vector<bool>{true}) << sentence;
    const Drawing drawing = page(sentence);
    for (const auto& contact : drawing.performance.contacts)
      EXPECT_LE(contact.gap, 1) << sentence << ": " << contact.of << " " << contact.with;
  }
  EXPECT_EQ(asked(page("Drei Kinder streicheln den Hund").picture, "own-kind"), 3);
}

TEST(Staging, WhomItIsDoneToIsAWholeHerd) {
  const Staged result = staged("Der Bauer füttert drei Schweine");
  EXPECT_EQ(result.actors.size(), 1U);
  EXPECT_EQ(asked(page("Der Bauer füttert drei Schweine").picture, "1f416"), 3);
}

TEST(Staging, TwoPairsStandBesideEachOther) {
  EXPECT_EQ(staged("Zwei Kinder streicheln zwei Hunde").actors.size(), 1U);
  const Drawing drawing = page("Zwei Kinder streicheln zwei Hunde");
  EXPECT_EQ(asked(drawing.picture, "own-kind"), 2);
  EXPECT_EQ(asked(drawing.picture, "1f415"), 2);
}

TEST(Staging, KindsOfWhatStandsThereAreNoted) {
  const Staged result = staged("Jonas putzt sich die Zähne");
  EXPECT_EQ(std::count(result.kinds.begin(), result.kinds.end(), "basin"), 1);
}

TEST(Staging, WhatNobodyKnowsHowToShowIsTold) {
  const Drawing drawing = page("Ein Haus sägt");
  ASSERT_EQ(drawing.performance.shown, std::vector<bool>{false});
  EXPECT_EQ(drawing.wish.not_shown, std::vector<std::string>{"sägen"});
  EXPECT_EQ(page("Oma strickt").wish.not_shown, std::vector<std::string>{});
}

TEST(Staging, ADeedIsToldWhereWhoDoesItIsNotOnThePage) {
  EXPECT_EQ(page("Ein Hund bellt und der Xyl tanzt").wish.not_shown, std::vector<std::string>{"tanzen"});
}

TEST(Staging, FourStandOnEachOtherWhateverElseTheyDo) {
  const Staged result = staged("Ein Esel, ein Hund, eine Katze und ein Hahn stehen aufeinander und rufen");
  EXPECT_EQ(result.actors.size(), 1U);
}

TEST(Staging, WhoSingFromHouseToHousePullNothing) {
  const Drawing drawing = page("Kinder ziehen als Sternsinger von Haus zu Haus");
  EXPECT_EQ(asked(drawing.picture, "own-sternsinger"), 3);
  EXPECT_EQ(asked(drawing.picture, "own-kind"), 0);
}

TEST(Staging, WhoIsColdDoesNotCelebrate) {
  EXPECT_EQ(page("Ein Bettler friert").wish.deeds.front().verb, "frieren");
  EXPECT_EQ(page("Die Maus flüchtet").wish.deeds.front().verb, "flüchten");
}

TEST(Staging, ATentStandsBehindThoseWhoCampAndFish) {
  const Drawing drawing = page("Zwei Kinder zelten und angeln");
  EXPECT_EQ(drawing.wish.not_shown, std::vector<std::string>{});
  const auto& elements = drawing.picture.elements;
  EXPECT_TRUE(std::any_of(elements.begin(), elements.end(), [](const Element& element) {
    return element.name.find("elt") != std::string::npos;
  }));
}

TEST(Staging, AThingWithoutADrawingIsToldUnlessTheDeedBringsIt) {
  EXPECT_EQ(page("Ein Junge gießt eine Flüssigkeit").wish.not_drawn, std::vector<std::string>{"Flüssigkeit"});
  EXPECT_EQ(page("Ein Maurer mischt den Mörtel").wish.not_drawn, std::vector<std::string>{});
}

TEST(Staging, WhoLiftsWhatHasNoDrawingLiftsNoBarbell) {
  const auto has_barbell = [](const char* sentence) {
    const Drawing drawing = page(sentence);
    const auto& elements = drawing.picture.elements;
    return std::any_of(elements.begin(), elements.end(),
                       [](const Element& element) { return element.name == "Langhantel"; });
  };
  EXPECT_TRUE(has_barbell("Ein Mann hebt Gewichte"));
  EXPECT_FALSE(has_barbell("Ein Mann hebt eine Wabe"));
}

TEST(Staging, WhatHasNoLegsGetsSomeForWhatOnlyLegsDo) {
  for (const char* sentence : {"Ein Haus rennt", "Ein Fisch strickt", "Ein Haus strickt"}) {
    const Staged result = staged(sentence);
    ASSERT_EQ(result.actors.size(), 1U) << sentence;
    EXPECT_EQ(result.shown, std::vector<bool>{true}) << sentence;
    EXPECT_EQ(page(sentence).wish.not_shown, std::vector<std::string>{}) << sentence;
  }
  // A house and a ball keep their picture where that shows it.
  EXPECT_EQ(staged("Ein Haus").actors.front().ensemble, nullptr);
}

TEST(Staging, TwoDeedsOfOneFigureAreBothShownIfOneIsInItsFace) {
  const Drawing drawing = page("Ein Kind lacht und rennt");
  EXPECT_EQ(drawing.wish.not_shown, std::vector<std::string>{});
  EXPECT_EQ(asked(drawing.picture, "own-kind"), 1);
}

// The outlines of two children on one page.
TEST(Staging, AMoodGivesWayToTheDeedThatItsBearerIsPartOf) {
  const Staged result = staged("Mama tröstet den weinenden Jungen");
  EXPECT_EQ(result.actors.size(), 1U);
  EXPECT_EQ(result.shown, (std::vector<bool>{true, true}));
}

TEST(Staging, AMoodThatDoesNotFitStopsNoOtherPlan) {
  const Staged result = staged("Ein Dino sitzt in der Badewanne und singt");
  ASSERT_EQ(result.actors.size(), 1U);
  EXPECT_EQ(result.shown, (std::vector<bool>{true, true}));
}

TEST(Staging, EachOfSeveralReceiversHasAPart) {
  const Staged result = staged("Opa liest seinen Enkeln vor");
  EXPECT_EQ(result.actors.size(), 1U);
  EXPECT_EQ(asked(page("Opa liest seinen Enkeln vor").picture, "own-junge"), 3);
}

TEST(Staging, TheSecondHasToBeWhatItsPlanWants) {
  const auto held = [](const std::string& sentence) {
    const Drawing drawing = page(sentence);
    return std::any_of(drawing.performance.contacts.begin(), drawing.performance.contacts.end(),
                       [](const auto& contact) { return contact.of == "lead grip"; });
  };
  EXPECT_TRUE(held("Ein Mädchen geht mit dem Hund spazieren"));
  EXPECT_FALSE(held("Ein Mädchen geht mit dem Jungen spazieren"));
}

TEST(Staging, NoTwoChildrenLookAlike) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Staged result = staged("Vier Kinder", seed);
    ASSERT_EQ(result.actors.size(), 4U);
    std::set<std::string> drawn;
    for (const cast::Actor& actor : result.actors) {
      std::string points;
      for (const motifs::MotifShape& shape : actor.motif->shapes) {
        for (const geometry::Point& p : shape.path.points())
          points += std::to_string(p.x) + "," + std::to_string(p.y) + " ";
      }
      drawn.insert(points);
    }
    EXPECT_EQ(drawn.size(), 4U) << seed;
  }
}

TEST(Staging, WhoSwimsIsInTheWaterOfThePlace) {
  const std::string sentence = "Ein Kind schwimmt";
  EXPECT_TRUE(staged(sentence, 1, {.water = true}).actors.front().afloat);
  EXPECT_FALSE(staged(sentence).actors.front().afloat);
  const Staged dives = staged(sentence, 1, {.under_water = true});
  EXPECT_FALSE(dives.actors.front().afloat);
  EXPECT_EQ(dives.actors.front().place, cast::Place::air);
}

TEST(Staging, TheWindowOfARoomIsSeenFromWithin) {
  const std::string sentence = "Ein Junge schaut aus dem Fenster";
  // Who is in the wall of a house is before nothing; in a room they stand beside the sill.
  const cast::Actor inside = staged(sentence, 1, {.room = true}).actors.front();
  const cast::Actor outside = staged(sentence).actors.front();
  EXPECT_TRUE(inside.at_wall);
  EXPECT_FALSE(outside.at_wall);
}

// The upper edge of the ground is below who swims, on every page.
TEST(Staging, TheShoreIsBeforeWhoSwims) {
  const std::set<std::string> grounds{"Ufer",    "Seeufer", "Kiesufer",     "Liegewiese", "Teichufer",
                                      "Fliesen", "Sand",    "Palmenstrand", "Düne"};
  for (const std::string sentence :
       {"Zwei Kinder schwimmen im See", "Ein Hund schwimmt im Fluss", "Eine Ente schwimmt auf dem Teich",
        "Ein Mädchen schwimmt im Schwimmbad", "Kinder baden im Meer"}) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
      const Picture picture = page(sentence, seed).picture;
      double swimmer = 0, shore = 0;
      for (const Element& element : picture.elements) {
        if (element.asked) swimmer = std::max(swimmer, element.bounds.bottom);
        if (grounds.count(element.name) != 0) shore = std::max(shore, element.bounds.top);
      }
      EXPECT_GT(shore, swimmer) << sentence << " " << seed;
    }
  }
}

TEST(Staging, WhoHugReachEachOther) {
  for (const char* sentence : {"Zwei Mädchen umarmen sich", "Zwei Kinder vertragen sich",
                               "Die Prinzessin küsst den Frosch", "Mama und Papa halten sich an den Händen",
                               "Ein Mädchen flüstert ihrer Freundin ein Geheimnis ins Ohr"}) {
    const Drawing drawing = page(sentence);
    EXPECT_FALSE(drawing.performance.contacts.empty()) << sentence;
    for (const auto& contact : drawing.performance.contacts)
      EXPECT_LE(contact.gap, 2) << sentence << ": " << contact.of << " " << contact.with;
  }
}

// The height of the first one of that name that was asked for, in millimetres; 0 for none.
double height_of(const Picture& picture, const std::string& motif) {
  for (const Element& element : picture.elements) {
    if (element.asked && element.motif == motif) return element.bounds.height();
  }
  return 0;
}

TEST(Staging, WhatIsSmallInLifeIsSmallBesideAFigure) {
  struct Case {
    const char *sentence, *figure, *small;
  };
  constexpr Case cases[] = {{"Ein Mann steht neben einer Glühbirne", "own-mann", "1f4a1"},
                            {"Die Verkäuferin wiegt Äpfel auf dem Markt", "own-verkaeuferin", "1f34e"},
                            {"Ein Mädchen steht neben einem Vogel", "own-maedchen", "1f426"},
                            {"Ein Kind steht neben einem Blatt", "own-kind", "1f343"}};
  for (const Case& one : cases) {
    const Picture picture = page(one.sentence).picture;
    const double small = height_of(picture, one.small);
    EXPECT_GT(small, 0) << one.sentence;
    EXPECT_LE(small, height_of(picture, one.figure) / 3) << one.sentence;
  }
}

TEST(Staging, WhatThePlanBringsAlongIsTheOneThatWasNamed) {
  for (const auto& [sentence, named] :
       {std::pair("Papa rasiert sich vor dem Spiegel", "Spiegel"),
        std::pair("Drei Freunde machen Musik: Gitarre, Schlagzeug und Klavier", "Klavier")}) {
    const Staged result = staged(sentence);
    EXPECT_EQ(result.actors.size(), 1U) << sentence;
    EXPECT_EQ(drawn(page(sentence).picture, named), 1) << sentence;
  }
}

TEST(Staging, ACartwheelIsNoBicycle) {
  for (const char* sentence :
       {"Ein Kind schlägt ein Rad", "Ein Kind schlägt Rad", "Ein Kind kann ein Rad schlagen"}) {
    const Drawing drawing = page(sentence);
    EXPECT_EQ(asked(drawing.picture, "1f6b2"), 0) << sentence;
    EXPECT_EQ(staged(sentence).shown, std::vector<bool>{true}) << sentence;
  }
}

TEST(Staging, TheBirdOnTheShoulderSitsThere) {
  for (const char* sentence :
       {"Ein Papagei sitzt auf der Schulter vom Piraten", "Ein Papagei sitzt auf der Schulter der Piratin"}) {
    const Staged result = staged(sentence);
    EXPECT_EQ(result.actors.size(), 1U) << sentence;
    const Picture picture = page(sentence).picture;
    EXPECT_EQ(asked(picture, "own-pirat"), 1) << sentence;
    EXPECT_EQ(asked(picture, "1f99c"), 1) << sentence;
  }
}

TEST(Staging, TheSameSeedStagesTheSame) {
  const Picture a = page("Zwei Kinder spielen Tennis", 7).picture,
                b = page("Zwei Kinder spielen Tennis", 7).picture;
  ASSERT_EQ(a.shapes.size(), b.shapes.size());
  for (std::size_t i = 0; i < a.shapes.size(); ++i) EXPECT_EQ(a.shapes[i].path, b.shapes[i].path);
}

// A deed that makes no sense is drawn as it is said if any figure can take the part, else the things stand
// together.
TEST(Staging, OddSentencesAreDrawn) {
  for (const std::string sentence :
       {"Ein Fisch strickt", "Ein Haus rennt", "Acht Kinder spielen Fußball und vier Hunde schlafen",
        "Ein Baum umarmt einen Stein", "Die Sonne fährt Fahrrad", "Ein Kind angelt einen Elefanten"}) {
    for (std::uint32_t seed = 1; seed <= 3; ++seed) EXPECT_FALSE(page(sentence, seed).picture.shapes.empty());
  }
}

// The gaps of a page's contacts in millimetres, by what touches.
double gap(const Drawing& drawing, const std::string& of, const std::string& with) {
  for (const auto& contact : drawing.performance.contacts) {
    if (contact.of == of && contact.with == with) return contact.gap;
  }
  ADD_FAILURE() << "no contact " << of << " - " << with;
  return 0;
}

TEST(Staging, ASecondDeedHasTheArmsThatTheFirstLeavesFree) {
  const Staged result = staged("Der Affe sitzt auf dem Stuhl und isst eine Banane");
  EXPECT_EQ(result.shown, (std::vector<bool>{true, true}));
  ASSERT_EQ(result.actors.size(), 1U);
  const Drawing drawing = page("Der Affe sitzt auf dem Stuhl und isst eine Banane");
  EXPECT_EQ(asked(drawing.picture, "1f34c"), 1);
  EXPECT_LE(gap(drawing, "agent hip", "goal seat"), 1);
}

TEST(Staging, WhereSomebodyIsHasTheBodyAndTheDeedTheArms) {
  const Drawing drawing = page("Ein Junge liest auf dem Sofa ein Buch");
  EXPECT_LE(gap(drawing, "agent hip", "goal seat"), 1);
  EXPECT_EQ(asked(drawing.picture, "1f4d6"), 1);
}

TEST(Staging, WhoHoldsOnWithBothHandsLetsGoWithOne) {
  const Staged result = staged("Ein Junge fährt Fahrrad und winkt");
  EXPECT_EQ(result.shown, (std::vector<bool>{true, true}));
  const Drawing drawing = page("Ein Junge fährt Fahrrad und winkt");
  EXPECT_LE(gap(drawing, "agent near_hand", "tool grip"), 1);
}

TEST(Staging, TheBodyComesFirstWhicheverTheTextNamesFirst) {
  const Staged result = staged("Ein Junge winkt und fährt Fahrrad");
  EXPECT_EQ(result.shown, (std::vector<bool>{true, true}));
  EXPECT_EQ(result.actors.size(), 1U);
}

TEST(Staging, WhoPicksOnALadderStandsOnItsRungs) {
  const Drawing drawing = page("Mama pflückt Kirschen auf der Leiter");
  EXPECT_LE(gap(drawing, "agent far_foot", "goal foot_far"), 1);
  EXPECT_LE(gap(drawing, "agent far_hand", "goal grip"), 1);
  EXPECT_LE(gap(drawing, "agent near_hand", "tree grip"), 1);
}

TEST(Staging, WinningIsARace) {
  const Drawing drawing = page("Die Schildkröte gewinnt das Rennen gegen den Hasen");
  EXPECT_EQ(drawn(drawing.picture, "Zielband"), 1);
  EXPECT_EQ(drawn(drawing.picture, "Langhantel") + drawn(drawing.picture, "Hantel"), 0);
}

TEST(Staging, TwoHandsDoNotHoldThreeThings) {
  const Staged result = staged("Oma strickt und trommelt");
  EXPECT_NE(result.shown, (std::vector<bool>{true, true}));
}

// Two who do it to one thing have one of it between them.
TEST(Staging, OneThingIsForAllWhoDoItTogether) {
  for (const auto& [text, thing] : {std::pair("Zwei Männer tragen zusammen ein Sofa", "1f6cb"),
                                    std::pair("Zwei Mädchen lesen gemeinsam ein Buch", "1f4d6"),
                                    std::pair("Tom und Jana tragen eine schwere Kiste", "1f4e6")}) {
    EXPECT_EQ(staged(text).actors.size(), 1U) << text;
    const Drawing drawing = page(text);
    EXPECT_EQ(asked(drawing.picture, thing), 1) << text;
    for (const auto& contact : drawing.performance.contacts) EXPECT_LT(contact.gap, 1) << text << contact.of;
  }
}

TEST(Staging, WhoIsDressedUpAsAnAnimalIsNoAnimal) {
  const Drawing drawing = page("Ein Kind ist als Katze verkleidet");
  EXPECT_EQ(asked(drawing.picture, "own-kind"), 1);
  EXPECT_EQ(asked(drawing.picture, "1f408"), 0);
}

TEST(Staging, WhoSingsBesidesDoesNotStandAside) {
  const Staged result = staged("Drei Kinder laufen mit Laternen und singen");
  EXPECT_EQ(result.shown, (std::vector<bool>{true, true}));
  const Picture picture = page("Drei Kinder laufen mit Laternen und singen").picture;
  EXPECT_EQ(asked(picture, "own-kind"), 3);
}

TEST(Staging, WhoCampsAndGrillsHasATent) {
  const Picture picture = page("Eine Familie zeltet im Wald und grillt Würstchen").picture;
  EXPECT_TRUE(std::any_of(picture.elements.begin(), picture.elements.end(),
                          [](const Element& element) { return element.name == "Zelt"; }));
}

TEST(Staging, WhoWaitsForOthersIsInTheirTableau) {
  const Wish waiting = language::read_wish("Zwei Kinder überqueren die Straße, ein Auto wartet");
  const std::vector<Task> tasks = tasks_of(waiting, PlanBook::embedded(), cast::embedded_library());
  ASSERT_EQ(tasks.size(), 1U);
  EXPECT_EQ(tasks.front().verb, "@überqueren + warten");
  EXPECT_EQ(tasks.front().patient, 1);
  EXPECT_EQ(staged("Zwei Kinder überqueren die Straße, ein Auto wartet").shown,
            (std::vector<bool>{true, true}));
  const Wish barking = language::read_wish("Zwei Kinder überqueren die Straße, ein Hund bellt");
  EXPECT_EQ(tasks_of(barking, PlanBook::embedded(), cast::embedded_library()).size(), 2U);
}

TEST(Staging, AHatThatIsWornIsNotSaidToBeMissing) {
  EXPECT_EQ(page("Ein König mit Krone sitzt auf dem Thron").wish.not_drawn, std::vector<std::string>{});
  EXPECT_EQ(page("Ein Mädchen mit Helm fährt Fahrrad").wish.not_drawn, std::vector<std::string>{});
}

TEST(Staging, WhatADeedBringsIsNotSaidToBeUnknown) {
  EXPECT_EQ(page("Oma knetet den Teig").wish.unknown, std::vector<std::string>{});
  EXPECT_EQ(page("Oma knetet den Teig und einen Quarx").wish.unknown, std::vector<std::string>{"Quarx"});
}

// "Ein Kind mit Roller" has a foot on it, and does not carry it like a stick.
TEST(Staging, WhoHasAScooterRidesIt) {
  const Drawing drawing = page("Ein Kind mit Roller");
  const auto& contacts = drawing.performance.contacts;
  EXPECT_TRUE(std::any_of(contacts.begin(), contacts.end(), [](const auto& contact) {
    return (contact.of + contact.with).find("foot") != std::string::npos;
  }));
  for (const auto& contact : contacts) EXPECT_LE(contact.gap, 1) << contact.of << " " << contact.with;
}

TEST(Staging, AShipOnTheLakeIsNotOnItsShore) {
  int shores = 0;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Drawing drawing = page("Ein Schiff auf dem See", seed);
    const std::vector<Element>& elements = drawing.picture.elements;
    const auto named = [&](const char* name) {
      return std::find_if(elements.begin(), elements.end(),
                          [&](const Element& element) { return element.name == name; });
    };
    const auto ship = named("Schiff"), shore = named("Seeufer");
    ASSERT_NE(ship, elements.end());
    if (shore == elements.end()) continue;
    ++shores;
    EXPECT_GE(shore->bounds.top, ship->bounds.bottom - 3) << seed;
  }
  EXPECT_GT(shores, 0);
}

}  // namespace
}  // namespace drawing::deeds
