#include "geometry/field.h"

#include <algorithm>

#include "geometry/curve_fit.h"
#include "geometry/march.h"

namespace geometry {
namespace {

constexpr float far = Field::outside;

}  // namespace

Field::Field(double cell) : cell_(cell) {}

Field::Window Field::window_around(const Rect& box) const {
  const int left = static_cast<int>(std::floor(box.left / cell_)) - reach_cells;
  const int top = static_cast<int>(std::floor(box.top / cell_)) - reach_cells;
  return {left, top, static_cast<int>(std::ceil(box.right / cell_)) + reach_cells - left + 1,
          static_cast<int>(std::ceil(box.bottom / cell_)) + reach_cells - top + 1};
}

// Keeps what lies in both windows.
void Field::resize(const Window& to) {
  std::vector<float> values(static_cast<std::size_t>(to.columns) * static_cast<std::size_t>(to.rows), far);
  const int left = std::max(to.column, column_), right = std::min(to.column + to.columns, column_ + columns_);
  for (int row = std::max(to.row, row_); left < right && row < std::min(to.row + to.rows, row_ + rows_);
       ++row) {
    std::copy_n(values_.begin() + static_cast<std::ptrdiff_t>(index(left, row)), right - left,
                values.begin() + static_cast<std::ptrdiff_t>(row - to.row) * to.columns + (left - to.column));
  }
  column_ = to.column, row_ = to.row, columns_ = to.columns, rows_ = to.rows;
  values_ = std::move(values);
}

void Field::add_capsule(const Disc& from, const Disc& to) {
  const float reach = static_cast<float>((reach_cells - 1) * cell_);
  const float cell = static_cast<float>(cell_);
  const float ax = static_cast<float>(from.center.x), ay = static_cast<float>(from.center.y);
  const float dx = static_cast<float>(to.center.x) - ax, dy = static_cast<float>(to.center.y) - ay;
  const float r0 = static_cast<float>(from.radius), dr = static_cast<float>(to.radius) - r0;
  const float most = static_cast<float>(std::max(from.radius, to.radius)) + reach;
  const float square = dx * dx + dy * dy;
  const float per_square = square > 0 ? 1 / square : 0;
  const auto first = [&](float a, float d) {
    return static_cast<int>(std::ceil((std::min(a, a + d) - most) / cell));
  };
  const auto last = [&](float a, float d) {
    return static_cast<int>(std::floor((std::max(a, a + d) + most) / cell));
  };
  const int left = std::max(column_, first(ax, dx)), right = std::min(column_ + columns_ - 1, last(ax, dx));
  const int top = std::max(row_, first(ay, dy)), bottom = std::min(row_ + rows_ - 1, last(ay, dy));
  for (int row = top; row <= bottom; ++row) {
    const float y = static_cast<float>(row) * cell - ay, x0 = static_cast<float>(left) * cell - ax;
    float* value = values_.data() + index(left, row);
    const int count = right - left + 1;
    for (int i = 0; i < count; ++i) {
      const float x = x0 + static_cast<float>(i) * cell;
      float t = (x * dx + y * dy) * per_square;
      t = t < 0 ? 0 : t;
      t = t > 1 ? 1 : t;
      const float ex = x - t * dx, ey = y - t * dy;
      const float distance = std::sqrt(ex * ex + ey * ey) - (r0 + dr * t);
      value[i] = distance < value[i] ? distance : value[i];
    }
  }
}

Field Field::chain(const Chain& discs, double cell) {
  Field field(cell);
  Rect box;
  for (const Disc& disc : discs) {
    box.include(disc.center - Point{disc.radius, disc.radius});
    box.include(disc.center + Point{disc.radius, disc.radius});
  }
  if (discs.empty()) return field;
  field.resize(field.window_around(box));
  if (discs.size() == 1) field.add_capsule(discs.front(), discs.front());
  for (std::size_t i = 1; i < discs.size(); ++i) field.add_capsule(discs[i - 1], discs[i]);
  return field;
}

Field Field::polygon(const std::vector<Point>& corners, double cell) {
  Field field(cell);
  if (corners.size() < 3) return field;
  Rect box;
  for (const Point& corner : corners) box.include(corner);
  field.resize(field.window_around(box));
  const std::size_t n = corners.size();
  for (std::size_t i = 0; i < n; ++i) field.add_capsule({corners[i], 0}, {corners[(i + 1) % n], 0});
  // The inside: between the crossings of each row.
  std::vector<double> crossings;
  for (int row = field.row_; row < field.row_ + field.rows_; ++row) {
    const double y = row * cell;
    crossings.clear();
    for (std::size_t i = 0; i < n; ++i) {
      const Point a = corners[i], b = corners[(i + 1) % n];
      if ((a.y > y) != (b.y > y)) crossings.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
    }
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
      const int from = static_cast<int>(std::ceil(crossings[i] / cell));
      const int to = static_cast<int>(std::floor(crossings[i + 1] / cell));
      for (int column = from; column <= to; ++column) {
        float& value = field.values_[field.index(column, row)];
        value = -value;
      }
    }
  }
  return field;
}

Field Field::of(const Path& path, double cell) {
  Field field(cell);
  for (const Polyline& line : flatten(path, cell / 6)) {
    const Field part = polygon(line.points, cell);
    if (field.empty()) {
      field = part;
    } else {
      field.unite(part);
    }
  }
  return field;
}

Field Field::ellipse(Point center, double radius_x, double radius_y, double cell) {
  Path path;
  path.add_ellipse(center, radius_x, radius_y);
  return of(path, cell);
}

double Field::at(Point p) const {
  const double x = p.x / cell_, y = p.y / cell_;
  const int column = static_cast<int>(std::floor(x)), row = static_cast<int>(std::floor(y));
  const double s = x - column, t = y - row;
  return (sample(column, row) * (1 - s) + sample(column + 1, row) * s) * (1 - t) +
         (sample(column, row + 1) * (1 - s) + sample(column + 1, row + 1) * s) * t;
}

Point Field::slope(Point p) const {
  return Point{at({p.x + cell_, p.y}) - at({p.x - cell_, p.y}),
               at({p.x, p.y + cell_}) - at({p.x, p.y - cell_})} *
         (1 / (2 * cell_));
}

Point Field::gradient(int column, int row) const {
  return {static_cast<double>(sample(column + 1, row) - sample(column - 1, row)) / (2 * cell_),
          static_cast<double>(sample(column, row + 1) - sample(column, row - 1)) / (2 * cell_)};
}

template <class Change>
void Field::change(const Change& change) {
  float* value = values_.data();
  for (int row = row_; row < row_ + rows_; ++row) {
    for (int column = column_; column < column_ + columns_; ++column, ++value)
      *value = change(*value, column, row);
  }
}

Field& Field::unite(const Field& other, double rounding) {
  if (other.empty()) return *this;
  if (empty()) return *this = other;
  const int left = std::min(column_, other.column_), top = std::min(row_, other.row_);
  const int right = std::max(column_ + columns_, other.column_ + other.columns_);
  const int bottom = std::max(row_ + rows_, other.row_ + other.rows_);
  if (left != column_ || top != row_ || right != column_ + columns_ || bottom != row_ + rows_)
    resize({left, top, right - left, bottom - top});
  const float k = static_cast<float>(rounding), per_k = k > 0 ? 1 / k : 0;
  for (int row = other.row_; row < other.row_ + other.rows_; ++row) {
    const float* theirs = other.values_.data() + other.index(other.column_, row);
    float* mine = values_.data() + index(other.column_, row);
    for (int i = 0; i < other.columns_; ++i) {
      const float a = mine[i], b = theirs[i];
      float h = k - std::abs(a - b);
      h = h < 0 ? 0 : h;
      mine[i] = (a < b ? a : b) - h * h * per_k / 4;
    }
  }
  return *this;
}

Field& Field::intersect(const Field& other) {
  const int left = std::max(column_, other.column_), top = std::max(row_, other.row_);
  const int right = std::min(column_ + columns_, other.column_ + other.columns_);
  const int bottom = std::min(row_ + rows_, other.row_ + other.rows_);
  if (right <= left || bottom <= top) return *this = Field(cell_);
  resize({left, top, right - left, bottom - top});
  change([&](float value, int column, int row) {
    return std::max(value, other.values_[other.index(column, row)]);
  });
  return *this;
}

Field& Field::subtract(const Field& other, double gap) {
  const float seam = static_cast<float>(gap);
  const int left = std::max(column_, other.column_),
            right = std::min(column_ + columns_, other.column_ + other.columns_);
  const int bottom = std::min(row_ + rows_, other.row_ + other.rows_);
  for (int row = std::max(row_, other.row_); left < right && row < bottom; ++row) {
    for (int column = left; column < right; ++column) {
      float& value = values_[index(column, row)];
      value = std::max(value, seam - other.values_[other.index(column, row)]);
    }
  }
  return *this;
}

Field& Field::cut(Point through, Point normal, double within) {
  change([&](float value, int column, int row) {
    const Point p = Point{column * cell_, row * cell_} - through;
    const double side = dot(p, normal);
    if (within <= 0) return std::max(value, static_cast<float>(side));
    // Beyond `within` the cut fades away.
    return std::max(value, static_cast<float>(std::min(side, within - length(p))));
  });
  return *this;
}

Field& Field::cut_round(Point through, Point normal, double radius, double within) {
  const Point center = through - normal * radius;
  change([&](float value, int column, int row) {
    const Point p{column * cell_, row * cell_};
    const double side = dot(p - through, normal) > -radius / 2 ? length(p - center) - radius : -far;
    if (within <= 0) return std::max(value, static_cast<float>(side));
    return std::max(value, static_cast<float>(std::min(side, within - length(p - through))));
  });
  return *this;
}

Field& Field::grow(double by) {
  const float change = static_cast<float>(by);
  for (float& value : values_) value -= change;
  return *this;
}

Field& Field::swallow_strips(const Field& below, double width) {
  const float strip = static_cast<float>(width);
  if (empty()) return *this;
  const Field before = *this;
  change([&](float value, int column, int row) {
    const float under = below.sample(column, row);
    const float between = value - under;
    if (value < -2 || under > 2 || between <= 0 || between >= 1.6F * strip) return value;
    const Point a = below.gradient(column, row), b = before.gradient(column, row);
    const double lengths = length(a) * length(b);
    if (lengths < 1e-6) return value;
    const float same = static_cast<float>(std::clamp((dot(a, b) / lengths - 0.25) / 0.4, 0.0, 1.0));
    // Wide strips are left in a soft curve.
    const float beyond = std::max(0.0F, (between - strip) / (0.6F * strip));
    const float growth = std::min(between, strip * (1 - beyond * beyond * (3 - 2 * beyond)));
    return std::min(value, std::max(under, value - growth * same));
  });
  return *this;
}

Field& Field::close_gaps(const Field& other, double width) {
  const float gap = static_cast<float>(width);
  const Field before = *this;
  change([&](float value, int column, int row) {
    const float there = other.sample(column, row);
    if (value <= 0 || there <= -2 || value + there > gap) return value;
    const Point a = before.gradient(column, row), b = other.gradient(column, row);
    const double lengths = length(a) * length(b);
    if (lengths < 1e-6) return value;
    const double facing = std::clamp((-dot(a, b) / lengths - 0.25) / 0.4, 0.0, 1.0);
    return std::min(value, value + there - gap * static_cast<float>(facing));
  });
  return *this;
}

double Field::area() const {
  const auto inside = std::count_if(values_.begin(), values_.end(), [](float value) { return value < 0; });
  return static_cast<double>(inside) * cell_ * cell_;
}

std::vector<Polyline> Field::outlines(double least_area) const {
  std::vector<Polyline> lines;
  if (empty()) return lines;
  for (Polyline& line : march(values_, columns_, rows_, far)) {
    for (Point& p : line.points) p = {(p.x + column_) * cell_, (p.y + row_) * cell_};
    if (std::abs(signed_area(line)) >= least_area) lines.push_back(std::move(line));
  }
  return lines;
}

Path Field::path(double least_area, double tolerance) const {
  Path path;
  for (const Polyline& line : outlines(least_area))
    fit_closed(path, line.points, {.tolerance = tolerance, .step = cell_});
  return path;
}

}  // namespace geometry
