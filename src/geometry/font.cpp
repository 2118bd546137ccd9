#include "geometry/font.h"

#include <stdexcept>

#include "base/embedded.h"
#include "geometry/path_union.h"

// The library is one header; its warnings are not ours.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wunused-function"
#define STB_TRUETYPE_IMPLEMENTATION
#define STBTT_STATIC
#include <stb/stb_truetype.h>
#pragma GCC diagnostic pop

namespace geometry {
namespace {

struct Font {
  stbtt_fontinfo info{};
  double scale = 1;

  explicit Font(std::string_view name) {
    // The font comes from the executable itself, so that the parser never sees foreign bytes.
    const std::string_view bytes = base::resource(name);
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    if (stbtt_InitFont(&info, data, stbtt_GetFontOffsetForIndex(data, 0)) == 0) {
      throw std::logic_error("the embedded font cannot be read");
    }
    scale = static_cast<double>(stbtt_ScaleForMappingEmToPixels(&info, 1));
  }
};

const Font& font(Weight weight) {
  static const Font regular("fonts/Andika-Regular.ttf"), bold("fonts/Andika-Bold.ttf");
  return weight == Weight::bold ? bold : regular;
}

}  // namespace

Glyph read_glyph(char32_t character, Weight weight) {
  const Font& f = font(weight);
  Glyph glyph;
  const int index = stbtt_FindGlyphIndex(&f.info, static_cast<int>(character));
  glyph.known = index != 0;
  int advance = 0, bearing = 0;
  stbtt_GetGlyphHMetrics(&f.info, index, &advance, &bearing);
  glyph.advance = advance * f.scale;
  stbtt_vertex* vertices = nullptr;
  const int count = stbtt_GetGlyphShape(&f.info, index, &vertices);
  const auto at = [&](int x, int y) { return Point{x * f.scale, -y * f.scale}; };
  Point last;
  for (int i = 0; i < count; ++i) {
    const stbtt_vertex& v = vertices[i];
    const Point to = at(v.x, v.y);
    if (v.type == STBTT_vmove) {
      if (i > 0) glyph.outline.close();
      glyph.outline.move_to(to);
    } else if (v.type == STBTT_vline) {
      glyph.outline.line_to(to);
    } else if (v.type == STBTT_vcurve) {
      // A quadratic curve as a cubic one.
      const Point control = at(v.cx, v.cy);
      glyph.outline.cubic_to(lerp(last, control, 2.0 / 3), lerp(to, control, 2.0 / 3), to);
    } else {
      glyph.outline.cubic_to(at(v.cx, v.cy), at(v.cx1, v.cy1), to);
    }
    last = to;
  }
  if (count > 0) glyph.outline.close();
  stbtt_FreeShape(&f.info, vertices);
  return glyph;
}

Glyph read_hollow_glyph(char32_t character, Weight weight) {
  // A fifth of the font's own unit: half a tenth of a millimetre in the largest letters.
  constexpr double tolerance_em = 0.0003;
  Glyph glyph = read_glyph(character, weight);
  glyph.outline = united(glyph.outline, tolerance_em);
  return glyph;
}

double capital_height() {
  static const double height = -read_glyph(U'H').outline.bounds().top;
  return height;
}

double descender_depth() {
  static const double depth = read_glyph(U'g').outline.bounds().bottom;
  return depth;
}

}  // namespace geometry
