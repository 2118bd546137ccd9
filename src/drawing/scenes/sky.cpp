#include "drawing/scenes/curves.h"
#include "drawing/scenes/landscape.h"
#include "drawing/scenes/other_scenes.h"

namespace drawing::scenes {

void paint_sky(Set& set) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  add_heaven(set, Heaven::sun);
  const std::uint32_t kind = random.below(3);
  if (kind != 0 && set.may_add("rainbow")) {
    Sketch sketch("Regenbogen");
    const double side = random.chance(0.5) ? 1 : -1, height = set.mm(kind == 1 ? 150 : 120);
    sketch.add(rainbow(random, height),
               geometry::Affine::translation(stage.x(0.5 + side * 0.22), stage.frame.bottom + set.mm(4)));
    set.backdrop(sketch.take(), 0.5, stage.pens.far);
  }
  // Banks of clouds below, as seen from above them.
  for (int layer = 0; layer < 2; ++layer) {
    const double y = stage.y(layer == 0 ? 0.86 : 0.93);
    std::vector<Point> rim;
    const geometry::Rect& frame = stage.frame;
    double x = frame.left - set.mm(random.uniform(6, 24));
    while (x < frame.right + set.mm(20)) {
      rim.push_back({x, y + set.mm(random.uniform(-5, 5))});
      x += set.mm(random.uniform(22, 38));
    }
    Path path;
    path.move_to({rim.front().x, frame.bottom + 8});
    path.line_to(rim.front());
    for (std::size_t i = 0; i + 1 < rim.size(); ++i) {
      const Point along = rim[i + 1] - rim[i], out = Point{along.y, -along.x} * 0.5;
      path.cubic_to(rim[i] + out - along * 0.12, rim[i + 1] + out + along * 0.12, rim[i + 1]);
    }
    path.line_to({rim.back().x, frame.bottom + 8});
    path.close();
    Sketch sketch("Wolkenbank");
    sketch.region(path);
    set.backdrop(sketch.take(), 8 + layer, layer == 0 ? stage.pens.far : stage.pens.middle);
  }
  set.fill_sky({cloud_prop}, 3, 30);
  set.fill_sky({{"balloon", hot_air_balloon, {}, 44, 58, 2},
                cloud_prop,
                {"bird", bird, {}, 18, 24, 2},
                {"kite", kite, {}, 36, 46, 1},
                {"cloud", cloud, {}, 13, 20},
                {"star", star_prop, {}, 8, 12}},
               8, 14);
}

}  // namespace drawing::scenes
