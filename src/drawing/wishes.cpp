#include "drawing/wishes.h"

#include <algorithm>
#include <optional>
#include <string>

#include "drawing/deeds/wished_looks.h"

namespace drawing {
namespace {

std::optional<std::string> special_of(Style style) {
  switch (style) {
    case Style::mandala:
      return "mandala";
    case Style::pattern:
      return "muster";
    case Style::maze:
      return "labyrinth";
    case Style::dots:
      return "punkte";
    case Style::scene:
      break;
  }
  return std::nullopt;
}

}  // namespace

void put_in(const PageWishes& wishes, Wish& wish) {
  if (!wishes.place.empty()) wish.scene = wishes.place;
  // As a sentence that says it: with no place it is where it is.
  if (!wishes.weather.empty()) (wish.scene ? wish.weather : wish.scene) = wishes.weather;
  if (!wish.motifs.empty()) {
    WishedMotif& first = wish.motifs.front();
    if (wishes.figures > 0) first.count = std::min(wishes.figures, most_figures);
    if (wishes.size != SizeWish::as_is) first.size = wishes.size;
  }
  if (const auto special = special_of(wishes.style)) wish.special = special;
  if (wishes.looks == Looks{}) return;
  wish.looks = wishes.looks;
  if (!deeds::has_person(wish)) wish.notices.emplace_back("looks_without_person");
}

}  // namespace drawing
