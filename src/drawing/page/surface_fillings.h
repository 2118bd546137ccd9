// What large areas of the page are filled with, by the name of what they belong to
// (resources/lexicon/surfaces.toml).
#pragma once

#include <optional>
#include <string_view>

#include "base/random.h"
#include "drawing/page/region_marks.h"

namespace drawing::page {

// What a region is filled with.
struct Filling {
  Marks marks = Marks::dots;
  Laying laying = Laying::rows;
};

// What grows and lies there, where the name is that of land, water or foliage.
std::optional<Filling> natural_filling(std::string_view name, base::Random& random);

// What suits a region of `name`. `asked` is what the text wishes for: a lesson's animal gets calm marks.
// `broken` is what much stands before: rows would be left in scraps there. Nothing for what is better left to
// the crayons.
std::optional<Filling> filling_for(std::string_view name, bool asked, bool broken, base::Random& random);

}  // namespace drawing::page
