#pragma once

#include <vector>

#include "base/random.h"
#include "drawing/cast/cast.h"
#include "drawing/page/stage.h"

namespace drawing::layout {

// Where an actor ended up.
struct Placement {
  int actor = 0;
  int block = 0;          // the same for those who stand together, as a cat on a horse
  geometry::Affine map;   // from the motif's unit square to the page
  geometry::Rect bounds;  // on the page
  double rear_foot_mm =
      0;                 // y of the farthest feet within: the lower edge, but for several who stand in rows
  double figure_mm = 0;  // the height of the tallest of those in it who live; 0 for a thing
  double depth = 0;      // larger is nearer
  bool on_ground = false;
  bool afloat = false;  // in the water of the place, where there is one
  bool ashore = false;  // a figure with its feet on land
  bool tied = false;    // to another one, as a hat to its wearer: not to be enlarged alone
};

// Where it happens.
struct Setting {
  cast::Medium medium = cast::Medium::land;
  bool named = false;  // by the text: what the place is known by has room beside whoever is there alone
};

// A page's plan, before anything is drawn.
struct Layout {
  std::vector<Placement> placements;
  double horizon_mm = 0;  // y of where the ground begins
  double foot_mm = 0;     // y of the nearest feet; the horizon where nobody stands
  double lean = 0;        // -1 to 1: the side that the asked motifs lean to

  // The height of the tallest of those who live, of things where nobody does, mm; 0 where nothing is there.
  double tallest_figure() const;
};

// Places the cast: standing actors in one to three rows on the ground, the others in the air or water, each
// as large as fits. All lie within stage.safe. The cast may be empty. Each further attempt, counted from 0,
// lets rows cover less of each other.
Layout arrange(const std::vector<cast::Actor>& cast, const std::vector<Relation>& relations, Setting setting,
               const page::Stage& stage, int attempt, base::Random& random);

}  // namespace drawing::layout
