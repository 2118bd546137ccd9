#pragma once

#include <string_view>

#include "books/text_measure.h"
#include "render/true_type_metrics.h"

namespace render {

// Andika, the books' typeface, as the executable carries it.
class Andika final : public books::TextMeasure {
 public:
  // The one instance: read at the first call, immutable, safe from any thread.
  static const Andika& instance();

  // The TrueType file of a face; lives as long as the process.
  static std::string_view file(books::Face face);

  bool has_glyph(books::Face face, char32_t character) const override;
  double advance_em(books::Face face, char32_t character) const override;
  double cap_height_em(books::Face face) const override;

 private:
  Andika();
  const TrueTypeMetrics& metrics(books::Face face) const {
    return face == books::Face::bold ? bold_ : regular_;
  }

  TrueTypeMetrics regular_;
  TrueTypeMetrics bold_;
};

}  // namespace render
