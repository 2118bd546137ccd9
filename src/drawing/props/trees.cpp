#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/props/props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using std::numbers::pi;

Path trunk(double height, double foot, double top) {
  Path path;
  path.move_to({-foot * 1.5, 0});
  path.cubic_to({-foot, -height * 0.1}, {-top, -height * 0.4}, {-top, -height});
  path.line_to({top, -height});
  path.cubic_to({top, -height * 0.4}, {foot, -height * 0.1}, {foot * 1.5, 0});
  path.cubic_to({foot * 0.6, foot * 0.35}, {-foot * 0.6, foot * 0.35}, {-foot * 1.5, 0});
  path.close();
  return path;
}

Figure leafy(Random& random, double height, bool apples) {
  Sketch sketch(apples ? "Apfelbaum" : "Baum");
  const double crown = height * random.uniform(0.6, 0.68), w = crown * random.uniform(0.52, 0.6);
  const Point center = {0, -height + crown / 2};
  sketch.in(natural::brown).region(trunk(height - crown * 0.75, height * 0.055, height * 0.042));
  if (height > 60) {
    sketch.detail(curve({{-height * 0.012, -height * 0.08},
                         {-height * 0.016, -height * 0.16},
                         {-height * 0.01, -height * 0.24}}));
    sketch.detail(curve(
        {{height * 0.02, -height * 0.14}, {height * 0.016, -height * 0.2}, {height * 0.02, -height * 0.27}}));
  }
  const int bumps = 8 + static_cast<int>(random.below(3));
  const double turn = random.uniform(0, 1);
  sketch.in(natural::green)
      .region(scallops(uneven_ring(random, center, w * 0.86, crown * 0.43, bumps, turn, turn + 2 * pi), 0.3));
  const double r = std::max(1.8, height * 0.032);
  std::vector<Point> spots = {{-0.45, -0.12}, {0.02, -0.42}, {0.46, -0.08},
                              {-0.2, 0.32},   {0.32, 0.36},  {0.05, 0}};
  random.shuffle(std::span<Point>(spots));
  for (std::size_t i = 0; i < (apples ? spots.size() : 4); ++i) {
    const Point at = {center.x + spots[i].x * w + random.uniform(-0.05, 0.05) * w,
                      center.y + spots[i].y * crown * 0.62};
    if (apples) {
      sketch.in(natural::red).region(circle(at, r), 0.9);
      if (r > 2.2) sketch.detail(line({at.x, at.y - r * 0.8}, {at.x + r * 0.35, at.y - r * 1.6}), 0.8);
    } else {
      const double size = height * 0.055;
      Path bumps_inside = arc({at.x - size, at.y}, size, size * 0.8, pi * 1.05, pi * 1.95);
      bumps_inside.append(arc({at.x + size, at.y}, size, size * 0.8, pi * 1.05, pi * 1.8));
      sketch.detail(bumps_inside, 0.8);
    }
  }
  return sketch.take();
}

// One tier of a fir: a bell with a scalloped hem.
Path fir_tier(double top, double bottom, double half, int bumps, double sag) {
  Path path;
  path.move_to({0, top});
  path.cubic_to({half * 0.18, std::lerp(top, bottom, 0.5)}, {half * 0.55, bottom - sag * 1.5},
                {half, bottom - sag});
  const double step = 2 * half / bumps;
  for (int i = 0; i < bumps; ++i) {
    const double x = half - i * step;
    const double from = bottom - sag * std::pow(std::abs(x) / half, 2), next = x - step;
    const double to = bottom - sag * std::pow(std::abs(next) / half, 2);
    path.cubic_to({x - step * 0.15, from + sag * 0.9}, {next + step * 0.15, to + sag * 0.9}, {next, to});
  }
  path.cubic_to({-half * 0.55, bottom - sag * 1.5}, {-half * 0.18, std::lerp(top, bottom, 0.5)}, {0, top});
  path.close();
  return path;
}

Figure conifer(Random& random, double height, bool snow) {
  Sketch sketch(snow ? "verschneite Tanne" : "Tanne");
  const double w = height * random.uniform(0.27, 0.33), foot = height * 0.12;
  const int tiers = height > 45 ? 4 : 3;
  sketch.in(natural::brown).region(box(-height * 0.035, -foot * 1.6, height * 0.035, 0));
  const double body = height - foot, step = body / (tiers + 0.9);
  for (int i = 0; i < tiers; ++i) {
    const double bottom = -foot - i * step, top = std::max(-height, bottom - step * 1.9);
    const double half = w * (1 - 0.21 * i), sag = height * 0.025;
    sketch.in(natural::green).region(fir_tier(top, bottom, half, 5 - (i > 1 ? 2 : i), sag));
    if (!snow) continue;
    // A blanket of snow on the tier's upper part.
    const double cap = top + (bottom - top) * 0.62, reach = half * 0.42;
    Path blanket;
    blanket.move_to({0, top});
    blanket.cubic_to({reach * 0.3, std::lerp(top, cap, 0.6)}, {reach * 0.7, cap - sag * 2}, {reach, cap});
    blanket.cubic_to({reach * 0.8, cap + sag * 2}, {reach * 0.4, cap + sag * 2}, {reach * 0.25, cap});
    blanket.cubic_to({reach * 0.1, cap + sag * 2.6}, {-reach * 0.4, cap + sag * 2.4},
                     {-reach * 0.45, cap + sag * 0.4});
    blanket.cubic_to({-reach * 0.6, cap + sag * 1.6}, {-reach * 0.95, cap + sag * 1.2}, {-reach, cap});
    blanket.cubic_to({-reach * 0.7, cap - sag * 2}, {-reach * 0.3, std::lerp(top, cap, 0.6)}, {0, top});
    blanket.close();
    sketch.in(natural::white).region(blanket, 0.85);
  }
  return sketch.take();
}

}  // namespace

Figure tree(Random& random, double height) {
  return leafy(random, height, false);
}
Figure apple_tree(Random& random, double height) {
  return leafy(random, height, true);
}
Figure fir(Random& random, double height) {
  return conifer(random, height, false);
}
Figure snowy_fir(Random& random, double height) {
  return conifer(random, height, true);
}

Figure poplar(Random& random, double height) {
  Sketch sketch("Pappel");
  const double w = height * random.uniform(0.17, 0.22);
  sketch.in(natural::brown).region(trunk(height * 0.3, height * 0.035, height * 0.028));
  sketch.in(natural::green)
      .region(blob({{0, -height},
                    {w * 0.75, -height * 0.72},
                    {w, -height * 0.42},
                    {w * 0.5, -height * 0.16},
                    {0, -height * 0.13},
                    {-w * 0.5, -height * 0.16},
                    {-w, -height * 0.42},
                    {-w * 0.75, -height * 0.72}}));
  for (const Point at : {Point{-0.3, -0.66}, {0.28, -0.55}, {-0.25, -0.4}, {0.3, -0.3}}) {
    sketch.detail(arc({at.x * w, at.y * height}, w * 0.28, height * 0.035, pi * 0.15, pi * 0.85), 0.8);
  }
  return sketch.take();
}

namespace {

// A trunk that ends in one does not look sawn off.
Path mound(double half_width) {
  Path path = arc({0, half_width * 0.12}, half_width, half_width * 0.46, pi, 2 * pi);
  path.close();
  return path;
}

}  // namespace

Figure palm(Random& random, double height) {
  Sketch sketch("Palme");
  const double lean = random.uniform(0.12, 0.24) * (random.chance(0.5) ? 1 : -1) * height;
  const Point top = {lean, -height * 0.72};
  const double thick = height * 0.045;
  const std::vector<Point> middle = {
      {0, 0}, {lean * 0.25, -height * 0.25}, {lean * 0.62, -height * 0.5}, top};
  sketch.in(natural::brown).region(ribbon(middle, {thick * 1.25, thick, thick * 0.85, thick * 0.75}));
  const std::vector<double> rings =
      height > 70 ? std::vector<double>{0.16, 0.3, 0.44, 0.58, 0.72, 0.86} : std::vector<double>{0.3, 0.6};
  for (const double t : rings) {
    const double x = lean * std::pow(t, 1.4), y = -height * 0.72 * t;
    sketch.detail(curve({{x - thick * 0.85, y - 0.4}, {x, y + thick * 0.35}, {x + thick * 0.85, y - 0.4}}),
                  0.75);
  }
  sketch.in(natural::green).region(mound(thick * 2.9));
  // Fronds: the hanging ones first.
  for (const double angle : {0.45, pi - 0.45, -0.25, pi + 0.25, -0.95, pi + 0.95, -pi / 2}) {
    const double size = height * random.uniform(0.34, 0.4);
    const double drop = std::abs(std::cos(angle)) * height * 0.1;
    const Point tip = polar(top, size, angle) + Point{0, drop};
    const double bend = (std::cos(angle) > 0 ? -1 : 1) * height * 0.06 * std::abs(std::cos(angle));
    sketch.in(natural::green).region(leaf(top, tip, height * 0.12, bend));
    sketch.detail(
        curve({lerp(top, tip, 0.12), lerp(top, tip, 0.5) + Point{0, -std::abs(bend)}, lerp(top, tip, 0.86)}),
        0.75);
  }
  const double nut = height * 0.047;
  sketch.in(natural::brown).region(circle({top.x + nut * 0.05, top.y - nut * 0.5}, nut), 0.9);
  sketch.region(circle({top.x - nut, top.y + nut * 0.7}, nut), 0.9);
  sketch.region(circle({top.x + nut * 0.9, top.y + nut * 0.9}, nut), 0.9);
  return sketch.take();
}

Figure acacia(Random& random, double height) {
  Sketch sketch("Akazie");
  const double side = random.chance(0.5) ? 1 : -1, w = height * random.uniform(0.6, 0.72);
  const double t = height * 0.03;
  sketch.in(natural::brown)
      .region(ribbon({{0, 0}, {side * height * 0.02, -height * 0.3}, {-side * height * 0.26, -height * 0.72}},
                     {t * 1.5, t, t * 0.7}));
  sketch.in(natural::green).region(mound(t * 3.4));
  sketch.in(natural::brown)
      .region(ribbon({{side * t, -height * 0.3},
                      {side * height * 0.14, -height * 0.5},
                      {side * height * 0.24, -height * 0.74}},
                     {t, t * 0.8, t * 0.6}));
  std::vector<Point> outline = uneven_ring(random, {0, -height * 0.74}, w, height * 0.2, 7, pi, 2 * pi);
  outline.push_back({w * 0.45, -height * 0.66});
  outline.push_back({-w * 0.45, -height * 0.66});
  sketch.in(natural::green).region(scallops(outline, 0.24));
  sketch.detail(arc({-w * 0.3, -height * 0.78}, w * 0.12, height * 0.05, pi, pi * 1.9), 0.8);
  sketch.detail(arc({w * 0.25, -height * 0.76}, w * 0.13, height * 0.05, pi, pi * 1.9), 0.8);
  return sketch.take();
}

Figure bare_tree(Random& random, double height) {
  Sketch sketch("kahler Baum");
  // One outline, so that the limbs grow out of the trunk.
  std::vector<Point> outline = {
      {-0.14, 0},     {-0.07, -0.1},  {-0.055, -0.34}, {-0.17, -0.47}, {-0.33, -0.53},  {-0.32, -0.57},
      {-0.19, -0.53}, {-0.27, -0.72}, {-0.24, -0.74},  {-0.14, -0.55}, {-0.045, -0.49}, {-0.07, -0.7},
      {-0.16, -0.88}, {-0.13, -0.9},  {-0.05, -0.76},  {0.01, -1.0},   {0.045, -0.99},  {0.02, -0.72},
      {0.04, -0.55},  {0.13, -0.66},  {0.13, -0.84},   {0.165, -0.84}, {0.175, -0.69},  {0.29, -0.82},
      {0.315, -0.79}, {0.2, -0.62},   {0.075, -0.44},  {0.065, -0.12}, {0.14, 0},       {0, 0.02}};
  const double side = random.chance(0.5) ? 1 : -1, wide = random.uniform(1, 1.2);
  for (Point& p : outline) p = {p.x * height * side * wide, p.y * height};
  sketch.in(natural::brown).region(rounded(outline, 0.3));
  sketch.region(ellipse({0, -height * 0.26}, height * 0.024, height * 0.034), 0.85);
  return sketch.take();
}

Figure stump(Random& random, double height) {
  Sketch sketch("Baumstumpf");
  const double w = height * 0.7;
  Path body;
  body.move_to({-w * 1.25, 0});
  body.cubic_to({-w * 0.9, -height * 0.1}, {-w, -height * 0.4}, {-w, -height * 0.78});
  body.line_to({w, -height * 0.78});
  body.cubic_to({w, -height * 0.4}, {w * 0.9, -height * 0.1}, {w * 1.25, 0});
  body.cubic_to({w * 0.5, height * 0.12}, {-w * 0.5, height * 0.12}, {-w * 1.25, 0});
  body.close();
  sketch.in(natural::brown).region(body);
  sketch.detail(curve({{-w * 0.5, -height * 0.5}, {-w * 0.52, -height * 0.3}, {-w * 0.6, -height * 0.12}}),
                0.8);
  sketch.detail(curve({{w * 0.35, -height * 0.48}, {w * 0.36, -height * 0.28}, {w * 0.42, -height * 0.1}}),
                0.8);
  const Point top = {0, -height * 0.78};
  sketch.in(natural::yellow).region(ellipse(top, w, height * 0.22));
  sketch.region(ellipse(top, w * 0.62, height * 0.13), 0.8);
  if (height > 14) sketch.region(ellipse({random.uniform(-1, 1), top.y}, w * 0.28, height * 0.055), 0.8);
  return sketch.take();
}

}  // namespace drawing::props
