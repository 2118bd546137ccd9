#include <numbers>
#include <tuple>
#include <utility>

#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

}  // namespace

Figure mesa(Random& random, double height) {
  Sketch sketch("Tafelberg");
  const double h = height, w = h * random.uniform(0.75, 0.95);
  sketch.in(natural::orange)
      .region(rounded({{-w * 1.25, 0}, {-w * 0.86, -h * 0.36}, {w * 0.84, -h * 0.36}, {w * 1.25, 0}}, 0.15));
  sketch.region(rounded(
      {{-w * 0.72, -h * 0.3}, {-w * 0.66, -h * 0.74}, {w * 0.66, -h * 0.74}, {w * 0.72, -h * 0.3}}, 0.12));
  sketch.region(rounded({{-w * 0.74, -h * 0.7},
                         {-w * 0.72, -h * 0.92},
                         {-w * 0.4, -h},
                         {w * 0.3, -h * 0.97},
                         {w * 0.74, -h * 0.9},
                         {w * 0.76, -h * 0.7}},
                        0.2));
  for (const double x : {-0.36, 0.08, 0.42})
    sketch.detail(curve({{w * x, -h * 0.66}, {w * (x + 0.03), -h * 0.54}, {w * x, -h * 0.42}}), 0.8);
  sketch.detail(line({-w * 0.6, -h * 0.26}, {-w * 0.82, -h * 0.08}), 0.8);
  sketch.detail(line({w * 0.5, -h * 0.26}, {w * 0.7, -h * 0.08}), 0.8);
  return page::either_way(random, sketch.take());
}

Figure boulders(Random& random, double height) {
  Sketch sketch("Felsen");
  const double h = height;
  sketch.add(stone(random, h * 0.62), Affine::translation(-h * 0.5, -h * 0.1));
  sketch.add(stone(random, h * 0.5), Affine::translation(h * 0.1, -h * 0.5));
  sketch.add(stone(random, h * 0.66), Affine::translation(h * 0.52, -h * 0.04));
  sketch.add(stone(random, h * 0.4), Affine::translation(-h * 0.06, h * 0.02));
  return page::either_way(random, sketch.take());
}

Figure cliff_with_fall(Random& random, double height) {
  Sketch sketch("Wasserfall");
  const double h = height, w = h * 0.42;
  // Two steps of rock on each side; the fall comes over a lip between them.
  std::vector<Point> rock = {{-1.5, 0},     {-1.46, -0.3},  {-1.2, -0.46}, {-1.22, -0.7}, {-0.96, -0.8},
                             {-0.8, -1.02}, {-0.42, -0.94}, {0.42, -0.94}, {0.74, -1.04}, {1.0, -0.84},
                             {1.3, -0.72},  {1.26, -0.44},  {1.52, -0.32}, {1.58, 0},     {0, 0.02}};
  for (Point& p : rock) p = {p.x * w, p.y * h};
  sketch.in(natural::grey).region(rounded(rock, 0.3));
  for (const auto& [x, y, turn] : {std::tuple{-1.06, -0.44, 1.0},
                                   {-0.86, -0.76, 1.0},
                                   {1.1, -0.42, -1.0},
                                   {0.92, -0.8, -1.0},
                                   {-1.0, -0.18, 1.0},
                                   {1.12, -0.16, -1.0}}) {
    sketch.detail(
        curve(
            {{(x - 0.2) * w, (y - 0.02 * turn) * h}, {x * w, y * h}, {(x + 0.2) * w, (y + 0.02 * turn) * h}}),
        0.8);
  }
  for (const double s : {-1.0, 0.0, 1.0}) {
    Path band;
    const double left = (s - 0.5) * w * 0.3, right = (s + 0.5) * w * 0.3;
    band.move_to({left * 1.15, -h * (s < -0.5 ? 0.93 : 0.955)});
    band.line_to({right * 1.15, -h * (s > 0.5 ? 0.93 : 0.955)});
    band.cubic_to({right, -h * 0.8}, {right * 1.3, -h * 0.4}, {right * 1.7, -h * 0.02});
    band.line_to({left * 1.7, -h * 0.02});
    band.cubic_to({left * 1.3, -h * 0.4}, {left, -h * 0.8}, {left * 1.15, -h * (s < -0.5 ? 0.93 : 0.955)});
    band.close();
    sketch.in(natural::blue).region(band, 0.9);
  }
  // Foam, in one cloud.
  std::vector<Point> foam;
  for (const Point p : {Point{-1.05, 0.0},
                        {-0.86, -0.07},
                        {-0.48, -0.09},
                        {-0.1, -0.07},
                        {0.22, -0.095},
                        {0.58, -0.07},
                        {0.9, -0.06},
                        {1.06, 0.0}}) {
    foam.push_back({p.x * w, p.y * h + random.uniform(-0.012, 0.012) * h});
  }
  Path cloud_path;
  cloud_path.move_to(foam.front());
  for (std::size_t i = 0; i + 1 < foam.size(); ++i) {
    const Point along = foam[i + 1] - foam[i], out = Point{along.y, -along.x} * 0.5;
    cloud_path.cubic_to(foam[i] + out - along * 0.12, foam[i + 1] + out + along * 0.12, foam[i + 1]);
  }
  cloud_path.cubic_to({w * 0.6, h * 0.05}, {-w * 0.6, h * 0.05}, foam.front());
  cloud_path.close();
  sketch.in(natural::white).region(cloud_path, 0.95);
  return page::either_way(random, sketch.take());
}

Figure volcano(Random& random, double height) {
  Sketch sketch("Vulkan");
  const double h = height * 0.74, w = height * 0.62, rim = w * 0.26;
  sketch.in(natural::grey);
  for (const auto& [x, y, r] : {std::tuple{0.34, 1.16, 0.16}, {0.1, 1.24, 0.13}, {0.06, 1.08, 0.12}}) {
    sketch.region(scallops(uneven_ring(random, {x * w, -h * y}, w * r * 1.5, w * r, 6, 0, 2 * pi), 0.3));
  }
  Path cone;
  cone.move_to({-w, 0});
  cone.cubic_to({-w * 0.6, -h * 0.2}, {-w * 0.4, -h * 0.6}, {-rim, -h});
  cone.cubic_to({-rim * 0.4, -h * 0.94}, {rim * 0.4, -h * 0.94}, {rim, -h});
  cone.cubic_to({w * 0.4, -h * 0.6}, {w * 0.6, -h * 0.2}, {w, 0});
  cone.close();
  sketch.in(natural::brown).region(cone);
  Path lava;
  lava.move_to({-rim * 1.0, -h});
  lava.cubic_to({-rim * 0.4, -h * 0.94}, {rim * 0.4, -h * 0.94}, {rim, -h});
  lava.cubic_to({rim * 1.3, -h * 0.84}, {rim * 1.5, -h * 0.66}, {rim * 1.15, -h * 0.6});
  lava.cubic_to({rim * 0.8, -h * 0.56}, {rim * 0.8, -h * 0.74}, {rim * 0.5, -h * 0.74});
  lava.cubic_to({rim * 0.2, -h * 0.74}, {rim * 0.4, -h * 0.36}, {0, -h * 0.34});
  lava.cubic_to({-rim * 0.4, -h * 0.34}, {-rim * 0.2, -h * 0.66}, {-rim * 0.5, -h * 0.68});
  lava.cubic_to({-rim * 0.8, -h * 0.68}, {-rim * 0.7, -h * 0.52}, {-rim * 1.1, -h * 0.56});
  lava.cubic_to({-rim * 1.5, -h * 0.62}, {-rim * 1.2, -h * 0.86}, {-rim, -h});
  lava.close();
  sketch.in(natural::red).region(lava);
  return page::either_way(random, sketch.take());
}

Figure broken_column(Random& random, double height) {
  Sketch sketch("Säule");
  const double h = height, w = h * random.uniform(0.15, 0.19);
  Path shaft;
  shaft.move_to({-w, -h * 0.1});
  shaft.line_to({-w, -h * 0.82});
  shaft.line_to({-w * 0.5, -h * 0.94});
  shaft.line_to({-w * 0.1, -h * 0.86});
  shaft.line_to({w * 0.4, -h});
  shaft.line_to({w, -h * 0.9});
  shaft.line_to({w, -h * 0.1});
  shaft.close();
  sketch.region(shaft);
  for (const double x : {-0.36, 0.36}) sketch.detail(line({x * w, -h * 0.14}, {x * w, -h * 0.8}), 0.8);
  sketch.region(rounded_box(-w * 1.3, -h * 0.14, w * 1.3, -h * 0.06, h * 0.02), 0.95);
  sketch.region(rounded_box(-w * 1.6, -h * 0.07, w * 1.6, 0, h * 0.015), 0.95);
  return page::either_way(random, sketch.take());
}

Figure cave(Random& random, double height) {
  Sketch sketch("Höhle");
  const double h = height;
  std::vector<Point> rock = {{-1.0, 0},     {-0.94, -0.34}, {-0.8, -0.42}, {-0.7, -0.74}, {-0.42, -0.82},
                             {-0.26, -1.0}, {0.1, -0.92},   {0.38, -0.98}, {0.56, -0.76}, {0.8, -0.66},
                             {0.86, -0.36}, {1.02, -0.24},  {1.04, 0},     {0, 0.02}};
  for (Point& p : rock) p = p * h;
  sketch.in(natural::grey).region(rounded(rock, 0.3));
  // The mouth, with teeth of stone, and the dark behind it.
  std::vector<Point> mouth = {{-0.46, 0.0},   {-0.44, -0.36}, {-0.32, -0.56}, {-0.2, -0.58},
                              {-0.14, -0.42}, {-0.06, -0.6},  {0.1, -0.62},   {0.16, -0.44},
                              {0.24, -0.58},  {0.36, -0.48},  {0.46, -0.26},  {0.48, 0.0}};
  for (Point& p : mouth) p = p * h;
  sketch.region(rounded(mouth, 0.25));
  sketch.add(stone(random, h * 0.16), Affine::translation(-h * 0.56, h * 0.03));
  sketch.add(stone(random, h * 0.22), Affine::translation(h * 0.58, h * 0.04));
  sketch.detail(curve({{-h * 0.78, -h * 0.24}, {-h * 0.66, -h * 0.4}, {-h * 0.6, -h * 0.56}}), 0.8);
  sketch.detail(curve({{h * 0.3, -h * 0.78}, {h * 0.46, -h * 0.66}, {h * 0.6, -h * 0.6}}), 0.8);
  sketch.detail(curve({{-h * 0.3, -h * 0.76}, {-h * 0.14, -h * 0.8}, {h * 0.02, -h * 0.76}}), 0.8);
  return page::either_way(random, sketch.take());
}

}  // namespace drawing::props
