#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/props.h"
#include "geometry/outlines.h"

// Small animals that scenes add, drawn for small sizes: few large regions, no detail that runs together.
namespace drawing::props {
namespace {

using std::numbers::pi;

Figure turned(Random& random, const Figure& figure, double tilt) {
  Sketch sketch(figure.name);
  sketch.add(figure,
             geometry::Affine::scaling(random.chance(0.5) ? 1 : -1, 1) * geometry::Affine::rotation(tilt));
  return sketch.take();
}

}  // namespace

Figure bird(Random& random, double height) {
  Sketch sketch("Vogel");
  sketch.in(natural::blue);
  const double s = height / 2;
  // Looks left, one wing up: tail, far wing, body, near wing.
  sketch.region(polygon({{s * 0.62, s * 0.12},
                         {s * 1.5, -s * 0.12},
                         {s * 1.34, s * 0.2},
                         {s * 1.52, s * 0.46},
                         {s * 0.6, s * 0.42}}));
  Path body;
  body.move_to({-s * 1.0, s * 0.1});
  body.cubic_to({-s * 1.02, -s * 0.42}, {-s * 0.42, -s * 0.5}, {-s * 0.2, -s * 0.08});
  body.cubic_to({s * 0.2, -s * 0.02}, {s * 0.6, -s * 0.02}, {s * 0.78, s * 0.24});
  body.cubic_to({s * 0.3, s * 0.86}, {-s * 0.8, s * 0.8}, {-s * 1.0, s * 0.1});
  body.close();
  sketch.in(natural::orange)
      .region(polygon({{-s * 0.9, -s * 0.18}, {-s * 1.5, s * 0.08}, {-s * 0.9, s * 0.3}}), 0.9);
  sketch.in(natural::blue).region(body);
  Path wing;
  wing.move_to({-s * 0.22, s * 0.2});
  wing.cubic_to({-s * 0.3, -s * 0.5}, {s * 0.1, -s * 0.95}, {s * 0.62, -s});
  wing.cubic_to({s * 0.56, -s * 0.76}, {s * 0.66, -s * 0.66}, {s * 0.62, -s * 0.52});
  wing.cubic_to({s * 0.6, -s * 0.36}, {s * 0.62, -s * 0.3}, {s * 0.54, -s * 0.16});
  wing.cubic_to({s * 0.44, s * 0.24}, {s * 0.1, s * 0.4}, {-s * 0.22, s * 0.2});
  wing.close();
  sketch.region(wing);
  sketch.solid(circle({-s * 0.66, -s * 0.08}, std::max(0.65, s * 0.08)));
  return turned(random, sketch.take(), random.uniform(-0.12, 0.22));
}

Figure butterfly(Random& random, double height) {
  Sketch sketch("Schmetterling");
  const double s = height / 2;
  for (const double side : {-1.0, 1.0}) {
    sketch.detail(
        curve({{side * s * 0.04, -s * 0.5}, {side * s * 0.14, -s * 0.82}, {side * s * 0.36, -s * 0.98}}),
        0.9);
    Path lower, upper;
    lower.move_to({side * s * 0.04, s * 0.02});
    lower.cubic_to({side * s * 0.9, -s * 0.1}, {side * s * 0.98, s * 0.5}, {side * s * 0.62, s * 0.88});
    lower.cubic_to({side * s * 0.34, s * 1.02}, {side * s * 0.1, s * 0.6}, {side * s * 0.04, s * 0.3});
    lower.close();
    upper.move_to({side * s * 0.04, s * 0.1});
    upper.cubic_to({side * s * 0.1, -s * 0.5}, {side * s * 0.6, -s * 0.95}, {side * s * 1.0, -s * 0.82});
    upper.cubic_to({side * s * 1.24, -s * 0.6}, {side * s * 1.02, s * 0.02}, {side * s * 0.62, s * 0.14});
    upper.cubic_to({side * s * 0.4, s * 0.2}, {side * s * 0.16, s * 0.18}, {side * s * 0.04, s * 0.1});
    upper.close();
    sketch.in(natural::yellow).region(lower);
    sketch.in(natural::orange).region(upper).in(natural::yellow);
    sketch.region(circle({side * s * 0.72, -s * 0.44}, s * 0.17), 0.85);
    if (s > 11) sketch.region(circle({side * s * 0.5, s * 0.5}, s * 0.12), 0.85);
  }
  const double half = s * 0.09;
  sketch.in(natural::brown).region(rounded_box(-half, -s * 0.5, half, s * 0.6, half));
  return turned(random, sketch.take(), random.uniform(-0.4, 0.4));
}

Figure bee(Random& random, double height) {
  Sketch sketch("Biene");
  const double s = height / 2;
  sketch.in(natural::light_blue);
  sketch.region(turned_ellipse({s * 0.34, -s * 0.62}, s * 0.24, s * 0.46, 0.5));
  sketch.region(turned_ellipse({-s * 0.06, -s * 0.64}, s * 0.25, s * 0.48, -0.1));
  sketch.in(natural::brown)
      .region(polygon({{s * 0.92, s * 0.16}, {s * 1.22, s * 0.3}, {s * 0.88, s * 0.42}}), 0.9);
  const Point c = {s * 0.06, s * 0.22};
  sketch.in(natural::yellow).region(ellipse(c, s * 0.92, s * 0.56));
  for (const double x : {-0.12, 0.28, 0.64}) {
    const double half = s * 0.56 * std::sqrt(1 - x * x * 0.92);
    sketch.detail(curve({{c.x + s * 0.92 * x, c.y - half},
                         {c.x + s * (0.92 * x + 0.1), c.y},
                         {c.x + s * 0.92 * x, c.y + half}}),
                  0.95);
  }
  sketch.solid(circle({-s * 0.6, s * 0.08}, std::max(0.6, s * 0.08)));
  sketch.detail(arc({-s * 0.58, s * 0.26}, s * 0.16, s * 0.14, pi * 0.15, pi * 0.85), 0.85);
  sketch.detail(curve({{-s * 0.56, -s * 0.2}, {-s * 0.66, -s * 0.5}, {-s * 0.9, -s * 0.56}}), 0.85);
  return turned(random, sketch.take(), random.uniform(-0.25, 0.15));
}

}  // namespace drawing::props
