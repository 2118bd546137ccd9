#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "drawing/figures/head.h"
#include "drawing/figures/look.h"
#include "drawing/figures/part.h"
#include "drawing/figures/pose.h"
#include "drawing/figures/skeleton.h"
#include "drawing/page/figure.h"

namespace drawing::figures {

// A point of a figure that things and other figures touch, and the direction there: of the forearm, of the
// foot, of the trunk from hip to neck, of what the mouth blows. Degrees, clockwise from the right.
struct Contact {
  Point at;
  double angle = 0;

  // From the thing's own frame, whose x axis runs along the direction.
  geometry::Affine frame() const;
  Contact transformed(const geometry::Affine& map) const;
};

// The shapes of some layers, so that things and other figures come between.
page::Figure layers_of(const std::vector<Part>& parts, Layer first, Layer last, std::string name = {});

struct Contacts {
  Contact near_hand, far_hand, near_foot, far_foot, hip, lap, back, shoulder, far_shoulder, mouth, head;
};

// What decides where a figure's contacts are: its bones, and its mouth in the head's own frame (see
// HeadDrawing).
struct Rig {
  Build build;
  Point mouth;
};

// The contacts of a figure in that pose, without drawing it.
Contacts contacts_of(const Rig& rig, const Pose& pose, const Goals& goals = {});

// A figure that is drawn but not on the page yet: parts in painting order with the origin on the ground.
struct PosedFigure {
  std::vector<Part> parts;
  Contacts contacts;
  Skeleton skeleton;
  Point mouth;  // in the head's own frame

  Rig rig() const { return {skeleton.build, mouth}; }

  PosedFigure transformed(const geometry::Affine& map) const;
  // Looks to the left.
  PosedFigure mirrored() const { return transformed(geometry::Affine::scaling(-1, 1)); }
  // All parts, in painting order.
  page::Figure figure(std::string name) const {
    return layers(Layer::behind, Layer::near_grip, std::move(name));
  }
  // Those of some layers, so that things and other figures come between.
  page::Figure layers(Layer first, Layer last, std::string name = {}) const;
};

// What a hand holds: the direction of the handle in degrees. The fingers are then drawn in a layer of their
// own.
struct Held {
  std::optional<double> near, far;
};

// How large the figure will be, which decides what can be drawn.
struct Drawn {
  double mm_per_unit = 1.2;  // a child of 92 units is then 110 mm high
  double finest_mm = 2.16;   // what is narrower cannot be coloured
  double line_mm = 0.9;
};

// What differs between people and animals that stand upright.
struct Character {
  Build build;
  Clothes clothes;
  std::function<HeadDrawing(const HeadView&)> draw_head;
  // What hangs at the back, into the layer `behind`; may be empty.
  std::function<void(Canvas&, const Skeleton&)> draw_tail;
};

PosedFigure assemble(const Character& character, const Pose& pose, const Goals& goals, const Held& held,
                     const Drawn& drawn);

}  // namespace drawing::figures
