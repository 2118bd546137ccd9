#pragma once

#include <string>
#include <utility>
#include <vector>

#include "drawing/model/wish.h"

namespace test_support {

// Motifs by id and number, each called as its id.
inline std::vector<drawing::WishedMotif> wished_motifs(
    const std::vector<std::pair<std::string, int>>& motifs) {
  std::vector<drawing::WishedMotif> all;
  for (const auto& [id, count] : motifs) {
    drawing::WishedMotif wished;
    wished.motif = wished.name = id;
    wished.count = count;
    all.push_back(wished);
  }
  return all;
}

}  // namespace test_support
