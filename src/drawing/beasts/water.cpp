#include "drawing/beasts/water.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using geometry::Field;
using geometry::Point;

constexpr double wave_length = 11;

double surface_at(double x) {
  return -wave_height * (.5 - .5 * std::cos(2 * std::numbers::pi * x / wave_length));
}

}  // namespace

Field water(double from, double to, double cell) {
  std::vector<Point> outline;
  for (double x = from; x < to; x += 1) outline.push_back({x, surface_at(x)});
  outline.push_back({to, surface_at(to)});
  // Deeper than any leg reaches.
  outline.push_back({to, 90});
  outline.push_back({from, 90});
  return Field::polygon(outline, cell);
}

void draw_ripples(figures::Canvas& canvas, const Field& body) {
  double first = 0, last = 0;
  bool any = false;
  for (const geometry::Polyline& line : body.outlines(1)) {
    for (const Point p : line.points) {
      if (p.y < -2.6) continue;
      first = any ? std::min(first, p.x) : p.x;
      last = any ? std::max(last, p.x) : p.x;
      any = true;
    }
  }
  if (!any) return;
  const auto ripple = [&](double from, double way, double reach) {
    std::vector<Point> line;
    for (const Point p :
         {Point{-.6, -1.2}, Point{1.6, -2.6}, Point{4, -1}, Point{6.4, -.5}, Point{9, -2}, Point{11.4, -1}})
      if (p.x <= reach) line.push_back({from + way * p.x, p.y});
    canvas.line(figures::PartName::mark, figures::Layer::body, geometry::curve(line), 1);
  };
  ripple(last, 1, 12);
  ripple(first, -1, 7);
}

}  // namespace drawing::beasts
