#pragma once

#include <cstddef>
#include <vector>

#include "base/random.h"
#include "drawing/deeds/tableau.h"

// No face is hidden: who or what is painted over somebody's eyes gives way.
namespace drawing::deeds {

// Indexes of castings: an eye of `face` is behind what is painted of `by`.
struct CoveredFace {
  std::size_t face = 0, by = 0;
};

// Each pair once. A hand before one's own eyes is no cover.
std::vector<CoveredFace> covered_faces(const Scene& scene);

// The castings with parts moved, turned, made smaller or painted in another order, as far as that frees faces
// and opens no contact; unchanged where all faces are seen or nothing helps.
std::vector<Casting> with_free_faces(std::vector<Casting> castings, const figures::Drawn& drawn,
                                     const base::Random& random);

}  // namespace drawing::deeds
