#include "books/lessons/fine_lines.h"

#include <algorithm>
#include <map>

namespace books::lessons {
namespace {

// Fields that the lines on one shape may make of it.
std::size_t most_pieces(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return 3;
    case LessonLevel::medium:
      return 5;
    case LessonLevel::hard:
      break;
  }
  return 8;
}

}  // namespace

std::vector<std::size_t> fine_lines(const RegionMap& map, const drawing::Picture& picture,
                                    LessonLevel level) {
  constexpr double seen_mm2 = 4;
  const std::vector<ColourRegion>& regions = map.regions();
  std::map<std::size_t, std::size_t> pieces;  // by shape: those that touch another one of it
  for (const ColourRegion& region : regions) {
    if (!region.shape || !region.element || region.area_mm2 < seen_mm2) continue;
    const drawing::Shape& shape = picture.shapes[*region.shape];
    if (picture.elements[*region.element].asked || shape.material != drawing::Material::unknown) continue;
    if (std::any_of(region.neighbours.begin(), region.neighbours.end(),
                    [&](std::size_t n) { return regions[n].shape == region.shape; }))
      ++pieces[*region.shape];
  }
  std::vector<std::size_t> lines;
  for (const auto& [shape, count] : pieces) {
    if (count <= most_pieces(level)) continue;
    const geometry::Rect box = picture.shapes[shape].path.bounds().inflated(1);
    for (std::size_t i = shape + 1; i < picture.shapes.size(); ++i) {
      const drawing::Shape& line = picture.shapes[i];
      const geometry::Rect own = line.path.bounds();
      const bool is_within =
          own.left >= box.left && own.right <= box.right && own.top >= box.top && own.bottom <= box.bottom;
      if (line.element == picture.shapes[shape].element && line.fill == drawing::Fill::none &&
          line.role != drawing::Role::frame && is_within)
        lines.push_back(i);
    }
  }
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

}  // namespace books::lessons
