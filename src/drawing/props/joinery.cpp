#include "drawing/props/joinery.h"

#include <numbers>
#include <vector>

namespace drawing::props {

using std::numbers::pi;

void add_window(Sketch& sketch, Point middle, double width, double height, Panes panes) {
  const double left = middle.x - width / 2, right = middle.x + width / 2;
  const double top = middle.y - height / 2, bottom = middle.y + height / 2;
  const auto around = sketch.colour();
  sketch.in(natural::light_blue).region(box(left, top, right, bottom), 0.9).in(around);
  if (panes == Panes::one) return;
  sketch.detail(line({middle.x, top}, {middle.x, bottom}), 0.8);
  sketch.detail(line({left, middle.y}, {right, middle.y}), 0.8);
}

void add_arched_opening(Sketch& sketch, Point foot, double width, double height) {
  Path path = arc({foot.x, foot.y - height + width / 2}, width / 2, width / 2, pi, 2 * pi);
  path.line_to({foot.x + width / 2, foot.y});
  path.line_to({foot.x - width / 2, foot.y});
  path.close();
  const auto around = sketch.colour();
  sketch.in(natural::brown).region(path, 0.9).in(around);
}

Path battlement(double left, double right, double top, double bottom, int merlons) {
  std::vector<Point> points = {{left, bottom}};
  const double step = (right - left) / (2 * merlons - 1), low = top + step * 0.8;
  for (int i = 0; i < merlons; ++i) {
    const double x = left + 2 * i * step;
    points.insert(
        points.end(),
        {{x, i == 0 ? top : low}, {x, top}, {x + step, top}, {x + step, i + 1 == merlons ? top : low}});
  }
  points.push_back({right, bottom});
  return polygon(points);
}

void add_flag(Sketch& sketch, Point foot, double height, double side) {
  sketch.detail(line(foot, {foot.x, foot.y - height}), 1);
  Path cloth;
  cloth.move_to({foot.x, foot.y - height});
  cloth.cubic_to({foot.x + side * height * 0.3, foot.y - height * 1.12},
                 {foot.x + side * height * 0.4, foot.y - height * 0.8},
                 {foot.x + side * height * 0.75, foot.y - height * 0.86});
  cloth.line_to({foot.x + side * height * 0.7, foot.y - height * 0.46});
  cloth.cubic_to({foot.x + side * height * 0.4, foot.y - height * 0.4},
                 {foot.x + side * height * 0.3, foot.y - height * 0.68}, {foot.x, foot.y - height * 0.54});
  cloth.close();
  sketch.region(cloth, 0.9);
}

void add_awning(Sketch& sketch, double left, double right, double top, double hem, int stripes,
                double flare) {
  const double narrow = (right - left) / stripes, wide = (right - left + 2 * flare) / stripes;
  const double drop = wide * 0.42;
  for (int i = 0; i < stripes; ++i) {
    const double a = left - flare + i * wide, b = a + wide;
    Path stripe;
    stripe.move_to({left + i * narrow, top});
    stripe.line_to({left + (i + 1) * narrow, top});
    stripe.line_to({b, hem});
    stripe.cubic_to({b, hem + drop}, {a, hem + drop}, {a, hem});
    stripe.close();
    sketch.region(stripe, 0.9);
  }
}

}  // namespace drawing::props
