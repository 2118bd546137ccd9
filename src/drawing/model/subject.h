#pragma once

#include <string>
#include <vector>

#include "drawing/model/wish.h"

namespace drawing {

// What a finished page shows, so that others can tell it: alternative texts, stories. In the terms of the
// wish that it came from; the indexes of deeds and relations are those of `motifs`.
struct Subject {
  std::vector<WishedMotif> motifs;  // empty for a mandala and the like
  std::vector<Relation> relations;
  std::vector<Deed> deeds;  // only those that the page shows, in the order of the text
  std::string place;        // id of the place around them, empty for none

  bool empty() const { return motifs.empty() && place.empty(); }
};

// What a page for `wish` shows: of a labyrinth who waits in it and what for. `shown` says of each of its
// deeds whether the page does; those beyond its end are not shown.
Subject subject_of(const Wish& wish, const std::vector<bool>& shown, std::string place);

// Whether all indexes are those of motifs, every deed is somebody's, counts are 1 to 12, and nothing is
// longer than a sentence can make it.
bool is_sound(const Subject& subject);

}  // namespace drawing
