#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/places/pieces.h"
#include "geometry/outlines.h"

namespace drawing::places {

// Furrows that run to the horizon, on both sides of the way on which the asked motifs stand.
void add_furrows(Set& set, const Ridge& ground) {
  const geometry::Rect& frame = set.stage().frame;
  const Point away = {set.stage().x(set.random().uniform(0.4, 0.6)), ground.highest() - set.mm(40)};
  const int rows = set.stage().age == Age::years_3_5 ? 5 : 8;
  Sketch field("Acker");
  for (int i = 0; i <= rows; ++i) {
    const double x = frame.center().x + (i - rows / 2.0) * frame.width() * 2.2 / rows;
    const Point near = {x, frame.bottom + 6};
    const double t = (ground.lowest() + set.mm(3) - away.y) / (near.y - away.y);
    const Point far = lerp(away, near, t);
    const Point bend = {(near.x - far.x) * 0.06, 0};
    field.detail(curve({far, lerp(far, near, 0.5) - bend, near}), 0.95);
  }
  set.backdrop(field.take(), ground.depth + 0.01, set.stage().pens.far);
}

// A wide track that winds from the far hill to the near edge of the page, with kerbs on both sides.
void add_bend(Set& set, const Ridge& ground) {
  const geometry::Rect& frame = set.stage().frame;
  const double side = set.free_side(), far_x = set.stage().x(side > 0 ? 0.8 : 0.2);
  const double top = ground.at(far_x) + 0.2, bottom = frame.bottom + 8, height = bottom - top;
  Sketch track("Rennstrecke");
  const auto band = [&](double widen) {
    const double narrow = set.mm(5) + widen * 0.3, wide = frame.width() * 0.52 + widen;
    const double near_x = frame.center().x, bow = side * frame.width() * 0.3;
    Path path;
    path.move_to({far_x - narrow, top});
    path.cubic_to({far_x - narrow + bow * 0.5, top + height * 0.2},
                  {near_x - wide - bow * 0.6, top + height * 0.26}, {near_x - wide, bottom});
    path.line_to({near_x + wide, bottom});
    path.cubic_to({near_x + wide - bow * 0.2, top + height * 0.42},
                  {far_x + narrow + bow * 0.7, top + height * 0.24}, {far_x + narrow, top});
    path.close();
    return path;
  };
  track.region(band(set.mm(9)));
  track.region(band(0));
  set.backdrop(track.take(), ground.depth + 0.02, set.stage().pens.middle);
}

void add_pit(Set& set) {
  const geometry::Rect& frame = set.stage().frame;
  base::Random& random = set.random();
  const Point c = {frame.center().x, std::min(set.layout().foot_mm - set.mm(8), frame.bottom - set.mm(36))};
  Sketch pit("Grube");
  const double w = frame.width() * 0.43;
  pit.region(blob(uneven_ring(random, c, w, set.mm(34), 10, 0, 2 * std::numbers::pi)));
  pit.region(
      blob(uneven_ring(random, c + Point{0, set.mm(5)}, w * 0.84, set.mm(25), 10, 0, 2 * std::numbers::pi)));
  set.backdrop(pit.take(), 8.1, set.stage().pens.middle);
}

}  // namespace drawing::places
