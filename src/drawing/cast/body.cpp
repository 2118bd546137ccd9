#include "drawing/cast/body.h"

#include <algorithm>
#include <vector>

#include "geometry/affine.h"
#include "geometry/outlines.h"

namespace drawing::cast {
namespace {

using geometry::Affine;
using geometry::blob;
using geometry::ellipse;
using geometry::Path;
using geometry::polygon;
using geometry::Rect;
using language::HeadOnly;
using motifs::Motif;
using motifs::MotifRole;
using motifs::MotifShape;

class Body {
 public:
  void region(Path path, double thickness) { add(std::move(path), MotifRole::region, thickness); }
  void line(Path path, double thickness) { add(std::move(path), MotifRole::line, thickness); }
  // The same on the left and on the right of the square's middle.
  void both(const Path& right, double thickness) {
    region(right.transformed({-1, 0, 0, 1, 1, 0}), thickness);
    region(right, thickness);
  }
  std::vector<MotifShape> take() { return std::move(shapes_); }

 private:
  void add(Path path, MotifRole role, double thickness) {
    MotifShape shape;
    shape.path = std::move(path);
    shape.role = role;
    shape.thickness = thickness;
    shapes_.push_back(std::move(shape));
  }
  std::vector<MotifShape> shapes_;
};

// A sitting soft toy: belly, arms, feet with their soles to the front.
std::vector<MotifShape> plush_body() {
  Body body;
  body.region(blob({{0.5, 0.46},
                    {0.63, 0.52},
                    {0.7, 0.68},
                    {0.715, 0.82},
                    {0.63, 0.93},
                    {0.5, 0.95},
                    {0.37, 0.93},
                    {0.285, 0.82},
                    {0.3, 0.68},
                    {0.37, 0.52}}),
              0.4);
  body.region(ellipse({0.5, 0.76}, 0.125, 0.135), 0.25);
  body.both(
      blob(
          {{0.62, 0.56}, {0.7, 0.56}, {0.77, 0.65}, {0.79, 0.74}, {0.755, 0.79}, {0.7, 0.76}, {0.665, 0.68}}),
      0.09);
  body.both(
      blob(
          {{0.66, 0.8}, {0.76, 0.8}, {0.8, 0.89}, {0.765, 0.975}, {0.67, 0.985}, {0.61, 0.92}, {0.61, 0.84}}),
      0.16);
  body.both(ellipse({0.705, 0.91}, 0.048, 0.04), 0.08);
  return body.take();
}

// A standing child in a dress.
std::vector<MotifShape> dress_body() {
  Body body;
  body.both(polygon({{0.53, 0.86}, {0.6, 0.86}, {0.595, 0.95}, {0.535, 0.95}}), 0.06);
  body.both(blob({{0.525, 0.94},
                  {0.57, 0.925},
                  {0.62, 0.94},
                  {0.66, 0.965},
                  {0.65, 0.99},
                  {0.57, 0.99},
                  {0.525, 0.985}}),
            0.05);
  body.both(ellipse({0.775, 0.74}, 0.034, 0.034), 0.06);
  body.both(
      blob(
          {{0.58, 0.53}, {0.66, 0.55}, {0.73, 0.63}, {0.79, 0.7}, {0.745, 0.745}, {0.67, 0.69}, {0.6, 0.63}}),
      0.08);
  Path skirt;
  skirt.move_to({0.43, 0.66});
  skirt.line_to({0.57, 0.66});
  skirt.cubic_to({0.62, 0.74}, {0.7, 0.82}, {0.75, 0.88});
  skirt.cubic_to({0.7, 0.93}, {0.66, 0.87}, {0.6, 0.915});
  skirt.cubic_to({0.55, 0.945}, {0.45, 0.945}, {0.4, 0.915});
  skirt.cubic_to({0.34, 0.87}, {0.3, 0.93}, {0.25, 0.88});
  skirt.cubic_to({0.3, 0.82}, {0.38, 0.74}, {0.43, 0.66});
  skirt.close();
  body.region(skirt, 0.24);
  for (const double side : {-1.0, 1.0}) {
    Path fold;
    fold.move_to({0.5 + side * 0.03, 0.72});
    fold.cubic_to({0.5 + side * 0.04, 0.78}, {0.5 + side * 0.06, 0.82}, {0.5 + side * 0.085, 0.87});
    body.line(fold, 0.05);
  }
  body.region(
      blob({{0.42, 0.5}, {0.58, 0.5}, {0.6, 0.56}, {0.57, 0.66}, {0.5, 0.672}, {0.43, 0.66}, {0.4, 0.56}}),
      0.16);
  body.region(polygon({{0.42, 0.64}, {0.58, 0.64}, {0.59, 0.685}, {0.41, 0.685}}), 0.045);
  return body.take();
}

// A standing child in pullover and trousers.
std::vector<MotifShape> trouser_body() {
  Body body;
  body.both(blob({{0.51, 0.94},
                  {0.57, 0.92},
                  {0.63, 0.94},
                  {0.665, 0.965},
                  {0.655, 0.99},
                  {0.56, 0.99},
                  {0.51, 0.985}}),
            0.05);
  body.both(ellipse({0.755, 0.76}, 0.035, 0.035), 0.06);
  body.region(polygon({{0.39, 0.72},
                       {0.61, 0.72},
                       {0.63, 0.945},
                       {0.515, 0.945},
                       {0.5, 0.81},
                       {0.485, 0.945},
                       {0.37, 0.945}}),
              0.11);
  body.both(blob({{0.59, 0.53},
                  {0.66, 0.55},
                  {0.72, 0.63},
                  {0.775, 0.72},
                  {0.73, 0.765},
                  {0.665, 0.7},
                  {0.62, 0.64}}),
            0.08);
  body.region(blob({{0.42, 0.5},
                    {0.58, 0.5},
                    {0.625, 0.56},
                    {0.62, 0.68},
                    {0.615, 0.75},
                    {0.5, 0.765},
                    {0.385, 0.75},
                    {0.38, 0.68},
                    {0.375, 0.56}}),
              0.22);
  return body.take();
}

}  // namespace

std::shared_ptr<const Motif> with_body(const Motif& head, HeadOnly kind) {
  if (kind == HeadOnly::no || kind == HeadOnly::bust) return nullptr;
  const bool animal = kind == HeadOnly::animal, dress = kind == HeadOnly::dress;
  const Rect& box = head.bounds;
  // The head sits on top, as large as children draw it.
  const double width = animal ? 0.68 : 0.5, height = animal ? 0.56 : 0.5;
  const double scale = std::min(width / box.width(), height / box.height());
  const double bottom = animal ? 0.585 : 0.535;
  const Affine map = Affine::translation(0.5 - box.center().x * scale, bottom - box.bottom * scale) *
                     Affine::scaling(scale, scale);
  auto whole = std::make_shared<Motif>();
  whole->id = head.id;
  whole->plain = head.plain;
  const std::vector<MotifShape> body = animal ? plush_body() : dress ? dress_body() : trouser_body();
  for (std::vector<MotifShape> Motif::*level : {&Motif::shapes, &Motif::simple}) {
    if ((head.*level).empty()) continue;
    (*whole).*level = body;
    for (MotifShape shape : head.*level) {
      shape.path = shape.path.transformed(map);
      shape.thickness *= scale;
      ((*whole).*level).push_back(std::move(shape));
    }
  }
  for (const MotifShape& shape : whole->shapes) whole->bounds.include(shape.path.bounds());
  return whole;
}

}  // namespace drawing::cast
