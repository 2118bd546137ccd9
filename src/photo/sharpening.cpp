#include "photo/sharpening.h"

#include <algorithm>
#include <cstddef>

namespace photo {

void sharpen_borders(LabelMap& map, const Lab& sharp, double reach_px, const FineMask& fine) {
  constexpr float middle_share = 0.6F;
  constexpr double step = 0.4;
  const std::vector<float> inner = inner_distance(map);
  std::vector<float> deepest(static_cast<std::size_t>(map.count), 0.0F);
  for (std::size_t i = 0; i < inner.size(); ++i) {
    float& depth = deepest[static_cast<std::size_t>(map.labels[i])];
    depth = std::max(depth, inner[i]);
  }
  for (std::size_t i = 0; i < inner.size(); ++i) {
    int& label = map.labels[i];
    const float rim =
        std::min(static_cast<float>(reach_px), middle_share * deepest[static_cast<std::size_t>(label)]);
    if (inner[i] <= rim) label = -1;
  }
  grow_uphill(map, gradient_of(sharp), step);
  round_borders(map, 1, fine);
  split_into_connected(map);
}

}  // namespace photo
