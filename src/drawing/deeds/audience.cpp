#include "drawing/deeds/audience.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "drawing/deeds/part_names.h"
#include "drawing/deeds/placing.h"

namespace drawing::deeds {
namespace {

using geometry::Rect;

// What a row may be wide, in figure units: it is no wider than a page shows large enough.
constexpr double widest_audience = 330;
// How much of its width one may be before the next, and of its height before those behind.
constexpr double beside_share = 0.9, before_share = 0.84;
// How far who stands by keeps from the others, and how little off the middle who does it still counts as
// left.
constexpr double gap_beside = 6, hardly_right = 20;

// A listener at the origin, looking to the right.
Rect box_of(const std::vector<Casting>& listener) {
  return draw_tableau(place(listener), figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0))
      .bounds();
}

// Where those are whom the audience looks at: the eyes of who does it, else the middle.
double stage_of(const Scene& scene, const std::vector<Casting>& group) {
  double sum = 0;
  int eyes = 0;
  for (const Scene::Eye& eye : scene.eyes) {
    if (group[eye.casting].part->role != Role::agent) continue;
    sum += eye.at.x;
    ++eyes;
  }
  return eyes > 0 ? sum / eyes : scene.bounds().center().x;
}

void turn(Part& part) {
  part.x = -part.x;
  part.arms = -part.arms;
  part.faces_left = !part.faces_left;
}

// One of them at x, `nearer` before those behind, with names of its own.
std::vector<Casting> seated(const std::vector<Casting>& listener, double x, double nearer, bool left,
                            std::size_t rank) {
  const std::string suffix = "_listener" + std::to_string(rank);
  std::vector<Casting> castings;
  for (const Casting& casting : listener) {
    auto part = std::make_shared<Part>(*casting.part);
    add_suffix(*part, suffix);
    if (part->role && is_agent(*part->role)) part->role = Role::receiver;
    if (left) turn(*part);
    if (!part->at && !part->reach.hip && part->beside.empty()) {
      part->x += x;
      part->y -= nearer;
    }
    castings.push_back({part.get(), casting.player, casting.copy, part});
  }
  return castings;
}

}  // namespace

std::vector<int> audience_of(const Wish& wish, const Deed& deed, const PlanBook& plans) {
  std::vector<int> audience;
  if (deed.receiver) audience.push_back(*deed.receiver);
  if (!plans.is_listened_to(deed.verb)) return audience;
  for (int i = 0; i < static_cast<int>(wish.motifs.size()); ++i) {
    const bool busy = std::any_of(wish.deeds.begin(), wish.deeds.end(), [i](const Deed& other) {
      return std::find(other.agents.begin(), other.agents.end(), i) != other.agents.end();
    });
    // "der Klasse" is a boy and a girl.
    const bool listens =
        deed.patient == i ||
        (deed.receiver && figures::is_person(wish.motifs[static_cast<std::size_t>(i)].motif));
    if (listens && !busy && deed.receiver != i) audience.push_back(i);
  }
  return audience;
}

const Plan* audience_plan(const PlanBook& plans, const Deed& deed) {
  const std::string_view verb = plans.is_listened_to(deed.verb) ? listening : standing_by;
  for (const Plan* plan : plans.find(verb)) {
    const bool here = deed.place && std::find(plan->places.begin(), plan->places.end(), deed.place->id) !=
                                        plan->places.end();
    if (plan->places.empty() || here) return plan;
  }
  return nullptr;
}

bool has_somebody(const std::vector<Casting>& castings) {
  return std::any_of(castings.begin(), castings.end(), [](const Casting& casting) {
    return !std::holds_alternative<Thing>(casting.player.body);
  });
}

std::vector<Casting> with_audience(std::vector<Casting> group,
                                   const std::vector<std::vector<Casting>>& audience, bool beside) {
  if (audience.empty()) return group;
  const Scene scene =
      draw_tableau(place(group), figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0));
  const Rect stage = scene.bounds();
  const double looked_at = stage_of(scene, group);
  std::vector<Rect> boxes;
  double width = 0;
  for (const auto& listener : audience) {
    boxes.push_back(box_of(listener));
    width += boxes.back().width() * beside_share;
  }
  if (beside && audience.size() == 1) {
    const bool left = looked_at <= stage.center().x + hardly_right;
    const Rect& box = boxes.front();
    const double half = box.width() / 2 + gap_beside;
    const double origin = left ? stage.right + half + box.center().x : stage.left - half - box.center().x;
    const std::vector<Casting> one = seated(audience.front(), origin, 0, left, 0);
    group.insert(group.end(), one.begin(), one.end());
    return group;
  }
  const std::size_t rows = width > widest_audience ? 2 : 1, each = (audience.size() + rows - 1) / rows;
  double nearer = std::max(0.0, stage.bottom);
  for (std::size_t first = 0; first < audience.size(); first += each) {
    const std::size_t last = std::min(audience.size(), first + each);
    double row = 0, highest = 0;
    for (std::size_t i = first; i < last; ++i) {
      row += boxes[i].width() * beside_share;
      highest = std::max(highest, boxes[i].height());
    }
    nearer += highest * before_share;
    double x =
        std::clamp(looked_at, stage.left + row / 2, std::max(stage.left + row / 2, stage.right - row / 2)) -
        row / 2;
    for (std::size_t i = first; i < last; ++i) {
      const Rect& box = boxes[i];
      const double step = box.width() * beside_share;
      const bool left = x + step / 2 > looked_at;
      const double origin = x + step / 2 - (left ? -box.center().x : box.center().x);
      std::vector<Casting> one = seated(audience[i], origin, nearer, left, i);
      group.insert(group.end(), one.begin(), one.end());
      x += step;
    }
  }
  return group;
}

}  // namespace drawing::deeds
