#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "books/lessons/crayon.h"
#include "books/lessons/natural_table.h"
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

// Whether a drawing's sky is that of the night or of space: with a moon, a shooting star or many stars, and
// without the sun.
bool has_dark_sky(const drawing::Picture& picture);

// Whether it shows a room, whose walls are bare paper.
bool is_indoors(const drawing::Picture& picture);

// The colours of its kind; null for what is no animal. What scenes add says its kind by its name only.
const AnimalColours* animal_of(const drawing::Element& element);

// Whether it is a tree with a trunk, leafy or not.
bool is_tree(const drawing::Element& element);

// Whether the element is an animal of the catalogue.
bool is_animal(const drawing::Element& element);

}  // namespace books::lessons
