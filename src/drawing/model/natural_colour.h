#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace drawing {

// Red, green and blue, sRGB.
using NaturalColour = std::array<std::uint8_t, 3>;

// What stands in Element::motif of a region that has a colour of its own and no motif: one of a page that was
// made of a photo. No catalogue id looks like it: "#c0703a".
std::string motif_of(NaturalColour colour);

// The colour in such an element's motif; nothing for any other text.
std::optional<NaturalColour> natural_colour_of(std::string_view motif);

}  // namespace drawing
