#include "drawing/deeds/plan_book.h"

#include <iterator>
#include <utility>

#include "base/embedded.h"
#include "drawing/deeds/plan_file.h"

namespace drawing::deeds {

PlanBook::PlanBook(std::vector<Plan> plans) : plans_(std::move(plans)) {
  for (const Plan& plan : plans_) {
    for (const std::string& verb : plan.verbs) by_verb_[verb].push_back(&plan);
  }
}

const PlanBook& PlanBook::embedded() {
  static const PlanBook book = [] {
    constexpr std::string_view folder = "deeds/";
    std::vector<Plan> plans;
    for (const base::Embedded& file : base::embedded_resources()) {
      if (!file.name.starts_with(folder)) continue;
      std::vector<Plan> some = read_plans(file.data, std::string(file.name.substr(folder.size())));
      std::move(some.begin(), some.end(), std::back_inserter(plans));
    }
    return PlanBook(std::move(plans));
  }();
  return book;
}

std::span<const Plan* const> PlanBook::find(std::string_view verb) const {
  const auto found = by_verb_.find(verb);
  if (found == by_verb_.end()) return {};
  return found->second;
}

}  // namespace drawing::deeds
