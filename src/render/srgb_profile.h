#pragma once

#include <string>

namespace render {

// An ICC profile (version 2.1) of the colour space sRGB, IEC 61966-2-1: what the colours of a document mean.
std::string srgb_profile();

}  // namespace render
