#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "drawing/model/picture.h"
#include "geometry/mask.h"

namespace support {

// A page as the printer leaves it: what is seen of each shape after all others were painted over it and the
// page's edge cut it. Points are middles of cells of 0.5 mm.
class FinishedPage {
 public:
  using Points = std::vector<geometry::Point>;
  static constexpr double cell_mm = 0.5;

  // `picture` must outlive the page.
  explicit FinishedPage(const drawing::Picture& picture);

  const drawing::Picture& picture() const { return picture_; }
  // What is seen.
  const Points& seen_of_element(std::size_t element) const { return seen_elements_[element]; }
  const Points& seen_of_shape(std::size_t shape) const { return seen_[shape]; }
  double seen_mm2(std::size_t element) const;
  // What there is, be it covered or beyond the edge.
  Points whole_element(std::size_t element) const;
  Points whole_shape(std::size_t shape) const;
  // The share of an element that is seen; 0 for one without an inside.
  double share_seen(std::size_t element) const;
  // The separate patches of about its largest one's size that are seen of an element: one of a dog, two of a
  // pair of shoes.
  std::vector<Points> pieces_of(std::size_t element) const;

 private:
  // A mask around the box whose cells lie on the page's grid.
  static geometry::Mask mask_around(const geometry::Rect& box);
  static bool is_paint(const drawing::Shape& shape);

  const drawing::Picture& picture_;
  std::vector<Points> seen_, seen_elements_;      // by shape, by element
  std::map<std::size_t, geometry::Mask> wholes_;  // by element
};

}  // namespace support
