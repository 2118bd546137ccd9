#include "drawing/figures/hand.h"

namespace drawing::figures {
namespace {

Chain finger(Point from, Point to, double first, double second) {
  return {{from, first}, {to, second}};
}

// A round pad; toes stand out where people spread their fingers.
HandDrawing draw_paw(HandShape shape) {
  if (shape == HandShape::open || shape == HandShape::point)
    return {{finger({0, 0}, {4, 0}, 3.4, 4.4), finger({4.6, -2.6}, {7.4, -4}, 2.3, 2.2),
             finger({5, 0}, {8.8, -0.1}, 2.3, 2.3), finger({4.6, 2.6}, {7.4, 3.8}, 2.3, 2.2)},
            {},
            1.2};
  return {{finger({0, 0}, {4.4, 0}, 3.5, 4.7)}, {{{8.8, -1.5}, {6.7, -1.2}}, {{8.7, 1.7}, {6.7, 1.3}}}, 2};
}

// Feathers in a row, the first one the longest.
HandDrawing draw_wing_tip(HandShape shape) {
  if (shape == HandShape::open || shape == HandShape::point)
    return {{finger({0, 0}, {4, 0}, 3.8, 4.2), finger({4, -1}, {12.4, -4.2}, 3, 1.9),
             finger({4, 0.6}, {12.6, 0.6}, 3, 1.9), finger({3.4, 2}, {10, 5}, 2.8, 1.8)},
            {},
            1};
  return {{{{{0, 0}, 4.2}, {{5, 0.4}, 4.4}, {{11.6, 1.8}, 2}}}, {{{11.4, -0.4}, {8.6, -0.2}}}, 2};
}

}  // namespace

HandDrawing draw_hand(HandShape shape, HandKind kind) {
  if (kind == HandKind::paw) return draw_paw(shape);
  if (kind == HandKind::wing) return draw_wing_tip(shape);
  switch (shape) {
    case HandShape::flat:
      return {{{{{0, 0}, 3.1}, {{3.6, 0}, 3.8}, {{8, 0.3}, 3}}, finger({2, -2}, {5.2, -4.8}, 1.6, 1.5)},
              {{{11, -0.5}, {8.2, -0.5}}, {{10.6, 1.5}, {8, 1.3}}},
              2};
    case HandShape::open:
      return {{finger({0, 0}, {3.6, 0}, 3.1, 3.8), finger({4.2, -2}, {9, -4.9}, 1.8, 1.75),
               finger({5, 0}, {10.4, -0.2}, 1.8, 1.75), finger({4.2, 2}, {9, 4.6}, 1.8, 1.75),
               finger({2.2, -2.2}, {3, -7}, 1.8, 1.7)},
              {},
              1.2};
    case HandShape::point:
      return {{finger({0, 0}, {4, 0}, 3.1, 3.9), finger({4.6, -1.2}, {11.2, -1.7}, 1.85, 1.65),
               finger({2, -2.2}, {4.2, -5}, 1.65, 1.5)},
              {{{7.7, 1}, {5.2, 1.2}}, {{6.7, 2.9}, {4.6, 2.7}}},
              1.6};
    case HandShape::fist:
      return {{finger({0, 0}, {4, 0}, 3.1, 4.1), finger({2.4, -2.4}, {5, -3.7}, 1.8, 1.7)},
              {{{8, -0.6}, {5.4, -0.5}}, {{7.3, 1.8}, {5, 1.4}}},
              2};
    case HandShape::rest:
      break;
  }
  // A hanging hand: the thumb stands off, so that it is no stump.
  return {{{{{0, 0}, 3.1}, {{3.8, 0.3}, 4.2}, {{7.6, 0.9}, 3.3}}, finger({1.8, -2.2}, {6, -4.7}, 1.7, 1.55)},
          {{{10.8, 0.3}, {7.7, 0}}, {{10, 2.6}, {7.2, 1.9}}},
          1.4};
}

HandDrawing draw_mitten(HandShape shape) {
  const bool spread = shape == HandShape::open || shape == HandShape::flat;
  return {{{{{0, 0}, 3.2}, {{4, 0}, 4.2}, {{7.6, 0.3}, 3.9}},
           spread ? finger({2, -2}, {4.6, -6.6}, 2, 1.9) : finger({2, -2.2}, {5.4, -4.6}, 2, 1.8)},
          {},
          1.4};
}

HandDrawing draw_palm() {
  return {{finger({0, 0}, {3.6, 0}, 3.1, 3.9)}, {}, 2};
}

HandDrawing draw_fingers(HandKind kind) {
  if (kind == HandKind::wing) return {{finger({-2.6, 0.2}, {2.6, 0.4}, 3.2, 3.2)}, {}, 1};
  return {{finger({-3, 0.4}, {3, 0.4}, 3, 3)}, {{{-1.1, 3.3}, {-1.1, 0.8}}, {{1.1, 3.3}, {1.1, 0.8}}}, 1};
}

}  // namespace drawing::figures
