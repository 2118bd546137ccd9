// The headgear of roles, continued from headgear_shapes.cpp.
#include <cmath>
#include <numbers>

#include "drawing/figures/headgear_shapes.h"

namespace drawing::figures {
namespace {

using enum Form;
constexpr PartName hat = PartName::hat, ribbon = PartName::ribbon, badge = PartName::mark;
using Points = std::vector<Point>;

Points oval(Point at, double radius_x, double radius_y) {
  Points points;
  for (int i = 0; i < 8; ++i) {
    const double angle = i * 45 * std::numbers::pi / 180;
    points.push_back({at.x + radius_x * std::cos(angle), at.y + radius_y * std::sin(angle)});
  }
  return points;
}

Points circle(Point at, double radius) {
  return oval(at, radius, radius);
}

// A close cap down to the brow.
Points dome(double half, double top) {
  return {{-half, -5},
          {-half * .95, top * .62},
          {-half * .56, top * .92},
          {0, top},
          {half * .56, top * .92},
          {half * .95, top * .62},
          {half, -5},
          {0, -6.4}};
}

HatShape top_hat() {
  return {
      .pieces = {
          {rounded,
           hat,
           1,
           {{-12, -9}, {-13.4, -33}, {-6, -34.6}, {6, -34.6}, {13.4, -33}, {12, -9}, {0, -7}}},
          {band, ribbon, 1, {{-12.4, -16}, {0, -13.6}, {12.4, -16}}, {{-12, -9.6}, {0, -7}, {12, -9.6}}},
          {blob,
           hat,
           1,
           {{-21, -9.4}, {-12, -10}, {0, -7.6}, {12, -10}, {21, -9.4}, {13, -4.6}, {0, -2.8}, {-13, -4.6}}}}};
}
HatShape cowboy_hat() {
  return {
      .pieces = {
          {blob,
           hat,
           1,
           {{-13, -9},
            {-13.4, -20},
            {-9, -27},
            {-4, -27.4},
            {0, -24.6},
            {4, -27.4},
            {9, -27},
            {13.4, -20},
            {13, -9},
            {0, -6.4}}},
          {line, hat, 1, {{0, -24}, {0.4, -20.4}, {-.4, -18}}},
          {band, ribbon, 1, {{-13.2, -13.6}, {0, -11}, {13.2, -13.6}}, {{-13, -8.6}, {0, -6}, {13, -8.6}}},
          {blob,
           hat,
           1,
           {{-29, -14},
            {-24, -13.4},
            {-14, -9},
            {0, -6.4},
            {14, -9},
            {24, -13.4},
            {29, -14},
            {24, -6},
            {12, -2.4},
            {0, -1.4},
            {-12, -2.4},
            {-24, -6}}}}};
}
HatShape detective_hat() {
  return {.pieces = {{blob, hat, 1, dome(16.8, -23)},
                     {line, hat, 2, {{-6, -8.4}, {-6.6, -15}, {-4.4, -21.4}}},
                     {line, hat, 2, {{6, -8.4}, {6.6, -15}, {4.4, -21.4}}},
                     {line, hat, 1, {{-15.6, -13}, {0, -14.6}, {15.6, -13}}},
                     {rounded, ribbon, 1, {{0, -23}, {-7.6, -27.4}, {-7.6, -19.6}}},
                     {rounded, ribbon, 1, {{0, -23}, {7.6, -27.4}, {7.6, -19.6}}},
                     {blob, hat, 3.4, {{-17, -7.4}, {0, -9.6}, {17, -7.4}, {14, -3}, {0, -1.6}, {-14, -3}}}}};
}
HatShape bearskin() {
  return {.brim = -5,
          .pieces = {{blob,
                      hat,
                      .8,
                      {{-18, -4},
                       {-19, -18},
                       {-15.6, -32},
                       {-8, -38.6},
                       {0, -40},
                       {8, -38.6},
                       {15.6, -32},
                       {19, -18},
                       {18, -4},
                       {9, -5.6},
                       {0, -6.2},
                       {-9, -5.6}}},
                     {line, hat, .8, {{-8, -30}, {-9, -26}, {-8, -23}}},
                     {line, hat, .8, {{3, -32}, {2, -28}, {3, -25}}},
                     {line, hat, .8, {{9, -24}, {8, -20}, {9, -17}}},
                     {line, hat, .8, {{-3, -19}, {-4, -15}, {-3, -12}}}}};
}
HatShape beret() {
  return {.brim = -8,
          .pieces = {{line, hat, 1, {{-3, -24}, {-4, -28}}},
                     {blob,
                      hat,
                      1,
                      {{-22, -12},
                       {-19, -19},
                       {-9, -24.4},
                       {3, -24},
                       {13, -19},
                       {16.4, -11},
                       {12, -8},
                       {0, -9.4},
                       {-13, -7},
                       {-20, -8}}},
                     {band,
                      hat,
                      1,
                      {{-15.6, -10.4}, {0, -12.6}, {15.6, -10.4}},
                      {{-16.2, -5.8}, {0, -7.6}, {16.2, -5.8}}}}};
}
HatShape graduation_cap() {
  return {
      .pieces = {{blob,
                  hat,
                  1,
                  {{-15.4, -17}, {-16.6, -6}, {-8, -4.6}, {0, -4}, {8, -4.6}, {16.6, -6}, {15.4, -17}}},
                 {rounded, hat, 1, {{-25, -20}, {0, -28.6}, {25, -20}, {0, -12}}},
                 {line, ribbon, 1, {{0, -20.6}, {12, -18.6}, {18.6, -16}, {19, -9}}},
                 {blob, ribbon, 1, {{19, -10}, {21.6, -4}, {21, -1.4}, {19, -.8}, {17, -1.4}, {16.4, -4}}}}};
}
HatShape captain_cap() {
  return {
      .pieces = {
          {blob,
           hat,
           1.4,
           {{-21, -18}, {-15, -24}, {0, -26.6}, {15, -24}, {21, -18}, {15, -13.6}, {0, -12}, {-15, -13.6}}},
          {band, hat, 1.4, {{-15.8, -13.6}, {0, -11}, {15.8, -13.6}}, {{-16.4, -7}, {0, -4.6}, {16.4, -7}}},
          {blob, hat, 4.6, {{-12, -6.2}, {0, -4.6}, {12, -6.2}, {9, -3.4}, {0, -2.4}, {-9, -3.4}}},
          {blob,
           badge,
           5,
           {{0, -16}, {-5, -19.4}, {-11, -20}, {-8, -16.4}, {0, -13.4}, {8, -16.4}, {11, -20}, {5, -19.4}}},
          {blob, badge, 5, circle({0, -17}, 3)}}};
}
HatShape veil() {
  return {.brim = -99,
          .behind = {{blob,
                      ribbon,
                      0,
                      {{-12, -17},
                       {-20, -4},
                       {-24, 18},
                       {-25, 44},
                       {-12, 47},
                       {0, 45.6},
                       {12, 47},
                       {25, 44},
                       {24, 18},
                       {20, -4},
                       {12, -17},
                       {0, -21}}}},
          .pieces = {{blob, badge, 1.4, circle({-10, -15.6}, 3.4)},
                     {blob, badge, 2, circle({10, -15.6}, 3.4)},
                     {blob, badge, 1.8, circle({-5.2, -18.4}, 3.6)},
                     {blob, badge, 2, circle({5.2, -18.4}, 3.6)},
                     {blob, badge, 2.2, circle({0, -19.4}, 3.8)}}};
}
HatShape halo() {
  return {.brim = -99,
          .pieces = {{blob, badge, 0, oval({0, -27}, 13, 4.8)}, {blob, badge, 0, oval({0, -27.2}, 8.4, 2)}}};
}
HatShape wreath() {
  HatShape shape{.brim = -99};
  for (const double x : {-13.0, -7.2, 0.0, 7.2, 13.0}) {
    const Point at{x, -15.4 + x * x * .03};
    shape.pieces.push_back({blob, badge, 2.4, circle(at, 4)});
    shape.pieces.push_back({solid, badge, 2.4, circle(at, 1.1)});
  }
  return shape;
}
HatShape viking_helmet() {
  return {.brim = -5,
          .behind = {{blob,
                      badge,
                      0,
                      {{-13, -11}, {-21, -13}, {-26, -20}, {-25.4, -30}, {-22, -24}, {-17, -20}, {-11, -19}}},
                     {blob,
                      badge,
                      0,
                      {{13, -11}, {21, -13}, {26, -20}, {25.4, -30}, {22, -24}, {17, -20}, {11, -19}}}},
          .pieces = {{blob, hat, 1, dome(16.4, -23.6)},
                     {line, hat, 3, {{0, -22.6}, {0, -12}}},
                     {band,
                      hat,
                      1,
                      {{-17.4, -10.6}, {0, -12.6}, {17.4, -10.6}},
                      {{-17.6, -4.6}, {0, -6.4}, {17.6, -4.6}}},
                     {solid, badge, 1, circle({-9.6, -8.6}, .9)},
                     {solid, badge, 2, circle({0, -9.4}, .9)},
                     {solid, badge, 2, circle({9.6, -8.6}, .9)}}};
}
HatShape roman_helmet() {
  return {
      .brim = -5,
      .behind = {{blob,
                  ribbon,
                  0,
                  {{-15, -14}, {-22, -23}, {-17, -34}, {0, -39}, {17, -34}, {22, -23}, {15, -14}}}},
      .pieces = {
          {line, ribbon, 1, {{-9.4, -24}, {-11, -30}, {-12, -34.6}}},
          {line, ribbon, 1, {{-3.4, -26}, {-4, -32}, {-4.4, -36.4}}},
          {line, ribbon, 1, {{3.4, -26}, {4, -32}, {4.4, -36.4}}},
          {line, ribbon, 1, {{9.4, -24}, {11, -30}, {12, -34.6}}},
          {blob, hat, 1, dome(16.6, -24)},
          {band, hat, 1, {{-17.4, -10.6}, {0, -12.6}, {17.4, -10.6}}, {{-17.6, -5}, {0, -6.8}, {17.6, -5}}},
          {blob, hat, 1, {{-18, -5}, {-13, -4.6}, {-12, 5}, {-14, 12}, {-17.6, 6}}},
          {blob, hat, 1, {{18, -5}, {13, -4.6}, {12, 5}, {14, 12}, {17.6, 6}}}}};
}
HatShape pointed_cap() {
  return {
      .brim = -5,
      .pieces = {
          {blob,
           hat,
           1,
           {{-16, -7},
            {-13.6, -17},
            {-8, -27},
            {0, -35},
            {9, -39},
            {16, -36.4},
            {11, -33},
            {10.4, -26},
            {14, -16},
            {16, -7},
            {0, -5}}},
          {line, hat, 1, {{-4, -24}, {1, -28}, {6, -30}}},
          {band, hat, 1, {{-17, -10.4}, {0, -12.4}, {17, -10.4}}, {{-17.4, -4.4}, {0, -6.2}, {17.4, -4.4}}}}};
}
HatShape ninja_hood() {
  return {
      .brim = -99,
      .behind = {{rounded, ribbon, 0, {{-12, -9}, {-27, -13}, {-25, -5}, {-13, -4}}},
                 {rounded, ribbon, 0, {{-12, -6}, {-25, -1}, {-20, 5}, {-12, -1}}}},
      .hood = Hood{{{-17.4, 0},
                    {-16.8, -10},
                    {-10, -18.4},
                    {0, -20.4},
                    {10, -18.4},
                    {16.8, -10},
                    {17.4, 0},
                    {16.4, 10},
                    {10, 17},
                    {0, 19},
                    {-10, 17},
                    {-16.4, 10}},
                   {{-13, .6},
                    {-11.4, -4.6},
                    {0, -6},
                    {11.4, -4.6},
                    {13, .6},
                    {11.4, 3.8},
                    {0, 4.6},
                    {-11.4, 3.8}}},
      .pieces = {
          {band, ribbon, 1.4, {{-17.8, -11}, {0, -13.6}, {17.8, -11}}, {{-18, -5.6}, {0, -8}, {18, -5.6}}}}};
}
HatShape clown_hat() {
  return {.brim = -99,
          .pieces = {{rounded, hat, 1, {{-8.4, -15.6}, {0, -35}, {8.4, -15.6}, {0, -13.4}}},
                     {blob, badge, 1, circle({0, -34.6}, 3.4)},
                     {blob, badge, 1, circle({0, -20.6}, 2.8)}}};
}
HatShape swim_cap() {
  return {.brim = -4,
          .pieces = {{blob, hat, .6, dome(16.8, -19.6)},
                     {line, hat, .6, {{-15.8, -10.4}, {0, -12.6}, {15.8, -10.4}}}}};
}
HatShape headphones() {
  return {.brim = -99,
          .pieces = {{band,
                      hat,
                      0,
                      {{-17.4, 0}, {-18, -10}, {-11, -20}, {0, -22.8}, {11, -20}, {18, -10}, {17.4, 0}},
                      {{-14.4, 0}, {-14.8, -9}, {-9, -17}, {0, -19.2}, {9, -17}, {14.8, -9}, {14.4, 0}}},
                     {rounded, hat, 0, {{-20.6, -4}, {-14, -5}, {-14, 7}, {-20.6, 6}}},
                     {rounded, hat, 0, {{20.6, -4}, {14, -5}, {14, 7}, {20.6, 6}}, {}, Seen::from_front}}};
}
HatShape bandana() {
  return {.brim = -5,
          .behind = {{rounded, ribbon, 0, {{-14, -8}, {-26, -13}, {-25, -4}}},
                     {rounded, ribbon, 0, {{-14, -7}, {-25, 0}, {-19, 5}}}},
          .pieces = {{blob, hat, .6, dome(17, -20.4)},
                     {blob, badge, 1, circle({-8, -11}, 2)},
                     {blob, badge, 2, circle({0, -15.6}, 2)},
                     {blob, badge, 2, circle({8, -11}, 2)}}};
}
HatShape rain_hat() {
  return {.pieces = {{blob, hat, 1, dome(15.4, -24)},
                     {line, hat, 1, {{-6, -10}, {-5.6, -16}, {-3, -21.6}}},
                     {line, hat, 1, {{6, -10}, {5.6, -16}, {3, -21.6}}},
                     {blob,
                      hat,
                      1,
                      {{-24, 3},
                       {-19, -7},
                       {-12, -11},
                       {0, -12.4},
                       {12, -11},
                       {19, -7},
                       {24, 3},
                       {16, -3},
                       {8, -5.6},
                       {0, -6},
                       {-8, -5.6},
                       {-16, -3}}}}};
}
HatShape jockey_cap() {
  return {
      .brim = -5,
      .pieces = {{blob, hat, .8, dome(17, -21.4)},
                 {line, hat, 2, {{-7, -8.4}, {-7, -14}, {-3, -20}}},
                 {line, hat, 2, {{7, -8.4}, {7, -14}, {3, -20}}},
                 {blob, hat, 1, circle({0, -21.6}, 2.3)},
                 {blob, hat, 3.6, {{-13, -6.6}, {0, -9.4}, {13, -6.6}, {11, -2.6}, {0, -1}, {-11, -2.6}}}}};
}
HatShape nurse_cap() {
  return {
      .brim = -99,
      .pieces = {
          {rounded, hat, 1.4, {{-11, -13.4}, {-13, -22.4}, {0, -25.4}, {13, -22.4}, {11, -13.4}, {0, -15.4}}},
          {rounded,
           badge,
           3.4,
           {{-1.5, -23.4},
            {1.5, -23.4},
            {1.5, -21.3},
            {3.8, -21.3},
            {3.8, -18.5},
            {1.5, -18.5},
            {1.5, -16.4},
            {-1.5, -16.4},
            {-1.5, -18.5},
            {-3.8, -18.5},
            {-3.8, -21.3},
            {-1.5, -21.3}}}}};
}
HatShape racing_helmet() {
  return {
      .brim = -99,
      .hood = Hood{{{-18.6, 0},
                    {-18, -11},
                    {-11, -20.6},
                    {0, -22.8},
                    {11, -20.6},
                    {18, -11},
                    {18.6, 0},
                    {17, 12},
                    {10, 18},
                    {0, 19.6},
                    {-10, 18},
                    {-17, 12}},
                   {{-13, 2}, {-12, -5}, {0, -7.4}, {12, -5}, {13, 2}, {11, 9.6}, {0, 12.6}, {-11, 9.6}}},
      .pieces = {
          {band, badge, 2, {{-3.4, -9}, {-3.8, -15}, {-2.8, -22.4}}, {{3.4, -9}, {3.8, -15}, {2.8, -22.4}}}}};
}

// A band over the hair with the ears of who is played; `ears` come before it.
HatShape ears_on_band(std::vector<HatPiece> ears) {
  ears.push_back(
      {band,
       hat,
       .6,
       {{-17, -9}, {-15.4, -15}, {-9, -21.6}, {0, -24}, {9, -21.6}, {15.4, -15}, {17, -9}},
       {{-14.8, -8.6}, {-13, -13.4}, {-7.8, -18.6}, {0, -20.8}, {7.8, -18.6}, {13, -13.4}, {14.8, -8.6}}});
  return {.brim = -99, .pieces = std::move(ears)};
}
HatShape cat_ears() {
  return ears_on_band({{rounded, hat, .4, {{-16.6, -13}, {-17, -35}, {-3.6, -22}}},
                       {rounded, badge, .6, {{-13.6, -18.6}, {-14.4, -29}, {-7.4, -22.4}}},
                       {rounded, hat, .4, {{16.6, -13}, {17, -35}, {3.6, -22}}},
                       {rounded, badge, .6, {{13.6, -18.6}, {14.4, -29}, {7.4, -22.4}}}});
}
HatShape rabbit_ears() {
  return ears_on_band(
      {{blob,
        hat,
        .4,
        {{-10, -20}, {-15, -32}, {-14.6, -46}, {-10, -50}, {-6, -44}, {-4.6, -32}, {-4.6, -21}}},
       {blob, badge, .6, {{-9.4, -27}, {-11.8, -36}, {-10.6, -44}, {-8.4, -42}, {-7.4, -33}}},
       {blob, hat, .4, {{10, -20}, {15, -32}, {14.6, -46}, {10, -50}, {6, -44}, {4.6, -32}, {4.6, -21}}},
       {blob, badge, .6, {{9.4, -27}, {11.8, -36}, {10.6, -44}, {8.4, -42}, {7.4, -33}}}});
}
HatShape bear_ears() {
  return ears_on_band({{blob, hat, .4, circle({-13, -24.4}, 8)},
                       {blob, badge, .6, circle({-13, -24.8}, 4.2)},
                       {blob, hat, .4, circle({13, -24.4}, 8)},
                       {blob, badge, .6, circle({13, -24.8}, 4.2)}});
}

HatShape feelers() {
  return ears_on_band(
      {{band, hat, .4, {{-7.4, -19}, {-9, -29}, {-13, -36}}, {{-4.6, -19.6}, {-6, -30}, {-10.4, -38}}},
       {blob, hat, .4, circle({-13.4, -40}, 4.6)},
       {band, hat, .4, {{7.4, -19}, {9, -29}, {13, -36}}, {{4.6, -19.6}, {6, -30}, {10.4, -38}}},
       {blob, hat, .4, circle({13.4, -40}, 4.6)}});
}

HatShape mitre() {
  return {
      .pieces = {{rounded, hat, 1, {{-13, -8}, {-16, -25}, {0, -45}, {16, -25}, {13, -8}, {0, -5.8}}},
                 {rounded,
                  badge,
                  1.4,
                  {{-2, -36},
                   {2, -36},
                   {2, -30},
                   {7, -30},
                   {7, -26},
                   {2, -26},
                   {2, -17},
                   {-2, -17},
                   {-2, -26},
                   {-7, -26},
                   {-7, -30},
                   {-2, -30}}},
                 {band, ribbon, 1, {{-14, -14}, {0, -11.6}, {14, -14}}, {{-13, -8}, {0, -5.8}, {13, -8}}}}};
}

// The cap of those who live in the woods: its brim ends in a peak, and a feather stands at its side.
HatShape feather_cap() {
  return {.pieces = {{rounded, ribbon, 1, {{-7, -12}, {-18, -22}, {-25, -36}, {-12, -33}, {-4, -22}}},
                     {line, ribbon, 1, {{-9, -15}, {-15, -24}, {-19, -30}}},
                     {blob,
                      hat,
                      1,
                      {{-16.6, -6}, {-15.4, -17}, {-6, -25.4}, {7, -27}, {14, -19}, {17.4, -8}, {0, -6.4}}},
                     {rounded,
                      hat,
                      1,
                      {{-21, -9}, {-10, -11.4}, {8, -10.4}, {31, -5}, {12, -2.6}, {0, -1.8}, {-14, -3}}}}};
}

// A hood that leaves fringe and plaits free and is tied below the chin.
HatShape riding_hood() {
  return {.brim = -9,
          .behind = {{rounded, hat, -1, {{-13, -16}, {-11, -27}, {-4, -41}, {9, -28}, {13, -16}, {0, -12}}}},
          .pieces = {{band,
                      hat,
                      1.6,
                      {{-21, 8}, {-21, -9}, {-12, -23}, {-1, -29}, {12, -23}, {21, -9}, {21, 8}},
                      {{-16.6, 8}, {-16, -6}, {-9, -14.6}, {0, -17}, {9, -14.6}, {16, -6}, {16.6, 8}}},
                     {rounded, ribbon, 0, {{0, 22}, {-9.6, 17}, {-9.6, 27}}},
                     {rounded, ribbon, 0, {{0, 22}, {9.6, 17}, {9.6, 27}}}}};
}

}  // namespace

std::vector<HatShape> role_hat_shapes() {
  return {top_hat(),     cowboy_hat(),   detective_hat(), bearskin(),    beret(),         graduation_cap(),
          captain_cap(), veil(),         halo(),          wreath(),      viking_helmet(), pointed_cap(),
          ninja_hood(),  clown_hat(),    swim_cap(),      headphones(),  bandana(),       rain_hat(),
          jockey_cap(),  nurse_cap(),    racing_helmet(), cat_ears(),    rabbit_ears(),   bear_ears(),
          mitre(),       roman_helmet(), feelers(),       feather_cap(), riding_hood()};
}

}  // namespace drawing::figures
