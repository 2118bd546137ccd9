#include "drawing/layout/arrange.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

#include "drawing/layout/actor_kinds.h"
#include "drawing/layout/appraisal.h"
#include "drawing/layout/backdrop.h"
#include "drawing/layout/block.h"
#include "drawing/layout/block_kinds.h"
#include "drawing/layout/horizon.h"
#include "drawing/layout/page_share.h"
#include "drawing/layout/rows.h"

namespace drawing::layout {
namespace {

using geometry::Affine;
using geometry::Point;
using geometry::Rect;

// The share of a block's height that the row before it may cover, by attempt.
constexpr double covered_shares[] = {0.24, 0.18, 0.3, 0.1, 0.34, 0.0};

// One of two rather shrinks to this share of its size than to have the head of the other between its legs;
// how finely that is tried.
constexpr double large_enough = 0.86, lap_step = 0.04;
// Two who stand side by side in depth may be so much smaller than one above the other.
constexpr double abreast_price = 0.14, stacked_price = 0.45;

// Of the page's height: who stands there as a low group is moved up until this much of it is filled, counted
// from where the group stood, so that no half of the page is left to the sky.
constexpr double low_group = 0.55;
constexpr double raised_most = 0.045;
// How far down the page stars reach where nothing but them was asked for, as a share of its height.
constexpr double lowest_star = 0.8;

// At a named place two or three take no more of the page's height, and two stand at its sides, so far apart:
// what the place is known by is seen behind and between them.
constexpr double few_high = 0.6, apart_share = 0.82;

// So many people at most stand on one line.
constexpr std::size_t most_in_line = 5;

// What lies in the air comes before everything on the ground.
constexpr double air_depth = 10000;

// A rainbow that stands over others: the share of the page's width that it spans at most, how far down its
// ends and the horizon are, where the others begin at most, and its depth: behind the hills, as the rainbows
// of places are.
constexpr double arch_width = 0.92, arch_foot = 0.44, arch_room = 0.3, arch_depth = 0.5;

// How far up those before a backdrop reach, as a share of the page.
constexpr double backdrop_room = 0.43, wide_room = 0.34;
// How much farther away it is than those before it.
constexpr double behind_step = 0.1;

class Arranger {
 public:
  Arranger(const std::vector<cast::Actor>& cast, const std::vector<Relation>& relations, Setting setting,
           const page::Stage& stage, int attempt, base::Random& random)
      : cast_(cast),
        medium_(setting.medium),
        named_(setting.named),
        stage_(stage),
        relations_(relations),
        attempt_(attempt),
        covered_(covered_shares[static_cast<std::size_t>(attempt) % std::size(covered_shares)]),
        random_(random),
        blocks_(make_blocks(cast, relations, (stage.landscape() ? 1.6 : 0.85) - 0.06 * attempt, random)) {
    side_ = random_.chance(0.5) ? 1 : -1;
  }

  Layout run() {
    std::vector<int> ground, air, sky;
    arch_ = find_arch(blocks_, cast_, medium_);
    if (!arch_) backdrop_ = Backdrop(blocks_, cast_, medium_, stage_);
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      if (arch_ == static_cast<int>(i) || backdrop_.has(static_cast<int>(i))) continue;
      auto& list = blocks_[i].place == cast::Place::ground ? ground
                   : blocks_[i].place == cast::Place::air  ? air
                                                           : sky;
      list.push_back(static_cast<int>(i));
    }
    // Many stars share the page with the others, as birds do; one or two have the corners.
    if (sky.size() > 2) {
      starry_ = ground.empty() && air.empty() && medium_ != cast::Medium::sky;
      air.insert(air.end(), sky.begin(), sky.end());
      sky.clear();
    }
    choose_lines(ground, sky);
    if (!backdrop_.empty()) leave_room(ground, air, !sky.empty());
    Plan on_ground, in_air;
    const double highest = stage_.y(sky.empty() ? 0.03 : 0.14);
    if (!ground.empty() && !air.empty()) {
      share(ground, air, on_ground, in_air);
    } else if (!ground.empty()) {
      on_ground = grown_plan(ground, ground_area_, covered_, highest, ground_area_.bottom);
    } else if (!air.empty()) {
      in_air = grown_plan(air, air_area_, -0.04, highest, stage_.y(starry_ ? lowest_star : 0.96));
    }
    if (!backdrop_.empty() && ground.empty()) backdrop_.keep_small(in_air);
    if (!backdrop_.empty() && !ground.empty()) backdrop_.keep_lower(on_ground);
    if (!ground.empty() && air.empty()) raise_low(on_ground);
    if (!ground.empty()) stand(on_ground);
    if (!air.empty()) hang(in_air);
    if (arch_) put_arch(*arch_);
    if (!backdrop_.empty()) put_backdrop();
    for (std::size_t i = 0; i < sky.size(); ++i) put_in_sky(sky[i], static_cast<int>(i));
    finish_lean();
    set_horizon(layout_, cast_, medium_, stage_);
    return std::move(layout_);
  }

 private:
  // Whether blocks of one row belong at different distances.
  bool mixes(const Plan& plan) const {
    return std::any_of(plan.rows.begin(), plan.rows.end(), [this](const Row& row) {
      return std::any_of(row.blocks.begin(), row.blocks.end(),
                         [&](int b) { return block(b).row != block(row.blocks.front()).row; });
    });
  }

  // Those on the ground stand in the lower half before a backdrop, those who fly do so above it.
  void leave_room(const std::vector<int>& ground, const std::vector<int>& air, bool has_sky) {
    backdrop_.make_room(ground.empty(), has_sky);
    if (ground.empty()) {
      air_area_.bottom = backdrop_.air_bottom();
      layout_.foot_mm = backdrop_.foot();
    } else if (air.empty()) {
      ground_area_.top = std::max(ground_area_.top, stage_.y(stage_.landscape() ? wide_room : backdrop_room));
    }
  }

  // Behind the farthest feet of those before it.
  void put_backdrop() {
    double foot = backdrop_.foot(), depth = backdrop_.foot();
    for (const Placement& other : layout_.placements) {
      if (other.on_ground) foot = std::min(foot, other.bounds.bottom);
      depth = std::min(depth, other.depth);
    }
    for (const Backdrop::Standing& one : backdrop_.places(foot, side_)) {
      put(one.block, one.foot, one.size, 0, true);
      layout_.placements.back().depth = depth - behind_step;
    }
  }

  // Divides the page between ground, air and sky.
  void choose_lines(const std::vector<int>& ground, const std::vector<int>& sky) {
    const bool wide = stage_.landscape();
    const Rect& safe = stage_.safe;
    const int many = static_cast<int>(ground.size());
    double top = wide ? 0.1 : many > 2 ? 0.16 : 0.2;
    if (!sky.empty()) top += wide ? 0.05 : 0.1;
    const double foot = stage_.y(random_.uniform(0.885, 0.925));
    ground_area_ = {safe.left, stage_.y(top), safe.right, foot};
    double air_top = 0.04, air_bottom = medium_ == cast::Medium::sky                      ? 0.95
                                        : medium_ == cast::Medium::under_water            ? 0.82
                                        : medium_ == cast::Medium::land && ground.empty() ? 0.73
                                                                                          : 0.78;
    if (!sky.empty()) air_top += 0.16;
    air_area_ = {safe.left, std::max(safe.top, stage_.y(air_top)), safe.right,
                 std::min(safe.bottom, stage_.y(air_bottom))};
    const bool low = starry_ || medium_ == cast::Medium::under_water;
    layout_.horizon_mm = stage_.y(!ground.empty() ? random_.uniform(0.47, 0.58)
                                  : low           ? random_.uniform(0.8, 0.85)
                                                  : random_.uniform(0.66, 0.74));
    layout_.foot_mm = ground.empty() ? layout_.horizon_mm : foot;
    if (arch_) {
      ground_area_.top = std::max(ground_area_.top, stage_.y(arch_room));
      air_area_.top = std::max(air_area_.top, stage_.y(arch_room));
    }
  }

  double weight(const std::vector<int>& list) const {
    double sum = 0;
    for (const int i : list) sum += blocks_[static_cast<std::size_t>(i)].box.area();
    return sum;
  }
  const Block& block(int i) const { return blocks_[static_cast<std::size_t>(i)]; }

  // `overlap` is the share of a block's height that the row before it may cover.
  Plan plan(std::vector<int> list, const Rect& area, const std::vector<int>& counts, double overlap) const {
    // Large blocks stand behind, unless the text says who does.
    std::stable_sort(list.begin(), list.end(), [this](int a, int b) {
      if (block(a).row != block(b).row) return block(a).row < block(b).row;
      return block(a).box.height() > block(b).box.height() * 1.15;
    });
    Plan plan;
    std::size_t next = 0;
    double width_limit = 1e9;
    for (const int count : counts) {
      Row row;
      row.lowest = 1e9;
      for (int i = 0; i < count; ++i) {
        const int b = list[next++];
        row.blocks.push_back(b);
        row.width += block(b).box.width();
        row.height = std::max(row.height, block(b).box.height());
        row.lowest = std::min(row.lowest, block(b).box.height());
      }
      // Boxes of a crowd may touch: silhouettes leave room between them.
      const double gap = overlap < 0        ? (list.size() > 5 ? -0.05 - 0.015 * attempt_ : 0.01)
                         : list.size() > 5  ? -0.04
                         : list.size() == 2 ? -0.05  // an arm or a tail may be before the other
                                            : 0.05;
      const double gaps = 1 + gap * (count - 1) / std::max(1, count) + (counts.size() > 1 ? 0.02 : 0);
      width_limit = std::min(width_limit, area.width() / (row.width * gaps));
      plan.rows.push_back(std::move(row));
    }
    // Tips of a crowd in the air lap over each other.
    const double most = overlap < 0 && list.size() > 5 ? 0.04 + 0.02 * attempt_
                        : list.size() > 5              ? 0.4 * overlap
                        : list.size() > 2              ? 0.6 * overlap
                                                       : overlap;
    stand_rows(plan, most);
    plan.size = std::min(width_limit, area.height() / plan.height);
    for (double lap = 0; list.size() == 2 && lap < most; lap += lap_step) {
      Plan apart = plan;
      stand_rows(apart, lap);
      apart.size = std::min(width_limit, area.height() / apart.height);
      if (apart.size >= large_enough * plan.size) return apart;
    }
    return plan;
  }

  // Sizes that a page asks for: at `main`, the main motif of these takes a good part of it, at `least`, none
  // is lost.
  struct Wanted {
    double main = 0, least = 0;
    double both() const { return std::max(main, least); }
  };
  Wanted wanted_size(const std::vector<int>& list) const {
    std::map<int, double> kinds;
    double smallest = 1e9, main = 0;
    for (const int b : list) {
      for (const Part& part : block(b).parts) {
        const cast::Actor& actor = cast_[static_cast<std::size_t>(part.actor)];
        const double area = box_of(part, actor).area() * actor.silhouette;
        smallest = std::min(smallest, area * least_needed / least_share(actor));
        main = std::max(main, kinds[actor.wished] += area);
      }
    }
    return {std::sqrt(stage_.page_area() * (named_ ? 0.125 : 0.135) / main),
            std::sqrt(stage_.page_area() * 0.0325 / smallest)};
  }

  // Divides the page between those on the ground and those in the air so that both are large enough, where it
  // can be.
  void share(const std::vector<int>& ground, const std::vector<int>& air, Plan& on_ground, Plan& in_air) {
    const Wanted below = wanted_size(ground), above = wanted_size(air);
    const double up = weight(air), down = weight(ground);
    const double even = std::clamp(0.06 + 0.86 * up / (up + down), 0.3, 0.6);
    const Rect whole_ground = ground_area_, whole_air = air_area_;
    double best_score = 0;
    for (const double shift : {0.0, -0.06, 0.06, -0.12, 0.12}) {
      const double split = std::clamp(even + shift, 0.22, 0.66);
      Rect lower = whole_ground, upper = whole_air;
      lower.top = stage_.y(split + 0.01);
      upper.bottom = stage_.y(split);
      Plan standing = best_plan(ground, lower, covered_, below.both());
      Plan hanging = best_plan(air, upper, -0.04, above.both());
      balance(standing, hanging);
      const double main = std::max(standing.size / below.main, hanging.size / above.main);
      const double score = std::min({1.05, main, standing.size / below.least, hanging.size / above.least});
      if (score <= best_score) continue;
      best_score = score;
      on_ground = std::move(standing);
      in_air = std::move(hanging);
      ground_area_ = lower;
      air_area_ = upper;
    }
  }

  // The largest plan in the area; where that is not large enough, the area grows as far as
  // `highest` and `lowest`.
  Plan grown_plan(const std::vector<int>& list, Rect& area, double overlap, double highest, double lowest) {
    const double wanted = wanted_size(list).both();
    Plan best = best_plan(list, area, overlap, wanted);
    for (int step = 1;
         step <= 4 && best.size < wanted && (area.top > highest + 1 || area.bottom < lowest - 1); ++step) {
      area.top = std::max(highest, area.top - 0.05 * stage_.frame.height());
      area.bottom = std::min(area.bottom + 0.04 * stage_.frame.height(), std::max(area.bottom, lowest));
      Plan higher = best_plan(list, area, overlap, wanted);
      if (higher.size > best.size) best = std::move(higher);
    }
    return best;
  }

  // A few people who only stand there, as for a photograph: nobody's head is at the feet of another.
  bool are_people(const std::vector<int>& list) const {
    return list.size() <= most_in_line &&
           std::ranges::all_of(list, [this](int b) { return is_person_alone(block(b), cast_); });
  }

  Plan best_plan(const std::vector<int>& list, const Rect& area, double overlap, double wanted) {
    Plan best;
    double best_score = 0;
    // Two or three look better beside each other, even if they are smaller so.
    const bool two = list.size() == 2;
    const bool abreast =
        two && overlap >= 0 && (medium_ == cast::Medium::land || medium_ == cast::Medium::room) &&
        std::ranges::none_of(list, [this](int b) { return is_person_alone(block(b), cast_); });
    const double price = are_people(list)   ? 0.42
                         : abreast          ? stacked_price
                         : two              ? 0.22
                         : list.size() == 3 ? 0.1
                                            : 0.04;
    const auto consider = [&](Plan candidate, double share) {
      // A little chance, so that seeds differ where two plans are about as good.
      const double score = candidate.size * random_.uniform(0.95, 1.05) * share;
      if (score <= best_score) return;
      best_score = score;
      best = std::move(candidate);
    };
    for (const std::vector<int>& counts : row_choices(static_cast<int>(list.size()))) {
      Plan candidate = plan(list, area, counts, overlap);
      // A crowd has rows of about the same length instead.
      if (list.size() <= 6 && mixes(candidate)) continue;
      if (abreast && counts.size() == 2) {
        Plan beside = candidate;
        stand_abreast(beside, area.width(), area.height());
        consider(std::move(beside), 1 - abreast_price);
      }
      const double more = static_cast<double>(counts.size() - 1);  // three in a column are a tower
      consider(std::move(candidate), 1 - price * more * (list.size() == 3 ? more : 1));
    }
    if (list.size() == 1) {
      const Rect& box = block(list.front()).box;
      const Part& part = block(list.front()).parts.front();
      const bool does = cast_[static_cast<std::size_t>(part.actor)].ensemble != nullptr ||
                        block(list.front()).parts.size() > 1;
      const PageShare most = share_of_one(box, does, named_, stage_.landscape());
      const double handsome = std::min(stage_.frame.width() * most.wide / box.width(),
                                       stage_.frame.height() * most.high / box.height()) *
                              random_.uniform(0.94, 1.0);
      best.size = std::min(best.size, std::max(handsome, wanted));
    } else if (named_ && !stage_.landscape() && list.size() <= 3 && best.rows.size() == 1) {
      best.size = std::min(best.size, std::max(few_high * stage_.frame.height() / best.height, wanted));
    }
    return best;
  }

  // A low group, as somebody who lies there, stands higher on the page.
  void raise_low(const Plan& plan) {
    const double height = plan.height * plan.size, whole = stage_.frame.height();
    const double by = std::clamp(0.45 * (low_group * whole - height), 0.0, raised_most * whole);
    ground_area_.bottom -= by;
    layout_.foot_mm -= by;
  }

  // Neither group dwarfs the other.
  void balance(Plan& ground, Plan& air) const {
    if (ground.rows.empty() || air.rows.empty()) return;
    ground.size = std::min(ground.size, air.size * 1.6);
    air.size = std::min(air.size, ground.size * 1.6);
  }

  void stand(const Plan& plan) {
    const Rect& area = ground_area_;
    const double shift = area.bottom - plan.height * plan.size;
    for (std::size_t r = 0; r < plan.rows.size(); ++r) {
      const Row& row = plan.rows[r];
      std::vector<int> order = row.blocks;
      if (side_ < 0) std::reverse(order.begin(), order.end());
      const double slack = std::max(0.0, area.width() - row.width * plan.size);
      const double count = static_cast<double>(order.size());
      // A single block leans to one third; several spread, with uneven gaps.
      const bool apart = named_ && count == 2 && plan.rows.size() == 1;
      const double gap = apart       ? apart_share * slack
                         : count > 1 ? slack / (count + (r % 2 == 0 ? 1.0 : 0.6))
                                     : 0;
      double x = count > 1 ? area.left + (slack - gap * (count - 1)) / 2
                           : area.left + slack * (0.5 + side_ * (named_ ? beside_place() : lean_share(r)));
      if (plan.width > 0) {
        const bool left = (r == 0) == (side_ > 0);
        const double spare = std::max(0.0, area.width() - plan.width * plan.size) / 2;
        x = left ? area.left + spare : area.right - spare - row.width * plan.size;
        // The nearer one looks out of the page, and the other over its back: no head is between legs.
        looks_left_ = side_ < 0;
      }
      // Rows stand off each other, so that blocks look through the gaps of the row before them.
      if (count > 1 && plan.rows.size() > 1)
        x += side_ * (r % 2 == 0 ? 0.4 : -0.4) * std::min(slack, row.width * plan.size / count);
      for (const int b : order) {
        const double width = block(b).box.width() * plan.size;
        const double wiggle = count > 1 ? (apart ? 0.1 : 1) * gap * random_.uniform(-0.3, 0.3) : 0;
        const double jump = is_in_the_air(block(b), cast_) ? 0.2 * block(b).box.height() * plan.size : 0;
        const double lift =
            -jump + (count > 2 ? random_.uniform(-0.05, 0.0) * block(b).box.height() * plan.size : 0.0);
        const double center = std::clamp(x + width / 2 + wiggle, area.left + width / 2,
                                         std::max(area.left + width / 2, area.right - width / 2));
        put(b, {center, shift + row.foot * plan.size + lift}, plan.size, sway_of(block(b), cast_, random_),
            true);
        x += width + gap;
      }
    }
  }

  // Who is alone at a named place leaves one side of the page to what it is known by.
  double beside_place() { return random_.uniform(0.38, 0.47); }

  double lean_share(std::size_t row) { return (row % 2 == 0 ? 1 : -1) * random_.uniform(0.1, 0.38); }

  void hang(const Plan& plan) {
    const Rect& area = air_area_;
    const double spare = std::max(0.0, area.height() - plan.height * plan.size);
    const double rows = static_cast<double>(plan.rows.size());
    const bool single = plan.rows.size() == 1 && plan.rows.front().blocks.size() == 1;
    for (std::size_t r = 0; r < plan.rows.size(); ++r) {
      const Row& row = plan.rows[r];
      const double count = static_cast<double>(row.blocks.size());
      const double slack = std::max(0.0, area.width() - row.width * plan.size);
      const double gap = count > 1 ? slack / (count + (r % 2 == 0 ? 0.2 : 1.0)) : 0;
      double x =
          count > 1 ? area.left + (slack - gap * (count - 1)) / 2
                    : area.left + slack * (0.5 + side_ * (r % 2 == 0 ? 1 : -1) * random_.uniform(0.08, 0.42));
      const double band = spare / rows;
      const double middle_y = area.top + row.foot * plan.size - row.height * plan.size / 2 +
                              band * (static_cast<double>(r) + 0.5);
      for (std::size_t k = 0; k < row.blocks.size(); ++k) {
        const int b = row.blocks[side_ > 0 ? k : row.blocks.size() - 1 - k];
        const Rect& box = block(b).box;
        const bool star = block(b).place == cast::Place::sky;
        const double least = star ? 0.66 : count * rows > 6 ? 0.98 : 0.94;
        const double size = plan.size * (count * rows > 2 ? random_.uniform(least, 1) : 1);
        const double width = box.width() * plan.size;
        const double wiggle_x = count > 1 ? gap * random_.uniform(-0.35, 0.35) : 0;
        // Neighbours hang at different heights.
        const double room = std::min(band * 0.5 + (row.height * plan.size - box.height() * size) / 2,
                                     row.height * plan.size * 0.3);
        const double wiggle_y =
            single ? band * random_.uniform(-0.3, 0.15)
                   : room * (k % 2 == 0 ? random_.uniform(-1, -0.2) : random_.uniform(0.2, 1));
        // What stands in the sky does not lean, as birds do in the wind.
        const double tilt = block(b).parts.size() == 1 && !star ? tilt_of(block(b).parts.front()) : 0;
        // Stars are scattered: each uses the room that it leaves to the largest.
        const double spread = plan.size - size;
        const double off_x = star ? spread * box.width() * random_.uniform(-0.5, 0.5) : 0;
        const double off_y = star ? spread * box.height() * random_.uniform(-0.5, 0.5) : 0;
        put(b, {x + width / 2 + wiggle_x + off_x, middle_y + wiggle_y + off_y + box.height() * size / 2},
            size, tilt, false);
        x += width + gap;
      }
    }
  }

  double tilt_of(const Part& part) {
    const cast::Actor& actor = cast_[static_cast<std::size_t>(part.actor)];
    const double most = actor.facing == language::Facing::front ? 0.14 : 0.2;
    return random_.uniform(-most, most);
  }

  // "A rainbow above the house" has the sky's middle.
  bool is_above(int wished) const {
    return std::any_of(relations_.begin(), relations_.end(), [wished](const Relation& relation) {
      return relation.subject == wished && relation.preposition == Preposition::above;
    });
  }

  void put_in_sky(int b, int index) {
    const Rect& box = block(b).box;
    const cast::Actor& actor = cast_[static_cast<std::size_t>(block(b).parts.front().actor)];
    const double area = stage_.page_area() * 0.037 / actor.silhouette;
    const double size = std::sqrt(area / box.area());
    const double width = box.width() * size, height = box.height() * size;
    const Rect& safe = stage_.safe;
    const double from = safe.left + width / 2, to = safe.right - width / 2;
    // Corners first, then towards the middle; away from the side where the others stand.
    static constexpr double shares[] = {0.02, 0.98, 0.5, 0.26, 0.74, 0.12, 0.88, 0.38, 0.62, 0.2, 0.8, 0.5};
    double share = shares[static_cast<std::size_t>(index) % std::size(shares)];
    if (side_ < 0) share = 1 - share;
    if (is_above(actor.wished)) share = random_.uniform(0.4, 0.6);
    const double drop = (index % 2 == 0 ? 0.2 : 1) * random_.uniform(0, 0.06) * stage_.frame.height();
    put(b, {std::lerp(from, to, share), safe.top + height + drop}, size, 0, false);
  }

  // From side to side behind everybody.
  void put_arch(int b) {
    const Rect& box = block(b).box;
    const Rect& safe = stage_.safe;
    const double foot = stage_.y(arch_foot);
    const double size = std::min(arch_width * safe.width() / box.width(), (foot - safe.top) / box.height());
    put(b, {safe.center().x, foot}, size, 0, false);
    layout_.placements.back().depth = arch_depth;
  }

  void put(int b, Point foot, double size, double tilt, bool on_ground) {
    const Block& what = block(b);
    // The whole block is moved back into the page where chance pushed it out.
    const Rect box = {foot.x + what.box.left * size, foot.y + what.box.top * size,
                      foot.x + what.box.right * size, foot.y};
    const Rect& safe = stage_.safe;
    if (box.left < safe.left) foot.x += safe.left - box.left;
    if (box.right > safe.right) foot.x += safe.right - box.right;
    if (box.top < safe.top) foot.y += safe.top - box.top;
    if (foot.y > safe.bottom) foot.y = safe.bottom;
    const bool mirrored =
        what.parts.size() == 1
            ? choose_flip(what.parts.front().actor, foot)
            : random_.chance(0.5) && std::ranges::none_of(what.parts, [&](const Part& part) {
                return cast_[static_cast<std::size_t>(part.actor)].legible;
              });
    for (const Part& part : what.parts) {
      const cast::Actor& actor = cast_[static_cast<std::size_t>(part.actor)];
      const double scale = part.scale * size;
      const bool alone = what.parts.size() == 1, flipped = alone ? mirrored : part.flipped != mirrored;
      Point at = {foot.x + part.foot.x * size, foot.y + part.foot.y * size};
      if (mirrored && !alone) at.x = foot.x - part.foot.x * size;
      place(actor, part, at, scale, flipped, tilt, on_ground, foot.y);
      layout_.placements.back().block = b;
    }
  }

  // Two who ride do so the same way, and a young one looks where its mother does.
  bool choose_flip(int index, Point foot) {
    const cast::Actor& actor = cast_[static_cast<std::size_t>(index)];
    const double side = (foot.x - stage_.frame.center().x) / stage_.frame.width();
    for (const Placement& other : layout_.placements)
      if (look_the_same_way(cast_[static_cast<std::size_t>(other.actor)], actor))
        return other.map.determinant() < 0;
    if (looks_left_ && actor.facing != language::Facing::front && !actor.legible)
      return (actor.facing == language::Facing::left) != *looks_left_;
    return looks_inward(actor, side, cast_.size(), random_);
  }

  void place(const cast::Actor& actor, const Part& part, Point at, double scale, bool flipped, double tilt,
             bool on_ground, double base_y) {
    const Rect& unit = actor.motif->bounds;
    const Point middle = unit.center();
    const double height = unit.height() * scale;
    const Affine map = Affine::translation(at.x, at.y - height / 2) * Affine::rotation(tilt) *
                       Affine::scaling(flipped ? -scale : scale, scale) *
                       Affine::translation(-middle.x, -middle.y);
    Placement placement;
    placement.actor = part.actor;
    placement.map = map;
    for (const Point corner : {Point{unit.left, unit.top},
                               {unit.right, unit.top},
                               {unit.left, unit.bottom},
                               {unit.right, unit.bottom}}) {
      placement.bounds.include(map(corner));
    }
    placement.rear_foot_mm = actor.ensemble != nullptr ? map({unit.center().x, actor.ensemble->rear_foot()}).y
                                                       : placement.bounds.bottom;
    const bool lives = actor.entry != nullptr && actor.entry->has_face;
    placement.figure_mm = actor.ensemble != nullptr ? actor.ensemble->tallest_figure() * scale
                          : lives                   ? cast::height_of_figure(placement.bounds)
                                                    : 0;
    placement.depth =
        (on_ground ? base_y : air_depth + static_cast<double>(layout_.placements.size()) * 0.01) +
        part.layer * 0.001;
    placement.on_ground = on_ground;
    const bool swims = actor.entry != nullptr && actor.entry->support == language::Support::water_surface;
    // A boat that nobody does anything with lies in the water of the lake or the harbour, not on its shore.
    placement.afloat =
        actor.afloat || (swims && on_ground && actor.ensemble == nullptr && medium_ == cast::Medium::land);
    placement.ashore = on_ground && !actor.afloat && !swims && actor.ensemble != nullptr;
    placement.tied = part.tied;
    layout_.placements.push_back(placement);
  }

  void finish_lean() {
    double sum = 0, moment = 0;
    for (const Placement& p : layout_.placements) {
      sum += p.bounds.area();
      moment += p.bounds.area() * (p.bounds.center().x - stage_.frame.center().x);
    }
    layout_.lean = sum > 0 ? std::clamp(moment / sum / stage_.frame.width() * 4, -1.0, 1.0) : 0;
  }

  const std::vector<cast::Actor>& cast_;
  cast::Medium medium_;
  bool named_;  // see Setting
  const page::Stage& stage_;
  const std::vector<Relation>& relations_;
  int attempt_;
  double covered_;  // the share of a block's height that the row before it may cover
  base::Random& random_;
  std::vector<Block> blocks_;
  Rect ground_area_, air_area_;
  std::optional<int> arch_;  // the block of the rainbow that stands over all others
  Backdrop backdrop_;        // the buildings or trees behind all others
  double side_ = 1;
  std::optional<bool> looks_left_;  // both of two who stand side by side in depth
  bool starry_ = false;             // only what stands in the sky is asked for, above land
  Layout layout_;
};

}  // namespace

Layout arrange(const std::vector<cast::Actor>& cast, const std::vector<Relation>& relations, Setting setting,
               const page::Stage& stage, int attempt, base::Random& random) {
  return Arranger(cast, relations, setting, stage, attempt, random).run();
}

}  // namespace drawing::layout
