#include "plans/page_wish.h"

#include <string>

#include "base/error.h"

namespace plans {

std::string_view to_string(PageWish wish) {
  constexpr std::array names = {"frame", "line", "detail", "weather", "seed", "figures", "figureSize",
                                "place", "hair", "outfit", "glasses", "name", "style"};
  static_assert(names.size() == all_page_wishes.size());
  return names[static_cast<std::size_t>(wish)];
}

Plan plan_with(PageWish wish) {
  return wish <= PageWish::seed ? Plan::basic : Plan::premium;
}

bool allows(Plan plan, PageWish wish) {
  return plan >= plan_with(wish);
}

void require_wish_allowed(Plan plan, PageWish wish) {
  if (allows(plan, wish)) return;
  const std::string field(to_string(wish));
  throw base::AppError(base::ErrorCode::forbidden, "wish_needs_plan", "options." + field,
                       {std::string(display_name(plan_with(wish))), std::string(display_name(plan))});
}

}  // namespace plans
