#include <algorithm>

#include "drawing/scenes/curves.h"
#include "drawing/scenes/landscape.h"
#include "drawing/scenes/other_scenes.h"

namespace drawing::scenes {
namespace {

// A row of houses whose feet stand on the line; they may stand close, and the asked motifs come before them.
void add_houses(Set& set, double y, double depth, const std::vector<Prop>& houses, double scale,
                double pen_mm) {
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  double x = frame.left - set.mm(random.uniform(4, 18));
  int i = 0;
  while (x < frame.right) {
    const Prop& prop = houses[random.below(static_cast<std::uint32_t>(houses.size()))];
    const double height = set.mm(random.uniform(prop.low_mm, prop.high_mm)) * scale;
    const std::optional<Figure> figure = set.make(prop, height);
    if (!figure) break;
    const geometry::Rect box = figure->bounds();
    set.backdrop(figure->transformed(geometry::Affine::translation(x - box.left, y)), depth + 0.001 * i++,
                 pen_mm);
    x += box.width() + set.mm(random.uniform(0.5, 5));
  }
}

}  // namespace

void paint_town(Set& set) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  const geometry::Rect& frame = stage.frame;
  if (random.chance(0.7)) add_heaven(set, Heaven::sun);
  const double y = set.layout().horizon_mm + set.mm(6);
  const std::uint32_t kind = random.below(3);
  std::vector<Prop> houses = {
      {"house", town_house, {}, 74, 100}, {"house", town_house, {}, 66, 90}, {"house", shop, {}, 46, 54}};
  if (kind == 1)
    houses = {{"house", skyscraper, {}, 84, 124},
              {"house", town_house, {}, 70, 90},
              {"house", skyscraper, {}, 76, 110}};
  if (kind == 2)
    houses = {{"house", town_house, {}, 76, 96}, {"house", cottage, {}, 56, 66}, {"house", shop, {}, 46, 54}};
  if (set.may_add("house")) {
    const double scale = stage.landscape() ? 0.82 : 1;
    add_houses(set, y, 4, houses, scale, stage.pens.far);
  }
  // Pavement, kerb, road.
  Ridge pavement;
  pavement.depth = 8;
  for (int i = 0; i < 4; ++i) pavement.points.push_back({frame.left - 8 + (frame.width() + 16) * i / 3, y});
  set.ground(pavement, "Gehweg");
  const double kerb = std::min(y + set.mm(26), set.layout().foot_mm - set.mm(14));
  const double far_edge = std::max(kerb, y + set.mm(12)),
               near_edge = frame.bottom - set.mm(random.uniform(4, 14));
  Sketch road("Straße");
  road.region(box(frame.left - 8, far_edge - set.mm(3), frame.right + 8, far_edge));
  road.region(box(frame.left - 8, far_edge, frame.right + 8, near_edge));
  const double middle = (far_edge + near_edge) / 2, dash = set.mm(26), half = set.mm(2.4);
  for (double x = frame.left - random.uniform(0, dash); x < frame.right; x += dash * 1.7) {
    road.region(polygon({{x + half, middle - half},
                         {x + dash + half, middle - half},
                         {x + dash - half, middle + half},
                         {x - half, middle + half}}));
  }
  set.backdrop(road.take(), pavement.depth + 0.05, stage.pens.middle);
  // Street furniture on the far pavement.
  Ridge kerbside = pavement;
  for (Point& p : kerbside.points) p.y = far_edge - set.mm(5);
  const std::vector<Prop> furniture = {{"lantern", lantern, {}, 62, 74},
                                       {"tree", tree, {}, 56, 70},
                                       {"bush", bush, {}, 15, 20},
                                       {"trafficlight", nullptr, "1f6a6", 34, 40},
                                       {"tree", poplar, {}, 56, 66}};
  const int count = set.counted(4);
  for (int i = 0; i < count; ++i) {
    const Prop& prop = furniture[static_cast<std::size_t>(i + static_cast<int>(kind)) % furniture.size()];
    std::vector<double> places;
    for (int k = 0; k < 5; ++k) places.push_back(random.uniform(0.05, 0.95));
    set.stand(prop, set.mm(random.uniform(prop.low_mm, prop.high_mm)), kerbside, places,
              pavement.depth + 0.6 + 0.01 * i, stage.pens.middle);
  }
  set.fill_ground({{"cone", cone, {}, 15, 20},
                   {"bird", bird, {}, 18, 24, 2},
                   {"bush", bush, {}, 14, 18},
                   {"stone", pebbles, {}, 6, 8}},
                  4, 16);
  set.fill_sky({cloud_prop,
                {"cloud", cloud, {}, 13, 19},
                {"balloon", hot_air_balloon, {}, 34, 46},
                {"bird", bird, {}, 18, 24, 2}},
               4, 14);
}

void paint_room(Set& set) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  const geometry::Rect& frame = stage.frame;
  const double y = set.layout().horizon_mm + set.mm(8);
  Ridge floor;
  floor.depth = 8;
  for (int i = 0; i < 4; ++i) floor.points.push_back({frame.left - 8 + (frame.width() + 16) * i / 3, y});
  const double side = set.free_side();
  // A window with curtains and the view, on the freer side.
  const double w = set.mm(30), h = set.mm(42), x = stage.x(side > 0 ? 0.72 : 0.28), top = stage.y(0.1);
  Sketch window("Fenster");
  window.region(box(x - w, top, x + w, top + 2 * h * 0.72));
  window.region(box(x - w * 0.88, top + set.mm(4), x - set.mm(2), top + h * 1.36));
  window.region(box(x + set.mm(2), top + set.mm(4), x + w * 0.88, top + h * 1.36));
  for (const double s : {-1.0, 1.0}) {
    Path curtain;
    curtain.move_to({x + s * w * 1.25, top - set.mm(4)});
    curtain.line_to({x + s * w * 0.2, top - set.mm(4)});
    curtain.cubic_to({x + s * w * 0.35, top + h * 0.6}, {x + s * w * 0.8, top + h * 0.7},
                     {x + s * w * 0.95, top + h * 0.95});
    curtain.cubic_to({x + s * w * 0.85, top + h * 1.2}, {x + s * w * 0.9, top + h * 1.5},
                     {x + s * w * 0.8, top + h * 1.65});
    curtain.line_to({x + s * w * 1.25, top + h * 1.65});
    curtain.close();
    window.region(curtain);
    window.detail(
        curve({{x + s * w * 0.8, top}, {x + s * w * 0.98, top + h * 0.5}, {x + s * w * 1.1, top + h * 1.5}}));
  }
  window.region(rounded_box(x - w * 1.35, top - set.mm(7), x + w * 1.35, top - set.mm(3), set.mm(2)));
  set.backdrop(window.take(), 2, stage.pens.far);
  // A picture on the other wall.
  const double px = stage.x(side > 0 ? 0.24 : 0.76), py = stage.y(random.uniform(0.12, 0.18)), p = set.mm(17);
  Sketch picture("Bild");
  picture.region(box(px - p, py, px + p, py + 2 * p));
  picture.region(box(px - p * 0.8, py + p * 0.2, px + p * 0.8, py + p * 1.8));
  picture.add(random.chance(0.5) ? heart(random, p) : star_prop(random, p),
              geometry::Affine::translation(px, py + p));
  set.backdrop(picture.take(), 2, stage.pens.far);
  set.ground(floor, "Boden");
  Sketch board("Sockelleiste");
  board.region(box(frame.left - 8, y - set.mm(5), frame.right + 8, y));
  set.backdrop(board.take(), 7, stage.pens.far);
  if (random.chance(0.75)) {
    Sketch rug("Teppich");
    const geometry::Point c = {frame.center().x + random.uniform(-0.05, 0.05) * frame.width(),
                               std::min(set.layout().foot_mm, frame.bottom - set.mm(24))};
    rug.region(ellipse(c, frame.width() * 0.43, set.mm(24)));
    rug.region(ellipse(c, frame.width() * 0.37, set.mm(19)));
    set.backdrop(rug.take(), 8.1, stage.pens.middle);
  } else {
    Sketch planks("Dielen");
    for (int i = 1; i < 4; ++i) {
      const double at = y + (frame.bottom - y) * i * i / 14.0 + set.mm(4);
      planks.detail(line({frame.left - 8, at}, {frame.right + 8, at}));
    }
    set.backdrop(planks.take(), 8.1, stage.pens.far);
  }
  set.fill_ground({{"toy", toy_blocks, {}, 26, 34},
                   {"ball", beach_ball, {}, 18, 24},
                   {"toy", nullptr, "1f9f8", 34, 42},
                   {"present", present, {}, 20, 26},
                   {"book", nullptr, "1f4da", 22, 28},
                   {"toy", nullptr, "1f697", 20, 26}},
                  6, 14);
  set.fill_sky({{"star", star_prop, {}, 9, 13}, {"heart", heart, {}, 9, 13}}, 5, 18);
}

void paint_birthday(Set& set) {
  base::Random& random = set.random();
  const Stage& stage = set.stage();
  const geometry::Rect& frame = stage.frame;
  // Bunting across the top, in two swags.
  const double sag = set.mm(random.uniform(14, 20)), y = stage.y(0.035);
  const int swags = stage.landscape() ? 3 : 2;
  Sketch bunting("Wimpelkette");
  for (int s = 0; s < swags; ++s) {
    const double from = frame.left + frame.width() * s / swags, width = frame.width() / swags;
    std::vector<Point> string;
    for (int i = 0; i <= 6; ++i) {
      const double t = i / 6.0;
      string.push_back({from + width * t, y + sag * 4 * t * (1 - t)});
    }
    bunting.detail(curve(string));
    for (std::size_t i = 0; i + 1 < string.size(); ++i) {
      const Point a = lerp(string[i], string[i + 1], 0.12), b = lerp(string[i], string[i + 1], 0.88);
      bunting.region(polygon({a, b, lerp(a, b, 0.5) + Point{0, set.mm(15)}}));
    }
  }
  set.backdrop(bunting.take(), 0.8, stage.pens.middle);
  const double floor_y = set.layout().horizon_mm + set.mm(10);
  set.ground(set.ridge(floor_y, set.mm(random.below(2) == 0 ? 0 : 5), 0, 8, 4), "Boden");
  set.fill_ground({{"present", present, {}, 26, 36}}, 2, 24);
  set.fill_ground({{"present", present, {}, 20, 30},
                   {"cake", nullptr, "1f382", 30, 38},
                   {"ball", beach_ball, {}, 16, 20},
                   {"cake", nullptr, "1f9c1", 20, 26},
                   {"star", star_prop, {}, 9, 12},
                   {"toy", nullptr, "1f9f8", 28, 36}},
                  6, 10);
  set.fill_sky({{"balloon", balloon, {}, 50, 66}}, 4, 30);
  set.fill_sky({{"star", star_prop, {}, 8, 13},
                {"heart", heart, {}, 8, 13},
                {"balloon", balloon, {}, 38, 50},
                {"note", music_note, {}, 12, 18},
                {"star", star_prop, {}, 7, 11}},
               11, 11);
}

}  // namespace drawing::scenes
