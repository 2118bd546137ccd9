#include "books/labyrinth.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "base/utf8.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"
#include "drawing/language/parser.h"
#include "geometry/distance.h"
#include "geometry/mask.h"

namespace books {
namespace {

using drawing::Picture;
using geometry::Mask;
using geometry::Point;
using geometry::Rect;

constexpr double cell_mm = 0.5;

bool is_wall(std::string_view name) {
  return name == "Mauer" || name == "Hecke";
}

std::string_view name_of(const Picture& picture, const drawing::Shape& shape) {
  return shape.element < picture.elements.size() ? std::string_view(picture.elements[shape.element].name)
                                                 : std::string_view();
}

// Set where nobody can walk: outside of the labyrinth's floor, and its walls. Nothing without a floor or
// without walls.
std::optional<Mask> walls_of(const Picture& picture) {
  Mask blocked({0, 0, picture.width_mm, picture.height_mm}, cell_mm);
  blocked.fill(Rect{0, 0, picture.width_mm, picture.height_mm}, true);
  bool has_floor = false, has_walls = false;
  for (const drawing::Shape& shape : picture.shapes) {
    if (name_of(picture, shape) != "Labyrinth") continue;
    blocked.fill(shape.path, shape.even_odd, false, cell_mm / 4);
    has_floor = true;
  }
  for (const drawing::Shape& shape : picture.shapes) {
    if (!is_wall(name_of(picture, shape))) continue;
    if (shape.fill != drawing::Fill::none) blocked.fill(shape.path, shape.even_odd, true, cell_mm / 4);
    if (shape.line_mm > 0) blocked.stroke(shape.path, shape.line_mm, true, cell_mm / 4);
    has_walls = true;
  }
  if (!has_floor || !has_walls) return std::nullopt;
  return blocked;
}

// Where the way begins and ends: at the arrows before the gates, else at who stands within the labyrinth, the
// walker before the goal.
std::vector<Point> ends_of(const Picture& picture) {
  Rect floor;
  for (const drawing::Element& element : picture.elements) {
    if (element.name == "Labyrinth") floor = element.bounds;
  }
  std::vector<Point> ends;
  for (const drawing::Element& element : picture.elements) {
    if (element.name == "Pfeil") ends.push_back(element.bounds.center());
  }
  for (const drawing::Element& element : picture.elements) {
    const Point middle = element.bounds.center();
    if (ends.size() < 2 && !element.motif.empty() && floor.contains(middle)) ends.push_back(middle);
  }
  return ends;
}

// The cells of a mask whose distance from any wall is known.
class Passages {
 public:
  explicit Passages(const Mask& blocked) : blocked_(blocked), distance_(geometry::distance_to_set(blocked)) {}

  // The cells of a way that keeps `clearance` to all walls but where it comes in and goes out: through a gate
  // it has to squeeze. Empty if there is none.
  std::vector<int> way(Point from, Point to, double clearance) const {
    const auto is_wide = [&](int cell) { return distance_[static_cast<std::size_t>(cell)] >= clearance; };
    const std::vector<int> in = walk(nearest(from), cell_mm, is_wide);
    std::vector<int> out = walk(nearest(to), cell_mm, is_wide);
    if (in.empty() || out.empty()) return {};
    std::vector<int> cells = in;
    const std::vector<int> between = walk(in.back(), clearance, [&](int cell) { return cell == out.back(); });
    if (between.empty()) return {};
    cells.insert(cells.end(), between.begin() + 1, between.end());
    cells.insert(cells.end(), out.rbegin() + 1, out.rend());
    return cells;
  }

  Point middle(int cell) const {
    return blocked_.center(cell % blocked_.columns(), cell / blocked_.columns());
  }
  double widest() const { return *std::max_element(distance_.begin(), distance_.end()); }

 private:
  // The shortest way from a cell to the first one that `is_goal` is true of; empty if there is none.
  template <class IsGoal>
  std::vector<int> walk(int start, double clearance, const IsGoal& is_goal) const {
    if (start < 0) return {};
    std::vector<int> before(distance_.size(), -1), queue = {start};
    before[static_cast<std::size_t>(start)] = start;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      if (is_goal(queue[i])) {
        std::vector<int> cells = {queue[i]};
        while (cells.back() != start) cells.push_back(before[static_cast<std::size_t>(cells.back())]);
        std::reverse(cells.begin(), cells.end());
        return cells;
      }
      for (const int step : {1, -1, blocked_.columns(), -blocked_.columns()}) {
        const int next = queue[i] + step;
        if (next < 0 || next >= static_cast<int>(distance_.size())) continue;
        const auto at = static_cast<std::size_t>(next);
        if (before[at] >= 0 || distance_[at] < clearance) continue;
        before[at] = queue[i];
        queue.push_back(next);
      }
    }
    return {};
  }

  int nearest(Point to) const {
    int best = -1;
    double best_distance = 0;
    for (int i = 0; i < static_cast<int>(distance_.size()); ++i) {
      if (distance_[static_cast<std::size_t>(i)] < cell_mm) continue;
      const double distance = geometry::length(middle(i) - to);
      if (best < 0 || distance < best_distance) best = i, best_distance = distance;
    }
    return best;
  }

  const Mask& blocked_;
  std::vector<double> distance_;
};

// Leaves out points that lie on the way between their neighbours (Douglas and Peucker).
void simplify(const std::vector<Point>& points, std::size_t first, std::size_t last, double tolerance,
              std::vector<Point>& kept) {
  const Point along = points[last] - points[first];
  const double length = std::max(1e-9, geometry::length(along));
  std::size_t farthest = first;
  double most = tolerance;
  for (std::size_t i = first + 1; i < last; ++i) {
    const Point aside = points[i] - points[first];
    const double distance = std::abs(aside.x * along.y - aside.y * along.x) / length;
    if (distance > most) most = distance, farthest = i;
  }
  if (farthest != first) {
    simplify(points, first, farthest, tolerance, kept);
    simplify(points, farthest, last, tolerance, kept);
  } else {
    kept.push_back(points[last]);
  }
}

geometry::Path line_through(const std::vector<Point>& points) {
  std::vector<Point> kept = {points.front()};
  simplify(points, 0, points.size() - 1, 0.8 * cell_mm, kept);
  geometry::Path path;
  path.move_to(kept.front());
  for (std::size_t i = 1; i < kept.size(); ++i) path.line_to(kept[i]);
  return path;
}

// One labyrinth with its way, and which page it is.
void add_solution(Sheet& sheet, const BookContent& content, std::size_t page, const Rect& box,
                  const TextMeasure& measure) {
  const double scale = std::max(sheet_scale(sheet), 0.8), text_mm = 10.5 * mm_per_point * scale;
  add(sheet, rounded_line(box, 4 * scale, 0.4));
  const Rect inner = box.inflated(-4 * scale);
  const std::string number = std::to_string(page + 1);
  const TextBlock heading = fit_text("Seite " + number, {Face::bold, text_mm, text_mm / 2, 1.25, false},
                                     inner.width(), 6 * scale, measure);
  add(sheet, heading, inner.left, inner.right, inner.top, Align::left);
  const Rect room{inner.left, inner.top + heading.height_mm() + 2 * scale, inner.right, inner.bottom};
  const auto* picture = std::get_if<Picture>(&content.pages[page].picture);
  const std::optional<LabyrinthWay> way = picture == nullptr ? std::nullopt : way_through(*picture);
  if (!way) {
    const TextBlock none =
        fit_text("Hier ist kein Weg zu suchen.", {Face::regular, text_mm, text_mm / 2, 1.25, false},
                 room.width(), room.height(), measure);
    return add(sheet, none, room.left, room.right, room.top, Align::left);
  }
  const PictureMark mark = picture_mark(content, page, room);
  sheet.figures.push_back({sheet.marks.size(), 2, "Der Weg durch das Labyrinth von Seite " + number});
  sheet.marks.emplace_back(mark);
  drawing::Shape line;
  line.path = way->line.transformed(mark.to_sheet);
  line.fill = drawing::Fill::none;
  line.role = drawing::Role::detail;
  line.line_mm = std::max(0.7, way->clearance_mm * 0.8 * mark.to_sheet.a);
  sheet.marks.emplace_back(std::move(line));
}

}  // namespace

std::vector<std::size_t> labyrinth_pages(const BookContent& content) {
  std::vector<std::size_t> pages;
  for (std::size_t i = 0; i < content.pages.size(); ++i) {
    const std::string& words = content.pages[i].caption;
    // Most sentences need not be read: neither "Labyrinth" nor "Irrgarten" is in them, however misspelt.
    const std::string lower = base::to_lower_utf8(words);
    if (lower.find("lab") == std::string::npos && lower.find("irr") == std::string::npos) continue;
    if (std::holds_alternative<Bitmap>(content.pages[i].picture)) continue;
    if (drawing::language::read_wish(words).special == "labyrinth") pages.push_back(i);
  }
  return pages;
}

std::optional<LabyrinthWay> way_through(const Picture& picture) {
  const std::vector<Point> ends = ends_of(picture);
  const std::optional<Mask> blocked = ends.size() == 2 ? walls_of(picture) : std::nullopt;
  if (!blocked) return std::nullopt;
  const Passages passages(*blocked);
  // As far from the walls as there still is a way.
  for (double clearance = passages.widest(); clearance > cell_mm; clearance -= cell_mm / 2) {
    const std::vector<int> cells = passages.way(ends[0], ends[1], clearance);
    if (cells.empty()) continue;
    std::vector<Point> points = {ends[0]};
    for (const int cell : cells) points.push_back(passages.middle(cell));
    points.push_back(ends[1]);
    return LabyrinthWay{line_through(points), clearance};
  }
  return std::nullopt;
}

void lay_out_labyrinths(Sheet& sheet, const BookContent& content, const LabyrinthsSide& side,
                        const TextMeasure& measure) {
  const double scale = sheet_scale(sheet), title_mm = 17 * mm_per_point * scale;
  const Rect& area = sheet.print_area;
  const TextBlock title =
      fit_text("Wege durch die Labyrinthe", {Face::bold, title_mm, title_mm / 2, 1.2, false}, area.width(),
               9 * scale, measure);
  add(sheet, title, area.left, area.right, area.top, Align::left);
  const std::vector<std::size_t> pages = labyrinth_pages(content);
  const double gap = 5 * scale, top = area.top + 11 * scale;
  const double width = (area.width() - gap) / 2, height = (area.bottom - top - gap) / 2;
  for (std::size_t i = 0; i < side.count; ++i) {
    const double left = area.left + static_cast<double>(i % 2) * (width + gap);
    const double box_top = top + static_cast<double>(i / 2) * (height + gap);
    add_solution(sheet, content, pages.at(side.first + i), {left, box_top, left + width, box_top + height},
                 measure);
  }
}

}  // namespace books
