#include "drawing/places/guests.h"

#include <algorithm>
#include <utility>

namespace drawing::places {
namespace {

// A guest's share of the frame's height, and where its feet stand.
struct Seat {
  double height = 0;
  double x = 0;
  double foot = 0;
};

// The guest's box; empty if the library does not have it.
geometry::Rect put(Set& set, std::string_view motif, const Seat& seat, const geometry::Rect& taken) {
  const geometry::Rect& frame = set.stage().frame;
  Prop prop;
  prop.motif = motif;
  const std::optional<Figure> figure = set.make(prop, seat.height * frame.height());
  if (!figure) return {};
  const geometry::Rect own = figure->bounds();
  const double scale = std::min(1.0, frame.width() * 0.5 / own.width());
  Figure guest = figure->transformed(
      geometry::Affine::translation(set.stage().x(seat.x), set.stage().y(seat.foot)) *
      geometry::Affine::scaling(scale, scale) * geometry::Affine::translation(-own.center().x, -own.bottom));
  const geometry::Rect box = guest.bounds();
  const geometry::Rect& safe = set.stage().safe;
  const double shift = std::max(0.0, safe.left - box.left) + std::min(0.0, safe.right - box.right);
  guest = guest.transformed(geometry::Affine::translation(shift, 0));
  const geometry::Rect moved = guest.bounds();
  if (!taken.empty() && !moved.inflated(set.mm(2)).intersection(taken).empty()) return {};
  set.scenery(std::move(guest), moved.bottom, set.stage().pens.asked);
  return moved;
}

}  // namespace

void invite(Set& set, const std::vector<std::string_view>& motifs) {
  if (!set.alone()) return;
  base::Random& random = set.random();
  const std::size_t count = motifs.size();
  std::size_t large = random.below(static_cast<std::uint32_t>(count)), small = count;
  if (count > 1) {
    small = (large + 1 + random.below(static_cast<std::uint32_t>(count - 1))) % count;
    if (small < large) std::swap(small, large);
  }
  const double side = random.chance(0.5) ? 1 : -1;
  const double high = set.stage().landscape() ? 0.46 : 0.39;
  const geometry::Rect first =
      put(set, motifs[large], {high, 0.5 + side * random.uniform(0.1, 0.2), random.uniform(0.88, 0.92)}, {});
  if (small < count)
    put(set, motifs[small], {high * 0.58, 0.5 - side * random.uniform(0.26, 0.3), random.uniform(0.78, 0.86)},
        first);
}

}  // namespace drawing::places
