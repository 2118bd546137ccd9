#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "books/lessons/natural_table.h"
#include "drawing/pipeline.h"
#include "support/plain_measure.h"

// What somebody's parts look like when a page of "Malen nach Zahlen" is coloured.
namespace books::lessons {
namespace {

using drawing::Material;

const support::PlainMeasure people_measure;
constexpr LessonLevel all_levels[] = {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard};

struct ColouredPage {
  drawing::Picture picture;
  // By element: of which colours the numbered regions of each material are.
  std::map<std::size_t, std::map<Material, std::set<Crayon>>> parts;
  std::set<Crayon> sky;  // bare paper
  double dark_mm2 = 0;   // black in all
};

ColouredPage coloured(const std::string& sentence, LessonLevel level) {
  drawing::Options options;
  options.age = level == LessonLevel::easy ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
  const Page page{drawing::draw(sentence, options).picture, "builtin", sentence};
  ColouredPage result{std::get<drawing::Picture>(page.picture), {}, {}, 0};
  const drawing::Picture& picture = result.picture;
  const RegionMap map(page, {}, {0, 0, picture.width_mm, picture.height_mm});
  const auto task =
      make_colour_task(map, &picture, ColourLabels::numbers, {level, {}}, base::Random(5), people_measure);
  if (!task) return result;
  for (const RegionLabel& label : task->labels) {
    const ColourRegion& region = map.regions()[label.region];
    const Crayon crayon = task->key[label.key].crayon;
    if (crayon == Crayon::black) result.dark_mm2 += region.area_mm2;
    if (!region.element) {
      result.sky.insert(crayon);
    } else if (region.shape) {
      result.parts[*region.element][picture.shapes[*region.shape].material].insert(crayon);
    }
  }
  return result;
}

// The colours of one material of whom the sentence names.
std::set<Crayon> part_of(const ColouredPage& page, const std::string& name, Material material) {
  std::set<Crayon> crayons;
  for (const auto& [element, parts] : page.parts) {
    const auto found = parts.find(material);
    if (page.picture.elements[element].name == name && found != parts.end())
      crayons.insert(found->second.begin(), found->second.end());
  }
  return crayons;
}

TEST(PeopleColours, HairIsNotOfTheFacesColour) {
  std::size_t faces = 0;
  for (const LessonLevel level : all_levels) {
    for (const std::string sentence :
         {"Eine Prinzessin wohnt in einem Schloss.", "Ein Junge fährt mit dem Fahrrad.",
          "Zwei Kinder spielen Fußball.", "Papa liest der kleinen Schwester ein Buch vor.",
          "Die Prinzessin tanzt mit dem Prinzen.", "Ein Mädchen streichelt ihre Katze.",
          "Eine Frau geht mit dem Regenschirm durch den Regen."}) {
      const ColouredPage page = coloured(sentence, level);
      for (const auto& [element, parts] : page.parts) {
        const auto face = parts.find(Material::face), hair = parts.find(Material::hair);
        if (face == parts.end() || hair == parts.end()) continue;
        ++faces;
        for (const Crayon crayon : face->second)
          EXPECT_FALSE(hair->second.contains(crayon)) << sentence << " " << german_name(crayon);
        if (!face->second.contains(Crayon::brown)) continue;
        for (const Crayon crayon : hair->second)
          EXPECT_TRUE(crayon == Crayon::black || crayon == Crayon::grey || crayon == Crayon::white)
              << sentence << " " << german_name(crayon);
      }
    }
  }
  EXPECT_GE(faces, 12U);
}

TEST(PeopleColours, EarsAreOfTheFacesColour) {
  for (const LessonLevel level : all_levels) {
    const ColouredPage page = coloured("Ein Junge fährt mit dem Fahrrad.", level);
    const std::set<Crayon> ears = part_of(page, "Junge", Material::ear);
    ASSERT_FALSE(ears.empty());
    EXPECT_EQ(ears, part_of(page, "Junge", Material::face));
  }
}

TEST(PeopleColours, OpenMouthsAreRed) {
  std::size_t mouths = 0;
  for (const LessonLevel level : all_levels) {
    for (const std::string sentence : {"Zwei Kinder spielen Fußball.", "Ein Mädchen fährt Inlineskates."}) {
      const ColouredPage page = coloured(sentence, level);
      for (const auto& [element, parts] : page.parts) {
        const bool is_child = parts.contains(Material::face);
        const auto others = parts.find(Material::unknown);
        if (!is_child || others == parts.end()) continue;
        mouths += others->second.contains(Crayon::red) ? 1 : 0;
        EXPECT_FALSE(others->second.contains(Crayon::green)) << sentence;
        EXPECT_FALSE(others->second.contains(Crayon::blue)) << sentence;
      }
    }
  }
  EXPECT_GE(mouths, 3U);
}

TEST(PeopleColours, CrownsAreOfGoldAndSantasBeardIsWhite) {
  for (const LessonLevel level : all_levels) {
    const ColouredPage page = coloured("Eine Prinzessin wohnt in einem Schloss.", level);
    for (const Crayon crown : part_of(page, "Prinzessin", Material::hat))
      EXPECT_TRUE(crown == Crayon::yellow || crown == Crayon::orange) << german_name(crown);
    EXPECT_FALSE(part_of(page, "Prinzessin", Material::hat).empty());
    const ColouredPage santa = coloured("Der Weihnachtsmann bringt Geschenke.", level);
    for (const Crayon hair : part_of(santa, "Weihnachtsmann", Material::hair))
      EXPECT_TRUE(hair == Crayon::white || hair == Crayon::grey) << german_name(hair);
  }
}

TEST(PeopleColours, PandasHaveBlackArmsAndLegsInEveryPose) {
  for (const std::string sentence : {"Ein Panda tanzt.", "Ein Panda malt ein Bild.", "Ein Panda isst Bambus.",
                                     "Ein Panda läuft durch den Wald."}) {
    const ColouredPage page = coloured(sentence, LessonLevel::medium);
    const std::set<Crayon> limbs = part_of(page, "Panda", Material::mark);
    EXPECT_EQ(limbs, (std::set{Crayon::black})) << sentence;
    EXPECT_GE(page.dark_mm2, 800) << sentence;
    EXPECT_FALSE(part_of(page, "Panda", Material::fur).contains(Crayon::black)) << sentence;
  }
}

TEST(PeopleColours, PenguinsAreBlackAndWhiteWithAnOrangeBeak) {
  for (const LessonLevel level : all_levels) {
    const ColouredPage page = coloured("Ein Pinguin tanzt.", level);
    EXPECT_EQ(part_of(page, "Pinguin", Material::fur), (std::set{Crayon::black}));
    EXPECT_EQ(part_of(page, "Pinguin", Material::muzzle), (std::set{Crayon::white}));
    for (const Crayon beak : part_of(page, "Pinguin", Material::nose))
      EXPECT_TRUE(beak == Crayon::orange || beak == Crayon::yellow) << german_name(beak);
    const std::set<Crayon> sliding =
        part_of(coloured("Ein Pinguin rutscht über das Eis.", level), "Pinguin", Material::unknown);
    EXPECT_TRUE(sliding.contains(Crayon::black) && sliding.contains(Crayon::white));
  }
}

TEST(PeopleColours, TheSkyIsOfOneColourOnBothSidesOfAString) {
  for (const LessonLevel level : all_levels) {
    for (const std::string sentence : {"Ein Kind lässt einen Drachen steigen.",
                                       "Die Kinder feiern Geburtstag.", "Ein Affe klettert am Seil."})
      EXPECT_LE(coloured(sentence, level).sky.size(), 1U) << sentence;
  }
}

TEST(NaturalTable, KnowsWhatPeopleOfANameHave) {
  const NaturalTable& table = NaturalTable::embedded();
  EXPECT_EQ(table.of_person("Weihnachtsmann", Material::hair).front(), Crayon::white);
  EXPECT_EQ(table.of_person("Prinzessin", Material::hat).front(), Crayon::yellow);
  EXPECT_TRUE(table.of_person("Junge", Material::hair).empty());
  EXPECT_TRUE(table.of_person("Prinzessin", Material::shoe).empty());
}

}  // namespace
}  // namespace books::lessons
