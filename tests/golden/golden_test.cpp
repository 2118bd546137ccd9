// Compares pages with the ones in tests/golden/pages, as text with coordinates rounded to 0.01 mm. An
// intended change is accepted with BUNTSTIFT_REPLACE_GOLDEN=1 in the environment; look at a contact sheet
// before committing it.

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "support/small_library.h"

namespace {

struct GoldenPage {
  const char* name;
  const char* scene;  // empty for none
  std::vector<drawing::WishedMotif> motifs;
  drawing::Options options;
  const char* special = "";
};

drawing::Options with(std::uint32_t seed, drawing::Age age = drawing::Age::years_6_8,
                      drawing::Orientation orientation = drawing::Orientation::portrait,
                      drawing::Paper paper = drawing::Paper::a4, bool frame = false) {
  return {seed, age, drawing::Detail::standard, orientation, paper, frame};
}

drawing::WishedMotif some(const char* motif, int count = 1) {
  drawing::WishedMotif wished;
  wished.motif = wished.name = motif;
  wished.count = count;
  return wished;
}

using drawing::Age;
using drawing::Orientation;
using drawing::Paper;

// Hand-made motifs, so that these pages change with composition and scenery and not with the motif pack.
const GoldenPage pages[] = {
    {"space", "weltraum", {some("cat")}, with(1)},
    {"garden", "garten", {some("cat")}, with(2, Age::years_3_5)},
    {"meadow", "wiese", {some("bird", 3)}, with(7, Age::years_9_up)},
    {"under-water", "unterwasser", {some("fish", 7)}, with(3, Age::years_6_8, Orientation::landscape)},
    {"farm",
     "bauernhof",
     {some("cat"), some("horse")},
     with(4, Age::years_6_8, Orientation::portrait, Paper::letter)},
    {"town", "stadt", {some("box", 2)}, with(5, Age::years_6_8, Orientation::portrait, Paper::a5)},
    {"sea", "meer", {some("boat")}, with(8)},
    {"winter", "winter", {some("horse"), some("bird")}, with(9)},
    {"room", "zimmer", {some("cat", 2)}, with(10)},
    {"name", "", {}, with(6, Age::years_6_8, Orientation::portrait, Paper::a4, true)},
    {"mandala", "", {some("cat", 3)}, with(11), "mandala"},
    {"labyrinth", "", {some("cat"), some("box")}, with(12, Age::years_9_up), "labyrinth"},
    {"pattern", "", {}, with(13, Age::years_6_8, Orientation::landscape), "muster"},
};

drawing::Picture draw(const GoldenPage& page) {
  drawing::Wish wish;
  wish.text = wish.lettering = "Emma";
  wish.motifs = page.motifs;
  if (*page.scene != '\0') wish.scene = page.scene;
  if (*page.special != '\0') wish.special = page.special;
  if (page.motifs.size() == 2 && page.motifs[1].motif == "horse")
    wish.relations = {{0, drawing::Preposition::on, {1}}};
  return drawing::paint(wish, page.options, test_support::SmallLibrary());
}

void write_number(std::ostream& out, double mm) {
  out << ' ' << std::llround(mm * 100);
}

// One line an element and one a shape; lengths in hundredths of a millimetre.
std::string as_text(const drawing::Picture& picture) {
  std::ostringstream out;
  out << "page";
  write_number(out, picture.width_mm);
  write_number(out, picture.height_mm);
  out << '\n';
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const drawing::Element& element = picture.elements[i];
    out << "element " << i << ' ' << (element.asked ? "asked " : "")
        << (element.motif.empty() ? "-" : element.motif) << ' ' << element.name << '\n';
  }
  for (const drawing::Shape& shape : picture.shapes) {
    out << shape.element << ' ' << "nwb"[static_cast<int>(shape.fill)] << "rdsf"[static_cast<int>(shape.role)]
        << (shape.even_odd ? "e" : "");
    write_number(out, shape.line_mm);
    std::size_t point = 0;
    for (const geometry::Verb verb : shape.path.verbs()) {
      constexpr int points_of[] = {1, 1, 3, 0};
      out << ' ' << "MLCZ"[static_cast<int>(verb)];
      for (int i = 0; i < points_of[static_cast<int>(verb)]; ++i, ++point) {
        out << ' ' << std::llround(shape.path.points()[point].x * 100) << ','
            << std::llround(shape.path.points()[point].y * 100);
      }
    }
    out << '\n';
  }
  return out.str();
}

class Golden : public testing::TestWithParam<GoldenPage> {};

TEST_P(Golden, PageIsTheOneThatWasAccepted) {
  const GoldenPage& page = GetParam();
  const std::filesystem::path path =
      std::filesystem::path(BUNTSTIFT_SOURCE_DIR) / "tests/golden/pages" / (std::string(page.name) + ".txt");
  const std::string drawn = as_text(draw(page));
  if (const char* replace = std::getenv("BUNTSTIFT_REPLACE_GOLDEN");
      replace != nullptr && std::string(replace) == "1") {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << drawn;
  }
  std::ifstream file(path, std::ios::binary);
  ASSERT_TRUE(file.is_open()) << path;
  std::stringstream accepted;
  accepted << file.rdbuf();
  // A whole page as a failure message helps nobody: the first line that differs does.
  std::istringstream expected_lines(accepted.str()), drawn_lines(drawn);
  std::string expected_line, drawn_line;
  for (int number = 1;; ++number) {
    const bool more_expected = static_cast<bool>(std::getline(expected_lines, expected_line));
    const bool more_drawn = static_cast<bool>(std::getline(drawn_lines, drawn_line));
    ASSERT_EQ(more_expected, more_drawn) << "line " << number;
    if (!more_expected) break;
    ASSERT_EQ(drawn_line, expected_line) << "line " << number;
  }
}

INSTANTIATE_TEST_SUITE_P(Pages, Golden, testing::ValuesIn(pages), [](const auto& info) {
  std::string name = info.param.name;
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
});

}  // namespace
