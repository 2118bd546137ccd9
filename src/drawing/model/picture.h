#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "drawing/model/natural_colour.h"
#include "drawing/model/subject.h"
#include "geometry/path.h"
#include "geometry/rect.h"

namespace drawing {

// How a shape's inside is painted. White is paint too: it hides what lies behind, which is what makes regions
// closed.
enum class Fill : std::uint8_t { none, white, black };

// What a shape is for; the PDF writer, the exercises and colouring in the browser ask.
enum class Role : std::uint8_t {
  region,  // white with an outline: something to colour
  detail,  // an open line inside a region
  solid,   // black: pupil, nostril
  frame,   // the page's border
};

// What a shape is of, where that says how it is coloured.
enum class Material : std::uint8_t {
  unknown,
  skin,
  hair,
  face,
  nose,
  // Of animals, whose skin is what is bare: legs of birds, the inside of ears. A mark is a spot or a stripe
  // of a coat, or a pattern on clothes.
  fur,
  belly,
  tail,
  ear,
  muzzle,
  hoof,
  beak,
  wing,
  mane,
  horn,
  tusk,
  fin,
  shell,
  spines,
  comb,
  mark,
  eye,  // its white
  // Of clothes.
  shirt,
  trousers,
  skirt,
  sock,
  shoe,
  hat,
  apron,
};
// Of people: face, hands and nose are of one skin.
constexpr bool is_skin(Material material) {
  return material == Material::skin || material == Material::face || material == Material::nose;
}
inline constexpr std::size_t material_count = static_cast<std::size_t>(Material::apron) + 1;

// One painted shape in page millimetres, y downwards. Later shapes cover earlier ones.
struct Shape {
  geometry::Path path;
  Fill fill = Fill::white;
  Role role = Role::region;
  bool even_odd = false;      // the filling rule; otherwise non-zero
  double line_mm = 0;         // width of the black line, round joins and caps; 0 for none
  std::uint16_t element = 0;  // index into Picture::elements
  Material material = Material::unknown;
  // What a region has in nature, where its drawing says so; for exercises and coloured covers.
  std::optional<NaturalColour> colour = {};
};

// A motif, prop or part of the background on the page.
struct Element {
  std::string motif;      // catalogue id, or empty for scenery
  std::string name;       // German singular, for stories, exercises and alternative texts
  bool asked = false;     // false for what the scene added
  geometry::Rect bounds;  // on the page, in millimetres
  int pieces = 1;         // how many of what it is called it shows; pictures that were kept do not know
};

// Finished line art. Immutable once the pipeline has returned it.
struct Picture {
  double width_mm = 210;
  double height_mm = 297;
  // Nothing is painted outside of this rounded rectangle: scenery runs up to it and is cut there. Only shapes
  // of the role `frame` are painted unclipped, after all others, so that a border on the edge keeps its
  // width.
  geometry::Rect clip;
  double clip_radius_mm = 0;
  std::vector<Element> elements;
  std::vector<Shape> shapes;
  Subject subject;  // empty where nothing is known of it: pictures of older versions
};

}  // namespace drawing
