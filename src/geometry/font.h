#pragma once

#include <cstdint>

#include "geometry/path.h"

namespace geometry {

// The outline of a glyph of the embedded font in units of its em, its baseline at y = 0, y downwards.
struct Glyph {
  Path outline;
  double advance = 0;
  bool known = true;  // false if the font has no glyph for the character
};

enum class Weight { regular, bold };

// Reads one character of the embedded font. Thread-safe.
Glyph read_glyph(char32_t character, Weight weight = Weight::bold);

// The same with an outline in which no line runs inside of the letter, as the font's own do where two strokes
// overlap: for letters that are drawn hollow. Takes longer than read_glyph. Thread-safe.
Glyph read_hollow_glyph(char32_t character, Weight weight = Weight::bold);

// The height of capital letters and the depth of descenders, in units of the em, both positive.
double capital_height();
double descender_depth();

}  // namespace geometry
