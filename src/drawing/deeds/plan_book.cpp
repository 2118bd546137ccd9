#include "drawing/deeds/plan_book.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

#include "drawing/deeds/plan_file.h"

namespace drawing::deeds {

PlanBook::PlanBook(const base::ResourceFiles& files) {
  // Files of one rank stay in the order of their names.
  std::map<int, std::vector<Plan>, std::greater<>> by_rank;
  for (const auto& [name, text] : files) {
    PlanFileHead head;
    std::vector<Plan> some = read_plans(text, name, &head);
    needs_legs_.insert(head.needs_legs.begin(), head.needs_legs.end());
    shares_thing_.insert(head.shares_thing.begin(), head.shares_thing.end());
    from_afar_.insert(head.from_afar.begin(), head.from_afar.end());
    saddens_.insert(head.saddens.begin(), head.saddens.end());
    listened_to_.insert(head.listened_to.begin(), head.listened_to.end());
    std::move(some.begin(), some.end(), std::back_inserter(by_rank[head.rank]));
  }
  for (auto& [rank, some] : by_rank) std::move(some.begin(), some.end(), std::back_inserter(plans_));
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
