#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "books/lessons/said_colours.h"
#include "drawing/pipeline.h"
#include "support/colour_audit.h"
#include "support/deed_laws.h"
#include "support/plain_measure.h"

// What a child has to see beside each other on a page that is coloured by its key, and what its sentence says
// of colours.
namespace books::lessons {
namespace {

const support::PlainMeasure told_measure;
constexpr LessonLevel told_levels[] = {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard};

Page page_to_tell(const std::string& sentence, LessonLevel level) {
  drawing::Options options;
  options.age = level == LessonLevel::easy ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
  return {drawing::draw(sentence, options).picture, "builtin", sentence};
}

struct Told {
  Page page;
  RegionMap map;
  std::optional<ColourTask> task;

  Told(const std::string& sentence, LessonLevel level)
      : page(page_to_tell(sentence, level)),
        map(page, geometry::Affine::scaling(0.82, 0.82), {0, 0, 0.82 * 210, 0.82 * 297}),
        task(make_colour_task(map, &picture(), ColourLabels::numbers, {level, {}}, base::Random(5),
                              told_measure)) {}

  const drawing::Picture& picture() const { return std::get<drawing::Picture>(page.picture); }
  support::NeighbourAudit audit() const { return support::audit_neighbours(map, picture(), *task); }
  // The square millimetres that each crayon has on things of the name.
  std::map<Crayon, double> mm2_of(const std::string& name) const {
    std::map<Crayon, double> mm2;
    for (const RegionLabel& label : task->labels) {
      const ColourRegion& region = map.regions()[label.region];
      if (region.element && picture().elements[*region.element].name == name)
        mm2[task->key[label.key].crayon] += region.area_mm2;
    }
    return mm2;
  }
};

// Over pages of the sentences that people type.
TEST(ToldApart, NeighboursRarelyRunTogether) {
  const std::vector<test_support::DeedSentence> sentences = test_support::deed_sentences();
  for (const LessonLevel level : told_levels) {
    std::size_t pairs = 0, together = 0;
    std::string list;
    for (std::size_t i = 0; i < sentences.size(); i += 37) {
      const Told told(sentences[i].text, level);
      if (!told.task) continue;
      const support::NeighbourAudit audit = told.audit();
      pairs += audit.pairs;
      together += audit.together.size();
      for (const support::RunTogether& one : audit.together)
        list += sentences[i].text + ": " + one.thing + ", " + one.beside + " " + one.crayon + "\n";
    }
    ASSERT_GT(pairs, 1500u);
    EXPECT_LE(static_cast<double>(together), 0.015 * static_cast<double>(pairs)) << list;
  }
}

TEST(ToldApart, AMonkeyIsSeenBeforeItsTrunk) {
  for (const LessonLevel level : told_levels) {
    const Told told("Drei Affen klettern auf einen Baum", level);
    ASSERT_TRUE(told.task);
    EXPECT_GT(told.mm2_of("Affe")[Crayon::brown], 0);
    for (const support::RunTogether& one : told.audit().together)
      EXPECT_FALSE((one.thing == "Affe" && one.beside == "Baum") ||
                   (one.thing == "Baum" && one.beside == "Affe"))
          << one.crayon;
  }
}

TEST(ToldApart, ALighthouseHasStripesAndARoadWhiteLines) {
  for (const LessonLevel level : told_levels) {
    const Told beach("Der Junge baut eine Sandburg am Strand.", level);
    ASSERT_TRUE(beach.task);
    const Told town("Die Polizistin steht an der Kreuzung", level);
    ASSERT_TRUE(town.task);
    // The lines are paper, with a number or without.
    std::map<Crayon, double> road = town.mm2_of("Straße");
    EXPECT_GT(road[Crayon::grey], 0);
    road.erase(Crayon::grey);
    road.erase(Crayon::white);
    EXPECT_TRUE(road.empty());
    const Told cliff("Der Leuchtturm steht auf der Klippe", level);
    ASSERT_TRUE(cliff.task);
    std::map<Crayon, double> tower = cliff.mm2_of("Leuchtturm");
    EXPECT_GT(tower.size(), 1u);
  }
}

TEST(ToldApart, ARocketsWindowIsNotAsRedAsTheRocket) {
  for (const LessonLevel level : told_levels) {
    const Told told("Eine Rakete fliegt zum Mond.", level);
    ASSERT_TRUE(told.task);
    std::map<Crayon, double> rocket = told.mm2_of("Rakete");
    EXPECT_GT(rocket[Crayon::red], 0);
    EXPECT_GT(rocket[Crayon::light_blue] + rocket[Crayon::blue], 1500) << "its frame has 535";
  }
}

// Of what stands beside a thing of which the sentence says the colour; a funnel is no more than 200 mm² of
// it.
TEST(ToldApart, ABlueShipAndARedFishAreSeenBeforeWhatIsBesideThem) {
  const std::map<std::string, std::string> things = {
      {"Ein blaues Schiff segelt auf dem Meer", "Schiff"},
      {"Ein roter Fisch schwimmt zwischen den Korallen", "Fisch"}};
  for (const LessonLevel level : told_levels) {
    for (const auto& [sentence, thing] : things) {
      const Told told(sentence, level);
      ASSERT_TRUE(told.task) << sentence;
      const Crayon said = thing == "Schiff" ? Crayon::blue : Crayon::red;
      EXPECT_GT(told.mm2_of(thing)[said], 100) << sentence;
      for (const support::RunTogether& one : told.audit().together)
        EXPECT_FALSE(one.area_mm2 > 200 && one.crayon == german_name(said) &&
                     (one.thing == thing || one.beside == thing))
            << one.thing << ", " << one.beside << " " << one.crayon;
    }
  }
}

TEST(ToldApart, TheRingsOfACarpetHaveTwoColours) {
  for (const LessonLevel level : told_levels) {
    const Told told("Die Katze schläft auf dem Sofa", level);
    ASSERT_TRUE(told.task);
    EXPECT_EQ(told.mm2_of("Teppich").size(), 2u);
  }
}

TEST(ToldApart, SmallChildrenHaveNoMoreFieldsThanTheyCanDo) {
  for (const char* sentence : {"Am Martinstag laufen die Kinder mit Laternen durch die Straße",
                               "Der Bagger gräbt ein Loch", "Ein Mädchen mit Helm fährt mit dem Fahrrad"}) {
    const Told told(sentence, LessonLevel::easy);
    ASSERT_TRUE(told.task);
    EXPECT_LE(told.task->labels.size(), 85u) << sentence;
    EXPECT_GE(told.task->labels.size(), 25u) << sentence;
  }
}

TEST(SaidColours, WhatTheSentenceSaysIsKept) {
  const std::map<std::string, std::pair<std::string, Crayon>> said = {
      {"Ein grüner Außerirdischer sitzt im Ufo", {"Außerirdischer", Crayon::green}},
      {"Ein blauer Elefant tanzt auf der Wiese", {"Elefant", Crayon::blue}},
      {"Der Zauberer steht vor einem lila Schloss", {"Schloss", Crayon::purple}},
      {"Der Froschkönig sitzt am Brunnen mit einer goldenen Kugel", {"goldene Kugel", Crayon::yellow}}};
  for (const LessonLevel level : told_levels) {
    for (const auto& [sentence, thing] : said) {
      const Told told(sentence, level);
      ASSERT_TRUE(told.task) << sentence;
      double all = 0;
      std::map<Crayon, double> mm2 = told.mm2_of(thing.first);
      for (const auto& [crayon, area] : mm2) all += area;
      EXPECT_GT(mm2[thing.second], 0.5 * all) << sentence;
    }
  }
}

TEST(SaidColours, AreReadWithEndingsInTurnAndBehindTheNoun) {
  drawing::Picture picture;
  for (const char* name : {"Ball", "Ball", "Katze", "Junge"}) {
    picture.elements.push_back({});
    picture.elements.back().name = name;
    picture.elements.back().asked = true;
  }
  const SaidColours balls = said_colours(picture, "Ein roter und ein blauer Ball. Die Katze ist schwarz.");
  ASSERT_EQ(balls.things.size(), 3u);
  EXPECT_EQ(balls.things.at(0), Crayon::red);
  EXPECT_EQ(balls.things.at(1), Crayon::blue);
  EXPECT_EQ(balls.things.at(2), Crayon::black);
  const SaidColours worn = said_colours(picture, "Der Junge mit der grünen Mütze wirft den Ball.");
  ASSERT_EQ(worn.worn.size(), 1u);
  EXPECT_EQ(worn.worn.at({3, drawing::Material::hat}), Crayon::green);
  EXPECT_TRUE(worn.things.empty());
}

}  // namespace
}  // namespace books::lessons
