#include "drawing/deeds/loading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace drawing::deeds {
namespace {

// Both ends of the rim.
constexpr std::string_view rim_left = "load", rim_right = "load_far";
// Sizes of one of several things in figure units, and how much of it the rim hides.
constexpr double least_piece = 12, largest_piece = 30, hidden_share = 0.42;
// What is so much wider than high is a heap, which fills the container by itself.
constexpr double heap_ratio = 1.2;

// From the middle of the rim: to the side in its widths, up in heights of one of them.
struct Spot {
  double side, up;
};
constexpr std::array<Spot, 5> spots{{{0, 0.3}, {-0.27, 0}, {0.27, 0}, {-0.13, -0.05}, {0.14, -0.05}}};

geometry::Rect box_of(const Thing& thing) {
  return thing.draw(props::PropLayer::back, 1, coarse, base::Random(0)).exact_bounds();
}

Casting piece_at(const Casting& container, const Player& load, double scale, geometry::Point at, int rank) {
  const double real = std::get<Thing>(load.body).height();
  auto part = std::make_shared<Part>();
  part->name = container.part->name + "_load" + std::to_string(rank);
  part->is_thing = true;
  part->size = scale / real;
  part->at = Target{container.part->name, std::string(rim_left)};
  part->by = "ground";
  part->x = at.x;
  part->y = at.y;
  part->depth = Depth::within;
  Casting casting{part.get(), load};
  casting.own = std::move(part);
  return casting;
}

}  // namespace

bool is_container(const Player& player) {
  const Thing* thing = std::get_if<Thing>(&player.body);
  return thing != nullptr && thing->has(rim_left) && thing->has(rim_right);
}

std::vector<Casting> load_of(const Casting& container, const Player& load, int count, std::size_t before) {
  const Thing& holder = std::get<Thing>(container.player.body);
  const double height = holder.height() * container.part->size * container.player.size;
  const double width = holder.point(rim_right, height)->at.x - holder.point(rim_left, height)->at.x;
  const geometry::Rect box = box_of(std::get<Thing>(load.body));
  std::vector<Casting> castings;
  if (before == 0 && box.width() > heap_ratio * box.height() && width > largest_piece) {
    const double scale = 0.92 * width / box.width();
    castings.push_back(piece_at(container, load, scale, {width / 2, -0.2 * scale * box.height()}, 0));
    return castings;
  }
  const double longer = std::max(box.width(), box.height());
  const double scale = std::clamp(0.44 * width, least_piece, largest_piece) / longer;
  const int most = width > 2.2 * largest_piece ? 5 : 3;
  for (int i = 0; i < std::min(count, most); ++i) {
    const std::size_t place = before + static_cast<std::size_t>(count == 2 && before == 0 ? i + 1 : i);
    const Spot& spot = spots[place % spots.size()];
    const double high = scale * box.height();
    castings.push_back(piece_at(container, load, scale,
                                {(0.5 + spot.side) * width, (spot.up - hidden_share) * high},
                                static_cast<int>(before) + i));
  }
  return castings;
}

}  // namespace drawing::deeds
