#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "geometry/flatten.h"
#include "geometry/rect.h"

namespace geometry {

// A grid of cells over a part of the plane, each with the label of what was painted there last; 0 at first. A
// cell belongs to a figure if its centre does.
class LabelGrid {
 public:
  using Label = std::uint16_t;

  // `area` is not empty, `cell` (the side of a cell in the plane's unit) is above 0.
  LabelGrid(const Rect& area, double cell);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  double cell() const { return cell_; }
  Point center(int column, int row) const {
    return {area_.left + (column + 0.5) * cell_, area_.top + (row + 0.5) * cell_};
  }
  Label at(int column, int row) const {
    return labels_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                   static_cast<std::size_t>(column)];
  }
  const Label* row(int row) const {
    return labels_.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_);
  }

  // Labels the inside of the lines, open ones closed by a straight line.
  void fill(const std::vector<Polyline>& lines, bool even_odd, Label label);
  // Labels all cells nearer than half of `width` to the lines.
  void stroke(const std::vector<Polyline>& lines, double width, Label label);

 private:
  // Where an outline crosses the middle of a row: one number that sorts by row, then x, then direction.
  class Crossing {
   public:
    Crossing(int row, double x, bool down)
        : key_(static_cast<std::uint64_t>(row) << 33 |
               static_cast<std::uint64_t>((std::clamp(x, -most, most) + most) * per_unit) << 1 |
               (down ? 1 : 0)) {}
    int row() const { return static_cast<int>(key_ >> 33); }
    double x() const { return static_cast<double>(key_ >> 1 & 0xffffffff) / per_unit - most; }
    int direction() const { return (key_ & 1) != 0 ? 1 : -1; }
    bool operator<(const Crossing& other) const { return key_ < other.key_; }

   private:
    // Of x, in the plane's unit, and how fine it is kept.
    static constexpr double most = 30000, per_unit = 65536;
    std::uint64_t key_;
  };
  void disc(Point center, double radius, Label label);
  void band(Point from, Point to, double radius, Label label);
  void span(int row, double left, double right, Label label);
  // The first row whose centre lies at `top` or below it.
  int first_row(double top) const;
  int first_column(double left) const;
  void add_crossings(Point from, Point to);

  Rect area_;
  double cell_;
  double per_cell_;  // 1 / cell_
  int columns_;
  int rows_;
  std::vector<Label> labels_;
  std::vector<Crossing> crossings_;
};

// A connected set of cells whose labels are even: odd ones are walls (four neighbours).
struct LabelRegion {
  std::size_t cells = 0;
  bool touches_border = false;
};

// The regions of a grid, and which cell belongs to which.
class LabelRegions {
 public:
  explicit LabelRegions(const LabelGrid& grid);

  struct Run {
    int row, from, to;  // cells from .. to - 1
    std::size_t region;
  };
  const std::vector<LabelRegion>& regions() const { return regions_; }
  const std::vector<Run>& runs() const { return runs_; }
  // The region of a cell whose label is even.
  std::size_t region_at(int column, int row) const;

 private:
  std::vector<Run> runs_;
  std::vector<std::size_t> row_starts_;  // of each row and of the row after the last one, into runs_
  std::vector<LabelRegion> regions_;
};

}  // namespace geometry
