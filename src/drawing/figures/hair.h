#pragma once

#include <vector>

#include "drawing/figures/look.h"
#include "drawing/figures/part.h"
#include "drawing/figures/skull.h"

namespace drawing::figures {

// What hangs or is bound behind the head.
enum class BackHair { none, long_fall, bob, wide_fall, tails, buns, pony, bun, plaits };

// A way to wear hair, as data. Points of the outline are those of a head from the front; the hairline is
// given by longitude and height, from the near ear to the far one.
struct HairShape {
  std::vector<Point> outline;
  std::vector<Point> hairline;
  bool over_ears = false;  // falls down at the sides of the face
  bool pointed = false;    // the outline is a polygon with tips
  bool jagged = false;     // the hairline has tips
  BackHair back = BackHair::none;
  double curls = 0;                           // the radius of curls along the rim
  std::vector<std::vector<Point>> strands{};  // open lines
};

// Null for styles that have no cap of hair (bald, curl).
const HairShape* hair_shape(HairStyle style);

// What lies behind the head.
void draw_back_hair(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull);

// The hair over the face, empty for bald heads; `face` is the skull's field.
geometry::Field hair_field(const HeadLook& look, const TurnedSkull& skull, const geometry::Field& face);

// The hair, its strands, and what is tied into it.
void draw_hair(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull, const geometry::Field& hair);
void draw_front_plaits(Canvas& canvas, const HeadLook& look, const TurnedSkull& skull);

bool ears_seen(const HeadLook& look);

}  // namespace drawing::figures
