#pragma once

#include <array>
#include <optional>

#include "geometry/path.h"

namespace books::lessons {

// How far an outline is from its middle in all directions, in parts of the mean: what is left of a shape when
// its place, its size and its turn are gone.
class OutlineShape {
 public:
  // Nothing for a path without an inside.
  static std::optional<OutlineShape> of(const geometry::Path& path);

  // Whether it has a form of its own, as a star and a heart do and a disc does not.
  bool is_distinctive() const;
  // Whether a child would call both by one name. Stars of five and of six points are alike.
  bool resembles(const OutlineShape& other) const;

 private:
  static constexpr std::size_t directions = 48;

  // How many points it has, as a star; 0 where there are too few or they are blunt.
  int points() const;

  std::array<double, directions> reach_{};
  double variation_ = 0;  // of the reach, on average
};

}  // namespace books::lessons
