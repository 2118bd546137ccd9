#pragma once

#include <optional>
#include <string>
#include <vector>

#include "drawing/beasts/look.h"
#include "drawing/beasts/pose.h"
#include "drawing/figures/part.h"
#include "drawing/figures/posed_figure.h"
#include "drawing/page/figure.h"

namespace drawing::beasts {

using geometry::Point;

// Points of an animal that things, riders and other figures touch; angles as in figures::Contact.
struct BeastContacts {
  figures::Contact mouth, back /* the seat of a rider */, head, near_forefoot, tail,
      ears /* what a hand takes them by */;
};

// An animal that is drawn but not on the page yet, in figure units (a child is about 92 high): the origin is
// on the ground or the water line, it looks to the right. Parts are in painting order; their layers are
// `far_leg` (far legs, tail, what lies behind), `body` and `head`.
struct PosedBeast {
  std::vector<figures::Part> parts;
  BeastContacts contacts;

  PosedBeast transformed(const geometry::Affine& map) const;
  // Looks to the left.
  PosedBeast mirrored() const { return transformed(geometry::Affine::scaling(-1, 1)); }
  page::Figure figure(std::string name = {}) const {
    return layers(figures::Layer::behind, figures::Layer::near_grip, std::move(name));
  }
  // Those of some layers, so that a rider comes between.
  page::Figure layers(figures::Layer first, figures::Layer last, std::string name = {}) const;
};

// Who is afraid has the brows of who is sad, and the mouth open.
enum class BeastMood : std::uint8_t { awake, asleep, sad, angry, afraid };

// What a pose leaves open.
struct BeastGoals {
  // Where the mouth is to be, in figure units. The neck bends and grows as far as it looks well; what is then
  // left to the side, the whole animal moves.
  std::optional<Point> mouth;
  std::optional<BeastMood> mood;  // without it as the pose has it
};

PosedBeast draw_beast(const BeastLook& look, const BeastPose& pose, const BeastGoals& goals = {},
                      const figures::Drawn& drawn = {});

}  // namespace drawing::beasts
