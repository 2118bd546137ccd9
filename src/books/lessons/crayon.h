#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "books/sheet.h"
#include "drawing/model/natural_colour.h"

namespace books::lessons {

// The pencils of a school's box of twelve.
enum class Crayon : std::uint8_t {
  red,
  yellow,
  green,
  blue,
  orange,
  brown,
  light_blue,
  pink,
  purple,
  light_green,
  grey,
  black,
};
inline constexpr std::size_t crayon_count = 12;

// What a crayon leaves on paper, light enough for black lines to stand out on it.
Colour colour_of(Crayon crayon);

// "rot", "gelb" ... as printed in keys.
std::string_view german_name(Crayon crayon);

// Whether a noun is the other or a compound that ends with it: "Tannenbaum", "Baum".
bool is_kind_of(std::string_view name, std::string_view kind);

// The colours that a thing of this German name has for every child, the best first ("Sonne": yellow, orange;
// "Tannenbaum" like "Baum": green, light green, brown). Empty where any will do.
std::span<const Crayon> natural_crayons(std::string_view name);

// The three pencils that come nearest to a colour of a photo, the best first.
std::array<Crayon, 3> nearest_crayons(drawing::NaturalColour colour);

}  // namespace books::lessons
