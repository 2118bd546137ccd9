#include "support/sample_books.h"

#include <chrono>
#include <cmath>
#include <numbers>

#include "base/random.h"

namespace support {
namespace {

using drawing::Fill;
using drawing::Role;
using geometry::Path;
using geometry::Point;

void add(drawing::Picture& picture, Path path, double line_mm = 0.7, Fill fill = Fill::white) {
  picture.shapes.push_back({std::move(path), fill, Role::region, false, line_mm, 0});
}

Path ellipse(Point center, double radius_x, double radius_y) {
  Path path;
  path.add_ellipse(center, radius_x, radius_y);
  return path;
}

void add_hill(drawing::Picture& picture, double base_mm, double height_mm, double phase) {
  Path hill;
  std::vector<Point> ridge;
  for (int i = 0; i <= 12; ++i) {
    const double t = i / 12.0;
    ridge.push_back({t * picture.width_mm, base_mm - height_mm * std::sin(phase + t * 5)});
  }
  hill.move_to({0, picture.height_mm});
  hill.line_to(ridge.front());
  hill.add_smooth_open(ridge);
  hill.line_to({picture.width_mm, picture.height_mm});
  hill.close();
  add(picture, std::move(hill));
}

void add_flower(drawing::Picture& picture, Point at, double size, base::Random& random) {
  Path stem, leaf;
  stem.move_to(at);
  stem.cubic_to({at.x + size, at.y + size}, {at.x - size, at.y + 2 * size}, {at.x, at.y + 3 * size});
  picture.shapes.push_back({std::move(stem), Fill::none, Role::detail, false, 0.7, 0});
  leaf.add_smooth_closed({{at.x, at.y + 2 * size},
                          {at.x + size * 0.8, at.y + 1.4 * size},
                          {at.x + size * 1.4, at.y + 1.5 * size},
                          {at.x + size * 0.8, at.y + 1.9 * size}});
  add(picture, std::move(leaf));
  const int petals = 7 + static_cast<int>(random.below(3));
  for (int i = 0; i < petals; ++i) {
    const double angle = i * 2 * std::numbers::pi / petals;
    add(picture, ellipse({at.x + size * 0.8 * std::cos(angle), at.y + size * 0.8 * std::sin(angle)},
                         size * 0.45, size * 0.45));
  }
  add(picture, ellipse(at, size * 0.5, size * 0.5));
  add(picture, ellipse(at, size * 0.15, size * 0.15), 0, Fill::black);
}

}  // namespace

drawing::Picture flower_meadow(Shape shape, int flowers, std::uint64_t seed) {
  base::Random random(seed);
  drawing::Picture picture;
  if (shape == Shape::landscape) std::swap(picture.width_mm, picture.height_mm);
  picture.clip = {10, 10, picture.width_mm - 10, picture.height_mm - 10};
  picture.clip_radius_mm = 6;
  add(picture, ellipse({picture.width_mm * 0.75, picture.height_mm * 0.2}, 18, 18), 0.9);
  add_hill(picture, picture.height_mm * 0.5, 14, random.uniform(0, 3));
  add_hill(picture, picture.height_mm * 0.65, 12, random.uniform(0, 3));
  for (int i = 0; i < flowers; ++i) {
    const double depth = static_cast<double>(i) / flowers;
    add_flower(picture, {random.uniform(15, picture.width_mm - 15), picture.height_mm * (0.5 + 0.4 * depth)},
               random.uniform(5, 7) + 8 * depth, random);
  }
  Path frame;
  frame.add_rounded_rect(picture.clip, picture.clip_radius_mm);
  picture.shapes.push_back({std::move(frame), Fill::none, Role::frame, false, 1.0, 0});
  return picture;
}

books::Bitmap black_square(int width_px, int height_px) {
  books::Bitmap bitmap{width_px, height_px, {}};
  const int row_bytes = (width_px + 7) / 8;
  bitmap.bits.assign(static_cast<std::size_t>(row_bytes) * static_cast<std::size_t>(height_px), '\0');
  for (int y = height_px / 4; y < height_px * 3 / 4; ++y) {
    for (int x = width_px / 4; x < width_px * 3 / 4; ++x) {
      char& byte = bitmap.bits[static_cast<std::size_t>(y * row_bytes + x / 8)];
      byte = static_cast<char>(byte | (0x80 >> (x % 8)));
    }
  }
  return bitmap;
}

books::BookContent meadow_book(int pages) {
  books::BookContent book;
  book.title = "Blümchen auf der Wiese";
  book.description = "Zwanzig fröhliche Wiesen mit großen und kleinen Blüten. Für Kinder ab drei Jahren.";
  book.created_at =
      base::Time{std::chrono::sys_days{std::chrono::year{2026} / 3 / 14}} + std::chrono::hours{9};
  for (int i = 0; i < pages; ++i) {
    book.pages.push_back({flower_meadow(Shape::portrait, 14, static_cast<std::uint64_t>(i) + 1), "builtin",
                          "Eine Wiese mit Blümchen"});
  }
  return book;
}

}  // namespace support
