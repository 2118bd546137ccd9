#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "photo/raster.h"

namespace photo {

// A picture in CIE 1976 L*a*b* (D65): lightness 0 to 100, a and b about -100 to 100.
struct Lab {
  int width = 0;
  int height = 0;
  std::array<std::vector<float>, 3> channels;

  std::size_t pixels() const { return channels[0].size(); }
};

// A map of one number a pixel.
struct Plane {
  int width = 0, height = 0;
  std::vector<float> values;

  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
  }
};

Lab to_lab(const Raster& raster);

// A channel at half the size, at least one pixel: the means of four pixels.
Plane halved(const Lab& lab, std::size_t channel);

// Stretches the lightness so that the darkest and the lightest hundredth of the picture become black and
// white, and bends it towards a middle of 50, at most as far as two thirds of an aperture: dark photos lose
// no edges.
void even_out_lightness(Lab& lab);

// The length of the gradient over all channels at each pixel, by central differences over two pixels.
std::vector<float> gradient_of(const Lab& lab);

}  // namespace photo
