#include "drawing/deeds/closing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <set>
#include <utility>

#include "drawing/figures/pose.h"

// Damped least squares (K. Levenberg, 1944; D. Marquardt, 1963): the residuals are the gaps of all contacts
// and, with a small weight, what each of those involved gives. So the load is spread, and whoever can reach
// without leaving its pose keeps it.
namespace drawing::deeds {
namespace {

using geometry::Point;

// Gaps that nobody sees, in figure units: 0.3 mm and less on a page.
constexpr double open_from = 0.4;
// What the whole range of a freedom costs, in units of a gap.
constexpr double cost_of_range = 0.5;
// A stride, what is pushed along a floor, what is moved on a table, and what is only near a point; figure
// units.
constexpr double stride = 20, push = 32, nudge = 5, near_by = 12;

// How wide half a head is, for a head of size 1, and how far two may lap over each other, in figure units.
constexpr double half_head = 17.5, too_near_from = 4;
// What a unit counts by which heads lap over each other, in units of a gap: the first of these at which hands
// still reach their goal.
constexpr std::array weights_of_heads{0.35, 0.12, 0.0};
// Gaps that are seen.
constexpr double seen_gap = 0.5;

// One number of what somebody gives.
struct Freedom {
  double* value;
  double start, low, high;

  double range() const { return std::max(high - start, start - low); }
};

class Freedoms {
 public:
  explicit Freedoms(std::vector<Placed>& placed) : placed_(placed) {}

  std::vector<Freedom> of(const std::vector<Touch>& open,
                          const std::vector<std::pair<std::size_t, std::size_t>>& too_near) {
    std::set<std::size_t> involved;
    for (const auto& [i, k] : too_near) {
      involve(i, involved);
      involve(k, involved);
    }
    for (const Touch& touch : open) {
      involve(touch.of, involved);
      involve(touch.with, involved);
    }
    for (const std::size_t i : involved) {
      if (placed_[i].thing() != nullptr) {
        add_thing(placed_[i]);
      } else {
        add_being(placed_[i]);
      }
    }
    return std::move(freedoms_);
  }

 private:
  // It, and what carries it.
  void involve(std::size_t i, std::set<std::size_t>& involved) const {
    if (!involved.insert(i).second) return;
    const Part& part = placed_[i].part();
    for (const std::optional<Target>* target : {&part.at, &part.held, &part.reach.hip}) {
      if (!*target) continue;
      for (std::size_t k = 0; k < placed_.size(); ++k) {
        if (placed_[k].part().name == (*target)->part) involve(k, involved);
      }
    }
  }

  void add(double& value, double low, double high) { freedoms_.push_back({&value, value, low, high}); }
  void add_move(Placed& placed, double aside) { add(placed.give.move.x, -aside, aside); }

  void add_thing(Placed& placed) {
    const Part& part = placed.part();
    Give& give = placed.give;
    if (placed.casting->copy > 0) return;
    if (part.fit == Fit::hip || part.fit == Fit::width) {
      add(give.scale, 0.94, 1.06);
    } else {
      // A rack is as high as who eats out of it.
      add(give.scale, is_eaten_from(part) ? 0.3 : 0.74, 1.3);
    }
    if (part.angle) add(give.turn, -22, 22);
    if (!part.at) {
      add_move(placed, push);
    } else if (!part.in_hand) {
      const bool beside = part.x != 0 || part.y != 0;
      if (part.held && !beside) return;
      const double most = part.held ? near_by : nudge;
      add_move(placed, most);
      add(give.move.y, -most, most);
    }
  }

  bool is_eaten_from(const Part& thing) const {
    return std::any_of(placed_.begin(), placed_.end(), [&](const Placed& placed) {
      const std::optional<Target>& mouth = placed.part().reach.mouth;
      return !placed.is_figure() && mouth && mouth->part == thing.name;
    });
  }

  // How it holds what is in its hand, where the other hand has to reach that too.
  void add_holding_hands(Placed& placed) {
    constexpr double most = 0.4;
    for (const Placed& thing : placed_) {
      if (thing.hand.empty() || &placed_[thing.holder] != &placed || thing.part().held) continue;
      Point& hand = thing.hand == "near_hand" ? placed.give.bending.near_hand : placed.give.bending.far_hand;
      add(hand.x, -most, most);
      add(hand.y, -most, most);
    }
  }

  void add_being(Placed& placed) {
    const Part& part = placed.part();
    const bool stands = !part.at && !part.reach.hip && !part.angle;
    if (stands) add_move(placed, stride);
    if (!placed.is_figure()) {
      // An elephant out of a hat is as small as a rabbit.
      if (part.at) add(placed.give.scale, 0.2, 1.1);
      return;
    }
    add_holding_hands(placed);
    if (part.angle) return;
    Bending& bending = placed.give.bending;
    const figures::Pose pose = attitude(placed.player(), part, {});
    // From the front a trunk bends to the side.
    const double most_lean = pose.view >= 0.8 ? 14 : 30;
    add(bending.lean, -most_lean, most_lean);
    const bool on_feet = stands && !pose.in_the_air && !pose.hands_on_ground && pose.hip > 0.55;
    if (on_feet) add(bending.crouch, 0, std::min(0.3, pose.hip - 0.45));
  }

  std::vector<Placed>& placed_;
  std::vector<Freedom> freedoms_;
};

// How far the heads of two figures lap over each other.
double common_head(const Placed& a, const Placed& b) {
  const auto of = a.point("head"), with = b.point("head");
  if (!of || !with) return 0;
  const auto radius = [](const Placed& placed) {
    return half_head * placed.posed->rig->build.head * std::abs(placed.map.d);
  };
  return std::max(0.0, radius(a) + radius(b) - geometry::length(of->at - with->at));
}

// The pairs of figures whose heads can be in each other's way.
std::vector<std::pair<std::size_t, std::size_t>> pairs_of(const std::vector<Placed>& placed) {
  const auto has_head = [](const Placed& one) {
    return one.is_figure() && one.posed && one.posed->rig && !one.part().angle && !one.part().at;
  };
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    for (std::size_t k = i + 1; k < placed.size() && has_head(placed[i]); ++k) {
      if (has_head(placed[k])) pairs.push_back({i, k});
    }
  }
  return pairs;
}

// A system of normal equations, solved by Cholesky's way without pivots: it is symmetric and positive.
std::vector<double> solve_symmetric(std::vector<std::vector<double>> a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = a[i][j];
      for (std::size_t k = 0; k < j; ++k) sum -= a[i][k] * a[j][k];
      a[i][j] = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / a[j][j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < i; ++k) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

class Closing {
 public:
  Closing(std::vector<Placed>& placed, const std::function<void()>& put, std::vector<Freedom> freedoms,
          double weight_of_heads)
      : placed_(placed),
        weight_of_heads_(weight_of_heads),
        put_(put),
        freedoms_(std::move(freedoms)),
        touches_(touches_of(placed)),
        pairs_(pairs_of(placed)) {}

  void run() {
    constexpr int rounds = 10;
    std::vector<double> residuals = measure();
    double damping = 0.01;
    for (int round = 0; round < rounds; ++round) {
      const double before = sum_of_squares(residuals);
      const std::vector<double> here = values();
      const std::vector<double> way = step(residuals, damping);
      for (std::size_t i = 0; i < freedoms_.size(); ++i) set(i, here[i] + way[i]);
      std::vector<double> there = measure();
      const double after = sum_of_squares(there);
      if (after < before) {
        residuals = std::move(there);
        damping = std::max(1e-4, damping * 0.3);
        if (before - after < 1e-3 * before) break;
        continue;
      }
      for (std::size_t i = 0; i < freedoms_.size(); ++i) set(i, here[i]);
      damping *= 8;
    }
    put_();
  }

 private:
  std::vector<double> values() const {
    std::vector<double> all;
    for (const Freedom& freedom : freedoms_) all.push_back(*freedom.value);
    return all;
  }

  void set(std::size_t i, double value) {
    *freedoms_[i].value = std::clamp(value, freedoms_[i].low, freedoms_[i].high);
  }

  std::vector<double> measure() {
    put_();
    std::vector<double> residuals;
    for (const Touch& touch : touches_) {
      const auto a = placed_[touch.of].point(touch.own), b = placed_[touch.with].point(touch.on);
      const Point gap = a && b ? a->at - b->at : Point{};
      residuals.push_back(gap.x);
      residuals.push_back(gap.y);
    }
    for (const auto& [i, k] : pairs_)
      residuals.push_back(weight_of_heads_ * common_head(placed_[i], placed_[k]));
    for (const Freedom& freedom : freedoms_)
      residuals.push_back(cost_of_range * (*freedom.value - freedom.start) / freedom.range());
    return residuals;
  }

  static double sum_of_squares(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value * value;
    return sum;
  }

  // The way down from here, in parts of each freedom's range while it is computed.
  std::vector<double> step(const std::vector<double>& residuals, double damping) {
    constexpr double probe = 0.02;
    const std::size_t n = freedoms_.size();
    std::vector<std::vector<double>> slopes;
    for (std::size_t i = 0; i < n; ++i) {
      Freedom& freedom = freedoms_[i];
      const double here = *freedom.value;
      const double by = here + probe * freedom.range() > freedom.high ? -probe : probe;
      *freedom.value = here + by * freedom.range();
      std::vector<double> there = measure();
      for (std::size_t k = 0; k < there.size(); ++k) there[k] = (there[k] - residuals[k]) / by;
      slopes.push_back(std::move(there));
      *freedom.value = here;
    }
    std::vector<std::vector<double>> normal(n, std::vector<double>(n));
    std::vector<double> right(n);
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        for (std::size_t k = 0; k < residuals.size(); ++k) normal[i][j] += slopes[i][k] * slopes[j][k];
        normal[j][i] = normal[i][j];
      }
      for (std::size_t k = 0; k < residuals.size(); ++k) right[i] -= slopes[i][k] * residuals[k];
    }
    for (std::size_t i = 0; i < n; ++i) normal[i][i] *= 1 + damping;
    std::vector<double> way = solve_symmetric(std::move(normal), std::move(right));
    for (std::size_t i = 0; i < n; ++i) way[i] *= freedoms_[i].range();
    return way;
  }

  std::vector<Placed>& placed_;
  double weight_of_heads_;
  const std::function<void()>& put_;
  std::vector<Freedom> freedoms_;
  std::vector<Touch> touches_;
  std::vector<std::pair<std::size_t, std::size_t>> pairs_;
};

double gap_of(const std::vector<Placed>& placed, const Touch& touch) {
  const auto a = placed[touch.of].point(touch.own), b = placed[touch.with].point(touch.on);
  return a && b ? geometry::length(a->at - b->at) : 0;
}

}  // namespace

void close_gaps(std::vector<Placed>& placed, const std::function<void()>& put) {
  std::vector<Touch> open = touches_of(placed);
  const std::vector<Touch> all = open;
  std::erase_if(open, [&](const Touch& touch) { return gap_of(placed, touch) < open_from; });
  auto too_near = pairs_of(placed);
  std::erase_if(too_near, [&](const auto& pair) {
    return common_head(placed[pair.first], placed[pair.second]) < too_near_from;
  });
  for (const double weight : weights_of_heads) {
    if (weight == 0) too_near.clear();
    if (open.empty() && too_near.empty()) return;
    std::vector<Freedom> freedoms = Freedoms(placed).of(open, too_near);
    if (freedoms.empty()) return;
    std::vector<Freedom> undone = freedoms;
    Closing(placed, put, std::move(freedoms), weight).run();
    const bool closed = std::all_of(all.begin(), all.end(),
                                    [&](const Touch& touch) { return gap_of(placed, touch) < seen_gap; });
    if (closed || weight == 0) return;
    for (const Freedom& freedom : undone) *freedom.value = freedom.start;
    put();
  }
}

}  // namespace drawing::deeds
