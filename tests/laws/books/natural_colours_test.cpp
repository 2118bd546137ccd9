#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "base/error.h"
#include "books/lessons/colour_task.h"
#include "books/lessons/natural_table.h"
#include "drawing/language/lexicon.h"
#include "drawing/pipeline.h"
#include "drawing/places/atlas.h"
#include "support/colour_audit.h"
#include "support/plain_measure.h"

// What pages of "Malen nach Zahlen" look like when they are coloured, against resources/colours/natural.toml.
namespace books::lessons {
namespace {

const support::PlainMeasure natural_measure;

// Draws the sentence as children of both ages get it and adds what is known of its colours at each level.
support::ColourAudit audit_of(const std::string& sentence) {
  support::ColourAudit all;
  for (const LessonLevel level : {LessonLevel::easy, LessonLevel::medium}) {
    drawing::Options options;
    options.age = level == LessonLevel::easy ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
    const Page page{drawing::draw(sentence, options).picture, "builtin", sentence};
    const auto& picture = std::get<drawing::Picture>(page.picture);
    const RegionMap map(page, {}, {0, 0, picture.width_mm, picture.height_mm});
    const auto task =
        make_colour_task(map, &picture, ColourLabels::numbers, {level, {}}, base::Random(5), natural_measure);
    if (!task) continue;
    const support::ColourAudit audit = support::audit_colours(map, picture, *task);
    all.known += audit.known;
    all.odd.insert(all.odd.end(), audit.odd.begin(), audit.odd.end());
  }
  return all;
}

// A ground of a name that nobody knows may get any colour: a paddock was blue.
TEST(NaturalTable, KnowsTheGroundOfEveryPlace) {
  using drawing::places::Arrangement;
  using drawing::places::Hill;
  const NaturalTable& table = NaturalTable::embedded();
  int grounds = 0;
  for (const drawing::places::Place* place : drawing::places::Atlas::embedded().places()) {
    for (const Arrangement& arrangement : place->arrangements) {
      if (arrangement.distance) {
        ++grounds;
        EXPECT_FALSE(table.thing(arrangement.ground_name).empty())
            << place->id << ": " << arrangement.ground_name;
      }
      for (const drawing::places::Row& row : arrangement.land) {
        const Hill* hill = std::get_if<Hill>(&row.what);
        if (hill == nullptr) continue;
        ++grounds;
        EXPECT_FALSE(table.thing(hill->called).empty()) << place->id << ": " << hill->called;
      }
    }
  }
  EXPECT_GT(grounds, 200);
}

TEST(NaturalTable, KnowsEveryAnimalOfTheLexicon) {
  for (const auto& entry : drawing::language::Lexicon::embedded().entries()) {
    if (!entry.is_animal) continue;
    EXPECT_NE(NaturalTable::embedded().animal(entry.motif), nullptr) << entry.singular << " " << entry.motif;
  }
}

// Nor is a hole black, or a treasure map as green as the meadow.
TEST(NaturalTable, AWellIsNotOfTheSkysBlue) {
  const auto has = [](std::string_view name, Crayon crayon) {
    const auto crayons = natural_crayons(name);
    return std::find(crayons.begin(), crayons.end(), crayon) != crayons.end();
  };
  EXPECT_FALSE(has("Brunnen", Crayon::light_blue));
  EXPECT_FALSE(has("Loch", Crayon::black));
  EXPECT_TRUE(has("Schatzkarte", Crayon::orange));
  EXPECT_TRUE(has("Windmühle", Crayon::red));
  EXPECT_FALSE(has("Windmühle", Crayon::purple));
}

TEST(NaturalTable, TakesTheLongestNameThatFits) {
  EXPECT_EQ(natural_crayons("Seestern").front(), Crayon::orange);
  EXPECT_EQ(natural_crayons("Stern").front(), Crayon::yellow);
  EXPECT_EQ(natural_crayons("Springbrunnen").front(), Crayon::light_blue);
  EXPECT_EQ(natural_crayons("Brunnen").front(), Crayon::grey);
  EXPECT_EQ(natural_crayons("Apfelbaum").front(), Crayon::green);
}

TEST(NaturalTable, SaysWhatPartsOfAnAnimalAre) {
  const AnimalColours* pig = NaturalTable::embedded().animal("1f416");
  ASSERT_NE(pig, nullptr);
  EXPECT_EQ(pig->fur, (std::vector{Crayon::pink}));
  EXPECT_EQ(pig->of(drawing::Material::belly).front(), Crayon::pink);
  EXPECT_EQ(pig->of(drawing::Material::hoof).front(), Crayon::black);
  EXPECT_EQ(pig->of(drawing::Material::eye).front(), Crayon::white);
  const AnimalColours* duckling = NaturalTable::embedded().animal("1f424");
  ASSERT_NE(duckling, nullptr);
  EXPECT_EQ(duckling->of(drawing::Material::skin).front(), Crayon::orange) << "legs are like the beak";
}

TEST(NaturalTable, RefusesWhatItCannotRead) {
  EXPECT_THROW(NaturalTable("[things]\nBaum = \"gruen\"\n"), base::AppError);
  EXPECT_THROW(NaturalTable("[[animal]]\nmotifs = \"1f416\"\nfell = \"rosa\"\n"), base::AppError);
}

// What a page is about has its colours without an exception; of what else is on it hardly anything lacks
// them, as small children have few crayons.
void expect_natural(const std::vector<std::string>& sentences, std::size_t least_known) {
  std::size_t known = 0, odd = 0;
  std::string others;
  for (const std::string& sentence : sentences) {
    const support::ColourAudit audit = audit_of(sentence);
    known += audit.known;
    for (const support::OddColour& one : audit.odd) {
      EXPECT_FALSE(one.is_asked) << sentence << ": " << one.thing << " " << one.found;
      if (one.is_asked) continue;
      ++odd;
      others += one.thing + " " + one.found + ", ";
    }
  }
  EXPECT_GE(known, least_known);
  EXPECT_LE(static_cast<double>(odd), 0.01 * static_cast<double>(known)) << others;
}

TEST(NaturalColours, EveryAnimalHasTheColoursOfItsKind) {
  std::vector<std::string> animals;
  for (const auto& entry : drawing::language::Lexicon::embedded().entries()) {
    if (entry.is_animal) animals.push_back(entry.singular);
  }
  expect_natural(animals, 4000);
}

TEST(NaturalColours, AnimalsThatDoSomethingHaveThemToo) {
  expect_natural(
      {"Ein Schwein läuft über die Wiese", "Ein Hund schläft", "Eine Katze springt über einen Zaun",
       "Ein Pferd galoppiert", "Ein Elefant badet im See", "Ein Hase frisst eine Karotte",
       "Eine Kuh steht auf der Weide", "Ein Löwe brüllt", "Ein Fuchs schleicht durch den Wald",
       "Ein Bär angelt am Fluss", "Ein Vogel fliegt über das Haus", "Ein Pinguin rutscht über das Eis",
       "Ein Igel sitzt im Laub", "Ein Affe klettert auf einen Baum", "Ein Schaf frisst Gras"},
      400);
}

TEST(NaturalColours, ThingsThatEverybodyKnowsHaveTheirs) {
  expect_natural(
      {"Ein Lagerfeuer im Wald", "Eine Kerze", "Ein Baum auf der Wiese", "Eine Tanne im Schnee", "Eine Palme",
       "Ein Apfelbaum", "Eine Sonnenblume", "Eine Tulpe", "Ein Pilz", "Ein Kaktus", "Ein Schneemann",
       "Eine Banane", "Ein Apfel", "Eine Erdbeere", "Die Sonne", "Ein Zaun", "Ein Baumstamm"},
      400);
}

TEST(Crayon, IsWhatAChildWouldCallADrawingsColour) {
  const auto crayon = [](std::uint8_t r, std::uint8_t g, std::uint8_t b) {
    return drawn_crayon(drawing::NaturalColour{r, g, b});
  };
  EXPECT_EQ(crayon(0xff, 0xcc, 0xaa), Crayon::pink);
  EXPECT_EQ(crayon(0xff, 0x77, 0x88), Crayon::pink);
  EXPECT_EQ(crayon(0xee, 0x88, 0x77), Crayon::pink);
  EXPECT_EQ(crayon(0x88, 0x55, 0x55), Crayon::brown);
  EXPECT_EQ(crayon(0xbb, 0x77, 0x44), Crayon::brown);
  EXPECT_EQ(crayon(0xf0, 0x85, 0x38), Crayon::orange);
  EXPECT_EQ(crayon(0xfd, 0xf3, 0xe3), Crayon::white);
  EXPECT_EQ(crayon(0xff, 0xff, 0xff), Crayon::white);
  EXPECT_EQ(crayon(0xa5, 0xaf, 0xbd), Crayon::grey);
  EXPECT_EQ(crayon(0x33, 0x25, 0x1c), Crayon::black);
  EXPECT_EQ(crayon(0x44, 0x33, 0x66), Crayon::black);
  EXPECT_EQ(crayon(0x88, 0x44, 0xbb), Crayon::purple);
  EXPECT_EQ(crayon(0xf7, 0xcf, 0x5a), Crayon::yellow);
  EXPECT_EQ(crayon(0x6f, 0xbf, 0x54), Crayon::green);
  EXPECT_EQ(crayon(0x5f, 0x9f, 0xd0), Crayon::blue);
  EXPECT_EQ(crayon(0xd6, 0x3f, 0x3f), Crayon::red);
  for (const drawing::NaturalColour& own :
       {drawing::natural::brown, drawing::natural::green, drawing::natural::red, drawing::natural::yellow}) {
    EXPECT_NE(drawn_crayon(own), Crayon::grey);
  }
  EXPECT_EQ(drawn_crayon(drawing::natural::brown), Crayon::brown);
  EXPECT_EQ(drawn_crayon(drawing::natural::light_blue), Crayon::light_blue);
  EXPECT_EQ(drawn_crayon(drawing::natural::orange), Crayon::orange);
}

}  // namespace
}  // namespace books::lessons
