#include "books/lessons/said_wishes.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "drawing/pipeline.h"
#include "support/plain_measure.h"

// Colours that a page's sentence says.
namespace books::lessons {
namespace {

const support::PlainMeasure said_measure;

// By crayon: how much of what was asked for has it.
std::map<Crayon, double> asked_colours(const std::string& sentence) {
  const Page page{drawing::draw(sentence, {}).picture, "builtin", sentence};
  const auto& picture = std::get<drawing::Picture>(page.picture);
  const RegionMap map(page, {}, {0, 0, picture.width_mm, picture.height_mm});
  const auto task = make_colour_task(map, &picture, ColourLabels::numbers, {LessonLevel::medium, {}},
                                     base::Random(5), said_measure);
  std::map<Crayon, double> colours;
  if (!task) return colours;
  for (const RegionLabel& label : task->labels) {
    const ColourRegion& region = map.regions()[label.region];
    if (region.element && picture.elements[*region.element].asked)
      colours[task->key[label.key].crayon] += region.area_mm2;
  }
  return colours;
}

Crayon main_colour(const std::map<Crayon, double>& colours) {
  return std::max_element(colours.begin(), colours.end(),
                          [](const auto& a, const auto& b) { return a.second < b.second; })
      ->first;
}

TEST(SaidWishes, AColourfulKiteHasSeveralColours) {
  EXPECT_GE(asked_colours("Ein bunter Drachen fliegt am Himmel").size(), 4u);
}

TEST(SaidWishes, SailsHaveTheColourThatIsSaidAndTheHullAnother) {
  const std::map<Crayon, double> boat =
      asked_colours("Ein Segelboot mit einem roten Segel fährt auf dem Meer");
  ASSERT_FALSE(boat.empty());
  EXPECT_EQ(main_colour(boat), Crayon::red);
  EXPECT_TRUE(boat.contains(Crayon::brown));
}

TEST(SaidWishes, AShirtHasTheColourThatIsSaid) {
  EXPECT_TRUE(asked_colours("Der Torwart trägt ein oranges Trikot").contains(Crayon::orange));
}

TEST(SaidWishes, PanesOfAGreenCarAreNotGreen) {
  const std::map<Crayon, double> car = asked_colours("Ein grünes Auto wartet");
  ASSERT_FALSE(car.empty());
  EXPECT_EQ(main_colour(car), Crayon::green);
  EXPECT_TRUE(car.contains(Crayon::light_blue) || car.contains(Crayon::grey));
}

// "-farben" is no colour of its own; cab, arm and bucket have one.
TEST(SaidWishes, AnOrangeDiggerIsOrangeAsAWhole) {
  const std::map<Crayon, double> digger = asked_colours("Ein orangefarbener Bagger gräbt ein Loch");
  ASSERT_FALSE(digger.empty());
  EXPECT_EQ(main_colour(digger), Crayon::orange);
  EXPECT_FALSE(digger.contains(Crayon::yellow));
}

TEST(SaidWishes, APinkDressIsPinkAndTheSkinIsNot) {
  for (const char* sentence :
       {"Die Prinzessin trägt ein rosa Kleid", "Eine Prinzessin in einem rosa Kleid steht im Garten"}) {
    const Page page{drawing::draw(sentence, {}).picture, "builtin", sentence};
    const auto& picture = std::get<drawing::Picture>(page.picture);
    const RegionMap map(page, {}, {0, 0, picture.width_mm, picture.height_mm});
    for (const LessonLevel level : {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard}) {
      const auto task =
          make_colour_task(map, &picture, ColourLabels::numbers, {level, {}}, base::Random(5), said_measure);
      ASSERT_TRUE(task) << sentence;
      std::set<Crayon> dress, skin;
      for (const RegionLabel& label : task->labels) {
        const ColourRegion& region = map.regions()[label.region];
        if (!region.shape || !picture.elements[*region.element].name.starts_with("Prinzessin")) continue;
        const drawing::Material material = picture.shapes[*region.shape].material;
        const Crayon crayon = task->key[label.key].crayon;
        if (material == drawing::Material::skirt || material == drawing::Material::shirt)
          dress.insert(crayon);
        if (drawing::is_skin(material)) skin.insert(crayon);
      }
      EXPECT_EQ(dress, std::set<Crayon>{Crayon::pink}) << sentence;
      EXPECT_FALSE(skin.empty()) << sentence;
      EXPECT_FALSE(skin.contains(Crayon::pink)) << sentence;
    }
  }
}

TEST(SaidWishes, ADressThatIsSaidIsKeptWhoeverHoldsOne) {
  EXPECT_TRUE(
      asked_colours("Die Oma trägt ein lila Kleid und hält einen Regenschirm").contains(Crayon::purple));
}

}  // namespace
}  // namespace books::lessons
