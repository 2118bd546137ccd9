#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace drawing {

// Red, green and blue, sRGB.
using NaturalColour = std::array<std::uint8_t, 3>;

// Colours of the crayons that what is programmed is usually coloured with.
namespace natural {
inline constexpr NaturalColour brown{141, 90, 43}, green{67, 160, 71}, light_green{156, 204, 80},
    yellow{253, 216, 53}, orange{251, 140, 0}, red{229, 57, 53}, pink{248, 165, 184}, purple{142, 75, 184},
    blue{30, 136, 229}, light_blue{144, 213, 245}, grey{160, 165, 170}, black{42, 42, 46},
    white{255, 255, 255};
}  // namespace natural

// What stands in Element::motif of a region that has a colour of its own and no motif: one of a page that was
// made of a photo. No catalogue id looks like it: "#c0703a".
std::string motif_of(NaturalColour colour);

// The colour in such an element's motif; nothing for any other text.
std::optional<NaturalColour> natural_colour_of(std::string_view motif);

}  // namespace drawing
