#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/resource_files.h"
#include "drawing/deeds/plan.h"

namespace drawing::deeds {

// All plans, by verb. Immutable, hence thread-safe.
class PlanBook {
 public:
  // The files that the executable carries (resources/deeds), read at the first call.
  static const PlanBook& embedded();
  // Those of a folder instead (*.toml). Throws base::AppError where it cannot be read or a file is not right.
  static PlanBook from_folder(const std::string& folder);
  explicit PlanBook(const base::ResourceFiles& files);

  // The ways to show a verb (its infinitive with its particle), best first; none for a verb that nobody knows
  // how to show.
  std::span<const Plan* const> find(std::string_view verb) const;
  // The same, and after them those of the verb that looks the same (empty: none): a dog drives sheep in a way
  // of its own, everybody else does as who tends them.
  std::vector<const Plan*> find(std::string_view verb, std::string_view like) const;
  std::span<const Plan> all() const { return plans_; }
  // Whether only legs and arms can do it: a house that runs has some.
  bool needs_legs(std::string_view verb) const { return needs_legs_.contains(verb); }
  // Whether several do it to one thing together, if there is one: two read a book.
  bool shares_thing(std::string_view verb) const { return shares_thing_.contains(verb); }
  // Whether it is done without a hand on what it is about: looked at, thrown, jumped over.
  bool is_done_from_afar(std::string_view verb) const { return from_afar_.contains(verb); }
  // Whether those to whom it is done sit and listen.
  bool is_listened_to(std::string_view verb) const { return listened_to_.contains(verb); }
  // Whether no sun laughs where it is done: somebody weeps or is comforted.
  bool is_sad(std::string_view verb) const { return saddens_.contains(verb); }

 private:
  std::vector<Plan> plans_;
  std::map<std::string, std::vector<const Plan*>, std::less<>> by_verb_;
  std::set<std::string, std::less<>> needs_legs_, shares_thing_, listened_to_, from_afar_, saddens_;
};

}  // namespace drawing::deeds
