#include "render/andika.h"

#include "base/embedded.h"

namespace render {

const Andika& Andika::instance() {
  static const Andika andika;
  return andika;
}

std::string_view Andika::file(books::Face face) {
  return base::resource(face == books::Face::bold ? "fonts/Andika-Bold.ttf" : "fonts/Andika-Regular.ttf");
}

Andika::Andika() : regular_(file(books::Face::regular)), bold_(file(books::Face::bold)) {}

bool Andika::has_glyph(books::Face face, char32_t character) const {
  return metrics(face).has_glyph(character);
}

double Andika::advance_em(books::Face face, char32_t character) const {
  return metrics(face).advance_em(character);
}

double Andika::cap_height_em(books::Face face) const {
  return metrics(face).cap_height_em();
}

}  // namespace render
