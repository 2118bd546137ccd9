#include "drawing/beasts/coat.h"

#include <cmath>
#include <numbers>

#include "drawing/figures/skeleton.h"
#include "drawing/figures/tube.h"
#include "geometry/outlines.h"

namespace drawing::beasts {
namespace {

using figures::smooth_line;
using figures::tube;
using geometry::Field;

// On the trunk: along it and across, as Frame::on takes them.
struct Spot {
  double share, height, radius;
};
struct Patch {
  Spot from, to;
};

void draw_patches(const Frame& f, const Marker& mark, std::initializer_list<Patch> patches) {
  for (const Patch& p : patches) {
    const Point from = f.on(p.from.share, p.from.height), to = f.on(p.to.share, p.to.height);
    mark({tube(smooth_line({from, geometry::lerp(from, to, .5) + f.front * 2, to}, 3),
               {p.from.radius, p.to.radius})},
         3);
  }
}

void draw_stripes(const Anatomy& a, const Frame& f, const Marker& mark, bool neck) {
  const bool maned = neck && a.mane != Mane::none;
  for (const double s : {.04, .25, .46, .67, .88}) {
    // The last one would cross those of the neck.
    if (maned && s > .8) continue;
    const double end = s > .2 && s < .5 ? .06 : -.06;
    mark({tube(smooth_line({f.on(s, 1.25), f.on(s, .5) - f.front * 1.4, f.on(s, end)}, 3), {2.9, 1})}, 1);
  }
  if (!maned) return;
  for (const double t : {.48, .68, .88}) mark({{{f.on_neck(t, 1.2), 2.4}, {f.on_neck(t, -.2), .9}}}, 1);
}

}  // namespace

void draw_coat(const Anatomy& a, const FourLegged& pose, const Frame& f, const Marker& mark) {
  if (a.bib && !pose.mouth_down && !pose.head_down) {
    const Point throat = f.neck_base + f.neck_way * (f.neck_length * .6);
    mark({tube({throat, f.neck_base + f.front * (a.round[2] * .5) - f.up * (a.round[2] * .3),
                f.on(1, -.9) + f.front * (a.round[2] * .7)},
               {a.neck.top * .9, a.neck.top * .74, 3})},
         1);
  }
  switch (a.pattern) {
    case Pattern::patches:
      return draw_patches(
          f, mark,
          {{{.08, .7, 6.2}, {.22, .2, 5}}, {{.5, .9, 6}, {.62, .3, 5}}, {{.94, .1, 5.4}, {1, -.5, 4.4}}});
    case Pattern::large_patches:
      return draw_patches(f, mark, {{{.12, .8, 8}, {.26, -.1, 6}}, {{.66, .9, 7.6}, {.8, .1, 6.6}}});
    case Pattern::spots:
      for (const Spot s : {Spot{.06, .5, 2.9}, Spot{.32, .58, 2.8}, Spot{.26, -.2, 3}, Spot{.6, .5, 2.9},
                           Spot{.54, -.32, 2.8}, Spot{.84, -.06, 3}})
        // Beside a wing's root they would look like its joints.
        if (!a.wings || s.height < 0 || s.share < .1) mark({{{f.on(s.share, s.height), s.radius}}}, 1);
      return;
    case Pattern::stripes:
      return draw_stripes(a, f, mark, !pose.looks_back);
    case Pattern::blotches:
      for (const Spot s : {Spot{.06, .5, 4}, Spot{.1, -.34, 3.6}, Spot{.36, .5, 4.2}, Spot{.4, -.36, 3.8},
                           Spot{.66, .46, 4.2}, Spot{.7, -.4, 3.8}, Spot{.96, .1, 4}})
        mark({{{f.on(s.share, s.height), s.radius}, {f.on(s.share + .06, s.height + .1), s.radius * .9}}}, 1);
      for (const double t : {.2, .4, .6, .8})
        mark({{{f.on_neck(t, .2), 3.6}, {f.on_neck(t + .06, -.1), 3.2}}}, 1);
      return;
    case Pattern::rosettes:
      for (const Spot s : {Spot{.08, .3, 3.7}, Spot{.24, -.1, 3.7}, Spot{.32, .56, 3.7}, Spot{.52, -.04, 3.7},
                           Spot{.58, .6, 3.7}, Spot{.78, .1, 3.7}})
        mark({{{f.on(s.share, s.height), s.radius}}}, 1);
      return;
    case Pattern::tabby:
      for (const double s : {.2, .42, .64}) mark({tube({f.on(s, 1.2), f.on(s, -.1)}, {3, 1.3})}, 1);
      return;
    case Pattern::shaggy:
    case Pattern::plain:
    case Pattern::wool:
    case Pattern::spines:
    case Pattern::shell:
      break;
  }
  if (a.saddle) mark({tube({f.on(.16, .8), f.on(.5, .8), f.on(.8, .8)}, {6, 6.6, 6})}, 3);
}

std::vector<Chain> belly_locks(const Frame& f) {
  std::vector<Chain> locks;
  for (const double s : {.1, .26, .42, .58, .74, .9})
    locks.push_back({{f.on(s, -.8), 6}, {f.on(s - .04, -1.36), .8}});
  return locks;
}

Field wool_trunk(const Frame& f, double cell) {
  Chain inner = f.trunk;
  for (geometry::Disc& disc : inner) disc.radius *= .92;
  Field wool = Field::chain(inner, cell);
  // Bumps at even distances along the outline of the trunk.
  const Field whole = Field::chain(f.trunk, cell);
  for (const geometry::Polyline& line : whole.outlines(10)) {
    double total = 0;
    for (std::size_t i = 0; i < line.points.size(); ++i)
      total += geometry::length(line.points[(i + 1) % line.points.size()] - line.points[i]);
    const double step = total / std::round(total / 7.4);
    double along = 0;
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      along += geometry::length(line.points[(i + 1) % line.points.size()] - line.points[i]);
      if (along < step) continue;
      along -= step;
      const Point p = line.points[i];
      wool.unite(Field::chain({{p - whole.slope(p) * 1.7, 4.5}}, cell));
    }
  }
  return wool;
}

namespace {

// The half ellipse over the trunk on which spines and shells lie: `degrees` from the front over the top to
// the rump.
struct Dome {
  Point center, front, up;
  double wide, high;

  Point at(double degrees, double share) const {
    const double angle = degrees / 180 * std::numbers::pi;
    return center + front * (std::cos(angle) * wide * share) + up * (std::sin(angle) * high * share);
  }
};

Dome spine_dome(const Frame& f) {
  return {f.on(.58, .1), f.front, f.up,
          geometry::length(f.spine.back() - f.spine.front()) / 2 + f.trunk.front().radius * 1.1,
          f.trunk[f.trunk.size() / 2].radius * 1.6};
}

constexpr double coat_begins = 28, coat_ends = 214;

}  // namespace

Field spine_coat(const Frame& f, double cell) {
  const Dome dome = spine_dome(f);
  std::vector<Point> outline;
  constexpr int teeth = 13;
  constexpr double step = (coat_ends - coat_begins) / teeth;
  for (int i = 0; i < teeth; ++i) {
    outline.push_back(dome.at(coat_begins + step * i, 1));
    outline.push_back(dome.at(coat_begins + step * (i + .74), 1.2));
  }
  outline.push_back(dome.at(coat_ends, 1));
  const std::vector<Point> hem = smooth_line({dome.at(coat_ends, .96), f.on(.22, -.52), f.on(.5, -.5),
                                              f.on(.84, -.3), f.on(1.08, .2), dome.at(coat_begins, .99)},
                                             4);
  outline.insert(outline.end(), hem.begin() + 1, hem.end() - 1);
  return Field::of(geometry::rounded(outline, .1), cell);
}

std::vector<std::vector<Point>> spine_marks(const Frame& f) {
  const Dome dome = spine_dome(f);
  std::vector<std::vector<Point>> marks;
  struct Row {
    double share, from, to;
    int count;
  };
  for (const Row row : {Row{.76, 44, 190, 6}, Row{.44, 56, 184, 4}}) {
    for (int i = 0; i < row.count; ++i) {
      const double at = row.from + (row.to - row.from) * i / (row.count - 1), half = 6.5 / row.share;
      marks.push_back({dome.at(at - half, row.share - .05), dome.at(at + half * 1.1, row.share + .1),
                       dome.at(at + half * .6, row.share - .12)});
    }
  }
  return marks;
}

Field ruff(const Anatomy& a, const Frame& f, double cell) {
  Field hair =
      Field::chain({{f.on_neck(.7, 0), a.neck.top * 1.02}, {f.on_neck(.34, 0), a.neck.base * .94}}, cell);
  // Each tuft lies along the neck and points away from the head.
  const auto tuft = [&](double share, double height, double way, double out) {
    hair.unite(
        Field::chain({{f.on_neck(share, height), 4.4}, {f.on_neck(share - way, height + out), .4}}, cell),
        .8);
  };
  for (const double height : {.66, .24, -.18, -.6}) tuft(.3, height, 1.3, 0);
  tuft(.46, -.7, .46, -.5);
  const double r = (a.face ? a.face->height : a.profile.skull) * a.head;
  Field cheek = Field::chain({{f.face({0, 0}), r * 1.02}}, cell);
  for (const Point p : {Point{-.5, .44}, Point{-.1, .66}, Point{.34, .66}}) {
    const Point end = p * 1.3 + Point{-.42, .3};
    const double skull = r / a.head;
    cheek.unite(Field::chain({{f.face(p * skull), r * .34}, {f.face(end * skull), .4}}, cell), .6);
  }
  hair.subtract(cheek);
  return hair;
}

ShellParts shell_parts(const Anatomy& a, const Frame& f) {
  const Dome dome{f.on(.5, -.2), f.front, f.up, a.length * .5 + a.round[0] * .98, a.round[1] * 2.05};
  ShellParts parts;
  for (int i = 0; i <= 18; ++i) parts.dome.push_back(dome.at(10 * i, 1));
  // Of a plate's corners: across the dome and up, in parts of its halves.
  const auto on = [&](double x, double y) {
    return dome.center + dome.front * (x * dome.wide) + dome.up * (y * dome.high);
  };
  parts.plate = {on(.3, .28), on(.42, .56), on(.24, .8), on(-.24, .8), on(-.42, .56), on(-.3, .28)};
  for (const double side : {-1.0, 1.0}) {
    parts.seams.push_back({on(side * .42, .56), on(side * .82, .55)});
    parts.seams.push_back({on(side * .24, .8), on(side * .33, .95)});
    parts.seams.push_back({on(side * .3, .28), on(side * .36, 0)});
  }
  parts.rim = {on(.96, -.08), on(1.06, .03),  on(.96, .15),   on(.5, .2),    on(0, .22),  on(-.5, .2),
               on(-.96, .15), on(-1.06, .03), on(-.96, -.08), on(-.5, -.11), on(0, -.13), on(.5, -.11)};
  return parts;
}

}  // namespace drawing::beasts
