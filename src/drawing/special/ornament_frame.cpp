#include "drawing/special/ornament_frame.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "drawing/special/ornament.h"
#include "geometry/outlines.h"

namespace drawing::special {
namespace {

using geometry::Affine;
using geometry::Path;
using geometry::Point;
using page::Figure;
using page::Sketch;
using std::numbers::pi;

// Half the band, and what keeps ornaments off its edges.
constexpr double half_mm = page::ornament_band_mm / 2;
constexpr double reach_mm = half_mm - 1.5;
constexpr Grain grain = {1.2, 0.9};

// The length of one repeat along the band.
double repeat_mm(FrameStyle style) {
  switch (style) {
    case FrameStyle::vine:
      return 18;
    case FrameStyle::lace:
      return 9.5;
    case FrameStyle::triangles:
      return 10;
    default:
      return 14;
  }
}

// One repeat around the origin: the band runs from left to right, up is outwards.
Figure make_cell(FrameStyle style, double length) {
  Sketch cell("Rahmen");
  const auto pair = [&](Ornament large, Ornament small) {
    add_ornament(cell, large, {0, 0}, reach_mm, 0, grain);
    add_ornament(cell, small, {-length / 2, 0}, reach_mm * 0.5, 0, grain);
    add_ornament(cell, small, {length / 2, 0}, reach_mm * 0.5, 0, grain);
  };
  switch (style) {
    case FrameStyle::stars:
      pair(Ornament::star, Ornament::dot);
      break;
    case FrameStyle::hearts:
      pair(Ornament::heart, Ornament::dot);
      break;
    case FrameStyle::diamonds:
      pair(Ornament::diamond, Ornament::dot);
      break;
    case FrameStyle::vine: {
      const double swing = reach_mm * 0.42, quarter = length / 4;
      std::vector<Point> stem;
      for (int i = -8; i <= 8; ++i) {
        const double x = i * length / 16;
        stem.push_back({x, -swing * std::sin(2 * pi * x / length)});
      }
      cell.detail(geometry::curve(stem), 0.9);
      // A leaf in each of the stem's bows.
      cell.region(geometry::leaf({quarter - 1.8, -swing * 0.25 + 2.1}, {quarter + 2.2, 2.2}, 2.7), 0.85);
      cell.region(geometry::leaf({-quarter - 1.8, swing * 0.25 - 2.1}, {-quarter + 2.2, -2.2}, 2.7), 0.85);
      break;
    }
    case FrameStyle::lace: {
      Path bow;
      bow.move_to({-length / 2, half_mm});
      bow.cubic_to({-length / 2, -reach_mm - 1.2}, {length / 2, -reach_mm - 1.2}, {length / 2, half_mm});
      bow.close();
      cell.region(bow, 0.9);
      add_ornament(cell, Ornament::dot, {0, half_mm - 2.9}, 1.4, 0, grain);
      break;
    }
    case FrameStyle::triangles:
      cell.region(geometry::polygon({{-length / 2, half_mm}, {0, -half_mm}, {length / 2, half_mm}}), 0.9);
      add_ornament(cell, Ornament::dot, {0, half_mm - 3}, 1.4, 0, grain);
      break;
  }
  return cell.take();
}

}  // namespace

Figure ornament_frame(const page::Stage& stage, FrameStyle style) {
  Sketch sketch("Rahmen");
  Path ring;
  ring.add_rounded_rect(stage.frame.inflated(page::ornament_band_mm),
                        stage.radius_mm + page::ornament_band_mm * 0.6);
  ring.add_rounded_rect(stage.frame, stage.radius_mm);
  sketch.region(ring);
  Figure band = sketch.take();
  band.shapes.front().even_odd = true;
  Sketch whole("Rahmen");
  whole.add(band, {});
  const geometry::Rect middle = stage.frame.inflated(half_mm);
  const Point corners[] = {{middle.left, middle.top},
                           {middle.right, middle.top},
                           {middle.right, middle.bottom},
                           {middle.left, middle.bottom}};
  // Corners are rounded, so that their ornaments lie a little further in.
  constexpr double inset = 1.3, corner_room = 6.5;
  for (int side = 0; side < 4; ++side) {
    const Point from = corners[side], to = corners[(side + 1) % 4];
    const double turn = side * pi / 2, length = geometry::length(to - from) - 2 * corner_room;
    const int count = std::max(2, static_cast<int>(std::lround(length / repeat_mm(style))));
    const double step = length / count;
    const Figure cell = make_cell(style, step);
    for (int i = 0; i < count; ++i) {
      const Point at = lerp(from, to, (corner_room + (i + 0.5) * step) / (length + 2 * corner_room));
      Figure placed = cell;
      // Neighbours share the small ornament between them.
      const bool shares =
          style == FrameStyle::stars || style == FrameStyle::hearts || style == FrameStyle::diamonds;
      if (shares && i + 1 < count) placed.shapes.pop_back();
      whole.add(placed, Affine::translation(at.x, at.y) * Affine::rotation(turn));
    }
    const Point inwards = {(side == 0 || side == 3) ? inset : -inset, side < 2 ? inset : -inset};
    add_ornament(whole, Ornament::flower, from + inwards, reach_mm + 0.4, turn, grain);
  }
  return whole.take();
}

Figure ornament_frame(const page::Stage& stage, base::Random& random) {
  return ornament_frame(stage, static_cast<FrameStyle>(random.below(frame_styles)));
}

void add_frame(Picture& picture, const page::Stage& stage, base::Random random) {
  Element element;
  element.name = "Rahmen";
  element.bounds = stage.frame;
  const auto index = static_cast<std::uint16_t>(picture.elements.size());
  picture.elements.push_back(element);
  Shape line;
  line.path.add_rounded_rect(stage.frame, stage.radius_mm);
  line.fill = Fill::none;
  line.role = Role::frame;
  line.line_mm = std::min(1.2, stage.pens.asked * 1.2);
  line.element = index;
  picture.shapes.push_back(std::move(line));
  if (!stage.ornaments) return;
  Figure band = ornament_frame(stage, random);
  for (Shape& shape : band.shapes) {
    shape.role = Role::frame;
    shape.line_mm = std::clamp(shape.line_mm * stage.pens.near, 0.5, 1.2);
    shape.element = index;
    picture.shapes.push_back(std::move(shape));
  }
  picture.elements.back().bounds = stage.frame.inflated(page::ornament_band_mm);
}

}  // namespace drawing::special
