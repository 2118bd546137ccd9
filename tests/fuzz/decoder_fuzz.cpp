// One target for each decoder, chosen when it is compiled: DECODER is the function, which takes the bytes.
// What is refused is refused by base::AppError and nothing else. run.sh makes the first pictures and runs
// each for a bounded time.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/error.h"
#include "images/jpeg_facts.h"
#include "images/jpeg_reader.h"
#include "images/png_reader.h"
#include "images/read_image.h"
#include "images/svg_reader.h"
#include "images/webp_reader.h"

namespace {

constexpr int wanted_side_px = 64;

[[maybe_unused]] void jpeg(std::string_view bytes) {
  images::read_jpeg(bytes, wanted_side_px);
}
[[maybe_unused]] void png(std::string_view bytes) {
  images::read_png(bytes, wanted_side_px);
}
[[maybe_unused]] void webp(std::string_view bytes) {
  images::read_webp(bytes, wanted_side_px);
}
[[maybe_unused]] void svg(std::string_view bytes) {
  images::read_svg(bytes, wanted_side_px);
}
[[maybe_unused]] void exif(std::string_view bytes) {
  images::lie_in_exif(bytes);
  images::jpeg_facts(bytes);
}
[[maybe_unused]] void any(std::string_view bytes) {
  images::read_image(bytes, wanted_side_px);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  try {
    DECODER(std::string_view(reinterpret_cast<const char*>(bytes), size));
  } catch (const base::AppError&) {
    return 0;
  }
  return 0;
}
