#include "drawing/deeds/plan_file.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "base/error.h"
#include "base/toml_fields.h"
#include "base/tomlplusplus.h"
#include "drawing/deeds/sides.h"
#include "drawing/props/catalogue.h"

namespace drawing::deeds {
namespace {

using base::file_refusal;
using base::TomlFields;

constexpr std::array<std::string_view, 12> moods{"neutral",  "happy",   "laughing",  "sad",
                                                 "angry",    "sleepy",  "surprised", "crying",
                                                 "shouting", "blowing", "afraid",    "kissing"};
constexpr std::array<std::string_view, 6> fits{"real", "height", "legs", "width", "hip", "picture"};
constexpr std::array<std::string_view, 4> depths{"by_use", "behind", "lap", "front"};
constexpr std::array<std::string_view, 4> beings{"person", "animal", "being", "thing"};
constexpr std::array<std::string_view, 12> ways{"around", "through", "over",      "under",
                                                "along",  "towards", "away_from", "out_of",
                                                "into",   "onto",    "behind",    "in_front_of"};

constexpr std::array edges{left_side, right_side};
constexpr std::array<std::string_view, 5> sites{"anywhere", "water", "under_water", "room", "treats"};

template <class Names>
std::vector<std::string_view> words(const Names& names) {
  return {names.begin(), names.end()};
}

class PartReader {
 public:
  PartReader(const toml::table& table, const std::string& file) : fields_(table, file), file_(file) {}

  Part read() {
    read_name();
    if (part_.is_thing) {
      read_thing();
    } else {
      read_figure();
    }
    read_place();
    fields_.refuse_unknown();
    return std::move(part_);
  }

 private:
  // {who = "agent"}, {thing = "tool"}, {thing = "stove"}
  void read_name() {
    const std::optional<std::string> who = fields_.text("who"), thing = fields_.text("thing");
    if (who.has_value() == thing.has_value()) throw file_refusal("deed_part_name", file_, fields_.table());
    part_.is_thing = thing.has_value();
    part_.name = thing.value_or(who.value_or(""));
    const auto role = std::find(role_names.begin(), role_names.end(), part_.name);
    if (role != role_names.end()) {
      part_.role = static_cast<Role>(role - role_names.begin());
    } else if (who) {
      throw file_refusal("file_word_unknown", file_, *fields_.node("who"),
                         {*who, "who", base::listed(words(role_names))});
    }
    // One of several in the same role: the other rider's horse.
    if (auto called = fields_.text("called")) part_.name = *called;
  }

  void read_figure() {
    part_.pose = fields_.text("pose").value_or("");
    if (!part_.pose.empty() && figures::find_pose(part_.pose) == nullptr)
      throw file_refusal("deed_unknown_pose", file_, *fields_.node("pose"), {part_.pose});
    part_.beast = fields_.text("beast").value_or("");
    if (auto arms = fields_.text("arms_of")) {
      if (figures::find_pose(*arms) == nullptr)
        throw file_refusal("deed_unknown_pose", file_, *fields_.node("arms_of"), {*arms});
      part_.gesture = {std::move(*arms), true, true, false};
    }
    if (part_.pose.empty() && part_.beast.empty())
      throw file_refusal("deed_without_pose", file_, fields_.table(), {part_.name});
    if (const auto mood = fields_.choice("mood", words(moods)))
      part_.mood = static_cast<figures::Mood>(*mood);
    part_.reach = {target("hip"),       target("near_hand"), target("far_hand"),
                   target("near_foot"), target("far_foot"),  target("mouth")};
    part_.arms_above = fields_.flag("arms_above").value_or(false);
    part_.legs_below = fields_.flag("legs_below").value_or(false);
    part_.legs_round = fields_.flag("legs_round").value_or(false);
  }

  void read_thing() {
    part_.props = fields_.texts_or_none("prop");
    for (const std::string& prop : part_.props) {
      if (!props::is_drawn(prop))
        throw file_refusal("deed_unknown_prop", file_, *fields_.node("prop"), {prop});
    }
    if (!part_.role && part_.props.empty())
      throw file_refusal("deed_without_prop", file_, fields_.table(), {part_.name});
    part_.even_if_named = fields_.flag("even_if_named").value_or(false);
    if (const auto fit = fields_.choice("fit", words(fits))) part_.fit = static_cast<Fit>(*fit);
    part_.user = fields_.text("user").value_or("");
    part_.size = fields_.number("size").value_or(1);
    if (const auto depth = fields_.choice("depth", words(depths))) part_.depth = static_cast<Depth>(*depth);
    part_.repeated = fields_.flag("repeated").value_or(false);
    part_.once = fields_.flag("once").value_or(false);
    part_.one_side = fields_.flag("one_side").value_or(false);
  }

  void read_place() {
    part_.at = target("at");
    if (auto in = target("in")) {
      part_.at = std::move(in);
      part_.in_hand = true;
    }
    part_.held = target("held");
    part_.by = fields_.text("by").value_or("grip");
    part_.angle = fields_.number("angle");
    part_.second_hand = fields_.text("second").value_or("");
    part_.beside = fields_.text("beside").value_or("");
    if (const auto edge = fields_.choice("edge", words(edges))) part_.edge = edges[*edge];
    part_.lifted = fields_.flag("lifted").value_or(false);
    part_.x = fields_.number("x").value_or(0);
    part_.y = fields_.number("y").value_or(0);
    part_.arms = fields_.number("arms").value_or(0);
    part_.faces_left = fields_.flag("faces_left").value_or(false);
  }

  // "tool.seat"
  std::optional<Target> target(std::string_view key) {
    const std::optional<std::string> text = fields_.text(key);
    if (!text) return std::nullopt;
    const std::size_t dot = text->find('.');
    if (dot == std::string::npos || dot == 0 || dot + 1 == text->size())
      throw file_refusal("deed_target", file_, *fields_.node(key), {*text});
    return Target{text->substr(0, dot), text->substr(dot + 1)};
  }

  TomlFields fields_;
  const std::string& file_;
  Part part_;
};

// when = { patient = "person", tool = ["bicycle"], goal = "none" }
void read_conditions(TomlFields fields, Plan& plan) {
  for (std::size_t i = 0; i < role_names.size(); ++i) {
    const std::optional<std::vector<std::string>> texts = fields.texts(role_names[i]);
    if (!texts) continue;
    Condition condition;
    condition.role = static_cast<Role>(i);
    const std::string& first = texts->front();
    const auto being = std::find(beings.begin(), beings.end(), first);
    if (first == "none") {
      condition.present = false;
    } else if (being != beings.end()) {
      condition.being = static_cast<Being>(being - beings.begin());
    } else if (first != "any") {
      condition.ids = *texts;
    }
    plan.conditions.push_back(std::move(condition));
  }
  if (const auto way = fields.choice("way", words(ways))) plan.way = static_cast<WayPreposition>(*way);
  if (const auto site = fields.choice("site", words(sites))) plan.site = static_cast<Site>(*site);
  plan.agents = fields.count("agents").value_or(1);
  plan.tools = fields.count("tools").value_or(1);
  plan.shared = fields.flag("shared").value_or(false);
  plan.without_object = fields.flag("without_object").value_or(false);
  fields.refuse_unknown();
}

// Every part that a target names is one of the plan's.
void check_targets(const Plan& plan, const std::string& file, const toml::table& table) {
  std::vector<std::string_view> names;
  const auto known = [&](const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  for (const Part& part : plan.parts) names.push_back(part.name);
  for (const Part& part : plan.parts) {
    std::vector<const Target*> targets;
    for (const std::optional<Target>* target :
         {&part.at, &part.held, &part.reach.hip, &part.reach.near_hand, &part.reach.far_hand,
          &part.reach.near_foot, &part.reach.far_foot, &part.reach.mouth}) {
      if (*target) targets.push_back(&**target);
    }
    for (const Target* target : targets) {
      if (!known(target->part))
        throw file_refusal("deed_unknown_part", file, table, {target->part, part.name});
    }
    if (!part.beside.empty() && !known(part.beside))
      throw file_refusal("deed_unknown_part", file, table, {part.beside, part.name});
  }
}

// Whether the plan says which things the part stands for.
bool lists_things(const Plan& plan, const Part& part) {
  return std::any_of(plan.conditions.begin(), plan.conditions.end(), [&](const Condition& condition) {
    return part.role == condition.role && !condition.ids.empty();
  });
}

Plan read_plan(const toml::table& table, const std::string& file) {
  TomlFields fields(table, file);
  Plan plan;
  plan.verbs = fields.texts_or_none("verbs");
  if (plan.verbs.empty()) throw file_refusal("deed_without_verbs", file, table);
  fields.each_table("when", [&](const toml::table& when) { read_conditions(TomlFields(when, file), plan); });
  fields.each_table("parts",
                    [&](const toml::table& part) { plan.parts.push_back(PartReader(part, file).read()); });
  if (plan.parts.empty()) throw file_refusal("deed_without_parts", file, table);
  for (Part& part : plan.parts) part.any_named = part.even_if_named && !lists_things(plan, part);
  plan.others = fields.text("others").value_or("");
  if (!plan.others.empty() && figures::find_pose(plan.others) == nullptr)
    throw file_refusal("deed_unknown_pose", file, *fields.node("others"), {plan.others});
  plan.places = fields.texts_or_none("place");
  plan.in_air = fields.flag("in_air").value_or(false);
  plan.at_wall = fields.flag("at_wall").value_or(false);
  plan.legible = fields.flag("legible").value_or(false);
  plan.afloat = fields.flag("afloat").value_or(false);
  plan.mood_only = fields.flag("mood_only").value_or(false);
  fields.refuse_unknown();
  check_targets(plan, file, table);
  return plan;
}

}  // namespace

std::vector<Plan> read_plans(std::string_view text, const std::string& file, PlanFileHead* head) {
  const toml::table root = base::parse_toml(text, file);
  std::vector<Plan> plans;
  TomlFields fields(root, file);
  fields.each_table("deed", [&](const toml::table& table) { plans.push_back(read_plan(table, file)); });
  const auto read = [&](std::string_view key, std::vector<std::string> PlanFileHead::*list) {
    std::vector<std::string> verbs = fields.texts_or_none(key);
    if (head != nullptr) std::move(verbs.begin(), verbs.end(), std::back_inserter(head->*list));
  };
  read("needs_legs", &PlanFileHead::needs_legs);
  read("shares_thing", &PlanFileHead::shares_thing);
  read("listened_to", &PlanFileHead::listened_to);
  read("from_afar", &PlanFileHead::from_afar);
  read("saddens", &PlanFileHead::saddens);
  const std::optional<int> rank = fields.count("rank");
  if (head != nullptr && rank) head->rank = *rank;
  fields.refuse_unknown();
  return plans;
}

}  // namespace drawing::deeds
