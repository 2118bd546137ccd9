#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "books/lessons/colour_wishes.h"
#include "books/lessons/natural_table.h"
#include "books/lessons/task_sheet.h"
#include "books/text_layout.h"
#include "drawing/pipeline.h"
#include "support/plain_measure.h"

// Pages of "Malen nach Zahlen" as a child has coloured them: what a teacher would find odd about them.
namespace books::lessons {
namespace {

const support::PlainMeasure painted_measure;
constexpr LessonLevel painted_levels[] = {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard};

// One page and what its numbers say.
struct Painted {
  Page page;
  RegionMap map;
  ColourTask task;

  const drawing::Picture& picture() const { return std::get<drawing::Picture>(page.picture); }
  std::string name_of(const ColourRegion& region) const {
    return region.element ? picture().elements[*region.element].name : std::string();
  }
  // The crayons of the labelled regions for which `is` holds.
  template <class Is>
  std::set<Crayon> crayons_where(Is is) const {
    std::set<Crayon> crayons;
    for (const RegionLabel& label : task.labels) {
      if (is(map.regions()[label.region])) crayons.insert(task.key[label.key].crayon);
    }
    return crayons;
  }
  std::set<Crayon> crayons_of(const std::string& name) const {
    return crayons_where([&](const ColourRegion& region) { return name_of(region) == name; });
  }
};

Painted painted(const std::string& sentence, LessonLevel level,
                std::uint32_t seed = drawing::Options().seed) {
  drawing::Options options;
  options.seed = seed;
  options.age = level == LessonLevel::easy ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
  Page page{drawing::draw(sentence, options).picture, "builtin", sentence};
  const auto& picture = std::get<drawing::Picture>(page.picture);
  RegionMap map(page, {}, {0, 0, picture.width_mm, picture.height_mm});
  auto task =
      make_colour_task(map, &picture, ColourLabels::numbers, {level, {}}, base::Random(5), painted_measure);
  EXPECT_TRUE(task) << sentence;
  return {std::move(page), std::move(map), task.value_or(ColourTask{})};
}

using Crayons = std::set<Crayon>;

// A meadow between a cow's legs is the meadow; the floor is one floor however many chairs stand on it.
TEST(PaintedPage, WhatOneShapeShowsHasOneColour) {
  for (const char* sentence : {"Eine Kuh steht auf dem Bauernhof", "Ein Pferd galoppiert über die Wiese",
                               "Eine Katze schläft auf dem Sofa", "Ein Kamel in der Wüste",
                               "Ein Mädchen sitzt am Tisch in der Küche"}) {
    for (const LessonLevel level : painted_levels) {
      const Painted page = painted(sentence, level);
      std::map<std::size_t, Crayons> by_shape;
      for (const RegionLabel& label : page.task.labels) {
        const ColourRegion& region = page.map.regions()[label.region];
        if (!region.shape) continue;
        const drawing::Shape& shape = page.picture().shapes[*region.shape];
        if (shape.material == drawing::Material::unknown)
          by_shape[*region.shape].insert(page.task.key[label.key].crayon);
      }
      EXPECT_GT(by_shape.size(), 5u) << sentence;
      for (const auto& [shape, crayons] : by_shape)
        EXPECT_EQ(crayons.size(), 1u)
            << sentence << ": " << page.picture().elements[page.picture().shapes[shape].element].name;
    }
  }
}

TEST(PaintedPage, TheSkyOfTheDayIsLightBlueAndThatOfTheNightBlue) {
  const auto is_paper = [](const ColourRegion& region) { return !region.element; };
  for (const LessonLevel level : painted_levels) {
    EXPECT_EQ(painted("Eine Prinzessin steht vor ihrem Schloss", level).crayons_where(is_paper),
              Crayons{Crayon::light_blue});
    EXPECT_EQ(painted("Eine Eule sitzt nachts im Baum", level).crayons_where(is_paper),
              Crayons{Crayon::blue});
  }
}

// Nobody's wall is of the blue that its window has.
TEST(PaintedPage, AWindowIsSeenInItsWall) {
  for (const LessonLevel level : painted_levels) {
    int windows = 0;
    for (const char* sentence : {"Die Katze schläft auf dem Sofa", "Opa liest die Zeitung im Wohnzimmer",
                                 "Ein Hund schläft im Wohnzimmer", "Ein Kind spielt im Kinderzimmer"}) {
      const Painted page = painted(sentence, level);
      if (page.crayons_of("Fenster").empty()) continue;
      ++windows;
      const Crayons wall = page.crayons_where([](const ColourRegion& region) { return !region.element; });
      EXPECT_FALSE(wall.empty()) << sentence;
      EXPECT_FALSE(wall.contains(Crayon::light_blue)) << sentence;
    }
    EXPECT_GT(windows, 0);
  }
}

TEST(PaintedPage, ATrunkIsBrownBehindALionWhoseManeMayBeOrange) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Ein gelber Löwe sitzt unter einem Baum", level);
    // With the few crayons of the easy level the mane is brown, and the trunk behind it is not.
    EXPECT_TRUE(level == LessonLevel::easy || !page.crayons_of("Baum").contains(Crayon::grey));
    EXPECT_TRUE(page.crayons_of("Löwe").contains(Crayon::yellow));
  }
}

TEST(PaintedPage, OnlyWhoItIsAboutHasVerySmallNumbers) {
  std::size_t small = 0;
  for (const char* sentence : {"Der Bäcker trägt ein Brot", "Der Bauer fährt mit dem Traktor auf das Feld",
                               "Ein Clown jongliert im Zirkus mit drei Bällen"}) {
    for (const LessonLevel level : painted_levels) {
      const Painted page = painted(sentence, level);
      for (const RegionLabel& label : page.task.labels) {
        if (label.size_mm >= 6.99 * mm_per_point) continue;
        ++small;
        const ColourRegion& region = page.map.regions()[label.region];
        ASSERT_TRUE(region.element) << sentence;
        EXPECT_TRUE(page.picture().elements[*region.element].asked) << page.name_of(region);
      }
    }
  }
  EXPECT_GT(small, 0u);
}

TEST(PaintedPage, ACloudThatItIsAboutIsNotOfTheColourOfTheSky) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Ein Flugzeug fliegt über die Wolken", level);
    EXPECT_FALSE(page.crayons_of("Wolke").contains(Crayon::light_blue));
  }
}

TEST(PaintedPage, SandIsYellowBehindWhatIsSmaller) {
  Crayons sand;
  for (const char* sentence : {"Ein Kamel läuft durch die Wüste", "Die Kinder bauen eine Sandburg am Strand",
                               "Der Taucher sieht einen Seestern"}) {
    for (const LessonLevel level : painted_levels) {
      const Painted page = painted(sentence, level);
      for (const char* name : {"Dünen", "Düne", "Wüste", "Sand", "Strand", "Meeresboden"})
        sand.merge(page.crayons_of(name));
    }
  }
  EXPECT_EQ(sand, Crayons{Crayon::yellow});
}

TEST(PaintedPage, ASnailHasRingsOnItsShell) {
  for (const LessonLevel level : painted_levels) {
    const Crayons snail = painted("Eine Schnecke kriecht über ein Salatblatt", level).crayons_of("Schnecke");
    EXPECT_TRUE(snail.contains(Crayon::yellow));
    EXPECT_TRUE(snail.contains(Crayon::orange) || snail.contains(Crayon::brown));
  }
}

TEST(PaintedPage, SnowIsWhiteOnTheGroundAndOnTheHills) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Kinder bauen im Winter einen Schneemann", level);
    EXPECT_EQ(page.crayons_of("Schnee"), Crayons{Crayon::white});
    for (const Crayon crayon : page.crayons_of("Hügel"))
      EXPECT_TRUE(crayon == Crayon::white || crayon == Crayon::light_blue) << german_name(crayon);
  }
}

TEST(PaintedPage, WhatMayAlsoBeWhiteIsNotWhiteForTheSnowsSake) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Der Nikolaus steht im Schnee", level);
    const Crayons coat = page.crayons_where([&](const ColourRegion& region) {
      return page.name_of(region) == "Nikolaus" && region.shape &&
             page.picture().shapes[*region.shape].material == drawing::Material::shirt;
    });
    EXPECT_EQ(coat, Crayons{Crayon::red});
  }
}

TEST(PaintedPage, ATreeIsGreenInSummerAndNotInAutumn) {
  const auto crown_of = [](const std::string& sentence) {
    const Painted page = painted(sentence, LessonLevel::medium);
    double largest = 0;
    Crayon crown = Crayon::white;
    for (const RegionLabel& label : page.task.labels) {
      const ColourRegion& region = page.map.regions()[label.region];
      if (page.name_of(region) != "Baum" || region.area_mm2 <= largest) continue;
      largest = region.area_mm2;
      crown = page.task.key[label.key].crayon;
    }
    return crown;
  };
  EXPECT_EQ(crown_of("Ein Igel unter einem Baum auf der Wiese"), Crayon::green);
  EXPECT_EQ(crown_of("Ein Igel unter einem Baum im Herbst"), Crayon::orange);
}

// A castle of sand may be as yellow as the beach: the beach has no other colour.
TEST(PaintedPage, SandIsYellowAlsoBesideASandcastle) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Kinder bauen eine Sandburg am Strand", level);
    for (const std::string name : {"Strand", "Sand"}) {
      for (const Crayon crayon : page.crayons_of(name)) EXPECT_EQ(crayon, Crayon::yellow) << name;
    }
  }
}

TEST(PaintedPage, AThingOfAnyColourHasOneInAllItsLargeParts) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Eine Katze schläft auf dem Sofa", level);
    double largest = 0;
    for (const ColourRegion& region : page.map.regions())
      if (page.name_of(region) == "Sofa") largest = std::max(largest, region.area_mm2);
    ASSERT_GT(largest, 0);
    EXPECT_EQ(page.crayons_where([&](const ColourRegion& region) {
                    return page.name_of(region) == "Sofa" && region.area_mm2 > 0.25 * largest;
                  })
                  .size(),
              1u);
  }
}

TEST(PaintedPage, AFireEngineIsRedAndItsGlassIsNot) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Das Feuerwehrauto fährt zum brennenden Haus", level);
    std::map<Crayon, double> mm2;
    for (const RegionLabel& label : page.task.labels) {
      const ColourRegion& region = page.map.regions()[label.region];
      if (page.name_of(region) == "Feuerwehrauto") mm2[page.task.key[label.key].crayon] += region.area_mm2;
    }
    EXPECT_GT(mm2[Crayon::red], mm2[Crayon::grey]);
    EXPECT_GT(mm2[Crayon::light_blue] + mm2[Crayon::blue], 0);
    EXPECT_LT(mm2[Crayon::light_blue] + mm2[Crayon::blue], mm2[Crayon::red]);
    EXPECT_EQ(mm2[Crayon::green] + mm2[Crayon::purple] + mm2[Crayon::brown], 0);
  }
}

TEST(PaintedPage, ALadybirdIsRedAndBlack) {
  for (const LessonLevel level : painted_levels) {
    const Crayons crayons = painted("Ein Marienkäfer", level).crayons_of("Marienkäfer");
    EXPECT_TRUE(crayons.contains(Crayon::red));
    EXPECT_TRUE(crayons.contains(Crayon::black));
    EXPECT_FALSE(crayons.contains(Crayon::grey));
  }
}

TEST(PaintedPage, ACrossingsStripesAreWhiteOnAGreyRoad) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Ein Kind geht über den Zebrastreifen", level);
    for (const Crayon crayon : page.crayons_of("Zebrastreifen")) EXPECT_EQ(crayon, Crayon::white);
    EXPECT_EQ(page.crayons_of("Straße"), Crayons{Crayon::grey});
  }
}

TEST(PaintedPage, AMountainIsWhiteAboveAndGreyBelow) {
  const Painted page = painted("Eine Giraffe frisst Blätter vom Baum in den Bergen", LessonLevel::medium);
  std::map<std::size_t, std::map<Crayon, double>> lowest;  // by mountain: how far down a colour goes
  for (const RegionLabel& label : page.task.labels) {
    const ColourRegion& region = page.map.regions()[label.region];
    if (page.name_of(region) != "Berg") continue;
    double& y = lowest[*region.element][page.task.key[label.key].crayon];
    y = std::max(y, region.pole.y);
  }
  ASSERT_FALSE(lowest.empty());
  for (const auto& [mountain, colours] : lowest) {
    for (const auto& [crayon, y] : colours) EXPECT_TRUE(crayon == Crayon::grey || crayon == Crayon::white);
    if (colours.contains(Crayon::grey) && colours.contains(Crayon::white)) {
      EXPECT_GT(colours.at(Crayon::grey), colours.at(Crayon::white));
    }
  }
}

// With more than nine colours some numbers have two digits, for which leaves have no room.
TEST(PaintedPage, SlimLeavesHaveANumberHoweverManyColoursThereAre) {
  int leaves = 0, labelled = 0;
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Painted page = painted("Ein Mädchen liest im Wohnzimmer", LessonLevel::hard, seed);
    if (page.task.key.size() <= 9) continue;
    for (std::size_t i = 0; i < page.map.regions().size(); ++i) {
      const ColourRegion& region = page.map.regions()[i];
      const bool is_leaf = page.name_of(region) == "Topfpflanze" && region.shape &&
                           page.picture().shapes[*region.shape].colour == drawing::natural::green &&
                           region.area_mm2 > 40;
      if (!is_leaf) continue;
      ++leaves;
      labelled += std::any_of(page.task.labels.begin(), page.task.labels.end(),
                              [&](const RegionLabel& label) { return label.region == i; })
                      ? 1
                      : 0;
    }
  }
  ASSERT_GT(leaves, 3);
  EXPECT_GE(labelled * 10, leaves * 8) << labelled << " of " << leaves;
}

TEST(PaintedPage, AManeIsNotOfTheFaceInIt) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Ein Löwe in der Savanne", level);
    const auto& shapes = page.picture().shapes;
    const Crayons mane = page.crayons_where([&](const ColourRegion& region) {
      const bool is_drawn = region.shape && shapes[*region.shape].colour;
      return page.name_of(region) == "Löwe" && is_drawn && region.area_mm2 > 1000 &&
             is_deep(*shapes[*region.shape].colour);
    });
    EXPECT_TRUE(mane == Crayons{Crayon::brown} || mane == Crayons{Crayon::orange});
    EXPECT_TRUE(page.crayons_of("Löwe").contains(Crayon::yellow));
  }
}

TEST(PaintedPage, ACastleIsNotOfTheColourOfItsRoofs) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Ein Drache vor der Burg", level);
    double walls_mm2 = 0, red_mm2 = 0;
    for (const RegionLabel& label : page.task.labels) {
      const ColourRegion& region = page.map.regions()[label.region];
      if (page.name_of(region) != "Burg") continue;
      const bool is_red = page.task.key[label.key].crayon == Crayon::red;
      (is_red ? red_mm2 : walls_mm2) += region.area_mm2;
    }
    EXPECT_GT(walls_mm2, red_mm2);
  }
}

// The largest piece of a volcano that is drawn brown, on brown ground.
TEST(PaintedPage, AVolcanoIsSeenOnItsGround) {
  for (const LessonLevel level : painted_levels) {
    const Painted page = painted("Ein Dinosaurier vor einem Vulkan", level);
    const auto largest = [&](const std::string& name) {
      return page.crayons_where(
          [&](const ColourRegion& region) { return page.name_of(region) == name && region.area_mm2 > 700; });
    };
    const Crayons volcano = largest("Vulkan"), ground = largest("Dschungelboden");
    EXPECT_FALSE(volcano.empty() || ground.empty());
    for (const Crayon crayon : volcano) EXPECT_FALSE(ground.contains(crayon));
  }
}

TEST(PaintedPage, TheGlovesOfASpacesuitAreOfTheSuit) {
  const Painted page = painted("Ein Astronaut auf dem Mond", LessonLevel::hard);
  const auto& shapes = page.picture().shapes;
  const Crayons gloves = page.crayons_where([&](const ColourRegion& region) {
    return region.shape && page.name_of(region) == "Astronaut" &&
           shapes[*region.shape].material == drawing::Material::skin && region.area_mm2 > 50;
  });
  EXPECT_EQ(gloves, Crayons{Crayon::white});
}

TEST(PaintedPage, OfLikeWhiteMeshesNoneOrAllHaveANumber) {
  const Painted page = painted("Eine Fischerin zieht das Netz ein", LessonLevel::hard);
  std::size_t meshes = 0, labelled = 0;
  for (const ColourRegion& region : page.map.regions())
    if (page.name_of(region) == "Fischernetz" && region.area_mm2 > 60) ++meshes;
  for (const RegionLabel& label : page.task.labels)
    if (page.name_of(page.map.regions()[label.region]) == "Fischernetz") ++labelled;
  EXPECT_GT(meshes, 6u);
  EXPECT_TRUE(labelled == 0 || labelled >= meshes) << labelled << " of " << meshes;
}

TEST(PaintedPage, LettersOnAWallAreNoFields) {
  const Painted page = painted("Eine Lehrerin an der Tafel", LessonLevel::medium);
  EXPECT_TRUE(page.crayons_of("Buchstaben").empty());
}

TEST(PaintedPage, PreschoolersHaveSixtyFieldsAtMost) {
  for (const char* sentence : {"Ein Feuerwehrauto fährt zum Brand", "Eine Katze schläft auf dem Sofa"})
    EXPECT_LE(painted(sentence, LessonLevel::easy).task.labels.size(), 60u);
}

TEST(PaintedPage, SeasonsAreReadFromTheTable) {
  const NaturalTable table(
      "[[season]]\nplaces = \"winter\"\nshown_by = \"Schnee Eisfläche\"\nleast = 2\n"
      "[season.things]\n\"Hügel\" = \"weiß\"\n");
  drawing::Picture picture;
  EXPECT_EQ(table.season_of(picture), nullptr);
  picture.elements.resize(2);
  picture.elements[0].name = "Schnee";
  EXPECT_EQ(table.season_of(picture), nullptr) << "one is not two";
  picture.elements[1].name = "Eisfläche";
  ASSERT_NE(table.season_of(picture), nullptr);
  EXPECT_EQ(table.season_of(picture)->thing("Hügel").front(), Crayon::white);
  EXPECT_TRUE(table.season_of(picture)->thing("Baum").empty());
  picture.elements.clear();
  picture.subject.place = "winter";
  EXPECT_NE(table.season_of(picture), nullptr);
}

// Who sits on a tractor or on a horse is drawn as the catalogue has them where the sheet shows them alone.
TEST(SheetMotif, WhoSitsIsNotCutOutOfThePage) {
  const auto is_cut_out = [](const std::string& sentence, const std::string& name) {
    const drawing::Picture picture = drawing::draw(sentence, {}).picture;
    for (std::size_t i = 0; i < picture.elements.size(); ++i) {
      if (picture.elements[i].asked && picture.elements[i].name == name)
        return motif_of(picture, i).own.has_value();
    }
    ADD_FAILURE() << sentence << ": no " << name;
    return false;
  };
  EXPECT_FALSE(is_cut_out("Der Bauer fährt mit dem Traktor auf das Feld", "Bauer"));
  EXPECT_FALSE(is_cut_out("Ein Junge reitet auf einem Pferd", "Junge"));
  EXPECT_FALSE(is_cut_out("Das Mädchen fährt mit dem Fahrrad", "Mädchen"));
  EXPECT_TRUE(is_cut_out("Der Bauer steht auf dem Feld", "Bauer"));
  EXPECT_TRUE(is_cut_out("Ein Mädchen läuft über die Wiese", "Mädchen"));
  EXPECT_TRUE(is_cut_out("Ein Hund steht vor einem Haus", "Hund"));
}

}  // namespace
}  // namespace books::lessons
