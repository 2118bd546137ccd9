#pragma once

#include <string>
#include <vector>

#include "books/lessons/colour_task.h"
#include "books/lessons/region_map.h"
#include "drawing/model/picture.h"

namespace support {

// A region of a coloured page that has not the colour that everybody knows it in.
struct OddColour {
  std::string thing;  // "Schwein"
  std::string found;  // "blau"; "frei" for what should not be left white
  double area_mm2 = 0;
  bool is_asked = false;  // of what the page is about
};

// How much of a page that is coloured by its key is of things with colours of their own, and what of it is
// odd.
struct ColourAudit {
  std::size_t known = 0;  // regions of at least 12 mm2
  std::vector<OddColour> odd;
};

// Looks at every region of animals and of things that resources/colours/natural.toml names.
ColourAudit audit_colours(const books::lessons::RegionMap& map, const drawing::Picture& picture,
                          const books::lessons::ColourTask& task);

// Two neighbours of one colour that a child has to tell apart: a monkey before a trunk, a door in its wall.
struct RunTogether {
  std::string thing, beside;  // names; "-" for bare paper
  std::string crayon;
  double area_mm2 = 0;  // of the smaller one
};

struct NeighbourAudit {
  std::size_t pairs = 0;  // labelled neighbours that have to be told apart
  std::vector<RunTogether> together;
};

// Looks at every two labelled neighbours of at least 12 mm2: of two things, unless both are skin, pieces of a
// wood or grounds of the scenery, or parts of one thing that the drawing has in unlike colours.
NeighbourAudit audit_neighbours(const books::lessons::RegionMap& map, const drawing::Picture& picture,
                                const books::lessons::ColourTask& task);

// A field without a number that a child would ask about.
struct BareField {
  std::string thing;
  double area_mm2 = 0;
  geometry::Point pole;
  bool is_asked = false;
};

struct FieldAudit {
  std::size_t fields = 0;  // with a number
  std::vector<BareField> bare;
  std::size_t most_alike = 0;  // most fields of one colour in one thing
  std::string most_thing;
};

// Looks at every field of at least 5 mm2 without a number: of what the page was asked for, or of a thing
// another part of which has one. What may be white counts as done, and what is of the same stuff as a
// numbered neighbour belongs to it.
FieldAudit audit_fields(const books::lessons::RegionMap& map, const drawing::Picture& picture,
                        const books::lessons::ColourTask& task);

}  // namespace support
