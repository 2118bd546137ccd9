#include "drawing/deeds/members.h"

#include <array>
#include <optional>
#include <string_view>

#include "drawing/deeds/part_names.h"

namespace drawing::deeds {
namespace {

using Member = cast::Ensemble::Member;

// What somebody touches things with; names as Member keeps them.
constexpr std::array<std::string_view, 8> limbs{"near_hand", "far_hand", "near_foot", "far_foot",
                                                "mouth",     "hip",      "lap",       "back"};

}  // namespace

std::vector<Member> members_of(const std::vector<Placed>& placed) {
  std::vector<Member> members;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    const Part& part = placed[i].part();
    const bool is_thing = placed[i].thing() != nullptr;
    // Nobody lays a hand on it.
    const bool is_fire = is_thing && placed[i].thing()->kind() == "fire";
    Member member{.id = static_cast<int>(i),
                  .acts = !is_thing && part.role && is_agent(*part.role),
                  .meant = !is_fire && (part.role == Role::patient || part.role == Role::tool),
                  .is_thing = is_thing,
                  .from_afar = placed[i].casting->from_afar,
                  .limbs = {},
                  .joined = {}};
    for (const std::string_view name : limbs) {
      const auto at = is_thing ? std::nullopt : placed[i].point(name);
      if (at) member.limbs.push_back({name, at->at});
    }
    for (const std::optional<Target>* target : targets_of(part)) {
      for (std::size_t k = 0; *target && k < placed.size(); ++k) {
        if (k != i && placed[k].part().name == (*target)->part) member.joined.push_back(static_cast<int>(k));
      }
    }
    members.push_back(std::move(member));
  }
  return members;
}

}  // namespace drawing::deeds
