#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "books/sheet.h"
#include "drawing/model/natural_colour.h"

namespace books::lessons {

// The pencils of a school's box of twelve, and white: what a child leaves as it is.
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
  white,
};
inline constexpr std::size_t crayon_count = 13;

// What a crayon leaves on paper, light enough for black lines to stand out on it.
Colour colour_of(Crayon crayon);

// "rot", "gelb" ... as printed in keys.
std::string_view german_name(Crayon crayon);

// Whether a noun is the other or a compound that ends with it: "Tannenbaum", "Baum".
bool is_kind_of(std::string_view name, std::string_view kind);

// The crayon of that German name; nothing for any other word.
std::optional<Crayon> crayon_named(std::string_view german);

// What a child would call the colour of a drawing: cream is white, peach is pink.
Crayon drawn_crayon(drawing::NaturalColour colour);

// Whether one is a darker or lighter shade of the other.
bool is_shade_of(drawing::NaturalColour one, drawing::NaturalColour other);

// Whether it is one of the darker half: the mane of a lion whose fur is sand.
bool is_deep(drawing::NaturalColour colour);

// Whether one is clearly darker than the other: a door drawn in the brown of a wall.
bool is_darker_or_lighter(drawing::NaturalColour one, drawing::NaturalColour other);

// The one of these that comes nearest to the other; there has to be one.
Crayon nearest_among(Crayon wanted, std::span<const Crayon> crayons);

// The three pencils that come nearest to a colour of a photo, the best first.
std::array<Crayon, 3> nearest_crayons(drawing::NaturalColour colour);

}  // namespace books::lessons
