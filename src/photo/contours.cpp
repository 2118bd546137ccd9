#include "photo/contours.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

#include "photo/border_graph.h"

namespace photo {
namespace {

using geometry::Point;

// A stretch of border, with its strength at each point.
struct Stretch {
  std::vector<Point> points;
  std::vector<double> strengths;
  bool closed = false;
  bool traded = false;  // whether length and strength make up for each other

  double score() const {
    double sum = 0;
    for (const double strength : strengths) sum += strength;
    return sum;
  }
  // The longer side of the box round it: little for a curl.
  double reach() const {
    geometry::Rect box{points[0].x, points[0].y, points[0].x, points[0].y};
    for (const Point p : points) {
      box.left = std::min(box.left, p.x), box.right = std::max(box.right, p.x);
      box.top = std::min(box.top, p.y), box.bottom = std::max(box.bottom, p.y);
    }
    return std::max(box.width(), box.height());
  }
  double mean() const { return score() / static_cast<double>(std::max<std::size_t>(1, strengths.size())); }
};

class Contours {
 public:
  Contours(const LabelMap& map, const std::vector<float>& gradient, const ContourSettings& settings)
      : map_(map),
        gradient_(gradient),
        settings_(settings),
        room_(inner_distance(map)),
        taken_(map.labels.size(), 0) {}

  std::vector<InnerLine> among(const LabelMap& finer, const std::vector<double>& weights,
                               const std::vector<Ridge>& ridges, const std::vector<Ridge>& flow_lines) {
    std::vector<Stretch> stretches;
    for (const Stretch& chain : chains_of(finer, weights)) cut(chain, stretches);
    for (const Ridge& ridge : ridges) add_ridge(ridge, finer, weights, stretches);
    for (const Ridge& line : flow_lines) add_flow_line(line, finer, weights, stretches);
    std::stable_sort(stretches.begin(), stretches.end(),
                     [](const Stretch& a, const Stretch& b) { return a.score() > b.score(); });
    std::vector<InnerLine> lines;
    double length = 0;
    for (const Stretch& stretch : stretches) {
      for (Stretch& free : free_parts(stretch)) {
        if (length > settings_.most_px) return lines;
        length += static_cast<double>(free.points.size());
        take(free);
        lines.push_back({reaching(free), free.closed, free.traded || free.mean() >= settings_.sure});
      }
    }
    return lines;
  }

 private:
  // Borders run between pixels: the stronger side counts.
  double strength_at(Point p) const {
    double most = 0;
    for (const double dx : {-0.6, 0.6})
      for (const double dy : {-0.6, 0.6})
        most = std::max(most, static_cast<double>(gradient_[map_.index_under(p + Point{dx, dy})]));
    return most;
  }

  // The borders, joined where they go on nearly straight beyond a knot.
  std::vector<Stretch> chains_of(const LabelMap& finer, const std::vector<double>& weights) const {
    std::vector<BorderLine> borders = borders_of(finer);
    std::vector<Stretch> pieces;
    struct End {
      std::size_t piece;
      bool last;
      Point way;  // out of the piece
    };
    std::map<std::size_t, std::vector<End>> ends_at;
    for (BorderLine& border : borders) {
      if (border.on_frame()) continue;
      constexpr double for_background = 0.3;
      const double weight = std::max(weights[static_cast<std::size_t>(border.left)],
                                     weights[static_cast<std::size_t>(border.right)]);
      Stretch piece{std::move(border.points), {}, border.closed, false};
      for (const Point p : piece.points)
        piece.strengths.push_back(strength_at(p) * (for_background + (1 - for_background) * weight));
      if (piece.mean() < settings_.weak) continue;
      if (!border.closed) {
        constexpr std::size_t look = 8;
        const std::size_t n = piece.points.size(), off = std::min(look, n - 1);
        ends_at[border.from].push_back({pieces.size(), false, piece.points[0] - piece.points[off]});
        ends_at[border.to].push_back({pieces.size(), true, piece.points[n - 1] - piece.points[n - 1 - off]});
      }
      pieces.push_back(std::move(piece));
    }
    // next[2 * piece + last]: the end that it goes on at.
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::vector<std::size_t> next(2 * pieces.size(), none);
    for (const auto& at_knot : ends_at) {
      const auto& ends = at_knot.second;
      double best = 0.35;  // the cosine of the turn
      std::pair<std::size_t, std::size_t> pair{none, none};
      for (std::size_t i = 0; i < ends.size(); ++i) {
        for (std::size_t k = i + 1; k < ends.size(); ++k) {
          const double straight =
              -geometry::dot(ends[i].way, ends[k].way) /
              std::max(1e-9, geometry::length(ends[i].way) * geometry::length(ends[k].way));
          if (ends[i].piece != ends[k].piece && straight > best) best = straight, pair = {i, k};
        }
      }
      if (pair.first == none) continue;
      const auto id = [&](std::size_t i) { return 2 * ends[i].piece + (ends[i].last ? 1 : 0); };
      next[id(pair.first)] = id(pair.second);
      next[id(pair.second)] = id(pair.first);
    }
    std::vector<Stretch> chains;
    std::vector<bool> used(pieces.size(), false);
    for (std::size_t first = 0; first < pieces.size(); ++first) {
      if (used[first]) continue;
      // Back to where the chain begins.
      std::size_t entry = 2 * first;
      while (next[entry] != none) {
        const std::size_t before = next[entry] ^ 1U;
        if (before / 2 == first) break;
        entry = before;
      }
      Stretch chain;
      for (std::size_t at = entry; !used[at / 2];) {
        Stretch& piece = pieces[at / 2];
        used[at / 2] = true;
        if (at % 2 == 1) {
          std::reverse(piece.points.begin(), piece.points.end());
          std::reverse(piece.strengths.begin(), piece.strengths.end());
        }
        chain.closed = piece.closed;
        chain.points.insert(chain.points.end(), piece.points.begin(), piece.points.end());
        chain.strengths.insert(chain.strengths.end(), piece.strengths.begin(), piece.strengths.end());
        if (next[at ^ 1U] == none) break;
        at = next[at ^ 1U];
      }
      chains.push_back(std::move(chain));
    }
    return chains;
  }

  bool is_enough(const Stretch& part) const {
    constexpr double least_reach = 0.6, least_score = 0.25;
    const double least_px = settings_.least_px * (part.traded ? settings_.shortest_share : 1);
    if (static_cast<double>(part.points.size()) < least_px || part.reach() < least_reach * least_px)
      return false;
    return part.traded ? part.score() >= least_score * settings_.sure * settings_.least_px
                       : part.mean() >= settings_.strong;
  }

  // The parts of a chain for which all points satisfy `fits`, if they are long and strong enough.
  template <class Fits>
  void parts_of(const Stretch& chain, const Fits& fits, std::vector<Stretch>& parts) const {
    const std::size_t n = chain.points.size();
    for (std::size_t i = 0; i < n;) {
      if (!fits(i)) {
        ++i;
        continue;
      }
      std::size_t end = i;
      while (end < n && fits(end)) ++end;
      Stretch part;
      part.closed = chain.closed && i == 0 && end == n;
      part.traded = chain.traded;
      const auto from = static_cast<std::ptrdiff_t>(i), to = static_cast<std::ptrdiff_t>(end);
      part.points.assign(chain.points.begin() + from, chain.points.begin() + to);
      part.strengths.assign(chain.strengths.begin() + from, chain.strengths.begin() + to);
      if (is_enough(part)) parts.push_back(std::move(part));
      i = end;
    }
  }

  // Stalks of grass are short, sails of a windmill are long: in the background only those are drawn.
  void add_ridge(const Ridge& ridge, const LabelMap& finer, const std::vector<double>& weights,
                 std::vector<Stretch>& parts) const {
    constexpr double strength_of_border = 1.9, for_background = 0.5, longer = 2.5;
    Stretch chain{ridge.points, ridge.strengths, false, false};
    double subject = 0;
    for (std::size_t i = 0; i < chain.points.size(); ++i) {
      const double weight =
          weights[static_cast<std::size_t>(finer.labels[map_.index_under(chain.points[i])])];
      subject += weight;
      chain.strengths[i] *= strength_of_border * (for_background + (1 - for_background) * weight);
    }
    const auto length = static_cast<double>(chain.points.size());
    if (length >= settings_.least_px * (1 + longer * (1 - subject / length))) cut(chain, parts);
  }

  // What somebody draws with a pen: short and strong, or long and weak.
  void add_flow_line(const Ridge& line, const LabelMap& finer, const std::vector<double>& weights,
                     std::vector<Stretch>& parts) const {
    constexpr double strength_of_border = 3;
    Stretch chain{line.points, line.strengths, false, true};
    for (std::size_t i = 0; i < chain.points.size(); ++i) {
      const double weight =
          weights[static_cast<std::size_t>(finer.labels[map_.index_under(chain.points[i])])];
      // What is half background is drawn a quarter as soon: grass, branches and walls have many lines.
      chain.strengths[i] *= strength_of_border * weight * weight;
    }
    cut(chain, parts);
  }

  void cut(const Stretch& chain, std::vector<Stretch>& parts) const {
    constexpr double traded_clear = 1, traded_weak = 0.25;
    const double clear = settings_.clear_px * (chain.traded ? traded_clear : 1),
                 weak = settings_.weak * (chain.traded ? traded_weak : 1);
    parts_of(
        chain,
        [&](std::size_t i) {
          return chain.strengths[i] >= weak &&
                 static_cast<double>(room_[map_.index_under(chain.points[i])]) >= clear;
        },
        parts);
  }

  std::vector<Stretch> free_parts(const Stretch& stretch) const {
    std::vector<Stretch> parts;
    parts_of(
        stretch, [&](std::size_t i) { return taken_[map_.index_under(stretch.points[i])] == 0; }, parts);
    return parts;
  }

  void take(const Stretch& stretch) {
    const int reach = static_cast<int>(settings_.clear_px);
    for (const Point p : stretch.points) {
      for (int y = std::max(0, static_cast<int>(p.y) - reach);
           y <= std::min(map_.height - 1, static_cast<int>(p.y) + reach); ++y) {
        for (int x = std::max(0, static_cast<int>(p.x) - reach);
             x <= std::min(map_.width - 1, static_cast<int>(p.x) + reach); ++x)
          taken_[map_.index(x, y)] = 1;
      }
    }
  }

  // Goes on to the border that lies ahead of one end, if one is near: for a long line, such as the sail of a
  // mill, farther away than for a short one.
  std::vector<Point> reaching(const Stretch& stretch) const {
    std::vector<Point> points = stretch.points;
    if (stretch.closed) return points;
    const auto way_to_border = [&](bool from_end) {
      const std::size_t n = points.size(), off = std::min<std::size_t>(8, n - 1);
      const Point end = from_end ? points[n - 1] : points[0];
      const Point inner = from_end ? points[n - 1 - off] : points[off];
      const Point way = (end - inner) * (1 / std::max(1e-9, geometry::length(end - inner)));
      const int own = map_.labels[map_.index_under(end)];
      constexpr double near = 1.6, near_for_length = 0.3;
      const int most = static_cast<int>(
          std::max(near * settings_.clear_px, near_for_length * geometry::length(points[n - 1] - points[0])));
      for (int k = 1; k <= most; ++k) {
        const Point there = end + way * k;
        if (there.x < 1 || there.y < 1 || there.x > map_.width - 1 || there.y > map_.height - 1) return -1;
        if (map_.labels[map_.index_under(there)] != own) return k;
      }
      return -1;
    };
    const int ahead = way_to_border(true), behind = way_to_border(false);
    const bool at_end = ahead > 0 && (behind < 0 || ahead <= behind);
    if (!at_end && behind < 0) return points;
    if (!at_end) std::reverse(points.begin(), points.end());
    const std::size_t n = points.size(), off = std::min<std::size_t>(8, n - 1);
    const Point way = (points[n - 1] - points[n - 1 - off]) *
                      (1 / std::max(1e-9, geometry::length(points[n - 1] - points[n - 1 - off])));
    const Point end = points.back();
    for (int k = 1; k <= (at_end ? ahead : behind); ++k) points.push_back(end + way * k);
    return points;
  }

  const LabelMap& map_;
  const std::vector<float>& gradient_;
  const ContourSettings settings_;
  const std::vector<float> room_;    // how far each pixel is from the next border
  std::vector<std::uint8_t> taken_;  // near a contour already drawn
};

}  // namespace

std::vector<InnerLine> contours_within(const LabelMap& map, const LabelMap& finer,
                                       const std::vector<double>& weights, const std::vector<float>& gradient,
                                       const ContourSettings& settings, const std::vector<Ridge>& ridges,
                                       const std::vector<Ridge>& flow_lines) {
  return Contours(map, gradient, settings).among(finer, weights, ridges, flow_lines);
}

}  // namespace photo
