#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "drawing/pipeline.h"
#include "support/plain_measure.h"

// Which colours the parts of what everybody knows have, and which of its fields have a number.
namespace books::lessons {
namespace {

const support::PlainMeasure thing_measure;

// The numbered square millimetres of each crayon, by the name of what it is on ("" for bare paper).
using PaintedThings = std::map<std::string, std::map<Crayon, double>>;

PaintedThings painted_things(const std::string& sentence, LessonLevel level) {
  drawing::Options options;
  options.age = level == LessonLevel::easy ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
  const Page page{drawing::draw(sentence, options).picture, "builtin", sentence};
  const auto& picture = std::get<drawing::Picture>(page.picture);
  const RegionMap map(page, geometry::Affine::scaling(0.82, 0.82), {0, 0, 0.82 * 210, 0.82 * 297});
  const auto task =
      make_colour_task(map, &picture, ColourLabels::numbers, {level, {}}, base::Random(5), thing_measure);
  PaintedThings things;
  if (!task) return things;
  for (const RegionLabel& label : task->labels) {
    const ColourRegion& region = map.regions()[label.region];
    const std::string name = region.element ? picture.elements[*region.element].name : "";
    things[name][task->key[label.key].crayon] += region.area_mm2;
  }
  return things;
}

Crayon main_crayon(const std::map<Crayon, double>& mm2) {
  return std::max_element(mm2.begin(), mm2.end(),
                          [](const auto& a, const auto& b) { return a.second < b.second; })
      ->first;
}

TEST(ThingParts, ASunflowerIsYellowRoundABrownCentre) {
  PaintedThings things = painted_things("Ein Schmetterling auf einer Sonnenblume", LessonLevel::easy);
  EXPECT_TRUE(things["Sonnenblume"].contains(Crayon::yellow));
  EXPECT_TRUE(things["Sonnenblume"].contains(Crayon::brown));
}

TEST(ThingParts, AHedgehogsFaceIsNotPink) {
  PaintedThings things = painted_things("Ein Igel im Herbst unter einem Baum", LessonLevel::easy);
  EXPECT_FALSE(things["Igel"].contains(Crayon::pink));
  EXPECT_TRUE(things["Igel"].contains(Crayon::brown));
}

TEST(ThingParts, ALionsFarLegsAreOfItsFur) {
  PaintedThings things = painted_things("Ein Löwe in der Savanne", LessonLevel::easy);
  EXPECT_EQ(main_crayon(things["Löwe"]), Crayon::yellow);
  // The mane and the tuft.
  EXPECT_LT(things["Löwe"][Crayon::brown], things["Löwe"][Crayon::yellow]);
}

TEST(ThingParts, ATurtlesShellIsNotOfItsSkin) {
  PaintedThings things = painted_things("Eine Schildkröte am Strand", LessonLevel::medium);
  EXPECT_TRUE(things["Schildkröte"].contains(Crayon::brown));
  EXPECT_TRUE(things["Schildkröte"].contains(Crayon::green) ||
              things["Schildkröte"].contains(Crayon::light_green));
}

TEST(ThingParts, AZebrasStripesAreBlack) {
  PaintedThings things = painted_things("Ein Zebra in der Savanne", LessonLevel::medium);
  EXPECT_TRUE(things["Zebra"].contains(Crayon::black));
  EXPECT_FALSE(things["Zebra"].contains(Crayon::grey));
  EXPECT_FALSE(things["Zebra"].contains(Crayon::pink));
}

TEST(ThingParts, CloudsAtARainbowAreWhiteAndItsBandsAreOfTheirColours) {
  PaintedThings things = painted_things("Ein Regenbogen über einem Haus", LessonLevel::easy);
  EXPECT_TRUE(things["Regenbogen"].contains(Crayon::white));
  EXPECT_TRUE(things["Regenbogen"].contains(Crayon::red));
  EXPECT_FALSE(things["Regenbogen"].contains(Crayon::light_blue));
}

TEST(ThingParts, GrapesThatAreDrawnDarkAreViolet) {
  PaintedThings things = painted_things("Ein Obstkorb", LessonLevel::medium);
  EXPECT_EQ(main_crayon(things["Weintraube"]), Crayon::purple);
  EXPECT_EQ(main_crayon(things["Apfel"]), Crayon::red);
}

TEST(ThingParts, EastersEggsAreColoured) {
  PaintedThings things = painted_things("Ein Osterhase bringt Eier", LessonLevel::medium);
  ASSERT_TRUE(things.contains("Ei"));
  EXPECT_NE(main_crayon(things["Osterei im Gras"]), Crayon::white);
  for (const auto& [crayon, mm2] : things["Ei"]) EXPECT_NE(crayon, Crayon::white);
}

TEST(ThingParts, SantaIsRedAlsoOnARedSledge) {
  PaintedThings things = painted_things("Der Weihnachtsmann fährt Schlitten", LessonLevel::medium);
  EXPECT_GT(things["Weihnachtsmann"][Crayon::red], 200);
}

TEST(ThingParts, ASailIsSeenBeforeTheSky) {
  PaintedThings things =
      painted_things("Ein Segelboot auf dem Meer mit einem Leuchtturm", LessonLevel::medium);
  EXPECT_FALSE(things["Segelboot"].contains(Crayon::light_blue));
}

TEST(ThingParts, SaintNicholasHasAGoldenCrossOnRed) {
  PaintedThings things = painted_things("Der Nikolaus bringt Geschenke", LessonLevel::medium);
  EXPECT_EQ(main_crayon(things["Nikolaus"]), Crayon::red);
  EXPECT_TRUE(things["Nikolaus"].contains(Crayon::yellow));
}

// Of few numbers those of its rays go first.
TEST(ThingParts, TheDiscOfASunHasANumberHoweverManyFieldsThereAre) {
  for (const char* sentence : {"Ein Bauernhof mit einer Kuh und einem Huhn", "Eine Feuerwehr löscht ein Haus",
                               "Ein Auto fährt auf der Straße"}) {
    PaintedThings things = painted_things(sentence, LessonLevel::easy);
    EXPECT_TRUE(things["Sonne"].contains(Crayon::yellow)) << sentence;
  }
}

TEST(ThingParts, AClownsHairHasANumberThoughItsSuitHasManyDots) {
  PaintedThings things = painted_things("Ein Clown lacht im Zirkus", LessonLevel::easy);
  double mm2 = 0;
  for (const auto& [crayon, part] : things["Clown"]) mm2 += part;
  EXPECT_GT(mm2, 3800);
}

TEST(ThingParts, ChildrenOfAGroupWearClothesOfSeveralColours) {
  PaintedThings things = painted_things("Kinder im Klassenzimmer", LessonLevel::hard);
  std::size_t bright = 0;
  for (const Crayon crayon : {Crayon::red, Crayon::yellow, Crayon::green, Crayon::blue, Crayon::purple,
                              Crayon::orange, Crayon::light_green})
    bright += things["Kind"].contains(crayon) ? 1 : 0;
  EXPECT_GE(bright, 3u);
}

}  // namespace
}  // namespace books::lessons
