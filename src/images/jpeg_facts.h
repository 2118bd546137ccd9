#pragma once

#include <optional>
#include <string_view>

#include "photo/raster.h"

namespace images {

// What a JPEG's markers say before its first scan (ITU-T T.81).
struct JpegFacts {
  int width = 0;
  int height = 0;
  int bits = 8;  // of a sample
  int components = 0;
  bool holds_all = false;   // progressive, or in more than one scan: the decoder keeps all coefficients
  bool from_adobe = false;  // inks are stored inverted
  photo::Lie lie = 1;       // from Exif
};

// Nothing where the bytes do not reach a scan with a frame before it.
std::optional<JpegFacts> jpeg_facts(std::string_view file);

// The orientation in a TIFF block as Exif has it; 1 where there is none or it is damaged.
photo::Lie lie_in_exif(std::string_view tiff);

}  // namespace images
