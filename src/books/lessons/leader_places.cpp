#include "books/lessons/leader_places.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// Two numbers side by side would be read as one.
constexpr double clear_of_labels_mm = 1.4;
constexpr double clear_of_lines_mm = 0.3, leader_gap_mm = 0.35;
constexpr double nearest_leader_mm = 2.2, farthest_leader_mm = 11, leader_step_mm = 0.7;
constexpr int leader_directions = 24;

}  // namespace

LeaderPlaces::LeaderPlaces(const RegionMap& map, std::function<bool(std::size_t)> spared)
    : map_(map), spared_(std::move(spared)) {}

void LeaderPlaces::take(const Rect& box) {
  taken_.push_back(box);
}

bool LeaderPlaces::is_taken(const Rect& box) const {
  const Rect wide = box.inflated(clear_of_labels_mm);
  return std::any_of(taken_.begin(), taken_.end(), [&](const Rect& other) {
    return wide.left < other.right && other.left < wide.right && wide.top < other.bottom &&
           other.top < wide.bottom;
  });
}

std::optional<LeaderPlaces::Place> LeaderPlaces::place_at(std::size_t region, const Rect& box) const {
  const auto host = map_.at(box.center());
  if (!host || *host == region || spared_(*host)) return std::nullopt;
  if (is_taken(box) || !map_.holds(*host, box.inflated(clear_of_lines_mm))) return std::nullopt;
  // From where the way to the field leaves the box.
  const Point to = map_.regions()[region].pole;
  const Point way = to - box.center();
  const double length = geometry::length(way);
  const double across = std::abs(way.x) > 0 ? (box.width() / 2 + leader_gap_mm) / std::abs(way.x) : 1;
  const double along = std::abs(way.y) > 0 ? (box.height() / 2 + leader_gap_mm) / std::abs(way.y) : 1;
  const double begin = std::min(across, along);
  if (begin >= 1) return std::nullopt;
  const Point from = box.center() + way * begin;
  if (map_.at(from) != host) return std::nullopt;
  // In the host, then over one border, then in the field.
  bool has_left = false, has_arrived = false;
  constexpr double look_mm = 0.15;
  for (double at = begin; at <= 1; at += look_mm / length) {
    const Point p = box.center() + way * at;
    const auto here = map_.at(p);
    if (!here) {
      if (has_arrived) return std::nullopt;
      has_left = true;
    } else if (*here == region) {
      has_arrived = true;
    } else if (*here != *host || has_left) {
      return std::nullopt;
    }
    const Rect spot = Rect{p.x, p.y, p.x, p.y}.inflated(leader_gap_mm);
    if (std::any_of(taken_.begin(), taken_.end(), [&](const Rect& other) {
          return spot.left < other.right && other.left < spot.right && spot.top < other.bottom &&
                 other.top < spot.bottom;
        }))
      return std::nullopt;
  }
  return Place{box.center(), {from, to}};
}

std::optional<LeaderPlaces::Place> LeaderPlaces::place(std::size_t region, double width_mm,
                                                       double height_mm) {
  const Point pole = map_.regions()[region].pole;
  for (double mm = nearest_leader_mm; mm <= farthest_leader_mm; mm += leader_step_mm) {
    for (int i = 0; i < leader_directions; ++i) {
      const double turn = 2 * std::numbers::pi * i / leader_directions;
      const Point center{pole.x + mm * std::cos(turn), pole.y + mm * std::sin(turn)};
      const Rect box{center.x - width_mm / 2, center.y - height_mm / 2, center.x + width_mm / 2,
                     center.y + height_mm / 2};
      const auto found = place_at(region, box);
      if (!found) continue;
      take(box);
      // The line, too, as a few small boxes.
      const Point way = found->leader.to - found->leader.from;
      constexpr int pieces = 12;
      for (int piece = 0; piece <= pieces; ++piece) {
        const Point p = found->leader.from + way * (static_cast<double>(piece) / pieces);
        taken_.push_back(Rect{p.x, p.y, p.x, p.y}.inflated(0.1));
      }
      return found;
    }
  }
  return std::nullopt;
}

}  // namespace books::lessons
