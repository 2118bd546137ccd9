#include "drawing/deeds/placing.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "drawing/deeds/closing.h"
#include "drawing/deeds/untangling.h"

namespace drawing::deeds {
namespace {

using figures::Contact;
using geometry::Affine;
using geometry::Point;

using geometry::degree;
// The legs of a standing child, and its ankle.
constexpr double child_leg = 29.6, child_ankle = 4.6;
// An arm of a child; animals have about the same.
constexpr double child_arm = 24.4;

class Stage {
 public:
  explicit Stage(const std::vector<Casting>& castings) {
    for (const Casting& casting : castings) {
      Placed placed;
      placed.casting = &casting;
      if (placed.thing() == nullptr) placed.posed = pose(casting.player, *casting.part, {}, coarse);
      if (placed.thing() != nullptr && is_taken_by_sides(castings, casting.part->name))
        placed.sides = Sides(whole_of(placed));
      placed_.push_back(std::move(placed));
    }
    heights_.resize(placed_.size());
  }

  // With what each of them gives.
  void put() {
    for (Placed& placed : placed_) {
      placed.ready = false;
      placed.aims = {};
      placed.aims.bending = placed.give.bending;
      placed.use = Placed::Use::none;
      placed.hand.clear();
    }
    put_all();
    // Two that reach for each other know of each other only now.
    if (forward_) put_all();
  }

  std::vector<Placed>& placed() { return placed_; }

 private:
  static bool is_taken_by_sides(const std::vector<Casting>& castings, std::string_view name) {
    const auto takes = [&](const std::optional<Target>& target) {
      return target && target->part == name && is_side(target->point);
    };
    return std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
      const Part& part = *casting.part;
      const bool stands_there = part.beside == name && !part.edge.empty();
      return stands_there || (part.name == name && part.lifted) || takes(part.at) ||
             takes(part.reach.near_hand) || takes(part.reach.far_hand) || takes(part.reach.near_foot) ||
             takes(part.reach.far_foot) || takes(part.reach.mouth);
    });
  }

  void put_all() {
    for (Placed& placed : placed_) {
      if (placed.thing() != nullptr) {
        put_thing(placed);
      } else {
        put_figure(placed);
      }
      placed.ready = true;
    }
  }

  // Null for a part that has nobody.
  Placed* find(std::string_view name) {
    const auto found = std::find_if(placed_.begin(), placed_.end(),
                                    [&](const Placed& placed) { return placed.part().name == name; });
    return found == placed_.end() ? nullptr : &*found;
  }

  // Nothing where nobody took the target's part: what would be there is left as the pose has it.
  std::optional<Contact> contact(const Target& target) {
    const Placed* placed = find(target.part);
    if (placed == nullptr) return std::nullopt;
    if (!placed->ready) {
      forward_ = true;
      return std::nullopt;
    }
    const std::optional<Contact> found = placed->point(target.point);
    if (!found) throw std::invalid_argument("no point " + target.part + "." + target.point);
    return found;
  }

  // What a thing is fitted to.
  const Placed* user_of(const Part& part) const {
    const Placed* first = nullptr;
    for (const Placed& placed : placed_) {
      if (placed.thing() != nullptr) continue;
      if (placed.part().name == part.user) return &placed;
      if (first == nullptr) first = &placed;
    }
    return first;
  }

  static double leg_ratio(const Placed& user) {
    const auto hip = user.posed->point("hip");
    const figures::Pose* held = figures::find_pose(user.part().pose);
    if (!hip || held == nullptr || held->hip <= 0) return 1;
    return -hip->at.y * user.player().size / (held->hip * child_leg + child_ankle);
  }

  // The height at which the longer side of its drawing is so long.
  double picture_height(const Placed& placed, double longer_side) {
    const geometry::Rect box = box_of(placed);
    return longer_side / std::max(box.width(), box.height());
  }

  double height_of(const Placed& placed) {
    const Part& part = placed.part();
    const double real = placed.thing()->height() * part.size * placed.player().size;
    const Placed* user = user_of(part);
    // The whole of a picture has its size beside things alone, too.
    if (user == nullptr && part.fit == Fit::picture) return picture_height(placed, part.size);
    if (part.fit == Fit::real || user == nullptr) return real;
    if (part.fit == Fit::width) {
      const geometry::Rect body =
          user->posed->layers(figures::Layer::behind, figures::Layer::near_grip).exact_bounds();
      return part.size * body.width() * user->player().size / box_of(placed).width();
    }
    const double legs = leg_ratio(*user);
    if (part.fit == Fit::picture) return picture_height(placed, part.size * (0.4 + 0.6 * legs));
    if (part.fit == Fit::legs) return real * legs;
    if (part.fit == Fit::height) return real * (0.4 + 0.6 * legs);
    const auto seat = placed.thing()->point("seat", 1);
    const auto hip = user->posed->point("hip");
    if (!seat || !hip) return real;
    return hip->at.y * user->player().size / seat->at.y * part.size;
  }

  // Where a part without a contact stands.
  Point station(const Placed& placed) {
    const Part& part = placed.part();
    Point at{part.x, -part.y};
    const Placed* other = part.beside.empty() ? nullptr : find(part.beside);
    if (other != nullptr) {
      const std::optional<Contact> edge = part.edge.empty() ? std::nullopt : other->point(part.edge);
      at.x += edge ? edge->at.x : other->map({0, 0}).x;
      at.x += part.arms * (arm_of(placed) + arm_of(*other)) / 2;
    }
    return at;
  }

  // A thing has the arms of whoever uses it.
  double arm_of(const Placed& placed) const {
    const Placed* user = placed.thing() != nullptr ? user_of(placed.part()) : &placed;
    if (user == nullptr || !user->is_figure()) return child_arm;
    return child_arm * (0.35 + 0.65 * leg_ratio(*user)) * user->player().size;
  }

  void put_thing(Placed& placed) {
    const Part& part = placed.part();
    const std::size_t index = index_of(placed);
    if (!heights_[index]) heights_[index] = height_of(placed);
    placed.height = *heights_[index] * placed.give.scale;
    const double side = part.faces_left ? -1 : 1;
    const std::optional<Contact> target = part.at ? contact(*part.at) : std::nullopt;
    if (!target) {
      Point at = station(placed) + placed.give.move;
      if (part.lifted) at.y -= lift_of(placed);
      placed.map = Affine::translation(at.x, at.y) * Affine::scaling(side, 1);
      if (placed.casting->copy > 0) move_in_row(placed);
      return;
    }
    const std::optional<Contact> own = placed.thing()->point(part.by, placed.height);
    if (!own) throw std::invalid_argument("no point " + part.name + "." + part.by);
    const Contact turned = own->transformed(Affine::scaling(side, 1));
    const double by = (part.angle ? *part.angle - turned.angle + placed.give.turn : 0) * degree;
    const Point to = target->at + Point{part.x, -part.y} + placed.give.move;
    placed.map = Affine::translation(to.x, to.y) * Affine::rotation(by) * Affine::scaling(side, 1) *
                 Affine::translation(-own->at.x, -own->at.y);
    if (placed.casting->copy > 0) {
      move_in_row(placed);
      return;
    }
    if (part.in_hand) hand_over(placed, *part.at, part.by);
    if (part.held) hand_over(placed, *part.held, held_by);
  }

  // How far it has to be raised, so that its sides are where hands carry things.
  static double lift_of(const Placed& placed) {
    constexpr double carrying = 36;
    const std::optional<Contact> side = placed.sides.point(left_side, placed.height);
    return side ? std::max(0.0, carrying + side->at.y) : 0;
  }

  // To its place beside those before it.
  static void move_in_row(Placed& placed) {
    placed.map = Affine::translation(placed.casting->copy * pitch_of(placed), 0) * placed.map;
  }

  // From one to the next of a row.
  static double pitch_of(const Placed& placed) {
    return 1.06 * drawn_alone(placed, placed.height).transformed(placed.map).exact_bounds().width();
  }

  std::size_t index_of(const Placed& placed) const {
    return static_cast<std::size_t>(&placed - placed_.data());
  }

  // Of a thing of height 1, upright.
  static geometry::Rect box_of(const Placed& placed) { return drawn_alone(placed, 1).exact_bounds(); }

  static page::Figure drawn_alone(const Placed& placed, double height,
                                  props::PropLayer layer = props::PropLayer::back) {
    // Large on the page, so that nothing of it is left out.
    constexpr double sheet_mm = 100;
    const figures::Drawn drawn{.mm_per_unit = sheet_mm / height, .finest_mm = 0};
    return placed.thing()->draw(layer, height, drawn, base::Random(0));
  }

  // Both layers at height 1: the body of a cart comes before who is in it, and is what hands push.
  static page::Figure whole_of(const Placed& placed) {
    page::Figure whole = drawn_alone(placed, 1);
    const page::Figure front = drawn_alone(placed, 1, props::PropLayer::front);
    whole.shapes.insert(whole.shapes.end(), front.shapes.begin(), front.shapes.end());
    return whole;
  }

  // The fingers close around the thing at its point `by`, and the second hand comes to it.
  void hand_over(Placed& placed, const Target& hand, std::string_view by) {
    const Part& part = placed.part();
    Placed* holder = find(hand.part);
    if (holder == nullptr || holder->thing() != nullptr) return;
    placed.hand = hand.point;
    placed.holder = index_of(*holder);
    if (!holder->is_figure()) return;
    const Affine back = holder->map.inverse();
    const auto grip = [&](std::string_view which, const Contact& at) {
      const double angle = at.transformed(back).angle;
      (which == "near_hand" ? holder->aims.held.near : holder->aims.held.far) = angle;
    };
    if (const auto own = placed.point(by)) {
      grip(placed.hand, *own);
      (placed.hand == "near_hand" ? holder->aims.goals.near_hand : holder->aims.goals.far_hand) =
          back(own->at);
    }
    if (!part.second_hand.empty()) {
      if (const auto far = placed.point("grip_far")) {
        grip(part.second_hand, *far);
        (part.second_hand == "near_hand" ? holder->aims.goals.near_hand : holder->aims.goals.far_hand) =
            back(far->at);
      }
    }
    repose(*holder);
  }

  void use(std::string_view thing, Placed::Use how) {
    if (Placed* used = find(thing)) used->use = used->thing() != nullptr ? how : Placed::Use::none;
  }

  // Moves its points to where they are now; what it looks like is painted later.
  static void repose(Placed& placed) {
    Posed& posed = *placed.posed;
    if (posed.rig) {
      posed.points = points_of(*posed.rig, placed.player(), placed.part(), placed.aims);
    } else {
      posed.points = pose(placed.player(), placed.part(), placed.aims, coarse).points;
    }
  }

  void put_figure(Placed& placed) {
    const Part& part = placed.part();
    const double side = part.faces_left ? -1 : 1;
    const double size = placed.player().size * placed.give.scale;
    if (placed.is_figure()) repose(placed);
    Point at = station(placed);
    // A figure turned by its angle stands on its point `by`: on its hands, on its head.
    const Affine turn =
        Affine::rotation(part.angle.value_or(0) * degree) * Affine::scaling(side * size, size);
    const Reach& reach = part.reach;
    if (reach.hip) {
      const auto seat = contact(*reach.hip);
      const auto own = placed.posed->point(own_seat(placed.player()));
      if (seat && own) {
        at = seat->at - turn(own->at) + Point{part.x, -part.y};
        use(reach.hip->part, Placed::Use::astride);
      }
    } else if (part.at) {
      const auto target = contact(*part.at);
      const auto own = placed.posed->point(placed.by());
      if (!own) throw std::invalid_argument("no point " + part.name + "." + part.by);
      if (target) {
        at = target->at - turn(own->at) + Point{part.x, -part.y};
        use(part.at->part, Placed::Use::inside);
      }
    } else if (part.angle) {
      const auto own = placed.posed->point(part.by);
      if (!own) throw std::invalid_argument("no point " + part.name + "." + part.by);
      at = at - turn(own->at);
    }
    at = at + placed.give.move;
    placed.map = Affine::translation(at.x, at.y) * turn;
    aim(placed);
  }

  // Sends hands, feet and mouth where the plan wants them.
  void aim(Placed& placed) {
    const Reach& reach = placed.part().reach;
    const Affine back = placed.map.inverse();
    bool reaches = false;
    const auto aim = [&](const std::optional<Target>& target, std::optional<Point>& goal) {
      if (!target) return;
      const auto found = contact(*target);
      if (!found) return;
      goal = back(found->at);
      reaches = true;
    };
    figures::Goals& goals = placed.aims.goals;
    aim(reach.near_hand, goals.near_hand);
    aim(reach.far_hand, goals.far_hand);
    aim(reach.near_foot, goals.near_foot);
    aim(reach.far_foot, goals.far_foot);
    aim(reach.mouth, placed.aims.mouth);
    const auto close = [&](const std::optional<Target>& target, std::optional<double>& held) {
      if (!target) return;
      const Placed* other = find(target->part);
      if (other == nullptr || other->thing() == nullptr || !target->point.starts_with("grip")) return;
      if (const auto found = contact(*target)) held = found->transformed(back).angle;
    };
    close(reach.near_hand, placed.aims.held.near);
    close(reach.far_hand, placed.aims.held.far);
    if (reaches) repose(placed);
  }

  std::vector<Placed> placed_;
  std::vector<std::optional<double>> heights_;  // of things, without what they give
  bool forward_ = false;                        // somebody reached for a part that comes later
};

}  // namespace

std::optional<Contact> Placed::point(std::string_view name) const {
  const std::optional<Contact> own = thing() == nullptr ? (posed ? posed->point(name) : std::nullopt)
                                     : is_side(name)    ? sides.point(name, height)
                                                        : thing()->point(name, height);
  return own ? std::optional(own->transformed(map)) : std::nullopt;
}

std::string_view Placed::by() const {
  return part().by == "hip" ? own_seat(player()) : part().by;
}

std::vector<Touch> touches_of(const std::vector<Placed>& placed) {
  std::vector<Touch> touches;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    const Part& part = placed[i].part();
    const auto add = [&](std::string_view own, const std::optional<Target>& target, std::string_view on) {
      if (!target) return;
      const auto other = std::find_if(placed.begin(), placed.end(),
                                      [&](const Placed& any) { return any.part().name == target->part; });
      if (other == placed.end() || !placed[i].point(own) || !other->point(on)) return;
      touches.push_back(
          {i, static_cast<std::size_t>(other - placed.begin()), std::string(own), std::string(on)});
    };
    const auto reach = [&](std::string_view own, const std::optional<Target>& target) {
      if (target) add(own, target, target->point);
    };
    // Who sits beside that point, behind another one on the same back, is where the plan says it.
    if (part.x == 0 && part.y == 0) reach("hip", part.reach.hip);
    reach("near_hand", part.reach.near_hand);
    reach("far_hand", part.reach.far_hand);
    reach("near_foot", part.reach.near_foot);
    reach("far_foot", part.reach.far_foot);
    if (!placed[i].is_figure()) reach("mouth", part.reach.mouth);
    // Who is on a hand or in a bed.
    if (placed[i].thing() == nullptr && part.x == 0 && part.y == 0 && part.at && !part.reach.hip)
      add(placed[i].by(), part.at, part.at->point);
    if (placed[i].hand.empty()) continue;
    const std::optional<Target>& hand = part.held ? part.held : part.at;
    // What is only near the hand touches it nowhere.
    if (part.held || (part.x == 0 && part.y == 0))
      add(part.held ? held_by : std::string_view(part.by), hand, hand->point);
    if (!part.second_hand.empty()) add("grip_far", hand, part.second_hand);
  }
  return touches;
}

std::vector<Placed> place(const std::vector<Casting>& castings) {
  Stage stage(castings);
  stage.put();
  close_gaps(stage.placed(), [&] { stage.put(); });
  untangle(stage.placed(), [&] { stage.put(); });
  return std::move(stage.placed());
}

}  // namespace drawing::deeds
