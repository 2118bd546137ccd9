#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/model/options.h"
#include "plans/page_wish.h"

namespace app {

inline constexpr std::size_t max_lettering_length = 24;  // characters of a name above a picture

// A place or a weather that can be wished for.
struct WishedPlace {
  std::string id;
  std::string name;  // German, with its capital
};
// By name. What can be another place's weather or time of the day is no place here.
const std::vector<WishedPlace>& wished_places();
const std::vector<WishedPlace>& wished_weathers();

// A name above a picture without outer white space; may be empty. Throws base::AppError(invalid) for one that
// is too long or has a letter that cannot be drawn, motif_refused for one that is not for children.
std::string checked_lettering(std::string_view name);

// The wishes with a name without outer white space. Throws base::AppError(invalid) for a place, a weather or
// a number that is not there and a name that cannot be drawn, motif_refused for one that is not for children.
drawing::PageWishes checked_wishes(drawing::PageWishes wishes);

// Which of them are more than what every page has.
std::vector<plans::PageWish> wishes_in(const drawing::PageWishes& wishes);

}  // namespace app
