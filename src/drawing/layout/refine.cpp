#include "drawing/layout/refine.h"

#include <algorithm>
#include <utility>

#include "drawing/layout/appraisal.h"

namespace drawing::layout {
namespace {

using geometry::Affine;
using geometry::Point;
using geometry::Rect;

// A page that needs more than this many rounds has no room.
constexpr int most_rounds = 16;
constexpr double larger = 1.07, smaller = 0.94;
// What is better by less than this is no better.
constexpr double least_gain = 1e-4;
// Seen as well as one likes to see it; what lies between this and what is needed costs little.
constexpr double visible_wanted = 0.9;

// What a step does to a placement, or to all of its block.
struct Move {
  std::size_t placement = 0;
  bool whole_block = false;
  double factor = 1;
  Point shift;  // in millimetres
};

class Refiner {
 public:
  Refiner(Layout layout, const std::vector<cast::Actor>& cast, const page::Stage& stage)
      : layout_(std::move(layout)), cast_(cast), stage_(stage) {
    for (const Placement& placement : layout_.placements) silhouettes_.push_back(silhouette_of(placement));
    appraisal_ = appraise(layout_, cast_, silhouettes_);
    loss_ = loss_of(appraisal_);
  }

  Layout run() {
    for (int round = 0; round < most_rounds && appraisal_.score < 1; ++round) {
      bool better = false;
      for (std::size_t i = 0; i < layout_.placements.size(); ++i) better = improve(i) || better;
      if (!better) break;
    }
    return std::move(layout_);
  }

 private:
  const cast::Actor& actor_of(const Placement& placement) const {
    return cast_[static_cast<std::size_t>(placement.actor)];
  }
  geometry::Mask silhouette_of(const Placement& placement) const {
    return silhouette(placement, actor_of(placement), stage_);
  }

  // How far the page is from showing all well; 0 where it does.
  double loss_of(const Appraisal& appraisal) const {
    double loss = 3 * std::max(0.0, 1 - appraisal.main_share / main_needed);
    for (std::size_t i = 0; i < appraisal.shares.size(); ++i)
      loss += std::max(0.0, 1 - appraisal.shares[i] / least_share(actor_of(layout_.placements[i])));
    for (const double visible : appraisal.visibles) {
      loss += 2 * std::max(0.0, 1 - visible / visible_needed);
      loss += 0.4 * std::max(0.0, visible_wanted - visible);
    }
    return loss;
  }

  bool is_too_small(std::size_t i) const {
    const cast::Actor& actor = actor_of(layout_.placements[i]);
    const bool main = actor.wished == appraisal_.main;
    return appraisal_.shares[i] < least_share(actor) || (main && appraisal_.main_share < main_needed);
  }
  bool is_too_hidden(std::size_t i) const { return appraisal_.visibles[i] < visible_needed; }

  // The best step for one that is not shown well, if any makes the page better.
  bool improve(std::size_t i) {
    if (!is_too_small(i) && !is_too_hidden(i)) return false;
    const double step = 0.035 * stage_.frame.width();
    static constexpr Point sides[] = {{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-2, 0}, {2, 0}};
    Move best;
    double best_loss = loss_ - least_gain;
    const auto consider = [&](const Move& move) {
      const double loss = try_out(move);
      if (loss >= best_loss) return;
      best_loss = loss;
      best = move;
    };
    for (const Point side : sides) {
      const Point shift = side * step;
      if (is_too_small(i)) {
        consider({i, false, larger, shift});
        if (blocks_with(i) > 1) consider({i, true, larger, shift});
      }
      if (is_too_hidden(i) && side != Point{0, 0}) {
        consider({i, true, 1, shift});
        consider({i, false, 1, shift * 0.5});
        consider_for_neighbours(i, shift, consider);
      }
    }
    if (best_loss >= loss_ - least_gain) return false;
    apply(best);
    return true;
  }

  // Those who cover the placement stand aside, or are drawn smaller.
  template <class Consider>
  void consider_for_neighbours(std::size_t hidden, Point shift, const Consider& consider) const {
    const Placement& covered = layout_.placements[hidden];
    for (std::size_t k = 0; k < layout_.placements.size(); ++k) {
      const Placement& other = layout_.placements[k];
      if (other.depth <= covered.depth || other.bounds.intersection(covered.bounds).empty()) continue;
      const bool together = other.block == covered.block;
      consider({k, !together, 1, together ? shift * 0.5 : shift});
      if (shift.x > 0) consider({k, false, smaller, {0, 0}});
    }
  }

  std::size_t blocks_with(std::size_t i) const {
    const int block = layout_.placements[i].block;
    return static_cast<std::size_t>(
        std::count_if(layout_.placements.begin(), layout_.placements.end(),
                      [block](const Placement& placement) { return placement.block == block; }));
  }

  std::vector<std::size_t> members_of(const Move& move) const {
    const Placement& one = layout_.placements[move.placement];
    if (!move.whole_block && !one.tied) return {move.placement};
    std::vector<std::size_t> members;
    for (std::size_t k = 0; k < layout_.placements.size(); ++k) {
      const Placement& other = layout_.placements[k];
      // A hat goes with its wearer.
      if (other.block == one.block && (move.whole_block || other.tied)) members.push_back(k);
    }
    return members;
  }

  // Scales around the middle of the members' feet, or of those in the air around their middle, and moves them
  // by the shift, or as near to it as the page allows. Empty if they are too large for the page.
  std::vector<Placement> moved(const Move& move, const std::vector<std::size_t>& members) const {
    Rect box;
    for (const std::size_t k : members) box.include(layout_.placements[k].bounds);
    const bool stands = layout_.placements[move.placement].on_ground;
    const Point fixed = {box.center().x, stands ? box.bottom : box.center().y};
    const Rect& safe = stage_.safe;
    const auto scaled = [&](const Rect& rect) {
      return Rect{fixed.x + (rect.left - fixed.x) * move.factor, fixed.y + (rect.top - fixed.y) * move.factor,
                  fixed.x + (rect.right - fixed.x) * move.factor,
                  fixed.y + (rect.bottom - fixed.y) * move.factor};
    };
    const Rect after = scaled(box);
    if (after.width() > safe.width() || after.height() > safe.height()) return {};
    const Point shift = {std::clamp(move.shift.x, safe.left - after.left, safe.right - after.right),
                         std::clamp(move.shift.y, safe.top - after.top, safe.bottom - after.bottom)};
    const Affine map = Affine::translation(fixed.x + shift.x, fixed.y + shift.y) *
                       Affine::scaling(move.factor, move.factor) * Affine::translation(-fixed.x, -fixed.y);
    std::vector<Placement> result;
    for (const std::size_t k : members) {
      Placement placement = layout_.placements[k];
      placement.map = map * placement.map;
      placement.bounds = scaled(placement.bounds).moved(shift);
      placement.rear_foot_mm = map(Point{fixed.x, placement.rear_foot_mm}).y;
      placement.figure_mm *= move.factor;
      // Who stands lower on the page is nearer; within a block all stay in their order.
      if (stands && move.whole_block) placement.depth += shift.y;
      result.push_back(placement);
    }
    return result;
  }

  void swap_in(const std::vector<std::size_t>& members, std::vector<Placement>& placements,
               std::vector<geometry::Mask>& silhouettes) {
    for (std::size_t k = 0; k < members.size(); ++k) {
      std::swap(layout_.placements[members[k]], placements[k]);
      std::swap(silhouettes_[members[k]], silhouettes[k]);
    }
  }

  // Whether the move makes somebody larger or smaller than they are beside the others in life.
  bool belies_life(const Move& move, const std::vector<std::size_t>& members) const {
    if (move.factor == 1) return false;
    const auto in_life = [this](const Placement& placement) { return actor_of(placement).true_to_life; };
    const auto moved = std::count_if(members.begin(), members.end(),
                                     [&](std::size_t k) { return in_life(layout_.placements[k]); });
    return moved > 0 && moved < std::count_if(layout_.placements.begin(), layout_.placements.end(), in_life);
  }

  // The loss after the move, which is taken back.
  double try_out(const Move& move) {
    const std::vector<std::size_t> members = members_of(move);
    if (belies_life(move, members)) return loss_;
    std::vector<Placement> placements = moved(move, members);
    if (placements.empty()) return loss_;
    std::vector<geometry::Mask> silhouettes;
    for (const Placement& placement : placements) silhouettes.push_back(silhouette_of(placement));
    swap_in(members, placements, silhouettes);
    const double loss = loss_of(appraise(layout_, cast_, silhouettes_));
    swap_in(members, placements, silhouettes);
    return loss;
  }

  void apply(const Move& move) {
    const std::vector<std::size_t> members = members_of(move);
    std::vector<Placement> placements = moved(move, members);
    for (std::size_t k = 0; k < members.size(); ++k) {
      silhouettes_[members[k]] = silhouette_of(placements[k]);
      layout_.placements[members[k]] = placements[k];
    }
    appraisal_ = appraise(layout_, cast_, silhouettes_);
    loss_ = loss_of(appraisal_);
  }

  Layout layout_;
  const std::vector<cast::Actor>& cast_;
  const page::Stage& stage_;
  std::vector<geometry::Mask> silhouettes_;  // of the placements, in their order
  Appraisal appraisal_;
  double loss_ = 0;
};

}  // namespace

Layout refined(Layout layout, const std::vector<cast::Actor>& cast, const page::Stage& stage) {
  if (layout.placements.empty()) return layout;
  return Refiner(std::move(layout), cast, stage).run();
}

}  // namespace drawing::layout
