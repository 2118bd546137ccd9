// What fills the free places of a page: in the sky, in the air, on the ground and in its corners. It was not
// asked for, and so keeps clear of everybody and of each other; where there is no room for it, it is left
// out.
#include <algorithm>
#include <cmath>
#include <utility>

#include "drawing/places/set.h"
#include "geometry/distance.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using geometry::Affine;
using geometry::Rect;

// Before scenery, which lies no nearer than this, and behind what stands on the ground.
constexpr double air_depth = 30;
// How much larger the props are that small children get: fewer and larger regions.
constexpr double small_children = 1.2;
// Of its least size, before it is shrunk to the place that there is.
constexpr double smallest_by_depth = 0.86;
// How far things stay from figures and from each other. What flies before a crowd has less room.
constexpr double air_clearance_mm = 7.5, crowded_clearance_mm = 3, ground_clearance_mm = 4.5;
// Drops, flakes and stars are smaller, and may be as near to each other as in a crowd.
constexpr double tiny_mm = 17.5;
// Smaller ones than this fall before houses and trees as well.
constexpr double smallest_lost_mm = 11;
// Things above each other on the ground are so far apart, or they seem to be stacked.
constexpr double column_gap_mm = 10, tip_gap_mm = 2.5;
// What stands so little above somebody or something seems to stand on it.
constexpr double on_top_mm = 9;
// How far corner plants are from the frame.
constexpr double corner_margin_mm = 4;
// Their middles are within that share of the frame's width from its sides: beyond it is no corner.
constexpr double corner_share = 0.285;
// Of snails, ladybirds and chicks beside those who were asked for.
constexpr int most_small_animals = 1;
// Clouds fill a wide sky better by their size than by their number.
constexpr double widest_cloud = 2;

}  // namespace

std::vector<Set::Spot> Set::widest_gaps(const geometry::Mask& blocked, double least_mm, std::size_t most) {
  // Chance decides between places of nearly the same width, so that gaps are not filled in rows.
  constexpr double luckiest = 1.15;
  const std::vector<double> distance = geometry::distance_to_set(blocked);
  std::vector<Spot> candidates;
  std::size_t i = 0;
  for (int row = 0; row < blocked.rows(); ++row) {
    for (int column = 0; column < blocked.columns(); ++column, ++i) {
      if (distance[i] * luckiest > least_mm) candidates.push_back({blocked.center(column, row), distance[i]});
    }
  }
  std::vector<Spot> spots;
  while (spots.size() < most) {
    Spot best;
    double best_score = least_mm;
    for (const Spot& candidate : candidates) {
      if (candidate.radius * luckiest <= best_score) continue;
      const double score = candidate.radius * random_.uniform(0.9, luckiest);
      if (score <= best_score) continue;
      best_score = score;
      best = candidate;
    }
    if (best.radius <= 0) break;
    spots.push_back(best);
    std::erase_if(candidates, [&best](const Spot& candidate) {
      const Point apart = candidate.center - best.center;
      const double least = candidate.radius + best.radius;
      return geometry::dot(apart, apart) <= least * least;
    });
  }
  return spots;
}

bool Set::put_in_spot(const Prop& prop, const Spot& spot, Zone zone) {
  const bool on_ground = zone == Zone::ground;
  const Rect& frame = stage().frame;
  // Nearer things are larger.
  const double nearness =
      on_ground
          ? std::clamp((spot.center.y - ground_top_) / std::max(1.0, frame.bottom - ground_top_), 0.0, 1.0)
          : 0.5;
  const double by_depth = on_ground ? std::lerp(0.7, 1.3, nearness) : 1;
  const double by_age = stage().age == Age::years_3_5 ? small_children : 1;
  double wanted = mm(random_.uniform(prop.low_mm, prop.high_mm)) * by_depth * by_age;
  if (on_ground) wanted = std::min(wanted * filler_scale(), tallest_plant());
  if (prop.kind == "cloud") wanted *= std::clamp(spot.radius / (wanted * 0.95), 1.0, widest_cloud);
  std::optional<Figure> figure = make(prop, wanted);
  if (!figure) return false;
  const Rect box = figure->bounds();
  const double reach = std::max(box.width(), box.height()) / 2;
  // What flies keeps away from the sun, from each other and from heads.
  const bool crowded = is_crowded();
  const bool tiny = prop.kind != "insect" && prop.high_mm < tiny_mm;
  const double clearance = mm(on_ground && crowded ? near_in_crowd_mm
                              : on_ground          ? ground_clearance_mm
                              : crowded || tiny    ? crowded_clearance_mm
                                                   : air_clearance_mm);
  // What is far is small, but no plant falls apart into leaves that nobody can colour.
  const double least =
      std::min(mm(prop.low_mm) * (on_ground ? std::max(by_depth, smallest_by_depth) * filler_scale() : 1),
               on_ground ? tallest_plant() : mm(prop.low_mm));
  const Point center = box.center();
  // What hangs in the sky passes behind hills; the rest comes before all that stands on the ground's edge.
  const auto depth_of_it = [&](const Rect& place) {
    return on_ground ? place.bottom : zone == Zone::air ? air_depth : 1;
  };
  Fit fit;
  fit.clearance_mm = clearance;
  // A spot is a circle and few things are: in the air what is too large for it at first is tried smaller.
  for (const double margin : {0.3, 0.65, 1.0}) {
    const double shrink = std::min(1.0, (spot.radius - margin * clearance) * 1.15 / reach);
    if (wanted * shrink < least * 0.72) return false;
    // Within a wide gap a small thing may sit anywhere.
    const double play = std::max(0.0, spot.radius - reach * shrink) * 0.4;
    const Point at = spot.center + Point{random_.uniform(-play, play), random_.uniform(-play, play)};
    Figure moved = figure->transformed(Affine::translation(at.x, at.y) * Affine::scaling(shrink, shrink) *
                                       Affine::translation(-center.x, -center.y));
    const Rect place = moved.bounds();
    const double depth = depth_of_it(place);
    // Nothing grows on what stands before it, or before a fence; no cloud looks over a wall.
    const Rect below = {place.left, place.bottom, place.right, place.bottom + mm(on_top_mm)};
    const bool bad = on_ground ? is_under_feet(place) || is_in_a_column(place) || fences_.any_in(place) ||
                                     board_.asked().any_in(below)
                               : prop.high_mm >= smallest_lost_mm && rows_.any_in(place);
    if (bad || !board_.fits(moved, depth, fit)) {
      if (on_ground) return false;
      continue;
    }
    if (on_ground) strewn_.push_back(place);
    const Stage& page = stage();
    board_.put_prop(std::move(moved), depth,
                    on_ground ? std::lerp(page.pens.middle, page.pens.near, nearness) : page.pens.middle);
    return true;
  }
  return false;
}

std::vector<Prop> Set::usable(const std::vector<Prop>& props) const {
  std::vector<Prop> list;
  for (const Prop& prop : props) {
    const bool asked = std::find(motifs_.begin(), motifs_.end(), prop.motif) != motifs_.end();
    if (may_add(prop.kind) && !asked && (prop.drawing != nullptr || library_.motif(prop.motif) != nullptr))
      list.push_back(prop);
  }
  return list;
}

int& Set::uses_of(const Prop& prop) {
  for (auto& [used, uses] : used_) {
    if (used.drawing == prop.drawing && used.motif == prop.motif) return uses;
  }
  used_.emplace_back(prop, 0);
  return used_.back().second;
}

bool Set::used_up(const Prop& prop) {
  // Animals and vehicles of the catalogue are noticed: two of them are enough.
  return uses_of(prop) >= (prop.drawing == nullptr ? std::min(prop.most, 2) : prop.most);
}

bool Set::is_small_animal(const Prop& prop) const {
  if (prop.drawing != nullptr) return prop.kind == "snail" || prop.kind == "insect";
  const language::LexiconEntry* entry = library_.entry(prop.motif);
  return entry != nullptr && entry->is_animal;
}

bool Set::is_in_a_column(const Rect& box) const {
  return std::any_of(strewn_.begin(), strewn_.end(), [&](const Rect& other) {
    // Tips that are thinner than what the board sees.
    if (!other.inflated(mm(tip_gap_mm)).intersection(box).empty()) return true;
    const double common = std::min(box.right, other.right) - std::max(box.left, other.left);
    const double apart = std::max(box.top, other.top) - std::min(box.bottom, other.bottom);
    return common > 0.2 * std::min(box.width(), other.width()) && apart < mm(column_gap_mm);
  });
}

bool Set::is_under_feet(const Rect& box) const {
  // Before a wide group the corners are free.
  const Rect& frame = stage().frame;
  const double corner = frame.width() * 0.24;
  if (box.right < frame.left + corner || box.left > frame.right - corner) return false;
  return std::any_of(layout_.placements.begin(), layout_.placements.end(),
                     [&](const layout::Placement& placed) {
                       const Rect& who = placed.bounds;
                       const double spare = who.width() * 0.1;
                       return placed.on_ground && box.right > who.left + spare &&
                              box.left < who.right - spare && box.bottom > who.bottom - mm(4);
                     });
}

geometry::Mask Set::under_feet() const {
  geometry::Mask mask = board_.blank();
  for (const layout::Placement& placed : layout_.placements) {
    if (!placed.on_ground) continue;
    const Rect& who = placed.bounds;
    const double corner = stage().frame.width() * 0.2;
    mask.fill(Rect{std::max(who.left, stage().frame.left + corner), who.bottom - mm(4),
                   std::min(who.right, stage().frame.right - corner), stage().height_mm},
              true);
  }
  return mask;
}

geometry::Mask Set::between_limbs() const {
  // How far legs stand apart at most, or two who do something together, beside their height.
  constexpr double widest_gap = 0.4;
  const geometry::Mask& asked = board_.asked();
  geometry::Mask mask = board_.blank();
  const double cell_mm = stage().width_mm / asked.columns();
  for (const layout::Placement& placed : layout_.placements) {
    const Rect& who = placed.bounds;
    // What is small and in the air flies; who is large there jumps.
    if (!placed.on_ground && who.height() < 0.15 * stage().frame.height()) continue;
    const int narrow = static_cast<int>(std::lround(widest_gap * who.height() / cell_mm));
    const int right = std::min(asked.columns() - 1, static_cast<int>(who.right / cell_mm));
    const int bottom = std::min(asked.rows() - 1, static_cast<int>(who.bottom / cell_mm));
    for (int row = std::max(0, static_cast<int>(who.top / cell_mm)); row <= bottom; ++row) {
      int last = -1;  // the column where the figure to the left ends
      for (int column = std::max(0, static_cast<int>(who.left / cell_mm)); column <= right; ++column) {
        if (!asked.at(column, row)) continue;
        if (last >= 0 && column - last <= narrow) {
          for (int gap = last + 1; gap < column; ++gap) mask.set(gap, row, true);
        }
        last = column;
      }
    }
  }
  return mask;
}

int Set::fill(const std::vector<Prop>& props, int count, Zone zone, double least_gap_mm) {
  std::vector<Prop> list = usable(props);
  if (list.empty()) return 0;
  // A seed's own order.
  random_.shuffle(std::span<Prop>(list));
  const Rect page = {0, 0, stage().width_mm, stage().height_mm};
  geometry::Mask outside = board_.blank();
  outside.fill(page, true);
  outside.fill(stage().safe, false);
  if (zone == Zone::ground) {
    geometry::Mask beyond = board_.blank();
    beyond.fill(page, true);
    beyond.subtract(ground_);
    outside.unite(beyond);
  } else {
    outside.unite(zone == Zone::sky ? hills_ : ground_);
  }
  outside.unite(bare_);
  if (zone == Zone::ground) {
    outside.unite(under_feet());
    outside.unite(between_limbs());
  }
  int placed = 0;
  std::size_t next = 0;
  const int target = adorned(count);
  for (int round = 0; placed < target && round < 8; ++round) {
    geometry::Mask blocked = outside;
    blocked.unite(board_.taken());
    const std::vector<Spot> spots = widest_gaps(blocked, mm(least_gap_mm) * 0.5, 6);
    if (spots.empty()) break;
    for (const Spot& spot : spots) {
      if (placed >= target) break;
      bool done = false;
      for (std::size_t attempt = 0; attempt < std::min<std::size_t>(3, list.size()) && !done; ++attempt) {
        const Prop& prop = list[next++ % list.size()];
        if (used_up(prop) || !may_add(prop.kind)) continue;
        const bool creeps = zone == Zone::ground && !alone() && is_small_animal(prop);
        if (creeps && small_animals_ >= most_small_animals) continue;
        done = put_in_spot(prop, spot, zone);
        if (!done) continue;
        if (creeps) ++small_animals_;
        ++uses_of(prop);
        note(prop);
      }
      if (done) ++placed;
      // Nothing fits here: the next round looks elsewhere.
      if (!done) outside.fill(circle(spot.center, std::max(2.6, spot.radius * 0.5)), false, true, 0.5);
    }
  }
  return placed;
}

void Set::fill_corners(const std::vector<Prop>& props) {
  const std::vector<Prop> list = usable(props);
  if (list.empty()) return;
  const Rect& frame = stage().frame;
  const int each = stage().age == Age::years_3_5 ? 1 : 2;
  const double margin = mm(corner_margin_mm);
  for (const double side : {-1.0, 1.0}) {
    if (random_.chance(0.2)) continue;
    const Prop& first = list[random_.below(static_cast<std::uint32_t>(list.size()))];
    // From the page's side inwards.
    double from = margin;
    for (int i = 0; i < each; ++i) {
      const Prop& prop =
          random_.chance(0.6) ? first : list[random_.below(static_cast<std::uint32_t>(list.size()))];
      const double height =
          std::min(mm(random_.uniform(prop.low_mm, prop.high_mm)) * (i == 0 ? 1 : 0.72) * corner_scale(),
                   tallest_plant());
      const std::optional<Figure> figure = make(prop, height);
      if (!figure) continue;
      const double foot = frame.bottom - margin - (i == 0 ? 0 : mm(random_.uniform(1, 5)));
      // Smaller where somebody stands in the way.
      for (const double size : {1.0, 0.74, 0.54}) {
        const Rect box = figure->bounds();
        const double x =
            side > 0 ? frame.right - from - box.right * size : frame.left + from - box.left * size;
        Figure moved = figure->transformed(Affine::translation(x, foot) * Affine::scaling(size, size));
        const Rect place = moved.bounds();
        const double inwards = side > 0 ? frame.right - place.center().x : place.center().x - frame.left;
        if (inwards > corner_share * frame.width()) continue;
        // Nothing grows on a way or in a brook.
        const double rooted = place.bottom - mm(2);
        if (bare_.at({place.center().x, rooted}) ||
            bare_.at({std::lerp(place.left, place.right, 0.25), rooted}) ||
            bare_.at({std::lerp(place.left, place.right, 0.75), rooted}))
          continue;
        Fit fit;
        fit.cut_by_frame = true;
        fit.clearance_mm = mm(ground_clearance_mm);
        const double depth = frame.bottom + 10 - i;
        if (!board_.fits(moved, depth, fit)) continue;
        board_.put_prop(std::move(moved), depth, stage().pens.near);
        strewn_.push_back(place);
        from = (side > 0 ? frame.right - place.left : place.right - frame.left) + mm(ground_clearance_mm) + 2;
        break;
      }
    }
  }
}

int Set::fill_sky(const std::vector<Prop>& props, int count, double least_gap_mm) {
  return fill(props, count, Zone::sky, least_gap_mm);
}

int Set::fill_air(const std::vector<Prop>& props, int count, double least_gap_mm) {
  return fill(props, count, Zone::air, least_gap_mm);
}

int Set::fill_ground(const std::vector<Prop>& props, int count, double least_gap_mm) {
  return fill(props, count, Zone::ground, least_gap_mm);
}

}  // namespace drawing::places
