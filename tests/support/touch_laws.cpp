#include "support/touch_laws.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "geometry/mask.h"
#include "support/painted_cells.h"

namespace test_support {
namespace {

using Member = drawing::cast::Ensemble::Member;
using geometry::Point;

constexpr double cell_mm = 0.75;
// A limb's point is its middle: fingers and the tip of a foot are so far from it. A tool's paint has to come
// nearer.
constexpr double limb_reach_mm = 4.5, tool_reach_mm = 1.5;
constexpr double least_share = 0.1;
// The gap to what has nothing painted.
constexpr double nowhere = 1e6;

// What is painted where, cell by cell.
class Paint {
 public:
  explicit Paint(const drawing::Picture& picture)
      : mask_({0, 0, picture.width_mm, picture.height_mm}, cell_mm),
        cells_(picture.elements.size()),
        owner_(mask_.cells().size(), -1) {
    for_painted_cells(picture, mask_, [this](std::uint16_t element, std::size_t cell) {
      owner_[cell] = element;
      cells_[element].push_back(cell);
    });
    for (std::vector<std::size_t>& own : cells_) {
      std::sort(own.begin(), own.end());
      own.erase(std::unique(own.begin(), own.end()), own.end());
    }
  }

  // In their order.
  const std::vector<std::size_t>& of(int element) const { return cells_[static_cast<std::size_t>(element)]; }
  bool has(int element, std::size_t cell) const {
    return std::binary_search(of(element).begin(), of(element).end(), cell);
  }
  int owner(std::size_t cell) const { return owner_[cell]; }
  // Nothing outside of the page.
  std::optional<std::size_t> cell(Point at) const {
    const int column = static_cast<int>(at.x / cell_mm), row = static_cast<int>(at.y / cell_mm);
    if (at.x < 0 || at.y < 0 || column >= mask_.columns() || row >= mask_.rows()) return std::nullopt;
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(mask_.columns()) +
           static_cast<std::size_t>(column);
  }

  double gap(Point from, int element) const {
    double least = 1e9;
    for (const std::size_t cell : of(element)) least = std::min(least, geometry::length(center(cell) - from));
    return std::max(0.0, least - cell_mm / 2);
  }
  double gap(int a, int b) const {
    double least = 1e9;
    for (const std::size_t cell : of(a)) {
      if (has(b, cell)) return 0;
    }
    for (const std::size_t cell : of(a)) {
      for (const std::size_t other : of(b))
        least = std::min(least, geometry::length(center(cell) - center(other)));
    }
    return std::max(0.0, least - cell_mm);
  }

 private:
  Point center(std::size_t cell) const {
    const auto columns = static_cast<std::size_t>(mask_.columns());
    return mask_.center(static_cast<int>(cell % columns), static_cast<int>(cell / columns));
  }

  geometry::Mask mask_;
  std::vector<std::vector<std::size_t>> cells_;
  std::vector<int> owner_;
};

bool are_joined(const Member& a, const Member& b) {
  const auto has = [](const Member& one, int id) {
    return std::find(one.joined.begin(), one.joined.end(), id) != one.joined.end();
  };
  return has(a, b.id) || has(b, a.id);
}

// The nearest that somebody's limbs, or what is in its hands, come to it: how far beyond what counts as
// touching.
double gap_to(const Paint& paint, const std::vector<Member>& all, const Member& who, const Member& what) {
  if (are_joined(who, what)) return 0;
  double least = 1e9;
  for (const Member::Limb& limb : who.limbs)
    least = std::min(least, paint.gap(limb.at, what.id) - limb_reach_mm);
  for (const Member& tool : all) {
    if (least <= 0) break;
    if (tool.id == what.id || !tool.is_thing || !are_joined(who, tool)) continue;
    least = std::min(least, paint.gap(tool.id, what.id) - tool_reach_mm);
  }
  return std::max(0.0, least);
}

// In a chain of what holds each other: a rider and the reins of the horse.
std::set<int> attached_to(const Member& one, const std::vector<Member>& all) {
  std::set<int> near{one.id};
  for (int step = 0; step < 2; ++step) {
    const std::set<int> before = near;
    for (const Member& a : all) {
      for (const Member& b : all) {
        if (before.contains(a.id) && are_joined(a, b)) near.insert(b.id);
      }
    }
  }
  return near;
}

}  // namespace

std::vector<Untouched> untouched_on(const drawing::Drawing& drawing) {
  std::vector<Untouched> found;
  const Paint paint(drawing.picture);
  const auto name = [&](const Member& member) {
    return drawing.picture.elements[static_cast<std::size_t>(member.id)].name;
  };
  for (const std::vector<Member>& all : drawing.performance.ensembles) {
    const bool has_meant = std::any_of(all.begin(), all.end(), [](const Member& member) {
      return member.meant && member.is_thing && !member.from_afar;
    });
    if (!has_meant) continue;
    std::map<std::string, Untouched> things;  // the nearest of each name
    for (const Member& what : all) {
      if (!what.meant || !what.is_thing || what.from_afar) continue;
      for (const Member& who : all) {
        if (!who.acts) continue;
        const double gap = gap_to(paint, all, who, what);
        const auto [known, added] = things.try_emplace(name(what), Untouched{name(who), name(what), gap});
        if (!added && gap < known->second.gap_mm) known->second = {name(who), name(what), gap};
      }
    }
    for (auto& [key, thing] : things) {
      if (thing.gap_mm > 0 && thing.gap_mm < nowhere) found.push_back(std::move(thing));
    }
    for (const Member& who : all) {
      if (!who.acts || who.from_afar) continue;
      double least = 1e9;
      for (const Member& what : all) {
        if (what.is_thing || what.meant) least = std::min(least, gap_to(paint, all, who, what));
      }
      if (least > 0 && least < nowhere) found.push_back({name(who), "", least});
    }
  }
  return found;
}

std::vector<Hidden> hidden_on(const drawing::Drawing& drawing) {
  const Paint paint(drawing.picture);
  const std::vector<drawing::Element>& elements = drawing.picture.elements;
  std::map<int, const Member*> members;
  std::map<int, std::set<int>> attached;
  for (const std::vector<Member>& all : drawing.performance.ensembles) {
    for (const Member& member : all) {
      members[member.id] = &member;
      attached[member.id] = attached_to(member, all);
    }
  }
  std::vector<Hidden> found;
  for (int e = 0; e < static_cast<int>(elements.size()); ++e) {
    const auto member = members.find(e);
    // What a plan brings may be behind who uses it: a chair.
    const bool counts = member != members.end() && (!member->second->is_thing || member->second->meant);
    if (!counts && !elements[static_cast<std::size_t>(e)].asked) continue;
    if (paint.of(e).empty()) continue;
    std::map<int, Hidden> by;
    const auto hider = [&](int other) -> Hidden* {
      if (other < 0 || other == e || (attached.contains(e) && attached[e].contains(other))) return nullptr;
      const drawing::Element& element = elements[static_cast<std::size_t>(other)];
      return &by.try_emplace(other, Hidden{elements[static_cast<std::size_t>(e)].name, element.name, 0, false,
                                           0, !element.asked && !members.contains(other)})
                  .first->second;
    };
    const double cell = 1.0 / static_cast<double>(paint.of(e).size());
    for (const std::size_t c : paint.of(e)) {
      if (Hidden* one = hider(paint.owner(c))) one->share += cell;
    }
    if (member != members.end()) {
      for (const Member::Limb& limb : member->second->limbs) {
        if (limb.name != "mouth" && !limb.name.ends_with("hand")) continue;
        const std::optional<std::size_t> at = paint.cell(limb.at);
        Hidden* one = at && paint.has(e, *at) ? hider(paint.owner(*at)) : nullptr;
        if (one == nullptr) continue;
        if (limb.name == "mouth") one->face = true;
        if (limb.name.ends_with("hand")) ++one->hands;
      }
    }
    for (auto& [other, one] : by) {
      if (one.share >= least_share || one.face || one.hands > 0) found.push_back(std::move(one));
    }
  }
  const auto weight = [](const Hidden& one) { return one.share + (one.face ? 0.5 : 0) + 0.15 * one.hands; };
  std::sort(found.begin(), found.end(),
            [&](const Hidden& a, const Hidden& b) { return weight(a) > weight(b); });
  return found;
}

}  // namespace test_support
