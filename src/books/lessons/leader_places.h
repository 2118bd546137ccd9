#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "books/lessons/region_map.h"
#include "geometry/rect.h"

namespace books::lessons {

// A line from a label to what it means.
struct Leader {
  geometry::Point from, to;
};

// Where numbers stand whose fields are too small for them: in a field beside, clear of all lines and other
// numbers, as printed books of this kind have it. Millimetres of the sheet.
class LeaderPlaces {
 public:
  struct Place {
    geometry::Point center;  // of the label's box
    Leader leader;
  };

  // Refers to the map. `spared`: regions in which no such number may stand, such as faces.
  LeaderPlaces(const RegionMap& map, std::function<bool(std::size_t region)> spared);

  // A label that stands there: others keep away from it.
  void take(const geometry::Rect& box);
  // The nearest place for a box of this size, which is then taken; nothing where there is none within reach.
  // The line crosses the region's own border and nothing else.
  std::optional<Place> place(std::size_t region, double width_mm, double height_mm);

 private:
  std::optional<Place> place_at(std::size_t region, const geometry::Rect& box) const;
  bool is_taken(const geometry::Rect& box) const;

  const RegionMap& map_;
  std::function<bool(std::size_t)> spared_;
  std::vector<geometry::Rect> taken_;
};

}  // namespace books::lessons
