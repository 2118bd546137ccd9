#pragma once

#include <optional>
#include <vector>

#include "drawing/figures/look.h"
#include "drawing/figures/part.h"

namespace drawing::figures {

// How the points of a piece become its outline: a smooth closed curve, a polygon with rounded corners, what
// lies between two smooth lines, or an open line.
enum class Form { blob, rounded, band, line, solid };
enum class Seen { always, from_front, turned };

// A piece of a hat as it is from the front. A turn moves it by `depth` units and the turn's size: little at
// the rim of the head, more for what lies before it.
struct HatPiece {
  Form form;
  PartName name;
  double depth;
  std::vector<Point> points;
  std::vector<Point> lower{};  // the other line of a band
  Seen seen = Seen::always;
};

// A shell around the whole head with a hole for the face.
struct Hood {
  std::vector<Point> shell, hole;
};

// Headgear as data.
struct HatShape {
  double brim = -6;  // nothing of the hair shows above this height; -99 where the hair stays
  std::vector<HatPiece> behind{};
  std::optional<Hood> hood{};
  std::vector<HatPiece> pieces{};
};

// Those from Headgear::top_hat on, in its order.
std::vector<HatShape> role_hat_shapes();

// Null for Headgear::none.
const HatShape* hat_shape(Headgear headgear);

}  // namespace drawing::figures
