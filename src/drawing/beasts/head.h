#pragma once

#include <vector>

#include "drawing/beasts/anatomy.h"
#include "drawing/beasts/frame.h"
#include "drawing/figures/part.h"

namespace drawing::beasts {

// A head in its own frame: the origin is the middle of the skull, in the species' own units.
struct HeadDrawing {
  std::vector<figures::Part> behind;  // what the body may hide: the far ear
  std::vector<figures::Part> front;
  std::vector<Chain> outline;  // from the side: what joins the neck; empty where it is separate
  geometry::Path skull;        // what hides the body; empty where the outline joins the neck
  HeadReach reach;
};

enum class Trunk : std::uint8_t { hanging, raised, resting, reaching };

struct HeadView {
  bool closed_eyes = false, sad = false, angry = false, jaw_open = false;
  bool shaggy = false;    // a mammoth in place of an elephant
  bool young = false;     // an elephant without tusks
  bool separate = false;  // from the side: has an outline of its own, apart from the neck
  double turn = .5;
  Trunk trunk = Trunk::hanging;
  double cell = .5, least_area = 8;
  figures::Fineness fineness = figures::Fineness::all;
};

HeadDrawing draw_face(const Face& face, const HeadView& view);
HeadDrawing draw_profile(const Profile& profile, const HeadView& view);
// An elephant's, from the side.
HeadDrawing draw_trunk_head(const HeadView& view);

}  // namespace drawing::beasts
