#include "books/lessons/labyrinth_way.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <queue>
#include <string_view>
#include <utility>
#include <vector>

#include "books/lessons/shape_ink.h"
#include "geometry/distance.h"
#include "geometry/mask.h"

namespace books::lessons {
namespace {

using drawing::Picture;
using drawing::Shape;
using geometry::Mask;
using geometry::Point;

constexpr double way_cell_mm = 0.5;
constexpr double way_tolerance_mm = 0.05;
// Of the room on both sides; what is left keeps the line apart from the walls.
constexpr double share_of_way = 0.5;
constexpr double widest_mm = 3;

bool is_named(const Picture& picture, const Shape& shape, std::string_view name) {
  return shape.element < picture.elements.size() && picture.elements[shape.element].name == name;
}

// Everything where nobody can walk: walls, and all that lies outside of the labyrinth's floor. Nothing for a
// picture without a floor.
std::optional<Mask> blocked_cells(const Picture& picture) {
  Mask blocked({0, 0, picture.width_mm, picture.height_mm}, way_cell_mm);
  blocked.fill(blocked.area().inflated(1), true);
  bool has_floor = false;
  for (const Shape& shape : picture.shapes) {
    if (!is_named(picture, shape, "Labyrinth")) continue;
    blocked.fill(shape.path, shape.even_odd, false, way_tolerance_mm);
    has_floor = true;
  }
  if (!has_floor) return std::nullopt;
  for (const Shape& shape : picture.shapes) {
    if (!is_named(picture, shape, "Mauer") && !is_named(picture, shape, "Hecke")) continue;
    paint_cover(blocked, shape);
  }
  return blocked;
}

// Where the way begins and ends: at the arrows of its gates; from an arrow to the room in the middle; or from
// the first of the two who stand in the labyrinth to the second.
struct Ends {
  Point start, goal;
};

std::optional<Ends> ends_of(const Picture& picture) {
  std::vector<Point> arrows, figures;
  geometry::Rect floor;
  for (const drawing::Element& element : picture.elements) {
    if (element.name == "Labyrinth") floor = element.bounds;
    if (element.name == "Pfeil") arrows.push_back(element.bounds.center());
  }
  for (const drawing::Element& element : picture.elements) {
    if (!element.motif.empty() && floor.contains(element.bounds.center()))
      figures.push_back(element.bounds.center());
  }
  if (arrows.size() == 2) return Ends{arrows[0], arrows[1]};
  if (arrows.size() == 1) return Ends{arrows[0], floor.center()};
  if (figures.size() == 2) return Ends{figures[0], figures[1]};
  return std::nullopt;
}

struct Cell {
  int column = 0, row = 0;
};

// Walks over the cells that are not blocked.
class Walker {
 public:
  explicit Walker(const Mask& blocked) : blocked_(blocked), steps_(geometry::distance_steps(blocked)) {}

  // The cell nearest to a point; nothing where all are blocked.
  std::optional<Cell> nearest(Point p) const {
    std::optional<Cell> best;
    double least = std::numeric_limits<double>::max();
    for (int row = 0; row < blocked_.rows(); ++row) {
      for (int column = 0; column < blocked_.columns(); ++column) {
        if (blocked_.at(column, row)) continue;
        const double far = geometry::length(blocked_.center(column, row) - p);
        if (far < least) least = far, best = Cell{column, row};
      }
    }
    return best;
  }

  // The cells from one to the other, both included, as far from walls as may be; empty where there is no way.
  std::vector<Cell> way(Cell from, Cell to) const {
    std::vector<double> costs(steps_.size(), std::numeric_limits<double>::max());
    std::vector<std::int32_t> before(steps_.size(), none);
    using Entry = std::pair<double, std::int32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    const std::int32_t start = index(from), goal = index(to);
    costs[at(start)] = 0;
    open.emplace(0, start);
    while (!open.empty() && open.top().second != goal) {
      const auto [cost, here] = open.top();
      open.pop();
      if (cost > costs[at(here)]) continue;
      for (const std::int32_t next : beside(here)) {
        if (next == none) continue;
        const double own = cost + cost_of(next);
        if (own >= costs[at(next)]) continue;
        costs[at(next)] = own;
        before[at(next)] = here;
        open.emplace(own, next);
      }
    }
    if (open.empty()) return {};
    std::vector<Cell> cells;
    for (std::int32_t here = goal; here != none; here = before[at(here)]) {
      cells.push_back({here % blocked_.columns(), here / blocked_.columns()});
    }
    std::reverse(cells.begin(), cells.end());
    return cells;
  }

  double room_mm(Cell cell) const { return room_mm(index(cell)); }

 private:
  static constexpr std::int32_t none = -1;

  static std::size_t at(std::int32_t cell) { return static_cast<std::size_t>(cell); }
  std::int32_t index(Cell cell) const { return cell.row * blocked_.columns() + cell.column; }

  // The four cells beside one, `none` for those where nobody can walk.
  std::array<std::int32_t, 4> beside(std::int32_t here) const {
    const int column = here % blocked_.columns(), row = here / blocked_.columns();
    const auto free = [&](int c, int r) {
      const bool is_inside = c >= 0 && r >= 0 && c < blocked_.columns() && r < blocked_.rows();
      return is_inside && !blocked_.at(c, r) ? index({c, r}) : none;
    };
    return {free(column - 1, row), free(column + 1, row), free(column, row - 1), free(column, row + 1)};
  }

  // A step to a neighbour along a row or column counts three.
  double room_mm(std::int32_t cell) const { return steps_[at(cell)] * way_cell_mm / 3; }

  // The middle of a way is the cheapest.
  double cost_of(std::int32_t cell) const {
    const double room = room_mm(cell);
    return 1 + 20 / (room * room);
  }

  const Mask& blocked_;
  std::vector<std::uint16_t> steps_;
};

// The corners of steps along rows and columns are cut, so that the line goes straight where the way does. The
// middles of four cells in a row lie within a cell of the cells' own line.
geometry::Path smooth(const std::vector<Point>& points) {
  constexpr std::size_t window = 4;
  geometry::Path path;
  path.move_to(points.front());
  for (std::size_t i = 0; i + window <= points.size(); i += 2) {
    Point sum;
    for (std::size_t k = 0; k < window; ++k) sum = sum + points[i + k];
    path.line_to(sum * (1.0 / window));
  }
  path.line_to(points.back());
  return path;
}

}  // namespace

std::optional<LabyrinthWay> way_through(const Picture& picture) {
  const std::optional<Mask> blocked = blocked_cells(picture);
  const std::optional<Ends> ends = ends_of(picture);
  if (!blocked || !ends) return std::nullopt;
  const Walker walker(*blocked);
  const std::optional<Cell> from = walker.nearest(ends->start), to = walker.nearest(ends->goal);
  if (!from || !to) return std::nullopt;
  const std::vector<Cell> cells = walker.way(*from, *to);
  if (cells.size() < 2) return std::nullopt;
  std::vector<Point> points = {ends->start};
  for (const Cell cell : cells) points.push_back(blocked->center(cell.column, cell.row));
  points.push_back(ends->goal);
  // Half of the line and a cell that smoothing may have taken fit beside it at its narrowest place; the
  // distances to the edge of the floor at the gates are no walls.
  double room = widest_mm;
  const std::size_t margin =
      std::min<std::size_t>(cells.size() / 3, static_cast<std::size_t>(12 / way_cell_mm));
  for (std::size_t i = margin; i + margin < cells.size(); ++i) {
    room = std::min(room, walker.room_mm(cells[i]));
  }
  return LabyrinthWay{smooth(points), std::clamp(2 * share_of_way * (room - way_cell_mm), 0.6, widest_mm)};
}

}  // namespace books::lessons
