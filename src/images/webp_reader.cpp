#include "images/webp_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <webp/decode.h>

#include "images/limits.h"
#include "images/on_white.h"

namespace images {
namespace {

constexpr int lossless_format = 2;

struct Decoder {
  WebPDecoderConfig config{};

  Decoder() {
    if (WebPInitDecoderConfig(&config) == 0) throw refused("image_damaged");
  }
  ~Decoder() { WebPFreeDecBuffer(&config.output); }
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;
};

void require(VP8StatusCode status) {
  if (status == VP8_STATUS_OK) return;
  if (status == VP8_STATUS_OUT_OF_MEMORY) throw std::bad_alloc();
  throw refused(status == VP8_STATUS_NOT_ENOUGH_DATA || status == VP8_STATUS_SUSPENDED ? "image_cut_off"
                                                                                       : "image_damaged");
}

}  // namespace

photo::Raster read_webp(std::string_view file, int wanted_side_px) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(file.data());
  Decoder decoder;
  WebPDecoderConfig& config = decoder.config;
  require(WebPGetFeatures(bytes, file.size(), &config.input));
  if (config.input.has_animation != 0) throw refused("image_moves");
  require_size(config.input.width, config.input.height,
               config.input.format == lossless_format ? most_pixels_held : most_pixels);

  const double scale =
      std::min(1.0, static_cast<double>(wanted_side_px) / std::max(config.input.width, config.input.height));
  const auto scaled = [scale](int side) { return std::max(1, static_cast<int>(std::lround(side * scale))); };
  config.options.use_scaling = scale < 1 ? 1 : 0;
  config.options.scaled_width = scaled(config.input.width);
  config.options.scaled_height = scaled(config.input.height);
  config.output.colorspace = MODE_RGBA;
  require(WebPDecode(bytes, file.size(), &config));

  photo::Raster raster(config.output.width, config.output.height);
  for (int y = 0; y < raster.height; ++y) {
    const std::uint8_t* from =
        config.output.u.RGBA.rgba + static_cast<std::ptrdiff_t>(y) * config.output.u.RGBA.stride;
    std::uint8_t* to = raster.at(0, y);
    for (int x = 0; x < raster.width; ++x, from += 4, to += 3) put_on_white(from, to);
  }
  return raster;
}

}  // namespace images
