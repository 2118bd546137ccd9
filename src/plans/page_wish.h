#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "plans/plan.h"

namespace plans {

// What somebody can wish of a page besides for whom it is and how it lies, which everybody can.
enum class PageWish : std::uint8_t {
  frame,
  line,
  detail,
  weather,
  seed,
  figures,
  figure_size,
  place,
  hair,
  outfit,
  glasses,
  name,
  style
};
inline constexpr std::array all_page_wishes = {
    PageWish::frame,   PageWish::line,        PageWish::detail, PageWish::weather, PageWish::seed,
    PageWish::figures, PageWish::figure_size, PageWish::place,  PageWish::hair,    PageWish::outfit,
    PageWish::glasses, PageWish::name,        PageWish::style};

// The name of its field in a request: "figureSize".
std::string_view to_string(PageWish wish);
// The smallest plan that has it.
Plan plan_with(PageWish wish);
bool allows(Plan plan, PageWish wish);

// Throws base::AppError(forbidden) with that plan's name in its sentence if `plan` does not have the wish.
void require_wish_allowed(Plan plan, PageWish wish);

}  // namespace plans
