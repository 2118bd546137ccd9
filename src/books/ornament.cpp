#include "books/ornament.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "geometry/outlines.h"

namespace books {
namespace {

using drawing::Fill;
using drawing::Role;
using drawing::Shape;
using geometry::Path;
using geometry::Point;
using geometry::polar;
using geometry::Rect;

Shape outlined(Path path, double line_mm) {
  return {std::move(path), Fill::white, Role::region, false, line_mm, 0};
}

Shape line(Path path, double line_mm) {
  return {std::move(path), Fill::none, Role::detail, false, line_mm, 0};
}

Shape dot(Point center, double radius_mm) {
  Path path;
  path.add_ellipse(center, radius_mm, radius_mm);
  return {std::move(path), Fill::black, Role::solid, false, 0, 0};
}

Shape circle(Point center, double radius_mm, double line_mm) {
  Path path;
  path.add_ellipse(center, radius_mm, radius_mm);
  return outlined(std::move(path), line_mm);
}

void append(Ornament& shapes, const Ornament& more) {
  shapes.insert(shapes.end(), more.begin(), more.end());
}

// Half of a scallop's arc as seen from its centre; it leaves its foot at this angle, too. Below 67.5 degrees,
// so that neighbours do not cross where the lace turns by 45 degrees.
constexpr double scallop_angle = 62 * std::numbers::pi / 180;

double scallop_depth(double width) {
  return width / 2 * std::tan(scallop_angle / 2);
}

// A circular arc from foot to foot that rises to the right of the way, in one cubic.
void add_scallop(Path& path, Point from, Point to) {
  const Point along = to - from;
  const Point unit = along * (1 / geometry::length(along)), right{-unit.y, unit.x};
  const double radius = geometry::length(along) / (2 * std::sin(scallop_angle));
  const double handle = 4.0 / 3 * std::tan(scallop_angle / 2) * radius;
  const Point up = right * (std::sin(scallop_angle) * handle), on = unit * (std::cos(scallop_angle) * handle);
  path.cubic_to(from + on + up, to - on + up, to);
}

// The feet of the scallops, clockwise: along each side, and slanting across each corner.
std::vector<Point> scallop_feet(const Rect& box, double scallop_mm) {
  const double corner = scallop_mm / std::numbers::sqrt2;
  const Point sides[4][2] = {{{box.left + corner, box.top}, {box.right - corner, box.top}},
                             {{box.right, box.top + corner}, {box.right, box.bottom - corner}},
                             {{box.right - corner, box.bottom}, {box.left + corner, box.bottom}},
                             {{box.left, box.bottom - corner}, {box.left, box.top + corner}}};
  std::vector<Point> feet;
  for (const auto& side : sides) {
    const double span = geometry::length(side[1] - side[0]);
    const int count = std::max(1, static_cast<int>(std::lround(span / scallop_mm)));
    for (int i = 0; i <= count; ++i) {
      feet.push_back(geometry::lerp(side[0], side[1], static_cast<double>(i) / count));
    }
  }
  return feet;
}

}  // namespace

Border scalloped_border(const Rect& outer, double scallop_mm) {
  const double line_mm = scallop_mm * 0.095, lace_line_mm = scallop_mm * 0.058,
               bead_line_mm = scallop_mm * 0.042;
  const double gap = scallop_mm * 0.3, bead_radius = scallop_mm * 0.11, flower_radius = scallop_mm * 0.68;
  const Rect line_box = outer.inflated(-line_mm / 2), feet_box = line_box.inflated(-gap);
  const Rect corner_box = outer.inflated(-scallop_mm * 0.9);
  const Point corners[] = {{corner_box.left, corner_box.top},
                           {corner_box.right, corner_box.top},
                           {corner_box.right, corner_box.bottom},
                           {corner_box.left, corner_box.bottom}};
  Border border;
  Path frame, lace;
  frame.add_rounded_rect(line_box, scallop_mm * 0.75);
  border.shapes.push_back(outlined(std::move(frame), line_mm));

  Ornament beads;
  const std::vector<Point> feet = scallop_feet(feet_box, scallop_mm);
  lace.move_to(feet.front());
  for (std::size_t i = 0; i < feet.size(); ++i) {
    const Point from = feet[i], to = feet[(i + 1) % feet.size()], along = to - from;
    const double width = geometry::length(along);
    const Point right{-along.y / width, along.x / width};
    const Point bead = geometry::lerp(from, to, 0.5) + right * (scallop_depth(width) * 0.32);
    add_scallop(lace, from, to);
    const bool under_flower = std::any_of(std::begin(corners), std::end(corners), [&](Point corner) {
      return geometry::length(bead - corner) < flower_radius + 2 * bead_radius;
    });
    if (!under_flower) beads.push_back(circle(bead, bead_radius, bead_line_mm));
  }
  lace.close();
  border.shapes.push_back(outlined(std::move(lace), lace_line_mm));
  append(border.shapes, beads);
  for (const Point corner : corners) append(border.shapes, flower(corner, flower_radius, lace_line_mm));
  // The scallops of a side share its length, so that each may be a little wider than asked for.
  border.inside = feet_box.inflated(-scallop_depth(scallop_mm * 1.1) - lace_line_mm / 2);
  return border;
}

Border picture_frame(const Rect& outer) {
  constexpr double line_mm = 1.0, inner_line_mm = 0.45, gap_mm = 2.4;
  Border frame;
  Path thick, thin;
  const Rect box = outer.inflated(-line_mm / 2);
  thick.add_rounded_rect(box, 5);
  thin.add_rounded_rect(box.inflated(-gap_mm), 3);
  frame.shapes.push_back(outlined(std::move(thick), line_mm));
  frame.shapes.push_back(outlined(std::move(thin), inner_line_mm));
  frame.inside = box.inflated(-gap_mm - inner_line_mm / 2);
  return frame;
}

Ornament rounded_line(const Rect& outer, double radius_mm, double line_mm) {
  Path path;
  path.add_rounded_rect(outer.inflated(-line_mm / 2), radius_mm);
  return {outlined(std::move(path), line_mm)};
}

Ornament pencil(const Rect& box) {
  const double h = box.height(), middle = box.center().y, line_mm = h * 0.07;
  const Rect b = box.inflated(-line_mm / 2);
  const double cap = b.left + h * 0.55, ferrule = cap + h * 0.4, shoulder = b.right - h * 1.15;
  const double tip = b.right - h * 0.36;
  const double rise = (b.bottom - b.top) / 2;
  const auto at_cone = [&](double x) { return rise * (b.right - x) / (b.right - shoulder); };
  Path eraser, band, body, cone, lead, edges;
  eraser.move_to({cap, b.top});
  eraser.cubic_to({b.left - h * 0.05, b.top}, {b.left - h * 0.05, b.bottom}, {cap, b.bottom});
  eraser.close();
  band.add_rect({cap, b.top, ferrule, b.bottom});
  body.add_rect({ferrule, b.top, shoulder, b.bottom});
  // The sharpened end: the paint ends in three soft waves on the wood.
  cone.move_to({shoulder, b.top});
  cone.line_to({b.right, middle});
  cone.line_to({shoulder, b.bottom});
  const double wave = h * 0.2, third = (b.bottom - b.top) / 3;
  for (int i = 0; i < 3; ++i) {
    const double y = b.bottom - third * i;
    cone.cubic_to({shoulder + wave, y}, {shoulder + wave, y - third}, {shoulder, y - third});
  }
  cone.close();
  lead.move_to({tip, middle - at_cone(tip)});
  lead.line_to({b.right, middle});
  lead.line_to({tip, middle + at_cone(tip)});
  lead.close();
  edges.move_to({ferrule, b.top + third});
  edges.line_to({shoulder, b.top + third});
  edges.move_to({ferrule, b.bottom - third});
  edges.line_to({shoulder, b.bottom - third});
  Ornament shapes = {outlined(std::move(eraser), line_mm), outlined(std::move(band), line_mm),
                     outlined(std::move(body), line_mm), line(std::move(edges), line_mm * 0.7),
                     outlined(std::move(cone), line_mm)};
  shapes.push_back({std::move(lead), Fill::black, Role::solid, false, line_mm, 0});
  return shapes;
}

Ornament star(Point center, double radius_mm, double line_mm) {
  const double r = radius_mm - line_mm / 2;
  Path path;
  std::vector<Point> corners;
  for (int i = 0; i < 10; ++i) {
    const double angle = -std::numbers::pi / 2 + i * std::numbers::pi / 5;
    corners.push_back(polar(center, i % 2 == 0 ? r : r * 0.5, angle));
  }
  path.add_polygon(corners);
  return {outlined(std::move(path), line_mm)};
}

Ornament flower(Point center, double radius_mm, double line_mm) {
  // Six round petals just touch each other when they are half as wide as their distance from the middle.
  constexpr int petals = 6;
  const double radius = radius_mm - line_mm / 2, reach = radius * 2 / 3;
  Ornament shapes;
  for (int i = 0; i < petals; ++i) {
    const double angle = i * 2 * std::numbers::pi / petals;
    shapes.push_back(circle(polar(center, reach, angle), radius / 3, line_mm));
  }
  shapes.push_back(circle(center, radius * 0.4, line_mm));
  return shapes;
}

Ornament number_badge(Point center, double radius_mm) {
  constexpr double line_mm = 0.5;
  Ornament shapes = {circle(center, radius_mm - line_mm / 2, line_mm)};
  for (const double side : {-1.0, 1.0}) {
    Path stroke;
    const Point near{center.x + side * (radius_mm + 2.2), center.y};
    const Point far{center.x + side * (radius_mm + 13), center.y};
    stroke.move_to(near);
    stroke.line_to(far);
    shapes.push_back(line(std::move(stroke), line_mm));
    shapes.push_back(dot({far.x + side * 1.8, far.y}, 0.6));
  }
  return shapes;
}

}  // namespace books
