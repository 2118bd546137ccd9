#include "drawing/page/tidy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "geometry/label_grid.h"
#include "geometry/path_cut.h"

namespace drawing::page {
namespace {

using geometry::LabelGrid;
using geometry::LabelRegions;
using geometry::Point;

// Half of the narrowest line, so that no region leaks through one.
constexpr double tidy_cell_mm = 0.35;
constexpr double tolerance_mm = 0.1;
// As far as one looks for a neighbour across lines.
constexpr int farthest_cells = 8;
// From here on a part of another thing within one area is a leak: a little below what is measured as one, as
// the grid is coarse.
constexpr double leak_mm2 = 30;
// Pieces of lines below this are crumbs.
constexpr double shortest_mm = 2.5;
// Less of a print on somebody's shirt is a squiggle beside the arm that crosses it; what is longer is a
// stripe.
constexpr double least_seen_of_print = 0.85, longest_print_mm = 16;

// Regions below this are joined; a little above what measuring asks for, as the grid is coarse.
double least_mm2(Age age) {
  return age == Age::years_3_5 ? 5.2 : age == Age::years_6_8 ? 2.5 : 1.8;
}

// Where a small region and a neighbour meet.
struct Border {
  double score = 0;
  std::set<std::size_t> lines;          // shapes whose lines are seen there
  std::set<std::pair<int, int>> cells;  // of those lines: column and row
};

// Pieces of a shape's line to leave out: what is near one of the points.
struct Gap {
  std::vector<Point> points;
  geometry::Rect box;
};

class Tidier {
 public:
  Tidier(Picture& picture, double least_mm2, bool strict = false)
      : picture_(picture),
        strict_(strict),
        least_cells_(least_mm2 / (tidy_cell_mm * tidy_cell_mm)),
        grid_(picture.clip, tidy_cell_mm) {
    paint();
    regions_.emplace(grid_);
  }

  // How many areas hold large parts of what was asked for and of something else.
  std::ptrdiff_t leaks() const {
    std::vector<Shares> shares(regions_->regions().size());
    for (const Run& run : regions_->runs()) {
      for (int from = run.from, to = from; from < run.to; from = to) {
        while (to < run.to && grid_.at(to, run.row) == grid_.at(from, run.row)) ++to;
        const std::optional<std::size_t> at = shape_at(from, run.row);
        shares[run.region][at ? shape(*at).element + std::size_t{1} : 0] +=
            static_cast<std::size_t>(to - from);
      }
    }
    return std::count_if(shares.begin(), shares.end(), [this](const Shares& each) { return is_leak(each); });
  }

  // Whether anything was changed.
  bool run() {
    std::map<std::size_t, std::vector<Run>> small;
    for (const Run& run : regions_->runs()) {
      const geometry::LabelRegion& region = regions_->regions()[run.region];
      if (!region.touches_border && region.cells > 1 && static_cast<double>(region.cells) < least_cells_)
        small[run.region].push_back(run);
    }
    drop_scraps(small);
    drop_prints();
    for (const auto& [region, runs] : small) join(region, runs);
    rebuild();
    return !dropped_.empty() || !prints_.empty() || !gaps_.empty();
  }

 private:
  using Run = LabelRegions::Run;

  // White gets an even label, black an odd one: twice the shape's number and more.
  static LabelGrid::Label label(std::size_t shape, bool black) {
    return static_cast<LabelGrid::Label>(2 * (shape + 1) + (black ? 1 : 0));
  }
  // The shape that was painted last on a cell; none for bare paper.
  std::optional<std::size_t> shape_at(int column, int row) const {
    const LabelGrid::Label label = grid_.at(column, row);
    if (label < 2) return std::nullopt;
    return static_cast<std::size_t>(label) / 2 - 1;
  }
  const Shape& shape(std::size_t i) const { return picture_.shapes[i]; }
  const Element& element(std::size_t i) const { return picture_.elements[shape(i).element]; }

  void paint() {
    for (std::size_t i = 0; i < picture_.shapes.size(); ++i) {
      const Shape& s = shape(i);
      const std::vector<geometry::Polyline> lines = geometry::flatten(s.path, tolerance_mm);
      if (s.fill != Fill::none) grid_.fill(lines, s.even_odd, label(i, s.fill == Fill::black));
      if (s.line_mm > 0) grid_.stroke(lines, std::max(s.line_mm - 0.1, tidy_cell_mm * 1.45), label(i, true));
    }
  }

  // Whether the line between two regions may be left out where that shape is seen.
  bool may_open(std::size_t line, std::optional<std::size_t> here, std::optional<std::size_t> there) const {
    const Shape& s = shape(line);
    if (s.role == Role::frame || s.line_mm <= 0) return false;
    const auto of_asked = [&](std::optional<std::size_t> i) { return i && element(*i).asked; };
    const bool same = here && there && shape(*here).element == shape(*there).element;
    if (strict_ && !same && (of_asked(here) || of_asked(there))) return false;
    if (!element(line).asked) return true;
    const auto inside = [&](std::optional<std::size_t> i) { return i && shape(*i).element == s.element; };
    return inside(here) && inside(there);
  }

  // Walks from a cell of a small region across lines to the next region, and adds what it crosses to the
  // border.
  void walk(int column, int row, int dx, int dy, std::size_t region, std::map<std::size_t, Border>& borders) {
    const std::optional<std::size_t> here = shape_at(column, row);
    std::array<std::pair<int, int>, farthest_cells> path;
    std::size_t count = 0;
    for (int x = column + dx, y = row + dy;; x += dx, y += dy) {
      if (x < 0 || y < 0 || x >= grid_.columns() || y >= grid_.rows()) return;
      if ((grid_.at(x, y) & 1) == 0) {
        const std::size_t neighbour = regions_->region_at(x, y);
        if (neighbour == region || count == 0) return;
        const std::optional<std::size_t> there = shape_at(x, y);
        for (std::size_t i = 0; i < count; ++i) {
          if (!may_open(*shape_at(path[i].first, path[i].second), here, there)) return;
        }
        Border& border = borders[neighbour];
        // A petal rather joins its flower than the sky.
        const bool same_figure = here && there && shape(*here).element == shape(*there).element;
        border.score += (dx != 0 && dy != 0 ? 0.7 : 1) * (same_figure ? 4 : 1);
        for (std::size_t i = 0; i < count; ++i) {
          border.lines.insert(*shape_at(path[i].first, path[i].second));
          border.cells.insert(path[i]);
        }
        return;
      }
      if (count == path.size()) return;
      path[count++] = {x, y};
    }
  }

  // What is seen in a region, in cells by element + 1; 0 is bare paper.
  using Shares = std::map<std::size_t, std::size_t>;

  // Whether what was asked for and something else are one area.
  bool is_leak(const Shares& shares) const {
    int large = 0;
    bool asked = false;
    for (const auto& [element, cells] : shares) {
      if (static_cast<double>(cells) * tidy_cell_mm * tidy_cell_mm < leak_mm2) continue;
      ++large;
      asked = asked || (element > 0 && picture_.elements[element - 1].asked);
    }
    return asked && large > 1;
  }

  // A prop most of which is too small to colour goes as a whole: a bee far away.
  void drop_scraps(const std::map<std::size_t, std::vector<Run>>& small) {
    std::map<std::uint16_t, std::pair<double, double>> cells;  // by element: in small regions, in all
    for (const auto& [region, runs] : small) {
      for (const Run& run : runs) {
        const std::optional<std::size_t> at = shape_at(run.from, run.row);
        if (at && !element(*at).asked) cells[shape(*at).element].first += run.to - run.from;
      }
    }
    for (const Run& run : regions_->runs()) {
      const std::optional<std::size_t> at = shape_at(run.from, run.row);
      if (!at) continue;
      const auto found = cells.find(shape(*at).element);
      if (found != cells.end()) found->second.second += run.to - run.from;
    }
    for (const auto& [element, counts] : cells) {
      if (counts.first > 0.55 * counts.second && !is_line_work(element)) dropped_.insert(element);
    }
  }

  // What is more open lines than outlines, as a skipping rope is with its two handles.
  bool is_line_work(std::uint16_t element) const {
    double open = 0, outlines = 0;
    for (const Shape& s : picture_.shapes) {
      if (s.element != element || s.line_mm <= 0) continue;
      (s.fill == Fill::none ? open : outlines) += length_of(s.path);
    }
    return open > outlines;
  }

  static bool is_print(const Shape& s) {
    if (s.material != Material::mark || s.role != Role::region || s.line_mm <= 0) return false;
    const geometry::Rect box = s.path.control_bounds();
    return std::max(box.width(), box.height()) < longest_print_mm;
  }

  // A print goes where something lies on it. What is then too small to colour is left out by `join`.
  void drop_prints() {
    std::map<std::size_t, double> seen;  // cells, by shape
    for (std::size_t i = 0; i < picture_.shapes.size(); ++i) {
      if (is_print(shape(i))) seen[i] = 0;
    }
    if (seen.empty()) return;
    for (int row = 0; row < grid_.rows(); ++row) {
      for (int column = 0; column < grid_.columns(); ++column) {
        const std::optional<std::size_t> at = shape_at(column, row);
        const auto print = at ? seen.find(*at) : seen.end();
        if (print == seen.end()) continue;
        ++print->second;
        const bool white = (grid_.at(column, row) & 1) == 0;
        if (white &&
            static_cast<double>(regions_->regions()[regions_->region_at(column, row)].cells) >= least_cells_)
          coloured_prints_.insert(*at);
      }
    }
    for (const auto& [i, cells] : seen) {
      const double covered = cells_of_others(i);
      if (cells < least_seen_of_print * (cells + covered)) prints_.insert(i);
    }
  }

  // How many cells within a shape are somebody else's, who was painted later. A mane on a neck's stripes is
  // their own.
  double cells_of_others(std::size_t i) const {
    LabelGrid own(shape(i).path.control_bounds().inflated(1), tidy_cell_mm);
    own.fill(geometry::flatten(shape(i).path, tolerance_mm), shape(i).even_odd, 2);
    double cells = 0;
    for (int row = 0; row < own.rows(); ++row) {
      for (int column = 0; column < own.columns(); ++column) {
        if (own.at(column, row) != 2) continue;
        const Point at = own.center(column, row) - grid_.center(0, 0);
        const int x = static_cast<int>(std::lround(at.x / tidy_cell_mm)),
                  y = static_cast<int>(std::lround(at.y / tidy_cell_mm));
        if (x < 0 || y < 0 || x >= grid_.columns() || y >= grid_.rows()) continue;
        const std::optional<std::size_t> above = shape_at(x, y);
        if (above && *above > i && shape(*above).element != shape(i).element) ++cells;
      }
    }
    return cells;
  }

  void join(std::size_t region, const std::vector<Run>& runs) {
    std::map<std::size_t, Border> borders;
    for (const Run& run : runs) {
      for (int column = run.from; column < run.to; ++column) {
        for (int dy = -1; dy <= 1; ++dy) {
          for (int dx = -1; dx <= 1; ++dx) {
            const int x = column + dx, y = run.row + dy;
            if ((dx == 0 && dy == 0) || x < 0 || y < 0 || x >= grid_.columns() || y >= grid_.rows()) continue;
            if ((grid_.at(x, y) & 1) != 0) walk(column, run.row, dx, dy, region, borders);
          }
        }
      }
    }
    const Border* best = nullptr;
    std::size_t best_neighbour = 0;
    double best_score = 0;
    for (const auto& [neighbour, border] : borders) {
      const bool small = static_cast<double>(regions_->regions()[neighbour].cells) < least_cells_;
      const double score = border.score * (small ? 0.3 : 1);
      if (score <= best_score) continue;
      best_score = score;
      best_neighbour = neighbour;
      best = &border;
    }
    if (best == nullptr) return;
    const std::optional<std::size_t> here = shape_at(runs.front().from, runs.front().row);
    if (here && dropped_.count(shape(*here).element) > 0) return;
    if (here && prints_.count(*here) > 0) return;
    if (blacken(runs, *best, borders.size())) return;
    if (here && is_print(shape(*here)) && coloured_prints_.count(*here) == 0) {
      prints_.insert(*here);
      return;
    }
    open(*best, region, best_neighbour);
  }

  // A dot, an island of its own within one region of the same figure, is painted black: a ladybird keeps its
  // spots.
  bool blacken(const std::vector<Run>& runs, const Border& border, std::size_t neighbours) {
    const std::optional<std::size_t> dot = shape_at(runs.front().from, runs.front().row);
    if (!dot || neighbours != 1 || border.lines.size() != 1 || *border.lines.begin() != *dot) return false;
    const Shape& s = shape(*dot);
    if (s.role != Role::region || *dot == 0 || shape(*dot - 1).element != s.element) return false;
    const geometry::Rect box = s.path.control_bounds();
    const double longer = std::max(box.width(), box.height()), shorter = std::min(box.width(), box.height());
    if (longer > 1.7 * shorter || longer > 1.9 * tidy_cell_mm * std::sqrt(least_cells_)) return false;
    black_.insert(*dot);
    return true;
  }

  // Whether a third region begins so near a cell that lines left out there would let its colour in: where a
  // tail meets a back, the meadow does. Lines of others stay and keep it out.
  bool meets_another(int column, int row, double line_mm, std::size_t region, std::size_t neighbour,
                     const std::set<std::size_t>& lines) const {
    const double near_cells = line_mm / tidy_cell_mm + 1.5;
    const int around = static_cast<int>(near_cells);
    for (int dy = -around; dy <= around; ++dy) {
      for (int dx = -around; dx <= around; ++dx) {
        const int x = column + dx, y = row + dy;
        if (x < 0 || y < 0 || x >= grid_.columns() || y >= grid_.rows() || (grid_.at(x, y) & 1) != 0)
          continue;
        if (dx * dx + dy * dy > near_cells * near_cells) continue;
        const std::size_t there = regions_->region_at(x, y);
        if (there != region && there != neighbour && only_crosses(column, row, dx, dy, lines)) return true;
      }
    }
    return false;
  }

  // Whether all lines on the straight way from a cell are among these.
  bool only_crosses(int column, int row, int dx, int dy, const std::set<std::size_t>& lines) const {
    const int steps = std::max(std::abs(dx), std::abs(dy));
    for (int i = 1; i < steps; ++i) {
      const int x = column + static_cast<int>(std::lround(static_cast<double>(dx) * i / steps)),
                y = row + static_cast<int>(std::lround(static_cast<double>(dy) * i / steps));
      if ((grid_.at(x, y) & 1) != 0 && lines.count(*shape_at(x, y)) == 0) return false;
    }
    return true;
  }

  // Leaves out the line between two regions, but for its ends at a third one.
  void open(const Border& border, std::size_t region, std::size_t neighbour) {
    geometry::Rect box;
    for (const auto& [column, row] : border.cells) box.include(grid_.center(column, row));
    // Two neighbours within one figure share their border curve for curve: it is left out of both.
    double line_mm = 0;
    std::set<std::size_t> lines = border.lines;
    for (const std::size_t line : border.lines) {
      line_mm = std::max(line_mm, shape(line).line_mm);
      const std::uint16_t element = shape(line).element;
      for (std::size_t i = line; i-- > 0 && shape(i).element == element;) add_twin(lines, i, box);
      for (std::size_t i = line + 1; i < picture_.shapes.size() && shape(i).element == element; ++i)
        add_twin(lines, i, box);
    }
    std::vector<Point> points;
    for (const auto& [column, row] : border.cells) {
      if (!meets_another(column, row, line_mm, region, neighbour, lines))
        points.push_back(grid_.center(column, row));
    }
    if (points.empty()) return;
    for (const std::size_t line : lines) {
      Gap& gap = gaps_[line];
      gap.points.insert(gap.points.end(), points.begin(), points.end());
      gap.box.include(box);
    }
  }

  void add_twin(std::set<std::size_t>& lines, std::size_t i, const geometry::Rect& box) const {
    if (shape(i).line_mm <= 0 || shape(i).role == Role::frame) return;
    if (!shape(i).path.control_bounds().intersection(box.inflated(tidy_cell_mm)).empty()) lines.insert(i);
  }

  // The lines that a gap leaves of a shape.
  geometry::Path opened(const Shape& shape, const Gap& gap) const {
    // The ends are round: what is left out is longer than the border by half a line on each side.
    const double reach = shape.line_mm / 2 + tidy_cell_mm * 0.5;
    const auto left_out = [&gap, reach](Point p) {
      return std::any_of(gap.points.begin(), gap.points.end(), [&](Point q) {
        const Point d = p - q;
        return geometry::dot(d, d) < reach * reach;
      });
    };
    return geometry::without(shape.path, gap.box.inflated(reach), left_out, tidy_cell_mm,
                             strict_ ? 0 : shortest_mm);
  }

  // A prop that would lose more than a fifth of its lines goes as a whole, but for a rope without its
  // handles.
  void drop_remnants(const std::map<std::size_t, geometry::Path>& lines) {
    std::map<std::uint16_t, std::pair<double, double>> lengths;  // by element: before, after
    for (const auto& [i, line] : lines) {
      if (!element(i).asked) lengths[shape(i).element] = {};
    }
    if (lengths.empty()) return;
    for (std::size_t i = 0; i < picture_.shapes.size(); ++i) {
      const auto found = lengths.find(shape(i).element);
      if (found == lengths.end() || shape(i).line_mm <= 0) continue;
      const auto line = lines.find(i);
      found->second.first += length_of(shape(i).path);
      found->second.second += length_of(line == lines.end() ? shape(i).path : line->second);
    }
    for (const auto& [element, length] : lengths) {
      if (length.second < 0.78 * length.first && !is_line_work(element)) dropped_.insert(element);
    }
  }

  static double length_of(const geometry::Path& path) {
    double sum = 0;
    for (const geometry::Polyline& line : geometry::flatten(path, 0.5)) {
      for (std::size_t i = 0; i + 1 < line.points.size(); ++i)
        sum += geometry::length(line.points[i + 1] - line.points[i]);
      if (line.closed) sum += geometry::length(line.points.front() - line.points.back());
    }
    return sum;
  }

  void rebuild() {
    if (gaps_.empty() && black_.empty() && dropped_.empty() && prints_.empty()) return;
    std::map<std::size_t, geometry::Path> lines;
    for (const auto& [i, gap] : gaps_) {
      if (black_.count(i) == 0) lines[i] = opened(shape(i), gap);
    }
    drop_remnants(lines);
    std::vector<Shape> shapes;
    shapes.reserve(picture_.shapes.size() + gaps_.size());
    for (std::size_t i = 0; i < picture_.shapes.size(); ++i) {
      Shape& s = picture_.shapes[i];
      if (dropped_.count(s.element) > 0 || prints_.count(i) > 0) continue;
      if (black_.count(i) > 0) {
        s.fill = Fill::black;
        s.role = Role::solid;
        s.line_mm = 0;
      }
      const auto line = lines.find(i);
      if (line == lines.end()) {
        shapes.push_back(std::move(s));
      } else {
        push_opened(shapes, std::move(s), std::move(line->second));
      }
    }
    picture_.shapes = std::move(shapes);
  }

  // The inside without a line, and what is left of the line.
  static void push_opened(std::vector<Shape>& shapes, Shape shape, geometry::Path left) {
    Shape line = shape;
    line.path = std::move(left);
    line.fill = Fill::none;
    line.role = Role::detail;
    line.even_odd = false;
    if (shape.fill != Fill::none) {
      if (line.path == shape.path) {
        shapes.push_back(std::move(shape));
        return;
      }
      shape.line_mm = 0;
      shapes.push_back(std::move(shape));
    }
    if (!line.path.empty()) shapes.push_back(std::move(line));
  }

  Picture& picture_;
  // Nothing of what was asked for is joined with something else, and even the shortest line that parts them
  // stays.
  bool strict_;
  double least_cells_;
  LabelGrid grid_;
  std::optional<LabelRegions> regions_;
  std::map<std::size_t, Gap> gaps_;  // by shape
  std::set<std::size_t> black_;
  std::set<std::size_t> prints_, coloured_prints_;  // to leave out; with a piece that can be coloured
  std::set<std::uint16_t> dropped_;                 // elements
};

std::ptrdiff_t leaks_of(Picture& picture, Age age) {
  return Tidier(picture, least_mm2(age)).leaks();
}

// Whether anything was changed.
bool tidy_in_rounds(Picture& picture, Age age, int rounds, bool strict) {
  // What a dropped prop hid, or a piece of line that was too short to leave out, may be left.
  for (int round = 0; round < rounds; ++round) {
    if (!Tidier(picture, least_mm2(age), strict).run()) return round > 0;
  }
  return true;
}

}  // namespace

void tidy(Picture& picture, Age age) {
  if (picture.clip.empty()) return;
  if (age != Age::years_3_5) {
    tidy_in_rounds(picture, age, 1, false);
    return;
  }
  // Small children's large regions take many lines away. Where a crumb of a sleeve lies between the sleeve
  // and the spade before it, both could become one: then it stays a crumb.
  constexpr int rounds = 3;
  Picture untidy = picture;
  if (!tidy_in_rounds(picture, age, rounds, false) || leaks_of(picture, age) <= leaks_of(untidy, age)) return;
  picture = std::move(untidy);
  tidy_in_rounds(picture, age, rounds, true);
}

void tidy(Figure& figure, Age age, double pen_mm) {
  if (figure.shapes.empty()) return;
  Picture alone;
  alone.clip = figure.bounds().inflated(2 * pen_mm);
  alone.elements.resize(1);
  alone.elements.front().asked = true;
  alone.shapes = std::move(figure.shapes);
  for (Shape& shape : alone.shapes) {
    shape.element = 0;
    shape.line_mm *= pen_mm;
  }
  tidy(alone, age);
  figure.shapes = std::move(alone.shapes);
  for (Shape& shape : figure.shapes) shape.line_mm /= pen_mm;
}

}  // namespace drawing::page
