#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "drawing/figures/posed_figure.h"
#include "drawing/page/figure.h"

namespace drawing::deeds {

// The points that every thing has, whatever its drawing says: where hands take it on its left and on its
// right, as high as hands are, and its underside there.
inline constexpr std::string_view left_side = "left", right_side = "right";
inline constexpr bool is_side(std::string_view point) {
  return point == left_side || point == right_side;
}

// The outline of a thing from the side, level by level.
class Sides {
 public:
  Sides() = default;
  // `whole`: the thing at height 1, its foot at the origin.
  explicit Sides(const page::Figure& whole);

  // Where a hand takes the thing of that height, in figure units; nothing without an outline.
  std::optional<figures::Contact> point(std::string_view side, double height) const;
  bool empty() const { return levels_.empty(); }

 private:
  struct Level {
    double left = 0, right = 0;
  };
  std::vector<Level> levels_;  // from the foot to the top
};

}  // namespace drawing::deeds
