#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/places/pieces.h"
#include "geometry/outlines.h"

namespace drawing::places {

// A roller coaster's rails on trestles, across the page.
void add_coaster(Set& set) {
  const geometry::Rect& frame = set.stage().frame;
  const double y = set.horizon() + set.mm(14), top = std::max(frame.top + set.mm(30), y - set.mm(112));
  const double side = set.free_side();
  const auto x = [&](double share) { return set.stage().x(side > 0 ? share : 1 - share); };
  const auto at = [&](double share, double up) { return Point{x(share), std::lerp(y, top, up)}; };
  const std::vector<Point> rail = {at(-0.06, 0.2), at(0.12, 0.5),  at(0.26, 0.42),
                                   at(0.42, 0.16), at(0.56, 0.34), at(0.72, 0.92),
                                   at(0.84, 0.9),  at(0.96, 0.44), at(1.06, 0.2)};
  Sketch sketch("Achterbahn");
  for (const double share : {0.12, 0.3, 0.56, 0.7, 0.86}) {
    const double px = x(share);
    // The height of the rails there, on the chord between their points.
    double foot = y;
    for (std::size_t i = 0; i + 1 < rail.size(); ++i) {
      const double a = std::min(rail[i].x, rail[i + 1].x), b = std::max(rail[i].x, rail[i + 1].x);
      if (px >= a && px <= b)
        foot = std::lerp(rail[i].y, rail[i + 1].y, (px - rail[i].x) / (rail[i + 1].x - rail[i].x));
    }
    for (const double lean : {-1.0, 1.0}) {
      sketch.region(ribbon({{px, foot}, {px + lean * set.mm(7), y + set.mm(12)}}, {set.mm(1.3), set.mm(1.3)}),
                    0.95);
    }
  }
  sketch.region(ribbon(rail, std::vector<double>(rail.size(), set.mm(3.2))));
  // Two cars go over the top.
  const double car = set.mm(9);
  for (const double share : {0.735, 0.81}) {
    const Point c = at(share, share < 0.77 ? 0.985 : 0.975) - Point{0, car * 0.9};
    sketch.region(circle(c + Point{0, -0.75 * car}, 0.42 * car), 0.95);
    sketch.region(rounded_box(c.x - 0.8 * car, c.y - 0.5 * car, c.x + 0.8 * car, c.y + 0.5 * car, 0.3 * car));
    for (const double w : {-0.45, 0.45})
      sketch.region(circle(c + Point{w * car, 0.55 * car}, 0.22 * car), 0.95);
  }
  set.scenery(sketch.take(), 5, set.stage().pens.far);
}

// The inside of a tent: a roof of wide stripes, a curtain, a balustrade with stars.
void add_tent_inside(Set& set, double y) {
  const geometry::Rect& frame = set.stage().frame;
  const bool young = set.stage().age == Age::years_3_5;
  const double hem = std::min(set.stage().y(0.2), y - set.mm(40)), wall = y - set.mm(20);
  const int panels = (set.stage().landscape() ? 9 : 7) - (young ? 2 : 0);
  const double step = frame.width() / panels;
  Sketch curtain("Vorhang");
  for (int i = 0; i < panels; ++i) {
    const double a = frame.left + i * step;
    Path fold;
    fold.move_to({a, hem - set.mm(6)});
    fold.line_to({a + step, hem - set.mm(6)});
    fold.cubic_to({a + step - set.mm(3), std::lerp(hem, wall, 0.4)},
                  {a + step + set.mm(3), std::lerp(hem, wall, 0.7)}, {a + step, wall + set.mm(4)});
    fold.line_to({a, wall + set.mm(4)});
    fold.cubic_to({a + set.mm(3), std::lerp(hem, wall, 0.7)}, {a - set.mm(3), std::lerp(hem, wall, 0.4)},
                  {a, hem - set.mm(6)});
    fold.close();
    curtain.region(fold, 0.95);
  }
  const Point apex = {frame.center().x, frame.top - set.mm(22)};
  for (int i = -1; i <= panels; ++i) {
    const double a = frame.left + i * step, b = a + step;
    Path stripe;
    stripe.move_to(apex);
    stripe.line_to({b, hem});
    stripe.cubic_to({b, hem + 0.42 * step}, {a, hem + 0.42 * step}, {a, hem});
    stripe.close();
    curtain.region(stripe);
  }
  curtain.region(box(frame.left - 8, wall, frame.right + 8, y + 1));
  curtain.region(box(frame.left - 8, wall - set.mm(2), frame.right + 8, wall + set.mm(3)));
  const int stars = panels;
  for (int i = 0; i < stars; ++i)
    curtain.region(star({frame.left + (i + 0.5) * frame.width() / stars, wall + set.mm(11.5)}, set.mm(6),
                        set.mm(2.9), 5, 0),
                   0.9);
  set.backdrop(curtain.take(), 2, set.stage().pens.far);
}

void add_ring(Set& set, double floor_y) {
  const geometry::Rect& frame = set.stage().frame;
  const Point c = {frame.center().x, (floor_y + frame.bottom) / 2 + set.mm(4)};
  const double w = frame.width() * 0.56, h = (frame.bottom - floor_y) * 0.44, inner = 0.88;
  Sketch ring("Manegenrand");
  ring.region(ellipse(c, w, h));
  const int blocks = set.stage().age == Age::years_3_5 ? 12 : 18;
  for (int i = 0; i < blocks; ++i) {
    const double angle = 2 * std::numbers::pi * (i + 0.5) / blocks;
    const Point out = {std::cos(angle) * w, std::sin(angle) * h};
    ring.detail(line(c + out, c + out * inner), 0.9);
  }
  ring.region(ellipse(c, w * inner, h * inner));
  set.backdrop(ring.take(), 8.1, set.stage().pens.middle);
}

}  // namespace drawing::places
