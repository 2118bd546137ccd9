#include "drawing/page/stage.h"

#include <algorithm>

#include "drawing/model/paper_size.h"

namespace drawing::page {
namespace {

// How high the band of a name is, as a share of the page's height.
double name_share(const Stage& stage) {
  return stage.landscape() ? 0.16 : 0.125;
}

double factor_of(LineWidth line) {
  switch (line) {
    case LineWidth::thin:
      return 0.78;
    case LineWidth::bold:
      return 1.3;
    case LineWidth::usual:
      break;
  }
  return 1;
}

Pens pens_for(Age age) {
  switch (age) {
    case Age::years_3_5:
      return {1.1, 1.0, 0.9, 0.8};
    case Age::years_9_up:
      return {0.75, 0.65, 0.58, 0.5};
    case Age::years_6_8:
      break;
  }
  return {0.9, 0.78, 0.68, 0.58};
}

}  // namespace

double Stage::richness() const {
  const double by_age = age == Age::years_3_5 ? 0.55 : age == Age::years_9_up ? 1.35 : 1;
  const double by_detail = detail == Detail::premium ? 1.4 : detail == Detail::improved ? 1.2 : 1;
  return by_age * by_detail;
}

double Stage::finest_mm() const {
  return pens.asked * (age == Age::years_3_5 ? 3.0 : age == Age::years_6_8 ? 2.4 : 2.0);
}

Stage make_stage(const Options& options) {
  Stage stage;
  const auto [width, height] = paper_size(options.paper, options.orientation);
  constexpr double margin_mm = 12;
  stage.width_mm = width;
  stage.height_mm = height;
  stage.frame = geometry::Rect{0, 0, width, height}.inflated(-margin_mm);
  stage.age = options.age;
  stage.detail = options.detail;
  stage.pens = pens_for(options.age);
  // Older children get the frame unasked.
  stage.ornaments = options.frame || options.age == Age::years_9_up;
  if (!options.wishes.name.empty()) {
    stage.name = stage.frame;
    stage.name.bottom = stage.frame.top + name_share(stage) * height;
    stage.frame.top = stage.name.bottom;
  }
  // The decorated frame takes a band of its own around the picture.
  if (stage.ornaments) stage.frame = stage.frame.inflated(-ornament_band_mm);
  stage.scale = std::min(stage.frame.width(), stage.frame.height()) / 186;
  stage.safe = stage.frame.inflated(-2.5 * stage.scale);
  // Older children get smaller props, and so more of them, although the frame takes room.
  if (options.age == Age::years_9_up) stage.scale *= 0.92;
  const double factor = factor_of(options.wishes.line) * (options.paper == Paper::a5 ? 0.85 : 1);
  if (factor != 1) {
    for (double* pen : {&stage.pens.asked, &stage.pens.near, &stage.pens.middle, &stage.pens.far}) {
      *pen = std::max(0.5, *pen * factor);
    }
  }
  return stage;
}

}  // namespace drawing::page
