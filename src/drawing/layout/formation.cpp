#include "drawing/layout/formation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <stdexcept>
#include <string>

#include "drawing/layout/horizon.h"

namespace drawing::layout {
namespace {

using geometry::Affine;
using geometry::Point;
using geometry::Rect;
using std::numbers::pi;

// A line along which things are laid out, in a unit of its own.
struct Track {
  std::vector<Point> points;
  bool closed = true;
};

// Points of a curve at equal steps of its parameter, from 0 to 1.
template <typename Curve>
Track sampled(Curve curve, bool closed) {
  constexpr int steps = 400;
  Track track{{}, closed};
  for (int i = 0; i < (closed ? steps : steps + 1); ++i)
    track.points.push_back(curve(static_cast<double>(i) / steps));
  return track;
}

// Begins at its lower tip. The curve is that of Wolfram MathWorld's "Heart Curve" (the sixth of them).
Point heart_at(double t) {
  const double angle = pi + 2 * pi * t;
  const double sine = std::sin(angle);
  return {16 * sine * sine * sine,
          -(13 * std::cos(angle) - 5 * std::cos(2 * angle) - 2 * std::cos(3 * angle) - std::cos(4 * angle))};
}

Track polygon_track(std::vector<Point> corners) {
  return {std::move(corners), true};
}

std::optional<Track> track_of(std::string_view shape) {
  if (shape == "ring")
    return sampled([](double t) { return Point{std::sin(2 * pi * t), -std::cos(2 * pi * t)}; }, true);
  if (shape == "heart") return sampled(heart_at, true);
  if (shape == "star") {
    std::vector<Point> corners;
    for (int i = 0; i < 10; ++i) {
      const double radius = i % 2 == 0 ? 1 : 0.45, angle = pi * i / 5;
      corners.push_back({radius * std::sin(angle), -radius * std::cos(angle)});
    }
    return polygon_track(std::move(corners));
  }
  if (shape == "triangle") return polygon_track({{0, -0.87}, {1, 0.87}, {-1, 0.87}});
  if (shape == "square") return polygon_track({{-1, -1}, {1, -1}, {1, 1}, {-1, 1}});
  if (shape == "spiral") {
    return sampled(
        [](double t) {
          const double radius = 0.16 + 0.84 * t, angle = 3.5 * pi * t;
          return Point{radius * std::sin(angle), -radius * std::cos(angle)};
        },
        false);
  }
  if (shape == "arch")
    return sampled([](double t) { return Point{-std::cos(pi * t), -std::sin(pi * t)}; }, false);
  if (shape == "wave")
    return sampled([](double t) { return Point{t * 2, 0.45 * std::sin(3 * pi * t)}; }, false);
  return std::nullopt;
}

// `count` points of the track, as far from each other along it.
std::vector<Point> spread_along(const Track& track, std::size_t count) {
  std::vector<Point> points = track.points;
  if (track.closed) points.push_back(points.front());
  std::vector<double> at{0};
  for (std::size_t i = 1; i < points.size(); ++i)
    at.push_back(at.back() + geometry::length(points[i] - points[i - 1]));
  const double steps = static_cast<double>(track.closed ? count : std::max<std::size_t>(count, 2) - 1);
  std::vector<Point> out;
  for (std::size_t i = 0; i < count; ++i) {
    const double wanted = at.back() * static_cast<double>(i) / steps;
    const auto upper = std::upper_bound(at.begin(), at.end(), wanted);
    const auto end = static_cast<std::size_t>(std::min(upper, at.end() - 1) - at.begin());
    const double part = (wanted - at[end - 1]) / std::max(1e-9, at[end] - at[end - 1]);
    out.push_back(points[end - 1] + (points[end] - points[end - 1]) * part);
  }
  return out;
}

// One of the cast where it stands, in the shape's unit.
struct Spot {
  Point middle;
  bool rests = false;  // on the ground
};

// Width and height of each, so that the diagonal is 1.
Point proportions_of(const cast::Actor& actor) {
  const Rect& box = actor.motif->bounds;
  const double diagonal = std::hypot(box.width(), box.height());
  return {box.width() / diagonal, box.height() / diagonal};
}

// How large a diagonal may be, in the shape's unit, for nobody to touch another.
double largest_diagonal(const std::vector<Spot>& spots, const std::vector<cast::Actor>& cast) {
  constexpr double air = 0.96;
  double largest = 1e9;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Point between = spots[i].middle - spots[j].middle;
      const Point one = proportions_of(cast[i]), other = proportions_of(cast[j]);
      const double fits = std::max(std::abs(between.x) / ((one.x + other.x) / 2),
                                   std::abs(between.y) / ((one.y + other.y) / 2));
      largest = std::min(largest, fits);
    }
  }
  return spots.size() < 2 ? 1 : largest * air;
}

// The box of a spot at that diagonal.
Rect box_of_spot(const Spot& spot, const cast::Actor& actor, double diagonal) {
  const Point half = proportions_of(actor) * (diagonal / 2);
  return {spot.middle.x - half.x, spot.middle.y - half.y, spot.middle.x + half.x, spot.middle.y + half.y};
}

// The spots of those who stand in rows on top of each other, `rows` from the ground up, at a diagonal of 1.
std::vector<Spot> stacked(const std::vector<std::size_t>& rows, const std::vector<cast::Actor>& cast) {
  // They touch: none seems to hover.
  constexpr double overlap = 0.985;
  std::vector<Spot> spots;
  double foot = 0;
  for (const std::size_t count : rows) {
    double widest = 0, highest = 0;
    const std::size_t first = spots.size();
    for (std::size_t i = first; i < first + count; ++i) {
      widest = std::max(widest, proportions_of(cast[i]).x);
      highest = std::max(highest, proportions_of(cast[i]).y);
    }
    for (std::size_t i = 0; i < count; ++i) {
      const double x = (static_cast<double>(i) - static_cast<double>(count - 1) / 2) * widest * 1.03;
      const double own = proportions_of(cast[first + i]).y;
      spots.push_back({{x, foot - own / 2}, foot == 0});
    }
    foot -= highest * overlap;
  }
  return spots;
}

// How many stand in each row, from the ground up.
std::vector<std::size_t> rows_of(std::string_view shape, std::size_t count) {
  if (shape == "row") return {count};
  if (shape == "tower") return std::vector<std::size_t>(count, 1);
  // A pyramid whose lowest rows take what is left over.
  std::vector<std::size_t> rows;
  for (std::size_t next = 1, left = count; left > 0; ++next) {
    const std::size_t here = left < 2 * next + 1 ? left : next;
    rows.insert(rows.begin(), here);
    left -= here;
  }
  return rows;
}

// The share of the page's height that a shape on the ground ends above, and that others leave free below.
constexpr double ground_gap = 0.07, air_gap = 0.03, formation_horizon = 0.64;
// Before all that a place has.
constexpr double nearest_depth = 10000;

}  // namespace

bool rests_on_ground(std::string_view shape) {
  return shape == "row" || shape == "tower" || shape == "pyramid";
}

Layout lay_out_formation(const std::vector<cast::Actor>& cast, std::string_view shape, cast::Medium medium,
                         const page::Stage& stage) {
  if (cast.empty()) throw std::invalid_argument("a formation needs somebody");
  const std::optional<Track> track = track_of(shape);
  const bool rests = rests_on_ground(shape);
  if (!track && !rests) throw std::invalid_argument("no formation: " + std::string(shape));
  std::vector<Spot> spots;
  if (track) {
    for (const Point p : spread_along(*track, cast.size())) spots.push_back({p});
  } else {
    spots = stacked(rows_of(shape, cast.size()), cast);
  }
  const double diagonal = track ? largest_diagonal(spots, cast) : 1;

  Rect whole;
  for (std::size_t i = 0; i < spots.size(); ++i) whole.include(box_of_spot(spots[i], cast[i], diagonal));
  Rect area = stage.safe.inflated(-air_gap * stage.frame.height());
  if (rests) area.bottom = stage.safe.bottom - ground_gap * stage.frame.height();
  const double scale = std::min(area.width() / whole.width(), area.height() / whole.height());
  const Point to{area.center().x, rests ? area.bottom - whole.height() * scale / 2 : area.center().y};

  Layout layout;
  layout.horizon_mm = stage.y(formation_horizon);
  layout.foot_mm = rests ? area.bottom : layout.horizon_mm;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const Rect& unit = cast[i].motif->bounds;
    const Point at = to + (spots[i].middle - whole.center()) * scale;
    const double size = diagonal * scale / std::hypot(unit.width(), unit.height());
    Placement placement;
    placement.actor = placement.block = static_cast<int>(i);
    placement.map = Affine::translation(at.x, at.y) * Affine::scaling(size, size) *
                    Affine::translation(-unit.center().x, -unit.center().y);
    placement.bounds = box_of_spot({at}, cast[i], diagonal * scale);
    placement.rear_foot_mm = placement.bounds.bottom;
    // What rests upon another is before it, and all of them before the place.
    placement.depth =
        (rests ? area.bottom : nearest_depth) + static_cast<double>(i) / static_cast<double>(spots.size());
    placement.on_ground = spots[i].rests;
    placement.tied = true;
    layout.placements.push_back(placement);
  }
  if (rests) set_horizon(layout, cast, medium, stage);
  return layout;
}

}  // namespace drawing::layout
