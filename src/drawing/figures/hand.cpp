#include "drawing/figures/hand.h"

namespace drawing::figures {
namespace {

Chain finger(Point from, Point to, double first, double second) {
  return {{from, first}, {to, second}};
}

}  // namespace

HandDrawing draw_hand(HandShape shape) {
  switch (shape) {
    case HandShape::flat:
      return {{{{{0, 0}, 3.1}, {{3.6, 0}, 3.6}, {{8.6, 0.2}, 2.4}}, finger({2, -2}, {5.2, -4.8}, 1.6, 1.5)},
              {{{11, 0.2}, {8, 0.3}}},
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
  return {{{{{0, 0}, 3.2}, {{3.6, 0}, 3.9}, {{6.4, 0.6}, 3}}, finger({2, -2}, {5.2, -4.2}, 1.7, 1.55)},
          {{{9.2, 0.2}, {6.6, 0.2}}},
          2};
}

HandDrawing draw_palm() {
  return {{finger({0, 0}, {3.6, 0}, 3.1, 3.9)}, {}, 2};
}

HandDrawing draw_fingers() {
  return {{finger({-3, 0.4}, {3, 0.4}, 3, 3)}, {{{-1.1, 3.3}, {-1.1, 0.8}}, {{1.1, 3.3}, {1.1, 0.8}}}, 1};
}

}  // namespace drawing::figures
