#include "drawing/figures/headgear_shapes.h"

#include <cmath>
#include <numbers>

namespace drawing::figures {
namespace {

using enum Form;
constexpr PartName hat = PartName::hat, ribbon = PartName::ribbon, badge = PartName::mark;
using Points = std::vector<Point>;

Points star(Point at, double radius) {
  Points points;
  for (int i = 0; i < 10; ++i) {
    const double angle = (i * 36 - 90) * std::numbers::pi / 180, r = i % 2 != 0 ? radius * 0.5 : radius;
    points.push_back({at.x + r * std::cos(angle), at.y + r * std::sin(angle)});
  }
  return points;
}

Points circle(Point at, double radius) {
  Points points;
  for (int i = 0; i < 8; ++i) {
    const double angle = i * 45 * std::numbers::pi / 180;
    points.push_back({at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)});
  }
  return points;
}

HatShape cap() {
  return {
      .pieces = {
          {blob,
           hat,
           1,
           {{-17.4, -6}, {-16, -15}, {-8.4, -21}, {0, -22.4}, {8.4, -21}, {16, -15}, {17.4, -6}, {0, -5}}},
          {line, hat, 3, {{-1, -10}, {-.6, -16}, {-1, -21}}},
          {blob,
           hat,
           1,
           {{-14, -6.6}, {0, -10}, {14, -6.6}, {12.4, -3.2}, {0, -1.6}, {-12.4, -3.2}},
           {},
           Seen::from_front},
          {blob,
           hat,
           1,
           {{3, -7.4}, {12, -8.6}, {22, -7}, {26.4, -4}, {20, -2.8}, {10, -4}},
           {},
           Seen::turned}}};
}
HatShape beanie() {
  return {.brim = -4,
          .pieces = {{blob, hat, .6, circle({0, -25.6}, 4.4)},
                     {blob,
                      hat,
                      .6,
                      {{-16, -8},
                       {-14.4, -16.6},
                       {-7, -22.6},
                       {0, -23.8},
                       {7, -22.6},
                       {14.4, -16.6},
                       {16, -8},
                       {0, -7}}},
                     {band,
                      hat,
                      .6,
                      {{-17.4, -11.4}, {0, -13.4}, {17.4, -11.4}},
                      {{-17.8, -3.8}, {0, -5.6}, {17.8, -3.8}}}}};
}
HatShape straw_hat() {
  return {
      .pieces = {{blob,
                  hat,
                  1,
                  {{-12.6, -9},
                   {-11.6, -18},
                   {-6, -23.4},
                   {0, -24.4},
                   {6, -23.4},
                   {11.6, -18},
                   {12.6, -9},
                   {0, -7}}},
                 {band, ribbon, 1, {{-12.6, -13}, {0, -10.6}, {12.6, -13}}, {{-13, -8}, {0, -5.4}, {13, -8}}},
                 {blob,
                  hat,
                  1,
                  {{-25, -6.4},
                   {-14, -10},
                   {-12.6, -8.4},
                   {0, -6},
                   {12.6, -8.4},
                   {14, -10},
                   {25, -6.4},
                   {14, -3},
                   {0, -1.8},
                   {-14, -3}}}}};
}
HatShape headscarf() {
  return {
      .brim = -99,
      .hood =
          Hood{{{-17.6, 0},
                {-16.6, -10},
                {-10, -18},
                {0, -20},
                {10, -18},
                {16.6, -10},
                {17.6, 0},
                {16, 11},
                {15.6, 17},
                {17, 24},
                {8, 28},
                {0, 29},
                {-8, 28},
                {-17, 24},
                {-15.6, 17},
                {-16, 11}},
               {{-11.8, 2}, {-10.8, -6}, {0, -10.4}, {10.8, -6}, {11.8, 2}, {9, 10.4}, {0, 14}, {-9, 10.4}}},
      .pieces = {{line, hat, 2, {{8.6, 15}, {3, 18.8}, {-7, 20.6}}},
                 {line, hat, 0, {{11.4, 18.4}, {7, 22.4}, {1, 24.4}}}}};
}
HatShape bicycle_helmet() {
  HatShape shape{.brim = -5,
                 .pieces = {{blob,
                             hat,
                             .6,
                             {{-17.6, -5},
                              {-17.2, -13},
                              {-10, -21.6},
                              {0, -23.6},
                              {10, -21.6},
                              {17.2, -13},
                              {17.6, -5},
                              {9, -7.4},
                              {0, -8.4},
                              {-9, -7.4}}}}};
  for (const double x : {-7.6, 0.0, 7.6})
    shape.pieces.push_back({blob, hat, .6, {{x - 1.8, -11.6}, {x * .8, -20}, {x + 1.8, -11.6}, {x, -10.2}}});
  return shape;
}
HatShape crown() {
  return {.brim = -99,
          .pieces = {{rounded,
                      hat,
                      1.2,
                      {{-12.4, -13.6},
                       {-14.4, -26},
                       {-7.6, -20.6},
                       {0, -29},
                       {7.6, -20.6},
                       {14.4, -26},
                       {12.4, -13.6},
                       {6, -12.4},
                       {0, -12},
                       {-6, -12.4}}},
                     {blob, badge, 4.6, circle({0, -18.4}, 2.7)}}};
}
HatShape tiara() {
  return {.brim = -99,
          .pieces = {{rounded,
                      hat,
                      2.4,
                      {{-10.4, -12.6},
                       {-11, -19.6},
                       {-5, -17.4},
                       {0, -25},
                       {5, -17.4},
                       {11, -19.6},
                       {10.4, -12.6},
                       {5, -14.6},
                       {0, -15.2},
                       {-5, -14.6}}}}};
}
HatShape fire_helmet() {
  return {.brim = -5,
          .pieces = {
              {blob,
               hat,
               1,
               {{-15.8, -7}, {-15, -15}, {-9, -22.6}, {0, -25}, {9, -22.6}, {15, -15}, {15.8, -7}, {0, -4}}},
              {line, hat, 1, {{-8, -10}, {-7, -17}, {-4, -22}}},
              {line, hat, 1, {{9, -10}, {8, -17}, {4.6, -22}}},
              {blob,
               hat,
               1.6,
               {{-21, -4},
                {-17.4, -8},
                {-9, -9.2},
                {0, -9.6},
                {9, -9.2},
                {17.4, -8},
                {21, -4},
                {16, -2.4},
                {8, -5},
                {0, -5.4},
                {-8, -5},
                {-16, -2.4}}},
              {rounded, badge, 5.6, {{-4, -18}, {0, -19.4}, {4, -18}, {4, -12}, {0, -9}, {-4, -12}}}}};
}
HatShape police_cap() {
  return {
      .pieces = {
          {blob,
           hat,
           1.4,
           {{-20, -17.6},
            {-15, -23.6},
            {0, -26.6},
            {15, -23.6},
            {20, -17.6},
            {15, -13.6},
            {0, -12},
            {-15, -13.6}}},
          {band, hat, 1.4, {{-15.8, -13.6}, {0, -11}, {15.8, -13.6}}, {{-16.4, -7}, {0, -4.6}, {16.4, -7}}},
          {blob, hat, 4.6, {{-12, -6.2}, {0, -4.6}, {12, -6.2}, {9, -3.4}, {0, -2.4}, {-9, -3.4}}},
          {rounded, badge, 5.4, star({0, -17.8}, 4.4)}}};
}
HatShape cook_hat() {
  return {.brim = -7,
          .pieces = {{blob,
                      hat,
                      1.2,
                      {{-13, -16},
                       {-20, -22},
                       {-17, -31},
                       {-8, -32},
                       {0, -36},
                       {8, -32},
                       {17, -31},
                       {20, -22},
                       {13, -16},
                       {0, -13}}},
                     {line, hat, 1.2, {{-6, -18}, {-6.6, -22}, {-8, -25}}},
                     {line, hat, 1.2, {{6, -18}, {6.6, -22}, {8, -25}}},
                     {band,
                      hat,
                      1.2,
                      {{-15.4, -16.4}, {0, -14}, {15.4, -16.4}},
                      {{-16.6, -7.6}, {0, -5}, {16.6, -7.6}}}}};
}
HatShape hard_hat() {
  return {.pieces = {{blob,
                      hat,
                      1.2,
                      {{-16.6, -7},
                       {-15.6, -16},
                       {-9, -22.6},
                       {0, -24.6},
                       {9, -22.6},
                       {15.6, -16},
                       {16.6, -7},
                       {0, -5}}},
                     {line, hat, 3, {{-4, -9.6}, {-4.4, -16}, {-3.4, -22}}},
                     {line, hat, 3, {{4, -9.6}, {4.4, -16}, {3, -22}}},
                     {band,
                      hat,
                      1.2,
                      {{-17.6, -8.6}, {0, -6.6}, {17.6, -8.6}},
                      {{-18, -4.6}, {2, -1.6}, {19.8, -4.6}}}}};
}
HatShape pirate_hat() {
  return {
      .brim = -5,
      .pieces = {
          {band, ribbon, 1.2, {{-16.6, -9}, {0, -11}, {16.6, -9}}, {{-16.8, -4.4}, {0, -4.2}, {16.8, -4.4}}},
          {blob,
           hat,
           1.2,
           {{-24, -8},
            {-22, -15},
            {-14, -19},
            {-8, -26},
            {0, -28.6},
            {8, -26},
            {14, -19},
            {22, -15},
            {24, -8},
            {16, -8.4},
            {8, -11},
            {0, -11.6},
            {-8, -11},
            {-16, -8.4}}},
          {blob,
           badge,
           4,
           {{-4.6, -19.4},
            {-3, -23.4},
            {3, -23.4},
            {4.6, -19.4},
            {2.4, -17.2},
            {2.2, -14.6},
            {-2.2, -14.6},
            {-2.4, -17.2}}},
          {solid, badge, 4, circle({-1.7, -19.8}, 1)},
          {solid, badge, 4, circle({1.7, -19.8}, 1)}}};
}
HatShape knight_helmet() {
  return {
      .brim = -99,
      .behind = {{blob,
                  ribbon,
                  0,
                  {{1, -20},
                   {0, -29},
                   {-8, -35},
                   {-19, -35},
                   {-28, -28},
                   {-33, -17},
                   {-33, -5},
                   {-28, 2},
                   {-26, -8},
                   {-21, -15},
                   {-12, -18}}}},
      .hood =
          Hood{{{-17.6, 0},
                {-17, -11},
                {-10, -19},
                {0, -21},
                {10, -19},
                {17, -11},
                {17.6, 0},
                {16.6, 10},
                {12, 17.6},
                {0, 19.6},
                {-12, 17.6},
                {-16.6, 10}},
               {{-11.6, 2}, {-11, -3.4}, {0, -4.8}, {11, -3.4}, {11.6, 2}, {9.6, 9.4}, {0, 13}, {-9.6, 9.4}}},
      .pieces = {
          {band, hat, 1.4, {{-18.2, -8}, {0, -11}, {18.2, -8}}, {{-18.6, -3}, {0, -5.4}, {18.6, -3}}}}};
}
HatShape astronaut_helmet() {
  return {.brim = -99,
          .behind = {{blob, hat, 0, circle({0, 0}, 23.4)}},
          .hood = Hood{circle({0, 0}, 23.4), circle({0, .8}, 14.4)},
          .pieces = {{line, hat, 2, {{12.4, -14}, {16, -10.4}, {18, -6}}}}};
}
HatShape witch_hat() {
  return {
      .pieces = {
          {rounded,
           hat,
           1,
           {{-13, -9},
            {-8, -20},
            {-4, -30},
            {-6, -37},
            {-13, -40},
            {-4, -43},
            {4, -38},
            {8, -26},
            {13, -9},
            {0, -7}}},
          {band, ribbon, 1, {{-11.4, -14}, {0, -11.8}, {11.6, -14}}, {{-13.6, -8}, {0, -5.4}, {13.6, -8}}},
          {blob,
           hat,
           1,
           {{-27, -5},
            {-15, -9.4},
            {-13, -8},
            {0, -5.6},
            {13, -8},
            {15, -9.4},
            {27, -5},
            {14, -2.4},
            {0, -1.6},
            {-14, -2.4}}}}};
}
HatShape wizard_hat() {
  return {
      .pieces = {
          {rounded,
           hat,
           1,
           {{-16.4, -7}, {-11, -20}, {-4, -37}, {2, -46}, {5, -35}, {11, -20}, {16.4, -7}, {0, -4.6}}},
          {rounded, badge, 4, star({0, -18.4}, 5.2)},
          {band, ribbon, 1, {{-17, -8.4}, {0, -5.8}, {17, -8.4}}, {{-17.8, -4.4}, {0, -1.6}, {17.8, -4.4}}}}};
}
HatShape santa_hat() {
  return {
      .brim = -5,
      .pieces = {
          {blob,
           hat,
           1,
           {{-15, -9}, {-13, -19}, {-4, -26}, {8, -26}, {17, -19}, {21, -9}, {17.6, -8}, {15, -10}, {0, -6}}},
          {line, hat, 1, {{7, -17}, {12, -16.4}, {15.4, -12.6}}},
          {blob, hat, 1, circle({19.6, -5.6}, 4.2)},
          {band, hat, 1, {{-17.8, -11.4}, {0, -13.4}, {17, -11.4}}, {{-18, -4.4}, {0, -6.2}, {17.4, -4.4}}}}};
}

}  // namespace

const HatShape* hat_shape(Headgear headgear) {
  // In the order of Headgear.
  static const std::vector<HatShape> shapes = [] {
    std::vector<HatShape> all{
        cap(),           beanie(),           straw_hat(),  headscarf(),  bicycle_helmet(), crown(),
        tiara(),         fire_helmet(),      police_cap(), cook_hat(),   hard_hat(),       pirate_hat(),
        knight_helmet(), astronaut_helmet(), witch_hat(),  wizard_hat(), santa_hat()};
    const std::vector<HatShape> roles = role_hat_shapes();
    all.insert(all.end(), roles.begin(), roles.end());
    return all;
  }();
  if (headgear == Headgear::none) return nullptr;
  return &shapes.at(static_cast<std::size_t>(headgear) - 1);
}

}  // namespace drawing::figures
