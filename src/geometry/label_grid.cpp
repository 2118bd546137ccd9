#include "geometry/label_grid.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numeric>

#include "geometry/runs.h"

namespace geometry {
namespace {

// The smallest whole number that is not below `value`, at least 0 and at most `most`. std::ceil is a call
// where the processor's rounding instruction may not be counted on, and this is the innermost loop.
int whole(double value, int most) {
  const double clamped = std::min(std::max(value, 0.0), static_cast<double>(most));
  const int down = static_cast<int>(clamped);
  return down + (clamped > down ? 1 : 0);
}

}  // namespace

LabelGrid::LabelGrid(const Rect& area, double cell)
    : area_(area),
      cell_(cell),
      per_cell_(1 / cell),
      columns_(std::max(1, static_cast<int>(std::ceil(area.width() / cell - 1e-9)))),
      rows_(std::max(1, static_cast<int>(std::ceil(area.height() / cell - 1e-9)))),
      labels_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), 0) {}

int LabelGrid::first_row(double top) const {
  return whole((top - area_.top) * per_cell_ - 0.5, rows_);
}

int LabelGrid::first_column(double left) const {
  return whole((left - area_.left) * per_cell_ - 0.5, columns_);
}

void LabelGrid::span(int row, double left, double right, Label label) {
  const int from = first_column(left), to = first_column(right);
  if (from >= to) return;
  Label* start = labels_.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_);
  std::fill(start + from, start + to, label);
}

void LabelGrid::add_crossings(Point from, Point to) {
  const bool down = from.y < to.y;
  const Point top = down ? from : to, bottom = down ? to : from;
  const int last = first_row(bottom.y);
  int row = first_row(top.y);
  if (row >= last) return;
  const double slope = (bottom.x - top.x) / (bottom.y - top.y);
  for (; row < last; ++row) {
    const double y = area_.top + (row + 0.5) * cell_;
    crossings_.push_back(Crossing(row, top.x + (y - top.y) * slope, down));
  }
}

void LabelGrid::fill(const std::vector<Polyline>& lines, bool even_odd, Label label) {
  crossings_.clear();
  for (const Polyline& line : lines) {
    for (std::size_t i = 0, n = line.points.size(); i < n; ++i)
      add_crossings(line.points[i], line.points[i + 1 == n ? 0 : i + 1]);
  }
  std::sort(crossings_.begin(), crossings_.end());
  int winding = 0;
  for (std::size_t i = 0; i + 1 < crossings_.size(); ++i) {
    const Crossing here = crossings_[i], next = crossings_[i + 1];
    winding += here.direction();
    if (here.row() != next.row()) {
      winding = 0;
      continue;
    }
    if (even_odd ? (winding & 1) != 0 : winding != 0) span(here.row(), here.x(), next.x(), label);
  }
}

void LabelGrid::disc(Point center, double radius, Label label) {
  const int last = first_row(center.y + radius);
  for (int row = first_row(center.y - radius); row < last; ++row) {
    const double dy = area_.top + (row + 0.5) * cell_ - center.y;
    const double half = std::sqrt(std::max(0.0, radius * radius - dy * dy));
    span(row, center.x - half, center.x + half, label);
  }
}

void LabelGrid::band(Point from, Point to, double radius, Label label) {
  const double distance = std::sqrt(dot(to - from, to - from));
  if (distance <= 0) return;
  const Point along = (to - from) * (1 / distance);
  const double reach_y = std::abs(along.x) * radius;
  const int last = first_row(std::max(from.y, to.y) + reach_y);
  int row = first_row(std::min(from.y, to.y) - reach_y);
  if (row >= last) return;
  // The band is where |across| <= radius and 0 <= along <= distance; both bound x on each row. A direction
  // that is all but parallel to an axis leaves one of them without a say.
  constexpr double parallel = 1e-6;
  const double y = area_.top + (row + 0.5) * cell_ - from.y;
  double side = from.x, side_step = 0, side_reach = 1e9, end = from.x, end_step = 0, end_reach = 0;
  if (std::abs(along.y) > parallel) {
    side_step = along.x / along.y;
    side += y * side_step;
    side_reach = radius / std::abs(along.y);
  }
  if (std::abs(along.x) > parallel) {
    end_step = -along.y / along.x;
    end_reach = distance / std::abs(along.x);
    end += y * end_step - (along.x < 0 ? end_reach : 0);
  } else {
    end_reach = 2e9;
    end -= 1e9;
  }
  side_step *= cell_;
  end_step *= cell_;
  for (; row < last; ++row, side += side_step, end += end_step) {
    const double left = std::max(side - side_reach, end),
                 right = std::min(side + side_reach, end + end_reach);
    if (left < right) span(row, left, right, label);
  }
}

void LabelGrid::stroke(const std::vector<Polyline>& lines, double width, Label label) {
  const double radius = width / 2;
  for (const Polyline& line : lines) {
    const std::size_t n = line.points.size();
    Point before{0, 0};
    for (std::size_t i = 0; i < n; ++i) {
      // A round join shows at a bend only.
      const Point to = line.points[i + 1 == n ? 0 : i + 1] - line.points[i];
      const bool last = i + 1 == n && !line.closed;
      const double along = dot(before, to);
      const bool bend = along < 0 || along * along < 0.985 * dot(before, before) * dot(to, to);
      if (i == 0 || last || bend) disc(line.points[i], radius, label);
      before = to;
      if (i + 1 < n || line.closed) band(line.points[i], line.points[i + 1 == n ? 0 : i + 1], radius, label);
    }
  }
}

LabelRegions::LabelRegions(const LabelGrid& grid) {
  constexpr std::uint64_t odd_bits = 0x0001000100010001;
  static_assert(std::endian::native == std::endian::little, "the first of four cells is the lowest");
  row_starts_.reserve(static_cast<std::size_t>(grid.rows()) + 1);
  runs_.reserve(static_cast<std::size_t>(grid.rows()) * 12);
  for (int row = 0; row < grid.rows(); ++row) {
    row_starts_.push_back(runs_.size());
    const LabelGrid::Label* labels = grid.row(row);
    int from = -1;
    for (int column = 0; column < grid.columns(); ++column) {
      // What is not yet a change: walls before a run, free cells within it. Four cells at once, as most of
      // them are like the one before.
      const std::uint64_t same = from < 0 ? odd_bits : 0;
      std::uint64_t four = 0, changed = 0;
      while (changed == 0 && column + 4 <= grid.columns()) {
        std::memcpy(&four, labels + column, sizeof four);
        changed = (four ^ same) & odd_bits;
        column += changed == 0 ? 4 : std::countr_zero(changed) / 16;
      }
      if (changed == 0) {
        while (column < grid.columns() && (labels[column] & 1) == (from < 0 ? 1 : 0)) ++column;
        if (column == grid.columns()) break;
      }
      if (from < 0) {
        from = column;
      } else {
        runs_.push_back({row, from, column, 0});
        from = -1;
      }
    }
    if (from >= 0) runs_.push_back({row, from, grid.columns(), 0});
  }
  row_starts_.push_back(runs_.size());
  std::vector<std::size_t> parent(runs_.size());
  std::iota(parent.begin(), parent.end(), std::size_t{0});
  for (int row = 1; row < grid.rows(); ++row) {
    const auto at = static_cast<std::size_t>(row);
    std::size_t above = row_starts_[at - 1];
    for (std::size_t i = row_starts_[at]; i < row_starts_[at + 1]; ++i) {
      while (above < row_starts_[at] && runs_[above].to <= runs_[i].from) ++above;
      for (std::size_t k = above; k < row_starts_[at] && runs_[k].from < runs_[i].to; ++k) {
        const std::size_t a = root_of(parent, k), b = root_of(parent, i);
        parent[std::max(a, b)] = std::min(a, b);
      }
    }
  }
  std::vector<std::size_t> number(runs_.size());
  for (std::size_t i = 0; i < runs_.size(); ++i) {
    Run& run = runs_[i];
    const std::size_t root = root_of(parent, i);
    if (root == i) {
      number[i] = regions_.size();
      regions_.emplace_back();
    }
    run.region = number[root];
    LabelRegion& region = regions_[run.region];
    region.cells += static_cast<std::size_t>(run.to - run.from);
    if (run.row == 0 || run.row == grid.rows() - 1 || run.from == 0 || run.to == grid.columns())
      region.touches_border = true;
  }
}

std::size_t LabelRegions::region_at(int column, int row) const {
  const auto begin = runs_.begin() + static_cast<std::ptrdiff_t>(row_starts_[static_cast<std::size_t>(row)]);
  const auto end =
      runs_.begin() + static_cast<std::ptrdiff_t>(row_starts_[static_cast<std::size_t>(row) + 1]);
  const auto after =
      std::upper_bound(begin, end, column, [](int value, const Run& run) { return value < run.from; });
  return std::prev(after)->region;
}

}  // namespace geometry
