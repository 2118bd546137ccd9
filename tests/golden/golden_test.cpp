// Compares the pages of tests/golden/pages.toml with the accepted ones in tests/golden/pages. A page that
// differs is written, beside the accepted one and their difference, to golden-<name>.png in the folder for
// temporary files. An intended change is accepted with BUNTSTIFT_REPLACE_GOLDEN=1 in the environment; look at
// these pictures before committing it.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "base/tomlplusplus.h"
#include "drawing/model/picture_codec.h"
#include "drawing/pipeline.h"
#include "drawing/places/atlas.h"
#include "golden/difference_picture.h"

namespace {

struct GoldenPage {
  std::string name;
  std::string sentence;
  drawing::Options options;
};

void PrintTo(const GoldenPage& page, std::ostream* out) {
  *out << page.sentence;
}

// The words stand in the order of the enumeration.
std::size_t index_of(std::string_view word, const std::vector<std::string_view>& words) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end()) throw std::runtime_error("pages.toml: " + std::string(word));
  return static_cast<std::size_t>(found - words.begin());
}

std::vector<GoldenPage> read_pages() {
  const toml::table file = toml::parse_file(BUNTSTIFT_SOURCE_DIR "/tests/golden/pages.toml");
  std::vector<GoldenPage> pages;
  for (const toml::node& node : *file["page"].as_array()) {
    const toml::table& table = *node.as_table();
    GoldenPage page{
        table["name"].value<std::string>().value(), table["sentence"].value<std::string>().value(), {}};
    page.options.seed = table["seed"].value<std::uint32_t>().value();
    page.options.age =
        static_cast<drawing::Age>(index_of(table["age"].value_or("6-8"), {"3-5", "6-8", "9+"}));
    page.options.detail = static_cast<drawing::Detail>(
        index_of(table["detail"].value_or("standard"), {"standard", "improved", "premium"}));
    page.options.paper =
        static_cast<drawing::Paper>(index_of(table["paper"].value_or("a4"), {"a4", "a5", "letter"}));
    if (table["landscape"].value_or(false)) page.options.orientation = drawing::Orientation::landscape;
    page.options.frame = table["frame"].value_or(false);
    pages.push_back(std::move(page));
  }
  return pages;
}

const std::vector<GoldenPage> pages = read_pages();

drawing::Drawing draw(const GoldenPage& page) {
  return drawing::draw(page.sentence, page.options);
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
  for (const drawing::places::Place* place : drawing::places::Atlas::embedded().places())
    EXPECT_TRUE(shown.contains(place->id)) << place->id;
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
