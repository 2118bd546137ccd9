#include <algorithm>
#include <cmath>

#include "drawing/beasts/head.h"
#include "drawing/figures/animal_face.h"
#include "drawing/figures/skeleton.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::PartName;
using Points = std::vector<Point>;

Points trunk_line(Trunk trunk) {
  switch (trunk) {
    case Trunk::raised:
      return {{6, 1}, {17, 3}, {26, -3}, {29, -15}, {37, -24}};
    case Trunk::resting:
      return {{6, 2}, {16, 6}, {21, 14}, {27, 18}, {37, 18}};
    case Trunk::reaching:
      return {{6, 2}, {17, 8}, {21, 20}, {21, 32}, {25, 40}};
    case Trunk::hanging:
      break;
  }
  return {{6, 2}, {16, 6}, {22, 15}, {22, 27}, {26, 33}};
}

double trunk_radius(double share) {
  return 10 - 5.2 * std::pow(std::min(1.0, share * 1.15), .8);
}

}  // namespace

HeadDrawing draw_trunk_head(const HeadView& view) {
  figures::Canvas canvas(view.cell, view.least_area, view.fineness);
  HeadDrawing head;
  const Points ends = trunk_line(view.trunk), line = figures::smooth_line(ends, 5);
  Chain trunk;
  const double last = static_cast<double>(line.size()) - 1;
  for (std::size_t i = 0; i < line.size(); ++i)
    trunk.push_back({line[i], trunk_radius(static_cast<double>(i) / last)});
  head.outline = {{{{0, 0}, 15.4}}, {{{-2, 5}, 14}}, trunk, {{{6, 8}, 7}, {{9, 13}, 4}}};
  if (view.separate) {
    geometry::Field field(view.cell);
    for (const Chain& part : head.outline) field.unite(geometry::Field::chain(part, view.cell), 4);
    canvas.region(PartName::face, Layer::head, field);
    head.outline.clear();
  }
  // Folds on the upper side of the trunk.
  for (const std::size_t i : {9U, 12U, 15U}) {
    const Point way = geometry::unit(line[i + 1] - line[i]), side{-way.y, way.x};
    const double r = trunk[i].radius;
    canvas.line(PartName::face, Layer::head,
                geometry::curve({line[i] - side * (r * .86), line[i] - side * (r * .3) + way * 1.4,
                                 line[i] + side * (r * .2)}),
                .85);
  }
  if (view.shaggy) {
    canvas.region(PartName::tusk, Layer::head,
                  geometry::Field::chain(
                      figures::tube(figures::smooth_line({{9, 9}, {17, 13}, {28, 14}, {37, 8}, {41, -3}}, 5),
                                    {4, 4, 3.6, 2.8, 1.2}),
                      view.cell));
    canvas.region(PartName::mane, Layer::head,
                  geometry::rounded({{-12, -6},
                                     {-15, -15},
                                     {-10, -22},
                                     {-2, -25},
                                     {7, -22},
                                     {13, -15},
                                     {14, -7},
                                     {9, -12},
                                     {6, -6},
                                     {2, -12},
                                     {-2, -5},
                                     {-7, -11}},
                                    .3));
  } else if (!view.young) {
    canvas.region(
        PartName::tusk, Layer::head,
        geometry::rounded({{8, 11.4}, {12.6, 17.6}, {18.6, 21.4}, {25, 20.4}, {19.4, 16}, {15.6, 9}}, .3));
  }
  figures::draw_animal_eye(canvas, {8.4, -4}, view.young ? Point{2.8, 3.7} : Point{2.4, 3.3},
                           view.closed_eyes);
  if (view.sad || !view.young)
    canvas.line(PartName::brow, Layer::head,
                view.sad ? geometry::line({5.4, -8.4}, {11, -10})
                         : geometry::curve({{5.6, -9}, {8, -10.2}, {10.6, -9.4}}),
                .9);
  const double ear = view.shaggy ? .6 : 1;
  const auto ear_part = [&](PartName name, Points rim) {
    for (Point& p : rim) p = p * ear;
    canvas.region(name, Layer::head, geometry::blob(rim));
  };
  ear_part(PartName::ear,
           {{-2, -12}, {-10, -18}, {-21, -15}, {-25, -2}, {-21, 12}, {-12, 17}, {-5, 10}, {-1, 0}});
  ear_part(PartName::skin,
           {{-6, -9}, {-12, -13}, {-19, -11}, {-21, -1}, {-17.6, 8.6}, {-12, 11.6}, {-8, 5}, {-5.6, -2}});
  head.front = canvas.take();
  head.reach = {ends.back() + (view.trunk == Trunk::reaching  ? Point{0, 3}
                               : view.trunk == Trunk::resting ? Point{0, 5}
                                                              : Point{}),
                15, 16, true};
  return head;
}

}  // namespace drawing::beasts
