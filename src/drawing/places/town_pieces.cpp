#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

#include "drawing/places/pieces.h"
#include "geometry/outlines.h"

namespace drawing::places {

// Where a street goes off from the road: beside whoever was asked for.
double side_street_x(Set& set) {
  return set.stage().x(set.layout().lean > 0 ? 0.27 : 0.73);
}

namespace {

// What stands in a row is made smaller to this share where it would be behind a head otherwise, and to that
// one where its roof would be.
constexpr double smallest_in_row = 0.62, lowest_in_row = 0.5;
// Of what stands behind the row so much is seen at least.
constexpr double least_seen_mm = 10;

std::vector<Opening> openings_in_row(Set& set, double y, bool around_heads, double street_mm) {
  std::vector<Opening> openings;
  if (around_heads) openings = set.openings_behind_heads(y);
  const double street = side_street_x(set), half = set.mm(street_mm) / 2;
  if (street_mm > 0) openings.push_back({street - half, street + half, y});
  std::sort(openings.begin(), openings.end(),
            [](const Opening& a, const Opening& b) { return a.left < b.left; });
  return openings;
}

// What of the row is not on the page already; all of it where nothing else would be left. Trees and houses
// are many.
std::vector<Prop> not_there_yet(const Set& set, const std::vector<Prop>& row) {
  std::vector<Prop> left;
  std::copy_if(row.begin(), row.end(), std::back_inserter(left), [&](const Prop& prop) {
    return prop.kind == "tree" || prop.kind == "house" || set.may_add(prop.kind);
  });
  return left.empty() ? row : left;
}

// The foot nearest to the page's lower edge; the frame's top where nobody stands.
double lowest_foot(const Set& set) {
  double foot = set.stage().frame.top;
  for (const layout::Placement& placed : set.layout().placements)
    if (placed.on_ground) foot = std::max(foot, placed.bounds.bottom);
  return foot;
}

}  // namespace

// A row of houses whose feet stand on the line; they may stand close, and the asked motifs come before them.
void add_houses(Set& set, double y, double depth, const std::vector<Prop>& row, double scale, double gap) {
  const std::vector<Prop> houses = not_there_yet(set, row);
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  scale *= set.stage().landscape() ? 0.82 : set.scenery_scale();
  double x = frame.left - set.mm(random.uniform(4, 18));
  // A row of one thing is a wall, which has no gaps.
  const std::vector<Opening> openings = openings_in_row(set, y, houses.size() > 1, gap);
  // Behind those who were asked for each of them in turn, so that none is missing.
  const auto kinds = static_cast<std::uint32_t>(houses.size());
  const std::size_t first = set.alone() ? 0 : random.below(kinds);
  // Before the things that stand behind the row.
  constexpr double before = 0.05, step = 0.001;
  // The right side of the last opening.
  double from = frame.left - frame.width();
  std::size_t i = 0;
  const auto put = [&](const Figure& figure, double left, double size, double its_depth) {
    const geometry::Rect box = figure.bounds();
    set.backdrop(figure.transformed(geometry::Affine::translation(left - box.left * size, y) *
                                    geometry::Affine::scaling(size, size)),
                 its_depth, set.stage().pens.far);
    // Neither birds nor stars are before the walls.
    const Path walls = geometry::box(left, y - box.height() * size, left + box.width() * size, y);
    set.rises(walls);
    set.stands_close(walls);
    ++i;
  };
  while (x < frame.right) {
    const Prop& prop = houses[set.alone() ? random.below(kinds) : (first + i) % kinds];
    const double height = set.mm(random.uniform(prop.low_mm, prop.high_mm)) * scale;
    const std::optional<Figure> figure = set.make(prop, height);
    if (!figure) break;
    const geometry::Rect box = figure->bounds(), heaven = set.heaven();
    // No roof before the sun.
    const bool below_it = !heaven.empty() && x + box.width() > heaven.left && x < heaven.right;
    const double room = y - heaven.bottom - set.mm(4);
    const double whole = below_it ? std::clamp(room / box.height(), 0.3, 1.0) : 1;
    double size = whole;
    const Opening* opening = opening_in(openings, x, y, box.width() * size, box.height() * size);
    while (opening != nullptr) {
      // Smaller up to the head, or lower than it.
      const double narrower = (opening->left - x) / box.width(), lower = (y - opening->bottom) / box.height();
      if (narrower < smallest_in_row * whole && lower < lowest_in_row * whole) break;
      size = narrower < smallest_in_row * whole ? lower : std::max(narrower, lower);
      opening = opening_in(openings, x, y, box.width() * size, box.height() * size);
    }
    if (opening == nullptr) {
      put(*figure, x, size, depth + before + step * static_cast<double>(i));
      x += box.width() * size + set.mm(random.uniform(0.5, 5));
      continue;
    }
    // What has no room beside the opening stands there behind the row, or is cut by the frame.
    const double fitting = std::min(whole, (opening->left - from) / box.width());
    const bool is_free = opening_in(openings, std::max(from, opening->left - box.width() * fitting) + 0.01, y,
                                    std::min(box.width() * fitting, opening->left - from) - 0.02,
                                    box.height() * fitting) == nullptr;
    if (opening->left - std::max(x, frame.left) > set.mm(least_seen_mm) &&
        fitting > smallest_in_row * whole && is_free)
      put(*figure, opening->left - box.width() * fitting, fitting,
          depth + before - step * static_cast<double>(i + 1));
    x = from = opening->right;
  }
}

// An arched bridge over the river, from one side of the page to the other.
void add_arched_bridge(Set& set, double water_y, double depth) {
  const geometry::Rect& frame = set.stage().frame;
  const double left = frame.left - 8, width = frame.width() + 16, rise = set.mm(20), deck = set.mm(9);
  const double base = water_y - set.mm(5);
  const auto y = [&](double t) { return base - rise * 4 * t * (1 - t); };
  std::vector<Point> rail, upper;
  for (int i = 0; i <= 8; ++i) {
    const double t = i / 8.0;
    upper.push_back({left + width * t, y(t)});
    rail.push_back({left + width * t, y(t) - set.mm(9)});
  }
  Sketch bridge("Brücke");
  Path wall;
  wall.move_to({left, water_y + set.mm(8)});
  wall.line_to(upper.front());
  wall.add_smooth_open(upper);
  wall.line_to({left + width, water_y + set.mm(8)});
  wall.close();
  bridge.region(wall);
  const int arches = set.stage().landscape() ? 4 : 3;
  for (int i = 0; i < arches; ++i) {
    const double x = left + width * (i + 0.5) / arches, half = width / arches * 0.36;
    const double room = water_y + set.mm(8) - y((i + 0.5) / arches) - deck;
    Path arch = arc({x, water_y + set.mm(8)}, half, std::max(set.mm(5), room), std::numbers::pi,
                    2 * std::numbers::pi);
    arch.close();
    bridge.region(arch);
  }
  for (std::size_t i = 0; i < rail.size(); ++i)
    bridge.region(box(upper[i].x - set.mm(1.2), rail[i].y, upper[i].x + set.mm(1.2), upper[i].y), 0.9);
  bridge.region(ribbon(rail, std::vector<double>(rail.size(), set.mm(1.5))));
  set.backdrop(bridge.take(), depth, set.stage().pens.far);
}

Road road_edges(Set& set, double ground_y) {
  const double nearest = set.layout().foot_mm - set.mm(14);
  double kerb = std::min(ground_y + set.mm(26), nearest);
  // A school that somebody rides to stands beside the road, not on it.
  for (const layout::Placement& placed : set.layout().placements) {
    if (placed.on_ground && !placed.ashore && placed.bounds.bottom < nearest)
      kerb = std::max(kerb, std::min(placed.bounds.bottom + set.mm(2), nearest));
  }
  const double far = std::max(kerb, ground_y + set.mm(12));
  const double lowest = set.stage().frame.bottom - set.mm(set.random().uniform(4, 14));
  if (set.alone()) return {far, lowest};
  // Before those who are on it there is a lane, and then the pavement on this side: no page ends in bare
  // asphalt.
  const double lane = std::max(far, lowest_foot(set)) + set.mm(22);
  return {far, lane < lowest - set.mm(16) ? lane : lowest};
}

void add_road(Set& set, const Road& lane, Kerb kerb, double depth) {
  const auto [far_y, near_y] = lane;
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const double left = frame.left - 8, right = frame.right + 8;
  Sketch road("Straße");
  // No flower pot stands in the traffic.
  if (!set.alone()) set.keep_free(box(left, far_y, right, near_y));
  const double rim = set.mm(kerb == Kerb::blocks ? 6 : 3);
  const auto add_kerb = [&](double top, double height) {
    road.region(box(left, top, right, top + height));
    if (kerb == Kerb::stone) return;
    const double step = set.mm(set.stage().age == Age::years_3_5 ? 30 : 22);
    for (double x = frame.left + random.uniform(0, step); x < frame.right; x += step)
      road.detail(line({x, top}, {x, top + height}), 0.95);
  };
  add_kerb(far_y - rim, rim);
  road.region(box(left, far_y, right, near_y));
  if (kerb == Kerb::blocks) add_kerb(near_y - rim * 0.2, rim * 1.6);
  if (near_y < frame.bottom - set.mm(16) && kerb == Kerb::stone) add_kerb(near_y, rim);
  // The middle of the road is before those who drive on its far half.
  const double half_way = (far_y + near_y) / 2;
  const double middle =
      std::min(std::max(half_way, lowest_foot(set) + set.mm(7)), std::max(half_way, near_y - set.mm(7)));
  const double dash = set.mm(26), half = set.mm(2.4);
  road.in(natural::white);
  for (double x = frame.left - random.uniform(0, dash); x < frame.right; x += dash * 1.7) {
    // None is seen in part beside a wheel, none runs into a hole.
    if (set.share_behind_asked({x - half, middle - half, x + dash + half, middle + half}) > 0) continue;
    road.region(polygon({{x + half, middle - half},
                         {x + dash + half, middle - half},
                         {x + dash - half, middle + half},
                         {x - half, middle + half}}));
  }
  set.backdrop(road.take(), depth, set.stage().pens.middle);
}

void add_side_street(Set& set, const Road& road, double ground_y, double gap, double depth) {
  const double x = side_street_x(set), wide = set.mm(gap) * 0.62, far = set.mm(gap) * 0.4;
  const double bottom = set.stage().frame.bottom + 8, spread = (bottom - road.near_y) * 0.4;
  Sketch street("Seitenstraße");
  street.region(
      polygon({{x - far, ground_y}, {x + far, ground_y}, {x + wide, road.far_y}, {x - wide, road.far_y}}));
  // Whoever walks along the road crosses there, so that the mouth is seen to be one.
  const double deep = road.far_y - ground_y, top = ground_y + 0.5 * deep, foot = ground_y + 0.9 * deep;
  const auto half_at = [&](double y) { return far + (wide - far) * (y - ground_y) / deep; };
  constexpr int bars = 4;
  street.in(natural::white);
  for (int bar = 0; bar < bars; ++bar) {
    // From -1 to 1 across the street, as much between the bars as they are wide.
    const double left = (4.0 * bar + 1) / (2 * bars) - 1, right = left + 1.0 / bars;
    street.region(polygon({{x + left * half_at(top), top},
                           {x + right * half_at(top), top},
                           {x + right * half_at(foot), foot},
                           {x + left * half_at(foot), foot}}),
                  0.9);
  }
  street.in({}).region(polygon({{x - wide * 1.4, road.near_y},
                                {x + wide * 1.4, road.near_y},
                                {x + wide * 1.4 + spread, bottom},
                                {x - wide * 1.4 - spread, bottom}}));
  set.backdrop(street.take(), depth, set.stage().pens.middle);
}

void add_crossing(Set& set, double ground_y, double depth) {
  const geometry::Rect& frame = set.stage().frame;
  // Under the feet of all who cross, from the farthest to the nearest one.
  double far_feet = frame.bottom, near_feet = ground_y;
  for (const layout::Placement& placed : set.layout().placements) {
    if (!placed.on_ground) continue;
    far_feet = std::min(far_feet, placed.bounds.bottom);
    near_feet = std::max(near_feet, placed.bounds.bottom);
  }
  const double middle_y = std::lerp(ground_y, frame.bottom, 0.6);
  if (near_feet <= ground_y) far_feet = near_feet = middle_y;
  const double foot = std::min(near_feet + set.mm(15), frame.bottom - set.mm(10));
  const double top = std::clamp(far_feet - set.mm(18), ground_y + set.mm(8), foot - set.mm(24));
  // The street comes towards the viewer and is at the crossing a little narrower than the page: whoever walks
  // to the side walks from kerb to kerb.
  const double far_x = side_street_x(set), near_x = (frame.left + frame.right) / 2;
  const double far_half = set.mm(15), near_half = (frame.right - frame.left) * 0.43;
  const auto at = [&](double y, double share) {
    const double t = (y - ground_y) / (std::lerp(top, foot, 0.5) - ground_y);
    return geometry::Point{std::lerp(far_x, near_x, t) + share * std::lerp(far_half, near_half, t), y};
  };
  const double bottom = frame.bottom + 8;
  Sketch street("Straße");
  for (const double side : {-1.0, 1.0})
    street.region(
        polygon({at(ground_y, side), at(bottom, side), at(bottom, side * 1.07), at(ground_y, side * 1.12)}),
        0.95);
  street.region(polygon({at(ground_y, -1), at(ground_y, 1), at(bottom, 1), at(bottom, -1)}));
  set.backdrop(street.take(), depth, set.stage().pens.middle);
  Sketch zebra("Zebrastreifen");
  constexpr int bars = 6;
  for (int bar = 0; bar < bars; ++bar) {
    // As much between the bars, and between the last ones and the kerbs, as they are wide.
    const double left = 2 * (2.0 * bar + 1) / (2 * bars + 1) - 1, right = left + 2.0 / (2 * bars + 1);
    zebra.region(polygon({at(top, left), at(top, right), at(foot, right), at(foot, left)}));
  }
  set.backdrop(zebra.take(), depth + 0.01, set.stage().pens.middle);
}

void add_river(Set& set, double y) {
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  Sketch river("Fluss");
  river.region(box(frame.left - 8, y, frame.right + 8, y + set.mm(30)));
  for (int i = 0; i < set.counted(5); ++i) {
    const double x = random.uniform(frame.left + 8, frame.right - 24),
                 at = y + set.mm(random.uniform(12, 18));
    river.detail(curve({{x, at},
                        {x + set.mm(4), at - set.mm(2)},
                        {x + set.mm(8), at},
                        {x + set.mm(12), at - set.mm(2)}}),
                 0.9);
  }
  set.backdrop(river.take(), 4, set.stage().pens.far);
}

void add_railing(Set& set, double y) {
  const geometry::Rect& frame = set.stage().frame;
  Sketch railing("Geländer");
  const double top = y + set.mm(5), foot = y + set.mm(24),
               step = set.mm(set.stage().age == Age::years_3_5 ? 34 : 24);
  for (double x = frame.left + set.random().uniform(0, step); x < frame.right + step; x += step) {
    railing.region(box(x - set.mm(1.4), top, x + set.mm(1.4), foot), 0.95);
    railing.region(circle({x, top - set.mm(2)}, set.mm(2.6)), 0.95);
  }
  for (const double share : {0.18, 0.6}) {
    const double at = std::lerp(top, foot, share);
    railing.region(box(frame.left - 8, at, frame.right + 8, at + set.mm(2.4)), 0.95);
  }
  set.backdrop(railing.take(), 7.9, set.stage().pens.middle);
}

}  // namespace drawing::places
