#include "app/page_wishes.h"

#include <algorithm>

#include "base/error.h"
#include "base/search_key.h"
#include "base/utf8.h"
#include "drawing/language/parser.h"
#include "drawing/places/atlas.h"
#include "geometry/font.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using plans::PageWish;

// "wüste" is "Wüste".
std::string name_of(const std::string& id) {
  std::u32string letters = base::decode_utf8(id);
  if (!letters.empty()) {
    constexpr char32_t case_distance = U'a' - U'A';  // of umlauts as well
    letters.front() -= case_distance;
  }
  std::string name;
  for (const char32_t letter : letters) base::append_utf8(name, letter);
  return name;
}

std::vector<WishedPlace> listed(bool weathers) {
  std::vector<WishedPlace> list;
  for (const auto* place : drawing::places::Atlas::embedded().places()) {
    if (place->overlay.has_value() == weathers) list.push_back(WishedPlace{place->id, name_of(place->id)});
  }
  std::sort(list.begin(), list.end(), [](const WishedPlace& a, const WishedPlace& b) {
    return base::search_key(a.name) < base::search_key(b.name);
  });
  return list;
}

void require_known(const std::string& id, const std::vector<WishedPlace>& list, PageWish wish,
                   const char* reason) {
  const bool known =
      id.empty() || std::any_of(list.begin(), list.end(), [&](const auto& place) { return place.id == id; });
  if (!known) throw AppError(ErrorCode::invalid, reason, "options." + std::string(to_string(wish)));
}

}  // namespace

const std::vector<WishedPlace>& wished_places() {
  static const std::vector<WishedPlace> places = listed(false);
  return places;
}

const std::vector<WishedPlace>& wished_weathers() {
  static const std::vector<WishedPlace> weathers = listed(true);
  return weathers;
}

std::string checked_lettering(std::string_view name) {
  const std::string field = "options.name";
  const std::string_view trimmed = base::trim(name);
  const std::u32string letters = base::decode_utf8(trimmed);
  if (letters.size() > max_lettering_length) {
    throw AppError(ErrorCode::invalid, "lettering_too_long", field, {std::to_string(max_lettering_length)});
  }
  for (const char32_t letter : letters) {
    if (letter != U' ' && !geometry::read_hollow_glyph(letter).known)
      throw AppError(ErrorCode::invalid, "lettering_unknown_letter", field);
  }
  if (trimmed.empty()) return {};
  const drawing::Wish read = drawing::language::read_wish(trimmed);
  if (!read.refused.empty())
    throw AppError(ErrorCode::motif_refused, "motif_refused", field, {read.refused.front()});
  return std::string(trimmed);
}

drawing::PageWishes checked_wishes(drawing::PageWishes wishes) {
  require_known(wishes.place, wished_places(), PageWish::place, "place_unknown");
  require_known(wishes.weather, wished_weathers(), PageWish::weather, "weather_unknown");
  wishes.name = checked_lettering(wishes.name);
  return wishes;
}

std::vector<PageWish> wishes_in(const drawing::PageWishes& wishes) {
  const drawing::PageWishes usual;
  std::vector<PageWish> found;
  const auto add = [&](PageWish wish, bool wished) {
    if (wished) found.push_back(wish);
  };
  add(PageWish::line, wishes.line != usual.line);
  add(PageWish::weather, wishes.weather != usual.weather);
  add(PageWish::figures, wishes.figures != usual.figures);
  add(PageWish::figure_size, wishes.size != usual.size);
  add(PageWish::place, wishes.place != usual.place);
  add(PageWish::hair, wishes.looks.hair != usual.looks.hair);
  add(PageWish::outfit, wishes.looks.outfit != usual.looks.outfit);
  add(PageWish::glasses, wishes.looks.glasses != usual.looks.glasses);
  add(PageWish::name, wishes.name != usual.name);
  add(PageWish::style, wishes.style != usual.style);
  return found;
}

}  // namespace app
