#include "drawing/places/interior.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>
#include <vector>

#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using std::numbers::pi;

// The points of a string that hangs in `swags` bows across the page.
std::vector<std::vector<Point>> string_points(Set& set, double y, int swags, int steps, double sag) {
  const geometry::Rect& frame = set.stage().frame;
  std::vector<std::vector<Point>> strings;
  for (int s = 0; s < swags; ++s) {
    const double from = frame.left + frame.width() * s / swags, width = frame.width() / swags;
    std::vector<Point> string;
    for (int i = 0; i <= steps; ++i) {
      const double t = static_cast<double>(i) / steps;
      string.push_back({from + width * t, y + sag * 4 * t * (1 - t)});
    }
    strings.push_back(std::move(string));
  }
  return strings;
}

// A wall of upright boards below a beam.
void add_planks(Set& set, double floor_y) {
  const geometry::Rect& frame = set.stage().frame;
  const double top = set.stage().y(0.07), beam = set.mm(9);
  const int count = (set.stage().landscape() ? 10 : 7) - (set.stage().age == Age::years_3_5 ? 2 : 0);
  Sketch planks("Bretterwand");
  planks.region(box(frame.left - 8, frame.top - 8, frame.right + 8, floor_y));
  for (int i = 1; i < count; ++i) {
    const double x = frame.left + frame.width() * i / count;
    planks.detail(line({x, frame.top - 8}, {x, floor_y - set.mm(5)}), 0.9);
  }
  planks.region(box(frame.left - 8, top, frame.right + 8, top + beam));
  set.backdrop(planks.take(), 1.5, set.stage().pens.far);
}

std::vector<double> places_near(Set& set, Side side) {
  const double wanted = side == Side::middle ? 0 : side == Side::free ? set.free_side() : -set.free_side();
  std::vector<double> places = {0.5, 0.38, 0.62};
  if (wanted != 0) places = {0.82, 0.72, 0.9, 0.2, 0.1};
  // Two at a named place stand at its sides.
  if (wanted != 0 && set.is_place_named() && set.layout().placements.size() > 1) places.push_back(0.5);
  for (double& place : places) {
    if (wanted < 0) place = 1 - place;
    place += set.random().uniform(-0.02, 0.02);
  }
  return places;
}

geometry::Rect box_of_tile(double left, double top, double side) {
  return {left, top, left + side, top + side};
}

// The upper edge of a panelled wall's panels, where it runs behind the fewest heads.
double panel_top(Set& set, double y, const std::vector<geometry::Rect>& heads) {
  double best = 0;
  std::ptrdiff_t least = -1;
  for (const double height : {46, 38, 54, 32, 62}) {
    const double top = std::max(y - set.mm(height), set.stage().y(0.12));
    const auto crossed = std::ranges::count_if(
        heads, [&](const geometry::Rect& head) { return top + set.mm(4.5) > head.top && top < head.bottom; });
    if (least >= 0 && crossed >= least) continue;
    least = crossed;
    best = top;
  }
  return best;
}

}  // namespace

bool stand_near(Set& set, const Prop& prop, const Ridge& line, Side side) {
  if (!set.is_place_named()) return false;
  // A basin or a bench that has grown would be a giant's; so would furniture, which stays at its wall.
  constexpr double nearer_mm = 20, high_share = 0.5, low_mm = 66;
  const bool modest = set.is_room() || prop.high_mm < low_mm;
  const std::vector<double> places = places_near(set, side);
  Ridge near = line;
  if (!set.is_room())
    for (Point& p : near.points) p.y += set.mm(nearer_mm);
  const double room = set.is_room() ? line.at(set.stage().frame.center().x) - set.stage().y(0.03)
                                    : high_share * set.stage().frame.height();
  const double least = modest ? 1.1 : 1.2, most = modest ? 1.2 : 1.45;
  for (const double size : {most, least}) {
    const double height = std::min(set.mm(prop.high_mm) * size, room);
    if (set.stand(prop, height, near, places, near.depth + 0.55, set.stage().pens.middle, 0.12, 0.2))
      return true;
  }
  return false;
}

void add_floor_lines(Set& set, double y, int along, int across) {
  const geometry::Rect& frame = set.stage().frame;
  const double depth = frame.bottom - y;
  Sketch sketch("Bodenlinien");
  const Point away = {set.stage().x(set.random().uniform(0.42, 0.58)), y - depth * 1.3};
  const double reach = frame.width() * 1.5;
  for (int i = 0; i <= along; ++i) {
    const double x = frame.center().x + (static_cast<double>(i) / along - 0.5) * 2 * reach;
    const Point near = {x, frame.bottom + 4};
    const Point far = lerp(away, near, (y - away.y) / (near.y - away.y));
    if (std::max(near.x, far.x) < frame.left || std::min(near.x, far.x) > frame.right) continue;
    sketch.detail(line(far, near));
  }
  for (int i = 1; i <= across; ++i) {
    const double t = static_cast<double>(i) / (across + 1);
    const double at = y + depth * t * (0.55 + 0.45 * t);
    sketch.detail(line({frame.left - 8, at}, {frame.right + 8, at}));
  }
  set.backdrop(sketch.take(), 8.05, set.stage().pens.far);
}

Ridge build_room(Set& set, Floor floor, Wall wall) {
  const geometry::Rect& frame = set.stage().frame;
  const bool young = set.stage().age == Age::years_3_5;
  const double y = set.horizon() + set.mm(8);
  Ridge edge;
  edge.depth = 8;
  for (int i = 0; i < 4; ++i) edge.points.push_back({frame.left - 8 + (frame.width() + 16) * i / 3, y});
  set.wall_until(y - set.mm(24));
  if (wall == Wall::planks) add_planks(set, y);
  if (wall == Wall::panelled) {
    const std::vector<geometry::Rect>& heads = set.quiet_heads();
    const double top = panel_top(set, y, heads);
    Sketch panels("Vertäfelung");
    panels.region(box(frame.left - 8, top, frame.right + 8, y));
    panels.region(box(frame.left - 8, top, frame.right + 8, top + set.mm(4.5)));
    // Each panel can be painted by itself.
    const int count = (set.stage().landscape() ? 7 : 5) - (young ? 1 : 0);
    double left = frame.left - 8;
    for (int i = 0; i < count; ++i) {
      const double right = i + 1 == count ? frame.right + 8 : frame.left + frame.width() * (i + 1) / count;
      // No joint of two panels runs into a head.
      if (i + 1 < count && std::ranges::any_of(heads, [&](const geometry::Rect& head) {
            return right > head.left && right < head.right && head.bottom > top && head.top < y;
          }))
        continue;
      panels.region(box(left, top + set.mm(4.5), right, y - set.mm(5)));
      left = right;
    }
    set.backdrop(panels.take(), 1.5, set.stage().pens.far);
    set.wall_until(top);
  }
  set.ground(edge, "Boden");
  Sketch board("Sockelleiste");
  board.region(box(frame.left - 8, y - set.mm(5), frame.right + 8, y));
  set.backdrop(board.take(), 7, set.stage().pens.far);
  if (floor == Floor::boards) add_floor_lines(set, y, young ? 8 : 12, 0);
  if (floor == Floor::tiles) add_floor_lines(set, y, young ? 7 : 10, young ? 1 : 2);
  return edge;
}

void lay_rug(Set& set) {
  // Who vacuums a carpet has one already.
  if (!set.may_add("rug")) return;
  const geometry::Rect& frame = set.stage().frame;
  const Point c = {frame.center().x + set.random().uniform(-0.05, 0.05) * frame.width(),
                   std::min(set.layout().foot_mm, frame.bottom - set.mm(26))};
  const double w = frame.width() * 0.42, h = set.mm(24);
  Sketch rug("Teppich");
  if (set.random().chance(0.5)) {
    const int bumps = set.stage().age == Age::years_3_5 ? 14 : 22;
    std::vector<Point> rim;
    for (int i = 0; i < bumps; ++i) {
      const double angle = 2 * pi * i / bumps;
      rim.push_back({c.x + w * std::cos(angle), c.y + h * std::sin(angle)});
    }
    rug.region(scallops(rim, 0.42));
  } else {
    rug.region(ellipse(c, w * 1.02, h * 1.02));
  }
  rug.region(ellipse(c, w * 0.86, h * 0.84));
  if (set.stage().age != Age::years_3_5) rug.region(ellipse(c, w * 0.58, h * 0.54));
  set.backdrop(rug.take(), 8.1, set.stage().pens.middle);
}

void add_wall_row(Set& set, double floor_y, const std::vector<Prop>& props) {
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  // All as high as the first one; no higher than a part of the wall, which is seen above it.
  const Prop& first = props.front();
  const double wall = floor_y - frame.top;
  const double height =
      std::min(set.mm(random.uniform(first.low_mm, first.high_mm)) * set.furniture_scale(), 0.66 * wall);
  const double begin = frame.left - random.uniform(0, 0.4) * height;
  const std::size_t turn = random.below(static_cast<std::uint32_t>(props.size()));
  constexpr double least_of_row = 0.45;
  constexpr std::size_t fewest = 2;
  std::vector<Figure> row;
  const auto line_up = [&](const std::vector<Opening>& openings) {
    row.clear();
    double x = begin;
    for (std::size_t i = 0; x < frame.right; ++i) {
      const std::optional<Figure> figure = set.make(props[(turn + i) % props.size()], height);
      if (!figure) return;
      const geometry::Rect box = figure->bounds();
      if (const Opening* opening = opening_in(openings, x, floor_y, box.width(), height)) {
        // Up to the head, cut by the page's side where it is the first, and on behind it.
        if (x >= frame.left || opening->left - frame.left <= least_of_row * box.width()) {
          x = opening->right;
          continue;
        }
        x = opening->left - box.width();
      }
      row.push_back(figure->transformed(geometry::Affine::translation(x - box.left, floor_y + set.mm(3))));
      x += box.width() + set.mm(1.5);
    }
  };
  // What is known by such a row is not known by one of it.
  const std::vector<Opening> openings = set.openings_behind_heads(floor_y);
  line_up(openings);
  if (row.size() < fewest && !openings.empty()) line_up({});
  for (std::size_t i = 0; i < row.size(); ++i)
    set.backdrop(std::move(row[i]), 8.2 + 0.001 * static_cast<double>(i), set.stage().pens.far);
  set.note(first);
  set.wall_until(floor_y - height - set.mm(3));
}

bool furnish(Set& set, const Prop& prop, const Ridge& line, Side side) {
  const std::vector<double> places = places_near(set, side);
  // The wall ends where the page does.
  const double room = line.at(set.stage().frame.center().x) - set.stage().y(0.03);
  const double scale = set.furniture_scale();
  if (side == Side::free && stand_near(set, prop, line, side)) return true;
  if (!set.is_room() && set.scenery_scale() > 1) {
    const double height = set.mm(set.random().uniform(prop.low_mm, prop.high_mm));
    for (const double size : set.scenery_sizes(prop)) {
      if (set.stand(prop, std::min(height * size, room), line, places, line.depth + 0.4,
                    set.stage().pens.middle, 0.6, 0.35))
        return true;
    }
  }
  bool stands = false;
  for (const bool heads_free : {true, false}) {
    for (const double share : {1.0, 0.78}) {
      const double height =
          std::min(set.mm(set.random().uniform(prop.low_mm, prop.high_mm)) * scale * share, room * share);
      stands = stands || set.stand(prop, height, line, places, line.depth + 0.4, set.stage().pens.middle, 0.6,
                                   0.35, heads_free);
    }
  }
  return stands;
}

bool put_on_wall(Set& set, const Prop& prop, double x, double y) {
  const double height = set.mm(set.random().uniform(prop.low_mm, prop.high_mm));
  return set.hang(prop, height, {set.stage().x(x), set.stage().y(y) + height / 2}, 2, set.stage().pens.far);
}

bool put_on_wall(Set& set, const Prop& prop, Side side, double y) {
  for (const double x : places_near(set, side)) {
    if (put_on_wall(set, prop, std::clamp(x, 0.16, 0.84), y)) return true;
  }
  return false;
}

void hang_bunting(Set& set, double y) {
  const int swags = set.stage().landscape() ? 3 : 2;
  Sketch bunting("Wimpelkette");
  const int flags = set.stage().age == Age::years_3_5 ? 4 : 6;
  for (const std::vector<Point>& string :
       string_points(set, y, swags, flags, set.mm(set.random().uniform(9, 12)))) {
    bunting.detail(curve(string));
    for (std::size_t i = 0; i + 1 < string.size(); ++i) {
      const Point a = lerp(string[i], string[i + 1], 0.12), b = lerp(string[i], string[i + 1], 0.88);
      bunting.region(polygon({a, b, lerp(a, b, 0.5) + Point{0, geometry::length(b - a) * 1.1}}));
    }
  }
  set.scenery(bunting.take(), 0.8, set.stage().pens.middle);
}

void hang_lamps(Set& set, double y) {
  const int swags = set.stage().landscape() ? 3 : 2;
  const int lamps = set.stage().age == Age::years_3_5 ? 4 : 6;
  Sketch sketch("Lichterkette");
  for (const std::vector<Point>& string :
       string_points(set, y, swags, lamps, set.mm(set.random().uniform(9, 12)))) {
    sketch.detail(curve(string));
    for (std::size_t i = 0; i + 1 < string.size(); ++i) {
      const Point at = lerp(string[i], string[i + 1], 0.5);
      const double r = set.mm(4.2);
      Path bulb;
      bulb.move_to({at.x - r * 0.5, at.y + r * 0.8});
      bulb.cubic_to({at.x - r * 1.8, at.y + r * 2.2}, {at.x - r * 0.7, at.y + r * 3.6},
                    {at.x, at.y + r * 3.6});
      bulb.cubic_to({at.x + r * 0.7, at.y + r * 3.6}, {at.x + r * 1.8, at.y + r * 2.2},
                    {at.x + r * 0.5, at.y + r * 0.8});
      bulb.close();
      sketch.region(bulb, 0.9);
      sketch.region(box(at.x - r * 0.62, at.y - r * 0.2, at.x + r * 0.62, at.y + r), 0.9);
    }
  }
  set.scenery(sketch.take(), 0.8, set.stage().pens.middle);
}

void hang_garland(Set& set, double y) {
  const int swags = set.stage().landscape() ? 3 : 2;
  Sketch sketch("Girlande");
  for (const std::vector<Point>& string :
       string_points(set, y, swags, 6, set.mm(set.random().uniform(9, 12)))) {
    sketch.region(ribbon(string, std::vector<double>(string.size(), set.mm(4.5))));
    for (std::size_t i = 1; i + 1 < string.size(); ++i)
      sketch.region(circle(string[i] + Point{0, set.mm(4.5)}, set.mm(4.2)), 0.9);
  }
  for (int s = 0; s <= swags; ++s) {
    const Point knot = {set.stage().x(static_cast<double>(s) / swags), y};
    for (const double side : {-1.0, 1.0}) {
      sketch.region(leaf(knot, knot + Point{side * set.mm(6), set.mm(26)}, set.mm(7), side * set.mm(2)), 0.9);
      sketch.region(leaf(knot, knot + Point{side * set.mm(17), -set.mm(1)}, set.mm(13)), 0.9);
    }
    sketch.region(circle(knot, set.mm(4)), 0.9);
  }
  set.scenery(sketch.take(), 0.8, set.stage().pens.middle);
}

void add_tiles(Set& set, double floor_y) {
  const geometry::Rect& frame = set.stage().frame;
  const double y = floor_y, top = std::max(y - set.mm(92), frame.top + set.mm(26));
  const double bottom = y - set.mm(5), tile = set.mm(set.stage().age == Age::years_3_5 ? 30 : 23);
  Sketch tiles("Kacheln");
  tiles.region(box(frame.left - 8, top, frame.right + 8, bottom));
  // Behind heads the wall is plain: no joint between two tiles that both are there.
  const std::vector<geometry::Rect>& heads = set.quiet_heads();
  const auto is_plain = [&](double left, double upper) {
    return std::ranges::any_of(heads, [&](const geometry::Rect& head) {
      return !head.intersection(box_of_tile(left, upper, tile)).empty();
    });
  };
  // A joint from one end to the other, but for the pieces that are left out.
  const auto joint = [&](Point from, Point step, int count, const auto& left_out) {
    std::optional<Point> begun;
    for (int i = 0; i <= count; ++i) {
      const Point at = from + step * i;
      const bool out = i == count || left_out(at);
      if (!out && !begun) begun = at;
      if (!out || !begun) continue;
      tiles.detail(line(*begun, at), 0.85);
      begun.reset();
    }
  };
  const double first = frame.left + tile * set.random().uniform(0.3, 0.7) - 2 * tile;
  const int columns = static_cast<int>((frame.right - first) / tile) + 2;
  const int rows = static_cast<int>((bottom - top) / tile) + 1;
  for (double at = top + tile; at < bottom; at += tile) {
    joint({first, at}, {tile, 0}, columns,
          [&](Point p) { return is_plain(p.x, at) && is_plain(p.x, at - tile); });
  }
  for (int c = 1; c < columns; ++c) {
    const double x = first + c * tile;
    joint({x, top}, {0, tile}, rows,
          [&](Point p) { return p.y >= bottom || (is_plain(x, p.y) && is_plain(x - tile, p.y)); });
  }
  tiles.region(box(frame.left - 8, top - set.mm(5), frame.right + 8, top));
  set.backdrop(tiles.take(), 1.5, set.stage().pens.far);
}

}  // namespace drawing::places
