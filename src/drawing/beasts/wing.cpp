#include "drawing/beasts/wing.h"

#include "drawing/figures/skeleton.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using Points = std::vector<Point>;

// In the wing's frame the shoulder is the origin; the bone runs upwards and to the back.
geometry::Path skin(const geometry::Affine& map, const Points& tips) {
  geometry::Path path;
  path.move_to(map({0, 0}));
  path.cubic_to(map({2, -9}), map({tips[0].x + 9, tips[0].y + 10}), map(tips[0]));
  for (std::size_t i = 1; i < tips.size(); ++i) {
    const Point middle = geometry::lerp(tips[i - 1], tips[i], .5),
                pull = geometry::lerp(middle, {-8, -4}, .3);
    path.cubic_to(map(pull), map(pull), map(tips[i]));
  }
  path.close();
  return path;
}

void draw_wing(figures::Canvas& canvas, const Frame& frame, bool flies, bool far) {
  const Point root = frame.on(.5, far ? .9 : .45);
  const double turn = (far ? 16 : 0) - frame.pitch * .6 + (flies ? 6 : 0), size = far ? .86 : 1;
  const geometry::Affine map = geometry::Affine::translation(root.x, root.y) *
                               geometry::Affine::rotation(turn / 57.29577951) *
                               geometry::Affine::scaling(size, size);
  const Points tips = flies ? Points{{-6, -46}, {-27, -38}, {-38, -20}, {-30, -2}, {-12, 5}}
                            : Points{{-12, -36}, {-27, -27}, {-33, -12}, {-25, 1}, {-10, 5}};
  const Layer layer = far ? Layer::far_leg : Layer::body;
  canvas.region(PartName::wing, layer, skin(map, tips));
  if (far) return;
  for (const std::size_t i : {1U, 2U}) {
    const Point end = geometry::lerp(tips[i], {0, 0}, .06),
                bow = geometry::lerp(tips[i], {0, 0}, .5) + Point{1, -4};
    canvas.line(PartName::wing, layer, geometry::curve({map({-2, -2}), map(bow), map(end)}), .9);
  }
}

}  // namespace

void draw_far_wing(figures::Canvas& canvas, const Frame& frame, bool flies) {
  draw_wing(canvas, frame, flies, true);
}
void draw_near_wing(figures::Canvas& canvas, const Frame& frame, bool flies) {
  draw_wing(canvas, frame, flies, false);
}

}  // namespace drawing::beasts
