#include <algorithm>
#include <functional>
#include <span>

#include "drawing/places/guests.h"
#include "drawing/places/interior.h"
#include "drawing/places/overlay.h"
#include "drawing/places/pieces.h"
#include "drawing/places/scenery.h"

namespace drawing::places {
namespace {

void add_sky(Scenery& scenery, const Arrangement& arrangement) {
  if (arrangement.sky.empty()) return;
  base::Random& random = scenery.set().random();
  const std::vector<std::string>& sky = arrangement.sky;
  const std::string& chosen = sky.size() == 1 ? sky.front() : random.pick(std::span(sky));
  if (scenery.set().is_gloomy() && chosen == "sun") {
    add_heaven(scenery.set(), Heaven::cloud);
    return;
  }
  if (arrangement.sky_chance && !random.chance(*arrangement.sky_chance)) return;
  find_piece(chosen)->paint(scenery, {});
}

// The ground of an open land, a little before the horizon.
void lay_ground(Scenery& scenery, const std::string& name) {
  Set& set = scenery.set();
  base::Random& random = set.random();
  const double swell = set.mm(random.uniform(3, 7)), tilt = set.mm(random.uniform(-12, 12));
  const double at = set.below_horizon(random.uniform(0.055, 0.085));
  // It gives way to those who stand there, and does not rise between them then.
  const double y = scenery.ground_y(at, swell + std::abs(tilt) / 2);
  Ridge ground = set.ridge(y, y == at ? swell : set.mm(1), y == at ? tilt : 0, depth_of(Layer::ground), 4);
  if (y == at) set.clear_heads_of_ground(ground);
  set.ground(ground, name);
  scenery.add_line("ground", ground);
}

void add_landmark(Scenery& scenery, const std::vector<Prop>& landmarks) {
  if (landmarks.empty()) return;
  Set& set = scenery.set();
  const Ridge& ground = scenery.ground();
  base::Random& random = set.random();
  const double side = set.free_side();
  const double room = ground.highest() - set.stage().safe.top;
  const std::size_t first = random.below(static_cast<std::uint32_t>(landmarks.size()));
  for (std::size_t i = 0; i < landmarks.size(); ++i) {
    const Prop& prop = landmarks[(first + i) % landmarks.size()];
    if (stand_near(set, prop, ground, Side::free)) return;
    // Where the scene is the picture, its landmark is the main thing in it.
    const double height =
        std::min(set.mm(random.uniform(prop.low_mm, prop.high_mm)) * (set.alone() ? 1.25 : 1), room);
    std::vector<double> places;
    if (set.alone()) places.push_back((side > 0 ? 0.64 : 0.36) + random.uniform(-0.06, 0.06));
    for (const double place : {0.86, 0.78, 0.7, 0.92, 0.24, 0.14, 0.5}) {
      places.push_back((side > 0 ? place : 1 - place) + random.uniform(-0.04, 0.04));
    }
    for (const double size : set.scenery_sizes(prop)) {
      if (set.stand(prop, std::min(height * size, room), ground, places, ground.depth + 0.7,
                    set.stage().pens.middle))
        return;
    }
  }
  furnish(set, landmarks[first], ground, Side::free);
}

// Large things at the sides, the first two before the ground's edge.
void add_edges(Scenery& scenery, const std::vector<Prop>& edges) {
  if (edges.empty()) return;
  Set& set = scenery.set();
  const Ridge& ground = scenery.ground();
  base::Random& random = set.random();
  const int count = edges.size() > 2 ? set.counted(3) : set.counted(1 + static_cast<int>(random.below(2)));
  double side = set.free_side();
  for (int i = 0; i < count; ++i, side = -side) {
    const Prop& prop = random.pick(std::span(edges));
    const double height = set.mm(random.uniform(prop.low_mm, prop.high_mm)) * (i < 2 ? 1 : 0.75);
    std::vector<double> places;
    for (const double share : {0.97, 0.9, 0.82, 0.72})
      places.push_back((side > 0 ? share : 1 - share) + random.uniform(-0.03, 0.03));
    Ridge lower = ground;
    for (Point& p : lower.points) p.y += set.mm(i < 2 ? random.uniform(4, 14) : 1);
    const double room = lower.highest() - set.stage().safe.top;
    for (const double size : set.scenery_sizes(prop)) {
      if (size < 1 || set.stand(prop, std::min(height * size, std::max(height, room)), lower, places,
                                ground.depth + (i < 2 ? 1.2 : 0.6) + 0.01 * i, set.stage().pens.middle, 0.4))
        break;
    }
  }
}

void add_far(Scenery& scenery, const Arrangement& arrangement) {
  if (arrangement.far.empty()) return;
  Set& set = scenery.set();
  const int count = 2 + static_cast<int>(set.random().below(3));
  set.line_up(arrangement.far, set.counted(count), scenery.line("far"), set.stage().pens.far,
              set.scenery_scale());
}

// Whether somebody or something stands so far back that a fence along the ground's edge would be below it.
bool stands_at_edge(const Scenery& scenery, const Set& set) {
  const std::vector<layout::Placement>& placements = set.layout().placements;
  return std::any_of(placements.begin(), placements.end(), [&](const layout::Placement& placed) {
    return placed.on_ground && placed.rear_foot_mm < scenery.ground().lowest() + set.mm(8);
  });
}

void fence_in(Scenery& scenery, const Arrangement& arrangement) {
  Set& set = scenery.set();
  base::Random& random = set.random();
  // Whoever jumps over a fence has one.
  if (!random.chance(arrangement.fence) || !set.may_add("fence") || stands_at_edge(scenery, set)) return;
  // Lower where it would reach a head.
  const double whole = set.mm(random.uniform(22, 28));
  double height = 0;
  for (const double size : {1.0, 0.82, 0.66})
    if (height == 0 && set.is_calm_for_fence(scenery.ground(), whole * size)) height = whole * size;
  if (height == 0) return;
  const bool planks =
      !arrangement.things.empty() && (set.stage().age == Age::years_3_5 || random.chance(0.5));
  const bool level = scenery.ground().lowest() - scenery.ground().highest() < height * 0.4;
  if (planks && level) {
    add_plank_fence(set, scenery.ground(), height * 0.86);
  } else {
    add_fence(set, scenery.ground(), height);
  }
  const geometry::Rect& frame = set.stage().frame;
  set.fenced(
      geometry::box(frame.left, scenery.ground().highest() - height, frame.right, scenery.ground().lowest()));
}

void build_land(Scenery& scenery, const Arrangement& arrangement) {
  if (!arrangement.distance) return paint_rows(scenery, arrangement.land);
  Set& set = scenery.set();
  scenery.add_hill("far", add_distance(set, *arrangement.distance));
  paint_rows(scenery, arrangement.behind);
  lay_ground(scenery, arrangement.ground_name);
  if (set.random().chance(arrangement.way)) add_way(set, scenery.ground());
}

void build_things(Scenery& scenery, const Arrangement& arrangement) {
  Set& set = scenery.set();
  paint_rows(scenery, arrangement.on_ground);
  add_landmark(scenery, arrangement.landmark);
  paint_rows(scenery, arrangement.things);
  add_edges(scenery, arrangement.edges);
  if (arrangement.distance) fence_in(scenery, arrangement);
  // The small things far away go where the large ones and the fence leave room.
  add_far(scenery, arrangement);
  if (arrangement.distance && set.random().chance(arrangement.pond) && set.may_add("pond"))
    set.fill_ground({drawn_prop("pond", 20, 27)}, 1, 30);
}

}  // namespace

double Scenery::y(const Edge& edge) const {
  const Stage& stage = set_.stage();
  const double base = edge.line.empty() ? stage.y(edge.share)
                      : edge.line == "horizon"
                          ? set_.horizon() + edge.share * stage.frame.height()
                          : line(edge.line).at(stage.frame.center().x) + edge.share * stage.frame.height();
  return base + set_.mm(edge.mm);
}

Ridge Scenery::line(const On& on) const {
  Ridge farthest;
  for (const Edge& edge : on) {
    Ridge moved = line(edge.line);
    const double by = edge.share * set_.stage().frame.height() + set_.mm(edge.mm);
    for (Point& p : moved.points) p.y += by;
    if (farthest.points.empty() || moved.highest() < farthest.highest()) farthest = std::move(moved);
  }
  return farthest;
}

double Scenery::y(const Top& top) const {
  const std::vector<Edge>& edges = set_.alone() && !top.alone.empty() ? top.alone : top.edges;
  double lowest = y(edges.front());
  for (const Edge& edge : edges) lowest = std::max(lowest, y(edge));
  return lowest;
}

void Scenery::divide_shore_and_water() {
  for (const layout::Placement& placement : set_.layout().placements) {
    if (placement.ashore) feet_ = std::min(feet_, placement.rear_foot_mm - set_.mm(7));
    if (placement.afloat) shore_ = std::max(shore_, placement.bounds.bottom + set_.mm(9));
  }
}

double depth_of(Layer layer) {
  constexpr double depths[] = {0.5, 1, 1.5, 3, 4, 4.5, 5, 8};
  return depths[static_cast<std::size_t>(layer)];
}

double pen_of(Layer layer, const Stage& stage) {
  return layer == Layer::ground ? stage.pens.middle : stage.pens.far;
}

void paint_arrangement(Set& set, const Arrangement& arrangement) {
  Scenery scenery(set);
  if (arrangement.water) scenery.divide_shore_and_water();
  paint_rows(scenery, arrangement.before);
  add_sky(scenery, arrangement);
  build_land(scenery, arrangement);
  build_things(scenery, arrangement);
  set.fill_corners(arrangement.corners);
  for (const std::vector<Row>* rows :
       {&arrangement.guests, &arrangement.ground, &arrangement.air, &arrangement.near})
    paint_rows(scenery, *rows);
}

const Arrangement& arrangement_for(const Set& set, const Place& place, const Overlay* overlay) {
  std::vector<const Arrangement*> possible;
  for (const Arrangement& arrangement : place.arrangements) {
    if (std::all_of(arrangement.unless.begin(), arrangement.unless.end(),
                    [&](const std::string& kind) { return set.may_add(kind); }))
      possible.push_back(&arrangement);
  }
  // "Freibad", "Hallenbad": the word for the place says which one it is.
  const auto for_nobody = [](const Arrangement* arrangement) { return arrangement->only_alone; };
  const auto not_called = [&](const Arrangement* arrangement) { return !set.is_said(arrangement->called); };
  if (!std::all_of(possible.begin(), possible.end(), not_called)) {
    std::erase_if(possible, not_called);
  } else {
    std::erase_if(possible, [](const Arrangement* arrangement) { return arrangement->only_called; });
    if (!set.alone() && !std::all_of(possible.begin(), possible.end(), for_nobody))
      std::erase_if(possible, for_nobody);
  }
  const auto elsewhere = [&](const Arrangement* arrangement) {
    return set.indoors() && arrangement->indoors != *set.indoors();
  };
  if (!std::all_of(possible.begin(), possible.end(), elsewhere)) std::erase_if(possible, elsewhere);
  // The weather is seen through a window.
  const auto shows_none = [&](const Arrangement* arrangement) {
    return overlay != nullptr && !has_window_for(*arrangement, *overlay);
  };
  if (place.medium == cast::Medium::room && !std::all_of(possible.begin(), possible.end(), shows_none))
    std::erase_if(possible, shows_none);
  // Who swims needs water.
  const std::vector<layout::Placement>& placements = set.layout().placements;
  const auto has_water = [](const Arrangement* arrangement) { return arrangement->water; };
  if (std::any_of(placements.begin(), placements.end(),
                  [](const layout::Placement& p) { return p.afloat; }) &&
      std::any_of(possible.begin(), possible.end(), has_water))
    possible.erase(std::remove_if(possible.begin(), possible.end(), std::not_fn(has_water)), possible.end());
  const auto above = std::find_if(possible.begin(), possible.end(), [&](const Arrangement* arrangement) {
    return !set.named().empty() && arrangement->seen_above == set.named();
  });
  if (above != possible.end()) return **above;
  // The reader has made sure that at least one arrangement has no condition.
  return *possible[set.turn() % possible.size()];
}

void paint_place(Set& set, const Place& place, const Overlay* overlay) {
  set.let_in(place.keeps);
  if (!place.guests.empty()) invite(set, {place.guests.begin(), place.guests.end()});
  const Arrangement& arrangement = arrangement_for(set, place, overlay);
  const bool outside = place.medium == cast::Medium::land || place.medium == cast::Medium::water_surface;
  if (overlay == nullptr) return paint_arrangement(set, arrangement);
  const bool room = !outside || arrangement.indoors;
  paint_arrangement(set, room ? seen_from_within(arrangement, *overlay) : overlaid(arrangement, *overlay));
}

}  // namespace drawing::places
