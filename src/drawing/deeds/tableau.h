#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "drawing/deeds/plan.h"
#include "drawing/deeds/player.h"
#include "geometry/rect.h"

namespace drawing::deeds {

// A part of a plan and who takes it. `part` lives as long as the plan, or is kept by `own`.
struct Casting {
  const Part* part = nullptr;
  Player player;
  int copy = 0;                       // of a part that is repeated: so many stand before it in the row
  std::shared_ptr<const Part> own{};  // a part that was made for this page
  bool in_back = false;               // painted behind those who are not
  bool from_afar = false;             // of a deed that needs no hand on what it is done to
};

// What was painted of one player at one depth.
struct Piece {
  std::size_t casting = 0;
  page::Figure figure;
};

// Two points that a plan puts together, as they came out.
struct ContactGap {
  std::string of, with;  // "agent near_hand", "tool grip"
  double gap = 0;        // figure units
};

// A drawn tableau: figures and things that belong together, in painting order, in figure units. The origin
// lies on the ground.
struct Scene {
  std::vector<Piece> pieces;
  std::vector<ContactGap> contacts;
  // Where the eyes are, whether they are seen or not.
  struct Eye {
    std::size_t casting = 0;
    geometry::Point at;
  };
  std::vector<Eye> eyes;
  // What else makes a face: between the eyes, and from there to the mouth.
  std::vector<Eye> features;

  geometry::Rect bounds() const;
};

struct Placed;

// Draws those that place() has put there: hands round what they hold, who sits on what. The same arguments
// give the same scene, at whatever size: `drawn` only decides how fine it is.
Scene draw_tableau(const std::vector<Placed>& placed, const figures::Drawn& drawn,
                   const base::Random& random);

// Whether some part of the plan needs a point that its player has not.
bool lacks_point(const std::vector<Casting>& castings);

}  // namespace drawing::deeds
