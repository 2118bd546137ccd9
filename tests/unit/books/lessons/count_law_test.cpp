// What the solution says is what a child counts on the finished page. This counts once more, from the painted
// page alone, by other means than the exercise does: the law for every picture, be it ever so full.
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <span>

#include <gtest/gtest.h>

#include "books/lessons/count_task.h"
#include "drawing/pipeline.h"
#include "geometry/mask.h"

namespace books::lessons {
namespace {

using drawing::Picture;
using geometry::Mask;
using geometry::Point;

constexpr double cell_mm = 0.5;
constexpr std::size_t paper = static_cast<std::size_t>(-1);

// Which shape is seen last in each cell of the page, as the printer leaves it.
class FinishedPage {
 public:
  explicit FinishedPage(const Picture& picture)
      : picture_(picture),
        grid_({0, 0, picture.width_mm, picture.height_mm}, cell_mm),
        top_(grid_.cells().size(), paper) {
    for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
      const drawing::Shape& shape = picture.shapes[i];
      if (shape.fill == drawing::Fill::none || shape.role == drawing::Role::frame) continue;
      Mask mask(grid_.area(), cell_mm);
      mask.fill(shape.path, shape.even_odd, true, 0.1);
      for (std::size_t c = 0; c < top_.size(); ++c) {
        if (mask.cells()[c] == 0) continue;
        top_[c] = i;
      }
      const auto found = silhouettes_.try_emplace(shape.element, grid_.area(), cell_mm).first;
      found->second.unite(mask);
    }
  }

  // Cells of an element, or of one of its shapes, that are seen.
  std::vector<Point> seen_of_element(std::size_t element) const {
    return seen([&](std::size_t shape) { return picture_.shapes[shape].element == element; });
  }
  std::vector<Point> seen_of_shape(std::size_t wanted) const {
    return seen([&](std::size_t shape) { return shape == wanted; });
  }
  // What there is of an element or a shape, seen or not.
  std::vector<Point> whole_element(std::size_t element) const {
    const auto found = silhouettes_.find(element);
    return found == silhouettes_.end() ? std::vector<Point>() : points_of(found->second);
  }
  std::vector<Point> whole_shape(std::size_t shape) const {
    Mask mask(grid_.area(), cell_mm);
    mask.fill(picture_.shapes[shape].path, picture_.shapes[shape].even_odd, true, 0.1);
    return points_of(mask);
  }
  double share_seen(std::size_t element) const {
    const auto found = silhouettes_.find(element);
    if (found == silhouettes_.end()) return 0;
    return static_cast<double>(seen_of_element(element).size()) / static_cast<double>(found->second.count());
  }

 private:
  static std::vector<Point> points_of(const Mask& mask) {
    std::vector<Point> points;
    for (int row = 0; row < mask.rows(); ++row) {
      for (int column = 0; column < mask.columns(); ++column) {
        if (mask.at(column, row)) points.push_back(mask.center(column, row));
      }
    }
    return points;
  }
  template <class Wanted>
  std::vector<Point> seen(Wanted wanted) const {
    std::vector<Point> points;
    for (int row = 0; row < grid_.rows(); ++row) {
      for (int column = 0; column < grid_.columns(); ++column) {
        const std::size_t shape =
            top_[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid_.columns()) +
                 static_cast<std::size_t>(column)];
        const Point at = grid_.center(column, row);
        if (shape != paper && picture_.clip.contains(at) && wanted(shape)) points.push_back(at);
      }
    }
    return points;
  }

  const Picture& picture_;
  Mask grid_;
  std::vector<std::size_t> top_;
  std::map<std::size_t, Mask> silhouettes_;
};

// Whether a patch of paint has the form of a star: five to eight points, evenly around its middle.
bool is_star(const std::vector<Point>& cells) {
  if (cells.size() < 40 || cells.size() > 30000) return false;
  Point middle;
  for (const Point p : cells) middle = middle + p * (1.0 / static_cast<double>(cells.size()));
  constexpr int rays = 72;
  double reach[rays] = {};
  for (const Point p : cells) {
    const Point d = p - middle;
    const double turn = (std::atan2(d.y, d.x) / std::numbers::pi + 1) / 2;
    double& far = reach[static_cast<int>(turn * rays) % rays];
    far = std::max(far, geometry::length(d));
  }
  const auto [least, most] = std::minmax_element(reach, reach + rays);
  if (*least <= 0 || *most < 1.45 * *least) return false;
  const double half = (*least + *most) / 2;
  std::vector<int> starts;
  for (int i = 0; i < rays; ++i) {
    if (reach[i] < half && reach[(i + 1) % rays] >= half) starts.push_back(i);
  }
  if (starts.size() < 5 || starts.size() > 8) return false;  // a window has four
  // A star's points stand about evenly and are about as long as each other, and so are its notches: a tuft of
  // grass has none below.
  const double even = static_cast<double>(rays) / static_cast<double>(starts.size());
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const int gap = (starts[(i + 1) % starts.size()] - starts[i] + rays) % rays;
    if (gap < even * 0.6 || gap > even * 1.5) return false;
    double tip = 0, notch = *most;
    for (int k = 0; k < gap; ++k) {
      tip = std::max(tip, reach[(starts[i] + k) % rays]);
      notch = std::min(notch, reach[(starts[i] + k) % rays]);
    }
    if (tip < 0.85 * *most || notch > 1.3 * *least) return false;
  }
  return true;
}

// All stars on the page, be they things of their own or on something else, by what they belong to.
std::vector<std::string> stars_on(const Picture& picture, const FinishedPage& page) {
  std::set<std::size_t> wholes;
  std::vector<std::string> stars;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    if (page.share_seen(i) < 0.3 || !is_star(page.whole_element(i))) continue;
    wholes.insert(i);
    stars.push_back(picture.elements[i].name);
  }
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    const drawing::Shape& shape = picture.shapes[i];
    const geometry::Rect box = shape.path.bounds();
    if (wholes.count(shape.element) > 0 || shape.fill == drawing::Fill::none || box.width() < 4 ||
        box.width() > 90)
      continue;
    const std::vector<Point> whole = page.whole_shape(i);
    const bool is_seen = page.seen_of_shape(i).size() * 2 > whole.size();
    if (is_seen && is_star(whole)) stars.push_back("on " + picture.elements[shape.element].name);
  }
  return stars;
}

// Names that no child tells apart; the second is not on a page where the first is asked for, nor the first
// where the second is.
constexpr const char* pairs[][2] = {{"Stern", "Schneeflocke"},
                                    {"Stern", "Sternschnuppe"},
                                    {"Stern", "Weihnachtsbaum"},
                                    {"Stern", "Seestern"},
                                    {"Fisch", "Tropenfisch"},
                                    {"Fisch", "Kugelfisch"},
                                    {"Blume", "Tulpe"},
                                    {"Blume", "Sonnenblume"},
                                    {"Tulpe", "Glockenblume"},
                                    {"Baum", "Tanne"},
                                    {"Baum", "kahler Baum"},
                                    {"Tanne", "Weihnachtsbaum"},
                                    {"Vogel", "Eule"},
                                    {"Vogel", "Ente"},
                                    {"Haus", "Stadthaus"},
                                    {"Haus", "verschneites Haus"},
                                    {"Luftballon", "Luftballons"},
                                    {"Geschenk", "Geschenke"},
                                    {"Geschenk", "Weihnachtsbaum"},
                                    {"Planet", "Ringplanet"},
                                    {"Wolke", "Wolkenbank"},
                                    {"Wolke", "Regenbogen"},
                                    {"Biene", "Marienkäfer"},
                                    {"Palme", "Baum"},
                                    {"Segelboot", "Piratenschiff"},
                                    {"Pilz", "Fliegenpilz"},
                                    {"Osterei", "Osternest"}};

constexpr const char* prompts[] = {"Ein Weihnachtsbaum mit Geschenken",
                                   "Ein Schneemann im Winter",
                                   "Drei Fische im Meer",
                                   "Zwei Tropenfische und ein Fisch",
                                   "Fünf Tulpen und drei Blumen",
                                   "Eine Rakete im Weltraum",
                                   "Sieben Sterne und ein Mond",
                                   "Ein Igel im Wald",
                                   "Vier Luftballons und ein Geburtstagskuchen",
                                   "Ein Osterhase mit Eiern",
                                   "Drei Enten auf dem Teich",
                                   "Ein Traktor auf dem Bauernhof",
                                   "Ein Fuchs in der Nacht",
                                   "Zwei Hunde und drei Katzen im Garten",
                                   "Sechs Schmetterlinge auf der Wiese",
                                   "Ein Pirat auf einem Schiff"};

class CountLaw : public testing::TestWithParam<const char*> {};

TEST_P(CountLaw, TheSolutionIsWhatIsOnThePage) {
  for (const drawing::Age age : {drawing::Age::years_6_8, drawing::Age::years_9_up}) {
    for (std::uint32_t seed = 1; seed <= 2; ++seed) {
      drawing::Options options;
      options.seed = seed;
      options.age = age;
      const Picture picture = drawing::draw(GetParam(), options).picture;
      const std::vector<CountGroup> groups = countable(picture, LessonLevel::hard);
      if (groups.empty()) continue;
      SCOPED_TRACE(std::string(GetParam()) + ", seed " + std::to_string(seed));
      const FinishedPage page(picture);
      std::map<std::string, int> seen;
      for (std::size_t i = 0; i < picture.elements.size(); ++i) {
        if (page.seen_of_element(i).size() * cell_mm * cell_mm > 3) ++seen[picture.elements[i].name];
      }
      for (const CountGroup& group : groups) {
        SCOPED_TRACE(group.name + ": " + std::to_string(group.count));
        EXPECT_EQ(seen[group.name], group.count);
        for (std::size_t i = 0; i < picture.elements.size(); ++i) {
          if (picture.elements[i].name != group.name ||
              page.seen_of_element(i).size() * cell_mm * cell_mm <= 3)
            continue;
          EXPECT_GE(page.share_seen(i), 0.7) << "one is hidden";
        }
        for (const auto& pair : pairs) {
          if (group.name == pair[0]) {
            EXPECT_EQ(seen.count(pair[1]), 0U) << pair[1];
          }
          if (group.name == pair[1]) {
            EXPECT_EQ(seen.count(pair[0]), 0U) << pair[0];
          }
        }
        if (group.name == "Stern" || group.name == "Schneeflocke") {
          EXPECT_EQ(stars_on(picture, page),
                    std::vector<std::string>(static_cast<std::size_t>(group.count), group.name));
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Prompts, CountLaw, testing::ValuesIn(prompts),
                         [](const auto& info) { return "Prompt" + std::to_string(info.index + 1); });

TEST(CountLaw, ThereIsStillSomethingToCount) {
  int pages = 0, questions = 0;
  for (const char* prompt : prompts) {
    drawing::Options options;
    options.seed = 2;
    const auto groups = countable(drawing::draw(prompt, options).picture, LessonLevel::hard);
    pages += groups.empty() ? 0 : 1;
    questions += static_cast<int>(groups.size());
  }
  EXPECT_GE(pages, static_cast<int>(std::size(prompts)) * 2 / 3);
  EXPECT_GE(questions, 20);
}

}  // namespace
}  // namespace books::lessons
