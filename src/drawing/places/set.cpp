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
constexpr double low_thing_mm = 62;
// A basin or a bench that has grown would be a giant's.
constexpr double mm_of_large_thing = 66;
// What is narrower is moved into the frame as a whole; of what is wider, the frame cuts off at most a part.
constexpr double whole_thing_mm = 58, most_cut = 0.3;
// Above a horizon that is as high, what stands there does not grow.
constexpr double high_horizon = 0.38;
// Where the figures begin that far down a high page, what is large and behind them grows by so much for each
// height of the page that they are lower, up to a limit.
constexpr double low_figures = 0.26, low_growth = 3.2, largest_scenery = 1.9;
// A place behind a head is as bad as one where so much more of the thing is hidden.
constexpr double head_edge_mm = 1, behind_head = 0.3, beside_head = 0.15, behind_hand = 0.12;
// What is narrower stands free of everybody, and what rises above heads is at least so wide.
constexpr double wide_thing_mm = 60, slim_outdoors_mm = 70;

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
      heads_(board.quiet_heads()),
      hands_(board.quiet_hands()),
      ground_(board.blank()),
      hills_(board.blank()),
      rows_(board.blank()),
      bare_(board.blank()),
      fences_(board.blank()) {
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
  return scale_beside_figures(0.36, 0.52);
}

double Set::tallest_plant() const {
  constexpr double share = 0.5, least_mm = 24;
  if (alone()) return stage().frame.height();
  return std::max(share * layout_.tallest_figure(), mm(least_mm));
}

bool Set::is_crowded() const {
  constexpr std::size_t crowd = 5;
  return layout_.placements.size() >= crowd;
}

double Set::scenery_scale() const {
  const Rect& frame = stage().frame;
  double top = frame.bottom;
  for (const layout::Placement& placed : layout_.placements) top = std::min(top, placed.bounds.top);
  if (alone() || stage().landscape()) return 1;
  const double most =
      std::clamp((horizon() - frame.top) / frame.height() / high_horizon, 1.0, largest_scenery);
  return std::clamp(1 + low_growth * ((top - frame.top) / frame.height() - low_figures), 1.0, most);
}

std::vector<double> Set::scenery_sizes(const Prop& prop) const {
  constexpr double step = 0.86, smaller = 0.78;
  std::vector<double> sizes;
  if (prop.high_mm >= mm_of_large_thing)
    for (double scale = scenery_scale(); scale > 1.06; scale *= step) sizes.push_back(scale);
  sizes.insert(sizes.end(), {1, step, smaller});
  return sizes;
}

int Set::adorned(int standard) const {
  if (alone()) return counted(standard);
  const double part = stage().age == Age::years_3_5 ? 0.5 : stage().age == Age::years_9_up ? 0.75 : 0.65;
  return std::max(1, static_cast<int>(std::lround(part * counted(standard))));
}

double Set::share_behind_asked(const Rect& box) const {
  const geometry::Mask& asked = board_.asked();
  int cells = 0, hidden = 0;
  for (int row = 0; row < asked.rows(); ++row) {
    for (int column = 0; column < asked.columns(); ++column) {
      const Point p = asked.center(column, row);
      if (p.x < box.left || p.x > box.right || p.y < box.top || p.y > box.bottom) continue;
      ++cells;
      hidden += asked.at(column, row) ? 1 : 0;
    }
  }
  return cells == 0 ? 1 : static_cast<double>(hidden) / cells;
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

void Set::clear_heads(Ridge& ridge, double least_shift, double most_shift) const {
  constexpr double step_mm = 3;
  if (heads_.empty()) return;
  const auto crossed = [&](double shift) {
    double length = 0;
    for (const Rect& head : heads_) {
      for (int i = 0; i <= 6; ++i) {
        const double y = ridge.at(std::lerp(head.left, head.right, i / 6.0)) + shift;
        if (y > head.top && y < head.bottom) length += head.width() / 7;
      }
    }
    return length;
  };
  double best = 0, least = crossed(0);
  for (double by = step_mm; least > 0 && (by <= most_shift || -by >= least_shift); by += step_mm) {
    for (const double shift : {-by, by}) {
      if (shift < least_shift || shift > most_shift) continue;
      const double length = crossed(shift);
      if (length >= least) continue;
      least = length;
      best = shift;
    }
  }
  for (Point& p : ridge.points) p.y += best;
}

const Opening* opening_in(const std::vector<Opening>& openings, double x, double y, double width,
                          double height) {
  const auto found = std::find_if(openings.begin(), openings.end(), [&](const Opening& one) {
    return one.right > x && one.left < x + width - 0.01 && y - height < one.bottom - 0.01;
  });
  return found == openings.end() ? nullptr : &*found;
}

bool Set::is_behind_head(const Rect& box) const {
  return std::ranges::any_of(heads_, [&](const Rect& head) { return !head.intersection(box).empty(); });
}

std::vector<Opening> Set::openings_behind_heads(double y) const {
  constexpr double most_open = 0.72;
  std::vector<Opening> openings;
  for (const Rect& head : heads_)
    if (head.top < y) openings.push_back({head.left, head.right, std::min(head.bottom, y)});
  std::sort(openings.begin(), openings.end(),
            [](const Opening& a, const Opening& b) { return a.left < b.left; });
  double covered = 0, until = stage().frame.left;
  for (const Opening& one : openings) {
    covered += std::max(0.0, std::min(one.right, stage().frame.right) - std::max(until, one.left));
    until = std::max(until, one.right);
  }
  if (covered > most_open * stage().frame.width()) openings.clear();
  return openings;
}

bool Set::is_calm_for_fence(const Ridge& ridge, double height_mm) const {
  constexpr double most_crossed = 0.4;
  for (const Rect& head : heads_) {
    const double y = ridge.at(head.center().x);
    if (head.bottom > y - height_mm && head.top < y) return false;
  }
  const geometry::Mask &taken = board_.taken(), &asked = board_.asked();
  int crossed = 0;
  for (int column = 0; column < taken.columns(); ++column) {
    const double y = ridge.at(taken.center(column, 0).x);
    const int bottom = std::min(taken.rows() - 1, static_cast<int>(y / taken.cell()));
    bool any = false;
    for (int row = std::max(0, static_cast<int>((y - height_mm) / taken.cell())); row <= bottom; ++row)
      any = any || (taken.at(column, row) && !asked.at(column, row));
    crossed += any ? 1 : 0;
  }
  return crossed < most_crossed * taken.columns();
}

bool Set::has_prop_in(const Rect& box) const {
  const geometry::Mask &taken = board_.taken(), &asked = board_.asked();
  const double cell = taken.cell();
  const int left = std::max(0, static_cast<int>(box.left / cell)),
            right = std::min(taken.columns() - 1, static_cast<int>(box.right / cell));
  const int top = std::max(0, static_cast<int>(box.top / cell)),
            bottom = std::min(taken.rows() - 1, static_cast<int>(box.bottom / cell));
  for (int row = top; row <= bottom; ++row)
    for (int column = left; column <= right; ++column)
      if (taken.at(column, row) && !asked.at(column, row)) return true;
  return false;
}

void Set::clear_heads_of_ground(Ridge& ridge) const {
  double feet = stage().frame.bottom;
  for (const layout::Placement& placed : layout_.placements)
    if (placed.on_ground) feet = std::min(feet, placed.rear_foot_mm);
  const double room = feet - mm(8) - ridge.lowest();
  clear_heads(ridge, -mm(26), std::clamp(room, 0.0, mm(16)));
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

double Set::inside_frame(double x, const Rect& box) const {
  const Rect& frame = stage().frame;
  const bool whole = box.width() < mm(whole_thing_mm);
  const double beyond = whole ? -mm(2) : most_cut * box.width();
  const double left = frame.left - beyond - box.left, right = frame.right + beyond - box.right;
  return left > right ? x : std::clamp(x, left, right);
}

bool Set::stand(const Prop& prop, double height_mm, const Ridge& ridge, const std::vector<double>& places,
                double depth, double pen_mm, double hidden_max, double cut_max, bool heads_free,
                bool clear_of_rows) {
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
    // What has grown is no wider for that.
    const double grown = std::max(1.0, height_mm / mm(prop.high_mm));
    if (height_mm < mm(low_thing_mm) * grown || width < mm(wide_thing_mm) * grown) fit.hidden_max = 0;
    fit.slim_mm = slim_outdoors_mm * grown;
    // Half an animal behind another one is taken for a part of it.
    if (prop.drawing == nullptr && !alone()) fit.hidden_max = 0;
  }
  // Rooms are full of furniture, and so is a page with a crowd: there it may be near to figures.
  if (wall_foot_ || is_crowded()) {
    fit.beside_mm = 0;
    fit.clearance_mm = near_in_crowd_mm;
  }
  // Trees and cupboards may lap over each other a little.
  fit.over_props_max = height_mm > mm(55) ? 0.035 : 0;
  std::vector<Rect> faces;
  for (const Rect& head : heads_) faces.push_back(head.inflated(-mm(head_edge_mm)));
  // What comes before a head's margin only is taken where nothing else is left.
  double best = 2, best_beside = 2;
  Figure chosen, chosen_beside;
  const auto try_at = [&](double place) {
    const double x = inside_frame(stage().x(place), figure->bounds());
    Figure candidate = figure->transformed(Affine::translation(x, ridge.at(x) + height_mm * 0.03));
    const Rect box = candidate.bounds();
    if (!heaven_.empty() && !box.intersection(heaven_).empty()) return;
    if (clear_of_rows && rows_.any_in(box)) return;
    const double cut = 1 - box.intersection(stage().frame).width() / box.width();
    if (cut > cut_max) return;
    const std::optional<double> hidden = board_.try_fit(candidate, depth, fit);
    // Where little may be cut off, that counts as much as being hidden.
    double unseen = hidden.value_or(2) + (cut_max < 1 ? cut : 0);
    if (hidden && *hidden > 0 && board_.disturbs(candidate, heads_)) {
      // A crown, a basin or a roof round a face is taken for its hair or hat.
      const bool behind = board_.lies_behind_a_head(candidate);
      if ((!wall_foot_ || heads_free) && !is_crowded()) {
        if (wall_foot_ || behind || unseen >= best_beside - 0.02 || board_.disturbs(candidate, faces)) return;
        best_beside = unseen;
        chosen_beside = std::move(candidate);
        return;
      }
      unseen += behind ? behind_head : beside_head;
    }
    if (hidden && *hidden > 0 && board_.disturbs(candidate, hands_)) unseen += behind_hand;
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
  if (best > 1 && best_beside > 1) return false;
  board_.put_prop(std::move(best > 1 ? chosen_beside : chosen), depth, pen_mm);
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
    if (stand(prop, height, ridge, places, ridge.depth + 0.1 + 0.01 * i, pen_mm, 0.35, 1, false, true))
      ++placed;
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

}  // namespace drawing::places
