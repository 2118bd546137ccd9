#pragma once

#include <cstdint>

namespace images {

// One pixel of red, green, blue and opacity laid on white paper.
inline void put_on_white(const std::uint8_t* rgba, std::uint8_t* rgb) {
  for (int c = 0; c < 3; ++c)
    rgb[c] = static_cast<std::uint8_t>((rgba[c] * rgba[3] + 255 * (255 - rgba[3])) / 255);
}

}  // namespace images
