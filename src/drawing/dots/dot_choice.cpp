#include "drawing/dots/dot_choice.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace drawing::dots {
namespace {

using geometry::Point;

bool lines_meet(Point a, Point b, Point c, Point d) {
  const auto side = [](Point p, Point q, Point r) { return geometry::cross(q - p, r - p); };
  const double s1 = side(a, b, c), s2 = side(a, b, d), s3 = side(c, d, a), s4 = side(c, d, b);
  if (((s1 > 0) != (s2 > 0)) && ((s3 > 0) != (s4 > 0))) return true;
  // Lines that come within a pen's width of each other look as if they met.
  constexpr double pen_mm = 0.8;
  return std::min({distance_to_line(c, a, b), distance_to_line(d, a, b), distance_to_line(a, c, d),
                   distance_to_line(b, c, d)}) < pen_mm;
}

// The first pair of lines that meet, by the index of their first points.
std::optional<std::pair<std::size_t, std::size_t>> first_crossing(const std::vector<Point>& polygon) {
  const std::size_t n = polygon.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = i + 2; k < n; ++k) {
      if (i == 0 && k + 1 == n) continue;  // neighbours round the end
      if (lines_meet(polygon[i], polygon[i + 1], polygon[k], polygon[(k + 1) % n])) return std::pair(i, k);
    }
  }
  return std::nullopt;
}

// Chooses by index into the outline.
class DotChooser {
 public:
  DotChooser(const std::vector<Point>& outline, const DotRules& rules) : outline_(outline), rules_(rules) {}

  std::vector<Point> run() {
    start();
    while (count() < rules_.most && add_farthest()) {
    }
    while (count() < rules_.least && split_longest_gap()) {
    }
    uncross();
    return points();
  }

 private:
  int count() const { return static_cast<int>(chosen_.size()); }

  std::vector<Point> points() const {
    std::vector<Point> result;
    for (const std::size_t i : chosen_) result.push_back(outline_[i]);
    return result;
  }

  // The lowest point of the left side, where children begin to draw, and the point farthest from it.
  void start() {
    std::size_t first = 0, second = 0;
    for (std::size_t i = 0; i < outline_.size(); ++i) {
      const auto rank = [&](std::size_t k) { return outline_[k].y - outline_[k].x; };
      if (rank(i) > rank(first)) first = i;
    }
    for (std::size_t i = 0; i < outline_.size(); ++i) {
      const auto far = [&](std::size_t k) { return geometry::length(outline_[k] - outline_[first]); };
      if (far(i) > far(second)) second = i;
    }
    first_ = first;
    chosen_ = {first, second};
    sort();
  }

  // In the outline's order, beginning with dot 1.
  void sort() {
    std::sort(chosen_.begin(), chosen_.end(), [&](std::size_t a, std::size_t b) {
      return (a + outline_.size() - first_) % outline_.size() <
             (b + outline_.size() - first_) % outline_.size();
    });
  }

  bool is_free(std::size_t index) const {
    return std::none_of(chosen_.begin(), chosen_.end(), [&](std::size_t c) {
      return geometry::length(outline_[c] - outline_[index]) < rules_.spacing_mm;
    });
  }

  template <class Visit>
  void between(std::size_t gap, const Visit& visit) const {
    const std::size_t from = chosen_[gap], to = chosen_[(gap + 1) % chosen_.size()];
    for (std::size_t i = (from + 1) % outline_.size(); i != to; i = (i + 1) % outline_.size()) visit(i);
  }

  bool add_farthest() {
    double farthest = rules_.tolerance_mm;
    std::optional<std::size_t> best;
    for (std::size_t gap = 0; gap < chosen_.size(); ++gap) {
      const Point from = outline_[chosen_[gap]], to = outline_[chosen_[(gap + 1) % chosen_.size()]];
      between(gap, [&](std::size_t i) {
        const double distance = distance_to_line(outline_[i], from, to);
        if (distance > farthest && is_free(i)) farthest = distance, best = i;
      });
    }
    if (!best) return false;
    chosen_.push_back(*best);
    sort();
    return true;
  }

  // A dot in the middle of the longest gap that has room for one.
  bool split_longest_gap() {
    double longest = 0;
    std::optional<std::size_t> best;
    for (std::size_t gap = 0; gap < chosen_.size(); ++gap) {
      std::vector<std::size_t> free;
      const Point from = outline_[chosen_[gap]], to = outline_[chosen_[(gap + 1) % chosen_.size()]];
      const double length = geometry::length(to - from);
      if (length <= longest) continue;
      between(gap, [&](std::size_t i) {
        if (is_free(i)) free.push_back(i);
      });
      if (free.empty()) continue;
      longest = length;
      best = free[free.size() / 2];
    }
    if (!best) return false;
    chosen_.push_back(*best);
    sort();
    return true;
  }

  // Takes out dots of lines that meet, until none do: where an outline is narrower than the spacing of the
  // dots, its narrow part is left out.
  void uncross() {
    while (chosen_.size() > 3) {
      const std::vector<Point> polygon = points();
      const auto crossing = first_crossing(polygon);
      if (!crossing) return;
      // Of the four corners the one whose loss changes the polygon least, but never dot 1.
      const std::size_t n = polygon.size();
      const std::size_t corners[] = {crossing->first, crossing->first + 1, crossing->second,
                                     (crossing->second + 1) % n};
      std::size_t worst = corners[1];
      double least = 1e18;
      for (const std::size_t c : corners) {
        if (c == 0) continue;
        const double change =
            std::abs(geometry::cross(polygon[c] - polygon[c - 1], polygon[(c + 1) % n] - polygon[c - 1]));
        if (change < least) least = change, worst = c;
      }
      chosen_.erase(chosen_.begin() + static_cast<std::ptrdiff_t>(worst));
    }
  }

  const std::vector<Point>& outline_;
  const DotRules& rules_;
  std::size_t first_ = 0;
  std::vector<std::size_t> chosen_;
};

}  // namespace

double distance_to_line(Point p, Point from, Point to) {
  const Point along = to - from;
  const double squared = geometry::dot(along, along);
  const double t = squared > 0 ? std::clamp(geometry::dot(p - from, along) / squared, 0.0, 1.0) : 0;
  return geometry::length(p - geometry::lerp(from, to, t));
}

bool crosses_itself(const std::vector<Point>& polygon) {
  return first_crossing(polygon).has_value();
}

std::vector<Point> choose_dots(const std::vector<Point>& outline, const DotRules& rules) {
  if (outline.size() < 3) return {};
  return DotChooser(outline, rules).run();
}

}  // namespace drawing::dots
