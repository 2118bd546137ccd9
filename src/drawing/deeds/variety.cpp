#include "drawing/deeds/variety.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace drawing::deeds {
namespace {

constexpr std::array<std::string_view, 4> cheers{"cheer", "clap", "toss", "wave"};
// Who runs as others do has the arms of one of these.
constexpr std::array<std::string_view, 3> arms{"", "wave", "cheer"};
constexpr std::array<std::string_view, 3> runs{"run", "skate", "jump"};
// Who sits holds out the hands for what is in them; empty ones lie on the knees, as in this pose.
constexpr std::string_view sits = "sit", at_ease = "sit_at_ease";

bool has_hands_full(const std::vector<Casting>& castings, const Part& figure) {
  const Reach& r = figure.reach;
  if (r.near_hand || r.far_hand || !figure.gesture.pose.empty()) return true;
  const auto in_hand = [&](const std::optional<Target>& target) {
    return target && target->part == figure.name && target->point.ends_with("hand");
  };
  return std::any_of(castings.begin(), castings.end(), [&](const Casting& casting) {
    const Part& part = *casting.part;
    return in_hand(part.at) || in_hand(part.held) || in_hand(part.reach.near_hand) ||
           in_hand(part.reach.far_hand);
  });
}

}  // namespace

std::vector<Casting> with_varied_poses(std::vector<Casting> castings) {
  std::map<std::string, std::size_t, std::less<>> seen;
  for (std::size_t i = 0; i < castings.size(); ++i) {
    const Part& part = *castings[i].part;
    const bool somebody = std::holds_alternative<figures::FigureLook>(castings[i].player.body);
    const bool cheering = part.pose == cheers.front();
    const bool running = std::find(runs.begin(), runs.end(), part.pose) != runs.end();
    const bool sitting = part.pose == sits;
    if (!somebody || (!cheering && !running && !sitting) || has_hands_full(castings, part)) continue;
    if (sitting) {
      auto rested = std::make_shared<Part>(part);
      rested->gesture = {.pose = std::string(at_ease), .near = true, .far = true};
      castings[i].part = rested.get();
      castings[i].own = std::move(rested);
      continue;
    }
    const std::size_t before = seen[part.pose]++;
    if (before == 0) continue;
    auto varied = std::make_shared<Part>(part);
    if (cheering) {
      varied->pose = cheers[before % cheers.size()];
    } else if (const std::string_view other = arms[before % arms.size()]; !other.empty()) {
      varied->gesture = {.pose = std::string(other), .near = true, .far = true};
    }
    castings[i].part = varied.get();
    castings[i].own = std::move(varied);
  }
  return castings;
}

}  // namespace drawing::deeds
