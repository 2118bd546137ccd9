#include "drawing/places/set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "drawing/cast/motif_figure.h"
#include "geometry/distance.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

using geometry::Affine;
using geometry::Rect;

// Scenery is painted this far beyond the frame, which cuts it.
constexpr double bleed_mm = 8;
// Before scenery, which lies no nearer than this, and behind what stands on the ground.
constexpr double air_depth = 30;
// How much larger the props are that small children get: fewer and larger regions.
constexpr double small_children = 1.2;
constexpr double air_clearance_mm = 7, crowded_clearance_mm = 2.5;
constexpr std::size_t crowd = 5;
constexpr double low_thing_mm = 62;
// What is narrower stands free of everybody, and what rises above heads is at least so wide.
constexpr double wide_thing_mm = 60, slim_outdoors_mm = 70;
// Clouds fill a wide sky better by their size than by their number.
constexpr double widest_cloud = 1.65;

// Leaves out the parts of a drawn prop that are too small to colour, as motif_figure() does for motifs. Long
// thin parts stay: a post is a post.
void leave_out_scraps(Figure& figure, Age age) {
  if (age == Age::years_9_up) return;
  const double least_mm2 = age == Age::years_3_5 ? 12 : 5, least_line_mm = age == Age::years_3_5 ? 4 : 2.5;
  bool first = true;
  std::erase_if(figure.shapes, [&](const Shape& shape) {
    if (shape.role != Role::region && shape.role != Role::detail) return false;
    const Rect box = shape.path.bounds();
    if (shape.role == Role::detail) return std::max(box.width(), box.height()) < least_line_mm;
    return !std::exchange(first, false) && box.area() < least_mm2 && std::max(box.width(), box.height()) < 7;
  });
}

}  // namespace

Prop drawn_prop(std::string_view name, double low_mm, double high_mm) {
  const props::NamedProp& drawing = props::known_prop(name);
  return {&drawing, {}, std::string(drawing.kind), low_mm, high_mm};
}

double Ridge::at(double x) const {
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    if (x > points[i + 1].x && i + 2 < points.size()) continue;
    const double t = std::clamp((x - points[i].x) / (points[i + 1].x - points[i].x), 0.0, 1.0);
    // Hermite interpolation with the tangents of the smooth curve through the points (see
    // Path::add_smooth_open).
    const Point before = points[i == 0 ? 0 : i - 1], after = points[std::min(i + 2, points.size() - 1)];
    const double m0 = (points[i + 1].y - before.y) / 2, m1 = (after.y - points[i].y) / 2;
    const double t2 = t * t, t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * points[i].y + (t3 - 2 * t2 + t) * m0 +
           (-2 * t3 + 3 * t2) * points[i + 1].y + (t3 - t2) * m1;
  }
  return points.empty() ? 0 : points.back().y;
}

double Ridge::lowest() const {
  double y = -1e9;
  for (const Point p : points) y = std::max(y, p.y);
  return y;
}

double Ridge::highest() const {
  double y = 1e9;
  for (const Point p : points) y = std::min(y, p.y);
  return y;
}

Set::Set(page::Board& board, const layout::Layout& layout, const cast::Library& library,
         std::vector<std::string> asked, base::Random random)
    : board_(board),
      layout_(layout),
      library_(library),
      motifs_(std::move(asked)),
      random_(random),
      ground_(board.blank()),
      hills_(board.blank()),
      bare_(board.blank()) {
  for (const std::string& motif : motifs_) {
    const language::LexiconEntry* entry = library.entry(motif);
    if (entry != nullptr && !entry->kind.empty()) kinds_.push_back(entry->kind);
  }
  ground_top_ = stage().frame.bottom;
}

bool Set::may_add(std::string_view kind) const {
  const auto asked = [this](std::string_view other) {
    return std::find(kinds_.begin(), kinds_.end(), other) != kinds_.end();
  };
  // Who asks for the sun gets a day, who asks for the moon a night.
  if ((kind == "moon" || kind == "star") && asked("sun")) return false;
  if (kind == "sun" && asked("moon")) return false;
  return !asked(kind);
}

bool Set::is_said(const std::vector<std::string>& words) const {
  static constexpr std::array<std::string_view, 7> endings{"", "e", "s", "es", "n", "en", "er"};
  const auto means = [](std::string_view typed, std::string_view word) {
    return typed.starts_with(word) &&
           std::find(endings.begin(), endings.end(), typed.substr(word.size())) != endings.end();
  };
  return std::any_of(words_.begin(), words_.end(), [&](const std::string& typed) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return means(typed, word); });
  });
}

void Set::let_in(const std::vector<std::string>& kinds) {
  std::erase_if(kinds_, [&kinds](const std::string& kind) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  });
}

void Set::note(const Prop& prop) {
  static constexpr std::array<std::string_view, 16> once{
      "clock", "mirror", "basin",    "bath",  "stove", "oven", "fridge", "television",
      "board", "globe",  "calendar", "piano", "scale", "ball", "cup",    "fireplace"};
  if (std::find(once.begin(), once.end(), prop.kind) != once.end()) kinds_.push_back(prop.kind);
}

double Set::free_side() {
  if (std::abs(layout_.lean) < 0.06) return random_.chance(0.5) ? 1 : -1;
  return layout_.lean > 0 ? -1 : 1;
}

double Set::horizon() const {
  return alone() ? std::min(layout_.horizon_mm, stage().y(0.5)) : layout_.horizon_mm;
}

int Set::counted(int standard) const {
  return std::max(1, static_cast<int>(std::lround(standard * stage().richness())));
}

double Set::scale_beside_figures(double full_from, double least) const {
  const double share = layout_.tallest_figure() / stage().frame.height();
  return alone() ? 1 : std::clamp(share / full_from, least, 1.0);
}

double Set::furniture_scale() const {
  return scale_beside_figures(0.46, 0.74);
}

double Set::filler_scale() const {
  return scale_beside_figures(0.34, 0.6);
}

double Set::corner_scale() const {
  return scale_beside_figures(0.26, 0.6);
}

int Set::adorned(int standard) const {
  if (alone()) return counted(standard);
  const double part = stage().age == Age::years_3_5 ? 0.5 : stage().age == Age::years_9_up ? 0.75 : 0.65;
  return std::max(1, static_cast<int>(std::lround(part * counted(standard))));
}

Ridge Set::ridge(double y, double swell_mm, double tilt_mm, double depth, int waves) {
  Ridge ridge;
  ridge.depth = depth;
  const Rect& frame = stage().frame;
  const double from = frame.left - bleed_mm, width = frame.width() + 2 * bleed_mm;
  const double sign = random_.chance(0.5) ? 1 : -1;
  for (int i = 0; i < waves; ++i) {
    const double t = static_cast<double>(i) / (waves - 1);
    const double swing = (i % 2 == 0 ? sign : -sign) * random_.uniform(0.35, 1) * swell_mm;
    ridge.points.push_back({from + t * width, y + swing - (t - 0.5) * tilt_mm});
  }
  return ridge;
}

Path Set::area_below(const Ridge& ridge) const {
  Path path;
  const double bottom = stage().frame.bottom + bleed_mm;
  path.move_to({ridge.points.front().x, bottom});
  path.line_to(ridge.points.front());
  path.add_smooth_open(ridge.points);
  path.line_to({ridge.points.back().x, bottom});
  path.close();
  return path;
}

void Set::hill(const Ridge& ridge, const std::string& name, double pen_mm) {
  Sketch sketch(name);
  sketch.region(area_below(ridge));
  board_.put_backdrop(sketch.take(), ridge.depth, pen_mm);
  hills_.fill(area_below(ridge), false, true, 0.5);
}

void Set::rises(const Path& area) {
  hills_.fill(area, false, true, 0.5);
}

void Set::ground(const Ridge& ridge, const std::string& name) {
  hill(ridge, name, stage().pens.middle);
  ground_.fill(area_below(ridge), false, true, 0.5);
  ground_top_ = std::min(ground_top_, ridge.highest());
}

std::optional<Figure> Set::make(const Prop& prop, double height_mm) {
  if (prop.drawing != nullptr) {
    Figure drawn = prop.drawing->make(random_, height_mm);
    leave_out_scraps(drawn, stage().age);
    return drawn;
  }
  // What was asked for is on the page already.
  if (std::find(motifs_.begin(), motifs_.end(), prop.motif) != motifs_.end()) return std::nullopt;
  const motifs::Motif* motif = library_.motif(prop.motif);
  if (motif == nullptr || motif->bounds.empty()) return std::nullopt;
  base::Random choice = random_.fork("drawing");
  const motifs::Motif& drawing = cast::drawing_for(*motif, stage().age, choice);
  const Rect& unit = drawing.bounds;
  const double scale = height_mm / std::max(unit.height(), unit.width() * 0.8);
  const bool flip = random_.chance(0.5);
  const Affine map =
      Affine::scaling(flip ? -scale : scale, scale) * Affine::translation(-unit.center().x, -unit.bottom);
  Figure figure = cast::motif_figure(drawing, map, stage());
  const language::LexiconEntry* entry = library_.entry(prop.motif);
  figure.name = entry != nullptr ? entry->singular : std::string();
  return figure;
}

bool Set::place(Figure figure, double depth, double pen_mm, double hidden_max) {
  Fit fit;
  fit.cut_by_frame = true;
  fit.hidden_max = hidden_max;
  fit.over_props_max = 0.3;
  if (!heaven_.empty() && !figure.bounds().intersection(heaven_).empty()) return false;
  if (!board_.fits(figure, depth, fit)) return false;
  board_.put_prop(std::move(figure), depth, pen_mm);
  return true;
}

bool Set::stand(const Prop& prop, double height_mm, const Ridge& ridge, const std::vector<double>& places,
                double depth, double pen_mm, double hidden_max, double cut_max) {
  if (!may_add(prop.kind)) return false;
  const std::optional<Figure> figure = make(prop, height_mm);
  if (!figure) return false;
  Fit fit;
  fit.cut_by_frame = prop.drawing != nullptr;
  // Out of doors what is low or narrow and half hidden seems to belong to the figure before it: a bench, a
  // lamp, a fir and the blades of a mill.
  const double width = figure->bounds().width();
  fit.hidden_max = hidden_max;
  if (!wall_foot_) {
    if (height_mm < mm(low_thing_mm) || width < mm(wide_thing_mm)) fit.hidden_max = 0;
    fit.slim_mm = slim_outdoors_mm;
  }
  // Small things in the distance that overlap leave scraps between them.
  fit.over_props_max = height_mm > mm(55) ? 0.035 : 0;
  double best = 2;
  Figure chosen;
  const auto try_at = [&](double place) {
    const double x = stage().x(place);
    Figure candidate = figure->transformed(Affine::translation(x, ridge.at(x) + height_mm * 0.03));
    const Rect box = candidate.bounds();
    if (!heaven_.empty() && !box.intersection(heaven_).empty()) return;
    const double cut = 1 - box.intersection(stage().frame).width() / box.width();
    if (cut > cut_max) return;
    const std::optional<double> hidden = board_.try_fit(candidate, depth, fit);
    // Where little may be cut off, that counts as much as being hidden.
    const double unseen = hidden.value_or(2) + (cut_max < 1 ? cut : 0);
    if (hidden && unseen < best - 0.02) {
      best = unseen;
      chosen = std::move(candidate);
    }
  };
  for (const double place : places) try_at(place);
  // What finds none of its places free looks for one anywhere, from the sides inwards.
  if (!wall_foot_ && !alone()) {
    const bool right_first = layout_.lean < 0;
    for (double inset = 0.06; inset < 0.5; inset += 0.08) {
      for (const bool right : {right_first, !right_first})
        if (best > 1) try_at(right ? 1 - inset : inset);
    }
  }
  if (best > 1) return false;
  board_.put_prop(std::move(chosen), depth, pen_mm);
  note(prop);
  return true;
}

int Set::line_up(const std::vector<Prop>& props, int count, const Ridge& ridge, double pen_mm, double scale) {
  int placed = 0;
  for (int i = 0; i < count; ++i) {
    const Prop& prop = props[random_.below(static_cast<std::uint32_t>(props.size()))];
    const double height = mm(random_.uniform(prop.low_mm, prop.high_mm)) * scale;
    std::vector<double> places;
    for (int k = 0; k < 5; ++k) places.push_back(random_.uniform(0.02, 0.98));
    if (stand(prop, height, ridge, places, ridge.depth + 0.1 + 0.01 * i, pen_mm)) ++placed;
  }
  return placed;
}

bool Set::hang(const Prop& prop, double height_mm, Point middle, double depth, double pen_mm) {
  if (!may_add(prop.kind)) return false;
  const std::optional<Figure> figure = make(prop, height_mm);
  if (!figure) return false;
  const Rect box = figure->bounds();
  // What is wide hangs as far from the page's side as it has to.
  const double left = stage().safe.left + box.width() / 2, right = stage().safe.right - box.width() / 2;
  const double x = left > right ? middle.x : std::clamp(middle.x, left, right);
  Figure moved = figure->transformed(Affine::translation(x - box.center().x, middle.y - box.center().y));
  if (!board_.fits(moved, depth, Fit{})) return false;
  board_.put_prop(std::move(moved), depth, pen_mm);
  note(prop);
  return true;
}

bool Set::hang_heaven(const Prop& prop, double height_mm, Point middle, double depth, double pen_mm) {
  if (!hang(prop, height_mm, middle, depth, pen_mm)) return false;
  const double half = height_mm / 2;
  heaven_ = {middle.x - half, middle.y - half, middle.x + half, middle.y + half};
  return true;
}

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
  if (on_ground) wanted *= filler_scale();
  if (prop.kind == "cloud") wanted *= std::clamp(spot.radius / (wanted * 0.95), 1.0, widest_cloud);
  std::optional<Figure> figure = make(prop, wanted);
  if (!figure) return false;
  const Rect box = figure->bounds();
  const double reach = std::max(box.width(), box.height()) / 2;
  const double shrink = std::min(1.0, spot.radius * 1.15 / reach);
  const double least = mm(prop.low_mm) * by_depth * (on_ground ? filler_scale() : 1);
  if (wanted * shrink < least * 0.72) return false;
  // Within a wide gap a small thing may sit anywhere.
  const double play = std::max(0.0, spot.radius - reach * shrink) * 0.4;
  const Point at = spot.center + Point{random_.uniform(-play, play), random_.uniform(-play, play)},
              center = box.center();
  Figure moved = figure->transformed(Affine::translation(at.x, at.y) * Affine::scaling(shrink, shrink) *
                                     Affine::translation(-center.x, -center.y));
  // What hangs in the sky passes behind hills; the rest comes before all that stands on the ground's edge.
  const double depth = on_ground ? moved.bounds().bottom : zone == Zone::air ? air_depth : 1;
  Fit fit;
  // What flies keeps away from the sun, from each other and from heads.
  const bool crowded = on_ground || layout_.placements.size() >= crowd;
  fit.clearance_mm = mm(crowded ? crowded_clearance_mm : air_clearance_mm);
  if (on_ground && is_under_feet(moved.bounds())) return false;
  if (!board_.fits(moved, depth, fit)) return false;
  const Stage& page = stage();
  board_.put_prop(std::move(moved), depth,
                  on_ground ? std::lerp(page.pens.middle, page.pens.near, nearness) : page.pens.middle);
  return true;
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
        done = put_in_spot(prop, spot, zone);
        if (!done) continue;
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
  for (const double side : {-1.0, 1.0}) {
    if (random_.chance(0.2)) continue;
    const Prop& first = list[random_.below(static_cast<std::uint32_t>(list.size()))];
    for (int i = 0; i < each; ++i) {
      const Prop& prop =
          random_.chance(0.6) ? first : list[random_.below(static_cast<std::uint32_t>(list.size()))];
      const double height =
          mm(random_.uniform(prop.low_mm, prop.high_mm)) * (i == 0 ? 1 : 0.72) * corner_scale();
      const std::optional<Figure> figure = make(prop, height);
      if (!figure) continue;
      const double sunk = random_.uniform(0.02, 0.1);
      // Smaller where somebody stands in the way.
      for (const double size : {1.0, 0.74, 0.54}) {
        const double inset = (i == 0 ? 0.24 : 0.72) * height * size;
        const double x = side > 0 ? frame.right - inset : frame.left + inset;
        Figure moved = figure->transformed(Affine::translation(x, frame.bottom + height * size * sunk) *
                                           Affine::scaling(size, size));
        Fit fit;
        fit.cut_by_frame = true;
        fit.over_props_max = 0.08;
        const double depth = frame.bottom + 10 - i;
        if (!board_.fits(moved, depth, fit)) continue;
        board_.put_prop(std::move(moved), depth, stage().pens.near);
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
