#include "books/cover_colours.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/random.h"
#include "books/lessons/colour_task.h"
#include "books/lessons/crayon.h"
#include "books/lessons/element_kinds.h"
#include "books/lessons/region_map.h"
#include "books/picture_source.h"

namespace books {
namespace {

using drawing::Picture;
using drawing::Shape;
using lessons::Crayon;

constexpr Colour white{255, 255, 255};
constexpr std::uint32_t seed = 12;  // any will do

// The large regions that are met along a bitmap's upper or lower edge, within a frame of its own.
std::set<std::size_t> large_at_edge(const lessons::RegionMap& map, const geometry::Rect& area, bool upper) {
  constexpr double share = 0.04, step_mm = 1;
  std::set<std::size_t> found;
  for (double y = 0; y < area.height() * share; y += step_mm) {
    for (double x = area.left + area.width() * share; x < area.right - area.width() * share; x += step_mm) {
      const auto region = map.at({x, upper ? area.top + y : area.bottom - y});
      if (region && map.regions()[*region].area_mm2 > area.area() * share) found.insert(*region);
    }
  }
  return found;
}

// A crayon for each region of a page whose things nobody knows.
std::vector<Crayon> crayons_of_unknown(const lessons::RegionMap& map, const geometry::Rect& area) {
  std::vector<Crayon> crayons = lessons::crayons_of_regions(map, nullptr, base::Random(seed));
  for (const std::size_t region : large_at_edge(map, area, false)) crayons[region] = Crayon::light_green;
  for (const std::size_t region : large_at_edge(map, area, true)) crayons[region] = Crayon::light_blue;
  return crayons;
}

// Whether a drawing says what its parts are, or what colours they had in a photo; a traced one does not.
bool is_known(const Picture& picture) {
  return std::any_of(picture.elements.begin(), picture.elements.end(), [](const drawing::Element& element) {
    return !element.name.empty() || !element.motif.empty();
  });
}

// The crayon that covers most of each shape; shapes without a region of their own are not in it.
std::map<std::size_t, Crayon> crayons_of_shapes(const Page& page, const Picture& picture) {
  const lessons::RegionMap map(page, {}, source_area(page));
  const std::vector<Crayon> crayons = is_known(picture)
                                          ? lessons::crayons_of_regions(map, &picture, base::Random(seed))
                                          : crayons_of_unknown(map, source_area(page));
  std::map<std::size_t, std::map<Crayon, double>> covered;
  for (std::size_t i = 0; i < crayons.size(); ++i) {
    const lessons::ColourRegion& region = map.regions()[i];
    if (region.shape) covered[*region.shape][crayons[i]] += region.area_mm2;
  }
  std::map<std::size_t, Crayon> result;
  for (const auto& [shape, areas] : covered) {
    result[shape] = std::max_element(areas.begin(), areas.end(), [](const auto& a, const auto& b) {
                      return a.second < b.second;
                    })->first;
  }
  return result;
}

// The shape that an eye's black lies on, where it is no larger than the white of an eye.
std::optional<std::size_t> white_of_eye(const Picture& picture, std::size_t pupil) {
  constexpr double largest = 9;  // times the area of the pupil
  const geometry::Rect black = picture.shapes[pupil].path.bounds();
  for (std::size_t i = pupil; i-- > 0;) {
    const Shape& shape = picture.shapes[i];
    if (shape.fill != drawing::Fill::white || shape.element != picture.shapes[pupil].element) continue;
    const geometry::Rect bounds = shape.path.bounds();
    if (!bounds.contains(black.center())) continue;
    return bounds.area() <= largest * black.area() ? std::optional(i) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::vector<ColouredShape> patches_of_colour(const Page& page, const PictureMark& mark) {
  if (!std::holds_alternative<Bitmap>(page.picture)) return {};
  const lessons::RegionMap map(page, mark.to_sheet, mark.area);
  const std::vector<Crayon> crayons = crayons_of_unknown(map, mark.area);
  constexpr double cell = lessons::RegionMap::cell_mm;
  std::map<Crayon, Shape> patches;
  const auto add_run = [&](std::size_t region, double left, double right, double top) {
    if (map.regions()[region].is_margin) return;
    Shape& patch = patches[crayons[region]];
    patch.path.add_rect({left, top, right, std::min(top + cell, mark.area.bottom)});
  };
  for (double top = mark.area.top; top < mark.area.bottom; top += cell) {
    std::optional<std::size_t> open;
    double since = mark.area.left;
    for (double left = mark.area.left; left < mark.area.right; left += cell) {
      const auto here = map.at({left + cell / 2, top + cell / 2});
      if (here == open) continue;
      if (open) add_run(*open, since, left, top);
      open = here;
      since = left;
    }
    if (open) add_run(*open, since, mark.area.right, top);
  }
  std::vector<ColouredShape> marks;
  for (auto& [crayon, patch] : patches) marks.push_back({std::move(patch), lessons::colour_of(crayon)});
  return marks;
}

std::optional<PictureColours> natural_colours(const Page& page) {
  const auto* picture = std::get_if<Picture>(&page.picture);
  if (picture == nullptr) return std::nullopt;
  const std::map<std::size_t, Crayon> crayons = crayons_of_shapes(page, *picture);
  // What is too small for a region takes after the rest of its thing.
  std::map<std::size_t, Crayon> of_element;
  for (const auto& [shape, crayon] : crayons) of_element.emplace(picture->shapes[shape].element, crayon);
  const Crayon sky = lessons::has_dark_sky(*picture) ? Crayon::blue : Crayon::light_blue;
  PictureColours colours{lessons::colour_of(sky), std::vector<Colour>(picture->shapes.size(), white)};
  for (std::size_t i = 0; i < picture->shapes.size(); ++i) {
    const Shape& shape = picture->shapes[i];
    const auto own = crayons.find(i);
    const auto others = of_element.find(shape.element);
    if (own != crayons.end()) {
      colours.shapes[i] = lessons::colour_of(own->second);
    } else if (shape.colour) {
      colours.shapes[i] = lessons::colour_of(lessons::drawn_crayon(*shape.colour));
    } else if (others != of_element.end()) {
      colours.shapes[i] = lessons::colour_of(others->second);
    }
  }
  for (std::size_t i = 0; i < picture->shapes.size(); ++i) {
    if (picture->shapes[i].role != drawing::Role::solid) continue;
    if (const auto eye = white_of_eye(*picture, i)) colours.shapes[*eye] = white;
  }
  return colours;
}

}  // namespace books
