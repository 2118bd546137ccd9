// Compares pages with the accepted ones in tests/golden/pages: sentences with the motifs that people get, one
// for every place and one for every special page. A page that differs is written, beside the accepted one and
// their difference, to golden-<name>.png in the folder for temporary files. An intended change is accepted
// with BUNTSTIFT_REPLACE_GOLDEN=1 in the environment; look at these pictures before committing it.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "drawing/model/picture_codec.h"
#include "drawing/pipeline.h"
#include "drawing/places/scene.h"
#include "golden/difference_picture.h"

namespace {

using drawing::Age;
using drawing::Detail;
using drawing::Orientation;
using drawing::Paper;

struct GoldenPage {
  const char* name;
  const char* sentence;
  std::uint32_t seed;
  Age age = Age::years_6_8;
  Detail detail = Detail::standard;
  Orientation orientation = Orientation::portrait;
  Paper paper = Paper::a4;
  bool frame = false;
};

void PrintTo(const GoldenPage& page, std::ostream* out) {
  *out << page.sentence;
}

const GoldenPage pages[] = {
    {"farm", "Ein Schwein und drei Hühner auf dem Bauernhof", 1},
    {"building-site", "Ein Bagger auf der Baustelle", 2, Age::years_3_5},
    {"mountains", "Eine Ziege in den Bergen", 3},
    {"jungle", "Ein Affe im Dschungel", 4, Age::years_9_up, Detail::premium},
    {"garden", "Eine Katze mit Hut im Garten", 5},
    {"birthday", "Ein Hund mit Torte beim Geburtstag", 6},
    {"halloween", "Ein Gespenst an Halloween", 7},
    {"autumn", "Ein Igel im Herbst", 8, Age::years_3_5},
    {"sky", "Ein Flugzeug am Himmel", 9},
    {"island", "Eine Schatzkiste auf der Insel", 10},
    {"fair", "Zwei Kinder auf dem Jahrmarkt", 11, Age::years_9_up},
    {"kitchen", "Ein Topf in der Küche", 12},
    {"sea", "Ein Segelboot auf dem Meer", 13, Age::years_6_8, Detail::standard, Orientation::landscape},
    {"night", "Eine Eule in der Nacht", 14},
    {"easter", "Ein Osterhase mit zwei Ostereiern an Ostern", 15},
    {"park", "Drei Enten im Park", 16, Age::years_6_8, Detail::improved},
    {"rain", "Ein Frosch im Regen", 17},
    {"race-track", "Ein Rennauto auf der Rennstrecke", 18},
    {"savanna", "Ein Elefant in der Savanne", 19},
    {"castle", "Ein König mit Krone vor dem Schloss", 20},
    {"school", "Ein Fuchs in der Schule", 21},
    {"playground", "Ein Mädchen auf dem Spielplatz", 22},
    {"town", "Ein Bus in der Stadt", 23, Age::years_6_8, Detail::standard, Orientation::portrait, Paper::a5},
    {"beach", "Eine Krabbe am Strand", 24},
    {"under-water", "Sieben Fische unter Wasser", 25, Age::years_6_8, Detail::standard,
     Orientation::landscape},
    {"forest", "Ein trauriger Bär im Wald", 26},
    {"christmas", "Ein Rentier an Weihnachten", 27},
    {"space", "Ein fröhlicher Dinosaurier im Weltraum", 28},
    {"meadow", "Drei Schmetterlinge auf der Wiese", 29, Age::years_9_up, Detail::premium},
    {"winter", "Ein Pinguin mit Brille im Winter", 30},
    {"desert", "Ein Kamel in der Wüste", 31},
    {"room", "Eine schlafende Katze auf dem Sofa im Zimmer", 32},
    {"circus", "Ein Clown im Zirkus", 33, Age::years_6_8, Detail::standard, Orientation::portrait,
     Paper::letter},
    {"zoo", "Ein Löwe im Zoo", 34},
    {"nobody", "Auf dem Bauernhof", 35},
    {"vessel", "Ein Teddybär in einem Korb", 36},
    {"under-the-tree", "Ein Hase unter einem Baum", 37},
    {"asked-sun", "Eine Sonne über einem Haus", 38},
    {"name", "Emma", 39, Age::years_6_8, Detail::standard, Orientation::portrait, Paper::a4, true},
    {"letter", "A wie Affe", 40, Age::years_3_5},
    {"mandala", "Ein Mandala mit Schmetterlingen", 41},
    {"labyrinth", "Ein Labyrinth mit Maus und Käse", 42, Age::years_9_up},
    {"pattern", "Ein Muster mit Sternen", 43, Age::years_6_8, Detail::standard, Orientation::landscape},
};

drawing::Drawing draw(const GoldenPage& page) {
  return drawing::draw(page.sentence,
                       {page.seed, page.age, page.detail, page.orientation, page.paper, page.frame});
}

// One line for the page, each element and each shape; lengths in hundredths of a millimetre.
std::vector<std::string> as_lines(const drawing::Picture& picture) {
  const auto hundredths = [](double mm) { return std::to_string(std::llround(mm * 100)); };
  std::vector<std::string> lines = {"page " + hundredths(picture.width_mm) + ' ' +
                                    hundredths(picture.height_mm)};
  for (const drawing::Element& element : picture.elements)
    lines.push_back("element " + element.motif + ' ' + element.name + (element.asked ? " asked" : ""));
  for (const drawing::Shape& shape : picture.shapes) {
    std::string line = std::to_string(shape.element) + ' ' + "nwb"[static_cast<int>(shape.fill)] +
                       "rdsf"[static_cast<int>(shape.role)] + (shape.even_odd ? "e " : " ") +
                       hundredths(shape.line_mm);
    std::size_t point = 0;
    for (const geometry::Verb verb : shape.path.verbs()) {
      constexpr int points_of[] = {1, 1, 3, 0};
      line += std::string(" ") + "MLCZ"[static_cast<int>(verb)];
      for (int i = 0; i < points_of[static_cast<int>(verb)]; ++i, ++point) {
        const geometry::Point p = shape.path.points()[point];
        line += ' ' + hundredths(p.x) + ',' + hundredths(p.y);
      }
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string read_bytes(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

void write_bytes(const std::filesystem::path& path, std::string_view bytes) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
}

bool replaces_accepted() {
  const char* replace = std::getenv("BUNTSTIFT_REPLACE_GOLDEN");
  return replace != nullptr && std::string_view(replace) == "1";
}

// The lines of which one picture has more than the other, as many as help.
std::string first_differences(const std::vector<std::string>& accepted,
                              const std::vector<std::string>& drawn) {
  std::ostringstream out;
  out << accepted.size() << " lines were accepted, " << drawn.size() << " are drawn; first difference:";
  for (std::size_t i = 0; i < std::max(accepted.size(), drawn.size()); ++i) {
    const std::string before = i < accepted.size() ? accepted[i] : "nothing",
                      after = i < drawn.size() ? drawn[i] : "nothing";
    if (before == after) continue;
    out << "\nline " << i + 1 << " was " << before.substr(0, 160) << "\nnow " << after.substr(0, 160);
    break;
  }
  return out.str();
}

class Golden : public testing::TestWithParam<GoldenPage> {};

TEST_P(Golden, PageIsTheOneThatWasAccepted) {
  const std::string name = GetParam().name;
  const std::filesystem::path path =
      std::filesystem::path(BUNTSTIFT_SOURCE_DIR) / "tests/golden/pages" / (name + ".page");
  // Stored pictures are rounded to 0.01 mm, and so is what they are compared with.
  const drawing::Picture drawn = drawing::decode_picture(drawing::encode_picture(draw(GetParam()).picture));
  if (replaces_accepted()) write_bytes(path, drawing::encode_picture(drawn));
  ASSERT_TRUE(std::filesystem::exists(path)) << path;
  const drawing::Picture accepted = drawing::decode_picture(read_bytes(path));
  const std::vector<std::string> before = as_lines(accepted), after = as_lines(drawn);
  if (before == after) return;
  const std::filesystem::path difference =
      std::filesystem::temp_directory_path() / ("golden-" + name + ".png");
  write_bytes(difference, golden::difference_picture(accepted, drawn));
  FAIL() << first_differences(before, after) << "\naccepted, drawn and difference: " << difference;
}

INSTANTIATE_TEST_SUITE_P(Pages, Golden, testing::ValuesIn(pages), [](const auto& info) {
  std::string name = info.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(GoldenPages, ShowEveryPlaceAndEverySpecialPage) {
  std::set<std::string> shown;
  for (const GoldenPage& page : pages) {
    const drawing::Wish wish = draw(page).wish;
    if (wish.scene) shown.insert(*wish.scene);
    if (wish.special) shown.insert(*wish.special);
  }
  for (const drawing::places::Scene& scene : drawing::places::all_scenes())
    EXPECT_TRUE(shown.contains(std::string(scene.id))) << scene.id;
  for (const char* special : {"mandala", "labyrinth", "muster", "schriftzug"})
    EXPECT_TRUE(shown.contains(special)) << special;
}

TEST(GoldenPages, AreUnderstoodWhole) {
  for (const GoldenPage& page : pages) {
    const drawing::Wish wish = draw(page).wish;
    EXPECT_TRUE(wish.unknown.empty() || wish.special == "schriftzug") << page.sentence;
  }
}

TEST(DifferencePicture, ShowsThreePages) {
  drawing::Picture nothing;
  drawing::Picture something;
  drawing::Shape shape;
  shape.path.add_rounded_rect({50, 50, 150, 250}, 5);
  shape.fill = drawing::Fill::black;
  something.clip = nothing.clip = {0, 0, 210, 297};
  something.shapes.push_back(shape);
  const std::string png = golden::difference_picture(nothing, something);
  ASSERT_GT(png.size(), 24U);
  EXPECT_EQ(png.substr(1, 3), "PNG");
  // The width stands in the header, most significant byte first.
  EXPECT_EQ(static_cast<unsigned char>(png[18]) * 256 + static_cast<unsigned char>(png[19]), 3 * 900);
  EXPECT_NE(png, golden::difference_picture(something, nothing));
}

}  // namespace
