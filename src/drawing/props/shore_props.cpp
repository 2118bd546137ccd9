#include <cmath>
#include <numbers>

#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;
using std::numbers::pi;

}  // namespace

Figure beach_chair(Random& random, double height) {
  Sketch sketch("Strandkorb");
  const double h = height, w = h * 0.42;
  // The hood, its striped lining, the seat, the basket below it.
  sketch.region(rounded({{-w, -h * 0.2},
                         {-w * 0.94, -h * 0.86},
                         {-w * 0.7, -h},
                         {w * 0.7, -h},
                         {w * 0.94, -h * 0.86},
                         {w, -h * 0.2}},
                        0.25));
  const int stripes = 4;
  for (int i = 0; i < stripes; ++i) {
    const double from = std::lerp(-0.78, 0.78, i / 4.0) * w, to = std::lerp(-0.78, 0.78, (i + 1) / 4.0) * w;
    sketch.region(box(from, -h * 0.86, to, -h * 0.38), 0.9);
  }
  sketch.region(rounded_box(-w * 0.84, -h * 0.46, w * 0.84, -h * 0.3, h * 0.05));
  for (const double side : {-1.0, 1.0})
    sketch.region(
        rounded_box(side * w * 0.9 - w * 0.14, -h * 0.54, side * w * 0.9 + w * 0.14, -h * 0.12, h * 0.03));
  sketch.region(rounded_box(-w, -h * 0.31, w, 0, h * 0.04));
  sketch.detail(line({-w * 0.94, -h * 0.16}, {w * 0.94, -h * 0.16}), 0.85);
  const double half = w * 0.3;
  sketch.region(rounded_box(-half, -h * 0.2, half, -h * 0.12, h * 0.03), 0.9);
  return page::either_way(random, sketch.take());
}

Figure stilt_hut(Random& random, double height) {
  Sketch sketch("Pfahlhütte");
  const double h = height, w = h * 0.46, floor_y = -h * 0.26;
  for (const double t : {-0.86, -0.3, 0.3, 0.86})
    sketch.region(box(t * w - h * 0.025, floor_y, t * w + h * 0.025, 0), 0.95);
  sketch.region(box(-w * 0.74, -h * 0.62, w * 0.74, floor_y));
  sketch.region(rounded_box(-w * 1.1, floor_y - h * 0.045, w * 1.1, floor_y + h * 0.035, h * 0.015));
  Path door = arc({-w * 0.3, -h * 0.45}, w * 0.17, h * 0.07, pi, 2 * pi);
  door.line_to({-w * 0.13, floor_y - h * 0.045});
  door.line_to({-w * 0.47, floor_y - h * 0.045});
  door.close();
  sketch.region(door, 0.95);
  sketch.region(circle({w * 0.3, -h * 0.42}, w * 0.17), 0.95);
  sketch.detail(line({w * 0.13, -h * 0.42}, {w * 0.47, -h * 0.42}), 0.85);
  // Thatch: a zigzag hem below, one above it.
  const auto thatch = [&](double top, double hem, double narrow, double wide) {
    Path path;
    path.move_to({-narrow, top});
    path.line_to({narrow, top});
    path.line_to({wide, hem});
    const int teeth = 6;
    for (int i = 0; i < teeth; ++i) {
      const double x = std::lerp(wide, -wide, (i + 0.5) / teeth),
                   next = std::lerp(wide, -wide, (i + 1.0) / teeth);
      path.line_to({x, hem + h * 0.055});
      path.line_to({next, hem});
    }
    path.close();
    sketch.region(path);
  };
  thatch(-h * 0.82, -h * 0.58, w * 0.6, w * 1.12);
  thatch(-h * 0.99, -h * 0.8, w * 0.14, w * 0.7);
  // A ladder.
  for (const double x : {0.84, 1.1})
    sketch.region(box(w * x - h * 0.014, floor_y - h * 0.02, w * x + h * 0.014, 0), 0.8);
  for (const double y : {0.07, 0.15, 0.22}) sketch.detail(line({w * 0.86, -h * y}, {w * 1.08, -h * y}), 1);
  return page::either_way(random, sketch.take());
}

Figure rowing_boat(Random& random, double height) {
  Sketch sketch("Ruderboot");
  const double h = height, w = h * 1.5;
  const Point grip = {-w * 0.1, -h * 1.0}, blade = {w * 0.5, -h * 0.02};
  sketch.region(ellipse({0, -h * 0.66}, w * 0.96, h * 0.2));
  sketch.region(rounded_box(-w * 0.4, -h * 0.72, -w * 0.1, -h * 0.5, h * 0.04), 0.9);
  sketch.region(rounded_box(w * 0.16, -h * 0.72, w * 0.46, -h * 0.5, h * 0.04), 0.9);
  Path hull;
  hull.move_to({-w, -h * 0.74});
  hull.cubic_to({-w * 0.6, -h * 0.46}, {w * 0.6, -h * 0.46}, {w, -h * 0.74});
  hull.cubic_to({w * 0.92, -h * 0.3}, {w * 0.74, 0}, {w * 0.56, 0});
  hull.line_to({-w * 0.56, 0});
  hull.cubic_to({-w * 0.74, 0}, {-w * 0.92, -h * 0.3}, {-w, -h * 0.74});
  hull.close();
  sketch.region(hull);
  sketch.detail(curve({{-w * 0.88, -h * 0.42}, {0, -h * 0.24}, {w * 0.88, -h * 0.42}}), 0.85);
  sketch.region(
      ribbon({grip, lerp(grip, blade, 0.5), lerp(grip, blade, 0.8)}, {h * 0.04, h * 0.04, h * 0.04}), 0.9);
  sketch.region(leaf(lerp(grip, blade, 0.72), lerp(grip, blade, 1.12), h * 0.2), 0.9);
  return page::either_way(random, sketch.take());
}

Figure shipwreck(Random& random, double height) {
  Sketch flat("Schiffswrack");
  const double h = height;
  flat.region(ribbon({{h * 0.1, -h * 0.3}, {h * 0.12, -h * 0.66}, {h * 0.14, -h}},
                     {h * 0.035, h * 0.032, h * 0.028}));
  flat.region(ribbon({{-h * 0.2, -h * 0.78}, {h * 0.12, -h * 0.8}, {h * 0.42, -h * 0.84}},
                     {h * 0.02, h * 0.024, h * 0.02}),
              0.95);
  // A torn sail.
  Path sail;
  sail.move_to({-h * 0.17, -h * 0.76});
  sail.line_to({h * 0.39, -h * 0.81});
  sail.cubic_to({h * 0.44, -h * 0.66}, {h * 0.42, -h * 0.58}, {h * 0.38, -h * 0.5});
  sail.line_to({h * 0.26, -h * 0.6});
  sail.line_to({h * 0.14, -h * 0.46});
  sail.line_to({h * 0.02, -h * 0.56});
  sail.line_to({-h * 0.14, -h * 0.46});
  sail.cubic_to({-h * 0.1, -h * 0.58}, {-h * 0.12, -h * 0.68}, {-h * 0.17, -h * 0.76});
  sail.close();
  flat.region(sail);
  Path hull;
  hull.move_to({-h * 0.86, -h * 0.56});
  hull.line_to({-h * 0.5, -h * 0.52});
  hull.line_to({-h * 0.46, -h * 0.4});
  hull.cubic_to({-h * 0.1, -h * 0.34}, {h * 0.3, -h * 0.36}, {h * 0.52, -h * 0.44});
  hull.line_to({h * 0.9, -h * 0.5});
  hull.cubic_to({h * 0.84, -h * 0.28}, {h * 0.74, -h * 0.1}, {h * 0.6, h * 0.02});
  hull.line_to({-h * 0.56, h * 0.02});
  hull.cubic_to({-h * 0.72, -h * 0.12}, {-h * 0.84, -h * 0.34}, {-h * 0.86, -h * 0.56});
  hull.close();
  flat.region(hull);
  flat.detail(
      curve({{-h * 0.8, -h * 0.3}, {-h * 0.2, -h * 0.2}, {h * 0.4, -h * 0.24}, {h * 0.78, -h * 0.32}}), 0.85);
  for (const double x : {-0.5, 0.42}) flat.region(circle({x * h, -h * 0.14}, h * 0.07), 0.9);
  flat.region(rounded({{-h * 0.2, -h * 0.16},
                       {-h * 0.08, -h * 0.2},
                       {h * 0.02, -h * 0.14},
                       {h * 0.14, -h * 0.18},
                       {h * 0.16, -h * 0.05},
                       {h * 0.02, -h * 0.0},
                       {-h * 0.16, -h * 0.03}},
                      0.2),
              0.9);
  Sketch sketch("Schiffswrack");
  sketch.add(flat.take(), Affine::scaling(random.chance(0.5) ? 1 : -1, 1) * Affine::rotation(-0.1));
  return sketch.take();
}

Figure amphora(Random& random, double height) {
  Sketch flat("Krug");
  const double h = height, w = h * 0.3;
  for (const double side : {-1.0, 1.0}) {
    flat.region(ribbon({{side * w * 0.4, -h * 0.86}, {side * w * 1.3, -h * 0.8}, {side * w * 0.9, -h * 0.56}},
                       {h * 0.035, h * 0.035, h * 0.035}),
                0.9);
  }
  Path jar;
  jar.move_to({-w * 0.4, -h * 0.94});
  jar.cubic_to({-w * 0.4, -h * 0.74}, {-w * 1.15, -h * 0.7}, {-w * 1.1, -h * 0.46});
  jar.cubic_to({-w * 1.05, -h * 0.2}, {-w * 0.5, -h * 0.1}, {-w * 0.4, 0});
  jar.line_to({w * 0.4, 0});
  jar.cubic_to({w * 0.5, -h * 0.1}, {w * 1.05, -h * 0.2}, {w * 1.1, -h * 0.46});
  jar.cubic_to({w * 1.15, -h * 0.7}, {w * 0.4, -h * 0.74}, {w * 0.4, -h * 0.94});
  jar.close();
  flat.region(jar);
  flat.region(rounded_box(-w * 0.6, -h, w * 0.6, -h * 0.92, h * 0.03), 0.95);
  flat.detail(curve({{-w * 1.1, -h * 0.52}, {0, -h * 0.46}, {w * 1.1, -h * 0.52}}), 0.85);
  flat.detail(curve({{-w * 1.02, -h * 0.36}, {0, -h * 0.3}, {w * 1.02, -h * 0.36}}), 0.85);
  Sketch sketch("Krug");
  sketch.add(flat.take(), Affine::rotation(random.uniform(-0.3, 0.3)));
  return sketch.take();
}

Figure lighthouse(Random& random, double height) {
  Sketch sketch("Leuchtturm");
  const double h = height, foot = h * 0.15, top = h * 0.1, lamp = -h * 0.78;
  const auto half = [&](double y) { return std::lerp(foot, top, y / lamp); };
  // Stripes from foot to gallery.
  for (int i = 0; i < 5; ++i) {
    const double low = lamp * i / 5, high = lamp * (i + 1) / 5;
    sketch.region(polygon({{-half(low), low}, {-half(high), high}, {half(high), high}, {half(low), low}}));
  }
  Path door = arc({0, -h * 0.1}, h * 0.05, h * 0.05, pi, 2 * pi);
  door.line_to({h * 0.05, 0});
  door.line_to({-h * 0.05, 0});
  door.close();
  sketch.region(door, 0.95);
  sketch.region(box(-top * 0.7, lamp - h * 0.11, top * 0.7, lamp), 0.95);
  sketch.detail(line({0, lamp - h * 0.11}, {0, lamp}), 0.85);
  sketch.region(rounded_box(-top * 1.35, lamp - h * 0.025, top * 1.35, lamp + h * 0.025, h * 0.01));
  Path roof;
  roof.move_to({-top, lamp - h * 0.1});
  roof.cubic_to({-top * 0.8, lamp - h * 0.18}, {-top * 0.3, lamp - h * 0.2}, {0, -h * 0.99});
  roof.cubic_to({top * 0.3, lamp - h * 0.2}, {top * 0.8, lamp - h * 0.18}, {top, lamp - h * 0.1});
  roof.close();
  sketch.region(roof);
  return page::either_way(random, sketch.take());
}

Figure islet(Random& random, double height) {
  Sketch sketch("Insel");
  const double h = height, w = h * 0.86;
  sketch.add(palm(random, h * 0.86), Affine::translation(-w * 0.1, -h * 0.12));
  if (random.chance(0.5)) sketch.add(palm(random, h * 0.6), Affine::translation(w * 0.32, -h * 0.08));
  Path sand;
  sand.move_to({-w, 0});
  sand.cubic_to({-w * 0.6, -h * 0.22}, {w * 0.4, -h * 0.24}, {w, 0});
  sand.cubic_to({w * 0.5, h * 0.05}, {-w * 0.5, h * 0.05}, {-w, 0});
  sand.close();
  sketch.region(sand);
  return sketch.take();
}

Figure jetty(Random& random, double height) {
  Sketch sketch("Steg");
  const double h = height, far = h * 0.2, near = h * 0.5;
  for (const auto& [t, size] : {std::pair{0.1, 0.16}, {0.5, 0.22}, {0.86, 0.3}}) {
    const double y = -h * (1 - t), x = std::lerp(far, near, t);
    for (const double side : {-1.0, 1.0})
      sketch.region(rounded_box(side * x - h * 0.035, y - h * size * 0.6, side * x + h * 0.035,
                                y + h * size * 0.7, h * 0.02),
                    0.95);
  }
  const int planks = h > 40 ? 7 : 5;
  for (int i = 0; i < planks; ++i) {
    const double a = static_cast<double>(i) / planks, b = (i + 1.0) / planks;
    const double ya = -h * (1 - a * a * 0.6 - a * 0.4), yb = -h * (1 - b * b * 0.6 - b * 0.4);
    const double xa = std::lerp(far, near, a), xb = std::lerp(far, near, b);
    sketch.region(polygon({{-xa, ya}, {xa, ya}, {xb, yb}, {-xb, yb}}));
  }
  return page::either_way(random, sketch.take());
}

Figure surfboard(Random& random, double height) {
  Sketch flat("Surfbrett");
  const double h = height, w = h * 0.17;
  Path board;
  board.move_to({0, -h});
  board.cubic_to({w * 1.1, -h * 0.8}, {w * 1.3, -h * 0.3}, {w * 0.6, 0});
  board.line_to({-w * 0.6, 0});
  board.cubic_to({-w * 1.3, -h * 0.3}, {-w * 1.1, -h * 0.8}, {0, -h});
  board.close();
  flat.region(board);
  flat.detail(line({0, -h * 0.9}, {0, -h * 0.04}), 0.85);
  flat.detail(curve({{-w * 1.08, -h * 0.34}, {0, -h * 0.42}, {w * 1.08, -h * 0.34}}), 0.85);
  flat.detail(curve({{-w * 1.08, -h * 0.22}, {0, -h * 0.3}, {w * 1.08, -h * 0.22}}), 0.85);
  Sketch sketch("Surfbrett");
  sketch.add(flat.take(), Affine::rotation(random.uniform(-0.25, 0.25)));
  return sketch.take();
}

Figure lighthouse_rock(Random& random, double height) {
  Sketch sketch("Leuchtturm");
  const double h = height;
  sketch.add(lighthouse(random, h * 0.86), Affine::translation(0, -h * 0.14));
  sketch.add(boulders(random, h * 0.2), Affine::translation(-h * 0.12, 0));
  sketch.add(boulders(random, h * 0.17), Affine::translation(h * 0.14, h * 0.01));
  return sketch.take();
}

}  // namespace drawing::props
