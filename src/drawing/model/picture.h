#pragma once

#include <cstdint>
#include <string>
#include <vector>

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
enum class Material : std::uint8_t { unknown, skin, hair };

// One painted shape in page millimetres, y downwards. Later shapes cover earlier ones.
struct Shape {
  geometry::Path path;
  Fill fill = Fill::white;
  Role role = Role::region;
  bool even_odd = false;      // the filling rule; otherwise non-zero
  double line_mm = 0;         // width of the black line, round joins and caps; 0 for none
  std::uint16_t element = 0;  // index into Picture::elements
  Material material = Material::unknown;
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
