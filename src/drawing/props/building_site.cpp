#include "drawing/props/building_site.h"

#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;

}  // namespace

Figure plank_pile(Random& random, double height) {
  Sketch s("Bretterstapel");
  const double h = height, b = h / 4;
  for (const double x : {-1.0, 1.0}) s.region(box(x * h - 0.16 * h, -b * 0.8, x * h + 0.16 * h, 0), 0.95);
  for (int i = 0; i < 3; ++i) {
    const double shift = random.uniform(-0.22, 0.22) * h, y = -0.8 * b - i * b;
    s.region(rounded_box(-1.6 * h + shift, y - b, 1.6 * h + shift, y, 0.1 * b));
  }
  return s.take();
}

Figure shovel(Random& random, double height) {
  Sketch s("Schaufel");
  const double h = height;
  Sketch flat("");
  flat.region(box(-0.022 * h, -0.9 * h, 0.022 * h, -0.28 * h), 0.95);
  flat.region(rounded_box(-0.11 * h, -h, 0.11 * h, -0.9 * h, 0.04 * h), 0.95);
  flat.region(rounded(
      {{-0.14 * h, -0.36 * h}, {0.14 * h, -0.36 * h}, {0.14 * h, -0.1 * h}, {0, 0}, {-0.14 * h, -0.1 * h}},
      0.2));
  s.add(flat.take(), Affine::rotation(random.uniform(-0.3, 0.3)));
  return s.take();
}

}  // namespace drawing::props
