#include "drawing/props/outdoor_props.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;

}  // namespace

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
  sketch.add(drawn("lighthouse", random, h * 0.86), Affine::translation(0, -h * 0.14));
  sketch.add(boulders(random, h * 0.2), Affine::translation(-h * 0.12, 0));
  sketch.add(boulders(random, h * 0.17), Affine::translation(h * 0.14, h * 0.01));
  return sketch.take();
}

}  // namespace drawing::props
