#include "drawing/deeds/nearness.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "geometry/flatten.h"

namespace drawing::deeds {
namespace {

using geometry::Point;

// A limb's point is its middle, its fingers are so far from it; a tool's paint comes nearer.
constexpr double limb_reach = 5.5, tool_reach = 2;
constexpr std::array<std::string_view, 6> touching_limbs{"near_hand", "far_hand", "near_foot",
                                                         "far_foot",  "mouth",    "hip"};

double distance_to_line(Point at, Point a, Point b) {
  const Point along = b - a;
  const double square = along.x * along.x + along.y * along.y;
  const double t = square > 0 ? ((at.x - a.x) * along.x + (at.y - a.y) * along.y) / square : 0;
  return geometry::length(at - geometry::lerp(a, b, std::clamp(t, 0.0, 1.0)));
}

// 0 inside of the lines, which are closed.
double gap_to_lines(Point at, const std::vector<std::vector<Point>>& lines) {
  double least = 1e9;
  for (const std::vector<Point>& line : lines) {
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const Point a = line[i], b = line[(i + 1) % line.size()];
      least = std::min(least, distance_to_line(at, a, b));
      if ((a.y <= at.y) != (b.y <= at.y) && a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x) > at.x)
        inside = !inside;
    }
    if (inside) return 0;
  }
  return least;
}

bool is_in_hand_of(const Placed& thing, const Placed& who) {
  const Part& part = thing.part();
  const auto holds = [&](const std::optional<Target>& target) {
    return target && target->part == who.part().name;
  };
  return thing.thing() != nullptr && (holds(part.held) || (part.in_hand && holds(part.at)));
}

bool does_deed(const Placed& who) {
  const Part& part = who.part();
  return who.thing() == nullptr && part.role && is_agent(*part.role);
}

}  // namespace

Nearness::Outline Nearness::outline_of(std::size_t casting) const {
  Outline outline;
  for (const Piece& piece : scene_.pieces) {
    if (piece.casting != casting) continue;
    outline.box.include(piece.figure.exact_bounds());
    for (const Shape& shape : piece.figure.shapes) {
      if (shape.role == drawing::Role::detail) continue;
      for (geometry::Polyline& line : geometry::flatten(shape.path, 0.5))
        outline.lines.push_back(std::move(line.points));
    }
  }
  return outline;
}

bool Nearness::is_in_use(std::size_t thing) const {
  const Outline outline = outline_of(thing);
  for (const Placed& who : placed_) {
    if (!does_deed(who)) continue;
    for (const std::string_view name : touching_limbs) {
      const auto limb = who.point(name);
      if (limb && outline.box.inflated(limb_reach).contains(limb->at) &&
          gap_to_lines(limb->at, outline.lines) <= limb_reach)
        return true;
    }
    for (std::size_t i = 0; i < placed_.size(); ++i) {
      if (i == thing || !is_in_hand_of(placed_[i], who)) continue;
      const Outline tool = outline_of(i);
      if (tool.box.inflated(tool_reach).intersection(outline.box).empty()) continue;
      for (const std::vector<Point>& line : tool.lines) {
        if (std::any_of(line.begin(), line.end(),
                        [&](Point at) { return gap_to_lines(at, outline.lines) <= tool_reach; }))
          return true;
      }
    }
  }
  return false;
}

}  // namespace drawing::deeds
