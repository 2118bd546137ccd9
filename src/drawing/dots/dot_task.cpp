#include "drawing/dots/dot_task.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/dots/dot_choice.h"
#include "drawing/language/lexicon.h"
#include "geometry/contour.h"
#include "geometry/distance.h"
#include "geometry/flatten.h"

namespace drawing::dots {
namespace {

using geometry::Affine;
using geometry::Mask;
using geometry::Point;
using geometry::Rect;

constexpr double dot_cell_mm = 0.4;
constexpr double dot_radius_mm = 0.75;
constexpr double mm_per_point = 25.4 / 72;
constexpr double gap_mm = 0.5;  // between a dot and its number

double label_points(Amount amount) {
  return amount == Amount::few ? 13 : amount == Amount::some ? 9.5 : 7.5;
}

// The asked motif that takes most of the page.
std::optional<std::uint16_t> main_element(const Picture& picture) {
  std::optional<std::uint16_t> best;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const Element& element = picture.elements[i];
    if (!element.asked || element.motif.empty() || element.bounds.empty()) continue;
    if (!best || element.bounds.area() > picture.elements[*best].bounds.area()) {
      best = static_cast<std::uint16_t>(i);
    }
  }
  return best;
}

// The shapes, moved and scaled so that they fill the room.
std::vector<Shape> fitted(std::vector<Shape> shapes, const Rect& room) {
  Rect bounds;
  for (const Shape& shape : shapes) bounds.include(shape.path.bounds());
  if (bounds.empty()) return {};
  const double scale = std::min(room.width() / bounds.width(), room.height() / bounds.height());
  const Point from = bounds.center(), to = room.center();
  const Affine map{scale, 0, 0, scale, to.x - from.x * scale, to.y - from.y * scale};
  for (Shape& shape : shapes) shape.path = shape.path.transformed(map);
  return shapes;
}

// Thin parts such as whiskers are no part of an outline that dots can show.
Mask silhouette(const std::vector<Shape>& shapes, const Rect& area) {
  Mask mask(area, dot_cell_mm);
  for (const Shape& shape : shapes) {
    if (shape.fill != Fill::none) mask.fill(shape.path, shape.even_odd, true, 0.1);
    if (shape.line_mm > 0) mask.stroke(shape.path, shape.line_mm, true, 0.1);
  }
  Mask outside(area, dot_cell_mm);
  outside.fill(area.inflated(1), true);
  outside.subtract(mask);
  constexpr double thin_mm = 1.2;
  const std::vector<double> depth = geometry::distance_to_set(outside);
  Mask core(area, dot_cell_mm);
  for (int row = 0; row < core.rows(); ++row) {
    for (int column = 0; column < core.columns(); ++column) {
      const std::size_t i = static_cast<std::size_t>(row) * static_cast<std::size_t>(core.columns()) +
                            static_cast<std::size_t>(column);
      core.set(column, row, depth[i] >= thin_mm);
    }
  }
  const std::vector<double> to_core = geometry::distance_to_set(core);
  for (int row = 0; row < mask.rows(); ++row) {
    for (int column = 0; column < mask.columns(); ++column) {
      const std::size_t i = static_cast<std::size_t>(row) * static_cast<std::size_t>(mask.columns()) +
                            static_cast<std::size_t>(column);
      if (to_core[i] > thin_mm && !core.at(column, row)) mask.set(column, row, false);
    }
  }
  return geometry::largest_piece(mask);
}

// A pattern that fills a region repeats one mark many times; between dots it would only look like more of
// them.
void remove_patterns(std::vector<Shape>& details) {
  constexpr std::ptrdiff_t few = 4;
  const auto alike = [](const Shape& a, const Shape& b) {
    const Rect one = a.path.bounds(), other = b.path.bounds();
    const double tolerance = 0.02 * std::max(one.width(), one.height()) + 0.02;
    return a.role == b.role && a.path.verbs() == b.path.verbs() &&
           std::abs(one.width() - other.width()) < tolerance &&
           std::abs(one.height() - other.height()) < tolerance;
  };
  std::vector<Shape> kept;
  for (const Shape& shape : details) {
    const auto count = std::count_if(details.begin(), details.end(),
                                     [&](const Shape& other) { return alike(shape, other); });
    if (count < few) kept.push_back(shape);
  }
  details = std::move(kept);
}

// What lies well inside of the outline and helps to see what it will be.
std::vector<Shape> details_of(const std::vector<Shape>& shapes, const Mask& figure) {
  Mask outside(figure.area(), dot_cell_mm);
  outside.fill(figure.area().inflated(1), true);
  outside.subtract(figure);
  const std::vector<double> depth = geometry::distance_to_set(outside);
  constexpr double inside_mm = 5;
  const auto deep = [&](Point p) {
    const auto column = static_cast<int>(std::floor((p.x - figure.area().left) / dot_cell_mm));
    const auto row = static_cast<int>(std::floor((p.y - figure.area().top) / dot_cell_mm));
    if (column < 0 || row < 0 || column >= figure.columns() || row >= figure.rows()) return false;
    return depth[static_cast<std::size_t>(row) * static_cast<std::size_t>(figure.columns()) +
                 static_cast<std::size_t>(column)] >= inside_mm;
  };
  std::vector<Shape> details;
  for (const Shape& shape : shapes) {
    bool all = true;
    for (const geometry::Polyline& line : geometry::flatten(shape.path, 0.2)) {
      all = all && std::all_of(line.points.begin(), line.points.end(), deep);
    }
    if (all) details.push_back(shape);
  }
  remove_patterns(details);
  return details;
}

bool overlaps(const Rect& a, const Rect& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

bool line_meets(const Rect& box, Point from, Point to) {
  if (box.contains(from) || box.contains(to)) return true;
  // Liang and Barsky, A new concept and method for line clipping, 1984.
  double enter = 0, leave = 1;
  const Point d = to - from;
  const double p[] = {-d.x, d.x, -d.y, d.y};
  const double q[] = {from.x - box.left, box.right - from.x, from.y - box.top, box.bottom - from.y};
  for (int i = 0; i < 4; ++i) {
    if (p[i] == 0) {
      if (q[i] < 0) return false;
      continue;
    }
    const double t = q[i] / p[i];
    if (p[i] < 0) {
      enter = std::max(enter, t);
    } else {
      leave = std::min(leave, t);
    }
  }
  return enter <= leave;
}

// How far a point lies from a box.
double gap_between(const Rect& box, Point p) {
  return geometry::length(
      {std::max({box.left - p.x, 0.0, p.x - box.right}), std::max({box.top - p.y, 0.0, p.y - box.bottom})});
}

// Puts a number beside every dot.
class LabelPlacer {
 public:
  LabelPlacer(const std::vector<Point>& dots, const Rect& page, const Mask& ink, double size_mm,
              const MeasureLabel& measure)
      : dots_(dots), page_(page), ink_(ink), size_mm_(size_mm), measure_(measure), labels_(dots.size()) {}

  // The index of a dot that has no place for its number; nothing if all have one.
  std::optional<std::size_t> run() {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < dots_.size(); ++i) order.push_back(i);
    std::vector<bool> hurried(dots_.size(), false);
    for (std::size_t at = 0; at < order.size();) {
      const std::size_t dot = order[at];
      if (place(dot)) {
        ++at;
        continue;
      }
      if (hurried[dot]) return dot;
      // Once more from the start, with the difficult one first.
      hurried[dot] = true;
      order.erase(order.begin() + static_cast<std::ptrdiff_t>(at));
      order.insert(order.begin(), dot);
      labels_.assign(dots_.size(), std::nullopt);
      at = 0;
    }
    return std::nullopt;
  }

  std::vector<Dot> dots() const {
    std::vector<Dot> result;
    for (std::size_t i = 0; i < dots_.size(); ++i) {
      result.push_back({dots_[i], std::to_string(i + 1), labels_[i]->center(), *labels_[i]});
    }
    return result;
  }

 private:
  bool place(std::size_t dot) {
    const Point box = measure_(std::to_string(dot + 1), size_mm_);
    const std::size_t n = dots_.size();
    const Point here = dots_[dot], before = dots_[(dot + n - 1) % n], after = dots_[(dot + 1) % n];
    // The outline runs clockwise: outside is to the left of the way from the dot before to the one after.
    const Point way = after - before;
    const double outwards = std::atan2(-way.x, way.y);
    for (const double distance : {gap_mm, gap_mm + 0.9}) {
      for (int turn = 0; turn < 16; ++turn) {
        const int steps = (turn + 1) / 2;  // 0, 1, 1, 2, 2 ... to one side and the other in turn
        const double angle = outwards + (turn % 2 == 0 ? steps : -steps) * std::numbers::pi / 8;
        const Point direction{std::cos(angle), std::sin(angle)};
        // As far along the direction as it takes for the box to clear the dot.
        const double half_width = box.x / 2, half_height = box.y / 2;
        const double reach = std::min(half_width / std::max(1e-6, std::abs(direction.x)),
                                      half_height / std::max(1e-6, std::abs(direction.y)));
        const Point center = here + direction * (reach + dot_radius_mm + distance);
        const Rect label{center.x - half_width, center.y - half_height, center.x + half_width,
                         center.y + half_height};
        if (!is_free(label, dot)) continue;
        labels_[dot] = label;
        return true;
      }
    }
    return false;
  }

  bool is_free(const Rect& label, std::size_t own) const {
    if (label.left < page_.left || label.top < page_.top || label.right > page_.right ||
        label.bottom > page_.bottom) {
      return false;
    }
    const Rect near = label.inflated(dot_radius_mm + 0.1);
    const double own_gap = gap_between(label, dots_[own]);
    const std::size_t n = dots_.size();
    for (std::size_t i = 0; i < n; ++i) {
      if (i != own && near.contains(dots_[i])) return false;
      // A child takes a number for that of the nearest dot.
      if (i != own && gap_between(label, dots_[i]) < 1.2 * own_gap) return false;
      if (labels_[i] && i != own && overlaps(label, *labels_[i])) return false;
      if (line_meets(label, dots_[i], dots_[(i + 1) % n])) return false;
    }
    for (double y = label.top; y <= label.bottom; y += dot_cell_mm) {
      for (double x = label.left; x <= label.right; x += dot_cell_mm) {
        if (ink_.at({x, y})) return false;
      }
    }
    return true;
  }

  const std::vector<Point>& dots_;
  const Rect& page_;
  const Mask& ink_;
  double size_mm_;
  const MeasureLabel& measure_;
  std::vector<std::optional<Rect>> labels_;
};

Mask ink_of(const std::vector<Shape>& shapes, const Rect& area) {
  Mask ink(area, dot_cell_mm);
  for (const Shape& shape : shapes) {
    if (shape.fill == Fill::black) ink.fill(shape.path, shape.even_odd, true, 0.1);
    if (shape.line_mm > 0) ink.stroke(shape.path, shape.line_mm + dot_cell_mm, true, 0.1);
  }
  return ink;
}

}  // namespace

DotCount dot_count(Amount amount) {
  switch (amount) {
    case Amount::few:
      return {10, 20};
    case Amount::some:
      return {21, 50};
    case Amount::many:
      break;
  }
  return {51, 100};
}

double likeness(const Mask& figure, const std::vector<Point>& polygon) {
  geometry::Path path;
  path.add_polygon(polygon);
  Mask drawn(figure.area(), figure.cell());
  drawn.fill(path, false, true, 0.1);
  const auto both = static_cast<double>(drawn.common(figure));
  return both / std::max(1.0, static_cast<double>(drawn.count() + figure.count()) - both);
}

double solidity(const std::vector<Point>& polygon) {
  // Andrew, Another efficient algorithm for convex hulls in two dimensions, 1979.
  std::vector<Point> points = polygon, hull;
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  for (const bool upper : {false, true}) {
    const std::size_t floor = hull.size();
    for (const Point p : points) {
      while (hull.size() >= floor + 2 &&
             geometry::cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0) {
        hull.pop_back();
      }
      hull.push_back(p);
    }
    if (!hull.empty()) hull.pop_back();
    if (!upper) std::reverse(points.begin(), points.end());
  }
  const double all = std::abs(geometry::signed_area({hull, true}));
  return all <= 0 ? 1 : std::abs(geometry::signed_area({polygon, true})) / all;
}

DotFigure figure_of(const Picture& picture, std::size_t element) {
  DotFigure figure;
  figure.name = picture.elements[element].name;
  figure.element = static_cast<std::uint16_t>(element);
  for (const Shape& shape : picture.shapes) {
    if (shape.element != element || shape.role == Role::frame || shape.path.empty()) continue;
    figure.shapes.push_back(shape);
  }
  return figure;
}

std::optional<DotTask> make_dot_task(const DotFigure& figure, const Rect& room, const DotDegree& degree,
                                     const MeasureLabel& measure) {
  constexpr double margin_mm = 9;  // for numbers outside of the figure
  const Rect inner = room.inflated(-margin_mm);
  const std::vector<Shape> shapes = fitted(figure.shapes, inner);
  if (shapes.empty()) return std::nullopt;
  const Mask thick = silhouette(shapes, room);
  const std::vector<Point> outline = geometry::outer_contour(thick);
  Rect whole, reached;
  for (const Shape& shape : shapes) whole.include(shape.path.bounds());
  for (const Point p : outline) reached.include(p);
  if (reached.width() < degree.least_whole * whole.width() ||
      reached.height() < degree.least_whole * whole.height()) {
    return std::nullopt;
  }
  DotTask task;
  task.element = figure.element;
  task.name = figure.name;
  task.label_size_mm = degree.label_points * mm_per_point;
  if (figure.has_details) task.details = details_of(shapes, thick);
  const Mask ink = ink_of(task.details, room);
  // On small paper dots stand closer, but never so close that one has to guess whose number is whose.
  const double scale = std::clamp(std::min(room.width(), room.height()) / 180, 0.85, 1.0);
  const DotRules rules{degree.count.least, degree.count.most, degree.spacing_mm * scale, 0.5};
  std::vector<Point> dots = choose_dots(outline, rules);
  while (static_cast<int>(dots.size()) >= degree.count.least) {
    LabelPlacer placer(dots, room, ink, task.label_size_mm, measure);
    const auto crowded = placer.run();
    if (!crowded && !crosses_itself(dots)) {
      if (solidity(dots) > degree.most_solid + 1e-9) return std::nullopt;
      if (likeness(thick, dots) < degree.least_likeness) return std::nullopt;
      task.dots = placer.dots();
      return task;
    }
    if (!crowded) return std::nullopt;
    dots.erase(dots.begin() + static_cast<std::ptrdiff_t>(*crowded));
  }
  return std::nullopt;
}

std::optional<DotTask> make_dot_task(const Picture& picture, const Rect& room, Amount amount,
                                     const MeasureLabel& measure) {
  const auto element = main_element(picture);
  if (!element) return std::nullopt;
  DotFigure figure = figure_of(picture, *element);
  // Half a face between dots frightens children: of people the outline says enough.
  const auto* entry = language::Lexicon::embedded().find(picture.elements[*element].motif);
  const bool is_person = entry != nullptr && entry->has_face && !entry->is_animal;
  figure.has_details = !is_person;
  constexpr double spacing_mm[] = {13, 7.5, 5.2};
  // Twenty dots show a figure roughly; a hundred show it well. Arms and legs of people are thin: what is left
  // of them at twenty dots nobody recognises.
  const double easy = is_person ? 0.85 : 0.76;
  const double wanted = amount == Amount::few ? easy : amount == Amount::some ? 0.85 : 0.9;
  const DotDegree degree{dot_count(amount), spacing_mm[static_cast<std::size_t>(amount)],
                         label_points(amount), wanted};
  return make_dot_task(figure, room, degree, measure);
}

}  // namespace drawing::dots
