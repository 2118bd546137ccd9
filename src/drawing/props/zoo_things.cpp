#include "drawing/props/zoo_things.h"

#include <numbers>

#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

}  // namespace

Figure aviary(Random& random, double height) {
  Sketch s("Voliere");
  const double h = height, w = 0.42 * h, top = -0.5 * h;
  Path cage = arc({0, top}, w, 0.42 * h, pi, 2 * pi);
  cage.line_to({w, -0.08 * h});
  cage.line_to({-w, -0.08 * h});
  cage.close();
  s.region(cage);
  s.add(bird(random, 0.17 * h), Affine::translation(-0.3 * w, -0.62 * h));
  s.region(ribbon({{-0.66 * w, -0.47 * h}, {0.5 * w, -0.44 * h}}, {0.016 * h, 0.016 * h}), 0.9);
  for (const double x : {-0.5, 0.5})
    s.detail(curve({{x * w, -0.08 * h}, {x * w, top}, {x * 0.7 * w, top - 0.28 * h}, {0, top - 0.42 * h}}),
             0.95);
  s.region(box(-w, -0.3 * h, w, -0.25 * h), 0.9);
  s.region(rounded_box(-1.1 * w, -0.1 * h, 1.1 * w, 0, 0.02 * h));
  s.region(circle({0, -0.95 * h}, 0.045 * h), 0.95);
  return s.take();
}

}  // namespace drawing::props
