#include "support/page_leaks.h"

#include <algorithm>
#include <map>

#include "geometry/label_grid.h"

std::vector<PageLeak> page_leaks(const drawing::Picture& picture, double least_mm2) {
  constexpr double cell_mm = 0.25, tolerance_mm = 0.05;
  geometry::LabelGrid grid(picture.clip, cell_mm);
  // Even labels are white; the element's number says what was painted last.
  for (const drawing::Shape& shape : picture.shapes) {
    const auto lines = geometry::flatten(shape.path, tolerance_mm);
    const int own = 2 * (shape.element + 1);
    if (shape.fill != drawing::Fill::none)
      grid.fill(lines, shape.even_odd,
                static_cast<geometry::LabelGrid::Label>(own + (shape.fill == drawing::Fill::black ? 1 : 0)));
    if (shape.line_mm > 0)
      grid.stroke(lines, std::max(shape.line_mm, 1.45 * cell_mm),
                  static_cast<geometry::LabelGrid::Label>(own + 1));
  }
  const geometry::LabelRegions regions(grid);
  std::map<std::size_t, std::map<int, double>> shares;  // of each region, by element; -1 for bare paper
  for (const auto& run : regions.runs()) {
    for (int column = run.from; column < run.to; ++column)
      shares[run.region][static_cast<int>(grid.at(column, run.row)) / 2 - 1] += cell_mm * cell_mm;
  }
  const auto asked = [&](int element) {
    return element >= 0 && picture.elements[static_cast<std::size_t>(element)].asked;
  };
  const auto name = [&](int element) {
    return element < 0 ? std::string() : picture.elements[static_cast<std::size_t>(element)].name;
  };
  std::vector<PageLeak> leaks;
  for (const auto& [region, parts] : shares) {
    for (const auto& [own, own_mm2] : parts) {
      if (!asked(own) || own_mm2 < least_mm2) continue;
      for (const auto& [other, other_mm2] : parts) {
        if (other == own || other_mm2 < least_mm2 || (asked(other) && other < own)) continue;
        leaks.push_back({name(own), name(other), own_mm2, other_mm2});
      }
    }
  }
  return leaks;
}
