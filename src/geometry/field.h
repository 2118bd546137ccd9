#pragma once

#include <cmath>
#include <vector>

#include "geometry/flatten.h"
#include "geometry/path.h"
#include "geometry/rect.h"

namespace geometry {

// A round of a body part: chains of these are limbs, trunks, tails.
struct Disc {
  Point center;
  double radius = 0;
};
using Chain = std::vector<Disc>;

// A shape as its signed distance (negative inside, in the plane's unit), sampled at the points of a lattice
// whose coordinates are the multiples of `cell`. All fields of a drawing lie on one lattice, so that outlines
// that are made of the same pieces are the same. A field keeps its samples only around its shape and takes
// everything beyond for outside. Distances are exact near the outline and only a bound farther away than
// `reach`.
class Field {
 public:
  // What lies beyond the samples.
  static constexpr float outside = 50;
  // How far from the outline distances are kept, in cells: the widest rounding of a union must be below it.
  static constexpr int reach_cells = 12;

  // Nothing: outside everywhere. `cell` is above 0.
  explicit Field(double cell);

  // Discs and what lies between neighbours; a single disc is a chain, too.
  static Field chain(const Chain& discs, double cell);
  // The inside of closed lines by the even-odd rule.
  static Field polygon(const std::vector<Point>& corners, double cell);
  static Field of(const Path& path, double cell);
  static Field ellipse(Point center, double radius_x, double radius_y, double cell);

  double cell() const { return cell_; }
  bool empty() const { return columns_ == 0; }
  // The distance at any point, between samples by bilinear interpolation.
  double at(Point p) const;
  // The direction in which the distance grows there, of length 1 except at ridges.
  Point slope(Point p) const;
  bool contains(Point p) const { return at(p) < 0; }

  // The union; where both outlines meet, the corner is filled by a curve of about `rounding`.
  Field& unite(const Field& other, double rounding = 0);
  Field& intersect(const Field& other);
  // Without the other one and a seam of `gap` around it.
  Field& subtract(const Field& other, double gap = 0);
  // Keeps the side of the line through `through` that `normal` (of length 1) points away from. With `within`,
  // only what is nearer to `through` than that is cut.
  Field& cut(Point through, Point normal, double within = 0);
  // The same with a slightly round edge: part of a circle of `radius` that bulges towards `normal`.
  Field& cut_round(Point through, Point normal, double radius, double within = 0);
  Field& grow(double by);
  // Lies upon `below`. Where the strip of `below` that is left beside it is narrower than `width`, takes the
  // strip: the part reaches the outline. Only where both outlines run the same way, so that crossings stay
  // sharp.
  Field& swallow_strips(const Field& below, double width);
  // Fills the gap to `other` where both outlines face each other at less than `width`.
  Field& close_gaps(const Field& other, double width);

  double area() const;
  // The outlines as polygons, outer ones clockwise on the page and holes the other way round; those with less
  // than `least_area` are left out.
  std::vector<Polyline> outlines(double least_area) const;
  // The same as smooth closed curves within `tolerance`, with the corners kept.
  Path path(double least_area, double tolerance = 0.1) const;

 private:
  struct Window {
    int column = 0, row = 0, columns = 0, rows = 0;
  };
  Window window() const { return {column_, row_, columns_, rows_}; }
  void resize(const Window& window);
  Window window_around(const Rect& box) const;
  std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row - row_) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column - column_);
  }
  bool holds(int column, int row) const {
    return column >= column_ && row >= row_ && column < column_ + columns_ && row < row_ + rows_;
  }
  float sample(int column, int row) const {
    return holds(column, row) ? values_[index(column, row)] : outside;
  }
  // The direction in which the distance grows, not of length 1 at ridges.
  Point gradient(int column, int row) const;
  void add_capsule(const Disc& from, const Disc& to);
  template <class Change>
  void change(const Change& change);

  double cell_;
  int column_ = 0, row_ = 0, columns_ = 0, rows_ = 0;
  std::vector<float> values_;
};

}  // namespace geometry
