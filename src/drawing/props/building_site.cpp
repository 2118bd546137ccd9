#include "drawing/props/building_site.h"

#include <cmath>

#include "drawing/props/joinery.h"
#include "geometry/outlines.h"

namespace drawing::props {
namespace {

using geometry::Affine;

}  // namespace

Figure tower_crane(Random& random, double height) {
  Sketch s("Turmdrehkran");
  const double h = height, t = 0.038 * h, jib = -0.82 * h;
  // The mast with its struts.
  s.region(box(-t, jib, t, -0.05 * h));
  const int bays = 6;
  for (int i = 0; i < bays; ++i) {
    const double a = jib + 0.06 * h + i * (-0.05 * h - jib - 0.06 * h) / bays,
                 b = a + (-0.05 * h - jib - 0.06 * h) / bays;
    s.detail(line({i % 2 == 0 ? -t : t, a}, {i % 2 == 0 ? t : -t, b}), 0.85);
  }
  s.region(rounded_box(-0.12 * h, -0.07 * h, 0.12 * h, 0, 0.02 * h));
  // Ropes from the top to both arms, the arms, cabin and counterweight.
  s.region(polygon({{0, -h}, {0.46 * h, jib - 0.04 * h}, {0, jib - 0.04 * h}, {-0.26 * h, jib - 0.04 * h}}));
  s.region(polygon({{-t, jib}, {0, -h}, {t, jib}}));
  s.region(box(-0.32 * h, jib - 0.045 * h, 0.62 * h, jib + 0.015 * h));
  const int fields = 7;
  for (int i = 0; i < fields; ++i) {
    const double a = 0.06 * h + i * 0.56 * h / fields, b = a + 0.56 * h / fields;
    s.detail(line({a, jib + (i % 2 == 0 ? 0.015 : -0.045) * h}, {b, jib + (i % 2 == 0 ? -0.045 : 0.015) * h}),
             0.85);
  }
  s.region(rounded_box(-0.32 * h, jib - 0.02 * h, -0.17 * h, jib + 0.1 * h, 0.015 * h));
  s.region(rounded_box(0.01 * h, jib - 0.02 * h, 0.13 * h, jib + 0.11 * h, 0.02 * h));
  s.region(box(0.06 * h, jib + 0.01 * h, 0.115 * h, jib + 0.065 * h), 0.85);
  // The load.
  const double x = 0.47 * h, y = -0.5 * h;
  s.region(box(x - 0.006 * h, jib + 0.015 * h, x + 0.006 * h, y), 0.85);
  s.region(polygon({{x, y - 0.01 * h}, {x - 0.09 * h, y + 0.07 * h}, {x + 0.09 * h, y + 0.07 * h}}), 0.9);
  s.region(box(x - 0.12 * h, y + 0.07 * h, x + 0.12 * h, y + 0.11 * h));
  s.region(box(x - 0.1 * h, y + 0.11 * h, x + 0.1 * h, y + 0.15 * h));
  return page::either_way(random, s.take());
}

Figure half_built_house(Random& random, double height) {
  Sketch s("Rohbau");
  const double h = height, w = 0.5 * h;
  // Rafters against the sky.
  for (const double x : {-0.6, 0.0, 0.6}) {
    s.region(ribbon({{x * w, -0.96 * h}, {x * w - 0.34 * w, -0.6 * h}}, {0.018 * h, 0.018 * h}), 0.95);
    s.region(ribbon({{x * w, -0.96 * h}, {x * w + 0.34 * w, -0.6 * h}}, {0.018 * h, 0.018 * h}), 0.95);
  }
  s.region(rounded_box(-0.7 * w, -h, 0.7 * w, -0.94 * h, 0.01 * h));
  // A wall whose top course is not finished.
  const double t = -0.62 * h, b = 0.075 * h;
  s.region(polygon({{-w, 0},
                    {-w, t + b},
                    {-0.72 * w, t + b},
                    {-0.72 * w, t},
                    {0.44 * w, t},
                    {0.44 * w, t + b},
                    {0.72 * w, t + b},
                    {0.72 * w, t + 2 * b},
                    {w, t + 2 * b},
                    {w, 0}}));
  for (const Point p : {Point{-0.78, -0.28}, {-0.1, -0.09}, {0.82, -0.16}, {-0.05, -0.52}, {0.84, -0.36}}) {
    s.region(box(p.x * w - 0.12 * w, p.y * h - 0.03 * h, p.x * w + 0.12 * w, p.y * h + 0.03 * h), 0.85);
  }
  s.region(box(-0.62 * w, -0.46 * h, -0.14 * w, -0.2 * h), 0.95);
  s.region(box(0.2 * w, -0.42 * h, 0.64 * w, 0), 0.95);
  s.region(rounded_box(-0.7 * w, -0.5 * h, -0.06 * w, -0.45 * h, 0.01 * h), 0.9);
  // Scaffolding at one side, with a ladder.
  for (const double x : {-1.42, -1.04})
    s.region(box(x * w - 0.014 * h, -0.72 * h, x * w + 0.014 * h, 0), 0.9);
  for (const double y : {-0.28, -0.56})
    s.region(rounded_box(-1.52 * w, y * h, -0.94 * w, y * h + 0.045 * h, 0.01 * h));
  s.region(ribbon({{-1.46 * w, 0}, {-1.02 * w, -0.28 * h}}, {0.016 * h, 0.016 * h}), 0.9);
  return page::either_way(random, s.take());
}

Figure sand_heap(Random& random, double height) {
  Sketch s("Sandhaufen");
  const double h = height, w = 1.3 * h, side = random.chance(0.5) ? 1 : -1;
  Path heap;
  heap.move_to({-w, 0});
  heap.cubic_to({-0.7 * w, -0.16 * h}, {-0.4 * w, -0.94 * h}, {-0.06 * w, -0.96 * h});
  heap.cubic_to({0.2 * w, -0.96 * h}, {0.36 * w, -0.62 * h}, {0.5 * w, -0.5 * h});
  heap.cubic_to({0.72 * w, -0.42 * h}, {0.8 * w, -0.1 * h}, {w, 0});
  heap.cubic_to({0.5 * w, 0.08 * h}, {-0.5 * w, 0.08 * h}, {-w, 0});
  heap.close();
  Sketch flat("");
  flat.region(heap);
  flat.detail(curve({{-0.2 * w, -0.7 * h}, {-0.08 * w, -0.6 * h}, {0.06 * w, -0.66 * h}}), 0.85);
  flat.detail(curve({{0.3 * w, -0.34 * h}, {0.42 * w, -0.26 * h}, {0.54 * w, -0.3 * h}}), 0.85);
  flat.detail(curve({{-0.5 * w, -0.24 * h}, {-0.38 * w, -0.17 * h}, {-0.26 * w, -0.22 * h}}), 0.85);
  s.add(flat.take(), Affine::scaling(side, 1));
  return s.take();
}

Figure brick_pile(Random&, double height) {
  Sketch s("Ziegelstapel");
  const double h = height, b = h / 3.4, w = 0.62 * h;
  s.region(box(-2.1 * w, -0.4 * b, 2.1 * w, 0));
  for (int row = 0; row < 3; ++row) {
    const int count = row == 2 ? 2 : 3;
    const double y = -0.4 * b - row * b;
    for (int i = 0; i < count; ++i) {
      const double x = (i - (count - 1) / 2.0) * 1.3 * w + (row == 1 ? 0.06 * w : 0);
      s.region(rounded_box(x - 0.65 * w, y - b, x + 0.65 * w, y, 0.1 * b), 0.95);
    }
  }
  return s.take();
}

Figure plank_pile(Random& random, double height) {
  Sketch s("Bretterstapel");
  const double h = height, b = h / 4;
  for (const double x : {-1.0, 1.0}) s.region(box(x * h - 0.16 * h, -b * 0.8, x * h + 0.16 * h, 0), 0.95);
  for (int i = 0; i < 3; ++i) {
    const double shift = random.uniform(-0.22, 0.22) * h, y = -0.8 * b - i * b;
    s.region(rounded_box(-1.6 * h + shift, y - b, 1.6 * h + shift, y, 0.1 * b));
  }
  return s.take();
}

Figure pipe_pile(Random&, double height) {
  Sketch s("Rohre");
  const double r = height / 3.75;
  for (const Point p : {Point{-2.05, -1}, {0, -1}, {2.05, -1}, {-1.02, -2.75}, {1.02, -2.75}}) {
    s.region(circle(p * r, r));
    s.region(circle(p * r, 0.6 * r), 0.95);
  }
  return s.take();
}

Figure road_barrier(Random&, double height) {
  Sketch s("Absperrung");
  const double h = height, w = 1.05 * h;
  for (const double side : {-1.0, 1.0}) {
    s.region(box(side * 0.74 * w - 0.05 * h, -0.8 * h, side * 0.74 * w + 0.05 * h, 0), 0.95);
    s.region(rounded_box(side * 0.74 * w - 0.2 * h, -0.1 * h, side * 0.74 * w + 0.2 * h, 0, 0.03 * h), 0.95);
  }
  for (const double top : {-0.78, -0.42}) {
    const double bottom = top + 0.25;
    s.region(rounded_box(-w, top * h, w, bottom * h, 0.04 * h));
    for (int i = 0; i < 4; ++i) {
      const double x = -0.86 * w + i * 0.46 * w;
      s.region(polygon({{x + 0.12 * h, top * h},
                        {x + 0.34 * h, top * h},
                        {x + 0.18 * h, bottom * h},
                        {x - 0.04 * h, bottom * h}}),
               0.9);
    }
  }
  for (const double side : {-1.0, 1.0}) {
    s.region(circle({side * 0.74 * w, -0.9 * h}, 0.11 * h), 0.95);
  }
  return s.take();
}

Figure site_hut(Random& random, double height) {
  Sketch s("Bauwagen");
  const double h = height, w = 0.86 * h;
  Path roof;
  s.region(box(-0.9 * w, -0.8 * h, 0.9 * w, -0.2 * h));
  roof.move_to({-0.98 * w, -0.78 * h});
  roof.cubic_to({-0.7 * w, -h}, {0.7 * w, -h}, {0.98 * w, -0.78 * h});
  roof.close();
  s.region(roof);
  add_window(s, {-0.36 * w, -0.53 * h}, 0.52 * w, 0.28 * h, Panes::four);
  s.region(box(0.26 * w, -0.68 * h, 0.66 * w, -0.2 * h), 0.95);
  s.region(circle({0.34 * w, -0.42 * h}, 0.028 * h), 0.85);
  s.region(box(-0.96 * w, -0.22 * h, 0.96 * w, -0.15 * h), 0.95);
  for (const double y : {-0.13, -0.05}) s.region(box(0.24 * w, y * h, 0.68 * w, y * h + 0.05 * h), 0.9);
  for (const double x : {-0.6, -0.06}) add_wheel(s, {x * w, -0.12 * h}, 0.12 * h);
  return page::either_way(random, s.take());
}

Figure site_fence(Random&, double height) {
  Sketch s("Bauzaun");
  const double h = height, w = 0.8 * h;
  for (int i = -1; i <= 1; i += 2) {
    const double c = i * w;
    s.region(rounded_box(c - 0.94 * w, -h, c + 0.94 * w, -0.08 * h, 0.04 * h));
    s.region(rounded_box(c - 0.84 * w, -0.92 * h, c + 0.84 * w, -0.16 * h, 0.02 * h), 0.95);
    for (const double x : {-0.42, 0.0, 0.42})
      s.detail(line({c + x * w, -0.92 * h}, {c + x * w, -0.16 * h}), 0.85);
    s.detail(line({c - 0.84 * w, -0.54 * h}, {c + 0.84 * w, -0.54 * h}), 0.85);
  }
  for (const double x : {-1.7, 0.0, 1.7})
    s.region(rounded_box(x * w - 0.2 * h, -0.11 * h, x * w + 0.2 * h, 0, 0.03 * h));
  return s.take();
}

Figure builders_barrow(Random& random, double height) {
  Sketch s("Schubkarre");
  const double h = height;
  s.region(scallops({{-0.62 * h, -0.6 * h},
                     {-0.3 * h, -0.86 * h},
                     {0.1 * h, -0.9 * h},
                     {0.4 * h, -0.62 * h},
                     {-0.1 * h, -0.5 * h}},
                    0.2));
  s.region(ribbon({{-0.6 * h, -0.26 * h}, {0.2 * h, -0.34 * h}, {1.05 * h, -0.6 * h}},
                  {0.045 * h, 0.045 * h, 0.045 * h}, Ends::round),
           0.95);
  s.region(ribbon({{0.3 * h, -0.36 * h}, {0.42 * h, 0}}, {0.04 * h, 0.04 * h}), 0.95);
  s.region(
      polygon({{-0.8 * h, -0.66 * h}, {0.62 * h, -0.66 * h}, {0.36 * h, -0.26 * h}, {-0.42 * h, -0.26 * h}}));
  add_wheel(s, {-0.62 * h, -0.2 * h}, 0.2 * h);
  return page::either_way(random, s.take());
}

Figure road_sign(Random&, double height) {
  Sketch s("Baustellenschild");
  const double h = height, t = 0.025 * h;
  s.region(box(-t, -0.6 * h, t, 0));
  s.region(rounded({{-0.32 * h, -0.48 * h}, {0, -1.04 * h}, {0.32 * h, -0.48 * h}}, 0.12));
  s.region(rounded({{-0.2 * h, -0.55 * h}, {0, -0.9 * h}, {0.2 * h, -0.55 * h}}, 0.1), 0.9);
  // Somebody with a shovel before a heap.
  s.region(polygon({{0.02 * h, -0.57 * h}, {0.09 * h, -0.66 * h}, {0.16 * h, -0.57 * h}}), 0.85);
  s.detail(curve({{-0.08 * h, -0.58 * h}, {-0.04 * h, -0.66 * h}, {-0.03 * h, -0.72 * h}}), 1);
  s.solid(circle({-0.02 * h, -0.755 * h}, std::max(0.7, 0.022 * h)));
  s.detail(line({-0.05 * h, -0.7 * h}, {0.05 * h, -0.63 * h}), 1);
  return s.take();
}

Figure shovel(Random& random, double height) {
  Sketch s("Schaufel");
  const double h = height;
  Sketch flat("");
  flat.region(box(-0.022 * h, -0.9 * h, 0.022 * h, -0.28 * h), 0.95);
  flat.region(rounded_box(-0.11 * h, -h, 0.11 * h, -0.9 * h, 0.04 * h), 0.95);
  flat.region(rounded(
      {{-0.14 * h, -0.36 * h}, {0.14 * h, -0.36 * h}, {0.14 * h, -0.1 * h}, {0, 0}, {-0.14 * h, -0.1 * h}},
      0.2));
  s.add(flat.take(), Affine::rotation(random.uniform(-0.3, 0.3)));
  return s.take();
}

}  // namespace drawing::props
