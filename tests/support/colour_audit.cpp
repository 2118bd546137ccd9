#include "support/colour_audit.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>

#include "books/lessons/element_kinds.h"
#include "books/lessons/natural_table.h"

namespace support {
namespace {

using books::lessons::AnimalColours;
using books::lessons::ColourRegion;
using books::lessons::Crayon;
using books::lessons::NaturalTable;

constexpr double seen_mm2 = 12;
// What is so large and has no number leaves a patch.
constexpr double patch_mm2 = 60, patch_radius_mm = 2.6;
constexpr double large_part_of_animal = 0.25;

bool has(const std::vector<Crayon>& crayons, Crayon crayon) {
  return std::find(crayons.begin(), crayons.end(), crayon) != crayons.end();
}

// What the region of an element may have; nothing where any colour will do.
std::optional<std::vector<Crayon>> allowed(const drawing::Picture& picture, const ColourRegion& region,
                                           double largest_mm2) {
  const drawing::Element& element = picture.elements[*region.element];
  const drawing::Shape* shape = region.shape ? &picture.shapes[*region.shape] : nullptr;
  const auto material = shape != nullptr ? shape->material : drawing::Material::unknown;
  if (const AnimalColours* animal = books::lessons::animal_of(element)) {
    if (material >= drawing::Material::shirt) return std::nullopt;
    if (material != drawing::Material::unknown) {
      const auto part = animal->of(material);
      return std::vector<Crayon>(part.begin(), part.end());
    }
    // A part that the drawing has in a deep colour is a mane, as in the product.
    const bool is_mane = shape != nullptr && shape->colour && books::lessons::is_deep(*shape->colour);
    return region.area_mm2 >= large_part_of_animal * largest_mm2 ? animal->large(is_mane) : animal->any();
  }
  const auto* season = NaturalTable::embedded().season_of(picture);
  const auto seasonal = season != nullptr ? season->thing(element.name) : std::span<const Crayon>();
  const auto natural = seasonal.empty() ? books::lessons::natural_crayons(element.name) : seasonal;
  if (natural.empty() || material != drawing::Material::unknown) return std::nullopt;
  std::vector<Crayon> crayons(natural.begin(), natural.end());
  // A tree of the table is green and brown, this one's drawing knows which of its parts is which.
  if (shape != nullptr && shape->colour) {
    const Crayon drawn = books::lessons::drawn_crayon(*shape->colour);
    if (drawn == Crayon::brown || drawn == Crayon::white || drawn == Crayon::yellow) {
      // Beside others of that colour another one that the thing can have is as right.
      crayons.push_back(drawn);
      return crayons;
    }
    if (drawn == Crayon::green || drawn == Crayon::light_green) {
      if (!seasonal.empty()) return crayons;
      return std::vector{Crayon::green, Crayon::light_green};
    }
    return std::nullopt;
  }
  return crayons;
}

}  // namespace

ColourAudit audit_colours(const books::lessons::RegionMap& map, const drawing::Picture& picture,
                          const books::lessons::ColourTask& task) {
  const auto& regions = map.regions();
  std::map<std::size_t, Crayon> coloured;
  for (const auto& label : task.labels) coloured[label.region] = task.key[label.key].crayon;
  std::map<std::size_t, double> largest;
  for (const ColourRegion& region : regions) {
    if (region.element) largest[*region.element] = std::max(largest[*region.element], region.area_mm2);
  }
  ColourAudit audit;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const ColourRegion& region = regions[i];
    if (!region.element || region.area_mm2 < seen_mm2) continue;
    const auto crayons = allowed(picture, region, largest[*region.element]);
    if (!crayons) continue;
    ++audit.known;
    const auto found = coloured.find(i);
    const auto& [motif, name, is_asked, bounds, pieces] = picture.elements[*region.element];
    // What would run into its neighbour gives way to it.
    const bool gives_way = std::any_of(regions.begin(), regions.end(), [&](const ColourRegion& piece) {
      return piece.element == region.element &&
             std::any_of(piece.neighbours.begin(), piece.neighbours.end(), [&](std::size_t n) {
               const auto other = coloured.find(n);
               return other != coloured.end() && has(*crayons, other->second) &&
                      regions[n].element != region.element;
             });
    });
    if (found != coloured.end()) {
      if (!has(*crayons, found->second) && !gives_way)
        audit.odd.push_back({name, std::string(german_name(found->second)), region.area_mm2, is_asked});
    } else if (region.area_mm2 >= patch_mm2 && region.radius_mm >= patch_radius_mm &&
               !has(*crayons, Crayon::white) && !(gives_way && !is_asked)) {
      audit.odd.push_back({name, "frei", region.area_mm2, is_asked});
    }
  }
  return audit;
}

NeighbourAudit audit_neighbours(const books::lessons::RegionMap& map, const drawing::Picture& picture,
                                const books::lessons::ColourTask& task) {
  const auto& regions = map.regions();
  std::map<std::size_t, Crayon> coloured;
  for (const auto& label : task.labels) coloured[label.region] = task.key[label.key].crayon;
  const auto element_of = [&](std::size_t region) {
    return regions[region].element ? &picture.elements[*regions[region].element] : nullptr;
  };
  const auto shape_of = [&](std::size_t region) {
    return regions[region].shape ? &picture.shapes[*regions[region].shape] : nullptr;
  };
  const auto is_ground = [&](const drawing::Element* element) {
    return element != nullptr && element->bounds.width() > 0.6 * picture.width_mm;
  };
  NeighbourAudit audit;
  for (const auto& [a, crayon] : coloured) {
    for (const std::size_t b : regions[a].neighbours) {
      const auto other = coloured.find(b);
      const double smaller = std::min(regions[a].area_mm2, regions[b].area_mm2);
      if (b < a || other == coloured.end() || smaller < seen_mm2) continue;
      const drawing::Element *one = element_of(a), *two = element_of(b);
      const drawing::Shape *here = shape_of(a), *there = shape_of(b);
      if (one == two) {
        if (here == nullptr || there == nullptr || !here->colour || !there->colour) continue;
        if (books::lessons::animal_of(*one) != nullptr) continue;
        const bool is_unlike =
            books::lessons::drawn_crayon(*here->colour) != books::lessons::drawn_crayon(*there->colour) ||
            books::lessons::is_darker_or_lighter(*here->colour, *there->colour);
        if (!is_unlike) continue;
      } else if (one != nullptr && two != nullptr) {
        if (here != nullptr && there != nullptr && drawing::is_skin(here->material) &&
            drawing::is_skin(there->material))
          continue;
        const bool is_scenery = !one->asked && !two->asked;
        if (is_scenery && (one->name == two->name || (is_ground(one) && is_ground(two)))) continue;
      }
      ++audit.pairs;
      if (crayon != other->second || crayon == Crayon::white) continue;
      audit.together.push_back({one != nullptr ? one->name : "-", two != nullptr ? two->name : "-",
                                std::string(german_name(crayon)), smaller});
    }
  }
  return audit;
}

}  // namespace support
