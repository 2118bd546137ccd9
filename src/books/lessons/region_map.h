#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "books/book_content.h"
#include "geometry/affine.h"
#include "geometry/mask.h"
#include "geometry/rect.h"

namespace books::lessons {

// A white area of a page that a child can colour: a connected part of the paper between black lines.
struct ColourRegion {
  double area_mm2 = 0;
  // The pole of inaccessibility: the point of the region that is farthest from any line, and how far it is.
  geometry::Point pole;
  double radius_mm = 0;
  // A narrow strip that touches all four edges: the paper round a bitmap that has a frame of its own.
  bool is_margin = false;
  // What was painted there: an index into the picture's shapes and its elements. Nothing for bare paper and
  // in bitmaps.
  std::optional<std::size_t> shape;
  std::optional<std::size_t> element;
  // Regions on the other side of one line, as indexes, ascending.
  std::vector<std::size_t> neighbours;
};

// The regions of a page's picture as it lies on a sheet. Everything is in sheet millimetres. Found on a grid:
// what counts for a child is the white between the lines as they are painted, which differs from the shapes'
// own outlines wherever one covers another or a line runs through it, and a bitmap has no shapes at all.
// Immutable.
class RegionMap {
 public:
  static constexpr double cell_mm = 0.22;

  // `to_sheet` maps the picture's own unit (millimetres of a drawing, pixels of a bitmap) to the sheet and
  // only scales and shifts; `area` is what it covers there. Regions under 0.3 mm2, and those beyond
  // 32,767, are grain and not counted;
  // white that touches the edge of `area` from inside is one or more ordinary regions, as the picture ends
  // there.
  RegionMap(const Page& page, const geometry::Affine& to_sheet, const geometry::Rect& area);

  // In the order of their first cells, row by row.
  const std::vector<ColourRegion>& regions() const { return regions_; }
  // What the page was asked for as; may be empty.
  const std::string& caption() const { return caption_; }
  // Where something of the picture, in its own unit, lies on the sheet.
  geometry::Rect on_sheet(const geometry::Rect& box) const;
  // The region at a point; nothing on lines and outside.
  std::optional<std::size_t> at(geometry::Point p) const;
  // Whether all of a box is inside of the region.
  bool holds(std::size_t region, const geometry::Rect& box) const;
  // The middle of a box of this size that is wholly inside of the region: round its pole if it fits there,
  // else where its middle is farthest from any line.
  std::optional<geometry::Point> place(std::size_t region, double width_mm, double height_mm) const;

 private:
  struct Cells {
    int left = 0, top = 0, right = 0, bottom = 0;  // inclusive
  };

  // A page has a few hundred regions and a million cells, and fresh memory is what a map costs most.
  using Label = std::int16_t;

  void label_regions(const geometry::Mask& ink);
  Label add_region(std::size_t cells, std::size_t deepest, const Cells& box);
  void find_neighbours();
  void find_owners(const drawing::Picture& picture, const geometry::Affine& to_sheet);
  Label label(int column, int row) const {
    return labels_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                   static_cast<std::size_t>(column)];
  }
  geometry::Point center(int column, int row) const {
    return {area_.left + (column + 0.5) * cell_mm, area_.top + (row + 0.5) * cell_mm};
  }

  std::string caption_;
  geometry::Affine to_sheet_;
  geometry::Rect area_;
  int columns_ = 0;
  int rows_ = 0;
  std::vector<Label> labels_;         // by cell: index of its region, -1 for lines and grain
  std::vector<std::uint16_t> steps_;  // by cell, to the next line, in thirds of a cell
  std::vector<Cells> boxes_;          // by region
  std::vector<ColourRegion> regions_;
};

}  // namespace books::lessons
