#include "drawing/cast/motif_figure.h"

#include <cmath>

namespace drawing::cast {

namespace {

// Below this size, in millimetres of the unit square, a drawing's detail is too fine to colour.
constexpr double simple_below_mm = 62;

}  // namespace

const motifs::Motif& drawing_for(const motifs::Motif& motif, Age age, base::Random& random) {
  const bool turn = random.chance(0.5);
  if (motif.second == nullptr) return motif;
  return age == Age::years_3_5 || (motif.second_for_all && turn) ? *motif.second : motif;
}

bool drawn_simple(const motifs::Motif& motif, double scale, const page::Stage& stage) {
  const bool for_small_children = stage.age == Age::years_3_5 && !motif.plain;
  return (for_small_children || scale < simple_below_mm * stage.scale) && !motif.simple.empty();
}

page::Figure motif_figure(const motifs::Motif& motif, const geometry::Affine& map, const page::Stage& stage) {
  const double scale = std::sqrt(std::abs(map.determinant()));
  const bool simple = drawn_simple(motif, scale, stage);
  page::Sketch sketch("");
  bool first = true;
  std::vector<bool> even_odd;
  for (const motifs::MotifShape& shape : simple ? motif.simple : motif.shapes) {
    const double inside_mm = shape.thickness * scale;
    switch (shape.role) {
      case motifs::MotifRole::region:
        // The first region is kept whatever its size: without it nothing would be left of a tiny drawing.
        if (!first && inside_mm < stage.finest_mm()) continue;
        first = false;
        sketch.in(shape.colour).region(shape.path.transformed(map));
        break;
      case motifs::MotifRole::solid:
        // Pupils may be small, but not smaller than a pen's dot.
        if (inside_mm < 0.4) continue;
        sketch.solid(shape.path.transformed(map));
        break;
      case motifs::MotifRole::line:
        if (inside_mm < stage.pens.asked * 1.2) continue;
        sketch.detail(shape.path.transformed(map), 1);
        break;
    }
    even_odd.push_back(shape.even_odd);
  }
  page::Figure figure = sketch.take();
  figure.motif = motif.id;
  for (std::size_t i = 0; i < figure.shapes.size(); ++i) figure.shapes[i].even_odd = even_odd[i];
  return figure;
}

}  // namespace drawing::cast
