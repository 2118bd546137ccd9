#include "books/print_check.h"

#include <cmath>
#include <stdexcept>
#include <string>

#include "base/error.h"

namespace books {
namespace {

// Ten metres: far more than any page, and far less than what a PDF's numbers can hold.
constexpr double max_mm = 10'000;
constexpr int max_px = 20'000;

bool sane(double value) {
  return std::isfinite(value) && std::abs(value) <= max_mm;
}

void require(bool condition, const std::string& page, const char* fault) {
  if (!condition) throw std::invalid_argument(page + ": " + fault);
}

void check(const drawing::Picture& picture, const std::string& page) {
  require(sane(picture.width_mm) && sane(picture.height_mm) && picture.width_mm > 0 && picture.height_mm > 0,
          page, "page size out of range");
  if (!picture.clip.empty()) {
    const geometry::Rect& clip = picture.clip;
    require(sane(clip.left) && sane(clip.top) && sane(clip.right) && sane(clip.bottom), page,
            "clip out of range");
    require(sane(picture.clip_radius_mm) && picture.clip_radius_mm >= 0, page, "clip radius out of range");
  }
  require(!picture.shapes.empty(), page, "picture without shapes");
  for (const drawing::Shape& shape : picture.shapes) {
    require(sane(shape.line_mm) && shape.line_mm >= 0, page, "line width out of range");
    for (const geometry::Point p : shape.path.points()) {
      require(sane(p.x) && sane(p.y), page, "coordinate out of range");
    }
    require(shape.path.empty() || shape.path.verbs().front() == geometry::Verb::move, page,
            "path without a start");
  }
}

void check(const Bitmap& bitmap, const std::string& page) {
  require(
      bitmap.width_px > 0 && bitmap.width_px <= max_px && bitmap.height_px > 0 && bitmap.height_px <= max_px,
      page, "bitmap size out of range");
  const std::size_t row_bytes = (static_cast<std::size_t>(bitmap.width_px) + 7) / 8;
  require(bitmap.bits.size() == row_bytes * static_cast<std::size_t>(bitmap.height_px), page,
          "bitmap bits do not match its size");
}

void check(const UnreadPicture&, const std::string&) {}  // is not to be printed

}  // namespace

void require_printable(const BookContent& content) {
  if (content.pages.empty()) {
    throw base::AppError(base::ErrorCode::invalid, "book_without_pictures", "images");
  }
  for (std::size_t i = 0; i < content.pages.size(); ++i) {
    const std::string page = "page " + std::to_string(i + 1);
    std::visit([&](const auto& picture) { check(picture, page); }, content.pages[i].picture);
  }
}

}  // namespace books
