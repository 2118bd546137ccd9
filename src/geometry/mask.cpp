#include "geometry/mask.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/flatten.h"

namespace geometry {
namespace {

// The first cell of a row or column of `count` cells whose centre lies at `value`, in cells from the grid's
// edge, or beyond. std::ceil is a call where the processor's rounding instruction may not be counted on, and
// this is the innermost loop.
int first_cell(double value, int count) {
  const double clamped = std::min(std::max(value - 0.5, 0.0), static_cast<double>(count));
  const int down = static_cast<int>(clamped);
  return down + (clamped > down ? 1 : 0);
}

}  // namespace

Mask::Mask(const Rect& area, double cell)
    : area_(area),
      cell_(cell),
      columns_(std::max(1, static_cast<int>(std::ceil(area.width() / cell - 1e-9)))),
      rows_(std::max(1, static_cast<int>(std::ceil(area.height() / cell - 1e-9)))),
      cells_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), 0) {}

bool Mask::at(Point p) const {
  const double x = std::floor((p.x - area_.left) / cell_), y = std::floor((p.y - area_.top) / cell_);
  if (!(x >= 0 && y >= 0 && x < columns_ && y < rows_)) return false;
  return at(static_cast<int>(x), static_cast<int>(y));
}

bool Mask::any_in(const Rect& rect) const {
  const auto cell_of = [this](double off) { return static_cast<int>(off / cell_); };
  const int bottom = std::min(rows_ - 1, cell_of(rect.bottom - area_.top));
  const int right = std::min(columns_ - 1, cell_of(rect.right - area_.left));
  for (int row = std::max(0, cell_of(rect.top - area_.top)); row <= bottom; ++row) {
    for (int column = std::max(0, cell_of(rect.left - area_.left)); column <= right; ++column)
      if (at(column, row)) return true;
  }
  return false;
}

void Mask::clear() {
  std::fill(cells_.begin(), cells_.end(), std::uint8_t{0});
}

void Mask::span(int row, double left, double right, bool value) {
  // Cells whose centre lies in [left, right).
  const int from = first_cell((left - area_.left) / cell_, columns_);
  const int to = first_cell((right - area_.left) / cell_, columns_);
  if (from < to) {
    std::fill(cells_.begin() + static_cast<std::ptrdiff_t>(index(from, row)),
              cells_.begin() + static_cast<std::ptrdiff_t>(index(from, row)) + (to - from),
              static_cast<std::uint8_t>(value ? 1 : 0));
  }
}

void Mask::fill_edges(const std::vector<Edge>& edges, bool even_odd, bool value) {
  struct Crossing {
    int row;
    double x;
    int direction;
  };
  std::vector<Crossing> crossings;
  for (const Edge& edge : edges) {
    const bool down = edge.from.y < edge.to.y;
    const Point top = down ? edge.from : edge.to, bottom = down ? edge.to : edge.from;
    const int from = first_cell((top.y - area_.top) / cell_, rows_);
    const int to = first_cell((bottom.y - area_.top) / cell_, rows_);
    if (from >= to) continue;
    const double slope = (bottom.x - top.x) / (bottom.y - top.y);
    for (int row = from; row < to; ++row) {
      const double y = area_.top + (row + 0.5) * cell_;
      crossings.push_back({row, top.x + (y - top.y) * slope, down ? 1 : -1});
    }
  }
  std::sort(crossings.begin(), crossings.end(), [](const Crossing& a, const Crossing& b) {
    return a.row != b.row ? a.row < b.row : (a.x != b.x ? a.x < b.x : a.direction < b.direction);
  });
  int winding = 0;
  for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
    if (i == 0 || crossings[i].row != crossings[i - 1].row) winding = 0;
    winding += crossings[i].direction;
    const bool inside = even_odd ? (winding & 1) != 0 : winding != 0;
    if (inside && crossings[i + 1].row == crossings[i].row) {
      span(crossings[i].row, crossings[i].x, crossings[i + 1].x, value);
    }
  }
}

// A row meets a convex outline twice at most: no crossings to be sorted, and lines are made of many small
// ones.
void Mask::fill_quad(const std::array<Point, 4>& corners, bool value) {
  const auto [high, low] = std::minmax_element(corners.begin(), corners.end(),
                                               [](const Point& a, const Point& b) { return a.y < b.y; });
  const int from = first_cell((high->y - area_.top) / cell_, rows_);
  const int to = first_cell((low->y - area_.top) / cell_, rows_);
  for (int row = from; row < to; ++row) {
    const double y = area_.top + (row + 0.5) * cell_;
    double left = std::numeric_limits<double>::max(), right = std::numeric_limits<double>::lowest();
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Point &a = corners[i], &b = corners[(i + 1) % corners.size()];
      if ((a.y <= y) == (b.y <= y)) continue;
      const double x = a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y);
      left = std::min(left, x);
      right = std::max(right, x);
    }
    if (left < right) span(row, left, right, value);
  }
}

void Mask::fill(const Path& path, bool even_odd, bool value, double tolerance) {
  std::vector<Edge> edges;
  for (const Polyline& line : flatten(path, tolerance)) {
    for (std::size_t i = 0, n = line.points.size(); i < n; ++i) {
      edges.push_back({line.points[i], line.points[(i + 1) % n]});
    }
  }
  fill_edges(edges, even_odd, value);
}

void Mask::fill(const Rect& rect, bool value) {
  const int from = first_cell((rect.top - area_.top) / cell_, rows_);
  const int to = first_cell((rect.bottom - area_.top) / cell_, rows_);
  for (int row = from; row < to; ++row) span(row, rect.left, rect.right, value);
}

void Mask::stroke(const Path& path, double width, bool value, double tolerance) {
  const double radius = width / 2;
  const auto disc = [&](Point c) {
    const int from = first_cell((c.y - radius - area_.top) / cell_, rows_);
    const int to = first_cell((c.y + radius - area_.top) / cell_, rows_);
    for (int row = from; row < to; ++row) {
      const double dy = area_.top + (row + 0.5) * cell_ - c.y;
      const double half = std::sqrt(std::max(0.0, radius * radius - dy * dy));
      span(row, c.x - half, c.x + half, value);
    }
  };
  for (const Polyline& line : flatten(path, tolerance)) {
    const std::size_t n = line.points.size();
    for (std::size_t i = 0; i < n; ++i) {
      disc(line.points[i]);
      if (i + 1 == n && !line.closed) break;
      const Point a = line.points[i], b = line.points[(i + 1) % n];
      const double distance = length(b - a);
      if (distance <= 0) continue;
      const Point normal = Point{a.y - b.y, b.x - a.x} * (radius / distance);
      fill_quad({a + normal, b + normal, b - normal, a - normal}, value);
    }
  }
}

// The loops below go over plain pointers: a byte that is written through a member might be the member itself
// for all that the compiler knows, and so it would take one byte at a time.
void Mask::unite(const Mask& other) {
  std::uint8_t* to = cells_.data();
  const std::uint8_t* from = other.cells_.data();
  for (std::size_t i = 0, count = cells_.size(); i < count; ++i) to[i] |= from[i];
}

void Mask::subtract(const Mask& other) {
  std::uint8_t* to = cells_.data();
  const std::uint8_t* from = other.cells_.data();
  for (std::size_t i = 0, count = cells_.size(); i < count; ++i)
    to[i] = static_cast<std::uint8_t>(to[i] & (from[i] ^ 1));
}

void Mask::intersect(const Mask& other) {
  std::uint8_t* to = cells_.data();
  const std::uint8_t* from = other.cells_.data();
  for (std::size_t i = 0, count = cells_.size(); i < count; ++i) to[i] &= from[i];
}

std::size_t Mask::common(const Mask& other) const {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < cells_.size(); ++i)
    sum += static_cast<std::size_t>(cells_[i] & other.cells_[i]);
  return sum;
}

std::size_t Mask::count() const {
  std::size_t sum = 0;
  for (const std::uint8_t c : cells_) sum += c;
  return sum;
}

}  // namespace geometry
