#include "drawing/deeds/row.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include "drawing/deeds/faces.h"
#include "drawing/deeds/own_things.h"
#include "drawing/deeds/part_names.h"
#include "drawing/deeds/placing.h"
#include "drawing/deeds/sides.h"

namespace drawing::deeds {
namespace {

using geometry::Rect;

// Between two who stand beside each other, and how much of somebody may be before or behind something else.
constexpr double row_gap = 2, shared_depth = 0.35;
// How far a second row stands before the first one: its heads are no higher than the knees of those, or
// lower where they would hide what those hold or look at.
constexpr std::array front_row_nearer{66.0, 80.0, 94.0};
// So much less has to be hidden for that.
constexpr double worth_a_step = 0.1;

// Who sits on it, or stands on it to ride: a scooter, skis.
bool sits_on(const std::vector<Casting>& castings, const Casting& thing) {
  const bool ridden = thing.part->role == Role::tool && thing.part->fit == Fit::height && !thing.part->at;
  const auto is_it = [&](const std::optional<Target>& target) {
    return target && target->part == thing.part->name;
  };
  return std::any_of(castings.begin(), castings.end(), [&](const Casting& other) {
    const Reach& reach = other.part->reach;
    return is_it(reach.hip) || (ridden && is_it(reach.near_foot));
  });
}

// What stands there for the deed, and is no seat or vehicle of somebody's own.
bool is_station(const std::vector<Casting>& castings, const Casting& casting) {
  const Part& part = *casting.part;
  return part.is_thing && stands(part) && !part.at && part.fit != Fit::hip && part.fit != Fit::width &&
         !sits_on(castings, casting);
}

void turn_round(Part& part) {
  part.x = -part.x;
  part.arms = -part.arms;
  part.faces_left = !part.faces_left;
  if (part.angle) part.angle = 180 - *part.angle;
  if (!part.edge.empty()) part.edge = part.edge == left_side ? right_side : left_side;
}

// From where to where it is wide, of those castings from `first` to before `last`.
Rect extent(const Scene& scene, std::size_t first, std::size_t last) {
  std::optional<Rect> box;
  for (const Piece& piece : scene.pieces) {
    if (piece.casting < first || piece.casting >= last) continue;
    const Rect own = piece.figure.exact_bounds();
    if (!box) {
      box = own;
      continue;
    }
    box->left = std::min(box->left, own.left);
    box->right = std::max(box->right, own.right);
    box->top = std::min(box->top, own.top);
    box->bottom = std::max(box->bottom, own.bottom);
  }
  return box.value_or(Rect{});
}

// Who comes to a group. `turned`: to the other side of what stands there for both of them.
class Newcomers {
 public:
  Newcomers(const std::vector<Casting>& group, const std::vector<Casting>& more, int rank)
      : group_(group), more_(more), suffix_("_row" + std::to_string(rank)) {
    for (const Casting& casting : more_) {
      there_.push_back(is_there(casting));
      gone_.push_back(there_.back() != nullptr);
      if (gone_.back() && station_ == nullptr && is_station(more_, casting)) {
        station_ = casting.part;
        station_there_ = there_.back()->part;
      }
    }
    for (std::size_t i = 0; i < more_.size(); ++i) gone_[i] = gone_[i] || lies_on_gone(more_[i]);
  }

  // Whether what stands there is used from both sides.
  bool may_turn() const { return station_ != nullptr && !station_->one_side && has_offset(); }

  // Whether they need nothing of what they do without: nobody is in it, or puts something on it.
  bool do_without() const {
    return std::none_of(more_.begin(), more_.end(), [&](const Casting& casting) {
      const auto targets = targets_of(*casting.part);
      return std::any_of(targets.begin(), targets.end(),
                         [&](const auto* target) { return *target && is_gone((*target)->part); });
    });
  }

  bool can_join() const {
    for (std::size_t i = 0; i < more_.size(); ++i) {
      const Part& part = *more_[i].part;
      if (gone_[i] || part.is_thing) continue;
      if ((part.at && is_gone(part.at->part)) || (part.reach.hip && is_gone(part.reach.hip->part)))
        return false;
    }
    return std::any_of(more_.begin(), more_.end(), [&](const Casting& casting) {
      return !casting.part->is_thing && !is_gone(casting.part->name);
    });
  }

  // Whether they share a thing with the group, or all of them do the deed: two pairs are two tableaux.
  bool belong_together() const {
    const bool pair = std::any_of(more_.begin(), more_.end(), [](const Casting& casting) {
      return !casting.part->is_thing && !(casting.part->role && is_agent(*casting.part->role));
    });
    return station_ != nullptr || !pair;
  }

  // Who is left of the station stays left of it.
  bool is_left() const {
    const Part* root = first_root();
    if (station_ == nullptr || root == nullptr || !has_offset()) return true;
    const auto [x, arms] = offset_of(*root);
    return x + arms * usual_arm_length + (root->edge == right_side ? 1 : 0) <= 0;
  }

  // Moved by `shift` to the right and by `nearer` towards whoever looks. `reaching`: hands reach what is
  // there.
  std::vector<Casting> cast(bool turned, double shift, bool reaching, double nearer = 0) const {
    std::vector<Casting> castings;
    for (std::size_t i = 0; i < more_.size(); ++i) {
      if (gone_[i]) continue;
      auto part = std::make_shared<Part>(*more_[i].part);
      if (drives_on_gone(more_[i])) {
        part->at.reset();
        part->angle.reset();
      }
      const bool root = is_root(*part);
      if (root) stand(*part);
      if (turned) turn_round(*part);
      if (root) part->x += shift;
      if (!part->at && !part->reach.hip) part->y -= nearer;
      rename(*part, reaching);
      castings.push_back(
          {part.get(), more_[i].player, more_[i].copy, part, more_[i].in_back, more_[i].from_afar});
    }
    return castings;
  }

 private:
  static constexpr double usual_arm_length = 24;

  // The one of the group that is the same thing, if one is enough.
  const Casting* is_there(const Casting& casting) const {
    const bool once = casting.part->is_thing && casting.part->once;
    if (casting.player.wished >= 0 || !(once || is_station(more_, casting))) return nullptr;
    const auto found = std::find_if(group_.begin(), group_.end(), [&](const Casting& other) {
      return other.part->is_thing && other.player.name == casting.player.name &&
             (once || is_station(group_, other));
    });
    return found == group_.end() ? nullptr : &*found;
  }

  std::optional<std::size_t> index_of(std::string_view name) const {
    for (std::size_t i = 0; i < more_.size(); ++i) {
      if (more_[i].part->name == name) return i;
    }
    return std::nullopt;
  }

  bool is_gone(std::string_view name) const {
    const std::optional<std::size_t> index = index_of(name);
    return index && *index < gone_.size() && gone_[*index];
  }

  // A sledge on a slope: it drives as well beside that.
  bool drives_on_gone(const Casting& casting) const {
    const Part& part = *casting.part;
    return part.is_thing && part.at && part.by == "ground" && is_gone(part.at->part) &&
           sits_on(more_, casting);
  }

  // The cake on the table that is not there a second time, unless the text names it.
  bool lies_on_gone(const Casting& casting) const {
    const Part& part = *casting.part;
    return part.is_thing && part.at && casting.player.wished < 0 && is_gone(part.at->part) &&
           !drives_on_gone(casting);
  }

  bool is_root(const Part& part) const {
    return !part.at && !part.reach.hip && (part.beside.empty() || is_gone(part.beside));
  }

  const Part* first_root() const {
    for (std::size_t i = 0; i < more_.size(); ++i) {
      if (!gone_[i] && is_root(*more_[i].part)) return more_[i].part;
    }
    return nullptr;
  }

  // Whether all of them have a place that counts from the station.
  bool has_offset() const {
    for (std::size_t i = 0; i < more_.size(); ++i) {
      const Part& part = *more_[i].part;
      if (gone_[i] || !is_root(part)) continue;
      const bool known = part.beside == station_->name ||
                         (station_->beside == part.name && station_->edge.empty()) ||
                         (part.beside.empty() && station_->beside.empty());
      if (!known) return false;
    }
    return true;
  }

  // x and lengths of an arm.
  std::pair<double, double> offset_of(const Part& part) const {
    if (part.beside == station_->name) return {part.x, part.arms};
    if (station_->beside == part.name) return {-station_->x, -station_->arms};
    return {part.x - station_->x, 0};
  }

  void stand(Part& part) const {
    if (station_ == nullptr || !has_offset()) {
      part.beside.clear();
      part.edge.clear();
      return;
    }
    std::tie(part.x, part.arms) = offset_of(part);
    part.beside = station_there_->name;
  }

  void rename(Part& part, bool reaching) const {
    const auto own = [&](std::string& name) {
      if (index_of(name) && !is_gone(name)) name += suffix_;
    };
    for (std::optional<Target>* target : targets_of(part)) {
      if (!*target) continue;
      if (!is_gone((*target)->part)) {
        own((*target)->part);
      } else if (const Casting* there = there_[*index_of((*target)->part)];
                 there != nullptr && (reaching || target == &part.at)) {
        (*target)->part = there->part->name;
        // Beside what lies there already.
        if (target == &part.at) part.x += next_on_top;
      } else {
        target->reset();
      }
    }
    if (station_ == nullptr || part.beside != station_there_->name) own(part.beside);
    if (part.is_thing && part.user.empty()) part.user = first_figure();
    own(part.user);
    own(part.name);
  }

  std::string first_figure() const {
    for (const Casting& casting : more_) {
      if (!casting.part->is_thing) return casting.part->name;
    }
    return {};
  }

  static constexpr double next_on_top = 16;

  const std::vector<Casting>& group_;
  const std::vector<Casting>& more_;
  std::string suffix_;
  std::vector<const Casting*> there_;  // of the group, in place of each of the newcomers' things
  std::vector<bool> gone_;
  const Part* station_ = nullptr;  // of the newcomers, and the one that is there in its place
  const Part* station_there_ = nullptr;
};

std::vector<Casting> together(std::vector<Casting> group, std::vector<Casting> more) {
  group.insert(group.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  return group;
}

Scene outline_of(const std::vector<Casting>& castings) {
  figures::Drawn drawn;
  drawn.mm_per_unit = 0.3;
  drawn.finest_mm = 0;
  return draw_tableau(place(castings), drawn, base::Random(0));
}

// How much of the narrower one is before or behind the other.
double overlap(const Rect& a, const Rect& b) {
  const double common = std::min(a.right, b.right) - std::max(a.left, b.left);
  return common / std::max(1.0, std::min(a.width(), b.width()));
}

// Whether the newcomers, from `first` on, hide little of the others and little of them is hidden.
bool stands_free(const Scene& scene, const std::vector<Casting>& castings, std::size_t first) {
  const Rect own = extent(scene, first, castings.size());
  for (std::size_t i = 0; i < first; ++i) {
    if (!is_station(castings, castings[i]) && overlap(own, extent(scene, i, i + 1)) > shared_depth)
      return false;
  }
  return true;
}

// How far to a side of `shift` somebody in the front row stands, so that what the others work at is seen: the
// flowers that they water.
double beside_stations(const Scene& scene, const std::vector<Casting>& castings, std::size_t back,
                       const Rect& own, double shift) {
  constexpr double most_hidden = 0.3, step = 12, farthest = 84;
  const auto hides = [&](double by) {
    for (std::size_t i = 0; i < back; ++i) {
      if (!is_station(castings, castings[i])) continue;
      const Rect station = extent(scene, i, i + 1);
      if (own.moved({by, 0}).intersection(station).area() > most_hidden * station.area()) return true;
    }
    return false;
  };
  for (double aside = 0; aside <= farthest; aside += step) {
    for (const double by : {shift + aside, shift - aside}) {
      if (!hides(by)) return by;
    }
  }
  return shift;
}

// How much of a box in the back row may be hidden without harm: legs, less of what stands there, and
// little of what somebody holds and of whom they look at.
double may_be_hidden(const std::vector<Casting>& castings, const Casting& casting) {
  const Part& part = *casting.part;
  if (part.is_thing) return part.in_hand || part.held ? 0.06 : is_station(castings, casting) ? 0.3 : 0.2;
  return part.role == Role::patient ? 0.15 : 0.3;
}

// How much of the back row the newcomers, from `first` on, hide beyond that when they stand `shift` to the
// right: the sum of the shares of all boxes.
double hidden_behind(const Scene& scene, const std::vector<Casting>& castings, std::size_t back,
                     std::size_t first, double shift) {
  double sum = 0;
  for (std::size_t k = 0; k < back; ++k) {
    const Rect box = extent(scene, k, k + 1);
    double common = 0;
    for (std::size_t i = first; i < castings.size(); ++i)
      common += extent(scene, i, i + 1).moved({shift, 0}).intersection(box).area();
    if (box.area() > 0) sum += std::max(0.0, common / box.area() - may_be_hidden(castings, castings[k]));
  }
  return sum;
}

bool is_narrow(const Scene& scene, std::size_t count, double widest) {
  return extent(scene, 0, count).width() <= widest;
}

}  // namespace

bool has_doer(const std::vector<Casting>& castings) {
  return std::any_of(castings.begin(), castings.end(), [](const Casting& casting) {
    return casting.part->role && is_agent(*casting.part->role) &&
           std::holds_alternative<figures::FigureLook>(casting.player.body);
  });
}

std::optional<std::vector<Casting>> in_one_row(const std::vector<Casting>& group,
                                               const std::vector<Casting>& more, int rank, double widest) {
  const Newcomers newcomers(group, more, rank);
  if (!newcomers.can_join() || !newcomers.belong_together()) return std::nullopt;
  const std::size_t count = group.size();
  const bool turned = newcomers.may_turn() && rank % 2 == 1;
  std::vector<Casting> all;
  if (turned) {
    all = together(group, newcomers.cast(true, 0, true));
    if (!lacks_point(all)) {
      const Scene scene = outline_of(all);
      const std::size_t hidden = covered_faces(outline_of(group)).size();
      if (stands_free(scene, all, count) && is_narrow(scene, all.size(), widest) &&
          covered_faces(scene).size() <= hidden)
        return all;
    }
  }
  all = together(group, newcomers.cast(turned, 0, false));
  if (lacks_point(all)) return std::nullopt;
  const Scene scene = outline_of(all);
  const Rect others = extent(scene, 0, count), own = extent(scene, count, all.size());
  const bool left = newcomers.is_left() != turned;
  const double shift = left ? others.left - own.right - row_gap : others.right - own.left + row_gap;
  if (others.width() + own.width() + row_gap > widest) return std::nullopt;
  return together(group, newcomers.cast(turned, shift, false));
}

std::optional<std::vector<Casting>> in_front_row(const std::vector<Casting>& group, std::size_t front,
                                                 const std::vector<Casting>& more, int rank, double widest) {
  const Newcomers newcomers(group, more, rank);
  if (!newcomers.can_join() || !newcomers.belong_together() || !newcomers.do_without()) return std::nullopt;
  const std::size_t count = group.size();
  std::optional<std::vector<Casting>> best;
  double least = 0;
  for (const double nearer : front_row_nearer) {
    const std::vector<Casting> all = together(group, newcomers.cast(false, 0, false, nearer));
    if (lacks_point(all)) return std::nullopt;
    const Scene scene = outline_of(all);
    const Rect back = extent(scene, 0, front), own = extent(scene, count, all.size());
    double shift = beside_stations(scene, all, front, own, back.center().x - own.center().x);
    if (front < count) {
      const Rect others = extent(scene, front, count);
      const bool left = rank % 2 == 0;
      shift = left ? others.left - own.right - row_gap : others.right - own.left + row_gap;
      if (others.width() + own.width() + row_gap > widest) return std::nullopt;
    }
    const double hidden = hidden_behind(scene, all, front, count, shift);
    if (best && hidden > least - worth_a_step) continue;
    best = together(group, newcomers.cast(false, shift, false, nearer));
    least = hidden;
    if (hidden == 0) break;
  }
  return best;
}

}  // namespace drawing::deeds
