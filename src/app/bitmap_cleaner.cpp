#include "app/bitmap_cleaner.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "base/error.h"
#include "photo/bitmap_gate.h"
#include "photo/line_art.h"

namespace app {
namespace {

using ports::LineFault;

// Lines need no more pixels than this on a page; engines that draw larger cost time only.
constexpr int longest_traced_px = 1536;

photo::Raster no_larger(photo::Raster raster) {
  const int side = std::max(raster.width, raster.height);
  if (side <= longest_traced_px) return raster;
  const double scale = static_cast<double>(longest_traced_px) / side;
  const auto size = [scale](int length) {
    return std::max(1, static_cast<int>(std::lround(length * scale)));
  };
  const geometry::Rect all{0, 0, static_cast<double>(raster.width), static_cast<double>(raster.height)};
  return photo::resampled(raster, all, size(raster.width), size(raster.height));
}

}  // namespace

ports::CleanedLines BitmapCleaner::clean(std::string_view file, const drawing::Options& options) const {
  try {
    photo::Raster raster = reader_.read(file, longest_traced_px);
    // On its own pixels: shrinking turns thin lines into grey.
    const LineFault fault = photo::fault_of(photo::shares_of(raster));
    if (fault != LineFault::none) return {fault, {}};
    raster = no_larger(std::move(raster));
    return {LineFault::none,
            photo::trace_line_art(raster, {options.age, options.orientation, options.paper})};
  } catch (const base::AppError& error) {
    return {error.reason() == "photo_empty" ? LineFault::empty : LineFault::unreadable, {}};
  } catch (const std::runtime_error&) {
    return {LineFault::unreadable, {}};
  }
}

}  // namespace app
