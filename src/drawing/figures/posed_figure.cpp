#include "drawing/figures/posed_figure.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "drawing/figures/body.h"
#include "drawing/figures/gaps.h"
#include "drawing/figures/head.h"

namespace drawing::figures {
namespace {

// Below this size, a child of 70 mm, there is no room between minor lines.
constexpr double all_lines_mm_per_unit = 0.76;
using geometry::degree;

double angle_of(Point way) {
  return std::atan2(way.y, way.x) / degree;
}

// From the head's own frame.
geometry::Affine head_frame(const Skeleton& s) {
  return geometry::Affine::translation(s.head.x, s.head.y) *
         geometry::Affine::rotation(s.head_angle * degree) *
         geometry::Affine::scaling(s.build.head, s.build.head);
}

Contacts contacts_of(const Skeleton& s, const Pose& pose, Point mouth) {
  Contacts c;
  const Palm near = palm_of(s.build, pose, s.near_arm, pose.near_hand);
  const Palm far = palm_of(s.build, pose, s.far_arm, pose.far_hand);
  c.near_hand = {near.at, near.angle};
  c.far_hand = {far.at, far.angle};
  c.near_foot = {s.near_leg.end, pose.near_foot.angle};
  c.far_foot = {s.far_leg.end, pose.far_foot.angle};
  const double up = angle_of(s.up);
  c.hip = {s.hip, up};
  c.lap = {geometry::lerp(s.near_leg.root, s.near_leg.joint, 0.45) - Point{0, s.build.leg_width[0]},
           angle_of(s.near_leg.joint - s.near_leg.root)};
  c.back = {s.spine(0.6) - s.across * s.build.round[2], up};
  c.shoulder = {s.near_arm.root, up};
  c.far_shoulder = {s.far_arm.root, up};
  c.mouth = {head_frame(s)(mouth), s.head_angle};
  c.head = {s.head, s.head_angle};
  return c;
}

}  // namespace

Contacts contacts_of(const Rig& rig, const Pose& pose, const Goals& goals) {
  return contacts_of(solve(rig.build, pose, goals), pose, rig.mouth);
}

geometry::Affine Contact::frame() const {
  return geometry::Affine::translation(at.x, at.y) * geometry::Affine::rotation(angle * degree);
}

Contact Contact::transformed(const geometry::Affine& map) const {
  const Point way = map({std::cos(angle * degree), std::sin(angle * degree)}) - map({0, 0});
  return {map(at), angle_of(way)};
}

page::Figure layers_of(const std::vector<Part>& parts, Layer first, Layer last, std::string name) {
  page::Figure figure;
  figure.name = std::move(name);
  for (const Part& part : parts) {
    if (part.layer >= first && part.layer <= last) figure.shapes.push_back(part.shape);
  }
  return figure;
}

PosedFigure PosedFigure::transformed(const geometry::Affine& map) const {
  PosedFigure out = *this;
  for (Part& part : out.parts) part.shape.path = part.shape.path.transformed(map);
  Contacts& c = out.contacts;
  for (Contact* contact : {&c.near_hand, &c.far_hand, &c.near_foot, &c.far_foot, &c.hip, &c.lap, &c.back,
                           &c.shoulder, &c.far_shoulder, &c.mouth, &c.head})
    *contact = contact->transformed(map);
  return out;
}

page::Figure PosedFigure::layers(Layer first, Layer last, std::string name) const {
  return layers_of(parts, first, last, std::move(name));
}

PosedFigure assemble(const Character& character, const Pose& pose, const Goals& goals, const Held& held,
                     const Drawn& drawn) {
  if (pose.on_knees && character.clothes.bottom == Bottom::ball) {
    // A snowman has no knees: his ball lies between two feet apart.
    Pose apart = pose;
    apart.on_knees = false;
    apart.hip = 0.56;
    apart.near_foot = {-.62, 0, 80};
    apart.far_foot = {.42, 0, 0};
    return assemble(character, apart, goals, held, drawn);
  }
  PosedFigure figure;
  const Build& build = character.build;
  figure.skeleton = solve(build, pose, goals);
  const Skeleton& s = figure.skeleton;
  const double finest = drawn.finest_mm / drawn.mm_per_unit;
  // Lattice points a little closer than a line is wide.
  const double cell = 0.6 / drawn.mm_per_unit;
  const Fineness fineness = drawn.mm_per_unit < all_lines_mm_per_unit ? Fineness::few_lines : Fineness::all;
  const HeadDrawing head = character.draw_head({.turn = pose.turn,
                                                .mood = pose.mood,
                                                .cell = cell / build.head,
                                                .least_area = finest * finest / (build.head * build.head),
                                                .fineness = fineness});
  Canvas canvas(cell, finest * finest, fineness);
  Body body(canvas, character.clothes, pose, s, held, drawn);
  body.draw_back();
  canvas.add(head.parts, head_frame(s));
  if (character.draw_tail) character.draw_tail(canvas, s);
  geometry::Field outline(cell), face(cell);
  if (pose.near_arm_above) {
    for (const Part& part : head.parts) {
      if (part.layer != Layer::head || part.shape.fill != Fill::white) continue;
      const geometry::Field field = geometry::Field::of(part.shape.path.transformed(head_frame(s)), cell);
      outline.unite(field);
      if (part.name == PartName::face) face.unite(field);
    }
  }
  body.draw(outline, face);
  figure.parts = canvas.take();
  // Each layer keeps its own painting order.
  std::stable_sort(figure.parts.begin(), figure.parts.end(),
                   [](const Part& a, const Part& b) { return a.layer < b.layer; });
  back_small_gaps(figure.parts, drawn.line_mm / drawn.mm_per_unit,
                  2.5 / (drawn.mm_per_unit * drawn.mm_per_unit));
  figure.mouth = head.mouth;
  figure.contacts = contacts_of(s, pose, head.mouth);
  return figure;
}

}  // namespace drawing::figures
