#include "images/jpeg_reader.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

#include <turbojpeg.h>

#include "images/jpeg_facts.h"
#include "images/limits.h"

namespace images {
namespace {

using photo::Raster;

struct HandleDeleter {
  void operator()(void* handle) const { tjDestroy(handle); }
};
using Handle = std::unique_ptr<std::remove_pointer_t<tjhandle>, HandleDeleter>;

// The smallest of 1/8, 1/4, 1/2 and 1 that leaves enough pixels, but no more than a common bound.
tjscalingfactor scaling_for(int width, int height, int wanted_side_px) {
  constexpr std::int64_t most_decoded = 24'000'000;
  tjscalingfactor chosen{1, 8};
  for (const int eighths : {2, 4, 8}) {
    if (std::max(TJSCALED(width, chosen), TJSCALED(height, chosen)) >= wanted_side_px) break;
    const tjscalingfactor next{eighths, 8};
    if (std::int64_t{TJSCALED(width, next)} * TJSCALED(height, next) > most_decoded) break;
    chosen = next;
  }
  return chosen;
}

// Adobe's programs store how much paper is left; the others how much ink there is.
Raster from_inks(const std::vector<std::uint8_t>& inks, int width, int height, bool inverted) {
  Raster raster(width, height);
  for (std::size_t i = 0; i < raster.pixels(); ++i) {
    const auto left = [&](std::size_t c) { return inverted ? inks[4 * i + c] : 255 - inks[4 * i + c]; };
    for (std::size_t c = 0; c < 3; ++c)
      raster.rgb[3 * i + c] = static_cast<std::uint8_t>(left(c) * left(3) / 255);
  }
  return raster;
}

}  // namespace

Raster read_jpeg(std::string_view file, int wanted_side_px) {
  const auto facts = jpeg_facts(file);
  if (!facts) throw refused("image_cut_off");
  if (facts->bits != 8) throw refused("image_damaged");
  require_size(facts->width, facts->height, facts->holds_all ? most_pixels_held : most_pixels);

  const Handle handle(tjInitDecompress());
  if (handle == nullptr) throw std::bad_alloc();
  const auto* bytes = reinterpret_cast<const unsigned char*>(file.data());
  const auto size = static_cast<unsigned long>(file.size());
  // The library leaves these alone, and says nothing, where a file ends before its frame.
  int width = 0, height = 0, subsampling = 0, colours = 0;
  const bool has_header =
      tjDecompressHeader3(handle.get(), bytes, size, &width, &height, &subsampling, &colours) == 0;
  if (!has_header || width != facts->width || height != facts->height) throw refused("image_damaged");

  const tjscalingfactor scaling = scaling_for(width, height, wanted_side_px);
  const int out_width = TJSCALED(width, scaling), out_height = TJSCALED(height, scaling);
  const bool inks = colours == TJCS_CMYK || colours == TJCS_YCCK;
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(out_width) *
                                   static_cast<std::size_t>(out_height) * (inks ? 4 : 3));
  // Many scans of nothing are a bomb: a small file that takes minutes.
  const int result = tjDecompress2(handle.get(), bytes, size, pixels.data(), out_width, 0, out_height,
                                   inks ? TJPF_CMYK : TJPF_RGB, TJFLAG_LIMITSCANS);
  if (result != 0) {
    const std::string_view message = tjGetErrorStr2(handle.get());
    if (message.find("Premature end") != message.npos) throw refused("image_cut_off");
    if (tjGetErrorCode(handle.get()) == TJERR_FATAL) throw refused("image_damaged");
  }
  Raster raster;
  if (inks) {
    raster = from_inks(pixels, out_width, out_height, facts->from_adobe);
  } else {
    raster.width = out_width;
    raster.height = out_height;
    raster.rgb = std::move(pixels);
  }
  return set_upright(std::move(raster), facts->lie);
}

}  // namespace images
