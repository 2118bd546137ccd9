#include "drawing/deeds/plan_book.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "drawing/deeds/plan_file.h"

namespace drawing::deeds {

PlanBook::PlanBook(const base::ResourceFiles& files) {
  for (const auto& [name, text] : files) {
    VerbLists lists;
    std::vector<Plan> some = read_plans(text, name, &lists);
    needs_legs_.insert(lists.needs_legs.begin(), lists.needs_legs.end());
    shares_thing_.insert(lists.shares_thing.begin(), lists.shares_thing.end());
    from_afar_.insert(lists.from_afar.begin(), lists.from_afar.end());
    listened_to_.insert(lists.listened_to.begin(), lists.listened_to.end());
    std::move(some.begin(), some.end(), std::back_inserter(plans_));
  }
  for (const Plan& plan : plans_) {
    for (const std::string& verb : plan.verbs) by_verb_[verb].push_back(&plan);
  }
  // Bathing in the sea is not bathing in a tub: what is for one kind of place comes first.
  for (auto& [verb, plans] : by_verb_)
    std::stable_partition(plans.begin(), plans.end(),
                          [](const Plan* plan) { return plan->site != Site::anywhere; });
}

const PlanBook& PlanBook::embedded() {
  static const PlanBook book(base::embedded_files("deeds"));
  return book;
}

PlanBook PlanBook::from_folder(const std::string& folder) {
  return PlanBook(base::toml_files(folder, "deeds_unreadable"));
}

std::span<const Plan* const> PlanBook::find(std::string_view verb) const {
  const auto found = by_verb_.find(verb);
  if (found == by_verb_.end()) return {};
  return found->second;
}

std::vector<const Plan*> PlanBook::find(std::string_view verb, std::string_view like) const {
  const auto own = find(verb);
  std::vector<const Plan*> all(own.begin(), own.end());
  if (like != verb) {
    const auto alike = find(like);
    all.insert(all.end(), alike.begin(), alike.end());
  }
  return all;
}

}  // namespace drawing::deeds
