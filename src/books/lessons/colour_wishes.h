#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "books/lessons/crayon.h"
#include "books/lessons/region_map.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// How odd a colour that is not wished for would be.
enum class Firmness : std::uint8_t {
  any,    // as good as any other
  drawn,  // the drawing has another one: a car
  known,  // everybody knows it in other ones: a tree, a belly
};

// What a region may be coloured.
struct RegionWish {
  std::vector<Crayon> crayons;  // the best first; empty where any will do
  Firmness firmness = Firmness::any;
  // What it has where those would run into its neighbour: before a brown bear a trunk is grey.
  std::vector<Crayon> second = {};
  // Regions of one number are of one material and have one colour: all skin of somebody, both sleeves.
  std::optional<std::size_t> whole = {};
  bool is_body = false;  // part of a thing whose parts may be alike
  bool is_face = false;
  bool is_hair = false;  // of a person
  bool is_said = false;  // the page's sentence says the colour
};

// A wish for every region of a page. `picture` names the regions' elements; null for a bitmap, of which
// nothing is known.
std::vector<RegionWish> wishes_of(const RegionMap& map, const drawing::Picture* picture,
                                  const base::Random& random);

}  // namespace books::lessons
