#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "drawing/cast/library.h"
#include "drawing/deeds/plan_book.h"
#include "drawing/model/wish.h"

namespace drawing::deeds {

// Verbs that no text has: what two motifs are to each other without a deed, and a deed that no plan shows.
inline constexpr std::string_view relation_on = "@auf", relation_in = "@in", relation_with = "@mit",
                                  relation_under = "@unter", relation_and = "@und", any_deed = "@tun";

// A deed of the text, or what a relation makes of it. Indexes into Wish::motifs; its views live as long as
// the wish.
struct Task {
  std::string_view verb;
  std::vector<int> agents;
  std::optional<int> patient, receiver, goal;
  std::optional<std::variant<int, std::string>> tool;
  std::optional<WayPreposition> way;
  std::optional<std::size_t> deed;  // index into Wish::deeds
  std::string_view like;            // the verb whose plans come after those of its own
  // Another deed of the text that is shown with it: who is pushed swings.
  std::optional<std::size_t> beside{};
  bool undrawn_object = false;  // it is done to what has no drawing
  // No plan shows how such animals do it: they stand upright and do it as people do.
  bool as_people = false;
};

// The deeds first, in the order of the text, then the relations.
std::vector<Task> tasks_of(const Wish& wish, const PlanBook& plans, const cast::Library& library);

// The deed's own verb, or where no plan shows that the one that looks the same.
std::string_view shown_verb(const Deed& deed, const PlanBook& plans);

}  // namespace drawing::deeds
