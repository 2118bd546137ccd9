#include "drawing/deeds/tableau.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "drawing/deeds/placing.h"

namespace drawing::deeds {
namespace {

using figures::Contact;
using figures::Layer;

// A piece before the pieces are sorted.
struct Sheet {
  double depth = 0;
  std::size_t casting = 0;
  page::Figure figure;
};

// Depths of one figure's layers lie between its own and ten more.
constexpr double figure_step = 10;
// Behind all, before all, and what is painted over that.
constexpr double far_behind = -1000, before_all = 1000, above_all = 2000;

constexpr std::string_view near_hand = "near_hand", far_hand = "far_hand";

constexpr double layer_depth(Layer layer) {
  return static_cast<double>(static_cast<int>(layer));
}

class Painter {
 public:
  Painter(const std::vector<Placed>& placed, const figures::Drawn& drawn, const base::Random& random)
      : placed_(placed), drawn_(drawn), random_(random) {}

  Scene paint() {
    for (std::size_t i = 0; i < placed_.size(); ++i) {
      if (placed_[i].thing() != nullptr) {
        paint_thing(i);
      } else {
        paint_figure(i);
      }
    }
    std::stable_sort(sheets_.begin(), sheets_.end(),
                     [](const Sheet& a, const Sheet& b) { return a.depth < b.depth; });
    Scene scene;
    for (Sheet& sheet : sheets_) {
      if (sheet.figure.shapes.empty()) continue;
      if (!scene.pieces.empty() && scene.pieces.back().casting == sheet.casting) {
        std::vector<Shape>& shapes = scene.pieces.back().figure.shapes;
        std::move(sheet.figure.shapes.begin(), sheet.figure.shapes.end(), std::back_inserter(shapes));
      } else {
        scene.pieces.push_back({sheet.casting, std::move(sheet.figure)});
      }
    }
    scene.contacts = contacts();
    scene.eyes = eyes();
    scene.features = features(scene.eyes);
    return scene;
  }

 private:
  double depth_of(std::size_t i) const {
    const double front = placed_[i].casting->in_back ? -static_cast<double>(placed_.size()) : 0;
    return figure_step * (front + static_cast<double>(i));
  }

  void add(double depth, std::size_t i, page::Figure figure) {
    const Player& player = placed_[i].player();
    figure = figure.transformed(placed_[i].map);
    figure.motif = player.motif;
    figure.name = player.name;
    if (const Thing* thing = std::get_if<Thing>(&player.body)) figure.pieces = thing->pieces();
    sheets_.push_back({depth, i, std::move(figure)});
  }

  // The first and the last figure that are on the thing.
  std::pair<std::size_t, std::size_t> users_of(std::size_t i) const {
    std::optional<std::pair<std::size_t, std::size_t>> users;
    for (std::size_t k = 0; k < placed_.size(); ++k) {
      const Part& part = placed_[k].part();
      const std::optional<Target>& on = part.reach.hip ? part.reach.hip : part.at;
      if (placed_[k].thing() != nullptr || !on || on->part != placed_[i].part().name) continue;
      users = {users ? users->first : k, k};
    }
    return users.value_or(std::pair(i, i));
  }

  // Of a thing's back and front layer.
  std::pair<double, double> depths_of_thing(std::size_t i) const {
    const Placed& placed = placed_[i];
    double back = far_behind + static_cast<double>(i), front = before_all + static_cast<double>(i);
    if (!placed.hand.empty()) {
      const double holder = depth_of(placed.holder);
      back = holder + layer_depth(placed.hand == "near_hand" ? Layer::near_arm : Layer::far_arm) + 0.5;
      front = back;
    } else if (placed.use != Placed::Use::none) {
      const auto [first, last] = users_of(i);
      if (placed.use == Placed::Use::astride) back = depth_of(first) + layer_depth(Layer::far_leg) + 0.5;
      front = depth_of(last) + layer_depth(Layer::near_grip) + 0.5;
    }
    switch (placed.part().depth) {
      case Depth::by_use:
        break;
      case Depth::behind:
        back = far_behind + static_cast<double>(i);
        // What stands in the background as it is painted has all of itself there: nobody is in it.
        if (placed.part().fit == Fit::picture && placed.use == Placed::Use::none) front = back + 0.5;
        break;
      case Depth::lap:
        // What somebody holds lies in that one's lap, whoever else comes before it in the plan.
        back = depth_of(placed.hand.empty() ? last_figure_before(i) : placed.holder) +
               layer_depth(Layer::body) + 0.5;
        break;
      case Depth::front:
        back = before_all + static_cast<double>(i);
        break;
      case Depth::within:
        back = depth_within(i);
        break;
    }
    return {back, front};
  }

  // What is in a container is between its layers, or behind it where it is one wall; what lies on a plate or
  // the floor of a jar is before it.
  double depth_within(std::size_t i) const {
    const std::size_t holder = holder_of(i);
    const bool before = placed_[holder].thing()->has_front() || placed_[i].part().at->point == bed_point;
    return depths_of_thing(holder).first + (before ? 0.1 : -0.4) +
           0.01 * static_cast<double>(std::min<std::size_t>(i, 35));
  }

  // The container that the thing is in.
  std::size_t holder_of(std::size_t i) const {
    for (std::size_t k = 0; k < placed_.size(); ++k) {
      if (k != i && placed_[k].thing() != nullptr && placed_[k].part().name == placed_[i].part().at->part)
        return k;
    }
    throw std::invalid_argument("nothing holds " + placed_[i].part().name);
  }

  void paint_thing(std::size_t i) {
    const Placed& placed = placed_[i];
    const auto [back, front] = depths_of_thing(i);
    const base::Random random = random_.fork(placed.part().name);
    add(back, i, placed.thing()->draw(props::PropLayer::back, placed.height, drawn_, random));
    add(front, i, placed.thing()->draw(props::PropLayer::front, placed.height, drawn_, random));
  }

  std::size_t last_figure_before(std::size_t i) const {
    std::size_t last = 0;
    for (std::size_t k = 0; k < placed_.size(); ++k) {
      if (placed_[k].thing() == nullptr && (k < i || last == 0)) last = k;
    }
    return last;
  }

  std::size_t last_figure() const {
    std::size_t last = 0;
    for (std::size_t k = 0; k < placed_.size(); ++k) {
      if (placed_[k].thing() == nullptr) last = k;
    }
    return last;
  }

  // Whether that hand of the figure closes round the thing.
  bool is_gripped(const Placed& thing, std::size_t figure, std::string_view hand) const {
    if (!thing.hand.empty() && thing.holder == figure) {
      const Part& part = thing.part();
      return thing.hand == hand || part.second_hand == hand;
    }
    const Reach& reach = placed_[figure].part().reach;
    const std::optional<Target>& target = hand == near_hand ? reach.near_hand : reach.far_hand;
    return target && target->part == thing.part().name && target->point.starts_with("grip");
  }

  // What fingers would hide a large part of: a cloth, a crayon.
  bool is_lost_in(std::size_t thing, std::size_t figure) const {
    // In figure units; three hands of size 1.
    constexpr double least_length = 26;
    const Placed& placed = placed_[thing];
    const geometry::Rect box =
        placed.thing()->draw(props::PropLayer::back, placed.height, drawn_, base::Random(0)).exact_bounds();
    return std::max(box.width(), box.height()) < least_length * placed_[figure].player().size;
  }

  // The least depth of a hand's fingers: without them before the handle, an arm ends behind it in a stump.
  double depth_of_fingers(std::size_t figure, std::string_view hand) const {
    constexpr double before_it = 0.005;
    double depth = far_behind;
    for (std::size_t k = 0; k < placed_.size(); ++k) {
      if (placed_[k].thing() != nullptr && is_gripped(placed_[k], figure, hand) && !is_lost_in(k, figure))
        depth = std::max(depth, depths_of_thing(k).first + before_it);
    }
    return depth;
  }

  // Of forearms that are before all: what the hands close round is between them and the fingers.
  std::optional<double> depth_of_forearms(std::size_t figure) const {
    constexpr double behind_it = 0.005;
    std::optional<double> depth;
    for (std::size_t k = 0; k < placed_.size(); ++k) {
      if (placed_[k].thing() == nullptr ||
          !(is_gripped(placed_[k], figure, near_hand) || is_gripped(placed_[k], figure, far_hand)))
        continue;
      const double behind = depths_of_thing(k).first - behind_it;
      depth = std::min(depth.value_or(behind), behind);
    }
    return depth;
  }

  void paint_figure(std::size_t i) {
    const Placed& placed = placed_[i];
    figures::Drawn drawn = drawn_;
    drawn.mm_per_unit *= placed.player().size;
    const Posed posed = pose(placed.player(), placed.part(), placed.aims, drawn);
    for (int k = 0; k <= static_cast<int>(Layer::near_grip); ++k) {
      const Layer layer = static_cast<Layer>(k);
      double depth = depth_of(i) + layer_depth(layer);
      if (placed.part().arms_above && layer >= Layer::near_arm) depth += above_all;
      if (placed.part().arms_above && layer == Layer::near_arm) depth = depth_of_forearms(i).value_or(depth);
      // So are the fingers of a far hand that holds something.
      if (placed.part().arms_above && layer == Layer::far_grip && placed.aims.held.far) depth += above_all;
      if (placed.part().legs_below && layer <= Layer::far_leg) depth += far_behind / 2;
      // Fingers come before the rope or the handle that they hold, and what is sat on lies behind the body.
      if (layer == Layer::far_grip && placed.part().reach.far_hand)
        depth = depth_of(i) + layer_depth(Layer::far_leg) + 0.6;
      if (layer == Layer::far_grip) depth = std::max(depth, depth_of_fingers(i, far_hand));
      if (layer == Layer::near_grip) depth = std::max(depth, depth_of_fingers(i, near_hand));
      if (layer == Layer::near_leg) depth = depth_of(last_figure()) + layer_depth(layer) + 0.5;
      add(depth, i, posed.layers(layer, layer));
    }
    drawn_poses_.push_back({i, posed});
  }

  std::optional<Contact> drawn_point(const Placed& placed, std::string_view name) const {
    for (const auto& [i, posed] : drawn_poses_) {
      if (&placed_[i] != &placed) continue;
      const auto own = posed.point(name);
      return own ? std::optional(own->transformed(placed.map)) : std::nullopt;
    }
    return placed.point(name);
  }

  std::vector<Scene::Eye> eyes() const {
    std::vector<Scene::Eye> found;
    for (const auto& [i, posed] : drawn_poses_) {
      for (const figures::Part& part : posed.parts) {
        if (part.name == figures::PartName::eye)
          found.push_back({i, placed_[i].map(part.shape.path.bounds().center())});
      }
    }
    return found;
  }

  std::vector<Scene::Eye> features(const std::vector<Scene::Eye>& eyes) const {
    std::vector<Scene::Eye> found;
    for (const auto& [i, posed] : drawn_poses_) {
      geometry::Point sum;
      int count = 0;
      for (const Scene::Eye& eye : eyes) {
        if (eye.casting != i) continue;
        sum = sum + eye.at;
        ++count;
      }
      const std::optional<Contact> mouth = drawn_point(placed_[i], "mouth");
      if (count == 0 || !mouth) continue;
      const geometry::Point between = sum * (1.0 / count);
      for (const double share : {0.0, 0.5, 1.0})
        found.push_back({i, geometry::lerp(between, mouth->at, share)});
    }
    return found;
  }

  std::vector<ContactGap> contacts() const {
    std::vector<ContactGap> gaps;
    for (const Touch& touch : touches_of(placed_)) {
      const Placed &of = placed_[touch.of], &with = placed_[touch.with];
      const auto a = drawn_point(of, touch.own), b = drawn_point(with, touch.on);
      if (!a || !b) continue;
      gaps.push_back({of.part().name + " " + touch.own, with.part().name + " " + touch.on,
                      geometry::length(a->at - b->at)});
    }
    return gaps;
  }

  const std::vector<Placed>& placed_;
  const figures::Drawn& drawn_;
  const base::Random& random_;
  std::vector<Sheet> sheets_;
  std::vector<std::pair<std::size_t, Posed>> drawn_poses_;
};

}  // namespace

geometry::Rect Scene::bounds() const {
  geometry::Rect box;
  for (const Piece& piece : pieces) box.include(piece.figure.exact_bounds());
  return box;
}

Scene draw_tableau(const std::vector<Placed>& placed, const figures::Drawn& drawn,
                   const base::Random& random) {
  return Painter(placed, drawn, random).paint();
}

bool lacks_point(const std::vector<Casting>& castings) {
  const auto find = [&](const std::string& name) {
    return std::find_if(castings.begin(), castings.end(),
                        [&](const Casting& casting) { return casting.part->name == name; });
  };
  const auto missing = [&](const std::optional<Target>& target) {
    if (!target) return false;
    const auto other = find(target->part);
    if (other == castings.end()) return false;
    return !has_point(other->player, target->point);
  };
  return std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
    const Reach& r = casting.part->reach;
    const Thing* thing = std::get_if<Thing>(&casting.player.body);
    const std::string_view by = casting.part->by == "hip" ? own_seat(casting.player) : casting.part->by;
    const bool own =
        casting.part->at && (thing != nullptr ? !thing->has(by) : !has_point(casting.player, by));
    const bool hold = thing != nullptr && casting.part->held && !thing->has(held_by);
    return own || hold || missing(casting.part->at) || missing(r.hip) || missing(r.near_hand) ||
           missing(r.far_hand) || missing(r.near_foot) || missing(r.far_foot) || missing(r.mouth);
  });
}

}  // namespace drawing::deeds
