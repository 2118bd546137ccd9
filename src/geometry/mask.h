#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "geometry/path.h"
#include "geometry/rect.h"

namespace geometry {

// A grid of cells over a part of the plane, each 0 or 1. A cell counts as inside of a figure if its centre
// is. Serves composition as a coarse map of what is taken, and measuring as a page at 300 dpi.
class Mask {
 public:
  // `area` is not empty, `cell` (the side of a cell in the plane's unit) is above 0.
  Mask(const Rect& area, double cell);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  double cell() const { return cell_; }
  const Rect& area() const { return area_; }
  Point center(int column, int row) const {
    return {area_.left + (column + 0.5) * cell_, area_.top + (row + 0.5) * cell_};
  }
  bool at(int column, int row) const { return cells_[index(column, row)] != 0; }
  // False outside of the area.
  bool at(Point p) const;
  // Whether a cell that the rectangle reaches is set; one of no width or height is a line.
  bool any_in(const Rect& rect) const;
  const std::vector<std::uint8_t>& cells() const { return cells_; }

  void set(int column, int row, bool value) { cells_[index(column, row)] = value ? 1 : 0; }
  void clear();
  // Sets the inside of the path's subpaths, open ones closed by a straight line. `tolerance` is that of
  // flattening.
  void fill(const Path& path, bool even_odd, bool value, double tolerance);
  void fill(const Rect& rect, bool value);
  // Sets all cells nearer than half of `width` to the path's line, as a pen with round joins and caps does.
  void stroke(const Path& path, double width, bool value, double tolerance);

  // Both masks must have the same area and cell.
  void unite(const Mask& other);
  void subtract(const Mask& other);
  void intersect(const Mask& other);
  std::size_t common(const Mask& other) const;

  std::size_t count() const;

 private:
  std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  struct Edge {
    Point from, to;
  };
  void fill_edges(const std::vector<Edge>& edges, bool even_odd, bool value);
  void fill_quad(const std::array<Point, 4>& corners, bool value);
  void span(int row, double left, double right, bool value);

  Rect area_;
  double cell_;
  int columns_;
  int rows_;
  std::vector<std::uint8_t> cells_;
};

}  // namespace geometry
