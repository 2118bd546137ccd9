#include "drawing/figures/thing_figure.h"

#include <algorithm>

#include "drawing/figures/animal_face.h"
#include "geometry/outlines.h"

namespace drawing::figures {
namespace {

// The largest that a picture is, in figure units: as high as trunk and head of a child, and not much wider.
constexpr double highest = 66, widest = 76;
// How far below the hip it reaches, so that the legs come out of it.
constexpr double below_hip = 3;
// Where the face is, in parts of the picture's height from its foot, and how large it is at most.
constexpr double face_at = 0.52, face_width = 17, face_height = 13;

// The picture over the trunk, in the frame of a head that is `to_hip` above the hip.
void draw_picture(Canvas& canvas, const ThingLook& look, double to_hip, const HeadView& view,
                  HeadDrawing& drawing) {
  const geometry::Rect box = look.picture->exact_bounds();
  const double size = std::min(highest / box.height(), widest / box.width());
  const double foot = to_hip + below_hip, height = box.height() * size;
  const geometry::Affine map = geometry::Affine::translation(-box.center().x * size, foot) *
                               geometry::Affine::scaling(size, size) *
                               geometry::Affine::translation(0, -box.bottom);
  for (const Shape& shape : look.picture->shapes) {
    Part part{PartName::fur, Layer::head, shape};
    part.shape.path = part.shape.path.transformed(map);
    const geometry::Rect own = part.shape.path.bounds();
    const bool minor = shape.role != Role::region && own.width() * own.height() < view.least_area;
    if (!minor) drawing.parts.push_back(std::move(part));
  }
  const Point face{0, foot - face_at * height};
  drawing.mouth = {face.x, face.y + 5};
  drawing.chin = {face.x, face.y + face_height};
  if (look.has_face) return;
  const double wide = std::min(face_width, 0.36 * box.width() * size),
               high = std::min(face_height, 0.3 * height);
  canvas.region(PartName::face, Layer::head, geometry::ellipse(face, wide, high));
  draw_animal_eyes(canvas, face - Point{0, 0.25 * high}, 0.4 * wide, view.turn, view.mood);
  if (view.mood == Mood::laughing || view.mood == Mood::shouting) {
    draw_open_mouth(canvas, face + Point{0, 0.3 * high});
  } else {
    draw_animal_smile(canvas, face + Point{0, 0.36 * high});
  }
}

}  // namespace

PosedFigure draw_thing_figure(const ThingLook& look, const Pose& pose, const Goals& goals, const Held& held,
                              const Drawn& drawn) {
  const Build build = make_build(Stage::child, Sex::male, Stature::average);
  const Clothes clothes{Top::fur, Bottom::none, Shoes::paws};
  // In units of the head's frame.
  const double to_hip = build.trunk / build.head + build.head_up * pose.head_up;
  const auto draw_head = [&](const HeadView& view) {
    HeadDrawing drawing;
    Canvas canvas(view.cell, view.least_area, view.fineness);
    draw_picture(canvas, look, to_hip, view, drawing);
    for (Part& part : canvas.take()) drawing.parts.push_back(std::move(part));
    return drawing;
  };
  return assemble({build, clothes, draw_head, {}}, pose, goals, held, drawn);
}

}  // namespace drawing::figures
