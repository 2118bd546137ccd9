#include "drawing/figures/foot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "geometry/outlines.h"
#include "geometry/point.h"

namespace drawing::figures {

geometry::Path foot_outline(Shoes shoes) {
  switch (shoes) {
    case Shoes::boots:
      return geometry::blob({{-4.8, -3.6},
                             {-5.2, 1},
                             {-4.7, 4.6},
                             {3, 4.6},
                             {10.2, 4.6},
                             {12, 1.6},
                             {9.4, -1.4},
                             {5, -2.8},
                             {4.4, -4.6}});
    case Shoes::bare:
      return geometry::blob({{-4, -3},
                             {-4.6, 1},
                             {-3.8, 4.5},
                             {3, 4.4},
                             {9.2, 4.6},
                             {11.4, 2.2},
                             {9, -0.2},
                             {4.4, -2},
                             {3.2, -4}});
    case Shoes::paws:
      return geometry::blob({{-4.6, -3.6},
                             {-5.6, 1},
                             {-4.6, 4.6},
                             {3, 4.6},
                             {9.6, 4.6},
                             {12, 1.4},
                             {9.4, -2.2},
                             {5, -3.2},
                             {4, -4.6}});
    // Thin and close, pointed at the toes.
    case Shoes::slippers:
      return geometry::blob({{-3.6, -2},
                             {-4.6, 1},
                             {-3.8, 4.5},
                             {3, 4.5},
                             {10.4, 4.7},
                             {13.4, 3.4},
                             {9.6, 1},
                             {4.6, -0.6},
                             {2.6, -2.4}});
    case Shoes::shoes:
      break;
  }
  return geometry::blob({{-4.6, -3.6},
                         {-5.3, 1},
                         {-4.6, 4.6},
                         {3, 4.6},
                         {10.2, 4.6},
                         {12, 2},
                         {9.6, -1},
                         {5, -2.4},
                         {3.6, -4.6}});
}

double ankle_above_ground(double degrees, double foot, double ankle) {
  // A mirrored foot has the same depth.
  if (degrees > 90 && degrees <= 180) degrees = 180 - degrees;
  const double c = std::cos(degrees * std::numbers::pi / 180), s = std::sin(degrees * std::numbers::pi / 180);
  // The last one is the instep, on which a foot with its sole up lies.
  constexpr std::array<geometry::Point, 6> sole{
      {{-5.3, 1}, {-4.6, 4.6}, {10.2, 4.6}, {12, 2}, {9.6, -1}, {3.6, -4.6}}};
  double most = 0;
  for (const geometry::Point p : sole) most = std::max(most, p.x * foot * s + p.y * ankle / sole_depth * c);
  return most;
}

}  // namespace drawing::figures
