#include "drawing/special/guests.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/cast/motif_figure.h"
#include "drawing/page/tidy.h"
#include "geometry/flatten.h"

namespace drawing::special {
namespace {

using cast::Actor;
using geometry::Affine;
using geometry::Point;
using geometry::Rect;
using page::Figure;

// Below this size, in millimetres, narrow parts are kept for small children too: without them a butterfly
// would lose its wings.
constexpr double whole_below_mm = 48;

Figure drawn(const Actor& guest, const Affine& map, page::Stage stage) {
  const Rect& unit = guest.motif->bounds;
  const double size = std::sqrt(std::abs(map.determinant())) * std::max(unit.width(), unit.height());
  const Age age = stage.age;
  if (size < whole_below_mm) stage.age = Age::years_9_up;
  Figure figure = cast::motif_figure(*guest.motif, map, stage);
  page::tidy(figure, age, stage.pens.asked);
  figure.name = guest.name;
  return figure;
}

// The outermost points of the drawing in 32 directions, in its unit square: enough to tell where it reaches.
std::vector<Point> extremes(const motifs::Motif& motif) {
  constexpr int directions = 32;
  std::vector<Point> points;
  std::vector<double> reach;
  for (const motifs::MotifShape& shape : motif.shapes) {
    for (const geometry::Polyline& line : geometry::flatten(shape.path, 0.01)) {
      for (const Point p : line.points) {
        if (points.empty()) {
          points.assign(directions, p);
          reach.assign(directions, -1e9);
        }
        for (std::size_t i = 0; i < directions; ++i) {
          const double along = dot(p, spoke(1, 2 * std::numbers::pi * static_cast<double>(i) / directions));
          if (along > reach[i]) {
            reach[i] = along;
            points[i] = p;
          }
        }
      }
    }
  }
  return points;
}

// The smallest circle around the middle of the drawing's box that holds it, in parts of the unit.
double reach_of(const motifs::Motif& motif) {
  double reach = 1e-3;
  for (const Point p : extremes(motif)) reach = std::max(reach, geometry::length(p - motif.bounds.center()));
  return reach;
}

}  // namespace

std::vector<Actor> guests_of(const Wish& wish, const cast::Library& library, Age age, base::Random random) {
  Wish kinds;
  kinds.motifs = wish.motifs;
  for (WishedMotif& wished : kinds.motifs) wished.count = 1;
  return cast::make_cast(kinds, library, cast::Medium::land, age, random);
}

Figure guest_in_circle(const Actor& guest, Point center, double radius, double turn,
                       const page::Stage& stage) {
  const Point middle = guest.motif->bounds.center();
  const double scale = radius / reach_of(*guest.motif);
  return drawn(guest,
               Affine::translation(center.x, center.y) * Affine::rotation(turn) *
                   Affine::scaling(scale, scale) * Affine::translation(-middle.x, -middle.y),
               stage);
}

Figure guest_in_box(const Actor& guest, const Rect& box, const page::Stage& stage) {
  const Rect& unit = guest.motif->bounds;
  const double scale = std::min(box.width() / unit.width(), box.height() / unit.height());
  return drawn(guest,
               Affine::translation(box.center().x, box.center().y) * Affine::scaling(scale, scale) *
                   Affine::translation(-unit.center().x, -unit.center().y),
               stage);
}

Figure guest_on_axis(const Actor& guest, const Obstacles& obstacles, double low, double high, double gap,
                     const page::Stage& stage) {
  const Point middle = guest.motif->bounds.center();
  std::vector<Point> points = extremes(*guest.motif);
  for (Point& p : points) p = p - middle;
  const auto fits = [&](double at, double scale) {
    return std::all_of(points.begin(), points.end(), [&](Point p) {
      const Point q = Point{0, -at} + p * scale;
      const double radius = geometry::length(q);
      return radius - low >= gap && high - radius >= gap && obstacles.distance(q) >= gap &&
             obstacles.inside(q);
    });
  };
  double best_at = 0, best = 0;
  constexpr int steps = 16;
  for (int i = 1; i < steps; ++i) {
    const double at = low + (high - low) * i / steps;
    if (!fits(at, best)) continue;
    double least = best, most = (high - low) * 2.5;
    for (int round = 0; round < 9; ++round) {
      const double scale = (least + most) / 2;
      (fits(at, scale) ? least : most) = scale;
    }
    if (least > best) {
      best = least;
      best_at = at;
    }
  }
  if (best <= 0) return {};
  return drawn(guest,
               Affine::translation(0, -best_at) * Affine::scaling(best, best) *
                   Affine::translation(-middle.x, -middle.y),
               stage);
}

}  // namespace drawing::special
