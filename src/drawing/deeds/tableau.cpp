#include "drawing/deeds/tableau.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <stdexcept>
#include <utility>

#include "geometry/affine.h"

namespace drawing::deeds {
namespace {

using figures::Contact;
using figures::Layer;
using geometry::Affine;
using geometry::Point;

constexpr double degree = std::numbers::pi / 180;
// Contacts are solved on coarse drawings: the skeleton is the same at any size.
constexpr figures::Drawn coarse{.mm_per_unit = 0.3};
// The legs of a standing child, and its ankle.
constexpr double child_leg = 29.6, child_ankle = 4.6;
// An arm of a child; animals have about the same.
constexpr double child_arm = 24.4;
// The point of a thing that lies on something else and is held there.
constexpr std::string_view held_by = "grip";

// A casting on its way into the tableau.
struct Placed {
  const Casting* casting = nullptr;
  Affine map;         // from its own frame to the tableau's
  double height = 0;  // of a thing
  Aims aims;
  std::optional<Posed> posed;                                // of a figure, coarse
  enum class Use { none, astride, inside } use = Use::none;  // by a figure that is on it
  std::string hand;                                          // the hand that a thing is in, empty for none
  std::size_t holder = 0;
  bool ready = false;  // it stands where it belongs

  const Part& part() const { return *casting->part; }
  const Player& player() const { return casting->player; }
  const Thing* thing() const { return std::get_if<Thing>(&casting->player.body); }
  bool is_figure() const { return std::holds_alternative<figures::FigureLook>(casting->player.body); }

  std::optional<Contact> point(std::string_view name) const {
    const std::optional<Contact> own = thing() != nullptr ? thing()->point(name, height)
                                       : posed            ? posed->point(name)
                                                          : std::nullopt;
    return own ? std::optional(own->transformed(map)) : std::nullopt;
  }
};

class Solver {
 public:
  explicit Solver(const std::vector<Casting>& castings) {
    for (const Casting& casting : castings) {
      Placed placed;
      placed.casting = &casting;
      if (placed.thing() == nullptr) placed.posed = pose(casting.player, *casting.part, {}, coarse);
      placed_.push_back(std::move(placed));
    }
  }

  std::vector<Placed> solve() {
    put_all();
    // Two that reach for each other know of each other only now.
    if (forward_) put_all();
    return std::move(placed_);
  }

 private:
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

  double height_of(const Placed& placed) const {
    const Part& part = placed.part();
    const double real = placed.thing()->height() * part.size * placed.player().size;
    const Placed* user = user_of(part);
    if (part.fit == Fit::real || user == nullptr) return real;
    if (part.fit == Fit::width) {
      const geometry::Rect body =
          user->posed->layers(figures::Layer::behind, figures::Layer::near_grip).exact_bounds();
      return part.size * body.width() * user->player().size / box_of(placed, 1).width();
    }
    const double legs = leg_ratio(*user);
    if (part.fit == Fit::picture) {
      const geometry::Rect box = box_of(placed, 1);
      return part.size * (0.4 + 0.6 * legs) / std::max(box.width(), box.height());
    }
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
      const Point origin = other->map({0, 0});
      at = at + Point{origin.x, 0};
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
    placed.height = height_of(placed);
    const double side = part.faces_left ? -1 : 1;
    const std::optional<Contact> target = part.at ? contact(*part.at) : std::nullopt;
    if (!target) {
      const Point at = station(placed);
      placed.map = Affine::translation(at.x, at.y) * Affine::scaling(side, 1);
      if (placed.casting->copy > 0) move_in_row(placed);
      return;
    }
    const std::optional<Contact> own = placed.thing()->point(part.by, placed.height);
    if (!own) throw std::invalid_argument("no point " + part.name + "." + part.by);
    const Contact turned = own->transformed(Affine::scaling(side, 1));
    const double by = part.angle ? (*part.angle - turned.angle) * degree : 0;
    placed.map = Affine::translation(target->at.x + part.x, target->at.y - part.y) * Affine::rotation(by) *
                 Affine::scaling(side, 1) * Affine::translation(-own->at.x, -own->at.y);
    if (placed.casting->copy > 0) {
      move_in_row(placed);
      return;
    }
    if (part.in_hand) hand_over(placed, *part.at, part.by);
    if (part.held) hand_over(placed, *part.held, held_by);
  }

  // To its place beside those before it.
  static void move_in_row(Placed& placed) {
    placed.map = Affine::translation(placed.casting->copy * pitch_of(placed), 0) * placed.map;
  }

  // From one to the next of a row.
  static double pitch_of(const Placed& placed) {
    return 1.06 * drawn_alone(placed, placed.height).transformed(placed.map).exact_bounds().width();
  }

  // Of a thing that is so high, upright.
  static geometry::Rect box_of(const Placed& placed, double height) {
    return drawn_alone(placed, height).exact_bounds();
  }

  static page::Figure drawn_alone(const Placed& placed, double height) {
    // Large on the page, so that nothing of it is left out.
    constexpr double sheet_mm = 100;
    const figures::Drawn drawn{.mm_per_unit = sheet_mm / height, .finest_mm = 0};
    return placed.thing()->draw(props::PropLayer::back, height, drawn, base::Random(0));
  }

  // The fingers close around the thing at its point `by`, and the second hand comes to it.
  void hand_over(Placed& placed, const Target& hand, std::string_view by) {
    const Part& part = placed.part();
    Placed* holder = find(hand.part);
    if (holder == nullptr || holder->thing() != nullptr) return;
    placed.hand = hand.point;
    placed.holder = static_cast<std::size_t>(holder - placed_.data());
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

  static void repose(Placed& placed) {
    placed.posed = pose(placed.player(), placed.part(), placed.aims, coarse);
  }

  void put_figure(Placed& placed) {
    const Part& part = placed.part();
    const double side = part.faces_left ? -1 : 1;
    const double size = placed.player().size;
    Point at = station(placed);
    // A figure turned by its angle stands on its point `by`: on its hands, on its head.
    const Affine turn =
        Affine::rotation(part.angle.value_or(0) * degree) * Affine::scaling(side * size, size);
    const Reach& reach = part.reach;
    if (reach.hip) {
      const auto seat = contact(*reach.hip);
      const auto own = placed.posed->point(placed.is_figure() ? "hip" : "ground");
      if (seat && own) {
        at = seat->at - turn(own->at) + Point{part.x, -part.y};
        use(reach.hip->part, Placed::Use::astride);
      }
    } else if (part.at) {
      const auto target = contact(*part.at);
      const auto own = placed.posed->point(part.by);
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
  bool forward_ = false;  // somebody reached for a part that comes later
};

// A piece before the pieces are sorted.
struct Sheet {
  double depth = 0;
  std::size_t casting = 0;
  page::Figure figure;
};

// Depths of one figure's layers lie between its own and ten more.
constexpr double figure_step = 10;
// Behind all, before all, and what is painted over that.
constexpr double far_behind = -100, before_all = 1000, above_all = 2000;

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
    return scene;
  }

 private:
  static double depth_of(std::size_t i) { return figure_step * static_cast<double>(i); }

  void add(double depth, std::size_t i, page::Figure figure) {
    const Player& player = placed_[i].player();
    figure = figure.transformed(placed_[i].map);
    figure.motif = player.motif;
    figure.name = player.name;
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

  void paint_thing(std::size_t i) {
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
        break;
      case Depth::lap:
        back = depth_of(last_figure_before(i)) + layer_depth(Layer::body) + 0.5;
        break;
      case Depth::front:
        back = before_all + static_cast<double>(i);
        break;
    }
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

  void paint_figure(std::size_t i) {
    const Placed& placed = placed_[i];
    figures::Drawn drawn = drawn_;
    drawn.mm_per_unit *= placed.player().size;
    const Posed posed = pose(placed.player(), placed.part(), placed.aims, drawn);
    for (int k = 0; k <= static_cast<int>(Layer::near_grip); ++k) {
      const Layer layer = static_cast<Layer>(k);
      double depth = depth_of(i) + layer_depth(layer);
      if (placed.part().arms_above && layer >= Layer::near_arm) depth += above_all;
      if (placed.part().legs_below && layer <= Layer::far_leg) depth += far_behind / 2;
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

  const Placed* find(std::string_view name) const {
    for (const Placed& placed : placed_) {
      if (placed.part().name == name) return &placed;
    }
    return nullptr;
  }

  std::vector<ContactGap> contacts() const {
    std::vector<ContactGap> gaps;
    for (const Placed& placed : placed_) {
      const Part& part = placed.part();
      const auto add = [&](std::string_view own, const std::optional<Target>& target, std::string_view on) {
        if (!target) return;
        const Placed* other = find(target->part);
        if (other == nullptr) return;
        const auto a = drawn_point(placed, own), b = drawn_point(*other, on);
        if (!a || !b) return;
        gaps.push_back({part.name + " " + std::string(own), target->part + " " + std::string(on),
                        geometry::length(a->at - b->at)});
      };
      const auto reach = [&](std::string_view own, const std::optional<Target>& target) {
        add(own, target, target ? std::string_view(target->point) : "");
      };
      reach("hip", part.reach.hip);
      reach("near_hand", part.reach.near_hand);
      reach("far_hand", part.reach.far_hand);
      reach("near_foot", part.reach.near_foot);
      reach("far_foot", part.reach.far_foot);
      if (!placed.is_figure()) reach("mouth", part.reach.mouth);
      if (placed.hand.empty() || (!part.held && (part.x != 0 || part.y != 0))) continue;
      const std::optional<Target>& hand = part.held ? part.held : part.at;
      add(part.held ? held_by : std::string_view(part.by), hand, hand->point);
      if (!part.second_hand.empty()) add("grip_far", hand, part.second_hand);
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

Scene draw_tableau(const std::vector<Casting>& castings, const figures::Drawn& drawn,
                   const base::Random& random) {
  const std::vector<Placed> placed = Solver(castings).solve();
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
    const bool own = thing != nullptr && casting.part->at && !thing->has(casting.part->by);
    const bool hold = thing != nullptr && casting.part->held && !thing->has(held_by);
    return own || hold || missing(casting.part->at) || missing(r.hip) || missing(r.near_hand) ||
           missing(r.far_hand) || missing(r.near_foot) || missing(r.far_foot) || missing(r.mouth);
  });
}

}  // namespace drawing::deeds
