#pragma once

#include "drawing/model/options.h"
#include "geometry/rect.h"

namespace drawing::page {

// Line widths in millimetres, from what was asked for to what lies farthest back.
struct Pens {
  double asked = 0.85;
  double near = 0.75;
  double middle = 0.65;
  double far = 0.55;
};

// How wide the band of a decorated frame is, in millimetres.
inline constexpr double ornament_band_mm = 9;

// The sheet that a page is composed on.
struct Stage {
  double width_mm = 210;
  double height_mm = 297;
  // The page's inside: scenery is cut at it, all else stays within `safe`.
  geometry::Rect frame;
  geometry::Rect safe;
  double radius_mm = 6;
  // How much larger than on an A4 page props are drawn.
  double scale = 1;
  Pens pens;
  Age age = Age::years_6_8;
  Detail detail = Detail::standard;
  bool ornaments = false;  // a decorated frame
  // A band above the picture and its frame for the name that somebody wished for; else empty.
  geometry::Rect name;

  bool landscape() const { return width_mm > height_mm; }
  double page_area() const { return width_mm * height_mm; }
  // A y or x inside of the frame, in parts of it.
  double y(double share) const { return frame.top + share * frame.height(); }
  double x(double share) const { return frame.left + share * frame.width(); }
  // How many props a page takes, relative to a standard page for 6 to 8 years.
  double richness() const;
  // Regions narrower than this, in millimetres, cannot be coloured.
  double finest_mm() const;
};

Stage make_stage(const Options& options);

}  // namespace drawing::page
